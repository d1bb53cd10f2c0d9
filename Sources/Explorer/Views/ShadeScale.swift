import Charts
import Descriptions
import Screen

/// The shades of a heat map in a row, from the lowest values to the highest, with the values between
/// them, or with those at the ends where there is less room.
struct ShadeScale {
  private struct Piece {
    var text: String
    var style: Style
  }

  /// The scales that could be drawn, the fullest first.
  private let forms: [[Piece]]

  /// The scale of a chart; `nil` where no shade is a value.
  init?(_ chart: Chart, _ settings: Settings) {
    let hasRamp = chart.hasRamp(settings)
    let count = hasRamp ? settings.rampCount : ShadeLevel.allCases.count
    guard let shades = chart.steps(count), let first = shades.first, let last = shades.last
    else { return nil }
    let symbols = Symbols(settings.glyphs)
    func block(_ step: Int, _ columns: Int) -> Piece {
      Piece(
        text: String(repeating: symbols.shade(level: hasRamp ? .max : step), count: columns),
        style: Style(hasRamp ? .ramp(step) : .series(0)))
    }
    func words(_ value: Double, _ digits: Int, hasUnit: Bool = false) -> String {
      var quantity = chart.quantity(value)
      quantity.fractionDigits += digits
      if !hasUnit { quantity.dropUnit() }
      return settings.language.format.quantity(quantity)
    }
    let edges = shades.map(\.lowerBound) + [last.upperBound]
    // Values of a short range need a digit more to be told apart.
    let digits = Set(edges.map { words($0, 0) }).count == edges.count ? 0 : 1
    func text(_ edge: Double, hasUnit: Bool = false) -> Piece {
      Piece(text: words(edge, digits, hasUnit: hasUnit), style: Style(.axis))
    }
    let highest = text(last.upperBound, hasUnit: true)
    let blank = Piece(text: " ", style: .text)
    guard first.lowerBound < last.upperBound else {
      // A value that is the same everywhere is in the middle of its range.
      let middle = Filling.step(at: 0.5, of: count)
      forms = [[block(middle, 2), blank, highest]]
      return
    }
    /// The steps with a value before each so manieth one.
    func runs(of length: Int, _ columns: Int) -> [Piece] {
      stride(from: 0, to: shades.count, by: length).flatMap { start in
        [text(shades[start].lowerBound), blank]
          + (start..<min(start + length, shades.count)).map { block($0, columns) } + [blank]
      } + [highest]
    }
    let thirds = count > 5 ? [runs(of: (count + 2) / 3, 3), runs(of: (count + 2) / 3, 2)] : []
    forms =
      [runs(of: 1, 3)] + thirds
      + (1...3).reversed().map { runs(of: shades.count, $0) }
      // On the narrowest screens the unit is the first to go.
      + [runs(of: shades.count, 1).dropLast() + [text(last.upperBound)]]
  }

  /// Draws the fullest scale that leaves a third of its row free, or room for words beside it.
  func draw(into frame: inout Frame, _ layout: Layout, beside words: Int) {
    guard let row = layout.scale, let shortest = forms.last else { return }
    let room = min(frame.size.columns * 2 / 3, frame.size.columns - words - Self.gap)
    func fits(_ form: [Piece], _ columns: Int) -> Bool { Self.columns(of: form) <= columns }
    let form =
      forms.dropLast().first { fits($0, room) }
      ?? forms.suffix(2).first { fits($0, frame.size.columns) } ?? shortest
    write(form, at: Position(x: 0, y: row), into: &frame)
  }

  private func write(_ form: [Piece], at start: Position, into frame: inout Frame) {
    var position = start
    for piece in form {
      frame.write(piece.text, at: position, style: piece.style)
      position.x += piece.text.columns
    }
  }

  private static func columns(of form: [Piece]) -> Int {
    form.reduce(0) { $0 + $1.text.columns }
  }

  // MARK: Above the plot

  /// True where the row above the plot has room for the shades beside the quantities, and the row that they leave lets the
  /// rows of the heat map have a line more each, the same for all, or all be seen at once.
  func isAbove(_ page: Page, _ layout: Layout, columns: Int) -> Bool {
    guard layout.unit != nil, page.window == nil, let shortest = forms.last,
      page.shown.notes.allSatisfy({ if case .aggregated = $0 { false } else { true } })
    else { return false }
    let (count, rows) = (page.chart.series.count, layout.plot.rows)
    // Of higher rows a line more or less is hardly seen.
    guard count > 0, rows == count || rows == 2 * count else { return false }
    let (quantity, places) = (page.shown.yAxis.heading, page.shown.placeHeading)
    let words = quantity.columns + (places.isEmpty ? 0 : places.columns + 2)
    return words + Self.columns(of: shortest) + 2 * Self.gap + Self.note <= columns
  }

  /// Draws the fullest scale that a row has room for behind the quantity at its start, which ends before two blanks.
  ///
  /// - Parameters:
  ///   - frame: The picture.
  ///   - row: The row, with the quantities at its ends.
  ///   - hasNote: True where words are to come beside it.
  func draw(into frame: inout Frame, above row: Int, hasNote: Bool) {
    let blank = (0..<frame.size.columns).map { frame[Position(x: $0, y: row)].glyph == " " }
    let words = blank.indices.dropLast().first { blank[$0] && blank[$0 + 1] } ?? 0
    let start = words > 0 ? words + Self.gap / 2 : 0
    let end = blank[start...].firstIndex(of: false) ?? blank.endIndex
    let room = end - start - Self.gap - (hasNote ? Self.note : 0)
    guard let form = forms.first(where: { Self.columns(of: $0) <= room }) ?? forms.last else {
      return
    }
    // Of colors the lower half of the row stays free: they are no cells of the map below. Textures are as they are there.
    let halves = form.map { piece in
      guard case .ramp = piece.style.role else { return piece }
      return Piece(text: piece.text.replacing("█", with: "▀"), style: piece.style)
    }
    write(halves, at: Position(x: start, y: row), into: &frame)
  }

  /// The columns that are left for how many names there is no room for.
  private static let note = 20

  /// The columns between the scale and words.
  private static let gap = 4
}
