/// One thing that was read from a keyboard.
package enum KeyInput: Equatable, Sendable {
  case scalar(UInt32)
  /// A key that the reader of the keyboard knows.
  case key(Key)
}

/// Turns what a keyboard sends into keys, and keeps the rest of unknown sequences from becoming
/// letters.
package struct KeyDecoder: Sendable {
  private enum State: Equatable {
    case plain
    case escape
    /// After ESC [, with what came before the final byte.
    case control(String)
    /// After ESC O.
    case function
    /// The Linux console's function keys: one more byte after ESC [ [.
    case console
    /// After ESC _, with what came since; then after the ESC that begins its end.
    case command(String)
    case commandEnd(String)
  }

  private var state = State.plain
  /// The answers of the terminal since they were taken.
  private var answers: [TerminalAnswer] = []

  package init() {}

  /// The keys in `inputs`, which is all that could be read for now.
  package mutating func keys(in inputs: [KeyInput]) -> [Key] {
    var keys: [Key] = []
    for input in inputs {
      switch input {
      case .key(let key):
        if state == .escape { keys.append(.escape) }
        state = .plain
        keys.append(key)
      case .scalar(let value):
        keys += decode(value)
      }
    }
    // The rest of a sequence was waited for already: nothing follows this one.
    if state == .escape {
      state = .plain
      keys.append(.escape)
    }
    // Alt and a sign: no answer is as short.
    if state == .command("") {
      state = .plain
      keys.append(.unknown)
    }
    return keys
  }

  /// True within an answer of the terminal, of which more is to come at once.
  package var isInAnswer: Bool {
    switch state {
    case .command, .commandEnd: true
    case .plain, .escape, .control, .function, .console: false
    }
  }

  /// Waits no more for the rest of an answer: what comes next are keys.
  package mutating func abandonAnswer() { if isInAnswer { state = .plain } }

  /// The answers that have come since the last time.
  package mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  private mutating func decode(_ value: UInt32) -> [Key] {
    guard let scalar = Unicode.Scalar(value) else { return [] }
    switch state {
    case .plain:
      if value == 27 {
        state = .escape
        return []
      }
      return Self.plainKey(scalar).map { [$0] } ?? []
    case .escape:
      switch scalar {
      case "\u{1B}": return [.escape]
      case "[": state = .control("")
      case "O": state = .function
      case "_": state = .command("")
      // Alt and a letter: not the letter.
      default:
        state = .plain
        return [.unknown]
      }
      return []
    case .control(let parameters):
      if parameters.isEmpty && scalar == "[" {
        state = .console
      } else if (0x20...0x3F).contains(value) {
        // Longer ones are nobody's key; their end is still waited for.
        state = .control(parameters.utf8.count < 64 ? parameters + String(scalar) : parameters)
      } else {
        state = .plain
        if let key = Self.keysBySequence[parameters + String(scalar)] { return [key] }
        if let answer = TerminalAnswer(control: parameters + String(scalar)) {
          answers.append(answer)
          return []
        }
        // An answer of the terminal, or its mouse, is no key.
        let isKey = parameters.first?.isNumber ?? true
        return isKey ? [.unknown] : []
      }
      return []
    case .function, .console:
      let key = state == .function ? Self.keysBySequence[String(scalar)] : nil
      state = .plain
      return [key ?? .unknown]
    case .command(let text):
      return decodeCommand(scalar, after: text)
    case .commandEnd(let text):
      guard scalar == "\\" else {
        // No end of it: a key has come in between.
        state = .escape
        return decode(value)
      }
      state = .plain
      if let answer = TerminalAnswer(command: text) { answers.append(answer) }
      return []
    }
  }

  /// An answer is of printable ASCII, begins with a letter of its own, and is short.
  private mutating func decodeCommand(
    _ scalar: Unicode.Scalar, after text: String
  ) -> [Key] {
    if scalar == "\u{1B}", !text.isEmpty {
      state = .commandEnd(text)
      return []
    }
    guard (0x20...0x7E).contains(scalar.value), !text.isEmpty || scalar == "G",
      text.utf8.count < Self.longestAnswer
    else {
      state = .plain
      return (text.isEmpty ? [.unknown] : []) + decode(scalar.value)
    }
    state = .command(text + String(scalar))
    return []
  }

  /// The protocol's messages of errors are a few words.
  private static let longestAnswer = 256

  private static func plainKey(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13: .enter
    case 12: .redraw
    case 21: .clear
    case 0..<32: .unknown
    case 128..<160: nil
    default: .character(Character(scalar))
    }
  }

  /// The keys behind ESC [ or ESC O where a terminal sends other sequences than its entry says.
  private static let keysBySequence: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .shiftTab,
    "P": .f1, "M": .enter, "1~": .home, "7~": .home, "4~": .end, "8~": .end,
    "5~": .pageUp, "6~": .pageDown, "11~": .f1,
  ]
}
