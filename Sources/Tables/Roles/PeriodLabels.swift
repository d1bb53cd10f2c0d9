/// Labels of times that follow each other, in a form that is no date: "KW 7/2020", "2019/20", "令和5年", "fev/20".
///
/// They are told by their numbers, which go up or down from one label to the next, the year before what is
/// within it.
package enum PeriodLabels {
  /// Fewer labels may be in order by chance.
  private static let fewest = 5
  /// More labels than these nobody writes in words.
  private static let most = 20_000
  /// More numbers than these no period has.
  private static let mostNumbers = 3
  /// More different words around the numbers than these are names: eras of Japan are four since 1912.
  private static let mostWords = 4

  /// The places of some labels in time, from the first; `nil` where they are no periods in order, from either end.
  package static func ranks(of labels: [String]) -> [Double]? {
    // The first labels tell of nearly all lists of names that they are no periods.
    guard labels.count >= fewest, labels.count <= most,
      labels.prefix(fewest).map(Parts.init).contains(where: \.namesTime),
      Set(labels).count == labels.count
    else { return nil }
    let parts = labels.map(Parts.init)
    guard let first = parts.first, (1...mostNumbers).contains(first.numbers.count),
      parts.allSatisfy({ $0.numbers.count == first.numbers.count }), areSpans(parts),
      parts.contains(where: \.namesTime)
    else { return nil }
    for order in orders(of: first.numbers.count) {
      for isRising in [true, false] where go(parts, order, isRising: isRising) {
        let places = labels.indices.map(Double.init)
        return isRising ? places : places.reversed()
      }
    }
    return nil
  }

  /// True where all labels have the same words, or those of each era follow each other.
  private static func areSpans(_ parts: [Parts]) -> Bool {
    var words: [[String]] = []
    for part in parts where part.words != words.last {
      guard !words.contains(part.words), words.count < mostWords else { return false }
      words.append(part.words)
    }
    return words.count * 2 <= parts.count
  }

  /// True where the numbers, compared in an order of their places, go up or down within each run of the same words.
  private static func go(_ parts: [Parts], _ order: [Int], isRising: Bool) -> Bool {
    zip(parts, parts.dropFirst()).allSatisfy { one, next in
      guard one.words == next.words else { return true }
      let (a, b) = (order.map { one.numbers[$0] }, order.map { next.numbers[$0] })
      return isRising ? a.lexicographicallyPrecedes(b) : b.lexicographicallyPrecedes(a)
    }
  }

  private static func orders(of count: Int) -> [[Int]] {
    switch count {
    case 1: [[0]]
    case 2: [[0, 1], [1, 0]]
    default: [[0, 1, 2], [2, 1, 0], [2, 0, 1]]
    }
  }

  /// The numbers of a label, a name of a month being one, and the words around them.
  private struct Parts {
    private(set) var numbers: [Int] = []
    private(set) var words: [String] = []
    private var hasMonth = false
    private var hasYear = false

    init(_ label: String) {
      var rest = Substring(label)
      while !rest.isEmpty {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty {
          numbers.append(Int(digits) ?? 0)
          if digits.count == 4, (1_800...2_200).contains(numbers.last ?? 0) { hasYear = true }
          rest = rest.dropFirst(digits.count)
          continue
        }
        let letters = rest.prefix(while: \.isLetter)
        if letters.isEmpty {
          rest = rest.dropFirst()
        } else if let month = CalendarNames.place(of: String(letters), in: .months) {
          numbers.append(month)
          hasMonth = true
          rest = rest.dropFirst(letters.count)
        } else {
          // The first year of an era has a sign of its own.
          let isFirstYear = letters.count > 2 && letters.hasSuffix("元年")
          if isFirstYear { numbers.append(1) }
          words += isFirstYear ? [String(letters.dropLast(2)), "年"] : [letters.lowercased()]
          rest = rest.dropFirst(letters.count)
        }
      }
    }

    /// True of a label with a year beside another number, with a month, or with a word for a span of time.
    var namesTime: Bool {
      hasMonth || hasYear && numbers.count > 1
        || words.contains { PeriodLabels.spans.contains($0) || $0.hasSuffix("年") }
    }
  }

  /// The words for spans of time that are counted.
  private static let spans: Set<String> = [
    "week", "wk", "woche", "kw", "semaine", "semana", "tydzień", "tydz", "週", "周", "month", "monat",
    "mois", "mes", "mês", "miesiąc", "day", "tag", "jour", "día", "dia", "dzień", "season",
    "saison",
    "temporada", "sezon", "year", "jahr", "fy", "年", "年度", "quarter", "quartal", "trimestre",
    "kwartał", "half", "semester", "semestre", "sprint",
  ]
}
