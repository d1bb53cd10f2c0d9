/// The words in brackets behind a name, which are a unit or a remark: "price (EUR)", "share (Nov 2013)".
package enum BracketedUnit {
  /// Longer words are units only where they are known.
  private static let mostLetters = 8
  private static let mostWords = 4

  /// True of a unit: one that is known, or a short word, without a year, a month or other numbers.
  static func isUnit(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count <= mostWords, words.allSatisfy(hasUnitDigits),
      !words.contains(where: isPartOfDate)
    else { return false }
    if words.count == 1 { return text.count(where: \.isLetter) <= mostLetters || isKnown(text) }
    return words.contains { isKnown($0) || $0.first?.isNumber == true }
  }

  /// True of a word whose digits are an exponent or a power of ten: "m2", "1/min", "1000s", "‘000".
  private static func hasUnitDigits(_ word: String) -> Bool {
    var rest = word[...]
    var isBehindLetter = false
    while let first = rest.first {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard digits.isEmpty else {
        let isPower =
          digits.allSatisfy { $0 == "0" }
          || digits.first == "1" && digits.dropFirst().allSatisfy { $0 == "0" }
        guard digits == "2" || digits == "3" || isPower && !isBehindLetter else { return false }
        rest = rest.dropFirst(digits.count)
        isBehindLetter = false
        continue
      }
      isBehindLetter = first.isLetter
      rest.removeFirst()
    }
    return true
  }

  private static func isPartOfDate(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return CalendarNames.place(of: word, in: .months) != nil || DateInference.isDate(bytes.span)
      || word.count == 2 && "QH".contains(word.prefix(1)) && word.last?.isNumber == true
  }

  /// True of a word that is a unit, or how many of one.
  static func isKnown(_ word: String) -> Bool {
    let word = word.lowercased()
    if known.contains(word) || word.contains(where: { "%‰$€£¥°".contains($0) }) { return true }
    return stems.contains { word.hasSuffix($0) }
  }

  /// The unit that a name ends with: "kg" of "weight_kg", "C" of "temperature_C"; `nil` of a word that may mean anything else.
  package static func atEnd(of name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "%" && $0 != "°" }
    guard words.count > 1, let last = words.last.map(String.init) else { return nil }
    if last.count == 1, last != "%" {
      let isTemperature = words.dropLast().contains { $0.lowercased().hasPrefix("temp") }
      return isTemperature && "CFKcfk".contains(last) ? last : nil
    }
    let word = last.lowercased()
    return isKnown(word) && !manifold.contains(word) ? word : nil
  }

  /// The units of time that names end in, where these tell each other: "min" and "h" of "wait_min" beside "work_h"; `nil`
  /// for each other name.
  package static func times(atEndsOf names: [String]) -> [String?] {
    let units = names.map { name -> String? in
      let words = name.split { !$0.isLetter && !$0.isNumber }
      guard words.count > 1, let last = words.last?.lowercased() else { return nil }
      return lengths.first { $0.contains(last) }?.first
    }
    return Set(units.compactMap(\.self)).count > 1 ? units : units.map { _ in nil }
  }

  /// Short words of units of time, those of one unit together.
  private static let lengths = [
    ["ms", "msec"], ["s", "sec", "secs"], ["min", "mins"], ["h", "hr", "hrs"], ["d", "days"],
  ]

  /// The units that are other words as well, or what is counted.
  private static let manifold: Set<String> = Set(
    """
    in min mins na us per pro par por za of ma mw pa ha lat mil miles mio a square people persons personen person head
    capita year years yr yrs month months week weeks day days jahre monate tage ans años días dias anos lat dni osób
    habitantes einwohner jours points million millions thousand thousands billion billions
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let known: Set<String> = Set(
    """
    mm cm dm m km in inch inches ft foot feet yd mi mile miles µg ug mg g kg t lb lbs oz s sec secs ms min mins h hr hrs
    ml cl l dl hl w kw mw gw tw wh kwh mwh gwh twh v kv a ma j kj mj gj kcal cal n kn pa hpa kpa mpa bar mbar psi k c f
    hz khz mhz ghz b kb mb gb tb mib gib bit bits kbit mbit usd eur gbp jpy chf cny brl pln us yen euro cents pence
    million millions mio mrd billion billions thousand thousands trillion trillions tsd bn mn mln deg sq square cubic
    per pro par por na za of acre acres ha year years yr yrs month months week weeks day days people persons head capita
    jahre monate tage personen einwohner millionen milliarden tausend stück ans années jours habitants millones
    años días habitantes miles milhões mil dias anos tys tysiące miliony lat dni osób
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The ends of the names of units that are written out.
  private static let stems = [
    "meter", "meters", "metre", "metres", "mètres", "metros", "metrów", "gram", "grams", "gramm",
    "grammes", "gramos", "gramas", "gramów", "liter", "liters", "litre", "litres", "litros",
    "second", "seconds", "sekunden", "secondes", "segundos", "sekund", "minute", "minutes",
    "minuten", "minutos", "minut", "hour", "hours", "stunden", "heures", "horas", "godziny",
    "watt", "watts", "joule", "joules", "pascal", "hertz", "volt", "volts", "ampere", "amperes",
    "byte", "bytes", "tonne", "tonnes", "tonnen", "toneladas", "ton", "tons", "hectares", "hektar",
    "dollar", "dollars", "pounds", "euros", "thousands", "millions", "billions", "percent",
    "percentage", "points", "prozent", "pourcentage", "porcentaje", "porcentagem", "procent",
    "degree", "degrees", "celsius", "fahrenheit", "kelvin", "calories", "kilometer", "quilômetros",
  ]
}
