/// Words above a table that say in which unit its amounts are: "Unit: kg", "（単位：千円）".
package enum UnitLine {
  /// More words and letters than these say something else as well.
  private static let mostWords = 4
  private static let mostLetters = 24

  private static let labels: Set<String> = [
    "unit", "units", "unit of measure", "unit of measurement", "currency", "amounts", "values",
    "einheit", "einheiten", "währung", "unité", "unités", "devise", "monnaie", "unidad",
    "unidades", "moneda", "unidade", "moeda", "jednostka", "jednostki", "waluta", "単位", "通貨",
    "单位", "货币", "货币单位", "金额单位",
  ]
  /// The words before a unit, which is known where they are few.
  private static let beginnings = [
    "in", "amounts in", "all amounts in", "values in", "all values in", "figures in",
    "all figures in", "numbers in", "expressed in", "beträge in", "alle beträge in", "werte in",
    "alle werte in", "angaben in", "alle angaben in", "zahlen in", "en", "montants en",
    "valeurs en", "chiffres en", "données en", "importes en", "valores en", "cifras en",
    "datos en", "em", "valores em", "dados em", "quantias em", "w", "kwoty w", "dane w",
    "wartości w",
  ]
  /// Words that stand between those of a unit.
  private static let joints: Set<String> = ["of", "de", "von", "der", "por", "per"]
  /// Words for how many of a unit are one.
  private static let scales: Set<String> = [
    "thousand", "thousands", "million", "millions", "billion", "billions", "milliers", "milliards",
    "miles", "millones", "milhares", "milhões", "bilhões", "mil", "tausend", "tsd", "tsd.", "mio",
    "mio.", "mrd", "mrd.", "millionen", "milliarden", "tys", "tys.", "tysiącach", "milionach",
    "mln", "mld",
  ]
  private static let money: Set<String> = [
    "złotych", "zł", "pesos", "reais", "r$", "us$", "euro", "euros", "dollars", "dólares",
    "dolares", "k€", "m€", "t€",
  ]

  /// The unit that a line says and says nothing else; `nil` of any other.
  static func unit(in line: String) -> String? {
    let text = line.withoutBrackets
    if let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) {
      guard labels.contains(String(text[..<colon]).lowercased().withoutBlanks) else { return nil }
      return known(String(text[text.index(after: colon)...]))
    }
    let lowered = text.lowercased()
    // The longest beginning is the one that is meant.
    guard
      let words = beginnings.filter({ lowered.hasPrefix($0 + " ") }).max(by: { $0.count < $1.count }
      )
    else { return nil }
    return known(String(text.dropFirst(words.count)))
  }

  /// The unit in the brackets that a line ends with, and what stands before them.
  static func unit(behind line: String) -> (text: String, unit: String)? {
    guard let last = line.last, let pair = ["()", "[]", "（）"].first(where: { $0.last == last }),
      let opening = pair.first, let start = line.lastIndex(of: opening), start > line.startIndex,
      let unit = unit(in: String(line[start...]))
    else { return nil }
    let text = String(line[..<start]).withoutBlanks
    return text.isEmpty ? nil : (text, unit)
  }

  /// True of a unit that is many of another: "USD thousands", "千円".
  package static func isScaled(_ unit: String) -> Bool {
    unit.lowercased().split { " '’".contains($0) }.contains { scales.contains(String($0)) }
      || unit.contains { "百千万萬億亿兆".contains($0) }
  }

  /// A unit of which each word is known.
  private static func known(_ text: String) -> String? {
    let unit = text.withoutBlanks.withoutBrackets.filter { $0 != "," }
    let words = unit.split { " /".contains($0) }.map(String.init)
    guard (1...mostWords).contains(words.count), unit.count <= mostLetters,
      words.allSatisfy({ joints.contains($0.lowercased()) || isKnown($0) })
    else { return nil }
    return unit
  }

  private static func isKnown(_ word: String) -> Bool {
    let plain = word.lowercased().split { "'’".contains($0) }.last.map(String.init) ?? ""
    if scales.contains(plain) || money.contains(plain) || BracketedUnit.isKnown(plain) {
      return true
    }
    // Of Chinese signs the last is what is counted: "千円", "万元", "億円", "百万円".
    guard let last = plain.last, "円元人台件個个吨トン％".contains(last) else { return false }
    return plain.dropLast().allSatisfy { "十百千万萬億亿兆".contains($0) }
  }
}

extension String {
  fileprivate var withoutBlanks: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The text between the brackets that stand around all of it.
  fileprivate var withoutBrackets: String {
    let text = withoutBlanks
    guard let first = text.first, let last = text.last, text.count > 2,
      ["()", "[]", "（）"].contains("\(first)\(last)")
    else { return text }
    return String(text.dropFirst().dropLast()).withoutBlanks
  }
}
