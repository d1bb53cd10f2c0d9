/// The areas that share a cell, each in front of those before it.
///
/// A cell has two colors: it shows the two that hold most of it, of which one may be the background, with the edge
/// between them at its true height. A thinner third is left out rather than shown as higher than it is.
struct AreaParts {
  private let parts: [BarLayer.Cover]
  private let steps: Int
  /// The part that is seen at each step from the bottom; `nil` where there is none.
  private let seen: [Int?]

  init(_ parts: [BarLayer.Cover], steps: Int) {
    self.parts = parts
    self.steps = steps
    var seen = [Int?](repeating: nil, count: max(steps, 0))
    for (index, part) in parts.enumerated() {
      for step in seen.indices where step >= part.low && step < part.high { seen[step] = index }
    }
    self.seen = seen
  }

  /// The part of them that the cell shows; `nil` where that is nothing.
  func cover() -> BarLayer.Cover? {
    let indices = parts.indices.filter { seen.contains($0) }
    guard let largest = indices.max(by: { room($0) < room($1) }) else { return nil }
    guard indices.count > 1 || room(nil) > 0 else { return cover(of: largest, 0, steps) }
    let second = indices.filter { $0 != largest }.max { room($0) < room($1) }
    guard let second, room(second) >= room(nil) else {
      let own = seen.indices.filter { seen[$0] == largest }
      // The room of one that is left out beside it would be a hole.
      let isStanding = seen.first != .some(nil)
      return cover(
        of: largest, isStanding ? 0 : own.first ?? 0, isStanding ? (own.last ?? 0) + 1 : steps)
    }
    let isLower = (seen.firstIndex(of: largest) ?? 0) < (seen.firstIndex(of: second) ?? 0)
    let (lower, upper) = isLower ? (largest, second) : (second, largest)
    var cover = cover(of: lower, 0, (seen.lastIndex(of: lower) ?? 0) + 1)
    if parts[upper].isInside {
      cover.ground = parts[upper].series
    } else {
      cover.above = parts[upper].series
    }
    return cover
  }

  /// The steps at which a part is seen, or none is.
  private func room(_ part: Int?) -> Int { seen.count { $0 == part } }

  private func cover(of part: Int, _ low: Int, _ high: Int) -> BarLayer.Cover {
    var cover = parts[part]
    (cover.low, cover.high) = (low, high)
    return cover
  }
}
