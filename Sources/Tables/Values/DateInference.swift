/// The patterns that are tried where none is given.
enum DateInference {
  private static func patterns(_ texts: [String], mayHaveTime: Bool) -> [DatePattern] {
    texts.compactMap { DatePattern($0, mayHaveTime: mayHaveTime) }
  }

  /// Dates that could be plain numbers: only for columns whose name says what they hold.
  static let numberLike = patterns(["yyyy", "yyyyMMdd"], mayHaveTime: false)

  /// Dates that could be versions of a program: only for columns whose name says what they hold.
  static let versionLike = patterns(["d.M.yy"], mayHaveTime: true)

  /// Months that could be plain numbers: only for columns whose name says what they hold.
  static let monthLike = patterns(["yyyyMM"], mayHaveTime: false)

  /// Days of six digits that could be plain numbers: only for columns whose name says that they hold days.
  static let sixDigits = patterns(["yyMMdd", "MMddyy", "ddMMyy"], mayHaveTime: false)

  /// Quarters that could be months or decimals: only for columns whose name says what they hold.
  static let quarterLike = patterns(
    ["Q/yyyy", "Q-yyyy", "Q.yyyy", "Q yyyy", "yyyy/Q", "yyyy-Q", "yyyy.Q", "Q/yy", "Q-yy"],
    mayHaveTime: false)

  /// Dates that a number with a unit must not shadow.
  static let unitLike = patterns(
    [
      "yyyy年M月", "yyyy年", "yyyy'Q'Q", "yyyy-'Q'Q", "yyyy 'Q'Q", "'Q'Q yyyy", "'Q'Q-yyyy",
      "'Q'Qyyyy",
      "'Q'Q/yyyy", "Q'Q'yyyy", "Q'Q' yyyy", "Q'Q'-yyyy", "yyyy/'Q'Q", "Q'Q'yy", "'Q'Q yy",
      "'Q'Q'’'yy", "'Q'Q''yy", "'T'Q yyyy", "'T'Q-yyyy", "'T'Q/yyyy", "'T'Qyyyy", "yyyy'T'Q",
      "yyyy-'T'Q", "yyyy 'T'Q", "Q'T'yyyy", "Q'T' yyyy", "Q. 'Quartal' yyyy", "yyyy年第Q四半期",
      "yyyy年Q季度", "yyyy年第Q季度",
      "yyyy-'W'ww", "yyyy'W'ww", "'FY'yyyy", "'FY' yyyy", "'FY'yy",
      "yyyy MMM",
    ], mayHaveTime: false)

  /// Weeks of ISO 8601.
  static let weeks = patterns(["yyyy-'W'ww", "yyyy'W'ww"], mayHaveTime: false)

  /// A month as spreadsheets write it, which may be a day without its year as well.
  static let shortMonth = "MMM-yy"

  /// The days of ISO 8601, which may have a time of day behind them.
  static let day = DatePattern("yyyy-MM-dd", mayHaveTime: true)

  /// All others.
  ///
  /// The first of two patterns that fit every cell wins: the month leads in "05/06/2023".
  static let plain =
    patterns(
      [
        "yyyy-MM-dd", "yyyy/M/d", "yyyy.M.d", "d.M.yyyy", "M/d/yyyy", "d/M/yyyy", "M-d-yyyy",
        "d-M-yyyy", "d MMM yyyy", "MMM d, yyyy", "MMM d yyyy", "d-MMM-yyyy", "MMM-d-yyyy",
        "d/MMM/yyyy", "d/MMM/yyyy:HH:mm:ss",
        "d. MMM yyyy", "d 'de' MMM 'de' yyyy", "yyyy年M月d日",
        "yyyyMMdd'T'HHmmss",
        // As `git log` and mail write them.
        "EEE MMM d HH:mm:ss yyyy", "EEE, d MMM yyyy", "EEE d MMM yyyy",
        // As `date` writes them, and servers of the web.
        "EEE MMM d HH:mm:ss z yyyy", "EEE MMM d h:mm:ss a z yyyy", "EEE d. MMM HH:mm:ss z yyyy",
        "EEE MMM d HH:mm:ss.S yyyy",
        "M/d/yy", "d/M/yy", "d/MMM/yy", "d-MMM-yy", "d MMM yy", "MMM d yy", "MMM d, yy",
        // Two digits each: no version of a program is written so.
        "dd.MM.yy", "MM-dd-yy", "dd-MM-yy",
      ], mayHaveTime: true)
    + patterns(
      [
        "yyyy-MM", "yyyy/M", "M/yyyy", "MMM yyyy", "MMMM, yyyy", "MMM-yyyy", "MMM 'de' yyyy",
        "MMM/yyyy",
        "yyyy-MMM", shortMonth,
      ],
      mayHaveTime: false)
    + patterns(
      [
        "H:mm", "H:mm:ss", "H:mm:ss.S", "H'h'mm", "H:mm 'h'", "H:mm'h'", "H:mm 'Uhr'", "H.mm 'Uhr'",
        "H時mm分", "H点mm分", "yyyyMMdd'T'HHmmss'Z'",
        "h:mm a", "h:mma", "h:mm:ss a", "h:mm:ssa", "h:mm:ss.S a",
      ], mayHaveTime: false)

  /// Months and quarters as the names of columns have them, which among values could be anything.
  static let headings = patterns(
    [
      "MMM/yy", "MMM.yy", "MMM yy", "MMM-yy", "MMM''yy", "MMM ''yy", "MMM_yy", "MMMyy", "MMMyyyy",
      "MMM.yyyy", "MMM_yyyy", "yyyy_MM", "yyyy.MM", "yyyyMM", "Q'T'yy", "Q'T'/yy", "'T'Q/yy",
      "'T'Q-yy", "'T'Q yy", "'T'Qyy", "'Q'Q-yy", "'Q'Q/yy", "'Q'Qyy", "'Q'Q_yyyy", "yyyy_'Q'Q",
    ], mayHaveTime: false)

  /// Months that nobody takes for anything else.
  static let namedMonths = patterns(
    ["MMM yyyy", "MMM-yyyy", "yyyy-MM", "yyyy-MMM", shortMonth], mayHaveTime: false)

  private static let unmistakable = patterns(
    [
      "yyyy-MM-dd", "yyyy/M/d", "yyyy.M.d", "d.M.yyyy", "d MMM yyyy", "MMM d, yyyy", "MMM d yyyy",
      "d-MMM-yyyy", "d. MMM yyyy", "EEE, d MMM yyyy", "yyyy年M月d日",
    ], mayHaveTime: true)

  /// Days in several forms, each of which is one alone.
  static let anyForm = [DatePattern(anyOf: unmistakable)].compactMap(\.self)

  /// Days, some of which are stretches of several: "3-5 Jan 2026".
  static let ranges = [
    DatePattern(
      anyOf: patterns(
        ["d MMM yyyy", "MMM d, yyyy", "MMM d yyyy", "d. MMM yyyy"], mayHaveTime: false))
  ].compactMap { $0?.withRanges }

  /// The same with the month first between slashes, and with the day first.
  static let slashed = ["M/d/yyyy", "d/M/yyyy"].compactMap { slashed in
    DatePattern(anyOf: unmistakable + patterns([slashed], mayHaveTime: true))
  }

  /// Any of these, whether or not one can tell the month from the day.
  static let anything =
    [
      DatePattern(
        anyOf: unmistakable
          + patterns(
            ["M/d/yyyy", "d/M/yyyy", "d/MMM/yyyy", "d/MMM/yyyy:HH:mm:ss", "d/MMM/yy"],
            mayHaveTime: true))
    ].compactMap(\.self) + ranges

  private static let names: Set<String> = [
    "year", "years", "yr", "date", "day", "datetime", "timestamp", "jahr", "datum", "tag", "année",
    "annee", "an", "año", "ano", "anno", "fecha", "data", "jaar", "år", "rok", "год", "дата",
  ]
  private static let scriptNames = ["年", "日付", "日期", "연도", "날짜"]

  /// The names of columns that hold days rather than years.
  private static let dayNames: Set<String> = [
    "date", "datetime", "timestamp", "datum", "fecha", "дата",
  ]

  /// True when a column's name says that it holds days.
  static func isDayName(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return words.contains { dayNames.contains(String($0)) }
      || ["日付", "日期", "날짜"].contains { name.contains($0) }
  }

  private static let monthNames: Set<String> = [
    "month", "period", "yearmonth", "yyyymm", "ym", "monat", "periode", "mois", "période", "mes",
    "periodo", "período", "mês", "miesiąc", "okres", "年月", "月", "月份",
  ]

  /// True when a column's name says that it holds months.
  static func isMonthName(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return words.contains { monthNames.contains(String($0)) }
  }

  /// True when a column's name says that it holds years or dates.
  static func isDateName(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return words.contains { names.contains(String($0)) }
      || scriptNames.contains { name.contains($0) }
  }

  /// True when a cell is a date or a time of day on its own account.
  static func isDate(_ cell: Span<UInt8>) -> Bool {
    // The span cannot be captured, so these are loops.
    for pattern in unitLike where pattern.parse(cell) != nil { return true }
    for pattern in plain where pattern.parse(cell) != nil { return true }
    return false
  }
}
