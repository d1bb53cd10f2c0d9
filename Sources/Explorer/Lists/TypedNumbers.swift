import Descriptions
import Screen

/// Choosing a row of a list by its number.
extension Model {
  /// True where the end of a line that was typed is Enter: to a prompt, or to a number.
  package var takesLineEnd: Bool { prompt != nil || overlay?.typedNumber != nil }

  /// A digit: the row with the number that is typed so far, where there is one, which is said where there is none, so
  /// that Enter acts on no other; `nil` of all else, and of keys that are to be explained.
  mutating func selectByNumber(_ key: Key) -> [Effect]? {
    guard let overlay, overlay.kind != .help else { return nil }
    let count = rows(of: overlay.kind).count
    let last = overlay.typedNumber
    guard case .character(let character) = key.narrowed, character.isASCII,
      let digit = character.wholeNumberValue
    else {
      self.overlay?.typedNumber = nil
      guard key == .enter, let last, last > count else { return nil }
      return announce([.noSuchRow(last)])
    }
    // A number begins anew behind one that is no row's, and when nobody is still typing.
    let isNew = last.map { $0 > count } ?? true || clock - overlay.typedAt > Self.typingTime
    let number = (isNew ? 0 : last ?? 0) * 10 + digit
    // Of an empty list no row has a number; side by side this key shows all.
    guard count > 0, number > 0, number <= count || digit > 0 || overlay.kind != .multiples else {
      self.overlay?.typedNumber = nil
      return nil
    }
    self.overlay?.typedAt = clock
    guard number <= count else {
      self.overlay?.typedNumber = number
      return announce([.noSuchRow(number)])
    }
    // A sound side by side belongs to the one that was chosen.
    let silence = overlay.kind == .multiples ? stopSound() : []
    let effects = silence + select(row: number - 1, of: overlay)
    self.overlay?.typedNumber = number
    return effects
  }

  /// Digits that come later than this many seconds after another are another number.
  private static var typingTime: Double { 2 }
}
