import Charts
import Screen

/// Two bars in one row of cells, the first in its upper half, where they would not have a row each.
extension LevelBars {
  /// The signs of both.
  static let halves = ["▀", "▄"]

  /// Draws the two bars of a group in whole columns, with both values behind the longer one.
  func drawHalves(of group: Int, _ page: Page, row: Int, into frame: inout Frame) {
    let pair = Array(bars[2 * group..<2 * group + 2])
    let cells = pair.map { columns(of: $0) }
    let roles = pair.map { bar in
      isFocused(bar, page)
        ? Role.focus : isMuted(page)(bar.series) ? .muted(bar.series) : .series(bar.series)
    }
    for x in Set(cells[0]).union(cells[1]) {
      let isUpper = cells[0].contains(x)
      let hasBoth = isUpper && cells[1].contains(x)
      let ground = hasBoth && hasColors ? roles[1] : nil
      let glyph = hasBoth && !hasColors ? "█" : Self.halves[isUpper ? 0 : 1]
      frame.write(
        glyph, at: Position(x: start + x, y: row),
        style: Style(roles[isUpper ? 0 : 1], ground: ground))
    }
    var x = start + max(cells[0].upperBound, cells[1].upperBound, axis + 1) + 1
    for bar in pair {
      guard let value = bar.value else { continue }
      frame.write(
        value.text, at: Position(x: x, y: row),
        style: isFocused(bar, page) ? Style(.focus, isBold: true) : Style(.series(bar.series)))
      x += value.text.columns + 1
    }
  }

  /// The columns of a bar from the first behind the names; what is not zero has one.
  private func columns(of bar: Bar) -> Range<Int> {
    guard let value = bar.value else { return axis + 1..<axis + 1 }
    let eighths = length(of: value)
    let count = eighths > 0 ? max((eighths + 4) / 8, 1) : 0
    return value.isHanging ? axis - count..<axis : axis + 1..<axis + 1 + count
  }

  /// The rows of a bar in pixels, with gaps above the first and below the last of those that share one.
  func extent(ofBar index: Int, gap: Double) -> ClosedRange<Double> {
    let own = rows(ofBar: index)
    let (low, high) = (Double(own.lowerBound), Double(own.upperBound))
    guard isHalved else { return low + gap...high - gap }
    let middle = (low + high) / 2
    return index.isMultiple(of: perGroup) ? low + gap...middle : middle...high - gap
  }
}
