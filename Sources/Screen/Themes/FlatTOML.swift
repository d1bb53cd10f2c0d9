/// The part of TOML that themes and settings need: keys whose value is a string, a plain word or
/// number, or a list of these, with comments, and for settings tables of such keys.
///
/// Whatever this reads means the same in all of TOML. Inline tables, arrays of tables, dotted keys
/// and strings of several lines are refused. Written by hand, because toml++ (which TOMLKit wraps) ends the
/// program at an assertion on malformed text, `a = [1, }` for one.
package struct FlatTOML {
  /// A string or a word, and the line it is on, from 1.
  package struct Scalar: Equatable, Sendable {
    package var text: String
    package var isString: Bool
    package var line: Int
  }

  package enum TOMLValue: Equatable, Sendable {
    case scalar(Scalar)
    case list([Scalar])
  }

  package struct KeyValuePair: Equatable, Sendable {
    /// The table it stands in; `nil` before the first.
    package var table: String?
    package var key: String
    package var value: TOMLValue
    package var line: Int
  }

  package struct SyntaxError: Error, Equatable, Sendable {
    package var line: Int
    package var reason: String
  }

  private var rest: Substring.UnicodeScalarView
  private var line = 1

  private init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  /// The entries in the order they are written; a key that comes twice is an error.
  package static func entries(
    of text: String, allowsTables: Bool = false
  ) throws(SyntaxError) -> [KeyValuePair] {
    var reader = FlatTOML(text)
    if reader.rest.first == "\u{FEFF}" { reader.rest.removeFirst() }
    var entries: [KeyValuePair] = []
    var keys: Set<[String?]> = []
    var table: String?
    while true {
      reader.skipLines()
      guard !reader.rest.isEmpty else { return entries }
      if allowsTables, reader.rest.first == "[" {
        table = try reader.table()
        guard keys.insert([table]).inserted else {
          throw reader.problem("[\(table ?? "")] comes twice")
        }
        continue
      }
      var entry = try reader.entry()
      entry.table = table
      guard keys.insert([table, entry.key]).inserted else {
        throw SyntaxError(line: entry.line, reason: "\(entry.key) is set twice")
      }
      entries.append(entry)
    }
  }

  private mutating func table() throws(SyntaxError) -> String {
    rest.removeFirst()
    skipSpaces()
    let name = try scalar()
    guard name.isString || name.text.unicodeScalars.allSatisfy(\.isBareKey) else {
      throw problem("expected the name of a table")
    }
    skipSpaces()
    guard take("]") else { throw problem("expected ] after \(name.text)") }
    skipSpaces()
    guard rest.isEmpty || rest.first == "#" || isAtNewline else {
      throw problem("expected the end of the line after the table")
    }
    return name.text
  }

  private mutating func entry() throws(SyntaxError) -> KeyValuePair {
    let start = line
    if rest.first == "[" { throw problem("tables are not used here") }
    let key = try scalar()
    guard key.isString || key.text.unicodeScalars.allSatisfy(\.isBareKey) else {
      throw problem("expected a key")
    }
    skipSpaces()
    guard take("=") else { throw problem("expected = after \(key.text)") }
    skipSpaces()
    let value = rest.first == "[" ? TOMLValue.list(try list()) : TOMLValue.scalar(try scalar())
    skipSpaces()
    guard rest.isEmpty || rest.first == "#" || isAtNewline else {
      throw problem("expected the end of the line after the value")
    }
    return KeyValuePair(key: key.text, value: value, line: start)
  }

  private mutating func list() throws(SyntaxError) -> [Scalar] {
    var scalars: [Scalar] = []
    rest.removeFirst()
    while true {
      skipLines()
      if take("]") { return scalars }
      scalars.append(try scalar())
      skipLines()
      if take("]") { return scalars }
      guard take(",") else { throw problem("expected , or ] in the list") }
    }
  }

  private mutating func scalar() throws(SyntaxError) -> Scalar {
    if rest.first == "\"" || rest.first == "'" {
      return Scalar(text: try string(), isString: true, line: line)
    }
    let word = rest.prefix { $0.isBareValue }
    guard !word.isEmpty else { throw problem("expected a key or a value") }
    rest = rest.dropFirst(word.count)
    return Scalar(text: String(word), isString: false, line: line)
  }

  private mutating func string() throws(SyntaxError) -> String {
    let quote = rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote {
        // Two quotes are the empty string, three would begin one of several lines.
        if text.isEmpty, rest.first == quote { throw problem("strings have one line here") }
        return String(text)
      }
      if scalar == "\\", quote == "\"" {
        text.append(try escape())
      } else if scalar != "\t", scalar.properties.generalCategory == .control {
        break
      } else {
        text.append(scalar)
      }
    }
    throw problem("the string has no closing quote, or a control character in it")
  }

  private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "b": "\u{8}", "t": "\t", "n": "\n", "f": "\u{C}", "r": "\r",
    ]
    let kind = rest.popFirst()
    if let kind, let scalar = plain[kind] { return scalar }
    let length = kind == "u" ? 4 : kind == "U" ? 8 : 0
    let digits = rest.prefix(length)
    guard length > 0, digits.count == length, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
    else { throw problem("unknown escape in the string") }
    rest = rest.dropFirst(length)
    return scalar
  }

  private var isAtNewline: Bool { rest.first == "\n" || rest.starts(with: ["\r", "\n"]) }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }

  /// Skips spaces, comments and the ends of lines.
  private mutating func skipLines() {
    while true {
      skipSpaces()
      if rest.first == "#" { rest = rest.drop { $0 != "\n" } }
      guard isAtNewline else { return }
      _ = take("\r")
      _ = take("\n")
      line += 1
    }
  }

  private func problem(_ reason: String) -> SyntaxError {
    SyntaxError(line: line, reason: reason)
  }
}

extension Unicode.Scalar {
  fileprivate var isBareKey: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }

  fileprivate var isBareValue: Bool { isBareKey || self == "." || self == "+" || self == ":" }
}
