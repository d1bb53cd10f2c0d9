import ChartExplorer
import Charts

let towns = Axis(title: "Town", kind: .category(["Bergen", "Oslo", "Tromsø"]))
let rain = Series(name: "Rain", x: [0, 1, 2], y: [163, 41, 78], isContinuous: false)
let chart = Chart(
  title: "Rain in March", type: .bar, xAxis: towns, yAxis: Axis(title: "Rain", unit: "mm"),
  series: [rain])
try await Explorer.run(chart)
