import CNCurses
import Screen

/// All that a terminal is told of cells: the look of each style in the colors of a theme, and the glyphs that may be written
/// without ncurses.
final class PaintInk {
  let grammar: PenGrammar
  private let look: (Style) -> PenLook
  private var looks: [Style: PenLook] = [:]
  private var glyphs: [String: Bool] = [" ": true]

  /// - Parameters:
  ///   - grammar: What the terminal understands.
  ///   - look: What it is told of a style.
  init(_ grammar: PenGrammar, look: @escaping (Style) -> PenLook) {
    (self.grammar, self.look) = (grammar, look)
  }

  func look(of style: Style) -> PenLook {
    if let look = looks[style] { return look }
    let found = look(style)
    looks[style] = found
    return found
  }

  /// True for a glyph of one scalar to which the C library gives one column, too; ncurses finds something for others.
  func isSendable(_ glyph: String) -> Bool {
    if let known = glyphs[glyph] { return known }
    let scalars = glyph.unicodeScalars
    let isSendable =
      scalars.count == 1 && scalars.first.map { shim_width(wchar_t($0.value)) == 1 } == true
    glyphs[glyph] = isSendable
    return isSendable
  }
}
