import Glibc

extension NumberColumn {
  /// A number as the column writes it, without its unit.
  func written(_ value: Double) -> String {
    let plain = ColumnValues.plain(value)
    return hasDecimalComma ? plain.replacing(".", with: ",") : plain
  }

  /// The number that a text stands for beside the cells of a column: "7:30" where these are hours, "1.5 GB" where they
  /// are megabytes; `nil` where it is none.
  ///
  /// - Parameters:
  ///   - text: The text as somebody writes it.
  ///   - name: The name of the column.
  /// - Returns: The number in the unit of the column.
  func number(written text: String, in name: String) -> Double? {
    // As the column has it first: "9.450" is nine thousand where a comma begins the fraction.
    let plain = [hasDecimalComma, !hasDecimalComma].lazy.compactMap {
      NumberParser(hasDecimalComma: $0).parse(text.utf8Span.span)
    }.first
    if let plain, plain.unit.isEmpty || plain.unit == unit { return plain.value }
    guard let unit else { return nil }
    if let size = MixedUnits.seconds(of: unit) {
      let forms =
        (RoleName.hours.matches(name) ? [MixedUnits.hours] : []) + [.durations(clockParts: 2)]
      return forms.lazy.compactMap { $0.parse(text.utf8Span.span)?.number }.first.map { $0 / size }
    }
    guard let (base, power) = MixedUnits.power(ofSize: unit), unit.hasSuffix("B"),
      let size = MixedUnits.sizes(hasLetters: true).parse(text.utf8Span.span)
    else { return nil }
    return size.number / pow(base, Double(power))
  }
}
