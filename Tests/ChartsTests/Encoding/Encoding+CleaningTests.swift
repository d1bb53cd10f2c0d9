import Testing

@testable import Charts
@testable import Tables

@Suite struct EncodingCleaningTests {
  private static let slip = "day,price,size\n2024-01-01,1.5,7\n2024-01-02,C,8\n2024-01-03,2.5,9\n"

  @Test func aSlipLeavesItsColumnOutAndIsNamed() throws {
    let chart = try #require(try readCharts(Self.slip).first)
    #expect(chart.notes == [.leftOutColumn("price", row: 3, text: "C")])
    #expect(chart.series.map(\.name) == ["size"] && chart.series[0].y == [7, 8, 9])
  }

  @Test func whoAsksForTheColumnHearsOfTheSlip() {
    let problem = InputProblem(
      file: "t.csv", kind: .notANumber(row: 3, column: "price", text: "C"))
    #expect(throws: problem) { try readCharts(Self.slip) { $0.y = ["price"] } }
    #expect(throws: problem) { try readCharts(Self.slip) { $0.y = ["price", "size"] } }
  }

  @Test func aFewTextsAmongNumbersAreMissing() throws {
    let text = "who,mark\na,12\nb,abs\nc,9\nd,14\ne,11\n"
    let chart = try readCharts(text)[0]
    #expect(chart.notes == [.strays(1, column: "mark", texts: ["abs"])])
    #expect(chart.series.map(\.name) == ["mark"] && chart.series[0].y.count == 5)
    #expect(chart.series[0].y[1].isNaN && chart.series[0].y[2] == 9)
    #expect(try readCharts(text) { $0.y = ["mark"] }[0].series[0].y.count(where: \.isFinite) == 4)
  }

  @Test func ofOtherColumnsNothingIsSaid() throws {
    #expect(try readCharts(Self.slip) { $0.y = ["size"] }[0].notes == [])
  }

  /// A summary below laps is named, and not said to be a row without an x value as well.
  @Test func aSummaryIsSaidOnce() throws {
    let laps = (1...10).map { "\($0),\(140 + $0 * $0 % 7)\n" }.joined()
    let chart = try #require(try readCharts("lap,pulse\n\(laps)Summary,144\n").first)
    #expect(chart.notes.contains(.strays(1, column: "lap", texts: ["Summary"])))
    #expect(chart.leftOutCount == 1 && chart.leftOutFact == nil)
  }

  /// The times that clocks skip or repeat are told with their zone, of charts that show them.
  @Test func timesThatClocksChangeAreTold() throws {
    let text = "t,v\n2024-03-31T02:30,1\n2024-03-31T04:30,2\n2024-10-27T02:30,3\n"
    var (options, encoding) = (ReadingOptions(), Encoding())
    (options.timeZone, encoding.timeZone) = ("Europe/Berlin", "Europe/Berlin")
    let read = try Reader.read(bytes: Array(text.utf8), name: "t.csv", options: options)
    let chart = try #require(try encoding.charts(of: read).first)
    for areSkipped in [true, false] {
      let text = areSkipped ? "2024-03-31T02:30" : "2024-10-27T02:30"
      let told = Fact.localTimes(
        1, areSkipped: areSkipped, column: "t", zone: "Europe/Berlin", text: text)
      #expect(chart.notes.contains(told))
    }
    #expect(try readCharts(text).first?.notes == [])
  }

  /// Whole numbers that no double is are told to be rounded; others are exact.
  @Test func longNumbersAreRounded() throws {
    func notes(_ last: String) throws -> [Fact]? {
      try readCharts("x,y\n1,9007199254740992\n2,9007199254740994\n3,\(last)\n").first?.notes
    }
    #expect(try notes("9007199254740993")?.contains(.roundedIntegers(column: "y")) == true)
    #expect(try notes("9007199254740995")?.contains(.roundedIntegers(column: "y")) == true)
    #expect(try notes("9007199254740998")?.contains(.roundedIntegers(column: "y")) == false)
  }

  @Test func infiniteValuesAreNamedWhereTheirColumnIsCharted() throws {
    let text = "x,y,z\n1,2,inf\n2,-inf,3\n3,inf,4\n4,7,NA\n"
    let chart = try #require(try readCharts(text) { $0.y = ["y"] }.first)
    #expect(chart.notes.contains(.infinite(2, column: "y")))
    #expect(!chart.notes.contains(.infinite(1, column: "z")))
    #expect(chart.series[0].y.filter(\.isFinite) == [2, 7])
  }

  @Test(arguments: [1, 2, 9]) func aColumnOfNothingButInfiniteValuesSaysSo(count: Int) throws {
    let text = "x,y\n" + (1...count).map { "\($0),\($0 % 2 == 0 ? "-inf" : "inf")\n" }.joined()
    let chart = try #require(try readCharts(text) { $0.y = ["y"] }.first)
    #expect(chart.notes.contains(.infinite(count, column: "y")))
    #expect(chart.series[0].y.filter(\.isFinite).isEmpty)
  }

  @Test func linesThatAreNoRowsAreCounted() throws {
    #expect(try readCharts("# made by hand\nx,y\n1,2\n2,3\n")[0].notes == [.skippedLines(1)])
  }

  /// As spreadsheets save them: names once, blanks below them, and sums.
  @Test func aPivotTableLosesItsSumsAndItsBlanks() throws {
    let charts = try readCharts(
      "Region,Product,Q1,Q2,Q3\nNorth,a,11,2,3\n,b,2,3,9\nNorth Total,,13,5,12\n"
        + "South,a,4,7,6\n,b,5,8,7\nSouth Total,,9,15,13\nGrand Total,,22,20,25\n")
    let notes = charts[0].notes
    #expect(notes.contains(.leftOutTotals(["North Total", "South Total", "Grand Total"])))
    #expect(notes.contains(.filledDown(2, column: "Region")))
    #expect(charts.allSatisfy { $0.xAxis.categories == ["Q1", "Q2", "Q3"] })
    #expect(
      charts.flatMap { $0.series.flatMap(\.y) }.sorted() == [2, 2, 3, 3, 4, 5, 6, 7, 7, 8, 9, 11])
  }

  @Test func aRowThatAddsUpTheOthersIsNoBar() throws {
    let chart = try readCharts("month,sales\nJan,3\nFeb,5\nMar,4\nTotal,12\n")[0]
    #expect(chart.notes == [.leftOutTotal("Total")] && chart.series[0].y == [3, 5, 4])
  }

  @Test func aDateFormatHasAnEffectThoughARowOfSumsStandsAmongTheDates() throws {
    let dates = "day,sales\n03.01.2024,3\n04.01.2024,5\n05.01.2024,4\n"
    var options = ReadingOptions()
    options.datePattern = "dd.MM.yyyy"
    func charts(_ text: String) throws -> [Chart] {
      try Encoding().charts(
        of: Reader.read(bytes: Array(text.utf8), name: "t.csv", options: options))
    }
    let chart = try charts(dates + "Total,12\n")[0]
    #expect(chart.notes == [.leftOutTotal("Total")])
    #expect(chart.xAxis.kind == .date(.day) && chart.series[0].y == [3, 5, 4])
    let other = try charts("who,sales\nAnn,3\nBob,5\nCid,4\nTotal,12\n")[0]
    #expect(
      other.notes == [.leftOutTotal("Total"), .withoutEffect(["--date-format dd.MM.yyyy"])])
  }

  @Test func aRowOfMeansIsNoBarEither() throws {
    let chart = try readCharts("who,mark\nAnn,3\nBob,5\nCid,4\nMoyenne,4\n")[0]
    #expect(chart.notes == [.leftOutAverage("Moyenne")] && chart.series[0].y == [3, 5, 4])
  }

  /// A figure that a spreadsheet computes below a column is no row of it, where it is what it is called.
  @Test func statisticsAreNoBars() throws {
    let scores = "student,score\nAnn,10\nBob,20\nCid,36\n"
    let chart = try readCharts(scores + "Average,22\nMin,10\nMax,36\n")[0]
    #expect(chart.series[0].y.sorted() == [10, 20, 36])
    #expect(
      chart.notes == [
        .leftOutAverage("Average"), .leftOutStatistic("Min"), .leftOutStatistic("Max"),
      ])
    let counted = try readCharts(scores + "Count,3\nSum,66\nMedian,20\n")[0]
    #expect(counted.series[0].count == 3 && counted.notes.count == 3)
    // Max is a student, too.
    #expect(try readCharts(scores + "Max,12\n")[0].series[0].count == 4)
  }

  /// A budget with its growth and its average below is one of its items.
  @Test func growthIsNoBar() throws {
    let text =
      "Item,Jan,Feb,Mar\nRent,8,4,1\nPay,7,3,7\nCloud,3,6,2\nTravel,5,9,2\n"
      + "Average,5.75,5.5,3\nChange,,-4.3%,-45.5%\n"
    let chart = try readCharts(text)[0]
    #expect(chart.notes.contains(.leftOutPercents("Change")))
    #expect(chart.notes.contains(.leftOutAverage("Average")))
    #expect(!chart.notes.contains { if case .leftOutColumn = $0 { true } else { false } })
    #expect(chart.series.map(\.name) == ["Rent", "Pay", "Cloud", "Travel"])
  }

  /// Of two rows the sum is one where several columns say so.
  @Test func aSumOfTwoRows() throws {
    let chart = try readCharts("name,Q1,Q2,Q3\nA,1,2,3\nB,2,3,4\nTotal,3,5,7\n")[0]
    #expect(chart.notes.contains(.leftOutTotal("Total")))
    #expect(chart.series.flatMap(\.y).max() == 4)
    let single = try readCharts("name,n\nA,1\nB,2\nTotal,3\n")[0]
    #expect(single.series[0].count == 3)
  }

  @Test func aSumIsOutOfEveryChart() throws {
    let text =
      "Voucher,Date,Text,In,Out\n001,2024-01-02,a,10,\n002,2024-01-03,b,20,5\n"
      + "003,2024-01-05,c,,7\n,,Total,30,12\n"
    let charts = try readCharts(text) { $0.x = "Voucher" }
    #expect(charts.allSatisfy { $0.notes.contains(.leftOutTotal("Total")) })
    #expect(charts.flatMap { $0.series.flatMap(\.y) }.filter(\.isFinite).max() == 20)
  }

  @Test func aTotalBesideYearsIsNotCharted() throws {
    let chart = try #require(
      try readCharts("country,2019,2020,2021,Total\nJapan,1,2,3,6\nChile,4,5,6,15\n").first)
    #expect(
      chart.notes == [.folded(columns: 3, first: "2019", last: "2021"), .leftOutWhole("Total")])
    #expect(chart.series.map(\.y) == [[1, 2, 3], [4, 5, 6]])
  }

  @Test func yearsAreTheAxis() throws {
    let chart = try #require(
      try readCharts("country,2019,2020,2021\nJapan,1,2,3\nChile,4,5,6\n").first)
    #expect(chart.notes == [.folded(columns: 3, first: "2019", last: "2021")])
    #expect(chart.type == .line && chart.xAxis.kind == .date(.year))
    #expect(chart.series.map(\.name) == ["Japan", "Chile"])
    #expect(chart.series[1].y == [4, 5, 6])
  }

  @Test func yearsThatAreAskedForAreColumns() throws {
    let charts = try readCharts("country,2019,2020,2021\nJapan,1,2,3\nChile,4,5,6\n") {
      $0.y = ["2019,2021"]
    }
    #expect(charts[0].series.map(\.name) == ["2019", "2021"] && charts[0].notes == [])
  }

  /// Cells that are no numbers are told of the charts that miss them.
  @Test func straysAreToldWhereTheyAre() throws {
    let rows = (1...6).flatMap { day in
      [
        "2026-01-0\(day),Hb,13.\(day)\n",
        "2026-01-0\(day),CRP,\(day == 3 ? "<0.6" : "\(day * 2).5")\n",
      ]
    }
    let charts = try readCharts("date,test,result\n" + rows.joined()) {
      ($0.type, $0.x, $0.y, $0.split) = (.line, "date", ["result"], "test")
    }
    let told = charts.map { chart in
      chart.notes.contains { if case .strays = $0 { true } else { false } }
    }
    #expect(charts.map(\.channels?.part) == ["Hb", "CRP"] && told == [false, true])
  }
}
