import Charts
import Glibc
import Tables

/// Sizes of data in units of their own.
extension Format {
  /// A size of data that is less than one of its unit, with the unit that suits it, in full where few digits are enough;
  /// `nil` of any other quantity, and of one whose own digits show it.
  func size(_ quantity: Quantity) -> String? {
    quantity.ownSize.map { suited in
      // Four digits that count, as of other numbers in words.
      let most = max(0, 3 - Int(log10(abs(suited.value)).rounded(.down)))
      let digits = (0...most).first { SaidDigits.isExact(suited.value, digits: $0) } ?? most
      return number(suited.value, fractionDigits: digits) + unitSeparator + suited.unit
    }
  }
}
