import Testing

@testable import Charts

@Suite struct ReferenceLineTests {
  @Test(arguments: [
    ("30", ReferenceLine(30)), ("-2.5:freezing", ReferenceLine(-2.5, label: "freezing")),
    ("1e3:a: b", ReferenceLine(1000, label: "a: b")), ("7:", ReferenceLine(7)),
    ("7: ", ReferenceLine(7)), ("nan", nil), ("inf", nil), ("", nil), ("limit", nil),
    (":limit", nil), ("3,5", nil),
  ])
  func isANumberAndAName(text: String, line: ReferenceLine?) {
    #expect(ReferenceLine(text: text) == line)
    if let line { #expect(ReferenceLine(text: line.text) == line) }
  }

  /// The picture reaches to a line; the pitch stays as it is, and so do all other charts.
  @Test(arguments: ChartType.allCases, [12.0, -40, 1e6])
  func thePictureReachesToIt(type: ChartType, value: Double) {
    let plain = Samples.chart(type, [3, 5, 4, 8])
    var chart = plain
    chart.referenceLines = [ReferenceLine(value)]
    #expect(chart.pitchRange == plain.pitchRange)
    let plot = Plot(chart, resolution: 80, tickLimit: 6).with(rows: 16, hasAxisRow: true)
    if chart.drawnReferenceLines.isEmpty {
      #expect(chart.isRound || chart.rowNames != nil)
    } else {
      #expect(plot.yRange.contains(value), "\(plot.yRange)")
    }
  }

  @Test func valuesAboveItAreCounted() {
    var chart = Samples.chart(.line, [3, 5, .nan, 8])
    chart.referenceLines = [ReferenceLine(5, label: "limit"), ReferenceLine(100)]
    let rows = chart.facts.filter { if case .aboveLine = $0.fact { true } else { false } }
    #expect(
      rows.map(\.fact) == [
        .aboveLine("limit", chart.quantity(5), 1, of: 3, series: nil),
        .aboveLine(nil, chart.quantity(100), 0, of: 3, series: nil),
      ])
    #expect(rows.map(\.target) == [PointReference(series: 0, point: 3), nil])
  }

  /// A pass of a line is marked in the audio graph, as that of a threshold.
  @Test func itIsALandmark() {
    var chart = Samples.chart(.line, [3, 5, 4, 8])
    chart.referenceLines = [ReferenceLine(5.5), ReferenceLine(100)]
    let marks = chart.audibleSeries(thresholds: [])[0].landmarks.thresholds
    #expect(marks == [0.5])
  }
}
