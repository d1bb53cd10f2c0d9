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
  public func tick(_ value: Double, of ticks: Ticks) -> String { writing(of: ticks)(value) }

  /// All ticks of an axis.
  package func texts(of ticks: Ticks) -> [String] { ticks.values.map(writing(of: ticks)) }

  /// The letters by which bytes are counted in every language.
  private static let sizes: [(size: Double, letter: String)] = [
    (1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "K"),
  ]

  private func bytes(_ value: Double) -> String {
    plain(value.formatted(.number.locale(locale).precision(.fractionLength(0...3))))
  }

  /// The way in which all ticks of an axis are written.
  private func writing(of ticks: Ticks) -> (Double) -> String {
    if ticks.valueKind == .clock { return { clock($0, hasSeconds: false) } }
    if ticks.valueKind == .lapse { return { number(ticks.quantity($0)) } }
    if ticks.isLogarithmic, ticks.fractionDigits > 0 { return power }
    if ticks.areYears { return { year($0, fractionDigits: ticks.fractionDigits) } }
    let full = { number($0, fractionDigits: ticks.fractionDigits) }
    let largest = ticks.values.lazy.map { abs($0) }.max() ?? 0
    guard largest >= 10_000 else { return full }
    // Only where the short form is one, and nothing is rounded away: a tick stands exactly where it
    // says.
    if largest >= 1e15 {
      let short = ticks.values.map(exponential)
      return Set(short).count == short.count ? exponential : full
    }
    if ticks.areBytes, let size = Self.sizes.first(where: { largest >= $0.size }),
      ticks.values.allSatisfy({ $0 == 0 || SaidDigits.isExact($0 / size.size, digits: 3) })
    {
      return { $0 == 0 ? number(0, fractionDigits: 0) : bytes($0 / size.size) + size.letter }
    }
    let style = FloatingPointFormatStyle<Double>.number.locale(locale).notation(.compactName)
    func text(_ value: Double, digits: Int) -> String {
      plain(value.formatted(style.precision(.fractionLength(0...digits))))
    }
    let isShort =
      text(largest, digits: 2).count < full(largest).count
      && ticks.values.allSatisfy { text($0, digits: 2) == text($0, digits: 9) }
    return isShort ? { text($0, digits: 2) } : full
  }
}
