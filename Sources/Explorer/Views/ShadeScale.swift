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
    guard let shades = chart.shades?.reversed(), let first = shades.first,
      let last = shades.last
    else { return nil }
    let hasRamp = chart.hasRamp(settings)
    let symbols = Symbols(settings.glyphs)
    func block(_ shade: ShadeLevel, _ columns: Int) -> Piece {
      Piece(
        text: String(
          repeating: symbols.shade(level: hasRamp ? .max : shade.rawValue), count: columns),
        style: Style(hasRamp ? .ramp(shade.rawValue) : .series(0)))
    }
    func words(_ value: Double, _ digits: Int, hasUnit: Bool = false) -> String {
      var quantity = chart.quantity(value)
      quantity.fractionDigits += digits
      if !hasUnit { quantity.dropUnit() }
      return settings.language.format.quantity(quantity)
    }
    let edges = shades.map(\.values.lowerBound) + [last.values.upperBound]
    // Values of a short range need a digit more to be told apart.
    let digits = Set(edges.map { words($0, 0) }).count == edges.count ? 0 : 1
    func text(_ edge: Double, hasUnit: Bool = false) -> Piece {
      Piece(text: words(edge, digits, hasUnit: hasUnit), style: Style(.axis))
    }
    let highest = text(last.values.upperBound, hasUnit: true)
    let blank = Piece(text: " ", style: .text)
    guard first.values.lowerBound < last.values.upperBound else {
      forms = [[block(first.level, 2), blank, highest]]
      return
    }
    func ends(_ columns: Int) -> [Piece] {
      [text(first.values.lowerBound), blank] + shades.map { block($0.level, columns) }
        + [blank, highest]
    }
    let full =
      shades.flatMap { [text($0.values.lowerBound), blank, block($0.level, 3), blank] }
      + [highest]
    forms = [full, ends(3), ends(2), ends(1)]
  }

  /// Draws the fullest scale that leaves a third of its row free, or room for words beside it.
  func draw(into frame: inout Frame, _ layout: Layout, beside words: Int) {
    guard let row = layout.scale, let shortest = forms.last else { return }
    let room = min(frame.size.columns * 2 / 3, frame.size.columns - words - Self.gap)
    let form =
      forms.first { form in form.reduce(0) { $0 + $1.text.columns } <= room } ?? shortest
    var x = 0
    for piece in form {
      frame.write(piece.text, at: Position(x: x, y: row), style: piece.style)
      x += piece.text.columns
    }
  }

  /// The columns between the scale and words.
  private static let gap = 4
}
