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
  init?(_ text: String, in words: RangeWords, year: Int?) {
    guard let range = TypedRange(text, words) else { return nil }
    if let single = range.single {
      guard var date = SaidDate(single), date.month != nil else { return nil }
      date.year = date.year ?? year
      guard let text = date.written else { return nil }
      written = text
      return
    }
    let ends = [range.low, range.high].map { SaidDate($0) }
    guard zip(ends, [range.low, range.high]).allSatisfy({ $0 != nil || $1.isEmpty }),
      ends.contains(where: { $0?.month != nil })
    else { return nil }
    // The part that both have in common is said once.
    let dates = ends.enumerated().map { index, end -> String? in
      guard var end else { return "" }
      let other = ends[1 - index]
      end.year = end.year ?? other?.year ?? year
      end.month = end.month ?? other?.month
      return end.written
    }
    guard let low = dates[0], let high = dates[1] else { return nil }
    written = low + ".." + high
  }
}

/// A date as people say it, with as much of it as they do.
private struct SaidDate: Equatable {
  var year: Int?
  var month: Int?
  private var day: Int?
  private var clock: String?

  /// The date as files write it; `nil` where there is no such date.
  var written: String? {
    guard let year, let month, CivilDate.days(year: year, month: month, day: day ?? 1) != nil,
      clock == nil || day != nil
    else { return nil }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = [String(year), padded(month)] + (day.map { [padded($0)] } ?? [])
    return date.joined(separator: "-") + (clock.map { " " + $0 } ?? "")
  }

  init?(_ text: String) {
    let tokens = Self.tokens(of: text)
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      if token.contains(":") {
        guard clock == nil else { return nil }
        clock = token
      } else if let number = Int(token) {
        guard take(number, digits: token.count, before: next) else { return nil }
      } else if let place = CalendarNames.place(of: token, in: .months) {
        guard month == nil else { return nil }
        month = place + 1
      } else if token.count > 4 {
        // Short words are “on”, “de”, “dnia”.
        return nil
      }
    }
    if year == nil, month == nil, day == nil { return nil }
  }

  /// Takes a number for what it is: of a date in signs what the next one says, else by its length.
  private mutating func take(_ number: Int, digits: Int, before next: String) -> Bool {
    func take(_ part: WritableKeyPath<Self, Int?>) -> Bool {
      guard self[keyPath: part] == nil else { return false }
      self[keyPath: part] = number
      return true
    }
    switch next.first {
    case "年": return take(\.year)
    case "月": return take(\.month)
    case "日", "号": return take(\.day)
    default: return digits == 4 ? take(\.year) : digits <= 2 && take(\.day)
    }
  }

  /// The words and the numbers of a text, times of day among them.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var last: Character?
    for character in text {
      let isPart = character.isNumber || character == ":" && last?.isNumber == true
      if character.isLetter || isPart {
        let goesOn = last.map { $0.isLetter == character.isLetter && ($0.isLetter || isPart) }
        if goesOn == true {
          tokens[tokens.count - 1].append(character)
        } else {
          tokens.append(String(character))
        }
        last = character
      } else {
        last = nil
      }
    }
    return tokens
  }
}
