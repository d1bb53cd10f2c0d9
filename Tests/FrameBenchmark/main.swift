// The time that a move of the cursor takes, from the key to the finished frame, over three series
// of a million points each.
//
// Build and run it in release:
//   swift build -c release --product frame-benchmark
//   .build/release/frame-benchmark

import Charts
import Explorer
import Screen

let moves = 41
let count = 1_000_000
let size = Size(columns: 80, rows: 24)

/// A sawtooth with noise, the same in every run.
func values(_ series: Int) -> [Double] {
  (0..<count).map { Double(($0 / 100 + series * 331) % 997) + Double($0 * 7919 % 101) / 10 }
}

func milliseconds(_ work: () -> Void) -> Double {
  let parts = ContinuousClock().measure(work).components
  return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
}

func report(_ name: String, _ times: [Double]) {
  let tenths = Int((times.sorted()[times.count / 2] * 10).rounded())
  print("\(name): \(tenths / 10).\(tenths % 10) ms (median of \(times.count))")
}

let x = (0..<count).map(Double.init)
for type in [ChartType.line, .area, .scatter] {
  let chart = Chart(
    title: "Signals", type: .line, xAxis: Axis(), yAxis: Axis(),
    series: ["a", "b", "c"].enumerated().map {
      Series(name: $1, x: x, y: values($0), isContinuous: true)
    }
  ).arranged(as: type)
  var model = Model(deck: [chart], settings: Settings(isSoundOn: false), size: size)
  _ = update(&model, .key(.right))
  _ = view(model, size)
  var updates: [Double] = []
  var frames: [Double] = []
  for _ in 0..<moves {
    updates.append(milliseconds { _ = update(&model, .key(.right)) })
    frames.append(milliseconds { _ = view(model, size) })
  }
  report("\(type.rawValue), key", updates)
  report("\(type.rawValue), frame", frames)
}
