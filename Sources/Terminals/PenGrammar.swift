import CNCurses
import Screen

/// The part that a terminal understands of the control sequences of ECMA-48 by which a pen writes.
struct PenGrammar {
  /// True where it goes down a row in its column by a vertical tab.
  var goesDown = false
  /// True where it goes to a column, or to a row, that is named alone.
  var namesColumns = false
  var namesRows = false
  /// True where a run of blanks is erased in any color.
  var erases = false
  /// The numbers that stand between `ESC [` and `m` for a color of the ink, or of the ground.
  var color: (_ color: Int32, _ isGround: Bool) -> String

  /// The grammar of the terminal that ncurses has; `nil` where it has one of its own, which ncurses knows.
  ///
  /// - Parameters:
  ///   - goesDown: True where a vertical tab goes down.
  ///   - depth: The colors that are sent.
  init?(goesDown: Bool, depth: ColorDepth) {
    let expected = [
      "cup": "\u{1B}[%i%p1%d;%p2%dH", "cuu": "\u{1B}[%p1%dA", "cud": "\u{1B}[%p1%dB",
      "cuf": "\u{1B}[%p1%dC", "cub": "\u{1B}[%p1%dD", "bold": "\u{1B}[1m", "rev": "\u{1B}[7m",
      "smul": "\u{1B}[4m", "cr": "\r", "cub1": "\u{08}",
    ]
    guard expected.allSatisfy({ Self.capability($0) == $1 }) else { return nil }
    // Some cannot have attributes and colors together.
    guard depth == .monochrome || shim_number("ncv") <= 0 else { return nil }
    let codes = ColorCodes()
    let colors: [Int32] =
      switch depth {
      case .monochrome: []
      case .eight: Array(0..<8)
      case .sixteen: Array(0..<16)
      case .palette: Array(0..<16) + [16, 255]
      case .direct: [0x010101, 0xFFFFFF]
      }
    for color in colors {
      guard codes.isPlain(color, isGround: false), codes.isPlain(color, isGround: true) else {
        return nil
      }
    }
    self.goesDown = goesDown
    namesColumns = Self.capability("hpa") == "\u{1B}[%i%p1%dG"
    namesRows = Self.capability("vpa") == "\u{1B}[%i%p1%dd"
    erases = shim_erases() && Self.capability("ech") == "\u{1B}[%p1%dX"
    color = { codes.code($0, isGround: $1) }
  }

  init(
    goesDown: Bool = false, namesColumns: Bool = false, namesRows: Bool = false,
    erases: Bool = false, color: @escaping (_ color: Int32, _ isGround: Bool) -> String
  ) {
    (self.goesDown, self.namesColumns, self.namesRows) = (goesDown, namesColumns, namesRows)
    (self.erases, self.color) = (erases, color)
  }

  private static func capability(_ name: String) -> String? {
    shim_capability(name).map { String(cString: $0) }
  }
}

/// The numbers by which a terminal is told its colors, each asked for once.
private final class ColorCodes {
  private var known: [Key: String] = [:]

  private struct Key: Hashable {
    var color: Int32
    var isGround: Bool
  }

  func code(_ color: Int32, isGround: Bool) -> String {
    let key = Key(color: color, isGround: isGround)
    if let code = known[key] { return code }
    let code = Self.code(color, isGround: isGround) ?? (isGround ? "49" : "39")
    known[key] = code
    return code
  }

  /// True where a color is told by itself, without an attribute.
  func isPlain(_ color: Int32, isGround: Bool) -> Bool {
    guard let code = Self.code(color, isGround: isGround) else { return false }
    return Int(code) != nil || code.hasPrefix(isGround ? "48" : "38")
  }

  private static func code(_ color: Int32, isGround: Bool) -> String? {
    guard color >= 0, let text = shim_color(color, isGround).map({ String(cString: $0) }),
      text.hasPrefix("\u{1B}["), text.hasSuffix("m")
    else { return nil }
    let code = text.dropFirst(2).dropLast()
    return !code.isEmpty && code.allSatisfy { $0.isNumber || $0 == ";" || $0 == ":" }
      ? String(code) : nil
  }
}
