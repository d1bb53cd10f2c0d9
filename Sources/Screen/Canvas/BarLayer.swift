/// The bars of a canvas, and what they cover of each cell.
struct BarLayer: Sendable {
  private struct Bar: Equatable, Sendable {
    var left: Double
    var right: Double
    var bottom: Double
    var top: Double
    var series: Int
    var isHighlighted: Bool
    /// The part of an area that its line runs through; `nil` of a bar.
    var edge: ClosedRange<Double>?
  }

  /// The part of one cell that one bar covers, in steps from its bottom.
  struct Cover: Equatable, Sendable {
    var series: Int
    var low: Int
    var high: Int
    var isHighlighted = false
    /// True for an area, which is told apart by the line at its end and is filled without a pattern.
    var isArea = false
    /// True for a part of an area through which its line does not run.
    var isInside = false
    /// The series whose inside is behind the rest of the cell.
    var ground: Int?
    /// The series of the bar on top of it, which has the rest of the cell.
    var above: Int?
    /// True where that one stands out.
    var isAboveHighlighted = false

    /// The color of the series, or one on the way to the background.
    var style: Style {
      Style(
        isInside ? .inside(series) : .series(series),
        ground: above.map { .series($0) } ?? ground.map { .inside($0) })
    }

    var height: Int { high - low }

    /// The area that most of a cell of so many steps is of; `nil` where that is the background, or a bar.
    func areaBehind(in steps: Int) -> Int? {
      guard isArea else { return nil }
      return 2 * height >= steps ? series : above ?? ground
    }

    /// True where it belongs to the bar of another.
    func isOf(_ other: Cover) -> Bool {
      series == other.series && isHighlighted == other.isHighlighted
    }

    /// The part of their cell that both cover: the one that covers more, and where one stands on
    /// the other as much as both.
    ///
    /// The line of an area is seen before the inside of another.
    /// - Parameters:
    ///   - other: The other part.
    ///   - steps: The steps of the cell, in which both are seen where they fill it; `nil` where one color is all
    ///     that a cell has.
    /// - Returns: The part that the cell shows.
    func joined(with other: Cover, in steps: Int?) -> Cover {
      if above != nil { return self }
      if let steps, steps > 1, !isArea, !other.isArea, series != other.series,
        let stacked = stacked(with: other, in: steps)
      {
        return stacked
      }
      if isInside != other.isInside {
        var front = isInside ? other : self
        front.ground = isInside ? series : other.series
        if front.ground == front.series { front.ground = nil }
        return front
      }
      var joined = high - low > other.high - other.low ? self : other
      if high == other.low || other.high == low {
        (joined.low, joined.high) = (min(low, other.low), max(high, other.high))
      }
      return joined
    }

    /// The lower of two parts that fill a cell, with the other one on top; `nil` where they do not.
    ///
    /// Of parts that are thinner than a step rounding may have both end at one edge of the cell: the thinner one then
    /// keeps its room, at its edge, and is as low as it is.
    private func stacked(with other: Cover, in steps: Int) -> Cover? {
      let isLower = (low, high) < (other.low, other.high)
      var (lower, upper) = isLower ? (self, other) : (other, self)
      guard lower.low == 0, upper.high == steps, 0...1 ~= lower.high - upper.low,
        lower.height < steps || upper.height < steps
      else { return nil }
      if lower.height > upper.height { lower.high = upper.low }
      (lower.above, lower.isAboveHighlighted) = (upper.series, upper.isHighlighted)
      return lower
    }

    /// The style of a cell that stands out in part, where it does so in `style`.
    func highlighted(_ style: Style) -> Style {
      guard let above else { return style }
      var style = style
      if isHighlighted {
        style.ground = .muted(above)
      } else {
        (style.role, style.ground) = (.muted(series), style.role)
      }
      return style
    }
  }

  let columns: Int
  let rows: Int
  /// Steps in a cell from bottom to top in which a bar can end.
  let steps: Int
  /// True while the highlight is added.
  var isHighlighting = false
  /// True where a cell has two colors.
  var hasGrounds = false
  private var bars: [Bar] = []

  init(columns: Int, rows: Int, steps: Int) {
    self.columns = columns
    self.rows = rows
    self.steps = steps
  }

  /// Remembers a bar, cut at the edges; one that is not a number, or has no height, is not drawn.
  mutating func add(
    left: Double, right: Double, bottom: Double, top: Double, edge: ClosedRange<Double>? = nil,
    series: Int
  ) {
    guard left <= right, bottom < top, left <= 1, right >= 0, bottom < 1, top > 0 else { return }
    let bar = Bar(
      left: max(left, 0), right: min(right, 1), bottom: max(bottom, 0), top: min(top, 1),
      series: series, isHighlighted: false, edge: edge)
    // A bar that stands out is the one that is there: it keeps its cells.
    if isHighlighting, let index = bars.firstIndex(of: bar) {
      bars[index].isHighlighted = true
    } else {
      bars.append(bar)
      bars[bars.count - 1].isHighlighted = isHighlighting
    }
  }

  /// The covered parts, row by row from the top; of two bars in a cell the one that covers more,
  /// with the room of both where they touch.
  ///
  /// Areas in a cell are as high as `AreaParts` has them.
  /// A bar that would be seen nowhere, as a low part of a stack, has the cell it covers most of, of several the
  /// highest, where the other one has cells to spare.
  func covers() -> [Cover?] {
    var covers: [Cover?] = Array(repeating: nil, count: columns * rows)
    guard !bars.isEmpty, columns > 0, rows > 0 else { return covers }
    let starts = firstEdges()
    var owners = Array(repeating: -1, count: covers.count)
    var cells = Array(repeating: 0, count: bars.count)
    var areas: [Int: [Cover]] = [:]
    for (index, bar) in bars.enumerated() {
      forEachCell(of: bar, starts: starts) { cell, cover in
        if cover.isArea { areas[cell, default: []].append(cover) }
        let before = covers[cell]
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
    // A slice of an area that took a cell would be seen as higher than it is.
    for (index, bar) in bars.enumerated() where cells[index] == 0 && bar.edge == nil {
      var best: (cell: Int, cover: Cover)?
      forEachCell(of: bar, starts: starts) { cell, cover in
        guard cells[owners[cell]] > 1, best.map({ cover.height >= $0.cover.height }) ?? true else {
          return
        }
        best = (cell, cover)
      }
      guard let best else { continue }
      cells[owners[best.cell]] -= 1
      (cells[index], owners[best.cell]) = (1, index)
      covers[best.cell]?.series = bar.series
      covers[best.cell]?.above = nil
      covers[best.cell]?.isAboveHighlighted = false
      covers[best.cell]?.isHighlighted = bar.isHighlighted
    }
    return covers
  }

  /// The cells that a bar covers, with what it covers of each.
  private func forEachCell(of bar: Bar, starts: [Double], _ body: (Int, Cover) -> Void) {
    let (low, high) = vertical(bar)
    for column in horizontal(bar, starts: starts) {
      for rowUp in low / steps...(high - 1) / steps {
        let base = rowUp * steps
        var cover = Cover(
          series: bar.series, low: max(low - base, 0), high: min(high - base, steps),
          isHighlighted: bar.isHighlighted)
        cover.isArea = bar.edge != nil
        cover.isInside = bar.edge.map { !isReached(base, by: $0, of: low..<high) } ?? false
        body((rows - 1 - rowUp) * columns + column, cover)
      }
    }
  }

  /// True where the line of an area runs through the cell that begins at a step; it has the step at the
  /// area's end at least.
  private func isReached(
    _ base: Int, by edge: ClosedRange<Double>, of area: Range<Int>
  ) -> Bool {
    let ends = [edge.lowerBound, edge.upperBound].map {
      Int((min(max($0, 0), 1) * Double(rows * steps)).rounded())
    }
    let low = min(max(ends[0], area.lowerBound), area.upperBound - 1)
    let high = min(max(ends[1], low + 1), area.upperBound)
    return base < high && base + steps > low
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
  private func horizontal(_ bar: Bar, starts: [Double]) -> Range<Int> {
    let left = cell(bar.left)
    let right = max(Int(bar.right * Double(columns) + Self.rounding), left + 1)
    let isTouching = starts[right] > bar.right + Self.rounding / Double(columns)
    return left..<(isTouching && right - left > 1 ? right - 1 : right)
  }

  private func cell(_ x: Double) -> Int {
    min(Int(x * Double(columns) + Self.rounding), columns - 1)
  }

  /// The lowest step of a bar and the one after its highest, at least one apart.
  private func vertical(_ bar: Bar) -> (low: Int, high: Int) {
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
  private static let rounding = 1e-6
}

extension Symbols {
  /// The glyph of a whole cell of a bar, or of an area.
  func fill(of cover: BarLayer.Cover) -> String {
    cover.isArea ? fill(series: 0) : fill(series: cover.series)
  }
}
