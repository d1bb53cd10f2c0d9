/// Periods in no form of a date, of which some are left out: as days of the calendar they are as far apart as they are
/// in time.
///
/// Periods of which none is left out are names in their order, see ``PeriodLabels``; but for years of eras, of which
/// the next one may begin anew.
extension Table {
  /// The table with dates in place of such periods, which keep their own words.
  ///
  /// - Parameter names: The columns that somebody asks something of, which stay as they are.
  /// - Returns: The same rows under the same names.
  package func datingPeriods(keeping names: [String]) -> Table {
    var table = self
    for (index, column) in columns.enumerated() where !names.contains(column.name) {
      guard case .text(let text) = column.values, text.firstNonNumber == nil,
        text.codes.allSatisfy({ $0 >= 0 }), let periods = CalendarPeriods(text.dictionary),
        periods.areEras || periods.leaveSomeOut && Set(text.codes).count == rowCount
      else { continue }
      let days = text.codes.map { Double(periods.days[Int($0)] * CivilDate.secondsPerDay) }
      var dates = DateColumn(
        values: days, precision: periods.precision,
        texts: text.codes.map { text.dictionary[Int($0)] })
      dates.haveOwnWords = true
      table.columns[index].values = .dates(dates)
    }
    return table
  }
}

/// Labels of weeks, years, seasons, half years or months, each with its first day.
struct CalendarPeriods {
  /// The first day of each, since 1970.
  let days: [Int]
  let precision: DatePrecision
  /// True of years of eras, each another one.
  let areEras: Bool
  /// The most days from one to the next where none is left out.
  private let length: Int

  /// Fewer labels may look like periods by chance.
  private static let fewest = 3
  /// The first years of the eras of Japan.
  private static let eras = [
    "明治": 1868, "大正": 1912, "昭和": 1926, "平成": 1989, "令和": 2019, "meiji": 1868, "taisho": 1912,
    "taishō": 1912, "showa": 1926, "shōwa": 1926, "heisei": 1989, "reiwa": 2019,
  ]
  private static let weeks: Set<String> = [
    "week", "wk", "w", "woche", "kw", "semaine", "sem", "semana", "s", "tydzień", "tydz", "週", "第週",
    "周", "第周",
  ]
  private static let halves: Set<String> = [
    "h", "half", "halbjahr", "hj", "semester", "semestre", "półrocze",
  ]
  private static let years: Set<String> = [
    "fy", "gj", "fiscal year", "年度", "年", "season", "saison",
  ]

  /// The periods of some labels of one form; `nil` where any is none.
  init?(_ labels: [String]) {
    guard labels.count >= Self.fewest else { return nil }
    for (place, form) in [
      Self.era, Self.season, Self.year, Self.week, Self.half, Self.month,
    ].enumerated() {
      let found = labels.lazy.map { form(Label($0)) }
      guard found.allSatisfy({ $0 != nil }) else { continue }
      let periods = found.compactMap(\.self)
      days = periods.map(\.day)
      precision = periods[0].precision
      length = periods[0].length
      areEras = place == 0 && Set(days).count == labels.count
      return
    }
    return nil
  }

  /// True where any two that follow each other in time have others between them.
  var leaveSomeOut: Bool {
    let days = days.sorted()
    return zip(days, days.dropFirst()).contains { $1 - $0 > length }
  }

  private typealias Period = (day: Int, precision: DatePrecision, length: Int)

  private static func year(_ year: Int) -> Period? {
    CivilDate.days(year: year, month: 1, day: 1).map { ($0, .year, 366) }
  }

  /// "2019/20", "Saison 2019-2020".
  private static func season(_ label: Label) -> Period? {
    guard label.numbers.count == 2, label.has(years), label.isYear(0),
      label.numbers[1] == label.numbers[0] + 1
        || label.digits[1] == 2 && label.numbers[1] == (label.numbers[0] + 1) % 100
    else { return nil }
    return year(label.numbers[0])
  }

  /// "令和5年", "平成元年".
  private static func era(_ label: Label) -> Period? {
    guard label.numbers.count == 1, let word = label.words.first, let first = eras[word],
      label.words.dropFirst().allSatisfy(years.contains), (1...64).contains(label.numbers[0])
    else { return nil }
    return year(first + label.numbers[0] - 1)
  }

  /// "FY2019".
  private static func year(_ label: Label) -> Period? {
    guard label.numbers.count == 1, label.isYear(0), !label.words.isEmpty, label.has(years) else {
      return nil
    }
    return year(label.numbers[0])
  }

  /// "KW 7/2020", "2020 week 7": the first day of a week of ISO 8601.
  private static func week(_ label: Label) -> Period? {
    guard !label.words.isEmpty, label.has(weeks),
      let (year, week) = label.yearBesideNumber,
      let monday = CivilDate.monday(ofWeek: week, in: year)
    else { return nil }
    return (monday, .day, 7)
  }

  /// Half years: "H1 2020", "Semester 2 2020".
  private static func half(_ label: Label) -> Period? {
    guard !label.words.isEmpty, label.has(halves), let (year, half) = label.yearBesideNumber,
      (1...2).contains(half), let day = CivilDate.days(year: year, month: 6 * half - 5, day: 1)
    else { return nil }
    return (day, .month, 184)
  }

  /// "fev/20", "März 2021".
  private static func month(_ label: Label) -> Period? {
    guard label.words.count == 1, label.numbers.count == 1,
      let month = CalendarNames.place(of: label.words[0], in: .months)
    else { return nil }
    var year = label.numbers[0]
    guard label.isYear(0) || label.digits[0] == 2 else { return nil }
    if label.digits[0] == 2 { year = CivilDate.year(ofTwoDigits: year) }
    guard let day = CivilDate.days(year: year, month: month + 1, day: 1) else { return nil }
    return (day, .month, 31)
  }

  /// The numbers of a label with how many digits each has, and the words around them.
  private struct Label {
    private(set) var numbers: [Int] = []
    private(set) var digits: [Int] = []
    private(set) var words: [String] = []

    init(_ text: String) {
      var rest = Substring(text.lowercased())
      while let first = rest.first {
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        let word = rest.prefix(while: \.isLetter)
        if !number.isEmpty {
          // More digits than a year has are no period.
          numbers.append(number.count > 4 ? .max : Int(number) ?? .max)
          digits.append(number.count)
          rest = rest.dropFirst(number.count)
        } else if let suffix = ["元年度", "元年"].first(where: word.hasSuffix), word != suffix {
          // The first year of an era has a sign of its own.
          words += [String(word.dropLast(suffix.count)), "年"]
          numbers.append(1)
          digits.append(1)
          rest = rest.dropFirst(word.count)
        } else if !word.isEmpty {
          words.append(String(word))
          rest = rest.dropFirst(word.count)
        } else {
          // Other signs than those between numbers say something else.
          if !" ./-–_,()".contains(first) { digits.append(0) }
          rest = rest.dropFirst()
        }
      }
      if digits.count > numbers.count { numbers = [] }
    }

    func has(_ known: Set<String>) -> Bool { words.allSatisfy(known.contains) }

    func isYear(_ index: Int) -> Bool {
      digits[index] == 4 && (1_500...2_500).contains(numbers[index])
    }

    /// The year of two numbers and the other one.
    var yearBesideNumber: (year: Int, number: Int)? {
      guard numbers.count == 2 else { return nil }
      if isYear(0), !isYear(1) { return (numbers[0], numbers[1]) }
      return isYear(1) && !isYear(0) ? (numbers[1], numbers[0]) : nil
    }
  }
}
