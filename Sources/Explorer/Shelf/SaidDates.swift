import Charts
import Descriptions
import Tables

/// A range of dates as captions say them in the languages of the program: "Feb 1 to Mar 3, 2024",
/// "del 1 al 31 de marzo", "5月15日から19日".
struct SaidDates: Equatable {
  /// The range as files write dates, "2024-02-01..2024-03-03".
  let written: String

  /// Reads a range.
  ///
  /// - Parameters:
  ///   - text: The text; `nil` is returned where it says no month.
  ///   - words: The words of the language in which it is typed, besides English.
  ///   - year: The year that is meant where none is said.
  ///   - isMonthFirst: True where in `5/17` the month comes first.
  init?(_ text: String, in words: RangeWords, year: Int?, isMonthFirst: Bool = false) {
    guard let range = TypedRange(text, words) else { return nil }
    if let single = range.single {
      guard var date = SaidDate(single, isMonthFirst: isMonthFirst), date.month != nil else {
        return nil
      }
      date.year = Self.whole(date.year, near: year) ?? year
      guard let text = date.written else { return nil }
      written = text
      return
    }
    let ends = [range.low, range.high].map { SaidDate($0, isMonthFirst: isMonthFirst) }
    guard zip(ends, [range.low, range.high]).allSatisfy({ $0 != nil || $1.isEmpty }),
      ends.contains(where: { $0?.month != nil })
    else { return nil }
    // The part that both have in common is said once.
    let dates = ends.enumerated().map { index, end -> String? in
      guard var end else { return "" }
      let other = ends[1 - index]
      end.year = Self.whole(end.year ?? other?.year, near: year) ?? year
      end.month = end.month ?? other?.month
      return end.written
    }
    guard let low = dates[0], let high = dates[1] else { return nil }
    written = low + ".." + high
  }

  /// A year of two digits in the century of another one.
  private static func whole(_ year: Int?, near other: Int?) -> Int? {
    year.map { $0 > 99 ? $0 : (other ?? 2000) / 100 * 100 + $0 }
  }
}
