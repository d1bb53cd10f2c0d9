import Charts
import Descriptions
import Screen

/// The focused point in big letters: where it stands and what it is.
enum BigTextView {
  static func draw(_ page: Page, _ settings: Settings, into frame: inout Frame, _ layout: Layout) {
    guard let area = layout.bigText, let lines = lines(of: page, settings, in: area) else { return }
    var y = area.y
    for line in lines {
      line.draw(into: &frame, at: Position(x: area.x, y: y), style: Style(.focus, isBold: true))
      y += line.size.rows
    }
  }

  /// The rows that letters take: those of fonts need more than those drawn by hand.
  static func letterRows(of chart: Chart, _ settings: Settings) -> [Int: Int] {
    if settings.glyphs == .ascii { return Layout.asciiLetterRows }
    guard settings.isEnlarged, let x = chart.series.first?.x.first else {
      return Layout.drawnLetterRows
    }
    let text = settings.language.format.place(chart.place(x))
    let room = Size(columns: .max, rows: .max)
    let drawn = BigText.fitting(text, scale: 2, in: room, glyphs: settings.glyphs)
    return drawn == nil ? Layout.fontLetterRows : Layout.drawnLetterRows
  }

  /// The rows of the letters in which the lowest and the highest value can be shown; `nil` where they cannot.
  ///
  /// They are the same wherever the reader stands.
  static func rows(for chart: Chart, _ settings: Settings, in area: Area) -> Int? {
    guard let extent = chart.yExtent else { return nil }
    let lines = [extent.lowerBound, extent.upperBound].map { value in
      var bare = chart.quantity(value)
      bare.dropUnit()
      return fitting([settings.language.format.quantity(bare)], settings, in: area)
    }
    guard !lines.contains(where: { $0 == nil }) else { return nil }
    return lines.compactMap { $0?.reduce(0) { $0 + $1.size.rows } }.max()
  }

  /// The largest letters that hold all that can be said, else less of it; the caption says the rest.
  static func lines(of page: Page, _ settings: Settings, in area: Area) -> [BigText]? {
    let here = page.outlineHere
    guard var outline = here ?? page.point.map({ PointOutline(page.chart, at: $0) }) else {
      return nil
    }
    // Of a point with parts, the one that was gone to.
    let parts = outline.details.parts
    if let part = page.cursor.part, parts.indices.contains(part) {
      outline.value = parts[part].quantity ?? outline.value
    }
    var texts = texts(of: outline, in: settings.language)
    if page.rotor.mode != .table, here == nil, let point = page.point, let series = page.series,
      let cell = page.chart.grid(of: point.series)?.cell(of: point.point, in: series)
    {
      // A point of a grid stands for its cell, which is so many points.
      texts = [[settings.language.format.quantity(Quantity(Double(cell.count)))]]
    }
    // A row more a scale; the narrow letters only where no others hold anything.
    for least in (1...settings.glyphScale + 1).reversed() where least != 2 {
      for text in texts {
        if let lines = fitting(text, settings, in: area),
          lines.allSatisfy({ least == 1 || $0.size.rows >= least && !$0.isNarrow })
        {
          return lines
        }
      }
    }
    return nil
  }

  private static func fitting(
    _ text: [String], _ settings: Settings, in area: Area
  ) -> [BigText]? {
    let room = Size(columns: area.columns, rows: area.rows / text.count)
    let lines = text.compactMap {
      BigText.fitting(
        $0, scale: settings.glyphScale, in: room, glyphs: settings.canvasGlyphs,
        letters: settings.letters)
    }
    return lines.count == text.count ? lines : nil
  }

  /// The texts that can be shown, as lines, the fullest first.
  private static func texts(of point: PointOutline, in language: any Language) -> [[String]] {
    let place = language.format.place(point.place)
    guard let value = point.value else { return [[language.text(.point(point))], [place]] }
    var bare = value
    bare.dropUnit()
    let full = language.format.quantity(value)
    let plain = language.format.quantity(bare)
    return [
      ["\(place)  \(full)"], [place, full], ["\(place)  \(plain)"], [place, plain], [full],
      [plain],
    ]
  }
}
