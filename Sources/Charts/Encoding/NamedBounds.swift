import Tables

/// Two columns that by their names and in every row are the ends between which the values of another may lie.
///
/// `low` and `high` beside `price`, `lwr` and `upr` of a prediction, `ci_lower` and `ci_upper`: they become a band or
/// whiskers, as columns that are asked for with `--error` do.
struct NamedBounds: Equatable {
  let low: String
  let high: String
  /// The columns that a model tells beside an estimate and its ends, none of which is a value of its own.
  var companions: [String] = []

  /// Looks for the ends of the only measure of a table; `nil` where there are none, or several.
  ///
  /// - Parameters:
  ///   - table: The table as it is charted.
  ///   - roles: The roles of its columns by their names.
  ///   - asked: What was asked for; whoever names one of the ends, or other ends, has them as asked.
  init?(in table: Table, _ roles: [String: ColumnRole], _ asked: Encoding) {
    guard !asked.isStated, asked.errors.isEmpty, asked.measures.isEmpty, asked.y.count < 2,
      asked.type?.projections.fitsLines ?? true,
      // Columns that a type is made of are parts of it: the low and the high of candles.
      ChartType.made(of: table.columns.map(\.name)) == nil
    else { return nil }
    let measures = table.columns.filter {
      roles[$0.name] == .measure && NumericColumn($0) != nil && !asked.isPlace($0.name)
    }
    // Few names are those of ends at all.
    let ends = measures.filter { !Self.parts($0.name).isEmpty }
    let pairs = ends.flatMap { one in
      ends.filter { other in Self.areEnds(one.name, other.name) }.map { (one, $0) }
    }
    guard pairs.count == 1, let pair = pairs.first else { return nil }
    let others = measures.filter { $0.name != pair.0.name && $0.name != pair.1.name }
    guard let low = NumericColumn(pair.0), let high = NumericColumn(pair.1) else { return nil }
    let between = others.filter { column in
      NumericColumn(column).map {
        Self.lies($0.numbers.values, between: low.numbers.values, high.numbers.values)
      } ?? false
    }
    // The least and the most of several runs are the ends of their mean.
    let isRange = Self.isRange(pair.0.name, pair.1.name)
    let told = isRange ? between.filter { SummaryNames.isMean($0.name) } : between
    guard told.count == 1, let measure = told.first,
      // Numbers that ascend are places, over which the values stand, where there is no other.
      others.allSatisfy({ column in
        column.name == measure.name || Self.isCompanion(column.name)
          || isRange && SummaryNames.isSummary(column.name)
          || Self.ascends(column) && !table.columns.contains(where: \.saysWhere)
      }),
      asked.y.isEmpty || asked.y == [measure.name],
      Self.names(pair.0.name, areOf: measure.name),
      Self.areAlone(in: table, besides: [pair.0.name, pair.1.name, measure.name])
    else { return nil }
    (self.low, self.high) = (low.name, high.name)
    companions = others.map(\.name).filter {
      $0 != measure.name
        && (Self.isCompanion($0) || isRange && SummaryNames.isSummary($0))
    }
  }

  /// True of what models tell beside an estimate and its ends: how sure it is.
  private static func isCompanion(_ name: String) -> Bool {
    companions.contains(words(name).joined(separator: " "))
  }

  private static let companions: Set<String> = [
    "std error", "std err", "stderr", "se", "robust se", "statistic", "stat", "t", "z", "t value",
    "z value", "wald", "p", "p value", "pvalue", "pr t", "pr z", "p t", "p z", "df", "p adj",
    "adj p value",
  ]

  private static func ascends(_ column: Column) -> Bool {
    guard let values = NumericColumn(column)?.numbers.values else { return false }
    return zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// True where no two rows have the same in all other columns: those would become one, which has no ends.
  static func areAlone(in table: Table, besides names: Set<String>) -> Bool {
    let places = table.columns.filter { !names.contains($0.name) }
    guard !places.isEmpty else { return true }
    var known: Set<[String]> = []
    return (0..<min(table.rowCount, mostRows)).allSatisfy { row in
      known.insert(places.map { $0.values.text(of: row) }).inserted
    }
  }

  /// More rows are not compared.
  private static let mostRows = 20_000

  /// The words at the end, or at the beginning, of the names of a lower and of an upper end.
  private static let ends =
    [
      ("low", "high"), ("lo", "hi"), ("lower", "upper"), ("lwr", "upr"), ("lcl", "ucl"),
      ("lb", "ub"), ("ymin", "ymax"), ("lcb", "ucb"),
    ] + ranges
  /// Those of the least and the most, between which others than a mean may lie.
  private static let ranges = [("min", "max"), ("minimum", "maximum")]
  /// Words beside them that tell what kind of ends they are.
  private static let kinds: Set<String> = [
    "ci", "pi", "conf", "confidence", "prediction", "interval", "limit", "bound", "cl", "90", "95",
    "99",
  ]

  /// True of the names of a lower and an upper end, in this order.
  static func areEnds(_ low: String, _ high: String) -> Bool {
    parts(low).contains { one in
      one.isLow == true
        && parts(high).contains { $0.pair == one.pair && $0.isLow == false && $0.rest == one.rest }
    }
  }

  private static func isRange(_ low: String, _ high: String) -> Bool {
    ranges.contains { words(low).contains($0.0) && words(high).contains($0.1) }
  }

  /// True where the name of an end is that of a kind of ends, or that of the measure with one.
  private static func names(_ end: String, areOf measure: String) -> Bool {
    parts(end).contains { part in
      let rest = part.rest.filter { !kinds.contains($0) }
      let isRange = ranges.contains { [$0.0, $0.1].contains { words(end).contains($0) } }
      return rest.isEmpty || rest == words(measure)
        || isRange && rest == words(measure).filter { !SummaryNames.isMean($0) }
    }
  }

  private typealias Part = (pair: Int, isLow: Bool, rest: [String])

  /// The ways in which a name is that of an end.
  private static func parts(_ name: String) -> [Part] {
    let words = words(name)
    guard let first = words.first, let last = words.last else { return [] }
    return ends.enumerated().flatMap { index, pair -> [Part] in
      [(pair.0, true), (pair.1, false)].flatMap { word, isLow -> [Part] in
        var parts: [Part] = []
        if last == word { parts.append((index, isLow, Array(words.dropLast()))) }
        if first == word, words.count > 1 { parts.append((index, isLow, Array(words.dropFirst()))) }
        return parts
      }
    }
  }

  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// True where each value lies between its ends, wherever all three are there, as they are in most rows with a value.
  private static func lies(_ values: [Double], between low: [Double], _ high: [Double]) -> Bool {
    var (there, between) = (0, 0)
    for (value, (low, high)) in zip(values, zip(low, high)) where value.isFinite {
      there += 1
      guard low.isFinite, high.isFinite else { continue }
      guard low <= value, value <= high else { return false }
      between += 1
    }
    return between > 0 && 2 * between >= there
  }
}

extension Encoding {
  /// Takes the ends, or the deviation, that columns are by their names for the errors of the only measure; what is told
  /// beside them is no value of its own.
  mutating func takeNamedErrors(in table: Table, _ roles: inout [String: ColumnRole]) {
    let found: (errors: [String], companions: [String])
    if let bounds = NamedBounds(in: table, roles, self) {
      found = ([bounds.low, bounds.high], bounds.companions)
    } else if let deviation = NamedDeviation(in: table, roles, self) {
      found = ([deviation.name], deviation.companions)
    } else {
      return
    }
    (errors, areErrorsFound) = (found.errors, true)
    for name in found.companions { roles[name] = .key }
  }

  /// The columns that are, or were found to be, the errors or the ends of the values of a chart.
  func boundNotes(of chart: Chart) -> [Fact] {
    guard let first = errors.first, let last = errors.last, chart.showsUncertainty,
      chart.series.contains(where: { $0.uncertainty != nil })
    else { return [] }
    guard errors.count > 1 else { return [.errorColumn(first)] }
    let areWhole = chart.series.allSatisfy { series in
      series.y.indices.allSatisfy {
        !series.y[$0].isFinite || series.uncertainty?.ends(of: $0) != nil
      }
    }
    return [.boundColumns(low: first, high: last, areWhole: areWhole)]
  }

  /// True of a column that was asked for as something else than a value.
  func isPlace(_ name: String) -> Bool {
    [x, series, split, label, mapped].contains(name)
  }
}
