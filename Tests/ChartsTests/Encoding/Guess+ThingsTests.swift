import Testing

@testable import Charts
@testable import Tables

/// Charts of things by their names.
@Suite struct GuessThingsTests {
  private func outlines(_ text: String) throws -> [[EncodingOutline]] {
    try Encoding().suggestions(
      of: Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions()))
  }

  /// Athletes are compared by their score, and not by the first of the eight columns.
  @Test func theLargestAreThoseOfTheOutcome() throws {
    let text = tableText("name,hurdles,jump,shot,run,score", 25) { row in
      let score = 7291 - row * 97
      return "n\(row),\(12 + row * 7 % 13).5,\(1 + row * 3 % 7).8,\(15 - row % 5).\(row),"
        + "\(22 + row * 11 % 23).5,\(score)"
    }
    let bars = try Guess(Encoding().readied(readTable(text))).decks.flatMap(\.self)
      .filter { $0.x == "name" }
    #expect(bars.map(\.y) == [["score"]])
  }

  // MARK: Elections

  private func election(_ places: Int, _ header: String = "place,turnout,census,share") -> String {
    tableText(header, places) {
      "Place \("abcdefghijkl".map(String.init)[$0 % 12])x\($0),\($0 * 7 % 31 + 40).5,"
        + "\($0 * 7919 % 5003 + 900),\($0 * 11 % 41 + 20).25"
    }
  }

  @Test func placesOfAnElectionAreComparedByShare() throws {
    for count in [20, 60] {
      let chart = try readFirstChart(election(count))
      #expect(chart.type == .bar && chart.channels?.x == "place" && chart.channels?.y == ["share"])
      let shares = chart.series[0].y
      #expect(shares.count == 20 && shares == shares.sorted(by: >))
    }
  }

  @Test func withoutVotesTheTurnoutIsCompared() throws {
    #expect(
      try readFirstChart(election(20, "place,turnout,census,income")).channels?.y == ["turnout"])
    #expect(
      try readFirstChart(election(20, "place,turnout_pct,census,votes")).channels?.y == ["votes"])
    // A share alone is none of an election.
    #expect(try readFirstChart(election(60, "place,height,census,share")).type == .scatter)
  }

  /// Two measures of many named things are seen together, and the things by the first one, too.
  @Test func theLargestAreAnAlternative() throws {
    let text = election(60, "place,height,census,depth")
    let outlines = try outlines(text)
    #expect(outlines[0][0].type == .scatter)
    #expect(
      outlines.contains { $0[0].type == .bar && $0[0].x == "place" && $0[0].measures == ["height"] }
    )
  }

  // MARK: Inventories

  private let days = [14, 3, 27, 8, 21, 3, 17, 28, 11, 5]

  private func inventory(_ header: String, _ count: Int = 10, _ code: (Int) -> String) -> String {
    tableText(header, count) {
      let day = days[$0 % 10]
      return "\(code($0)),\($0 * 37 % 101),2025-0\($0 % 4 + 1)-\(day < 10 ? "0" : "")\(day)"
    }
  }

  @Test func whenAThingWasCountedIsNoAxis() throws {
    let chart = try readFirstChart(inventory("item,quantity,last counted") { "item \($0)" })
    #expect(chart.type == .bar && chart.channels?.x == "item" && chart.channels?.y == ["quantity"])
    let long = try readFirstChart(inventory("item,quantity,last counted", 80) { "item no \($0)" })
    #expect(long.type == .bar && long.channels?.x == "item" && long.series[0].count == 20)
  }

  @Test func aNameComesBeforeACode() throws {
    let chart = try readFirstChart(
      inventory("sku,item,quantity,last counted") {
        "0100\($0 + 10),thing \("abcdefghij".map(String.init)[$0])x"
      })
    #expect(chart.channels?.x == "item")
  }

  @Test func timesInOrderAndEvenOnesAreAnAxis() throws {
    let sorted = tableText("item,quantity,day", 10) {
      "item \($0),\($0 * 37 % 101),2025-0\($0 / 2 + 1)-0\($0 % 2 * 4 + $0 / 2 + 1)"
    }
    #expect(try readFirstChart(sorted).type == .line)
    let even = tableText("name,v,day", 10) { "name \($0),\($0 * 37 % 101),2025-03-0\($0 * 7 % 10)" }
      .replacing("-00", with: "-10")
    #expect(try readFirstChart(even).type == .line)
    // A code in each row names no thing among many.
    let requests = inventory("id,ms,at", 80) { "r\($0)" }
    #expect(try readFirstChart(requests).channels?.x == "at")
  }

  @Test func manyNamesOfOneMeasureHaveTheLargest() throws {
    let text = tableText("browser,share", 80) { "b\($0 * 3 % 80),\(80 - $0).5" }
    let chart = try readFirstChart(text)
    #expect(chart.type == .bar && chart.xAxis.categories?.count == 20)
    #expect(try readFirstChart(text) { $0.top = 5 }.series[0].y == [80.5, 79.5, 78.5, 77.5, 76.5])
  }

  /// The candidates are the columns: their votes stand side by side, not those that nobody got.
  @Test func candidatesAsColumnsStandSideBySide() throws {
    let text = tableText("Okręg,Uprawnieni,Frekwencja %,Nowak,Kowalska,Zieliński,Głosy nieważne", 9)
    {
      row in
      let (a, b, c) = (4_000 + row * 371 % 900, 3_100 + row * 533 % 800, 1_900 + row * 217 % 700)
      return
        "O\(row),\(17_000 + row * 450),\(52 + row % 5).5,\(a),\(b),\(c),\(178 + row * 31 % 200)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .groupedBar)
    #expect(chart.channels?.y == ["Nowak", "Kowalska", "Zieliński"])
  }

  /// Executions in Texas: of a number that one has three times as often as any other, each bar is looked at.
  @Test func whatOneHasMostOfIsSeenByName() throws {
    let names = ["Texas", "Virginia", "Missouri", "Arkansas", "Alabama", "Arizona", "Illinois"]
    let text = tableText("state,executions,income,poverty,white,degree,crime", 17) { row in
      let name =
        row < names.count ? names[row] : "State \("ABCDEFGHIJ".dropFirst(row - 7).first ?? "Z")"
      return
        "\(name),\(row == 0 ? 37 : 9 - row / 2),\(30_000 + row * 911),\(20 - Double(row) / 2),\(70 + row * 7 % 19),\(0.2 + Double(row * 3 % 7) / 100),\(300 + row * 101 % 700)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.y == ["executions"] && chart.xAxis.title == "state")
  }
}
