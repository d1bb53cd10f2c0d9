import Testing

@testable import Charts
@testable import Tables

@Suite struct StatedChartEncodingTests {
  private func charts(
    _ text: String, _ change: (inout Encoding) -> Void = { _ in }
  ) throws -> [Chart] {
    var encoding = Encoding()
    change(&encoding)
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "c.json", options: ReadingOptions())
    return try encoding.charts(of: document)
  }

  private func vega(_ mark: String, _ encoding: String) -> String {
    let values =
      #"[{"d":"2024-01-02","k":"a","v":1},{"d":"2024-01-01","k":"a","v":3},{"d":"2024-01-01","k":"b","v":5}]"#
    return
      "{\"title\":\"T\",\"data\":{\"values\":\(values)},\"mark\":\"\(mark)\",\"encoding\":{\(encoding)}}"
  }

  private static let line =
    #""x":{"field":"d","type":"temporal","title":"Day"},"y":{"field":"v"},"color":{"field":"k"}"#

  @Test func aLineForEachColor() throws {
    let chart = try #require(try charts(vega("line", Self.line)).first)
    #expect(chart.title == "T" && chart.type == .line && chart.xAxis.title == "Day")
    #expect(chart.series.map(\.name) == ["a", "b"] && chart.series[0].y == [3, 1])
    #expect(chart.notes == [])
  }

  @Test func whatIsAskedForComesFirst() throws {
    let chart = try #require(
      try charts(vega("line", Self.line)) {
        $0.type = .scatter
        $0.title = "Mine"
      }.first)
    #expect(chart.title == "Mine" && chart.type == .scatter)
  }

  @Test func whatWasDoneAndWhatIsNotShownIsNoted() throws {
    let chart = try #require(
      try charts(
        vega("bar", #""x":{"field":"k"},"y":{"field":"v","aggregate":"mean"},"size":{"field":"d"}"#)
      )
      .first)
    // The days have gone into the mean.
    #expect(chart.notes == [.aggregated(.mean, rows: 1...2), .ignored(["size"])])
    #expect(chart.series[0].y == [2, 5])
  }

  @Test func anUnknownMark() {
    #expect(
      throws: InputProblem(
        file: "",
        kind: .unknownType(
          place: "mark", name: "geoshape", known: ChartType.allCases.map(\.rawValue)))
    ) { try charts(vega("geoshape", #""x":{"field":"k"},"y":{"field":"v"}"#)) }
  }

  @Test func maidrBars() throws {
    let chart = try #require(
      try charts(
        #"{"id":"i","type":"bar","axes":{"x":"Day","y":"Tips"},"data":[{"x":"Mon","y":1},{"x":"Tue","y":2}]}"#
      ).first)
    #expect(chart.type == .bar && chart.xAxis.categories == ["Mon", "Tue"])
    #expect(chart.yAxis.title == "Tips" && chart.series[0].y == [1, 2])
  }
}
