import Charts
import Descriptions

/// The details of a chart in German, a sentence each, and what its second point is called.
func germanWords() -> (details: [String], point: String)? {
  guard let german = Languages.language("de") else { return nil }
  let chart = Chart(
    title: "Steps", type: .line,
    xAxis: Axis(title: "Day", kind: .category(["Mon", "Tue", "Wed"])),
    yAxis: Axis(title: "Steps"),
    series: [Series(name: "Steps", x: [0, 1, 2], y: [8240, 11_630, 10_980], isContinuous: true)])
  let second = PointReference(series: 0, point: 1)
  return (
    chart.facts.map { german.text($0.fact) },
    german.text(.point(PointOutline(chart, at: second)))
  )
}
