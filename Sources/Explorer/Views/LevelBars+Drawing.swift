import Charts
import Descriptions
import Screen

/// Bars on their side in cells.
extension LevelBars {
  func draw(_ page: Page, _ settings: Settings, into frame: inout Frame, _ layout: Layout) {
    let symbols = settings.symbols
    let signs = settings.screenReader == .off ? StateView.signs(of: page, settings) : [:]
    drawTitles(page, into: &frame, layout)
    // The axis ends with the last bar.
    for y in rows.lowerBound...rows.lowerBound + lastRow {
      frame.write(
        symbols.verticalAxis, at: Position(x: start + axis, y: y), style: Style(.axis))
    }
    for (index, name) in names.enumerated() {
      let row = rows.lowerBound + middle(ofGroup: index)
      let category = Double(seen.lowerBound + index)
      let isFocused = page.point != nil && page.cursor.x == category
      drawName(name, isFocused, symbols, row: row, into: &frame)
      if let sign = signs[category] {
        frame.write(
          sign, at: Position(x: nameColumns, y: row), style: Style(.focus, isBold: true))
      }
    }
    for index in names.indices where isHalved {
      drawHalves(of: index, page, row: rows.lowerBound + middle(ofGroup: index), into: &frame)
    }
    for (index, bar) in bars.enumerated() where !isHalved {
      let isFocused = isFocused(bar, page)
      let own = rows(ofBar: index)
      let middle = rows.lowerBound + (own.lowerBound + own.upperBound - 1) / 2
      guard let value = bar.value else { continue }
      var end = start + axis + 1
      for row in own {
        end = max(
          drawBar(
            value, of: bar.series, isFocused, page, settings, row: rows.lowerBound + row,
            into: &frame), end)
      }
      if let whisker = columns(ofWhisker: bar) {
        draw(whisker: whisker, of: bar, isFocused, page, settings, row: middle, into: &frame)
        end = max(end, whisker.upperBound + 1)
      }
      frame.write(
        value.text, at: Position(x: end + 1, y: middle),
        style: isFocused ? Style(.focus, isBold: true) : Style(.text))
    }
    if seen.lowerBound > 0 {
      frame.write(
        "^", at: Position(x: start + axis, y: rows.lowerBound), style: Style(.hint, isBold: true))
    }
    if seen.upperBound < count {
      frame.write(
        "v", at: Position(x: start + axis, y: rows.lowerBound + lastRow),
        style: Style(.hint, isBold: true))
    }
    if let legend {
      _ = LegendView.draw(
        page, settings, isMuted: isMuted(page), signs: isHalved ? Self.halves : [], rows: legend,
        into: &frame)
    }
    if let picture = picture(page, settings) { frame.show(picture) }
  }

  /// Tells which series step back: all but the one that is stood in.
  func isMuted(_ page: Page) -> (Int) -> Bool {
    let focused = page.point == nil ? nil : page.cursor.series
    return { series in focused.map { $0 != series } ?? false }
  }

  private func drawName(
    _ name: String, _ isFocused: Bool, _ symbols: Symbols, row: Int, into frame: inout Frame
  ) {
    let text =
      name.columns <= nameColumns
      ? name
      : name.prefix(columns: max(nameColumns - symbols.ellipsis.columns, 0)) + symbols.ellipsis
    frame.write(
      text, at: Position(x: nameColumns - text.columns, y: row),
      style: isFocused ? Style(.focus, isBold: true, isReversed: true) : Style(.axis))
  }

  /// Draws a row of a bar, and returns the first column behind it.
  private func drawBar(
    _ value: (text: String, height: Double, isHanging: Bool), of series: Int, _ isFocused: Bool,
    _ page: Page, _ settings: Settings, row: Int, into frame: inout Frame
  ) -> Int {
    let symbols = settings.symbols
    let role: Role = isMuted(page)(series) ? .muted(series) : .series(series)
    // A block in color is as bold as can be, and without the attribute it is sent in fewer bytes.
    let style = isFocused ? Style(.focus, isBold: !settings.hasShades) : Style(role)
    let eighths = length(of: value)
    // Without color a bar is soon overlooked among others that are as bold.
    let hasSigns = isFocused && settings.lacksColors
    // In colors the focus is solid, as that of upright bars is.
    let pattern = isFocused && settings.hasColors ? 0 : series
    let fill = hasSigns ? symbols.marker(series: series) : symbols.fill(series: pattern)
    let isTinted = pattern > 0 && settings.hasColors && settings.hasShades
    let ground: Role? =
      isTinted ? (isMuted(page)(series) ? .inside(series) : .pattern(series)) : nil
    // One that hangs ends in whole columns: there are no blocks that begin within one.
    let isWhole = value.isHanging || settings.canvasGlyphs == .ascii
    let whole = isWhole && eighths > 0 ? max((eighths + 4) / 8, 1) : eighths / 8
    let first = start + axis + (value.isHanging ? -whole : 1)
    frame.write(
      String(repeating: fill, count: whole), at: Position(x: first, y: row),
      style: hasSigns
        ? Style(.focus, isBold: true, isReversed: true)
        : Style(style.role, isBold: style.isBold, ground: ground))
    let rest = isWhole ? 0 : eighths % 8
    if rest > 0 {
      frame.write(Self.parts[rest - 1], at: Position(x: first + whole, y: row), style: style)
    }
    return value.isHanging ? start + axis + 1 : first + whole + (rest > 0 ? 1 : 0)
  }

  private static let parts = "▏▎▍▌▋▊▉".map(String.init)

  /// The quantity of the names at the left, and that of the bars, with the bars that are seen, at the right.
  private func drawTitles(_ page: Page, into frame: inout Frame, _ layout: Layout) {
    guard let row = layout.unit else { return }
    let (places, quantity) = (page.shown.placeHeading, page.shown.yAxis.heading)
    let part = seen.count < count ? "\(seen.lowerBound + 1)–\(seen.upperBound) / \(count)" : ""
    let right = [part, quantity.isEmpty ? "" : quantity + " →"].filter { !$0.isEmpty }
      .joined(separator: "  ")
    let shown = right.columns <= columns ? right : part
    frame.write(shown, at: Position(x: columns - shown.columns, y: row), style: Style(.axis))
    if places.columns + 2 + shown.columns <= columns {
      frame.write(places, at: Position(x: 0, y: row), style: Style(.axis))
    }
  }
}
