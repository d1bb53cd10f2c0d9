import Charts

/// A sawtooth with noise, the same in every run.
func values(_ series: Int, _ count: Int) -> [Double] {
  (0..<count).map { Double(($0 / 100 + series * 331) % 997) + Double($0 * 7919 % 101) / 10 }
}

/// Series over the same places.
func signals(_ series: Int, of count: Int, as type: ChartType = .line) -> Chart {
  let x = (0..<count).map(Double.init)
  return Chart(
    title: "Signals", type: .line, xAxis: Axis(), yAxis: Axis(),
    series: (0..<series).map {
      Series(name: "s\($0)", x: x, y: values($0, count), isContinuous: true)
    }
  ).arranged(as: type)
}

/// A bar for each of very many names.
func categories(_ count: Int) -> Chart {
  Chart(
    title: "Names", type: .bar,
    xAxis: Axis(kind: .category((0..<count).map { "item \($0 * 7919 % 1_000_003)" })),
    yAxis: Axis(),
    series: [
      Series(name: "", x: (0..<count).map(Double.init), y: values(0, count), isContinuous: false)
    ])
}

/// Very many small charts on the same axes.
func deck(_ count: Int) -> [Chart] {
  (0..<count).map { number in
    var chart = signals(1, of: 20)
    chart.title = "Part \(number)"
    return chart
  }
}
