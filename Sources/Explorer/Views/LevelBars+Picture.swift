import Charts
import Screen

/// Bars on their side in pixels, in the terminal and in vector pictures.
extension LevelBars {
  /// The part of a row that is free above and below a bar in pixels.
  private static let gap = 0.12

  /// The bars and their axis in pixels of the terminal; `nil` where there are only cells.
  func picture(_ page: Page, _ settings: Settings) -> FramePicture? {
    guard let cell = settings.pixelCell, cell.width > 0, cell.height > 0, room > 0 else {
      return nil
    }
    let (width, height) = (Double(area.columns), Double(area.rows))
    var back = ShapeSurface(
      area: PixelArea(
        left: 0, top: 0, width: width * Double(cell.width), height: height * Double(cell.height)),
      unit: Double(cell.height) / SVGPicture.cell.height, hasDashes: !settings.hasColors)
    back.isSharp = true
    if perGroup > 1, page.point != nil { back.foremost = page.cursor.series }
    var front = back
    front.role = .focus
    drawAxis(on: &back)
    draw(bars.filter { !isFocused($0, page) }, shortest: 1 / Double(cell.width), on: &back)
    draw(bars.filter { isFocused($0, page) }, shortest: 1 / Double(cell.width), on: &front)
    return FramePicture(area: area, cell: cell, back: back.shapes, front: front.shapes)
  }

  /// The place of a bar among those that are seen.
  private func index(of bar: Bar) -> Int {
    (bar.category - seen.lowerBound) * perGroup + bar.series
  }

  /// The rows from a bar to the next of its group, or to the next group where it is alone.
  private var pitch: Double { perGroup > 1 ? 1 : Double(step) }

  /// The cells of all that has a length.
  private var area: Area {
    Area(x: start, y: rows.lowerBound, columns: columns - start, rows: rows.count)
  }

  private func drawAxis(on surface: inout ShapeSurface) {
    surface.addLine(
      place: (Double(axis) + 0.5) / Double(area.columns), Pen(Ink(.axis), width: surface.unit))
  }

  /// Draws bars that end where their values are: as exactly as pixels are.
  ///
  /// - Parameters:
  ///   - bars: Some of the bars.
  ///   - share: The part of the way to the next bar that one takes; `nil` for the rows that it has in cells.
  ///   - shortest: The columns that a bar has at least.
  ///   - surface: What is drawn on.
  private func draw(
    _ bars: [Bar], share: Double? = nil, shortest: Double, on surface: inout ShapeSurface
  ) {
    let (width, height) = (Double(area.columns), Double(area.rows))
    surface.begin(.bar)
    for bar in bars {
      guard let value = bar.value, value.height != base else { continue }
      let own = extent(ofBar: index(of: bar), gap: Self.gap)
      let length = max(length(of: value.height), shortest)
      let left = value.isHanging ? Double(axis) - length : Double(axis) + 1
      let top = own.lowerBound
      let bottom = share.map { top + $0 * pitch } ?? own.upperBound
      let place = Rectangle(
        left: left / width, right: (left + length) / width, bottom: 1 - bottom / height,
        top: 1 - top / height)
      surface.fill(.rectangle(place), with: .pattern(hasEdge: true), ink: bar.series)
      if let ends = whisker(of: bar, top: top, bottom: bottom, in: area) {
        surface.begin(.whisker)
        surface.stroke(ends, ink: bar.series)
        surface.begin(.bar)
      }
    }
  }

  // MARK: Vector pictures

  /// The part of the way to the next bar that one takes on paper.
  private static let share = 0.7

  /// The bars of a page on paper; `nil` where they stand upright, and where they are more than fit.
  init?(onPaper page: Page, _ settings: Settings, _ layout: Layout, _ size: Size) {
    self.init(page, settings, layout, size)
    guard seen.count == count, !isHalved else { return nil }
  }

  /// The bars and their axis below so many rows of a legend.
  func surface(below legend: Int, hasDashes: Bool) -> ShapeSurface {
    let cell = SVGPicture.cell
    var surface = ShapeSurface(
      area: PixelArea(
        left: Double(area.x) * cell.width, top: Double(area.y + legend) * cell.height,
        width: Double(area.columns) * cell.width, height: Double(area.rows) * cell.height),
      hasDashes: hasDashes)
    drawAxis(on: &surface)
    draw(bars, share: Self.share, shortest: 1 / cell.width, on: &surface)
    return surface
  }

  /// The names before the bars and the values behind them, below so many rows of a legend.
  func words(below legend: Int, _ theme: Theme) -> [XMLElement] {
    let named = names.enumerated().map { index, name in
      let first = Double(index * step) + Self.gap
      let last = first + Double(perGroup - 1) * pitch
      let row = Double(rows.lowerBound + legend) + (first + last + Self.share * pitch) / 2 - 0.5
      return XMLElement.text(
        name, theme.color(.axis), x: Double(nameColumns), row: row, columns: nameColumns
      ).with("text-anchor", "end")
    }
    let valued = bars.compactMap { bar -> XMLElement? in
      guard let value = bar.value else { return nil }
      let top = Double(rows(ofBar: index(of: bar)).lowerBound) + Self.gap
      let row = Double(rows.lowerBound + legend) + top + Self.share * pitch / 2 - 0.5
      let whisker = bar.ends.map { ($0.upperBound - base) / max(span, 1e-9) * Double(room) } ?? 0
      let length = max(value.isHanging ? 0 : length(of: value.height), whisker)
      let end = Double(start + axis + 2) + length
      return XMLElement.text(
        value.text, theme.color(.text), x: end, row: row, columns: value.text.columns)
    }
    return named + valued
  }
}
