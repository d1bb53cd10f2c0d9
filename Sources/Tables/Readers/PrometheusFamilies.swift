/// The samples of a Prometheus target as charts: one for each metric family, with its help.
///
/// A family is what a `# TYPE` line names: of a histogram the counts of its buckets, in the order of their
/// bounds, of a summary its quantiles. Metrics of one sample each stand together by their unit, which
/// the end of their names says (https://prometheus.io/docs/practices/naming/).
struct PrometheusFamilies {
  /// A metric or several that belong together.
  private struct Family {
    var name: String
    var rows: [Int]
    /// The metrics that only sum up the others.
    var left: [String] = []
  }

  private let table: Table
  private let help: [String: String]
  private let types: [String: String]

  /// Reads the comments of an input.
  ///
  /// - Parameters:
  ///   - table: The samples, with their metric and labels, value and time.
  ///   - input: The text they come from.
  init(_ table: Table, of input: InputText) {
    self.table = table
    var help: [String: String] = [:]
    var types: [String: String] = [:]
    for line in input.lines where input.bytes[line.lowerBound] == UInt8(ascii: "#") {
      let words = String(decoding: input.bytes[line], as: UTF8.self)
        .split(separator: " ", maxSplits: 3).map(String.init)
      guard words.count == 4, words[0] == "#" else { continue }
      if words[1] == "HELP", help[words[2]] == nil { help[words[2]] = Self.unescaped(words[3]) }
      if words[1] == "TYPE", types[words[2]] == nil { types[words[2]] = words[3] }
    }
    (self.help, self.types) = (help, types)
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\n", with: " ").replacing("\\\\", with: "\\")
  }

  /// The charts, in the order of the input; those of metrics with one sample come last.
  func charts() -> [StatedChart] {
    guard case .text(let metrics)? = column("metric")?.values else { return [] }
    var families: [Family] = []
    var places: [String: Int] = [:]
    for row in 0..<table.rowCount {
      let metric = metrics[row] ?? ""
      let (name, isSum) = family(of: metric)
      if places[name] == nil {
        places[name] = families.count
        families.append(Family(name: name, rows: []))
      }
      guard let place = places[name] else { continue }
      if !isSum {
        families[place].rows.append(row)
      } else if !families[place].left.contains(metric) {
        families[place].left.append(metric)
      }
    }
    let (single, several) = (
      families.filter { $0.rows.count == 1 },
      families.filter { $0.rows.count > 1 && hasValue($0.rows) }
    )
    return several.map(chart) + together(single, metrics)
  }

  /// True where one of the rows has a value: a metric may be NaN wherever it stands.
  private func hasValue(_ rows: [Int]) -> Bool {
    guard let values = column("value")?.values else { return false }
    return rows.contains { !values.isMissing($0) }
  }

  private func column(_ name: String) -> Column? { table.columns.first { $0.name == name } }

  /// The family of a metric, and whether it is the sum or the number of what others of it have in parts.
  private func family(of metric: String) -> (name: String, isSum: Bool) {
    for (suffix, isSum) in [("_bucket", false), ("_sum", true), ("_count", true)]
    where metric.hasSuffix(suffix) {
      let name = String(metric.dropLast(suffix.count))
      switch types[name] {
      case "histogram", "gaugehistogram": return (name, isSum)
      case "summary" where isSum: return (name, true)
      default: continue
      }
    }
    return (metric, false)
  }

  // MARK: A family

  private func chart(_ family: Family) -> StatedChart {
    var part = table.picked(family.rows)
    part.showDigits()
    part.columns = part.columns.filter { $0.name != "metric" && !part.isMissing($0) }
    var stated = StatedChart(table: part, title: family.name)
    stated.summary = help[family.name]
    stated.y.column = "value"
    // The buckets of a histogram are numbers of what came, in whatever unit that was measured.
    let isHistogram = ["histogram", "gaugehistogram"].contains(types[family.name])
    stated.y.title = isHistogram ? family.name + "_bucket" : family.name
    stated.ignored = family.left
    let labels = part.columns.filter { column in
      !["value", "time"].contains(column.name) && Grouping(column.values).withRest.count > 1
    }
    let hasTimes = part.columns.contains { column in
      column.name == "time" && Grouping(column.values).count > 1
    }
    if hasTimes {
      stated.x.column = "time"
      stated.table = part.withTimes
      return place(labels, in: stated, besides: ["time"])
    }
    if let bounds = labels.first(where: { ["le", "quantile"].contains($0.name) }) {
      stated.table = part.sorted(byNumbersOf: bounds.name)
      stated.x.column = bounds.name
      return place(labels.filter { $0.name != bounds.name }, in: stated, besides: [bounds.name])
    }
    let bySize = labels.sorted { Grouping($0.values).count > Grouping($1.values).count }
    guard let longest = bySize.first else { return stated }
    stated.x.column = longest.name
    return place(bySize.filter { $0.name != longest.name }, in: stated, besides: [longest.name])
  }

  /// More series than these nobody tells apart.
  private static let mostSeries = 12

  /// Puts labels that are left into series, and into charts where there are two; of more, all of them
  /// together name each value.
  private func place(
    _ labels: [Column], in stated: StatedChart, besides places: [String]
  ) -> StatedChart {
    var stated = stated
    let table = stated.table
    func isUnique(_ names: [String]) -> Bool {
      let columns = table.columns.filter { names.contains($0.name) }
      guard let first = columns.first else { return table.rowCount < 2 }
      let groups = columns.dropFirst().reduce(Grouping(first.values).withRest) {
        $0.combined(with: Grouping($1.values).withRest)
      }
      return groups.count == table.rowCount
    }
    if labels.isEmpty || isUnique(places) {
      stated.ignored += labels.map(\.name)
      return stated
    }
    let few = labels.filter { Grouping($0.values).withRest.count <= Self.mostSeries }
    if let series = few.first(where: { isUnique(places + [$0.name]) }) {
      stated.series = series.name
      stated.ignored += labels.map(\.name).filter { $0 != series.name }
      return stated
    }
    for series in few {
      for split in few where split.name != series.name {
        guard isUnique(places + [series.name, split.name]) else { continue }
        (stated.series, stated.split) = (series.name, split.name)
        stated.ignored += labels.map(\.name).filter { ![series.name, split.name].contains($0) }
        return stated
      }
    }
    // All labels in one: "method=get, code=200".
    let isBounded = places.first.map { ["le", "quantile", "time"].contains($0) } ?? false
    let named =
      isBounded ? labels : table.columns.filter { !["value", "time"].contains($0.name) }
    let names = (0..<table.rowCount).map { row in
      named.compactMap { column -> String? in
        let text = column.values.text(of: row)
        return text.isEmpty ? nil : "\(column.name)=\(text)"
      }.joined(separator: ", ")
    }
    let name = table.columns.map(\.name).distinct("labels")
    stated.table.columns.append(Column(name: name, values: .text(TextColumn(names))))
    if isBounded { stated.series = name } else { stated.x.column = name }
    return stated
  }

  // MARK: Metrics of one sample

  /// The ends of names that say what is measured.
  private static let units = [
    "seconds", "bytes", "celsius", "ratio", "percent", "volts", "amperes", "joules", "meters",
    "grams",
    "info",
  ]

  /// Metrics of one sample each, a bar for each in a chart for each unit.
  private func together(_ families: [Family], _ metrics: TextColumn) -> [StatedChart] {
    var groups: [(unit: String, rows: [Int])] = []
    for row in families.flatMap(\.rows).sorted() {
      var words = (metrics[row] ?? "").split(separator: "_").map(String.init)
      let isTotal = words.last == "total"
      if isTotal { words.removeLast() }
      let unit =
        words.last.flatMap { Self.units.contains($0) ? $0 : nil } ?? (isTotal ? "total" : "")
      // A family that only carries labels is always 1.
      if unit == "info" { continue }
      if let index = groups.firstIndex(where: { $0.unit == unit }) {
        groups[index].rows.append(row)
      } else {
        groups.append((unit, [row]))
      }
    }
    return groups.filter { hasValue($0.rows) }.map { unit, rows in
      var part = table.picked(rows)
      part.showDigits()
      part.columns.removeAll { !["metric", "value"].contains($0.name) }
      if let alone = rows.count == 1 ? metrics[rows[0]] : nil {
        var stated = StatedChart(table: part, title: alone)
        stated.summary = help[alone]
        (stated.x.column, stated.y.column) = ("metric", "value")
        return stated
      }
      var stated = StatedChart(table: part)
      (stated.x.column, stated.y.column) = ("metric", "value")
      stated.y.title = unit.isEmpty ? nil : unit
      return stated
    }
  }
}

extension Table {
  /// Drops the digits after the point where these values have none.
  fileprivate mutating func showDigits() {
    for index in columns.indices {
      guard case .numbers(var numbers) = columns[index].values,
        numbers.values.allSatisfy({ !$0.isFinite || $0 == $0.rounded() })
      else { continue }
      numbers.fractionDigits = 0
      columns[index].values = .numbers(numbers)
    }
  }

  /// True of a column without a value.
  fileprivate func isMissing(_ column: Column) -> Bool {
    (0..<rowCount).allSatisfy { column.values.isMissing($0) }
  }

  /// The rows by the numbers that texts are, "+Inf" last.
  fileprivate func sorted(byNumbersOf name: String) -> Table {
    guard let values = columns.first(where: { $0.name == name })?.values else { return self }
    let numbers = (0..<rowCount).map { row -> Double in
      let text = values.text(of: row)
      return text == "+Inf" ? .infinity : Double(text) ?? .infinity
    }
    return picked(numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) })
  }

  /// The thousandths of a second since 1970 that samples carry as dates.
  fileprivate var withTimes: Table {
    var table = self
    table.columns = columns.map { $0.name == "time" ? $0.withTimes() : $0 }
    return table
  }
}
