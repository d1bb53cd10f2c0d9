extension DotGrid {
  /// Draws a line through `points`, in fractions of the grid, in one pass.
  mutating func stroke(_ points: [(x: Double, y: Double)], series: Int) {
    guard columns > 0, rows > 0 else { return }
    var stroke = Stroke(series: series, hasDashes: hasDashes)
    for point in points {
      stroke.move(to: point, in: &self)
    }
    stroke.finish(in: &self)
  }
}

/// The pen that draws a line: where it is, and what it saw in the present column of dots.
///
/// A gap of the pattern never hides a point where the line turns or ends, nor one that stands apart
/// from the one before, where a dash begins.
private struct Stroke {
  let series: Int
  let pattern: DashPattern
  /// Dots passed since the line began.
  var phase = 0
  var previous: (x: Double, y: Double)?
  /// The dot that the last point that was inside fell on.
  var dot: (x: Int, y: Int)?
  /// The lowest and highest dot of the points in the column of `dot`.
  var low = 0
  var high = 0
  /// The way that the line last went: up (1), down (-1) or neither yet.
  var heading = 0

  init(series: Int, hasDashes: Bool) {
    self.series = series
    pattern = hasDashes ? .of(series: series) : .solid
  }

  mutating func move(to point: (x: Double, y: Double), in grid: inout DotGrid) {
    guard point.x.isFinite, point.y.isFinite else {
      finish(in: &grid)
      previous = nil
      dot = nil
      phase = 0
      return
    }
    if Clip.isInside(point), let last = dot {
      let next = grid.dot(at: point)
      turn(at: last, to: next.y, in: &grid)
      if next.x == last.x {
        low = min(low, next.y)
        high = max(high, next.y)
        dot = next
      } else {
        finishColumn(in: &grid)
        draw(from: last, to: next, in: &grid)
        beginDash(at: next, after: last, in: &grid)
        begin(at: next)
      }
    } else if Clip.isInside(point), previous == nil {
      let next = grid.dot(at: point)
      if draws(in: grid) { grid.dab(x: next.x, y: next.y, series: series) }
      begin(at: next)
    } else {
      finishColumn(in: &grid)
      dot = nil
      if let previous, let visible = Clip.segment(from: previous, to: point) {
        let start = grid.dot(at: visible.start)
        let end = grid.dot(at: visible.end)
        if draws(in: grid) { grid.dab(x: start.x, y: start.y, series: series) }
        draw(from: start, to: end, in: &grid)
        if Clip.isInside(point) { begin(at: end) }
      }
    }
    previous = point
  }

  /// Ends the line where it is.
  mutating func finish(in grid: inout DotGrid) {
    finishColumn(in: &grid)
    if let dot { grid.dab(x: dot.x, y: dot.y, series: series) }
    heading = 0
  }

  /// Draws a dot that the line goes on from in the other direction.
  private mutating func turn(at dot: (x: Int, y: Int), to height: Int, in grid: inout DotGrid) {
    let way = (height - dot.y).signum()
    guard way != 0 else { return }
    if heading == -way { grid.dab(x: dot.x, y: dot.y, series: series) }
    heading = way
  }

  /// Draws a point that is a dash or more away from the one before; after a whole pattern it begins
  /// anew there.
  private mutating func beginDash(
    at dot: (x: Int, y: Int), after last: (x: Int, y: Int), in grid: inout DotGrid
  ) {
    let steps = max(abs(dot.x - last.x), abs(dot.y - last.y)) / grid.pen.columns
    guard steps >= pattern.runs[0] else { return }
    grid.dab(x: dot.x, y: dot.y, series: series)
    if steps >= pattern.length { phase = 0 }
  }

  /// Fills the column of `dot` from its lowest to its highest point.
  ///
  /// A steep column still shows both ends where the pattern has a gap: an extreme is never lost.
  mutating func finishColumn(in grid: inout DotGrid) {
    guard let dot, high > low else { return }
    if draws(in: grid) {
      for y in low...high { grid.dab(x: dot.x, y: y, series: series) }
    } else if high - low >= grid.dotsUp {
      grid.dab(x: dot.x, y: low, series: series)
      grid.dab(x: dot.x, y: high, series: series)
    }
  }

  /// True where the pattern draws; a thick line has longer dashes.
  private func draws(in grid: DotGrid) -> Bool { pattern.draws(phase / grid.pen.columns) }

  private mutating func begin(at next: (x: Int, y: Int)) {
    dot = next
    low = next.y
    high = next.y
  }

  /// Draws the dots between two, without the first.
  private mutating func draw(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), in grid: inout DotGrid
  ) {
    let across = end.x - start.x
    let up = end.y - start.y
    let steps = max(abs(across), abs(up))
    guard steps > 0 else { return }
    for step in 1...steps {
      phase += 1
      guard draws(in: grid) else { continue }
      let x = start.x + Self.nearest(step * across, steps)
      let y = start.y + Self.nearest(step * up, steps)
      grid.dab(x: x, y: y, series: series)
    }
  }

  private static func nearest(_ numerator: Int, _ denominator: Int) -> Int {
    (2 * numerator + (numerator < 0 ? -denominator : denominator)) / (2 * denominator)
  }
}

extension DotGrid {
  /// The dot a point inside falls on.
  fileprivate func dot(at point: (x: Double, y: Double)) -> (x: Int, y: Int) {
    (
      x: min(max(Int(point.x * Double(width)), 0), width - 1),
      y: min(max(Int(point.y * Double(height)), 0), height - 1)
    )
  }
}
