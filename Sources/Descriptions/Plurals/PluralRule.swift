/// The plural categories of the Unicode CLDR.
public enum PluralCategory: CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// The rule by which a language chooses the plural category of a number.
///
/// Source: CLDR 48, `supplemental/plurals.xml`, cardinal; the operands are those of UTS #35, part 3,
/// “Language Plural Rules”. Numbers in compact notation are not counted here, so its operand e is
/// always 0.
public struct PluralRule: Sendable {
  /// A number as it is written.
  public struct Operands: Sendable {
    /// The whole part: i.
    public var whole: Int
    /// The number of visible digits after the decimal sign, zeros at the end included: v.
    public var fractionDigits: Int
    /// The visible digits after the decimal sign, as a number: f.
    public var fraction: Int

    /// A whole number.
    public init(_ number: Int) {
      (whole, fractionDigits, fraction) = (Int(exactly: number.magnitude) ?? .max, 0, 0)
    }

    /// A number written with so many digits after the decimal sign, of which up to six count.
    public init(_ number: Double, fractionDigits: Int) {
      let digits = min(max(fractionDigits, 0), 6)
      let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
      let written = Int(exactly: (abs(number) * Double(scale)).rounded()) ?? .max
      (whole, self.fractionDigits, fraction) = (written / scale, digits, written % scale)
    }
  }

  /// The category of a number.
  public let category: @Sendable (Operands) -> PluralCategory

  /// One form for all, as in Japanese and Chinese.
  public static let invariable = PluralRule { _ in .other }

  /// English, German: one is “i = 1 and v = 0”.
  public static let oneWithoutFraction = PluralRule { number in
    number.whole == 1 && number.fractionDigits == 0 ? .one : .other
  }

  /// French, Portuguese: one is “i = 0,1”, many is “i != 0 and i % 1000000 = 0 and v = 0”.
  public static let belowTwo = PluralRule { number in
    number.whole < 2 ? .one : number.isMillions ? .many : .other
  }

  /// Spanish: one is “n = 1”, many as in French.
  public static let exactlyOne = PluralRule { number in
    number.whole == 1 && number.fraction == 0 ? .one : number.isMillions ? .many : .other
  }

  /// Polish: few is “v = 0 and i % 10 = 2..4 and i % 100 != 12..14”, every other whole number but one
  /// is many.
  public static let polish = PluralRule { number in
    guard number.fractionDigits == 0 else { return .other }
    if number.whole == 1 { return .one }
    let isFew = (2...4).contains(number.whole % 10) && !(12...14).contains(number.whole % 100)
    return isFew ? .few : .many
  }
}

extension PluralRule.Operands {
  fileprivate var isMillions: Bool {
    whole != 0 && whole % 1_000_000 == 0 && fractionDigits == 0
  }
}
