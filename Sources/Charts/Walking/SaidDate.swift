import Tables

/// A date as people say or write it, with as much of it as they do: "Feb 7, 2024", "8.2.", "2月7日".
package struct SaidDate: Equatable, Sendable {
  /// The year; one of two digits is as it was written.
  package var year: Int?
  package var month: Int?
  package var day: Int?
  /// The time of day, "14:30".
  package private(set) var clock: String?

  /// The date as files write it; `nil` where there is no such date.
  package var written: String? {
    guard let year, let month, CivilDate.days(year: year, month: month, day: day ?? 1) != nil,
      clock == nil || day != nil
    else { return nil }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = [String(year), padded(month)] + (day.map { [padded($0)] } ?? [])
    return date.joined(separator: "-") + (clock.map { " " + $0 } ?? "")
  }

  /// Reads a date.
  ///
  /// - Parameters:
  ///   - text: The text; `nil` is returned of one that is none, and of one that begins with a year of four digits and
  ///     goes on in numbers, which is as files have it.
  ///   - isMonthFirst: True where in `5/17` the month comes first.
  package init?(_ text: String, isMonthFirst: Bool = false) {
    if take(numbersOf: text, isMonthFirst: isMonthFirst) { return }
    clock = nil
    let tokens = Self.tokens(of: text)
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      if token.contains(":") {
        guard clock == nil else { return nil }
        clock = token
      } else if let number = Int(token) {
        // Behind a day and its month two digits are a year: "05/Jan/26".
        if token.count == 2, index == 2, month != nil, day != nil, year == nil,
          Int(tokens[1]) == nil
        {
          year = number
        } else {
          guard take(number, digits: token.count, before: next) else { return nil }
        }
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

  /// Takes a day and a month in numbers, with or without a year behind them and a time of day: "8.2.", "2/7/24".
  private mutating func take(numbersOf text: String, isMonthFirst: Bool) -> Bool {
    var words = text.split(separator: " ").map(String.init)
    if let last = words.last, last.contains(":") { clock = words.removeLast() }
    let date = words.joined()
    guard let sign = date.first(where: { "./-".contains($0) }),
      date.allSatisfy({ $0 == sign || $0.isASCII && $0.isNumber })
    else { return false }
    let parts = date.split(separator: sign, omittingEmptySubsequences: false)
    // A point may end the month, too: "8.2."
    let numbers = parts.last == "" && sign == "." ? parts.dropLast() : parts[...]
    // A month and its year: "8.2004".
    if clock == nil, numbers.count == 2, numbers[0].count <= 2, numbers[1].count == 4,
      let first = Int(numbers[0]), (1...12).contains(first), let last = Int(numbers[1])
    {
      (month, year) = (first, last)
      return true
    }
    guard numbers.count == 2 || numbers.count == 3, numbers.prefix(2).allSatisfy({ $0.count <= 2 }),
      let first = Int(numbers[0]), let second = Int(numbers[1])
    else { return false }
    if numbers.count == 3 {
      guard let last = Int(numbers[2]), [2, 4].contains(numbers[2].count) else { return false }
      year = last
    }
    // Points stand behind days; of two numbers of which only one can be a month it is that one.
    let isMonth = first <= 12 && (second > 12 || sign == "/" && isMonthFirst)
    (month, day) = isMonth ? (first, second) : (second, first)
    return true
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
