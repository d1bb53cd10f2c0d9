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
  private let currencyLeads: Bool
  /// The gap between a number and the sign of percent.
  private let percentSeparator: String
  /// The separator between the parts of a list.
  package let listSeparator: String

  /// The rule for the form of a noun that goes with a number.
  let plural: PluralRule
  /// The noun that the difference of two percentages is counted in.
  private let percentagePoint: Noun
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

  init(
    _ identifier: String, plural: PluralRule, percentagePoint: Noun, unitSeparator: String = " ",
    percentSeparator: String? = nil, currencyLeads: Bool = false, listSeparator: String = ", ",
    sentenceSeparator: String = ". ",
    month: Date.FormatStyle.Symbol.Month = .abbreviated,
    dayMonth: Date.FormatStyle.Symbol.Month = .abbreviated, firstOfMonth: String? = nil,
    isYearFirst: Bool = false
  ) {
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

  /// Sentences one after the other, each with one full stop: a text that ends in one, as of an
  /// abbreviation, gets no second.
  package func joined(_ sentences: [String]) -> String {
    let stop = sentenceSeparator.prefix(1)
    return sentences.enumerated().map { index, sentence in
      if index == sentences.count - 1 { return sentence }
      return sentence
        + (sentence.hasSuffix(stop) ? sentenceSeparator.dropFirst() : sentenceSeparator[...])
    }.joined()
  }

  // MARK: Numbers

  /// A whole number with its grouping.
  func count(_ value: Int) -> String { plain(value.formatted(.number.locale(locale))) }

  /// A number with a no-break space for CLDR's narrow one, which few terminal fonts and braille
  /// tables have.
  private func plain(_ number: String) -> String {
    number.contains("\u{202F}") ? number.replacing("\u{202F}", with: "\u{A0}") : number
  }

  /// A number with a fixed number of digits; very large and very small ones with an exponent.
  package func number(_ value: Double, fractionDigits: Int) -> String {
    guard value.isFinite else { return "–" }
    let digits = min(max(fractionDigits, 0), 15)
    // Negative zero and what rounds to it would show a sign without a meaning.
    let shown = value == 0 ? 0 : value
    let style = FloatingPointFormatStyle<Double>.number.locale(locale)
    // Up to 2^53 every whole number has a double of its own, and is said in full.
    if abs(shown) > 0x1p53 || (shown != 0 && abs(shown) < 5e-6 && digits >= 6) {
      return exponential(shown)
    }
    // A half goes up, as calculators do it, not to the even digit.
    let text = plain(
      shown.formatted(
        style.precision(.fractionLength(digits)).rounded(rule: .toNearestOrAwayFromZero)))
    return text.hasPrefix("-") && !text.contains { "123456789".contains($0) }
      ? String(text.dropFirst()) : text
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

  /// The sign before the fraction of a number.
  package var decimalSeparator: String { locale.decimalSeparator ?? "." }

  /// A number as one of few digits and a power of ten.
  private func exponential(_ value: Double) -> String {
    if value == 0 { return number(0, fractionDigits: 0) }
    return value.formatted(
      FloatingPointFormatStyle<Double>.number.locale(locale).notation(.scientific)
        .precision(.significantDigits(1...6)))
  }

  /// The number of a quantity, without its unit, or the words that its author has for both.
  package func number(_ quantity: Quantity) -> String {
    if let text = quantity.text { return text }
    guard let digits = quantity.digits else {
      return number(quantity.value, fractionDigits: quantity.fractionDigits)
    }
    return grouped(digits)
  }

  /// The digits of a whole number with the language's grouping, which is by three from five digits on.
  private func grouped(_ digits: String) -> String {
    let sign = digits.prefix { !$0.isNumber }
    let bare = Array(digits.dropFirst(sign.count))
    let groups = stride(from: bare.count, to: 0, by: -3).map { String(bare[max($0 - 3, 0)..<$0]) }
    return sign + plain(groups.reversed().joined(separator: locale.groupingSeparator ?? ","))
  }

  /// A quantity with its unit, or the words that its author has for both.
  public func quantity(_ quantity: Quantity) -> String {
    let text = number(quantity)
    guard quantity.text == nil, let unit = quantity.unit, !unit.isEmpty else { return text }
    if leads(unit) {
      return text.hasPrefix("-") ? "-" + unit + text.dropFirst() : unit + text
    }
    return text + (unit == "%" ? percentSeparator : unitSeparator) + unit
  }

  /// A quantity whose unit is said with the next one, but for a sign that stands before its number.
  func bare(_ quantity: Quantity) -> String {
    leads(quantity.unit ?? "") ? self.quantity(quantity) : number(quantity)
  }

  private func leads(_ unit: String) -> Bool {
    currencyLeads && unit.unicodeScalars.count == 1
      && unit.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
  }

  /// The size of a difference, without its sign; that of two percentages is one of points, as
  /// “up 15 %” would be heard as a share of the first.
  func magnitude(_ quantity: Quantity) -> String {
    var positive = quantity
    positive.value = abs(quantity.value)
    guard quantity.unit == "%" else { return self.quantity(positive) }
    let text = number(positive.value, fractionDigits: quantity.fractionDigits)
    let category = plural.category(
      .init(positive.value, fractionDigits: quantity.fractionDigits))
    return text + unitSeparator + percentagePoint.form(category)
  }

  /// A share in percent with one digit, of many times the whole with none, of next to nothing with
  /// as many as it needs, without its sign.
  package func percent(_ value: Double) -> String {
    let size = abs(value)
    var digits = size < 1000 ? 1 : 0
    // The least that does not round to nothing.
    var least = 0.05
    while size > 0, size < least {
      digits += 1
      least /= 10
    }
    return number(size, fractionDigits: digits) + percentSeparator + "%"
  }

  /// A whole number of hundredths.
  func percent(whole: Int) -> String { count(whole) + percentSeparator + "%" }

  /// Seconds, with one digit below ten of them where it says something.
  func seconds(_ value: Double) -> String {
    number((value * 10).rounded() / 10, fractionDigits: secondsDigits(value))
  }

  /// The number of digits after the decimal sign that seconds are written with.
  func secondsDigits(_ value: Double) -> Int {
    let tenths = (value * 10).rounded() / 10
    return tenths < 10 && tenths != tenths.rounded() ? 1 : 0
  }

  /// A length along the x axis; `nil` of a number without a unit, which would say nothing.
  func span(_ span: Span) -> String? {
    switch span {
    case .number(let quantity):
      return quantity.unit?.isEmpty == false ? self.quantity(quantity) : nil
    // Foundation has no words for months and years without a date.
    case .calendar: return nil
    case .seconds(let seconds):
      guard seconds >= 0.001, seconds < 1e12 else { return nil }
      return Duration.seconds(seconds).formatted(
        .units(
          allowed: [.days, .hours, .minutes, .seconds, .milliseconds], width: .wide,
          maximumUnitCount: 2
        ).locale(locale))
    }
  }

  // MARK: Text

  /// Names to choose from; of very many, which come from a file, the first ones.
  func excerpts(_ names: [String]) -> [String] {
    let limit = 20
    return names.prefix(limit).map(excerpt) + (names.count > limit ? ["…"] : [])
  }

  /// Several things of which all are meant: "4 and 23".
  func listed(_ texts: [String]) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }

  /// Names of which one is to be chosen: ".wav or .mid".
  func alternatives(_ names: [String]) -> String {
    names.formatted(.list(type: .or).locale(locale))
  }

  /// The start of a text that may be as long as its file.
  func excerpt(_ text: String) -> String {
    let limit = 60
    return text.count > limit ? text.prefix(limit) + "…" : text
  }

  /// A correlation, with two digits.
  func correlation(_ value: Double) -> String { number(value, fractionDigits: 2) }

  /// A factor, with as many digits as it needs.
  func factor(_ value: Double) -> String {
    plain(value.formatted(.number.locale(locale).precision(.fractionLength(0...2))))
  }

  /// A tick on a logarithmic axis, with the digits it needs: 1E-9, 0.01, 1, 1E6.
  private func power(_ value: Double) -> String {
    guard value >= 1e-4, value < 1e6 else { return exponential(value) }
    return plain(value.formatted(.number.locale(locale).precision(.fractionLength(0...4))))
  }

  /// A tick of an axis: short where nothing is lost by it.
  public func tick(_ value: Double, of ticks: Ticks) -> String {
    if ticks.isLogarithmic, ticks.fractionDigits > 0 { return power(value) }
    let largest = ticks.values.lazy.map { abs($0) }.max() ?? 0
    guard largest >= 10_000 else {
      return number(value, fractionDigits: ticks.fractionDigits)
    }
    let style = FloatingPointFormatStyle<Double>.number.locale(locale).notation(.compactName)
    func text(_ value: Double, digits: Int) -> String {
      plain(value.formatted(style.precision(.fractionLength(0...digits))))
    }
    // Only where the short form is one, and nothing is rounded away: a tick stands exactly where it
    // says.
    if largest >= 1e15 {
      let short = ticks.values.map(exponential)
      return Set(short).count == short.count
        ? exponential(value) : number(value, fractionDigits: ticks.fractionDigits)
    }
    let full = number(largest, fractionDigits: ticks.fractionDigits)
    if text(largest, digits: 2).count < full.count,
      ticks.values.allSatisfy({ text($0, digits: 2) == text($0, digits: 9) })
    {
      return text(value, digits: 2)
    }
    return number(value, fractionDigits: ticks.fractionDigits)
  }
}
