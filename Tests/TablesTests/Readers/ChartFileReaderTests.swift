import Testing

@testable import Tables

@Suite struct ChartFileReaderTests {
  private func charts(
    _ text: String, name: String = "chart.json", _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> [ChartFile] {
    guard case .charts(let charts) = try document(text, name: name, change) else {
      throw WrongType()
    }
    return charts
  }

  private static let whole = """
    { "title": "通信量の推移", "summary": null,
      "xAxis": { "title": "日付", "categories": ["1月1日", "1月2日"] },
      "yAxis": { "title": "データ量", "unit": "GB", "range": [6, 10], "gridlines": [8],
                 "scale": "log10" },
      "additionalAxes": [], "contentDirection": "rightToLeft",
      "series": [ { "name": "LTE", "isContinuous": true,
                    "points": [ { "x": "1月1日", "y": 6.0, "label": null },
                                { "x": "1月2日", "y": null, "label": "off" },
                                { "x": 3, "y": 7.125 } ] } ] }
    """

  @Test func everyField() throws {
    let expected = ChartFile(
      title: "通信量の推移", summary: nil,
      xAxis: .init(title: "日付", categories: ["1月1日", "1月2日"]),
      yAxis: .init(title: "データ量", unit: "GB", range: 6...10, gridlines: [8], scale: .log10),
      direction: .rightToLeft,
      series: [
        .init(
          name: "LTE", isContinuous: true,
          points: [
            .init(x: .category("1月1日"), y: 6), .init(x: .category("1月2日"), y: nil, label: "off"),
            .init(x: .number(3), y: 7.125),
          ])
      ], fractionDigits: 3)
    #expect(try charts(Self.whole) == [expected])
    #expect(try charts(Self.whole, name: "-") == [expected])
    #expect(try charts("[\(Self.whole),\(Self.whole)]") == [expected, expected])
    #expect(try charts(Self.whole, name: "chart.txt") { $0.format = .chart } == [expected])
  }

  @Test func onlySeriesIsNeeded() throws {
    let expected = ChartFile(
      title: nil, summary: nil, xAxis: .init(), yAxis: .init(),
      series: [.init(name: "", isContinuous: false, points: [.init(x: .number(1), y: 2)])])
    #expect(try charts(#"{"series":[{"points":[{"x":1,"y":2}]}]}"#) == [expected])
  }

  @Test func aTypeIsNamedWithItsPlace() throws {
    let charts = try charts(#"[{"series":[]},{"type":"area","series":[]}]"#)
    #expect(charts.map(\.type) == [nil, .init("area", place: "[1].type")])
  }

  @Test func theTypeAutoIsNotStated() throws {
    #expect(try charts(#"{"type":"auto","series":[]}"#).map(\.type) == [nil])
  }

  @Test func numberTooLargeIsMissing() throws {
    let chart = try charts(#"{"series":[{"points":[{"x":1,"y":1e999}]}]}"#)
    #expect(chart.first?.series.first?.points == [.init(x: .number(1), y: nil)])
  }

  private static let misfits: [(String, String, InputProblem.Expectation)] = [
    (#"{"series":5}"#, "series", .list), (#"{"series":[5]}"#, "series[0]", .record),
    (#"{"series":[{}]}"#, "series[0].points", .list),
    (#"{"series":[{"points":[7]}]}"#, "series[0].points[0]", .point),
    (#"{"series":[{"points":[{"y":7}]}]}"#, "series[0].points[0].x", .text),
    (#"{"series":[{"points":[{"x":true,"y":7}]}]}"#, "series[0].points[0].x", .text),
    (#"{"series":[{"points":[{"x":1e999,"y":7}]}]}"#, "series[0].points[0].x", .number),
    (
      #"{"series":[{"points":[{"x":1,"y":7},{"x":1,"y":"7"}]}]}"#, "series[0].points[1].y", .number
    ),
    (#"{"series":[{"points":[{"x":1,"y":7,"label":1}]}]}"#, "series[0].points[0].label", .text),
    (#"{"series":[{"name":1,"points":[]}]}"#, "series[0].name", .text),
    (#"{"series":[{"isContinuous":"yes","points":[]}]}"#, "series[0].isContinuous", .boolean),
    (#"{"title":1,"series":[]}"#, "title", .text), (#"{"xAxis":1,"series":[]}"#, "xAxis", .record),
    (#"{"yAxis":{"range":[1]},"series":[]}"#, "yAxis.range", .range),
    (#"{"yAxis":{"range":[2,1]},"series":[]}"#, "yAxis.range", .range),
    (#"{"yAxis":{"range":[2,"1"]},"series":[]}"#, "yAxis.range[1]", .number),
    (#"{"yAxis":{"range":[1,1e999]},"series":[]}"#, "yAxis.range[1]", .number),
    (#"{"yAxis":{"gridlines":{}},"series":[]}"#, "yAxis.gridlines", .list),
    (#"{"yAxis":{"scale":"log"},"series":[]}"#, "yAxis.scale", .scale),
    (#"{"xAxis":{"categories":[1]},"series":[]}"#, "xAxis.categories[0]", .text),
    (#"{"contentDirection":"up","series":[]}"#, "contentDirection", .direction),
    (#"{"contentDirection":"topToBottom","series":[]}"#, "contentDirection", .direction),
    (#"{"additionalAxes":[1],"series":[]}"#, "additionalAxes[0]", .record),
    (
      #"{"series":[{"points":[{"x":1,"y":7,"additionalValues":[1,{}]}]}]}"#,
      "series[0].points[0].additionalValues[1]", .text
    ),
    (
      #"{"type":3,"series":[]}"#, "type", .text
    ),
    (
      #"{"series":[{"points":[{"x":1,"y":7,"additionalValues":8}]}]}"#,
      "series[0].points[0].additionalValues", .list
    ),
    (#"[{"series":[]},{"series":[{"name":1,"points":[]}]}]"#, "[1].series[0].name", .text),
    (#"[{"series":[]},3]"#, "[1]", .chart),
  ]

  @Test func readsAdditionalValuesInTheOrderOfTheirAxes() throws {
    let text = #"""
      {"additionalAxes": [{"title": "Weight", "unit": "kg"}, {"title": "Color"}],
       "series": [{"points": [{"x": 1, "y": 2, "additionalValues": [3.5, "red"]},
                              {"x": 2, "y": 3, "additionalValues": [null]}]}]}
      """#
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "chart.json", options: ReadingOptions())
    guard case .charts(let charts) = document else {
      Issue.record("no chart file")
      return
    }
    #expect(charts[0].additionalAxes.map(\.title) == ["Weight", "Color"])
    let points = charts[0].series[0].points
    #expect(points.map(\.additionalValues) == [[.number(3.5), .category("red")], [nil]])
  }

  @Test(arguments: misfits)
  func misfit(text: String, place: String, expected: InputProblem.Expectation) {
    #expect(problem(text, name: "chart.json") == .unexpectedJSON(place: place, expected: expected))
  }

  @Test(arguments: [
    ("5", InputProblem.Fault.unexpectedJSON(place: "", expected: .chart)),
    ("{}", .unexpectedJSON(place: "series", expected: .list)), ("[]", .empty), ("", .empty),
    ("{\"series\":\n[}", .malformedJSON(row: 2, column: 2)),
  ])
  func notAChart(text: String, kind: InputProblem.Fault) {
    #expect(problem(text) { $0.format = .chart } == kind)
  }
}
