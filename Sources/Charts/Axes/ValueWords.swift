/// The words by which the author of an axis says its values.
///
/// Words that are nothing but numbers with one unit, as “8.0GB”, are said as any other number: with
/// the decimal sign and the gap that the language has. All others are said as they are.
public struct ValueWords: Equatable, Sendable {
  /// The words, by value.
  public let texts: [Double: String]
  /// The unit that stands with every number; `nil` where there is none, or another with each.
  public let unit: String?
  /// Digits after the decimal point of every number; `nil` where they differ.
  public let fractionDigits: Int?
  /// True where they are numbers with a unit, written alike, so that a language says them in its way.
  public let areNumbers: Bool
  /// The signs that stand around every number; `nil` where they are others.
  private var form: NumberForm?

  /// Makes words, and finds out whether they are numbers with a unit.
  ///
  /// - Parameters:
  ///   - texts: The words, by value.
  ///   - areYears: True where the digits must stay as they are written: nobody says 2,010 for a year.
  public init(_ texts: [Double: String], areYears: Bool = false) {
    self.texts = texts
    var first: NumberForm?
    var isAlike = !texts.isEmpty
    var isNumber = !texts.isEmpty
    for (value, text) in texts {
      guard let form = NumberForm(text, of: value), form.hasAffixes(of: first ?? form) else {
        isNumber = false
        break
      }
      if let first, first.digits != form.digits { isAlike = false }
      first = first ?? form
    }
    form = isNumber ? first : nil
    // Words come in any order.
    if !isAlike { form?.digits = 0 }
    unit = form.flatMap { $0.unit.isEmpty ? nil : $0.unit }
    fractionDigits = isNumber && isAlike ? first?.digits : nil
    areNumbers = fractionDigits != nil && !areYears
  }

  /// The words that are said for a value; `nil` where a language says it.
  func said(_ value: Double) -> String? { areNumbers ? nil : texts[value] }

  /// A number, by its digits without a sign, as these words would have it; `nil` where they have no
  /// form in common.
  public func text(ofDigits number: String, isNegative: Bool) -> String? {
    form.map { (isNegative ? "-" : "") + $0.prefix + number + $0.suffix }
  }
}

/// A number and what stands around it.
private struct NumberForm: Equatable {
  /// The sign of a currency before it.
  var prefix: String
  /// The gap and the unit after it.
  var suffix: String
  var digits: Int

  var unit: String {
    prefix.isEmpty
      ? String(suffix.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }) : prefix
  }

  func hasAffixes(of other: NumberForm) -> Bool { prefix == other.prefix && suffix == other.suffix }

  /// The form of words that say `value` and nothing else but a unit.
  init?(_ text: String, of value: Double) {
    let bytes = text.utf8
    guard value.isFinite, abs(value) <= 0x1p53, let first = bytes.firstIndex(where: Self.isDigit)
    else { return nil }
    var written: [UInt8] = []
    var point: Int?
    var index = first
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      let leads = next < bytes.endIndex && Self.isDigit(bytes[next])
      if Self.isDigit(bytes[index]) {
        written.append(bytes[index])
      } else if bytes[index] == UInt8(ascii: "."), point == nil, leads {
        point = written.count
        written.append(bytes[index])
      } else if bytes[index] != UInt8(ascii: ",") || point != nil || !leads {
        break
      }
      index = next
    }
    var lead = String(text[..<first])
    let isNegative = lead.hasPrefix("-") || lead.hasPrefix("−")
    if isNegative { lead.removeFirst() }
    guard let size = Double(String(decoding: written, as: UTF8.self)) else { return nil }
    digits = point.map { written.count - $0 - 1 } ?? 0
    prefix = lead
    suffix = String(text[index...])
    let isCurrency =
      lead.unicodeScalars.count == 1
      && lead.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
    guard lead.isEmpty || isCurrency && suffix.isEmpty,
      !suffix.utf8.contains(where: Self.isDigit),
      says(value, size: isNegative ? -size : size)
    else { return nil }
  }

  /// True when a number is the value, or what a language rounds it to.
  private func says(_ value: Double, size: Double) -> Bool {
    // A language writes these with an exponent.
    guard digits <= 15, value == 0 || digits < 6 || abs(value) >= 5e-6 else { return false }
    if size == value { return true }
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    // Halves are rounded in more than one way.
    return abs(size * unit - value * unit) < 0.499_999
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Axis {
  /// Says the values by the words of its author: their unit and digits are those of the axis.
  public mutating func say(_ words: ValueWords) {
    self.words = words
    if let unit = words.unit { self.unit = unit }
    guard words.areNumbers, let digits = words.fractionDigits else { return }
    fractionDigits = digits
    writtenDigits = 0
  }
}
