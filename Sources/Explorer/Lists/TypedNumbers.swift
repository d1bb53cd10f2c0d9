import Descriptions
import Screen

/// Choosing a row of a list by its number.
extension Model {
  /// True where the end of a line that was typed is Enter: to a prompt, or to a number.
  package var takesLineEnd: Bool { prompt != nil || overlay?.typedNumber != nil }

  /// A digit: the row with the number that is typed so far, or with the digit alone where there is no
  /// row of that number; `nil` of all else, and of keys that are to be explained.
  mutating func selectByNumber(_ key: Key) -> [Effect]? {
    guard let overlay, overlay.kind != .help,
      case .character(let character) = key.narrowed,
      let digit = character.wholeNumberValue, character.isASCII
    else {
      overlay?.typedNumber = nil
      return nil
    }
    let count = rows(of: overlay.kind).count
    let longer = (overlay.typedNumber ?? 0) * 10 + digit
    // Of an empty list no row has a number.
    guard let number = [longer, digit].first(where: { $0 >= 1 && $0 <= count }) else {
      return nil
    }
    // A sound side by side belongs to the one that was chosen.
    let silence = overlay.kind == .multiples ? stopSound() : []
    let effects = silence + select(row: number - 1, of: overlay)
    self.overlay?.typedNumber = number
    return effects
  }
}
