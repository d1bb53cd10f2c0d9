import CNCurses
import Glibc
import Screen

/// The terminfo entry that is used, and the colors it has.
struct TerminalEntry: Equatable {
  var name: String
  var depth: ColorDepth

  /// The entry for the terminal the environment names.
  ///
  /// It must be able to move the cursor: a printer, a dumb terminal or a shell within an editor is not a screen.
  init(
    environment: [String: String], isColorAllowed: Bool, terminal: Int32
  ) throws(TerminalProblem) {
    let named = environment["TERM"] ?? ""
    guard EditorShell(environment) == nil else { throw TerminalProblem(.noCursorMovement(named)) }
    let name =
      Self.isKnown(named, terminal)
      ? named : Self.standIn(for: named).first { Self.isKnown($0, terminal) } ?? named
    guard let colors = Self.query(name, terminal, { Int(shim_number("colors")) }) else {
      throw TerminalProblem(
        Self.isKnown(name, terminal) ? .noCursorMovement(name) : .unknownTerminal(name))
    }
    self.name = name
    guard isColorAllowed, colors >= 8 else {
      depth = .monochrome
      return
    }
    depth =
      colors >= Self.directColors
      ? .direct : colors >= 256 ? .palette : colors >= 16 ? .sixteen : .eight
    if depth == .palette, ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? ""),
      let twin = Self.directTwin(of: name, terminal)
    {
      self.name = twin
      depth = .direct
    }
  }

  /// The entries that serve for a terminal whose own is not on this machine, as over ssh.
  ///
  /// A name that ends with the number of its colors has no more of them.
  private static func standIn(for name: String) -> [String] {
    let family = family(of: name)
    let colors = name.split(separator: "-").last { $0.hasSuffix("color") }?.dropLast("color".count)
    let isBasic = colors.flatMap { Int($0) }.map { $0 < 256 } ?? false
    return if isBasic {
      relatives.contains(family)
        ? ["xterm-16color", "xterm"]
        : ["tmux", "screen"].contains(family) ? ["screen-16color", "screen", "xterm"] : []
    } else if relatives.contains(family) {
      ["xterm-256color", "xterm"]
    } else if ["tmux", "screen"].contains(family) {
      ["screen-256color", "screen", "xterm-256color"]
    } else {
      []
    }
  }

  /// True where a vertical tab is a line feed, as DEC's terminals have it; GNU Screen passes it over.
  var goesDownByTab: Bool {
    let family = Self.family(of: name)
    return Self.relatives.contains(family) || ["linux", "tmux"].contains(family)
  }

  /// The families of terminals that take what xterm takes.
  private static let relatives = [
    "xterm", "kitty", "ghostty", "foot", "alacritty", "wezterm", "rio", "contour", "konsole",
    "vte", "st", "iterm", "iterm2", "mlterm", "putty", "rxvt",
  ]

  private static func family(of name: String) -> String {
    name.lowercased().split(separator: "-").first.map(String.init) ?? ""
  }

  private static let directColors = 1 << 24

  /// The entry of the same terminal with colors as red, green and blue.
  ///
  /// Some terminals misread the form with colons, so one with semicolons goes first.
  private static func directTwin(of name: String, _ terminal: Int32) -> String? {
    let family = name.split(separator: "-").first.map(String.init) ?? name
    let candidates = (family == "xterm" ? ["vte-direct"] : []) + ["\(family)-direct"]
    var found: String?
    for candidate in candidates {
      let isSemicolon = query(candidate, terminal) {
        Int(shim_number("colors")) >= directColors
          ? shim_capability("setaf").map { String(cString: $0).contains("38;2") } : nil
      }
      guard let isSemicolon = isSemicolon ?? nil else { continue }
      if isSemicolon { return candidate }
      found = found ?? candidate
    }
    return found
  }

  private static func isKnown(_ name: String, _ terminal: Int32) -> Bool {
    guard isName(name) else { return false }
    var status: Int32 = 0
    guard setupterm(name, terminal, &status) == OK else { return false }
    del_curterm(set_curterm(nil))
    return true
  }

  /// A name is a file's name to terminfo: it must not lead elsewhere.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.contains("\0")
  }

  /// The result of `read` for the entry called `name`; nil when there is none that can move the
  /// cursor.
  private static func query<Answer>(
    _ name: String, _ terminal: Int32, _ read: () -> Answer
  ) -> Answer? {
    guard isName(name) else { return nil }
    var status: Int32 = 0
    guard setupterm(name, terminal, &status) == OK else { return nil }
    defer { del_curterm(set_curterm(nil)) }
    return shim_capability("cup") == nil ? nil : read()
  }
}
