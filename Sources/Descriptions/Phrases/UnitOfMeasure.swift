/// A unit that a voice would spell, or take for another word.
enum UnitOfMeasure: String, CaseIterable {
  // Those that a prefix may stand before.
  case meter = "m"
  case gram = "g"
  case liter = "l"
  case watt = "W"
  case wattHour = "Wh"
  case volt = "V"
  case ampere = "A"
  case ohm = "Ω"
  case hertz = "Hz"
  case pascal = "Pa"
  case byte = "B"
  case second = "s"
  // Those that stand alone.
  case celsius = "°C"
  case fahrenheit = "°F"
  case degree = "°"
  case percent = "%"
  case mile = "mi"
  case foot = "ft"
  case pound = "lb"
  case tonne = "t"
  case squareMeter = "m²"
  case squareKilometer = "km²"
  case cubicMeter = "m³"
  case euro = "EUR"
  case dollar = "USD"
  case sterling = "GBP"
  case yen = "JPY"
  case minute = "min"
  case hour = "h"
  case day = "d"

  /// True of the units of the SI, which take its prefixes.
  var takesPrefix: Bool {
    switch self {
    case .meter, .gram, .liter, .watt, .wattHour, .volt, .ampere, .ohm, .hertz, .pascal, .byte,
      .second:
      true
    default: false
    }
  }
}

/// The prefix of a unit, by its sign (SI brochure, 9th edition, table 7).
enum UnitPrefix: Character, CaseIterable {
  case micro = "µ"
  case milli = "m"
  case centi = "c"
  case hecto = "h"
  case kilo = "k"
  case mega = "M"
  case giga = "G"
  case tera = "T"
}

/// A unit that others are told by: the hour of "km/h".
enum UnitDenominator: String, CaseIterable {
  case second = "s"
  case minute = "min"
  case hour = "h"
  case day = "d"
  case kilometer = "km"
  case squareMeter = "m²"
  case cubicMeter = "m³"
  case liter = "l"
  case kilogram = "kg"
}

/// The symbol of a unit, read as its parts.
struct UnitSymbol: Equatable {
  var prefix: UnitPrefix?
  var unit: UnitOfMeasure
  var denominator: UnitDenominator?

  /// Reads a symbol such as "km/h"; `nil` where it is none that has words.
  init?(_ symbol: String) {
    if symbol == "mph" {
      (unit, denominator) = (.mile, .hour)
      return
    }
    let parts = symbol.split(separator: "/", omittingEmptySubsequences: false).map(Self.plain)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    if parts.count == 2 {
      guard let denominator = UnitDenominator(rawValue: parts[1]) else { return nil }
      self.denominator = denominator
    }
    if let whole = UnitOfMeasure(rawValue: first) {
      unit = whole
      return
    }
    guard let sign = first.first, let prefix = UnitPrefix(rawValue: sign),
      let unit = UnitOfMeasure(rawValue: String(first.dropFirst())), unit.takesPrefix
    else { return nil }
    (self.prefix, self.unit) = (prefix, unit)
  }

  /// A symbol in one of the ways to write it: the liter also with a capital, the micro sign as the Greek letter, the
  /// kilobyte as most write it, powers as plain digits.
  private static func plain(_ symbol: Substring) -> String {
    var symbol = String(symbol)
    if symbol.hasPrefix("μ") { symbol = "µ" + symbol.dropFirst() }
    if symbol == "KB" { symbol = "kB" }
    if ["L", "mL", "hL", "cL"].contains(symbol) { symbol = symbol.replacing("L", with: "l") }
    if symbol.hasSuffix("m2") { symbol = symbol.dropLast() + "²" }
    if symbol.hasSuffix("m3") { symbol = symbol.dropLast() + "³" }
    return symbol
  }
}
