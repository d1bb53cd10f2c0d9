import Charts
import Screen
import Testing

@testable import Explorer

/// The kept pictures of every chart type at every size, as they are sent at each color depth: what
/// arrives is the picture, in the theme's colors or the entries nearest to them, or in none.
@Suite struct ColorDepthTests {
  @Test(arguments: ColorDepth.allCases, ViewTests.charts.keys.sorted())
  func everyPictureArrivesWhole(depth: ColorDepth, name: String) throws {
    let chart = try #require(ViewTests.charts[name])
    for (columns, rows) in ViewTests.sizes {
      var model = Fixtures.model(chart, columns: columns, rows: rows)
      _ = try model.press("4<Right><Right>")
      let frame = view(model, model.size)
      for theme in [Theme.defaultDark, .defaultLight] {
        let cells = Received.cells(of: frame.ansiText(theme: theme, depth: depth))
        #expect(cells.map { $0.map(\.glyph).joined() } == (0..<rows).map { frame.row($0) })
        let styles = Set(frame.cells.map(\.style))
        let expected = Dictionary(
          uniqueKeysWithValues: styles.map { ($0, Received.attributes(of: $0, theme, depth)) })
        var others: [Position] = []
        for (y, row) in cells.enumerated() {
          var x = 0
          for cell in row {
            let style = frame[Position(x: x, y: y)].style
            if cell.attributes != expected[style] { others.append(Position(x: x, y: y)) }
            x += max(cell.glyph.columns, 1)
          }
        }
        #expect(others.isEmpty, "\(name) \(columns)x\(rows)")
      }
      // The focus is found without color: reversed, bold and more than the rest, or marked below.
      let marks = frame.cells.filter { $0.style.role == .focus }
      #expect(rows < 3 || marks.contains { $0.style.isBold }, "\(name) \(columns)x\(rows)")
    }
  }
}

extension Frame {
  /// A row with every space it has.
  fileprivate func row(_ y: Int) -> String {
    (0..<size.columns).map { self[Position(x: $0, y: y)].glyph }.joined()
  }
}

/// A character as a terminal understands it from a text with escape sequences.
private struct Received {
  var glyph: String
  var attributes: String

  static func cells(of text: String) -> [[Received]] {
    text.split(separator: "\n").map { line in
      var cells: [Received] = []
      var attributes = ""
      for part in line.split(separator: "\u{1B}", omittingEmptySubsequences: true) {
        guard let end = part.firstIndex(of: "m"), part.first == "[" else { continue }
        attributes = String(part[part.index(after: part.startIndex)..<end])
        cells += part[part.index(after: end)...].map {
          Received(glyph: String($0), attributes: attributes)
        }
      }
      return cells
    }
  }

  /// Written here once more: what must be set for a style.
  static func attributes(of style: Style, _ theme: Theme, _ depth: ColorDepth) -> String {
    let isLight = theme.sent(at: depth).background.luminance > 0.3
    var style = Style(
      style.role, isBold: style.isBold && !(depth.isBasic && isLight),
      isReversed: style.isReversed, isUnderlined: style.isUnderlined)
    // Of eight colors the bright ones are bold, and gray where they are reversed.
    let isBright = BasicPalette.index(of: theme.sent(at: depth).color(style.role)) >= 8
    if depth == .eight, isBright, style.isReversed { style.role = .text }
    if depth == .eight, isBright, !style.isReversed { style.isBold = true }
    var codes = "0"
    if style.isBold { codes += ";1" }
    if style.isUnderlined { codes += ";4" }
    if style.isReversed { codes += ";7" }
    func channels(_ color: Color) -> String { "\(color.red);\(color.green);\(color.blue)" }
    switch depth {
    case .monochrome: break
    case .eight, .sixteen:
      let theme = theme.sent(at: depth)
      func code(_ color: Color, _ normal: Int, _ bright: Int) -> Int {
        let index = BasicPalette.index(of: color)
        return index < 8 ? normal + index : (depth == .eight ? normal : bright) + index - 8
      }
      codes += ";\(code(theme.color(style.role), 30, 90));\(code(theme.background, 40, 100))"
    case .direct:
      codes += ";38;2;\(channels(theme.color(style.role)));48;2;\(channels(theme.background))"
    case .palette:
      let theme = theme.inPalette
      let (color, ground) = (theme.color(style.role), theme.background)
      codes += ";38;5;\(Palette.index(of: color));48;5;\(Palette.index(of: ground))"
    }
    return codes
  }
}
