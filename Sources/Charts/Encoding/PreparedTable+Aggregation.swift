import Tables

/// One row a place, where several rows share it.
extension PreparedTable {
  mutating func aggregate() throws(TransformProblem) {
    guard isSummed else { return }
    guard let x = encoding.x else { return try sumUpColumns() }
    let places = [x, encoding.series, encoding.split].compactMap(\.self)
    var columns = encoding.measures
    if columns.isEmpty, case .by(let aggregate) = encoding.aggregation {
      columns = table.columns.filter { column in
        (column.isNumeric || aggregate == .count && encoding.y.contains(column.name))
          && !places.contains(column.name)
          && (encoding.y.isEmpty
            ? column.name != encoding.mapped : encoding.y.contains(column.name))
      }.map { Aggregation(aggregate, of: $0.name, as: $0.name) }
    }
    // Text has no mean, and is not left out in silence where it was asked for.
    for name in encoding.y
    where encoding.measures.isEmpty && !columns.contains(where: { $0.name == name }) {
      throw .noAggregate(.mean, column: name)
    }
    // Rows without a place stay what they are: each is left out, and counted. Without a name they are one
    // kind more.
    let (present, missing) =
      self.x?.isText == true ? (table, table.keeping { _ in false }) : table.parted(byMissing: x)
    // Beside each aggregate the number of the values that it is of.
    let counts = columns.map { column in
      column.column.map { Aggregation(.count, of: $0) } ?? Aggregation.rows()
    }
    let beside = try mappedAggregate(besides: places + columns.map(\.name))
    let labels = try sharedLabel(of: present, by: places)
    var (all, report) = try present.grouped(by: places, beside + labels + columns + counts)
    leaveOutThin(&all)
    let sizes = Self.sizes(all, counts.count)
    let grouped = Table(
      name: all.name, columns: all.columns.dropLast(counts.count), rowCount: all.rowCount)
    let isCount = encoding.measures.allSatisfy { $0.aggregate == .count }
    // One row is its own mean and sum, but not its own number.
    guard
      (report.rowsPerGroup?.upperBound ?? 0) > 1 || !encoding.measures.isEmpty
        || encoding.aggregation == .by(.count)
    else {
      // One that was only kept is none where each row has a place of its own.
      let areAnswers = notes.contains { if case .countedYes = $0 { true } else { false } }
      if let aggregate = encoding.guessedAggregate, encoding.aggregation == .by(aggregate),
        !areAnswers
      {
        encoding.aggregation = nil
      }
      return
    }
    let rows = (sizes.min() ?? 0)...(sizes.max() ?? 0)
    table = grouped
    let names = grouped.columns.suffix(columns.count).map(\.name)
    if !encoding.measures.isEmpty { encoding.y = names }
    // Rows with several texts have none to be said.
    if labels.isEmpty, let label = encoding.label {
      notes.append(.notCharted([label]))
      encoding.label = nil
    }
    if isCount, !encoding.measures.isEmpty {
      if let bins { units = try bins.places(for: present.rowCount) }
    }
    if let units, isCount, !encoding.measures.isEmpty {
      // A time at which nothing happened has a count of zero, no gap.
      let others = [encoding.series, encoding.split].compactMap(\.self)
      if let all = try? table.completed(x, with: units, by: others, counts: names) {
        table = all.table
      }
    }
    if isCount { addUnusedNames(to: x, counts: names) }
    table = table.appending(missing)
    if let mapped = encoding.mapped, !table.columns.contains(where: { $0.name == mapped }) {
      notes.append(.notCharted([mapped]))
      encoding.mapped = nil
    }
    if isCount, !encoding.measures.isEmpty {
      notes.append(.counted(sizes.reduce(0, +)))
    } else if rows.upperBound < 2, encoding.aggregation == .by(.count) {
      notes.append(.counted(present.rowCount))
    } else if rows.upperBound > 1 {
      let aggregates = Set(columns.map(\.aggregate)).sorted { $0.rawValue < $1.rawValue }
      notes += aggregates.map { .aggregated($0, rows: rows) }
      notes += shareOfAll(columns, of: present)
      notes += missingValues(columns, of: present)
      // Each of several charts tells of its own rows.
      guard let split = encoding.split, let parts = try? all.parted(by: split) else { return }
      for part in parts {
        let sizes = Self.sizes(part.rows, counts.count)
        // Nothing was made of places with one row each.
        partNotes[part.value, default: []] += []
        guard let fewest = sizes.min(), let most = sizes.max(), most > 1 else { continue }
        partNotes[part.value, default: []] += aggregates.map {
          .aggregated($0, rows: fewest...most)
        }
      }
    }
  }

  /// The values that rows lack and that no mean tells of.
  private func missingValues(_ columns: [Aggregation], of rows: Table) -> [Fact] {
    guard encoding.split == nil else { return [] }
    let told = columns.filter { $0.aggregate != .count }.compactMap(\.column)
    let missing = rows.columns.filter { told.contains($0.name) }.reduce(0) { sum, column in
      sum + (0..<rows.rowCount).count { column.values.isMissing($0) }
    }
    return missing > 0 ? [.missingValues(missing)] : []
  }

  /// The share of all rows with a yes, where each value is that of some of them: the mean of the shares is another one.
  private func shareOfAll(_ columns: [Aggregation], of rows: Table) -> [Fact] {
    guard columns.count == 1, columns[0].aggregate == .mean, encoding.split == nil,
      let answer = rows.columns.first(where: { $0.name == columns[0].column }), answer.isZeroOrOne,
      case .numbers(let numbers) = answer.values
    else { return [] }
    let present = numbers.values.filter(\.isFinite)
    return present.isEmpty ? [] : [.shareOfAll(present.count { $0 == 1 }, of: present.count)]
  }

  /// Adds the names that no row has, with nothing to be counted.
  private mutating func addUnusedNames(to name: String, counts: [String]) {
    guard encoding.series == nil, encoding.split == nil,
      case .text(let text)? = table.columns.first(where: { $0.name == name })?.values
    else { return }
    let unused = encoding.allNames.filter { !text.dictionary.contains($0) }
    guard !unused.isEmpty, table.columns.allSatisfy({ $0.name == name || counts.contains($0.name) })
    else { return }
    let columns = table.columns.map { column in
      var column = column
      column.values =
        column.name == name
        ? .text(TextColumn(codes: unused.indices.map(Int32.init), dictionary: unused))
        : .numbers(NumberColumn(values: unused.map { _ in 0 }))
      return column
    }
    table = table.appending(Table(name: table.name, columns: columns, rowCount: unused.count))
  }

  /// Leaves out places with so few rows that their mean says nothing, where enough others have more.
  private mutating func leaveOutThin(_ grouped: inout Table) {
    guard encoding.fewestRows > 0, case .numbers(let counts)? = grouped.columns.last?.values else {
      return
    }
    let sizes = counts.values.map { $0.isFinite ? $0 : 0 }
    let fewest = Double(encoding.fewestRows)
    let thin = sizes.filter { $0 < fewest }
    let thick = sizes.count - thin.count
    guard !thin.isEmpty,
      thick >= Self.fewestThick
        || thick >= Self.fewestBesidesMissing && isThinAlone(missing: grouped, sizes)
    else { return }
    grouped = grouped.keeping { sizes[$0] >= fewest }
    notes.append(
      .leftOutThin(Int(thin.reduce(0, +)), fewest: encoding.fewestRows))
  }

  /// True where those without a place are the only few rows.
  private func isThinAlone(missing grouped: Table, _ sizes: [Double]) -> Bool {
    guard let places = grouped.columns.first?.values else { return false }
    return sizes.indices.allSatisfy { row in
      guard sizes[row] < Double(encoding.fewestRows) else { return true }
      return switch places {
      case .text(let text): text.codes[row] < 0
      case .numbers(let numbers): numbers.values[row].isNaN
      case .dates(let dates): dates.values[row].isNaN
      }
    }
  }

  /// Fewer places are no course.
  private static let fewestThick = 3
  /// Of those without a place nothing is asked as long as two others can be compared.
  private static let fewestBesidesMissing = 2

  /// The aggregate of the column that is heard beside the values, which is that of the values, but of counts the mean.
  private func mappedAggregate(besides names: [String]) throws(TransformProblem) -> [Aggregation] {
    guard let mapped = encoding.mapped, !names.contains(mapped) else { return [] }
    let aggregates = encoding.measures.map(\.aggregate)
    var aggregate = aggregates.first ?? .mean
    if aggregates.isEmpty, case .by(let asked) = encoding.aggregation { aggregate = asked }
    return [Aggregation(aggregate == .count ? .mean : aggregate, of: mapped, as: mapped)]
  }

  /// The column of the text that is said with each point, where the rows of each place have the same one.
  private func sharedLabel(
    of table: Table, by places: [String]
  ) throws(TransformProblem) -> [Aggregation] {
    guard let label = encoding.label, !places.contains(label) else { return [] }
    let parts = try table.grouped(by: places + [label], []).report.groups
    let wholes = try table.grouped(by: places, []).report.groups
    return parts == wholes ? [Aggregation(.first, of: label, as: label)] : []
  }

  /// The numbers of values that the last columns of a table, so many, have as counts, but for none.
  private static func sizes(_ table: Table, _ count: Int) -> [Int] {
    table.columns.suffix(count).flatMap { column -> [Int] in
      guard case .numbers(let numbers) = column.values else { return [] }
      return numbers.values.compactMap { Int(exactly: $0) }.filter { $0 > 0 }
    }
  }

  /// Without a place each of several columns is one, whose value is the aggregate of its rows.
  private mutating func sumUpColumns() throws(TransformProblem) {
    let names = encoding.y
    guard encoding.sumsUpColumns, case .by(let aggregate) = encoding.aggregation else { return }
    let counts = names.map { Aggregation(.count, of: $0) }
    let (all, _) = try table.grouped(
      by: [encoding.series].compactMap(\.self),
      names.map { Aggregation(aggregate, of: $0, as: $0) } + counts)
    let sizes = Self.sizes(all, counts.count)
    let grouped = Table(
      name: all.name, columns: all.columns.dropLast(counts.count), rowCount: all.rowCount)
    guard let fewest = sizes.min(), let most = sizes.max(),
      let folded = try? grouped.folded(names, name: "1", value: "2")
    else { return }
    notes.append(.aggregated(aggregate, rows: fewest...most))
    (table, encoding.summedColumns, encoding.y) = (folded.table, names, [])
    encoding.isOverRows = false
  }
}
