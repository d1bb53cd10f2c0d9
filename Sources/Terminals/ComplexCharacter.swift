import CNCurses
import Screen

/// A glyph as ncurses takes it: a base and the marks on it.
struct ComplexCharacter: Equatable {
  /// The base, and up to four marks of no width.
  var scalars: [wchar_t]
  var columns: Int

  /// The glyph of a cell that is followed by the right half of a wide character, or is not.
  ///
  /// Characters to which the C library gives another width than the frame does would move the rest
  /// of the row, so something of the frame's width stands in their place; so does one that cannot
  /// be shown at all.
  init(_ text: String, isWide: Bool, isUnicode: Bool) {
    columns = isWide ? 2 : 1
    var scalars = text.unicodeScalars.makeIterator()
    guard let base = scalars.next(), isUnicode || base.isASCII else {
      self.scalars = [Self.questionMark]
      return
    }
    self.scalars = [wchar_t(base.value)]
    switch Int(shim_width(wchar_t(base.value))) {
    case columns: break
    case 1: return
    default:
      self.scalars = [isUnicode ? Self.replacement : Self.questionMark]
      return
    }
    while isUnicode, let mark = scalars.next(), self.scalars.count < 5 {
      // Terminals do not agree on joined emoji; the first of them is what all show alike.
      if mark.properties.isEmojiModifier || mark.value == 0x200D { break }
      if mark.properties.isVariationSelector { continue }
      if shim_width(wchar_t(mark.value)) == 0 { self.scalars.append(wchar_t(mark.value)) }
    }
  }

  /// The columns the terminal itself moves on; the rest of `columns` is to be blanked.
  var shownColumns: Int { scalars.first.map { Int(max(shim_width($0), 1)) } ?? 1 }

  private static let questionMark = wchar_t(UInt8(ascii: "?"))
  private static let replacement = wchar_t(0xFFFD)
}
