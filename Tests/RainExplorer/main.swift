import ChartExplorer
import Charts
import Foundation

let towns = Axis(title: "Town", kind: .category(["Bergen", "Oslo", "Tromsø"]))
let rain = Series(name: "Rain", x: [0, 1, 2], y: [163, 41, 78], isContinuous: false)
let chart = Chart(
  title: "Rain in March", type: .bar, xAxis: towns, yAxis: Axis(title: "Rain", unit: "mm"),
  series: [rain])
do {
  try await Explorer.run(chart)
} catch {
  // A sentence in the language of whoever uses the program, such as that there is no terminal.
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(EXIT_FAILURE)
}
