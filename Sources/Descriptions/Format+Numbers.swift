import Charts
import FoundationEssentials
import FoundationInternationalization
import Glibc
import Tables

/// Numbers, quantities, shares and lengths.
extension Format {
  /// A whole number with its grouping.
  func count(_ value: Int) -> String {
    Self.small(Double(value)) ?? plain(value.formatted(.number.locale(locale)))
  }

  /// A number without a sign between its digits, as years are written.
  func year(_ value: Double, fractionDigits: Int) -> String {
    number(value, fractionDigits: fractionDigits)
      .replacing(locale.groupingSeparator ?? ",", with: "").replacing("\u{A0}", with: "")
  }

  /// The digits of a whole number without a group, which all of the languages write alike; to ask CLDR's data for
  /// the first number takes longer than to draw a picture.
  private static func small(_ value: Double) -> String? {
    value >= 0 && value < 1000 && value == value.rounded() ? String(Int(value)) : nil
  }

  /// A number with a no-break space for CLDR's narrow one, which few terminal fonts and braille
  /// tables have.
  func plain(_ number: String) -> String {
    number.contains("\u{202F}") ? number.replacing("\u{202F}", with: "\u{A0}") : number
  }

  /// A number with a fixed number of digits; very large and very small ones with an exponent.
  package func number(_ value: Double, fractionDigits: Int) -> String {
    guard value.isFinite else { return "–" }
    let digits = min(max(fractionDigits, 0), 15)
    // Negative zero and what rounds to it would show a sign without a meaning.
    let shown = value == 0 ? 0 : value
    // Up to 2^53 every whole number has a double of its own, and is said in full.
    if abs(shown) > 0x1p53 || (shown != 0 && abs(shown) < 5e-6 && digits >= 6) {
      return exponential(shown)
    }
    // Beside the smallest numbers a row of zeros tells nothing.
    if shown == 0, digits > 9 { return "0" }
    if digits == 0, let text = Self.small(shown) { return text }
    // A half goes up, as calculators do it, not to the even digit.
    let style = FloatingPointFormatStyle<Double>.number.locale(locale)
    let text = plain(
      shown.formatted(
        style.precision(.fractionLength(digits)).rounded(rule: .toNearestOrAwayFromZero)))
    return text.hasPrefix("-") && !text.contains { "123456789".contains($0) }
      ? String(text.dropFirst()) : text
  }

  /// A plain number, "-12.5", with the sign before its fraction that is typed in the language.
  package func typed(_ number: String) -> String {
    decimalSeparator == "." ? number : number.replacing(".", with: decimalSeparator)
  }

  /// The sign before the fraction of a number.
  package var decimalSeparator: String { locale.decimalSeparator ?? "." }

  /// A number as one of few digits and a power of ten.
  func exponential(_ value: Double) -> String {
    if value == 0 { return number(0, fractionDigits: 0) }
    return value.formatted(
      FloatingPointFormatStyle<Double>.number.locale(locale).notation(.scientific)
        .precision(.significantDigits(1...6)))
  }

  /// The number of a quantity, without its unit, or the words that its author has for both.
  package func number(_ quantity: Quantity) -> String {
    if let text = quantity.text { return text }
    if quantity.kind == .clock {
      return clock(quantity.value, hasSeconds: quantity.fractionDigits > 0)
    }
    if quantity.kind == .lapse, let text = lapse(quantity) { return text }
    if let text = size(quantity) { return text }
    if isCompact, let text = compact(quantity.value) { return text }
    if quantity.isYear { return year(quantity.value, fractionDigits: quantity.fractionDigits) }
    guard let digits = quantity.digits else {
      return number(quantity.value, fractionDigits: quantity.fractionDigits)
    }
    return grouped(digits)
  }

  /// A time of day, from minutes after midnight, as the dates of all languages of the program have it.
  func clock(_ minutes: Double, hasSeconds: Bool) -> String {
    let day = 86_400
    guard minutes.isFinite, abs(minutes) < 1e9 else { return "–" }
    var seconds = Int((minutes * 60).rounded())
    if !hasSeconds { seconds = Int(minutes.rounded()) * 60 }
    seconds = ((seconds % day) + day) % day
    let parts = [seconds / 3_600, seconds / 60 % 60] + (hasSeconds ? [seconds % 60] : [])
    return parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }

  /// A length of time as a stopwatch has it, "17:23.2" or "1:02:37", in as many digits of a second as make it exact;
  /// `nil` where its unit is none of time.
  func lapse(_ quantity: Quantity) -> String? {
    guard let unit = quantity.unit, let size = Self.lapseSizes[unit],
      abs(quantity.value * size) < 1e9
    else { return nil }
    let seconds = abs(quantity.value * size)
    // Of a mean nobody wants to hear more than the data has: tenths of what is seconds long.
    let told = Double(quantity.fractionDigits) - log10(size)
    let digits =
      (0...min(max(Int(told.rounded()), 1), 2)).first {
        abs((seconds * pow(10, Double($0))).rounded() - seconds * pow(10, Double($0))) < 1e-4
      }
      ?? (seconds < 600 ? 1 : 0)
    let scale = pow(10, Double(digits))
    let units = Int((seconds * scale).rounded())
    let whole = units / Int(scale)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let fraction = String(String(units % Int(scale) + Int(scale)).dropFirst())
    let clock =
      whole < 3_600
      ? "\(whole / 60):\(two(whole % 60))"
      : "\(whole / 3_600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    return (quantity.value < 0 && units > 0 ? "-" : "") + clock
      + (digits > 0 ? decimalSeparator + fraction : "")
  }

  /// The seconds of the units that lengths of time are kept in.
  private static let lapseSizes: [String: Double] = [
    "d": 86_400, "h": 3_600, "min": 60, "s": 1, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9,
  ]

  /// A number from a billion on as four digits that count and a power of ten in words; `nil` of any other.
  private func compact(_ value: Double) -> String? {
    guard let (mantissa, exponent, digits) = fewDigits(of: value), let noun = powers[exponent]
    else { return nil }
    let told = (0...digits).first { SaidDigits.isExact(mantissa, digits: $0) } ?? digits
    let form = noun.form(plural.category(.init(abs(mantissa), fractionDigits: told)))
    return number(mantissa, fractionDigits: told) + unitSeparator + form
  }

  /// The four digits that count of a number from a billion on, as a number of a power of ten, and how many of them are
  /// behind the point.
  private func fewDigits(of value: Double) -> (mantissa: Double, exponent: Int, digits: Int)? {
    guard value.isFinite, abs(value) >= Self.leastCompact,
      let exponent = powers.keys.filter({ abs(value) >= pow(10, Double($0)) }).max()
    else { return nil }
    let bare = value / pow(10, Double(exponent))
    let digits = 3 - Int(log10(abs(bare)).rounded(.down))
    let scale = pow(10, Double(abs(digits)))
    // Divided by a whole power, so that no digit is the noise of rounding.
    let mantissa =
      digits < 0 ? (bare / scale).rounded() * scale : (bare * scale).rounded() / scale
    // Some languages count millions up to a million of them.
    let most = powers.keys.contains { $0 > exponent } ? 1_000_000.0 : 10_000
    return abs(mantissa) < most ? (mantissa, exponent, max(0, digits)) : nil
  }

  /// The least number that is told in words.
  private static let leastCompact = 1e9

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
    guard quantity.text == nil, quantity.kind != .clock, let unit = quantity.unit, !unit.isEmpty,
      quantity.kind != .lapse || lapse(quantity) == nil, size(quantity) == nil
    else { return text }
    if leads(unit) {
      return text.hasPrefix("-") ? "-" + unit + text.dropFirst() : unit + text
    }
    // The digits of a unit as 1/min or 1000 EUR would go on with those of the number.
    if unit.first?.isNumber == true { return text + "\u{A0}×\u{A0}" + unit }
    if unit == "%" { return text + percentSeparator + unit }
    // Words of another script do not begin right behind a number, as signs of units may.
    let separator =
      unitSeparator.isEmpty && unit.first?.isASCII == true && unit.contains(" ")
      ? "\u{A0}" : unitSeparator
    return text + ((isCompact ? link(from: quantity.value, to: unit) : nil) ?? separator) + unit
  }

  /// The words between a number that is told with a power of ten and its unit; `nil` where there are none.
  private func link(from value: Double, to unit: String) -> String? {
    guard let link = powerLinks.first, compact(value) != nil else { return nil }
    guard powerLinks.count > 1, let first = unit.lowercased().first, "aeiouyéèêhœ".contains(first)
    else { return unitSeparator + link + unitSeparator }
    return unitSeparator + powerLinks[1]
  }

  /// A quantity whose unit is said with the next one, but for a sign that stands before its number, and a size of data in
  /// a unit of its own.
  func bare(_ quantity: Quantity) -> String {
    leads(quantity.unit ?? "") || size(quantity) != nil
      ? self.quantity(quantity) : number(quantity)
  }

  private func leads(_ unit: String) -> Bool {
    // Some signs stand behind the letters of a country: "R$", "US$".
    let letters = unit.unicodeScalars.dropLast()
    return currencyLeads && letters.count < 3
      && letters.allSatisfy { $0.isASCII && $0.properties.isUppercase }
      && unit.unicodeScalars.last?.properties.generalCategory == .currencySymbol
  }

  /// The size of a difference, without its sign; that of two percentages is one of points, as
  /// “up 15 %” would be heard as a share of the first.
  func magnitude(_ quantity: Quantity) -> String {
    var positive = quantity
    positive.value = abs(quantity.value)
    // The largest numbers are farther apart than any number is large.
    guard positive.value.isFinite else {
      positive.value = .greatestFiniteMagnitude
      return ">" + self.quantity(positive)
    }
    guard quantity.unit == "%" else { return self.quantity(positive) }
    let text = number(positive.value, fractionDigits: quantity.fractionDigits)
    let category = plural.category(
      .init(positive.value, fractionDigits: quantity.fractionDigits))
    return text + unitSeparator + percentagePoint.form(category)
  }

  /// A share in percent with one digit or as few as are asked for, of many times the whole with none, of next to nothing
  /// with as many as it needs, without its sign.
  package func percent(_ value: Double, most: Int = 1) -> String {
    let size = abs(value)
    var digits = size < 1000 ? most : 0
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
    case .calendar, .workingDay: return nil
    case .seconds(let seconds):
      guard seconds >= 0.001, seconds < 1e12 else { return nil }
      return Duration.seconds(seconds).formatted(
        .units(
          allowed: [.days, .hours, .minutes, .seconds, .milliseconds], width: .wide,
          maximumUnitCount: 2
        ).locale(locale))
    }
  }

  /// A correlation, with two digits.
  func correlation(_ value: Double) -> String {
    // Nearly one is told as such: 0.997 is no 1.
    let digits = (2...6).first { digits in
      let unit = pow(10, Double(digits))
      return abs(value) >= 1 || (abs(value) * unit).rounded() < unit
    }
    return number(value, fractionDigits: digits ?? 2)
  }

  /// A factor, with as many digits as it needs.
  func factor(_ value: Double) -> String {
    plain(value.formatted(.number.locale(locale).precision(.fractionLength(0...2))))
  }
}
