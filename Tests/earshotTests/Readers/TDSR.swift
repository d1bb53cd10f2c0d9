import TerminalTesting

/// The words that the screen reader TDSR says of a terminal, by its rules.
///
/// It says the letters that arrive, each row of them at once, but for the arrows: behind one to the side
/// only the letter under the cursor, behind one up or down the row of the cursor.
enum TDSR {
  /// The utterances after a key.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - bytes: The bytes that arrived since.
  ///   - terminal: The terminal as it is now.
  /// - Returns: The utterances.
  static func said(
    after key: String, _ bytes: ArraySlice<UInt8>, on terminal: EmulatedTerminal
  ) -> [String] {
    let (x, y) = terminal.cursor
    switch key {
    case "<Left>", "<Right>": return [terminal.cell(x: x, y: y).text]
    case "<Up>", "<Down>": return [terminal.lines[y].isEmpty ? "blank" : terminal.lines[y]]
    default:
      return bytes.split { $0 < 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
