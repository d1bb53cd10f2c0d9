import CNCurses
import Screen

/// Writes cells into the ncurses screen in the colors of a theme.
struct CursesPainter {
  let depth: ColorDepth
  let isUnicode: Bool
  private var theme = Theme.defaultDark
  /// The style that was written last as ncurses has it: neighbors mostly share one.
  private var look: (style: Style, attributes: attr_t, pair: Int32)?
  /// The cell that was written last as ncurses has it: a row mostly repeats one.
  private var written: (cell: Frame.CharacterCell, isWide: Bool, character: cchar_t, columns: Int)?

  init(depth: ColorDepth, isUnicode: Bool) {
    self.depth = depth
    self.isUnicode = isUnicode
  }

  /// Writes the glyph of `cell` at `position`.
  mutating func paint(_ cell: Frame.CharacterCell, isWide: Bool, at position: Position) {
    if let written, written.cell == cell, written.isWide == isWide {
      add(written.character, at: position)
    } else {
      let glyph = ComplexCharacter(cell.glyph, isWide: isWide, isUnicode: isUnicode)
      let character = character(glyph.scalars, cell.style)
      written = (cell, isWide, character, glyph.columns - glyph.shownColumns)
      add(character, at: position)
    }
    if let written, written.columns > 0 {
      let right = Position(x: position.x + 1, y: position.y)
      add(character([Self.space], cell.style), at: right)
    }
  }

  /// Makes what no cell covers look like the background of a theme, whose colors all that is written has.
  mutating func paintBackground(of theme: Theme) {
    self.theme = theme
    (look, written) = (nil, nil)
    var blank = character([Self.space], .text)
    wbkgrndset(shim_screen(), &blank)
    werase(shim_screen())
  }

  /// The colors and attributes that a terminal is told for a style.
  func penLook(_ style: Style) -> PenLook {
    let style = style.sent(at: depth, in: theme)
    var attributes: PenLook.Attributes = []
    if style.isBold { attributes.insert(.bold) }
    if style.isReversed { attributes.insert(.reversed) }
    if style.isUnderlined { attributes.insert(.underlined) }
    if isDimmed(style) { attributes.insert(.dim) }
    let colors = colors(of: style)
    return PenLook(
      ink: colors?.ink ?? -1, ground: colors?.ground ?? -1, attributes: attributes)
  }

  private func add(_ character: cchar_t, at position: Position) {
    var character = character
    // The last cell of the screen is written too; that the cursor cannot move on is no failure.
    wmove(shim_screen(), Int32(clamping: position.y), Int32(clamping: position.x))
    wadd_wch(shim_screen(), &character)
  }

  private mutating func character(_ scalars: [wchar_t], _ style: Style) -> cchar_t {
    let style = style.sent(at: depth, in: theme)
    if look?.style != style { look = (style, attributes(of: style), pair(style)) }
    var character = cchar_t()
    shim_set_cell(&character, scalars + [0], look?.attributes ?? 0, look?.pair ?? 0)
    return character
  }

  private func attributes(of style: Style) -> attr_t {
    var attributes: attr_t = 0
    if style.isBold { attributes |= shim_bold() }
    if style.isReversed { attributes |= shim_reverse() }
    if style.isUnderlined { attributes |= shim_underline() }
    if isDimmed(style) { attributes |= shim_dim() }
    return attributes
  }

  /// Without colors of the theme's own nothing else lets one series stand behind another.
  private func isDimmed(_ style: Style) -> Bool {
    if depth == .monochrome, case .muted = style.role { true } else { false }
  }

  /// The ncurses pair for a style; ncurses finds the ones it has already.
  private func pair(_ style: Style) -> Int32 {
    colors(of: style).map { max(alloc_pair($0.ink, $0.ground), 0) } ?? 0
  }

  /// The numbers of the colors of a style; none where it has the terminal's own foreground on its own background.
  private func colors(of style: Style) -> (ink: Int32, ground: Int32)? {
    guard depth != .monochrome else { return nil }
    return (
      index(theme.color(style.role)), index(style.ground.map(theme.color) ?? theme.background)
    )
  }

  private func index(_ color: Color) -> Int32 {
    guard depth == .direct else {
      return Int32(clamping: number(of: color))
    }
    let value = Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    // ncurses takes the first eight for the terminal's own.
    return value < 8 ? 0x010101 : value
  }

  private func number(of color: Color) -> Int {
    switch depth {
    case .eight: BasicPalette.inked(color).index
    case .sixteen: BasicPalette.index(of: color)
    case .monochrome, .palette, .direct: Palette.index(of: color)
    }
  }

  private static let space = wchar_t(UInt8(ascii: " "))
}
