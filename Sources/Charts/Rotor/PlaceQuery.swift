import Tables

extension Chart {
  /// The value of the x axis that a typed text means; `nil` where it means none.
  ///
  /// On an axis of numbers it is a number, with a point or a comma before its fraction. On one of
  /// dates it is written as ISO 8601 has it, as far as one cares to (`2023`, `2023-05`,
  /// `2023-05-17 14:30`), or a time of the chart's first day. On one of categories it is a name.
  package func x(meantBy text: String) -> Double? {
    let text = text.filter { !$0.isNewline }.narrow
    switch xAxis.kind {
    case .number: return Self.number(text, unit: xAxis.unit)
    case .date: return date(text)
    case .category(let names):
      let wanted = text.lowercased()
      return names.firstIndex { $0.narrow.lowercased() == wanted }.map(Double.init)
    }
  }

  private static func number(_ text: String, unit: String?) -> Double? {
    var digits = text
    if let unit, digits.hasSuffix(unit) { digits.removeLast(unit.count) }
    digits.removeAll { $0.isWhitespace }
    if !digits.contains(".") { digits = digits.replacing(",", with: ".") }
    guard digits.allSatisfy({ "+-.0123456789eE".contains($0) }), let value = Double(digits),
      value.isFinite
    else { return nil }
    return value
  }

  private func date(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { "-/.: T".contains($0) })
    let fields = parts.compactMap { $0.count <= 4 ? Int($0) : nil }
    guard fields.count == parts.count, let first = parts.first else { return nil }
    var day: Int
    var clock = fields[...]
    if first.count == 4 {
      let month = fields.count > 1 ? fields[1] : 1
      guard
        let days = CivilDate.days(
          year: fields[0], month: month, day: fields.count > 2 ? fields[2] : 1)
      else { return nil }
      day = days
      clock = fields.dropFirst(3)
    } else {
      guard text.contains(":"), let start = xExtent?.lowerBound else { return nil }
      let local = (start + xAxis.timeZoneOffset) / 86_400
      guard abs(local) < 1e7 else { return nil }
      day = Int(local.rounded(.down))
    }
    guard clock.count <= 3, zip(clock, [24, 60, 60]).allSatisfy({ $0 >= 0 && $0 < $1 }) else {
      return nil
    }
    let seconds = zip(clock, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return Double(day * 86_400 + seconds) - xAxis.timeZoneOffset
  }
}

extension String {
  /// The text without spaces around it, its full-width letters and digits as narrow ones.
  fileprivate var narrow: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      scalars.append(
        isWide
          ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
          : scalar == "\u{3000}" ? " " : scalar)
    }
    var text = String(scalars)[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
