import Screen

/// A session as it was typed: keys, resizes and waits.
package struct KeyScript: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case key(Key)
    case resize(Size)
    /// Seconds on the virtual clock.
    case wait(Double)
    /// A line of live data.
    case data(String)
  }

  /// A place in the script that means nothing.
  package struct Mistake: Error, Equatable, Sendable {
    package var line: Int
    package var text: String
  }

  package var steps: [Step]

  /// Reads a script: characters are keys, names stand in angle brackets, `#` starts a comment.
  package init(_ text: String) throws(Mistake) {
    steps = []
    // "\r\n" is one Character: lines are split by scalars so that every line end counts.
    for (number, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      var rest = line[...]
      while let character = rest.first {
        if character == "#" { break }
        guard character == "<" else {
          steps.append(.key(Self.key(written: character)))
          rest.removeFirst()
          continue
        }
        guard let close = rest.firstIndex(of: ">") else {
          throw Mistake(line: number + 1, text: String(rest))
        }
        let name = String(rest[rest.index(after: rest.startIndex)..<close])
        guard let step = Self.step(named: name) else {
          throw Mistake(line: number + 1, text: "<\(name)>")
        }
        steps.append(step)
        rest = rest[rest.index(after: close)...]
      }
    }
  }

  /// The key that sends a character: a tab in a script is the key of that name, as it is on a keyboard.
  private static func key(written character: Character) -> Key {
    switch character {
    case "\t": .tab
    case "\u{1B}": .escape
    case "\u{7F}", "\u{8}": .backspace
    default: .character(character)
    }
  }

  private static func step(named name: String) -> Step? {
    let words = name.split(separator: " ").map(String.init)
    switch words.first {
    case "Resize" where words.count == 2: return Size(words[1]).map { .resize($0) }
    case "Wait" where words.count == 2: return seconds(words[1]).map { .wait($0) }
    case "Data": return .data(String(name.dropFirst(5)))
    default: return Key(name: name).map { .key($0) }
    }
  }

  /// "500ms" or "2s", at most an hour.
  private static func seconds(_ text: String) -> Double? {
    let (digits, factor): (Substring, Double) =
      text.hasSuffix("ms") ? (text.dropLast(2), 0.001) : (text.dropLast(1), 1)
    guard text.hasSuffix("s"), let number = Double(digits), number >= 0, number * factor <= 3600
    else { return nil }
    return number * factor
  }
}

extension Size {
  /// A size written as "80x24"; each side 1 … 1000.
  package init?(_ text: String) {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let columns = Int(sides[0]), let rows = Int(sides[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

extension KeyScript.Step {
  /// The step as the script writes it, without the brackets.
  package var name: String {
    switch self {
    case .key(let key): key.name
    case .resize(let size): "Resize \(size.columns)x\(size.rows)"
    case .data(let line): "Data \(line)"
    case .wait(let seconds): "Wait \(Int((seconds * 1000).rounded()))ms"
    }
  }
}
