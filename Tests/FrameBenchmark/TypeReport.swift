import Charts

/// A key and its frame over three series of a million points, in each form that very many are drawn in.
func reportTypes() {
  for type in [ChartType.line, .area, .scatter] {
    var walk = Walk([signals(3, of: 1_000_000, as: type)])
    tell("\(type.rawValue), first key", walk.press(.right, times: 1), goal: 16)
    let times = (0..<41).map { _ in walk.press(.right) }
    tell("\(type.rawValue), key", times.map(\.key), goal: 4)
    tell("\(type.rawValue), frame", times.map(\.frame), goal: 4)
  }
}
