extension NumberColumn {
  /// Of fewer other numbers nobody knows how far they reach.
  private static let fewestOthers = 5
  /// The ranges of all others that such a number is away from them.
  private static let leastRanges = 5.0

  /// A number of nothing but nines, below zero with zeros behind them, far from all others, which programs write where
  /// there is none: −999, 9999, −9900; how it is written, and how often it comes.
  package var missingCode: (text: String, count: Int)? {
    let finite = values.lazy.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return nil }
    for code in [low, high] where Self.isNines(code) {
      let present = Array(finite)
      let others = present.filter { $0 != code }
      let count = present.count - others.count
      // A number that comes once may be a slip; one that most cells say does not have to be near the others.
      guard others.count >= Self.fewestOthers, count * 2 <= present.count || count > 1,
        let least = others.min(), let most = others.max(), most > least
      else { continue }
      let distance = code < least ? least - code : code - most
      if distance > Self.leastRanges * (most - least) { return (Self.text(of: code), count) }
    }
    return nil
  }

  private static func isNines(_ number: Double) -> Bool {
    var digits = text(of: abs(number)).filter { $0 != "." }
    while number < 0, digits.count > 2, digits.last == "0" { digits.removeLast() }
    return digits.allSatisfy { $0 == "9" } && digits.count > (number < 0 ? 1 : 2)
  }
}
