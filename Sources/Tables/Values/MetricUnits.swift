import Glibc

/// The units of the metric system with their prefixes: watts and kilowatts are one measure.
enum MetricUnits {
  private static let prefixes: [(sign: String, power: Double)] = [
    ("n", -9), ("µ", -6), ("μ", -6), ("u", -6), ("m", -3), ("c", -2), ("d", -1), ("h", 2), ("k", 3),
    ("K", 3), ("M", 6), ("G", 9), ("T", 12),
  ]
  private static let bases: Set<String> = [
    "W", "Wh", "Wp", "VA", "V", "A", "Ah", "Hz", "g", "m", "l", "L", "Pa", "J", "N", "Ω", "F", "eV",
    "bar", "mol", "t", "bit/s", "B/s",
  ]

  /// The base of a unit and its size in that; `nil` where it is none of these.
  static func parts(of unit: String) -> (base: String, size: Double)? {
    if bases.contains(unit) { return (unit, 1) }
    for (sign, power) in prefixes where unit.hasPrefix(sign) {
      let base = String(unit.dropFirst(sign.count))
      if bases.contains(base) { return (base, pow(10, power)) }
    }
    return nil
  }

  /// The quantity in a cell, in the base of its unit.
  static func value(_ cell: Span<UInt8>, hasDecimalComma: Bool) -> MixedUnits.Value? {
    guard let number = NumberParser(hasDecimalComma: hasDecimalComma).parse(cell),
      number.value.isFinite, let (_, size) = parts(of: number.unit)
    else { return nil }
    return MixedUnits.Value(
      number: number.value * size, resolution: size * pow(10, -Double(number.fractionDigits)),
      unit: number.unit)
  }

  /// True of several units that are all of one base.
  static func areOfOneBase(_ units: Set<String>) -> Bool {
    units.count > 1 && Set(units.map { parts(of: $0)?.base }).count == 1
  }

  /// Of the units that are written the largest that no value is far below of, and its size.
  static func shown(most: Double, units: Set<String>) -> (name: String?, size: Double) {
    let sizes = units.compactMap { unit in parts(of: unit).map { (name: unit, size: $0.size) } }
      .sorted { $0.size < $1.size }
    let fitting = sizes.last { $0.size <= most } ?? sizes.first
    return (fitting?.name, fitting?.size ?? 1)
  }
}
