import Charts

/// The facts about a month's rain in three towns.
func factsOfRain() -> [Fact] {
  let chart = Chart(
    title: "Rain in March", type: .bar,
    xAxis: Axis(title: "Town", kind: .category(["Bergen", "Oslo", "Tromsø"])),
    yAxis: Axis(title: "Rain", unit: "mm"),
    series: [Series(name: "2024", x: [0, 1, 2], y: [163, 41, 78], isContinuous: false)]
  ).arranged(as: .bar)
  return chart.facts.map(\.fact)
}
