import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessCloudsTests {
  /// A cloud of which the words say that there is no clear relation is not first, as long as a time or a kind tells more.
  @Test(arguments: 0..<12) func noiseIsNotFirst(seed: Int) throws {
    var random = Random(seed: 10_000 + seed)
    let earnings = tableText("college,degree,year,earnings,students", 400) { row in
      let kind = Int(random.uniform() * 3)
      let value = 20 + Double(kind) * 6 + random.normal() * 5
      return
        "c\(row / 4),\(["two", "four", "six"][kind]),\(2010 + row % 4),\(value),\(500 + random.normal() * 90)"
    }
    let chart = try readFirstChart(earnings)
    #expect(chart.type != .scatter, "\(chart.channels.debugDescription)")
    // Of a relation that is seen the cloud is.
    let seen = tableText("earnings,students", 400) { _ in
      let x = random.normal()
      return "\(x + random.normal() / 2),\(20 + 3 * x)"
    }
    #expect(try readFirstChart(seen).type == .scatter)
  }

  /// A stripe is no cloud: of left ends that are zero wherever there is a right one, the spread is drawn.
  @Test func aStripeIsNoCloud() throws {
    let text = tableText("l;u;grp", 90) { row in
      row % 3 == 0
        ? "\(row * 37 % 71 + 9);;\(row % 2 == 0 ? "ce" : "ge")"
        : "0;\(row * 53 % 89 + 5);\(row % 2 == 0 ? "ce" : "ge")"
    }
    #expect(
      try Encoding().suggestions(of: readDocument(text)).allSatisfy { $0[0].type != .scatter })
  }

  /// Nobody tells weights by whether they are low, which they are by that.
  @Test func aLimitTellsNothing() throws {
    let text = tableText("low,age,weight,smoke", 180) { row in
      let weight = 1_000 + row * 37 % 180 * 20 + row % 2 * 300
      return "\(weight < 2_500 ? 1 : 0),\(18 + row * 53 % 29),\(weight),\(row % 2)"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(!decks.contains { $0.type == .box && $0.measures == ["weight"] && $0.x == "low" })
    #expect(decks[0].x != "low")
  }

  /// Two measures that go together over all, and in neither kind: split, each would show nothing.
  @Test func aRelationThatKindsHideIsNotSplit() throws {
    let text = tableText("place,poverty,undercount,kind", 80) { row in
      let isCity = row % 2 == 0
      let (x, y) = (row * 31 % 17, row * 47 % 13)
      return
        "p\(row),\(x + (isCity ? 7 : 0)),\(y + (isCity ? 6 : 0)),\(isCity ? "city" : "state")"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .scatter && chart.channels?.series == nil)
  }

  /// Values that go down over all go up within each kind: split.
  @Test func aRelationWithinKindsIsSplit() throws {
    let text = tableText("x,y,kind", 80) { row in
      let kind = row % 2
      return "\(row + kind * 60).5,\(row - kind * 90 + row * 7 % 5).5,\(["a", "b"][kind])"
    }
    #expect(try readFirstChart(text).channels?.series == "kind")
  }

  /// Each point and its class, as programs that learn to part them are shown.
  @Test func twoMeasuresAndAClassAreACloud() throws {
    let text = tableText("xs,ys,yc", 120) { row in
      let yc = row % 2
      return
        "\(Double(row * 37 % 101) / 50 - 1),\(Double(row * 53 % 97) / 100 + Double(yc) * 0.4),\(yc)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .scatter && chart.channels?.series == "yc" && chart.series.count == 2)
  }
}
