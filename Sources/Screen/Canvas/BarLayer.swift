/// The bars of a canvas, and what they cover of each cell.
struct BarLayer: Sendable {
  struct Bar: Equatable, Sendable {
    var left: Double
    var right: Double
    var bottom: Double
    var top: Double
    var series: Int
    var isHighlighted: Bool
    /// The part of an area that its line runs through; `nil` of a bar.
    var edge: ClosedRange<Double>?
    /// The heights between which it is, also where the axis hides some of it.
    var whole: ClosedRange<Double>
    /// True where its end alone stands out, false of a part of another shape, and of an area.
    var hasCap = true

    /// True for a slice of a shape that stands out.
    fileprivate var isPartOfFocus: Bool { isHighlighted && !hasCap && edge == nil }
  }

  let columns: Int
  let rows: Int
  /// Steps in a cell from bottom to top in which a bar can end.
  let steps: Int
  /// True while the highlight is added.
  var isHighlighting = false
  /// True where a cell has two colors.
  var hasGrounds = false
  private(set) var bars: [Bar] = []

  init(columns: Int, rows: Int, steps: Int) {
    self.columns = columns
    self.rows = rows
    self.steps = steps
  }

  /// Remembers a bar, cut at the edges; one that is not a number, or has no height, is not drawn.
  ///
  /// A part that the axis in the row below hides leaves a trace above it.
  mutating func add(
    left: Double, right: Double, bottom: Double, top: Double, edge: ClosedRange<Double>? = nil,
    hasCap: Bool = true, series: Int
  ) {
    // Less than a row below is behind the axis; what begins farther down is cut.
    let isBehindAxis = edge == nil && bottom < 0 && bottom * Double(rows) >= -1
    let isHidden = isBehindAxis && top <= 0
    guard left <= right, bottom < top, left <= 1, right >= 0, bottom < 1, top > 0 || isHidden
    else { return }
    let (low, high) = (max(bottom, 0), min(top, 1))
    let bar = Bar(
      left: max(left, 0), right: min(right, 1), bottom: low, top: isHidden ? Self.trace : high,
      series: series, isHighlighted: false, edge: edge, whole: (isBehindAxis ? bottom : low)...high,
      hasCap: hasCap && edge == nil)
    // A bar that stands out is the one that is there: it keeps its cells.
    if isHighlighting, let index = bars.firstIndex(of: bar) {
      bars[index].isHighlighted = true
    } else {
      bars.append(bar)
      bars[bars.count - 1].isHighlighted = isHighlighting
    }
  }

  private static let trace = 1e-9

  /// The covered parts, row by row from the top; of two bars in a cell the one that covers more,
  /// with the room of both where they touch.
  ///
  /// Areas in a cell are as high as `AreaParts` has them.
  /// In cells of one color it has one of them, where they are several side by side.
  /// In a cell of two colors a bar that would be seen nowhere, as a low part of a stack, has the cell it covers
  /// most of, of several the highest, where the other one has cells to spare. Where it has one, that would hide a
  /// larger part.
  func covers() -> [Cover?] { covered().covers }

  /// The number of bars of which nothing is seen, as others have all of their cells.
  var unseenCount: Int { covered().unseen }

  private func covered() -> (covers: [Cover?], unseen: Int) {
    var covers: [Cover?] = Array(repeating: nil, count: columns * rows)
    guard !bars.isEmpty, columns > 0, rows > 0 else { return (covers, 0) }
    let starts = firstEdges()
    var owners = Array(repeating: -1, count: covers.count)
    var cells = Array(repeating: 0, count: bars.count)
    var ends = Array(repeating: (low: steps, high: 0), count: covers.count)
    var areas: [Int: [Cover]] = [:]
    let showsOne = !hasGrounds || steps == 1
    let foot = showsOne ? foot : 0
    let tops = foot > 0 ? tops(starts) : []
    var unseen = 0
    var most = Array(repeating: 0.0, count: showsOne ? covers.count : 0)
    for (index, bar) in bars.enumerated() {
      forEachCell(of: bar, starts: starts, foot, tops) { cell, cover in
        if cover.isArea { areas[cell, default: []].append(cover) }
        ends[cell] = (min(ends[cell].low, cover.low), max(ends[cell].high, cover.high))
        let before = covers[cell]
        if showsOne, !cover.isArea, before?.isArea != true {
          // By what they are, as rounding makes many as high.
          let share = share(of: bar, inRowOf: cell, foot)
          let isLess = before != nil && share < most[cell] - Self.rounding
          covers[cell] = before.map { isLess ? $0.reaching(cover) : cover.reaching($0) } ?? cover
          if !isLess { (most[cell], owners[cell]) = (share, index) }
          return
        }
        let joined = before?.joined(with: cover, in: hasGrounds ? steps : nil) ?? cover
        // Of two that share a cell both are seen.
        if joined.above == cover.series, before?.above == nil { cells[index] += 1 }
        if joined.above != nil, joined.above == before?.series { cells[owners[cell]] += 1 }
        if before == nil || joined.isOf(cover) { owners[cell] = index }
        covers[cell] = joined
      }
    }
    for (cell, parts) in areas {
      covers[cell] = AreaParts(parts, steps: steps).cover() ?? covers[cell]
    }
    for owner in owners where owner >= 0 { cells[owner] += 1 }
    if showsOne {
      unseen += markLost(
        in: &covers, owners: owners, cells: cells, starts: starts, foot, tops)
    }
    // A slice of an area that took a cell would be seen as higher than it is, and one of a shape of which much stands
    // out already, as its ragged end.
    let isSeen = bars.indices.contains { bars[$0].isPartOfFocus && cells[$0] > 0 }
    for (index, bar) in bars.enumerated()
    where !showsOne && cells[index] == 0 && bar.edge == nil && !(isSeen && bar.isPartOfFocus) {
      var best: (cell: Int, cover: Cover)?
      forEachCell(of: bar, starts: starts) { cell, cover in
        guard cells[owners[cell]] > 1, best.map({ cover.height >= $0.cover.height }) ?? true else {
          return
        }
        best = (cell, cover)
      }
      guard let best else {
        unseen += 1
        continue
      }
      cells[owners[best.cell]] -= 1
      (cells[index], owners[best.cell]) = (1, index)
      let isFull = ends[best.cell] == (0, steps)
      covers[best.cell] = covers[best.cell].map {
        best.cover.shown(in: $0, ofFull: hasGrounds && isFull ? steps : nil)
      }
    }
    return (covers, unseen)
  }

  /// Gives a part that is the largest in no row one cell of the row where it is largest: the last one there, of two parts
  /// the one before, as long as half of the row stays with what is larger.
  ///
  /// - Returns: The number of parts that find none.
  private func markLost(
    in covers: inout [Cover?], owners: [Int], cells: [Int], starts: [Double], _ foot: Double,
    _ tops: [Int]
  ) -> Int {
    var marks: [Int: Int] = [:]
    var unseen = 0
    for (index, bar) in bars.enumerated() where cells[index] == 0 && bar.edge == nil {
      let width = horizontal(bar, starts: starts).count
      var best: (cell: Int, cover: Cover, share: Double)?
      forEachCell(of: bar, starts: starts, foot, tops) { cell, cover in
        let share = share(of: bar, inRowOf: cell, foot)
        if share >= best?.share ?? -1 { best = (cell, cover, share) }
      }
      unseen += 1
      guard let best, owners[best.cell] >= 0, cells[owners[best.cell]] > 1 else { continue }
      let count = marks[best.cell, default: 0]
      guard 2 * (count + 1) <= width else { continue }
      unseen -= 1
      marks[best.cell] = count + 1
      let cell = best.cell - count
      covers[cell] = covers[cell].map { best.cover.shown(in: $0, ofFull: nil) }
    }
    return unseen
  }

  /// The part of the height of a cell that a bar covers.
  private func share(of bar: Bar, inRowOf cell: Int, _ foot: Double) -> Double {
    let base = Double(rows - 1 - cell / columns)
    guard foot == 0 else {
      let (low, high) = rowsFromFoot(bar, foot)
      return min(high, base + 1) - max(low, base)
    }
    return min(bar.top * Double(rows), base + 1) - max(bar.bottom * Double(rows), base)
  }

  /// The cells that a bar covers, with what it covers of each.
  private func forEachCell(
    of bar: Bar, starts: [Double], _ foot: Double = 0, _ tops: [Int] = [],
    _ body: (Int, Cover) -> Void
  ) {
    if foot > 0, bar.edge == nil {
      return forEachRow(of: bar, horizontal(bar, starts: starts), foot, tops, body)
    }
    let (low, high) = vertical(bar)
    let edge = bar.edge.map { line(through: $0, of: low..<high) }
    let cap = self.cap(of: bar, in: low..<high)
    for column in horizontal(bar, starts: starts) {
      for rowUp in low / steps...(high - 1) / steps {
        let base = rowUp * steps
        let part = max(low, base)..<min(high, base + steps)
        for (range, isInside) in parts(of: part, edge) where !range.isEmpty {
          var cover = Cover(
            series: bar.series, low: range.lowerBound - base, high: range.upperBound - base,
            isHighlighted: bar.isHighlighted && cap.overlaps(part))
          (cover.isArea, cover.isInside) = (edge != nil, isInside)
          cover.isOfShape = edge == nil && !bar.hasCap
          body((rows - 1 - rowUp) * columns + column, cover)
        }
      }
    }
  }

  /// The steps of a bar that stand out where it does: in colors those of the rows at its end, as all rows of a high one
  /// are many to send.
  private func cap(of bar: Bar, in range: Range<Int>) -> Range<Int> {
    let length = Self.capRows * steps
    guard bar.isHighlighted, bar.hasCap, hasGrounds, range.count > length + steps else {
      return range
    }
    let isHanging = bars.count { $0.top == bar.top } > bars.count { $0.bottom == bar.bottom }
    return isHanging
      ? range.lowerBound..<range.lowerBound + length : range.upperBound - length..<range.upperBound
  }

  /// The rows of a bar that stand out at most.
  private static let capRows = 8

  /// The parts of a range from the bottom up, and for each if it is inside of the area whose line has some steps.
  private func parts(of range: Range<Int>, _ line: Range<Int>?) -> [(Range<Int>, isInside: Bool)] {
    guard let line else { return [(range, false)] }
    return [
      (range.clamped(to: range.lowerBound..<max(line.lowerBound, range.lowerBound)), true),
      (range.clamped(to: line), false),
      (range.clamped(to: min(line.upperBound, range.upperBound)..<range.upperBound), true),
    ]
  }

  /// The steps of the line of an area: all that it runs through, and as many as a cell has from the end of the area on,
  /// so that it is as broad everywhere.
  private func line(through edge: ClosedRange<Double>, of area: Range<Int>) -> Range<Int> {
    let ends = [edge.lowerBound, edge.upperBound].map {
      Int((min(max($0, 0), 1) * Double(rows * steps)).rounded())
    }
    let isHanging = ends[0] - area.lowerBound < area.upperBound - ends[1]
    let low = isHanging ? area.lowerBound : min(ends[0], area.upperBound - steps)
    let high = isHanging ? max(ends[1], area.lowerBound + steps) : area.upperBound
    return max(low, area.lowerBound)..<min(high, area.upperBound)
  }

  /// The leftmost edge of the bars that begin in each column.
  private func firstEdges() -> [Double] {
    var edges = Array(repeating: -1.0, count: columns + 1)
    for bar in bars {
      let column = cell(bar.left)
      edges[column] = edges[column] < 0 ? bar.left : min(edges[column], bar.left)
    }
    return edges
  }

  /// The columns of a bar: a gap to the next bar stays a gap where the bar can spare a column.
  func horizontal(_ bar: Bar, starts: [Double]) -> Range<Int> {
    let left = cell(bar.left)
    let right = max(Int(bar.right * Double(columns) + Self.rounding), left + 1)
    let isTouching = starts[right] > bar.right + Self.rounding / Double(columns)
    return left..<(isTouching && right - left > 1 ? right - 1 : right)
  }

  private func cell(_ x: Double) -> Int {
    min(Int(x * Double(columns) + Self.rounding), columns - 1)
  }

  /// The lowest step of a bar and the one after its highest, at least one apart.
  func vertical(_ bar: Bar) -> (low: Int, high: Int) {
    let limit = rows * steps
    let bottom = bar.bottom * Double(limit)
    let top = bar.top * Double(limit)
    // In whole cells a bar is seen in the row that the value it ends at is in.
    var low = Int(steps == 1 ? (bottom + Self.rounding).rounded(.down) : bottom.rounded())
    var high = Int(steps == 1 ? (top - Self.rounding).rounded(.up) : top.rounded())
    if low == high {
      // Too low to see: outward, so that it stays on its side of the line it stands on or hangs from.
      low = Int((bottom + Self.rounding).rounded(.down))
      high = Int((top - Self.rounding).rounded(.up))
    }
    low = min(max(low, 0), limit - 1)
    return (low, min(max(high, low + 1), limit))
  }

  /// The error that rounding may take from a number that is meant to be whole.
  static let rounding = 1e-6
}
