/// Numbers that stand for none.
package enum MissingCode {
  /// The number that a sensor or a survey writes where it has no value, whatever its digits.
  ///
  /// It is one that comes twice or more, in one of fifty values at most, beyond three interquartile ranges (Tukey 1977), and
  /// farther from all others than these are from each other.
  ///
  /// - Parameter values: The values, those that are missing being none.
  /// - Returns: The number, and how often it comes; `nil` where there is none.
  package static func repeated(in values: [Double]) -> (value: Double, count: Int)? {
    guard (fewestBeside...most).contains(values.count), let ends = values.finiteRange,
      ends.lowerBound < ends.upperBound
    else { return nil }
    for end in [ends.lowerBound, ends.upperBound] where end == end.rounded() {
      var (count, others) = (0, 0)
      var (least, most) = (Double.infinity, -Double.infinity)
      for value in values where value.isFinite {
        guard value != end else {
          count += 1
          continue
        }
        others += 1
        if value < least { least = value }
        if value > most { most = value }
      }
      let gap = end < least ? least - end : end - most
      guard count > 1, count * 50 <= others + count, most > least, gap > most - least else {
        continue
      }
      let rest = values.filter { $0.isFinite && $0 != end }
      if gap > 3 * (Quantile.at(0.75, in: rest) - Quantile.at(0.25, in: rest)) {
        return (end, count)
      }
    }
    return nil
  }

  /// Of fewer values nobody knows which one is none.
  private static let fewestBeside = 100
  /// More values are not looked through.
  private static let most = 1_000_000
}

extension NumberColumn {
  /// Of fewer other numbers nobody knows how far they reach.
  private static let fewestOthers = 5
  /// The ranges of all others that such a number is away from them.
  private static let leastRanges = 5.0

  /// A number of nothing but nines, below zero with zeros behind them, far from all others, which programs write where
  /// there is none: −999, 9999, −9900; how it is written, and how often it comes.
  ///
  /// It is more than five ranges of the others away from them. So is any other number that comes again and is that far from all
  /// others: −127. Of answers in small whole numbers nearly one range is
  /// enough for a code that comes again: −9 beside 1 to 5, 99 beside 0 to 10, 9 beside 1 to 5.
  package var missingCode: (text: String, count: Int)? {
    guard let range = values.finiteRange else { return nil }
    for code in [range.lowerBound, range.upperBound] where Self.isNines(code, fewest: 1) {
      var (count, others) = (0, 0)
      var (least, most) = (Double.infinity, -Double.infinity)
      for value in values where value.isFinite {
        guard value != code else {
          count += 1
          continue
        }
        others += 1
        if value < least { least = value }
        if value > most { most = value }
      }
      // A number that comes once may be a slip; one that most cells say does not have to be near the others.
      guard others >= Self.fewestOthers, count <= others || count > 1, most > least else {
        continue
      }
      let distance = code < least ? least - code : code - most
      if distance > Self.leastRanges * (most - least),
        Self.isNines(code, fewest: code < 0 ? 2 : 3)
      {
        return (Self.text(of: code), count)
      }
      // Beside zero a nine may be counted as the others are.
      let isPlainNine = code == 9
      if count > 1, distance >= Self.leastOfAnswers * (most - least), !isPlainNine || least >= 1,
        Self.areAnswers(values.filter { $0.isFinite && $0 != code })
      {
        return (Self.text(of: code), count)
      }
    }
    return MissingCode.repeated(in: values).map { (Self.text(of: $0.value), $0.count) }
  }

  /// The answers to a question are so many at least, and from such numbers on up to such ones.
  private static let (fewestAnswers, lowestAnswer, highestAnswer) = (10, 0.0, 10.0)
  /// The ranges of all answers that a code is away from them which no answer is: −9 from 0 to 10.
  private static let leastOfAnswers = 0.9

  /// True of small whole numbers of which hardly one between the lowest and the highest does not come: 1 to 5, 0 to 10.
  private static func areAnswers(_ values: [Double]) -> Bool {
    guard values.count >= fewestAnswers,
      values.allSatisfy({ $0 == $0.rounded() && (lowestAnswer...highestAnswer).contains($0) }),
      let least = values.min(), let most = values.max()
    else { return false }
    return Double(Set(values).count) > (most - least) * 0.75
  }

  private static func isNines(_ number: Double, fewest: Int) -> Bool {
    var digits = text(of: abs(number)).filter { $0 != "." }
    while number < 0, digits.count > 2, digits.last == "0" { digits.removeLast() }
    return digits.allSatisfy { $0 == "9" } && digits.count >= fewest
  }
}
