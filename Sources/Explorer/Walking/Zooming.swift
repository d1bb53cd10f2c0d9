import Charts
import Descriptions

/// The keys that zoom.
extension Page {
  /// `+` and `-`: shows half as many places, or twice as many; the point one stands on stays where it
  /// is, as far as the data reaches.
  mutating func zoom(isIn: Bool) -> Answer {
    comparesWindow = true
    let places = chart.places
    let old = indices(in: places)
    let sizes = sequence(first: places.count) {
      $0 > Self.leastPlaces ? max(($0 + 1) / 2, Self.leastPlaces) : nil
    }
    let smaller = sizes.first { $0 < old.count }
    guard let size = isIn ? smaller : Array(sizes).last(where: { $0 > old.count }) else {
      return .edge(isIn ? .closest : .widest)
    }
    guard size < places.count else { return showAll() }
    var first = old.lowerBound + (old.count - size) / 2
    if let here = cursor.x.map(places.firstIndex), old.contains(here) {
      let share = (Double(here - old.lowerBound) + 0.5) / Double(old.count)
      first = here - min(Int(share * Double(size)), size - 1)
    }
    show(size, from: first, of: places)
    return Answer(windowWords, sound: .stop)
  }

  /// `0`.
  mutating func showAll() -> Answer {
    comparesWindow = false
    guard window != nil else { return .edge(.widest) }
    show(nil)
    return Answer([.showingAll(points: chart.pointCount)], sound: .stop)
  }
}
