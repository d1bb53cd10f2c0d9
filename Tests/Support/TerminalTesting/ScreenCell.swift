import CVTerm

/// A cell as it stands on an emulated screen.
public struct ScreenCell: Equatable, Sendable {
  /// A color as the program asked for it.
  public enum TerminalColor: Equatable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    /// An entry of the palette, 0…255.
    case palette(Int)
    case rgb(red: Int, green: Int, blue: Int)
  }

  /// The character with its marks; "" in the right half of a wide one and where nothing was written.
  public var text: String
  /// Two for a wide character.
  public var columns: Int
  /// Drawn bold.
  public var isBold: Bool
  /// Foreground and background change places.
  public var isReversed: Bool
  /// Drawn with a line below, of any kind.
  public var isUnderlined: Bool
  /// The color of the text.
  public var foreground: TerminalColor
  /// The color behind it.
  public var background: TerminalColor

  /// True for a blank on a ground of the color of its ink, which looks as a solid block does.
  var isSolid: Bool {
    isBlank && foreground == background && foreground != .standard
  }

  /// True of ink in a color that is the same in bold.
  private var hasOwnColor: Bool {
    switch foreground {
    case .standard: false
    case .palette(let number): number >= 16
    case .rgb: true
    }
  }

  /// True of a part of the cell in such a color.
  private var isBlock: Bool {
    guard hasOwnColor, let scalar = text.unicodeScalars.first else { return false }
    return scalar >= "▀" && scalar <= "▐"
  }

  /// The color that the whole of the cell has; `nil` where it has several.
  private var soleColor: TerminalColor? {
    guard !isUnderlined, isBlank || text == "█" && hasOwnColor else { return nil }
    let color = isBlank == isReversed ? foreground : background
    return isReversed && color == .standard ? nil : color
  }

  /// True for a space, and where nothing was written.
  public var isBlank: Bool { text == " " || text.isEmpty && columns == 1 }

  /// True where nobody sees a difference: a blank has no ink.
  ///
  /// - Parameter other: A cell elsewhere, or at another time.
  /// - Returns: False where a character, a color or an attribute that is seen is another one.
  public func looks(like other: ScreenCell) -> Bool {
    if let color = soleColor, let another = other.soleColor { return color == another }
    let areBlank = isBlank && other.isBlank
    let haveInk = !areBlank || isReversed || isUnderlined
    return (areBlank || text == other.text) && background == other.background
      && isReversed == other.isReversed && isUnderlined == other.isUnderlined
      && (!haveInk || foreground == other.foreground)
      && (areBlank || isBlock || isBold == other.isBold)
  }

  init(_ cell: VTermScreenCell) {
    var cell = cell
    text = withUnsafeBytes(of: &cell.chars) { bytes in
      var text = String.UnicodeScalarView()
      for value in bytes.bindMemory(to: UInt32.self) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        text.append(scalar)
      }
      return String(text)
    }
    columns = Int(cell.width)
    isBold = shim_is_bold(&cell) != 0
    isReversed = shim_is_reversed(&cell) != 0
    isUnderlined = shim_is_underlined(&cell) != 0
    foreground = TerminalColor(shim_color(&cell.fg))
    background = TerminalColor(shim_color(&cell.bg))
  }
}

extension ScreenCell.TerminalColor {
  fileprivate init(_ code: Int32) {
    self =
      switch Int(code) {
      case -1: .standard
      case ...(-256): .palette(-256 - Int(code))
      default:
        .rgb(red: Int(code) >> 16 & 0xFF, green: Int(code) >> 8 & 0xFF, blue: Int(code) & 0xFF)
      }
  }
}
