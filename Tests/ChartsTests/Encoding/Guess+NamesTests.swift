import Testing

@testable import Charts
@testable import Tables

/// Charts of names, of levels and of experiments.
@Suite struct GuessNamesTests {
  /// The numbers of departments are no axis: nothing is more where they are higher.
  @Test func numbersOfNamesAreNoAxis() throws {
    let text = tableText("dept,name,literacy,crime,wealth", 60) {
      "\($0 + 1 + $0 / 20),n\($0),\($0 * 29 % 67),\($0 * 37 % 97).5,\($0 * 7 % 61).25"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .scatter && chart.xAxis.title == "literacy")
    #expect(chart.channels?.y == ["crime"] && chart.channels?.label != nil)
  }

  /// Each treatment stands once in each row and once in each column of a field.
  @Test func aLatinSquareIsNoCourse() throws {
    let text = tableText("decrease,rowpos,colpos,treatment", 36) {
      let (row, column) = ($0 / 6, $0 % 6)
      return
        "\($0 * 53 % 59),\(row + 1),\(column + 1),\(["A", "B", "C", "D", "E", "F"][(row + column) % 6])"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .box && chart.xAxis.title == "treatment")
  }

  /// Doses given in several pots have a mean each.
  @Test func repetitionsHaveAMean() throws {
    let text = tableText("replicate,recipe,temperature,angle", 60) {
      "\($0 / 12 + 1),\(["A", "B"][$0 / 6 % 2]),\($0 % 6 * 10 + 175),\($0 * 53 % 59)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .line && chart.xAxis.title == "temperature")
    #expect(chart.series.map(\.name).allSatisfy { $0.contains("A") || $0.contains("B") })
    #expect(chart.series.count == 2 && chart.notes.contains(.aggregated(.mean, rows: 5...5)))
  }

  // MARK: Shares

  @Test func votesAreBarsOfTheParties() throws {
    let text = tableText("region,party,votes,share", 24) {
      "r\($0 / 6),P\($0 % 6),\($0 * 3571 % 9001),\($0 * 3571 % 9001 / 90).5"
    }
    let chart = try readFirstChart(text)
    #expect([.bar, .groupedBar].contains(chart.type) && chart.channels?.x == "party")
    #expect(chart.channels?.y == ["votes"] && chart.notes.contains(.notCharted(["share"])))
  }

  /// Of a long list the largest are shown: a share of the total is no other measure.
  @Test func aLongListIsRankedByWhatItIsSharesOf() throws {
    let votes = (0..<60).map { Double($0 * 3571 % 9001 + 10) }
    let total = votes.reduce(0, +)
    let text = tableText("candidate,votes,of all", 60) {
      "c\($0),\(Int(votes[$0])),\((votes[$0] / total * 10000).rounded() / 100)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .bar && chart.series[0].y.count == 20)
    #expect(chart.series[0].y.first == votes.max())
  }

  @Test func ratesStandApartFromCounts() throws {
    let charts = try readCharts(
      tableText("year,born,died,death.rate,birth.rate", 12) {
        "\(1990 + $0),\(50 + $0 * 7 % 11),\(40 + $0 * 5 % 13),\(9 + $0 * 5 % 13).5,\(12 + $0 * 3 % 11).25"
      })
    #expect(
      charts.map { $0.channels?.y } == [["born", "died"], ["death.rate", "birth.rate"]])
  }

  // MARK: Panels

  @Test func whatHappensToManyMembersIsCounted() throws {
    let text =
      "year," + (1...20).map { "m\($0)" }.joined(separator: ",") + "\n"
      + (0..<12).map { row in
        "\(1990 + row),"
          + (0..<20).map { ($0 * 7 + row) % 6 == 0 ? "1" : "0" }
          .joined(separator: ",") + "\n"
      }.joined()
    let chart = try readFirstChart(text)
    #expect(chart.type == .line && chart.series.count == 1 && chart.series[0].count == 12)
    let first = Double((0..<20).count { $0 * 7 % 6 == 0 })
    #expect(chart.series[0].y[0] == first && chart.channels?.aggregate == .sum)
    #expect(
      chart.notes == [
        .folded(columns: 20, first: "m1", last: "m20"), .aggregated(.sum, rows: 20...20),
      ])
  }

  /// A column that never changes within a corps parts none of its lines.
  @Test func aTraitOfAMemberIsNoSeriesOfIt() throws {
    let text = tableText("deaths,year,corps,guard", 14 * 12) {
      "\($0 * 5 % 4),\(1875 + $0 / 14),c\($0 % 14),\($0 % 14 < 4 ? "yes" : "no")"
    }
    let charts = try readCharts(text)
    #expect(charts.count == 1 && charts[0].repetition == nil)
  }

  // MARK: What is left out

  @Test func columnsOfCandlesAndCountsAreNamed() throws {
    let candles = try readFirstChart(
      tableText("date,open,high,low,close,volume,note", 9) {
        "2024-01-0\($0 + 1),5,8,3,6,\($0 * 100),n\($0)"
      })
    #expect(candles.type == .candlestick)
    #expect(candles.notes.contains(.notCharted(["note"])))
    let counts = try readFirstChart(
      tableText("name,start,party", 30) {
        "p\($0),\(1990 + $0 / 3)-05-01,\($0 % 2 == 0 ? "A" : "B")"
      })
    #expect(counts.notes.contains(.notCharted(["name", "party"])))
  }

  /// The month and the year of the date along x are charted with it.
  @Test func partsOfTheDateAreNotMissed() throws {
    let chart = try readFirstChart(
      tableText("Date,Month,Year,deaths", 12) {
        "1854-\($0 < 9 ? "0" : "")\($0 + 1)-01,\($0 + 1),1854,\($0 * 7 % 11)"
      })
    #expect(chart.xAxis.title == "Date" && chart.notes == [])
  }

  /// The ones of a matrix of correlations are neither its highest values nor missing.
  @Test func correlationsAreSaidAndTheirDiagonalIsLeftOut() throws {
    let text = "name,a,b,c\na,1,0.5,-0.2\nb,0.5,1,0.3\nc,-0.2,0.3,1\n"
    let chart = try readChart(text)
    #expect(chart.type == .heatMap && chart.notes.contains(.correlations(3)))
    #expect(chart.yExtent == -0.2...0.5)
    #expect(!chart.facts.contains { if case .missing = $0.fact { true } else { false } })
    let distances = try readChart("name,a,b,c\na,0,5,2\nb,5,0,3\nc,2,3,0\n")
    #expect(!distances.notes.contains(.correlations(3)))
  }

  /// The seconds of a run are its axis, in whatever steps and beside whatever was noted.
  @Test func theClockOfARunIsItsAxis() throws {
    let text = tableText("time,flow,pressure,note", 36) { row in
      "\(row * 30),\(12 + row * 37 % 5).5,\(101 + row * 53 % 7).25,\(row == 17 ? "valve stuck" : "")"
    }
    let charts = try readCharts(text)
    #expect(charts[0].type == .line && charts[0].channels?.x == "time")
  }

  /// Rows and columns of the same numbers, and of what is and what was predicted, are cells.
  @Test(arguments: [
    "\"\",\"0\",\"1\",\"2\"\n\"0\",27,29,10\n\"1\",59,53,14\n\"2\",28,32,14\n",
    ",pred_0,pred_1\ntrue_0,500,31\ntrue_1,44,123\n",
    ",predicted cat,predicted dog,predicted owl\nactual cat,9,2,1\nactual dog,3,8,0\nactual owl,1,1,7\n",
  ])
  func rowsAndColumnsOfTheSameNamesAreCells(text: String) throws {
    let chart = try readFirstChart(text)
    #expect(chart.type == .heatMap, "\(chart.type)")
    #expect(chart.channels?.reason == .matrix)
  }

  /// Two rows by two columns of the same words are nothing of the kind.
  @Test func twoByTwoAreNoMatrix() throws {
    #expect(try readFirstChart("x,a,b\na,3,4\nb,5,6\n").type != .heatMap)
  }
}
