import Charts
import Screen

/// The places that are found among all points: the details, the list of places, the lowest and highest, and the next place; each
/// the first time, when it is measured beside the keys, and again.
func reportPlaces() {
  let chart = signals(4, of: 1_000_000)
  let keys: [(name: String, key: Key)] = [
    ("details", .character("2")), ("list of places", .character("g")), ("<", .character("<")),
    (">", .character(">")), ("n", .character("n")),
  ]
  for (name, key) in keys {
    // Measurements are kept with the points, so each key has its own.
    var copy = chart
    for index in copy.series.indices { copy.series[index].y[0] += 1 }
    var walk = Walk([copy])
    let time = walk.wait(key)
    tell("4×1000000, \(name), first answer", [time.first], goal: 50)
    print("4×1000000, \(name), measured: \(rounded(time.answer)) ms")
    _ = walk.press(.escape)
    tell("4×1000000, \(name), again", walk.press(key, times: 1), goal: 50)
  }
}
