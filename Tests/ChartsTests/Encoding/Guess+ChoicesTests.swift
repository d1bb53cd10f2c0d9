import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessChoicesTests {
  /// A ballot in codes at the beginning is asked about before a yes or no in the middle.
  @Test func codedBallotsAreCounted() throws {
    let text = tableText("vote88,opinion,age,female,working,union", 200) { row in
      "\(row * 7 % 3 + 1),\(row * 5 % 4),\(20 + row * 37 % 61),\(row % 2),\(row * 11 % 5 == 0 ? 1 : 0),\(row * 13 % 7 == 0 ? 1 : 0)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.channels?.x == "vote88" && chart.channels?.reason == .counts)
    let other = try readFirstChart(text.replacing("vote88", with: "party88"))
    #expect(other.channels?.x != "party88")
  }

  /// A ballot that goes with a kind at a glance is seen by it, and counted in the second chart; else it is counted first.
  @Test(arguments: [true, false])
  func choicesAreStackedByWhatGoesWithThem(isClear: Bool) throws {
    let text = tableText("vote,region,party,age", 240) { row in
      let party = row * 7 % 3
      let vote = isClear && row % 5 > 0 ? party : (row / 3 * 5) % 3
      return "\(["left", "right", "none"][vote]),\(["N", "S"][row * 11 / 4 % 2]),"
        + "\(["red", "blue", "grey"][party]),\(20 + row * 37 % 61)"
    }
    let listed = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    let stacked = listed.firstIndex {
      $0.type == .stackedBar && $0.x == "party" && $0.series?.column == "vote"
    }
    let counts = listed.firstIndex { $0.x == "vote" && $0.measures.isEmpty && $0.series == nil }
    #expect(counts == (isClear ? 1 : 0) && (!isClear || stacked == 0), "\(listed)")
  }

  /// The results of many tests are counted first.
  @Test func resultsAreCounted() throws {
    let text = tableText("result,age,minutes,clinic", 240) { row in
      "\(["negative", "positive", "invalid"][min(row * 7 % 11, 2)]),\(20 + row * 37 % 61),"
        + "\(row * 53 % 101).5,\(["a", "b"][row * 11 / 4 % 2])"
    }
    let chart = try readFirstChart(text)
    #expect(chart.xAxis.title == "result" && chart.channels?.reason == .counts)
    #expect(
      try readFirstChart(text.replacing("result,", with: "color,")).channels?.reason != .counts)
  }

  /// Taking part is asked about in the first column, by its name; other kinds are not.
  @Test func takingPartIsAChoice() throws {
    let text = tableText("partic,income,children,region", 240) { row in
      let hasChildren = row % 2 == 0
      let taking =
        row % 10 == 0 || !hasChildren && row % 3 < 2
        ? "fulltime" : row % 5 == 0 ? "parttime" : "none"
      return
        "\(taking),\(5 + row * 37 % 61),\(hasChildren ? "present" : "absent"),\(["N", "S", "W"][row * 7 / 2 % 3])"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .stackedBar && chart.channels?.x == "children")
    #expect(chart.channels?.series == "partic")
    let other = try readFirstChart(text.replacing("partic,", with: "kind,"))
    #expect(other.type != .stackedBar)
  }
}
