import Accessibility
import Charts
import Descriptions

/// The model of an app, as it stands there.
struct Traffic: AXChartDescriptorRepresentable {
  let days = [("Mon", 6.0, nil), ("Tue", 8.5, nil), ("Wed", 7.0, "new phone")]

  func makeChartDescriptor() -> AXChartDescriptor {
    let xAxis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days.map(\.0))
    let yAxis = AXNumericDataAxisDescriptor(title: "Data", range: 0...10) { "\($0)GB" }
    let series = AXDataSeriesDescriptor(
      name: "", isContinuous: false,
      dataPoints: days.map { .init(x: $0.0, y: $0.1, label: $0.2) })
    return AXChartDescriptor(
      title: "Data traffic", summary: nil, xAxis: xAxis, yAxis: yAxis, series: [series])
  }
}

/// The details of the app's chart in English, a sentence each, and what its third point is called.
func wordsOfTraffic() -> (details: [String], point: String)? {
  guard let english = Languages.language("en") else { return nil }
  let chart = Chart(Traffic().makeChartDescriptor())
  let third = PointReference(series: 0, point: 2)
  return (
    chart.facts.map { english.text($0.fact) },
    english.text(.point(PointOutline(chart, at: third)))
  )
}
