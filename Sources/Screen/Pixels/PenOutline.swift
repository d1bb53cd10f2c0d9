import Glibc

/// The outline of what a pen draws along lines, as polygons that turn the same way.
struct PenOutline {
  private(set) var polygons: [[PixelPoint]] = []
  private let radius: Double

  init(along lines: [[PixelPoint]], isClosed: Bool, with pen: Pen) {
    radius = max(pen.width, 0) / 2
    for line in lines {
      var points = line.filter { $0.x.isFinite && $0.y.isFinite }
      if isClosed, let first = points.first { points.append(first) }
      let pieces = pen.dashes.isEmpty ? [points] : Self.dashes(points, pen.dashes)
      for piece in pieces { add(piece, isClosed: isClosed && pen.dashes.isEmpty) }
    }
  }

  private mutating func add(_ points: [PixelPoint], isClosed: Bool) {
    var last: PixelPoint?
    var first: PixelPoint?
    for (start, end) in zip(points, points.dropFirst()) {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { continue }
      let side = PixelPoint(x: -y / length * radius, y: x / length * radius)
      polygons.append([
        start.moved(by: side), end.moved(by: side), end.moved(by: side, -1),
        start.moved(by: side, -1),
      ])
      if let last { addJoint(at: start, from: last, to: side) }
      first = first ?? side
      last = side
    }
    if isClosed, let last, let first, let end = points.last {
      addJoint(at: end, from: last, to: first)
    }
  }

  /// Fills the gap at the outside of a turn.
  private mutating func addJoint(
    at center: PixelPoint, from last: PixelPoint, to next: PixelPoint
  ) {
    let turn = last.x * next.y - last.y * next.x
    let angle = atan2(turn, last.x * next.x + last.y * next.y)
    guard radius > 0, abs(angle) > 1e-3 else { return }
    // The gap is on the side that turns away.
    let sign: Double = angle > 0 ? -1 : 1
    let start = atan2(last.y * sign, last.x * sign)
    // An eighth of a pixel from the round is not seen.
    let steps = Int(min(max((abs(angle) * radius.squareRoot()).rounded(.up), 1), 64))
    let arc = (0...steps).map { step in
      let place = start + angle * Double(step) / Double(steps)
      return PixelPoint(x: center.x + cos(place) * radius, y: center.y + sin(place) * radius)
    }
    // As the pieces of the line turn.
    polygons.append([center] + (angle > 0 ? arc.reversed() : arc))
  }

  /// The pieces of a line that dashes leave of it.
  private static func dashes(_ points: [PixelPoint], _ runs: [Double]) -> [[PixelPoint]] {
    let period = runs.reduce(0, +)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // No picture has as many; runs of no length would have no end.
    guard runs.allSatisfy({ $0 > 0 }), length / period < 20_000 else { return [points] }
    var pieces: [[PixelPoint]] = []
    var current = points.first.map { [$0] } ?? []
    var (run, left) = (0, runs[0])
    for (start, end) in zip(points, points.dropFirst()) {
      var place = start
      while true {
        let rest = place.distance(to: end)
        guard rest > left else {
          left -= rest
          if run.isMultiple(of: 2) { current.append(end) }
          break
        }
        let share = left / rest
        place = PixelPoint(
          x: place.x + (end.x - place.x) * share, y: place.y + (end.y - place.y) * share)
        if run.isMultiple(of: 2) { pieces.append(current + [place]) }
        current = [place]
        run = (run + 1) % (runs.count.isMultiple(of: 2) ? runs.count : runs.count * 2)
        left = runs[run % runs.count]
      }
    }
    return run.isMultiple(of: 2) ? pieces + [current] : pieces
  }
}

extension PixelPoint {
  fileprivate func moved(by other: PixelPoint, _ factor: Double = 1) -> PixelPoint {
    PixelPoint(x: x + other.x * factor, y: y + other.y * factor)
  }

  fileprivate func distance(to other: PixelPoint) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
