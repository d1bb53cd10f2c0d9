/// The ways in which the numbers of a column are written, as far as they are read.
struct NumberForms {
  /// The unit that each of them has; `nil` before the first.
  private(set) var unit: String?
  /// The numbers that are written plainly, and those with a mark.
  private(set) var plainCount = 0
  /// Those in brackets, as accounts have negative ones.
  private var bracketedCount = 0
  /// The marks behind numbers; `nil` without any.
  private(set) var marks: StrayCells?
  private var hasUncertainMarks = false
  /// The most digits behind the decimal sign.
  private(set) var fractionDigits = 0
  private(set) var largeIntegers = LargeIntegers()
  /// The cells that say infinity, or a number beyond all that can be held.
  var infiniteCount = 0

  /// Takes a number.
  ///
  /// - Returns: False for one of another unit than the others'.
  mutating func take(_ number: WrittenNumber) -> Bool {
    guard unit == nil || unit == number.unit else { return false }
    unit = number.unit
    switch number.form {
    case .plain: plainCount += 1
    case .accounting: bracketedCount += 1
    case .marked(let mark):
      add(StrayCells(count: 1, texts: [mark]))
      if !NumberMarks.isCertain(mark) { hasUncertainMarks = true }
    }
    fractionDigits = max(
      fractionDigits, Self.meantDigits(of: number.value, written: number.fractionDigits))
    // More than any number holds, as 1e309.
    if !number.value.isFinite { infiniteCount += 1 }
    if let digits = number.digits { largeIntegers.add(digits, for: number.value) }
    return true
  }

  /// True of percents that are all in brackets, "100 (50%)": these stand beside what they are the shares of, and none of
  /// them is below zero.
  var areBracketedShares: Bool { unit == "%" && plainCount == 0 && bracketedCount > 0 }

  /// True where what stands behind numbers can be nothing but marks: brackets in every cell may be anything.
  var areMarksLikely: Bool {
    guard let marks else { return plainCount > 0 }
    return plainCount > 0 && marks.count <= plainCount
      || !hasUncertainMarks
        && (plainCount > 0 || marks.texts.count > 1
          || marks.texts.allSatisfy(NumberMarks.isTolerance))
  }

  private mutating func add(_ others: StrayCells) {
    marks = marks.map { $0.joined(others) } ?? others
  }

  /// The digits behind the decimal sign that a program meant which writes 0.30000000000000004: fewer where the rest is
  /// the rounding of its calculation.
  private static func meantDigits(of value: Double, written: Int) -> Int {
    guard written > mostMeant, value.isFinite else { return written }
    var power = 1.0
    for digits in 0..<mostMeant {
      let rounded = (value * power).rounded() / power
      // Of the smallest numbers there are, all would be the rounding of nothing.
      if rounded != 0 || value == 0, abs(rounded - value) <= 4 * value.ulp { return digits }
      power *= 10
    }
    return written
  }

  /// Up to so many digits a number is taken as it is written.
  private static let mostMeant = 12

  /// Takes numbers that are digits and nothing else.
  mutating func takePlain(_ count: Int, fractionDigits digits: Int) -> Bool {
    guard count > 0 else { return true }
    guard unit == nil || unit == "" else { return false }
    unit = ""
    plainCount += count
    fractionDigits = max(fractionDigits, digits)
    return true
  }

  /// Takes those of further cells.
  ///
  /// - Returns: False where they have another unit.
  mutating func add(_ others: NumberForms) -> Bool {
    guard unit == nil || others.unit == nil || unit == others.unit else { return false }
    unit = unit ?? others.unit
    plainCount += others.plainCount
    bracketedCount += others.bracketedCount
    if let marks = others.marks { add(marks) }
    if others.hasUncertainMarks { hasUncertainMarks = true }
    fractionDigits = max(fractionDigits, others.fractionDigits)
    largeIntegers.add(others.largeIntegers)
    infiniteCount += others.infiniteCount
    return true
  }
}
