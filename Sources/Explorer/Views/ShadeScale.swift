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
    func fits(_ form: [Piece], _ columns: Int) -> Bool {
      form.reduce(0) { $0 + $1.text.columns } <= columns
    }
    let form =
      forms.dropLast().first { fits($0, room) }
      ?? forms.suffix(2).first { fits($0, frame.size.columns) } ?? shortest
    var x = 0
    for piece in form {
      frame.write(piece.text, at: Position(x: x, y: row), style: piece.style)
      x += piece.text.columns
    }
  }

  /// The columns between the scale and words.
  private static let gap = 4
}
