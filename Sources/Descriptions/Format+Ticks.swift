import Charts
import FoundationEssentials
import FoundationInternationalization

/// The numbers at the ticks of an axis.
extension Format {
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
