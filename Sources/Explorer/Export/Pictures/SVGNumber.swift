extension Double {
  /// The number of pixels as SVG has it: to a hundredth, without needless digits.
  ///
  /// A place far outside only tells a direction; one that is not a number is zero.
  var pixels: String {
    guard isFinite else { return "0" }
    let hundredths = Int((min(max(self, -1e6), 1e6) * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
