import Testing

@testable import Tables

@Suite struct MaidrTests {
  private func charts(_ text: String) throws -> [StatedChart] {
    guard case .stated(let charts) = try document(text, name: "m.json") else { throw WrongType() }
    return charts
  }

  private func layer(_ members: String) throws -> StatedChart {
    try #require(
      try charts("{\"id\":\"i\",\"title\":\"T\",\"subplots\":[[{\"layers\":[{\(members)}]}]]}")
        .first)
  }

  @Test func barsOfTheFirstAndOfTheNewForm() throws {
    let data = #"[{"x":"Mon","y":1},{"x":"Tue","y":2.5}]"#
    let new = try layer(
      "\"type\":\"bar\",\"axes\":{\"x\":{\"label\":\"Day\"},\"y\":{\"label\":\"Tips (EUR)\"}},\"data\":\(data)"
    )
    let first = try charts(
      "{\"id\":\"i\",\"title\":\"T\",\"type\":\"bar\",\"axes\":{\"x\":\"Day\",\"y\":\"Tips (EUR)\"},\"data\":\(data)}"
    )
    #expect(new.table == first[0].table && new.title == "T")
    #expect(new.x.column == "Day" && new.y.column == "Tips" && new.series == nil)
    #expect(try new.table.numbers(1).values == [1, 2.5])
    #expect(try new.table.numbers(1).unit == "EUR")
  }

  @Test func linesInAListEach() throws {
    let chart = try layer(
      #""type":"line","data":[[{"x":1,"y":2,"fill":"a"}],[{"x":1,"y":3,"fill":"b"},{"x":2,"y":4,"z":"b"}]]"#
    )
    #expect(chart.series == "series" && chart.type?.name == "line")
    #expect(try chart.table.text(2).cells == ["a", "b", "b"])
  }

  @Test func horizontalBarsAreUprightOnes() throws {
    let chart = try layer(
      #""type":"bar","orientation":"horz","data":[{"x":3,"y":"a"},{"x":4,"y":"b"}]"#)
    #expect(chart.x.column == "y" && chart.y.column == "x")
  }

  @Test func cellsOfAHeatMap() throws {
    let chart = try layer(
      #""type":"heat","data":{"x":["a","b"],"y":["p","q"],"points":[[1,2],[3,4]]}"#)
    #expect(chart.type?.name == "heatmap" && chart.x.column == "x")
    #expect(chart.series == "y" && chart.y.column == "series")
    #expect(try chart.table.text(1).cells == ["p", "p", "q", "q"])
  }

  @Test func candles() throws {
    let chart = try layer(
      #""type":"candlestick","data":[{"value":"2024-01-01","open":1,"high":4,"low":0.5,"close":2}]"#
    )
    #expect(chart.x.column == "x" && chart.additional == ["open", "high", "low", "close"])
  }

  @Test func brokenDocuments() {
    func fault(_ members: String) -> InputProblem.Fault? {
      do {
        _ = try layer(members)
        return nil
      } catch {
        return (error as? InputProblem)?.kind
      }
    }
    let place = "subplots[0][0].layers[0]"
    #expect(fault(#""type":"box","data":[]"#) == .unsupported(place: "\(place).type", name: "box"))
    #expect(fault(#""data":[]"#) == .unexpectedJSON(place: "\(place).type", expected: .text))
    #expect(fault(#""type":"bar","data":[]"#) == .empty)
    // Points with nothing in them that has a place.
    #expect(fault(#""type":"bar","data":[{"a":1},{}]"#) == .empty)
    #expect(
      fault(#""type":"bar","data":[3]"#)
        == .unexpectedJSON(place: "\(place).data[0]", expected: .record))
    #expect(
      fault(#""type":"heat","data":{"x":["a"],"y":["b"],"points":[[1,2]]}"#)
        == .unexpectedJSON(place: "\(place).data.points[0]", expected: .list))
    #expect(
      problem("{\"a\":1}", name: "m.json") { $0.format = .maidr }
        == .notInFormat(row: 1, format: "maidr"))
  }
}
