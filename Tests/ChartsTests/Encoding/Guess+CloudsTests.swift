import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessCloudsTests {
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
