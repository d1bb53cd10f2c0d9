import Charts
import FoundationEssentials
import FoundationInternationalization
import Synchronization

/// The way a language writes numbers and dates: CLDR's data, by way of `FormatStyle`.
public struct Format: Sendable {
  /// The locale the styles come from.
  public private(set) var locale: Locale
  /// The locale of the dates.
  private(set) var dateLocale: Locale
  /// The region, where it is another than the language's own.
  private(set) var region: String?
  /// The gap between a number and its unit.
  let unitSeparator: String
  /// The sign of a currency stands before its number: "$1,234.50".
  let currencyLeads: Bool
  /// The gap between a number and the sign of percent.
  let percentSeparator: String
  /// The separator between the parts of a list.
  package let listSeparator: String

  /// The rule for the form of a noun that goes with a number.
  let plural: PluralRule
  /// The noun that the difference of two percentages is counted in.
  let percentagePoint: Noun
  /// The separator between two sentences that have no full stop of their own.
  let sentenceSeparator: String
  /// The year comes before the month.
  let isYearFirst: Bool
  /// The form of a month without a day, but for the ticks of an axis.
  let month: Date.FormatStyle.Symbol.Month
  /// The form of a month with its day, but for the ticks of an axis.
  let dayMonth: Date.FormatStyle.Symbol.Month
  /// The form of the first day of a month ("1er"), where it is not a number as the others are.
  let firstOfMonth: String?
  /// The words for weeks by their numbers.
  let weeks: WeekWords
  /// The words for large powers of ten, by their exponents.
  let powers: [Int: Noun]
  /// The words that lead from these to a unit, the second before a vowel: “4 milliards d’euros”; none where nothing does.
  let powerLinks: [String]
  /// True where numbers from a billion on are told with four digits that count and such a word.
  var isCompact = false
  /// True where options of the command may be advised to.
  var namesOptions = false
  /// The words in which ranges are typed.
  package let rangeWords: RangeWords

  init(
    _ identifier: String, plural: PluralRule, percentagePoint: Noun, unitSeparator: String = " ",
    percentSeparator: String? = nil, currencyLeads: Bool = false, listSeparator: String = ", ",
    sentenceSeparator: String = ". ",
    month: Date.FormatStyle.Symbol.Month = .abbreviated,
    dayMonth: Date.FormatStyle.Symbol.Month = .abbreviated, firstOfMonth: String? = nil,
    isYearFirst: Bool = false, weeks: WeekWords, powers: [Int: Noun], powerLinks: [String] = [],
    rangeWords: RangeWords
  ) {
    self.weeks = weeks
    self.powers = powers
    self.powerLinks = powerLinks
    locale = Locale(identifier: identifier)
    dateLocale = locale
    self.sentenceSeparator = sentenceSeparator
    self.unitSeparator = unitSeparator
    self.currencyLeads = currencyLeads
    self.percentSeparator = percentSeparator ?? unitSeparator
    self.plural = plural
    self.percentagePoint = percentagePoint
    self.isYearFirst = isYearFirst
    self.listSeparator = listSeparator
    self.month = month
    self.dayMonth = dayMonth
    self.firstOfMonth = firstOfMonth
    self.rangeWords = rangeWords
  }

  private static let knownLocales = Set(Locale.availableIdentifiers)

  /// The format as another region has it; `nil` where that is unknown or the same.
  func written(in region: String) -> Format? {
    let language = locale.identifier.split(separator: "_").dropLast()
    let identifier = (language + [region[...]]).joined(separator: "_")
    guard identifier != locale.identifier, Self.knownLocales.contains(identifier) else {
      return nil
    }
    return Self.regional.withLock { formats in
      if let format = formats[identifier] { return format }
      var format = self
      format.locale = Locale(identifier: identifier)
      format.region = region
      // A preposition that goes with a day does not go with a month: “el 5 ene”, not “el ene 5”.
      format.dateLocale = format.locale
      if beginsWithDay, !format.beginsWithDay { format.dateLocale = dateLocale }
      formats[identifier] = format
      return format
    }
  }

  /// The formats of regions, which are asked for with every word but made once.
  private static let regional = Mutex<[String: Format]>([:])

  private var beginsWithDay: Bool {
    date(0, .day, timeZone: "UTC", span: .year).first?.isNumber == true
  }

  /// True where the month is written before the day, as in 5/17.
  package var isMonthFirst: Bool {
    // November 22, whose month and day are not alike.
    let style = Date.FormatStyle(locale: dateLocale, timeZone: .gmt)
      .month(.defaultDigits).day(.defaultDigits)
    let text = Date(timeIntervalSince1970: 943_228_800).formatted(style)
    guard let month = text.firstRange(of: "11"), let day = text.firstRange(of: "22") else {
      return false
    }
    return month.lowerBound < day.lowerBound
  }
}
