/// A unit that may stand beside a number: "GB", "%", "€", "km/h".
package enum NumberUnit {
  private static let maximumBytes = 24
  /// Parts of dates and clocks: "3月" is a month, not three of something.
  private static let notUnits: Set<String> = ["月", "日", "号", "am", "pm", "AM", "PM"]

  /// The letters that are units on their own: ampere, volt, watt, gram, meter …, times, pence, cents, years.
  private static let letters = Set("AVWgmshdKCFNJLltBbkMGTpcxyR".utf8)

  /// True when the bytes are a unit: letters and the signs units are made of, without digits.
  static func isUnit(_ cell: Span<UInt8>, in range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= maximumBytes else { return false }
    // "8D" is a class or a house rather than eight of anything.
    if range.count == 1, cell[range.lowerBound].isLetter, range.lowerBound > 0,
      cell[range.lowerBound - 1].isDigit
    {
      return letters.contains(cell[range.lowerBound])
    }
    for i in range {
      let byte = cell[i]
      let isInner =
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "^") || byte == UInt8(ascii: "*")
      guard isUnitSign(byte) || (isInner && i > range.lowerBound) else { return false }
    }
    if cell[range.lowerBound] >= 0x80 || range.count == 2 {
      return !notUnits.contains(cell.extracting(range).text)
    }
    return !isSeason(cell, in: range)
  }

  /// The seasons that stand behind a year: "1896 Summer" is when games were, and no number of anything.
  private static let seasons: Set<String> = [
    "spring", "summer", "autumn", "fall", "winter", "sommer", "herbst", "printemps", "automne",
    "hiver", "primavera", "verano", "invierno", "outono", "inverno", "wiosna", "lato", "jesień",
    "zima",
  ]

  private static func isSeason(_ cell: Span<UInt8>, in range: Range<Int>) -> Bool {
    guard (4...9).contains(range.count), range.lowerBound > 4, !cell[range.lowerBound - 1].isDigit
    else { return false }
    return seasons.contains(cell.extracting(range).text.lowercased())
  }

  /// True of a unit that may stand right behind a number, with no blank between them: a known one, or one with a sign in
  /// it that no code has.
  static func mayTouch(_ cell: Span<UInt8>, in range: Range<Int>) -> Bool {
    guard range.count > 1, range.allSatisfy({ cell[$0].isLetter || cell[$0] == UInt8(ascii: "/") })
    else { return true }
    return cell.extracting(range).text.split(separator: "/").allSatisfy { part in
      known.contains(part.lowercased())
        || (part.count == 1 && letters.contains(part.utf8.first ?? 0))
        || SizeUnit.isName(part) || MetricUnits.parts(of: String(part)) != nil
    }
  }

  /// The units of several letters, in small ones, that are written right behind a number.
  private static let known: Set<String> = [
    // Lengths, areas, volumes and weights.
    "in", "ft", "yd", "mi", "nmi", "km", "mm", "cm", "dm", "nm", "um", "px", "pt", "em", "rem",
    "ha", "ac",
    "acres", "sqm", "sqft", "qm", "cc", "ml", "cl", "dl", "hl", "gal", "oz", "lb", "lbs", "kg",
    "mg", "ug",
    "mcg", "ng", "ct", "ton", "tons", "mt", "meter", "meters", "metres", "inch", "inches", "feet",
    "foot",
    "miles", "litre", "liter", "liters",
    // Times, also those of a rate.
    "ns", "us", "ms", "sec", "secs", "second", "seconds", "min", "mins", "minute", "minutes", "std",
    "hr",
    "hrs", "hour", "hours", "day", "days", "wk", "wks", "week", "weeks", "mo", "mon", "months",
    "month", "yr",
    "yrs", "year", "years", "tage", "wochen", "monate", "jahre", "ans", "mois", "jours",
    // Speeds, frequencies, powers and what else instruments show.
    "mph", "kph", "kmh", "kn", "kt", "kts", "rpm", "bpm", "fps", "hz", "khz", "mhz", "ghz", "thz",
    "bps", "kbps",
    "mbps", "gbps", "bit", "bits", "db", "dba", "dbm", "psi", "bar", "mbar", "hpa", "kpa", "mpa",
    "gpa",
    "mmhg", "atm", "kw", "kwh", "mw", "mwh", "gw", "gwh", "tw", "twh", "wh", "kj", "mj", "kcal",
    "cal", "kn",
    "nm", "lm", "lx", "lux", "ohm", "kohm", "hp", "ps", "ev", "kev", "mev", "gev", "mol", "mmol",
    "nmol",
    "pmol", "iu", "ppm", "ppb", "pct", "deg", "rad", "degc", "degf", "vol", "dpi",
    // Money, and large numbers of it.
    "eur", "usd", "gbp", "chf", "jpy", "cny", "rmb", "pln", "brl", "cad", "aud", "inr", "sek",
    "nok", "dkk", "czk",
    "huf", "rub", "krw", "zł", "kr", "bn", "mrd", "mio", "mln", "tsd", "mm", "tn", "cr", "dr",
    // Numbers of things.
    "pcs", "pc", "st", "stk", "szt", "req", "ops", "rows", "items", "users",
  ]

  private static func isUnitSign(_ byte: UInt8) -> Bool {
    byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$")
      || byte == .quote || byte == .apostrophe
  }

  /// True of a unit that is one sign of money: "$", "€".
  package static func isCurrencySign(_ unit: String) -> Bool {
    let bytes = Array(unit.utf8)
    return !bytes.isEmpty && currencyPrefix(of: bytes.span, from: 0).count == bytes.count
  }

  /// The currency sign at `start`, empty if there is none.
  static func currencyPrefix(of cell: Span<UInt8>, from start: Int) -> Range<Int> {
    guard start < cell.count, !cell[start].isDigit else { return start..<start }
    if cell[start] == UInt8(ascii: "$") { return start..<start + 1 }
    // ¢ £ ¤ ¥ are two bytes; U+20A0 to U+20BF, from ₠ to ₿, are three.
    if cell[start] == 0xC2, start + 1 < cell.count, (0xA2...0xA5).contains(cell[start + 1]) {
      return start..<start + 2
    }
    if cell[start] == 0xE2, start + 2 < cell.count, cell[start + 1] == 0x82,
      cell[start + 2] >= 0xA0
    {
      return start..<start + 3
    }
    return start..<start
  }
}
