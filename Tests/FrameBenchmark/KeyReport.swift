import Charts
import Screen

/// The way through very many points: a step, in and out of a part of them, and along in it.
func reportKeys() {
  for (series, count) in [(1, 1_000_000), (4, 1_000_000), (20, 1_000_000), (3, 10_000_000)] {
    var walk = Walk([signals(series, of: count)])
    let name = "\(series)×\(count)"
    tell("\(name), →", walk.press(.right, times: 100), goal: 4)
    tell("\(name), +", walk.press(.character("+"), times: 10), goal: 4)
    tell("\(name), → in a part", walk.press(.right, times: 100), goal: 4)
    tell("\(name), -", walk.press(.character("-"), times: 8), goal: 4)
  }
}
