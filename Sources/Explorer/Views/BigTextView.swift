import Charts
import Descriptions
import Screen

/// The focused point in big letters: where it stands and what it is.
enum BigTextView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    guard let area = layout.bigText, let lines = lines(of: model, in: area) else { return }
    var y = area.y
    for line in lines {
      line.draw(into: &frame, at: Position(x: area.x, y: y), style: Style(.focus, isBold: true))
      y += line.size.rows
    }
  }

  /// The rows that letters take: those of fonts need more than those drawn by hand.
  static func letterRows(of model: Model) -> [Int: Int] {
    if model.settings.glyphs == .ascii { return Layout.asciiLetterRows }
    guard model.isEnlarged, let x = model.chart.series.first?.x.first else {
      return Layout.drawnLetterRows
    }
    let text = model.language.format.place(model.chart.place(x))
    let room = Size(columns: .max, rows: .max)
    let drawn = BigText.fitting(text, scale: 2, in: room, glyphs: model.settings.glyphs)
    return drawn == nil ? Layout.fontLetterRows : Layout.drawnLetterRows
  }

  /// Whether the lowest and the highest value can be shown; the same wherever the reader stands.
  static func hasLetters(for model: Model, in area: Area) -> Bool {
    guard let extent = model.chart.yExtent else { return false }
    return [extent.lowerBound, extent.upperBound].allSatisfy { value in
      var bare = model.chart.quantity(value)
      bare.unit = nil
      return fitting([model.language.format.quantity(bare)], model, in: area) != nil
    }
  }

  /// The largest letters that hold all that can be said, else less of it; the caption says the rest.
  static func lines(of model: Model, in area: Area) -> [BigText]? {
    let here = model.outlineHere
    guard var outline = here ?? model.point.map({ PointOutline(model.chart, at: $0) }) else {
      return nil
    }
    // Of a point with parts, the one that was gone to.
    let parts = outline.details.parts
    if let part = model.cursor.part, parts.indices.contains(part) {
      outline.value = parts[part].quantity ?? outline.value
    }
    var texts = texts(of: outline, in: model.language)
    if model.rotor.mode != .table, here == nil, let point = model.point, let series = model.series,
      let cell = model.chart.grid(of: point.series)?.cell(of: point.point, in: series)
    {
      // A point of a grid stands for its cell, which is so many points.
      texts = [[model.language.format.quantity(Quantity(Double(cell.count)))]]
    }
    // A row more a scale; the narrow letters only where no others hold anything.
    for least in (1...model.settings.glyphScale + 1).reversed() where least != 2 {
      for text in texts {
        if let lines = fitting(text, model, in: area),
          lines.allSatisfy({ least == 1 || $0.size.rows >= least && !$0.isNarrow })
        {
          return lines
        }
      }
    }
    return nil
  }

  private static func fitting(_ text: [String], _ model: Model, in area: Area) -> [BigText]? {
    let room = Size(columns: area.columns, rows: area.rows / text.count)
    let lines = text.compactMap {
      BigText.fitting(
        $0, scale: model.settings.glyphScale, in: room, glyphs: model.settings.canvasGlyphs,
        letters: model.settings.letters)
    }
    return lines.count == text.count ? lines : nil
  }

  /// What can be shown, as lines, the most first.
  private static func texts(of point: PointOutline, in language: any Language) -> [[String]] {
    let place = language.format.place(point.place)
    guard let value = point.value else { return [[language.text(.point(point))], [place]] }
    var bare = value
    bare.unit = nil
    let full = language.format.quantity(value)
    let plain = language.format.quantity(bare)
    return [
      ["\(place)  \(full)"], [place, full], ["\(place)  \(plain)"], [place, plain], [full],
      [plain],
    ]
  }
}
