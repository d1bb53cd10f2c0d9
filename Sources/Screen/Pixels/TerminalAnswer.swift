/// The answer of a terminal to a question, which comes as keys do.
package enum TerminalAnswer: Equatable, Sendable {
  /// To a question of kitty's graphics protocol.
  case kitty(isSpoken: Bool)
  /// The terminal's primary device attributes, of which 4 are sixels.
  case attributes([Int])
  /// The size of a cell.
  case cell(PixelSize)

  /// Asks all of it, the last what every terminal answers.
  package static func questions(isInTmux: Bool) -> [UInt8] {
    (isInTmux ? KittyGraphics.question.throughTmux : KittyGraphics.question)
      + Array("\u{1B}[16t\u{1B}[c".utf8)
  }

  /// Reads a control sequence without its introducer; `nil` for what is no answer.
  init?(control: String) {
    guard let final = control.last else { return nil }
    let text = control.dropLast()
    let isPrivate = text.first == "?"
    let numbers = text.drop { $0 == "?" }.split(separator: ";").map { Int($0) }
    guard numbers.count < 64, numbers.allSatisfy({ $0 != nil }) else { return nil }
    let values = numbers.compactMap(\.self)
    switch final {
    case "c" where isPrivate: self = .attributes(values)
    case "t" where values.count == 3 && values[0] == 6:
      let range = 2...256
      guard range.contains(values[1]), range.contains(values[2]) else { return nil }
      self = .cell(PixelSize(width: values[2], height: values[1]))
    default: return nil
    }
  }

  /// Reads an application program command without its ends; `nil` for what is no answer.
  init?(command: String) {
    guard command.first == "G", let split = command.firstIndex(of: ";") else { return nil }
    let keys = command[command.index(after: command.startIndex)..<split].split(separator: ",")
    guard keys.contains("i=\(KittyGraphics.questionNumber)") else { return nil }
    self = .kitty(isSpoken: command[command.index(after: split)...] == "OK")
  }
}
