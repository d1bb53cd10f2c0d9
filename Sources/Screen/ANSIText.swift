extension Frame {
  /// The frame as lines with escape sequences, the background of every cell painted.
  ///
  /// In direct depth colors are written as `38;2;r;g;b`, in palette depth as `38;5;n`, and
  /// those of the terminal by their numbers. In monochrome its own foreground and background stay, with attributes.
  package func ansiText(theme: Theme, depth: ColorDepth) -> String {
    let theme = theme.sent(at: depth)
    var sequences: [Style: String] = [:]
    var text = ""
    for row in 0..<size.rows {
      var present: Style?
      for cell in cells[row * size.columns..<(row + 1) * size.columns] {
        if cell.style != present, !cell.glyph.isEmpty {
          let sequence =
            sequences[cell.style]
            ?? cell.style.sent(at: depth, in: theme)
            .sequence(theme: theme, depth: depth)
          sequences[cell.style] = sequence
          text += sequence
          present = cell.style
        }
        text += cell.glyph
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}

extension Style {
  /// The sequence that sets this and nothing else.
  func sequence(theme: Theme, depth: ColorDepth) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    let ground = ground.map(theme.color) ?? theme.background
    switch depth {
    case .monochrome:
      break
    case .eight, .sixteen:
      // The bright ones have numbers of their own.
      func code(_ color: Color, _ base: Int) -> String {
        let (index, isBright) = BasicPalette.inked(color)
        return String(base + index + (isBright && depth == .sixteen ? 60 : 0))
      }
      codes.append(code(theme.color(role), 30))
      codes.append(code(ground, 40))
    case .palette:
      codes.append("38;5;\(Palette.index(of: theme.color(role)))")
      codes.append("48;5;\(Palette.index(of: ground))")
    case .direct:
      codes.append("38;2;" + theme.color(role).channels)
      codes.append("48;2;" + ground.channels)
    }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

extension Color {
  fileprivate var channels: String { "\(red);\(green);\(blue)" }
}
