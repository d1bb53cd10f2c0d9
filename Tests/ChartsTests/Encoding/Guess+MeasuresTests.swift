import Testing

@testable import Charts
@testable import Tables

/// Columns that measure nothing: zeros, what never changes, one moment, codes.
@Suite struct GuessMeasuresTests {
  /// A table of a monitor: sizes beside small numbers, and columns of zeros between them.
  @Test func measuresOfOtherSizesAreApart() throws {
    let charts = try readCharts(
      tableText("time,r,swpd,free,us,wa", 5) { "2024-01-0\($0 + 1),\($0 + 1),0,2200561\($0),12,0" })
    #expect(charts.map { $0.series.map(\.name) } == [["r", "us"], ["free"]])
    #expect(charts[0].notes == [.constants(["swpd", "wa"])])
  }

  @Test func columnsThatAreNotChartedAreNamed() throws {
    let chart = try readChart(
      tableText("day,v,host,note", 9) { "2024-01-0\($0 + 1),\($0),box,n\($0)" })
    #expect(chart.notes == [.notCharted(["note"]), .constants(["host"])])
  }

  /// A column without a value is named, too.
  @Test func emptyColumnsAreNamed() throws {
    let chart = try readChart(tableText("day,v,note", 9) { "2024-01-0\($0 + 1),\($0)," })
    #expect(chart.notes == [.emptyColumns(["note"])])
  }

  /// One moment is no time that passes.
  @Test func aScrapeIsAListOfNames() throws {
    let chart = try readChart("time,method,v\n2024-01-01,get,5\n2024-01-01,post,3\n")
    #expect(chart.type == .bar && chart.xAxis.categories == ["get", "post"])
    #expect(try readChart("time,job,v\n2024-01-01,a,5\n").type == .bar)
  }

  @Test func flagsAndConstantsAreCounted() throws {
    let chart = try readChart(tableText("same,ap,pt", 40) { "1,\($0 % 2),\($0 % 3 % 2)" })
    #expect(chart.channels?.reason == .counts && chart.channels?.x == "ap")
    let spread = try readChart(tableText("kind,same,v", 40) { "k\($0 % 4),20,\($0 * 7 % 11).5" })
    #expect(spread.type == .box && spread.channels?.y == ["v"])
  }

  @Test func nothingThatStaysComesFirst() throws {
    let charts = try readCharts(
      tableText("time,a,b,c", 6) { "2024-01-0\($0 + 1),900,950,\($0 * $0 % 5)" })
    #expect(charts.map { $0.channels?.y } == [["c"], ["a", "b"]])
    // One place is no map.
    let chart = try readChart(
      tableText("lat,lon,v,w", 60) { "0,0,\($0 * 7 % 53).5,\($0 * 11 % 59).5" })
    #expect(chart.channels?.y == ["w"])
  }

  /// Wages are asked about, and every measure is in a chart that is suggested.
  @Test func whatIsEarnedIsAskedAbout() throws {
    let text = tableText("service,phd,salary", 60) {
      "\($0 * 7 % 53).5,\($0 * 11 % 59).5,\($0 * 13 % 57 + 30)000"
    }
    #expect(try readChart(text).channels?.y == ["salary"])
    var second = Encoding()
    second.number = 2
    let other = try second.charts(
      of: Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions()))
    #expect(other[0].channels?.y == ["salary"])
    #expect(try Set([other[0].channels?.x, readChart(text).channels?.x]) == ["service", "phd"])
  }

  @Test func aResponseIsAskedAbout() throws {
    let chart = try readChart(
      tableText("a,b,y", 60) { "\($0 * 7 % 53).5,\($0 * 11 % 59).5,\($0 * 13 % 57).5" })
    #expect(chart.channels?.x == "a" && chart.channels?.y == ["y"])
  }

  /// Doses that double are an axis.
  @Test func doublingDosesAreAnAxis() throws {
    let chart = try readChart(
      tableText("change,dose,animal", 60) {
        "\($0 * 7 % 53).5,\([6.25, 12.5, 25, 50, 100, 200][$0 % 6]),r\($0 / 6)"
      })
    #expect(chart.type == .line && chart.channels?.x == "dose" && chart.series.count == 10)
  }

  /// Times of a timetable are compared by the hour.
  @Test func timetablesAreComparedByTheHour() throws {
    let chart = try readChart(
      tableText("dep_time,delay", 400) { "\($0 % 20 * 100 + $0 * 7 % 60),\($0 * 7 % 31).5" })
    #expect(chart.channels?.timeUnit == .hour && chart.series[0].count == 20)
  }

  /// A level that is held while something rises is seen as one.
  @Test func aConstantOverWhatRisesIsALine() throws {
    let chart = try readChart(tableText("t,v", 41) { "\($0),5" })
    #expect(chart.type == .line && chart.channels?.x == "t" && chart.channels?.y == ["v"])
    #expect(chart.notes.isEmpty)
  }

  @Test func answersOfServersAreCounted() throws {
    let chart = try readChart("path,status\n/a,200\n/b,404\n/a,200\n/b,500\n/a,200\n/c,200\n")
    #expect(chart.channels?.x == "status" && chart.xAxis.categories == ["200", "404", "500"])
  }

  /// Cases of several kinds of people, at one kind.
  @Test func frequenciesOfSeveralKindsAreAddedUp() throws {
    let chart = try readChart(
      tableText("age,drinks,smokes,ncases,ncontrols", 60) {
        "a\($0 % 5),d\($0 / 5 % 3),s\($0 / 15),\($0 * $0 % 7),\($0 * 3 % 11 + 1)"
      })
    #expect(chart.xAxis.title == "age" && chart.series.map(\.name) == ["ncases", "ncontrols"])
    #expect(chart.channels?.aggregate == .sum)
  }

  /// The size of a memory is no course beside what is used of it.
  @Test func whatNeverChangesIsLeftOutBesideWhatDoes() throws {
    let chart = try readChart(
      tableText("time,total,used", 9) { "2024-01-0\($0 + 1),16000,\($0 * 977 % 4001 + 5000)" })
    #expect(chart.series.map(\.name) == ["used"] && chart.notes == [.constants(["total"])])
    // In a few rows it may change yet, and alone it is what there is.
    #expect(
      try readChart(tableText("time,a,b", 5) { "2024-01-0\($0 + 1),16,\($0)" }).series.count == 2)
    #expect(
      try readChart(tableText("time,a", 9) { "2024-01-0\($0 + 1),16" }).series.count == 1)
    // Parts of a hundred stay together.
    let parts = try readChart(
      tableText("time,us,sy,idle", 9) { "2024-01-0\($0 + 1),\($0 + 1),5,\(94 - $0)" })
    #expect(parts.series.map(\.name) == ["us", "sy", "idle"])
  }

  /// Few different numbers in few rows are no stripes: the first measure is what the others are told for.
  @Test func theFirstMeasureIsInAChart() throws {
    let few = [37, 9, 6, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    let text = tableText("executions,income,poverty,degree", 17) {
      "\(few[$0]),\(30_000 + $0 * 977 % 9001),\($0 * 7 % 23).5,0.\($0 * 7 % 17 + 10)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .scatter && chart.yAxis.title == "executions")
    // Stripes in many rows are none, but a histogram shows what they are of.
    let many = tableText("number,income,poverty", 100) {
      "\($0 * $0 % 7).5,\($0 * 977 % 9001),\($0 * 7 % 83).5"
    }
    let decks = try Encoding().suggestions(
      of: Reader.read(bytes: Array(many.utf8), name: "t.csv", options: ReadingOptions()))
    #expect(decks[0][0].measures + [decks[0][0].x ?? ""] == ["poverty", "income"])
    #expect(decks.contains { $0.first?.type == .histogram && $0.first?.measures == ["number"] })
  }

  @Test func numbersWithoutANameAreACourseThatCanBeCounted() throws {
    let decks = try Encoding().suggestions(
      of: Reader.read(
        bytes: Array((0..<40).map { "\($0 * 37 % 41)\n" }.joined().utf8), name: "-",
        options: ReadingOptions()))
    #expect(decks.map { $0.map(\.type) } == [[.line], [.histogram]])
  }

  /// Remarks here and there are no kinds, and take no part in the choice.
  @Test func remarksHereAndThereChangeNothing() throws {
    let text = tableText("elapsed,temp,flow,note", 36) { row in
      "\(row * 30),\(20 + row),\(12 + row % 3),\(row == 9 ? "pump off" : row == 20 ? "pump on" : "")"
    }
    let charts = try readCharts(text)
    #expect(charts.allSatisfy { $0.type == .line && $0.channels?.x == "elapsed" })
  }

  /// Many numbers of a file in no order are counted, also without a name; those from a pipe come one after another.
  @Test func numbersOfAFileWithoutANameAreCounted() throws {
    let text = (0..<300).map { String($0 * $0 * 7919 % 331) }.joined(separator: "\n") + "\n"
    #expect(try readFirstChart(text).type == .histogram)
    let piped = try Reader.read(bytes: Array(text.utf8), name: "-", options: ReadingOptions())
    #expect(try Encoding().charts(of: piped).first?.type == .line)
  }

  /// Numbers of rows and of things are no course.
  @Test func numbersOfThingsAreNoLine() throws {
    let text = tableText("rownames,region,region_code", 40) {
      "\($0 + 1),place \($0),\($0 * 37 + 100)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .bar && chart.channels?.y.contains("region_code") != true)
  }

  /// A measure that most rows lack is none that a chart is opened with.
  @Test func aMeasureThatMostRowsLackComesLast() throws {
    let text = tableText("method,dataset,bandwidth,j", 24) { row in
      "m\(row % 6),d\(row / 6),\(row % 6 == 0 ? String(row) : ""),\(row * 37 % 41).5"
    }
    #expect(try readFirstChart(text).channels?.y == ["j"])
  }
}
