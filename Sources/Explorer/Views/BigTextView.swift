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

  /// The largest letters that hold all that can be said, else less of it; the caption says the rest.
  static func lines(of model: Model, in area: Area) -> [BigText]? {
    guard let point = model.point, let series = model.series, series.y.indices.contains(point.point)
    else { return nil }
    let texts = texts(of: PointOutline(model.chart, at: point), in: model.language)
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
