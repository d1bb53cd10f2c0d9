import CNCurses
import Screen

/// Writes cells into the ncurses screen in the colors of a theme.
struct CursesPainter {
  let depth: ColorDepth
  let isUnicode: Bool

  /// Writes the glyph of `cell` at `position`.
  func paint(_ cell: Frame.CharacterCell, isWide: Bool, at position: Position, theme: Theme) {
    let glyph = ComplexCharacter(cell.glyph, isWide: isWide, isUnicode: isUnicode)
    write(glyph.scalars, cell.style, position, theme)
    if glyph.shownColumns < glyph.columns {
      write([Self.space], cell.style, Position(x: position.x + 1, y: position.y), theme)
    }
  }

  /// Makes what no cell covers look like the theme's background.
  func paintBackground(theme: Theme) {
    var blank = cchar_t()
    set(&blank, [Self.space], .text, theme)
    wbkgrndset(shim_screen(), &blank)
    werase(shim_screen())
  }

  private func write(
    _ scalars: [wchar_t], _ style: Style, _ position: Position, _ theme: Theme
  ) {
    var cell = cchar_t()
    set(&cell, scalars, style, theme)
    // The last cell of the screen is written too; that the cursor cannot move on is no failure.
    wmove(shim_screen(), Int32(clamping: position.y), Int32(clamping: position.x))
    wadd_wch(shim_screen(), &cell)
  }

  private func set(
    _ cell: inout cchar_t, _ scalars: [wchar_t], _ style: Style, _ theme: Theme
  ) {
    var attributes: attr_t = 0
    if style.isBold { attributes |= shim_bold() }
    if style.isReversed { attributes |= shim_reverse() }
    if style.isUnderlined { attributes |= shim_underline() }
    shim_set_cell(&cell, scalars + [0], attributes, pair(style.role, theme))
  }

  /// The ncurses pair for a role; ncurses finds the ones it has already.
  private func pair(_ role: Role, _ theme: Theme) -> Int32 {
    switch depth {
    // The terminal's own foreground on its own background.
    case .monochrome, .basic: 0
    case .palette, .direct:
      max(alloc_pair(index(theme.color(role)), index(theme.background)), 0)
    }
  }

  private func index(_ color: Color) -> Int32 {
    guard depth == .direct else { return Int32(clamping: Palette.index(of: color)) }
    let value = Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    // ncurses takes the first eight for the terminal's own.
    return value < 8 ? 0x010101 : value
  }

  private static let space = wchar_t(UInt8(ascii: " "))
}
