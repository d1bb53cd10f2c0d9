import Tables

/// Charts of tables whose columns are what is compared: each row is what one person said or got.
extension Guess {
  /// A cloud for each pair of columns that are called x and y with the same number: "x1" and "y1".
  var numberedPairs: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil else { return [] }
    // Several series may stand over the same places.
    let measures = telling(amounts)
    func number(_ name: String, _ stem: String) -> Int? {
      name.lowercased().hasPrefix(stem) ? Int(name.dropFirst(stem.count)) : nil
    }
    let pairs = measures.compactMap { x in
      number(x.name, "x").flatMap { index in
        measures.first { number($0.name, "y") == index }.map { (x, $0) }
      }
    }
    guard pairs.count > 1, pairs.count * 2 == measures.count else { return [] }
    return pairs.map { x, y in
      var cloud = encoding(x, [y])
      cloud.type = .scatter
      return colored(cloud)
    }
  }

  /// A box for each of many columns of one scale, where nothing else tells rows apart, or where their names are too
  /// many for a bar of each value.
  var comparedColumns: [Encoding] {
    let all = withoutWholes(measures)
    let measures = all.ofOneKind
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.bin == nil, columns(.time, .latitude, .longitude, .cyclic).isEmpty, !table.isSequence,
      table.rowCount >= Self.fewestPlaces, all.count > Self.mostMeasures,
      areMostlyAlike(measures), !areLadder(measures),
      MeasureGroups.partsOfHundred(among: measures).isEmpty,
      // A column that the file is called by is held against the others.
      !all.contains(where: { isNamesake($0.name) }), planes(of: all) == nil
    else { return [] }
    let kinds = columns(.nominal, .ordinal).filter { !constants.contains($0.name) }
    let areNamed =
      kinds.contains { $0.isText && isUnique([$0]) }
      && measures.count <= Self.mostParts
      && measures.count * table.rowCount > Self.mostBarsTogether
    guard kinds.isEmpty || areNamed else { return [] }
    // Of very many the largest are shown, and that is said.
    var boxes = encoding(nil, measures.largest(Self.mostParts))
    (boxes.type, boxes.reason) = (.box, .columnsCompared)
    if measures.count > Self.mostParts { boxes.columnCount = measures.count }
    return [boxes]
  }

  /// A box for each of a few measures of one size in one unit that each of many subjects has: marks in several subjects.
  var columnsOfMarks: [Encoding] {
    // The mean of the marks is none of them.
    let measures = withoutWholes(measures)
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.bin == nil, columns(.time, .latitude, .longitude, .cyclic).isEmpty, !table.isSequence,
      table.rowCount >= Self.fewestPlaces, (3...Self.mostParts).contains(measures.count),
      measures.count * table.rowCount > Self.mostBarsTogether, measures.areOfOneSize
    else { return [] }
    var boxes = encoding(nil, measures)
    (boxes.type, boxes.reason) = (.box, .columnsCompared)
    return [boxes]
  }

  /// A box for each of a few measures of one size in any unit, where nothing else is in the table: what each of several
  /// patients slept after each of several drugs.
  var fewColumnsCompared: [Encoding] {
    let shown = columns(.measure, .ordinal, .nominal, .cyclic, .time, .latitude, .longitude)
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.bin == nil, !table.isSequence, table.rowCount >= Self.fewestInBox,
      (3...Self.mostMeasures).contains(measures.count), shown.count == measures.count,
      measures.areNearlyOfOneSize, wholes.isEmpty, !areLadder(measures),
      MeasureGroups.partsOfHundred(among: measures).isEmpty,
      !measures.contains(where: { isCalledOutcome($0.name) || $0.isCount }),
      planes(of: measures) == nil, !table.columns.contains(where: { $0.name.lowercased() == "z" })
    else { return [] }
    var boxes = encoding(nil, measures)
    (boxes.type, boxes.reason) = (.box, .columnsCompared)
    return [boxes]
  }

  /// A row of cells for each of some names, each once, where many columns of one scale stand beside them.
  var columnsOfNames: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.bin == nil, columns(.time, .latitude, .longitude).isEmpty, !table.isSequence,
      (3...Self.mostBars).contains(table.rowCount), measures.count > Self.mostParts,
      measures.count <= Self.mostCells, MeasureGroups.areAlike(measures),
      let name = columns(.nominal, .key, .cyclic).first(where: { $0.isText && isUnique([$0]) }),
      columns(.nominal, .ordinal).allSatisfy({ $0.name == name.name })
    else { return [] }
    var cells = encoding(name, measures)
    (cells.type, cells.reason) = (.heatMap, .columnsCompared)
    return [cells]
  }

  /// The mean of each of many columns of one scale as cells, for each class of the rows, where nothing else is known of
  /// these.
  var columnsOfClasses: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.bin == nil, columns(.time, .latitude, .longitude, .cyclic).isEmpty,
      !table.isSequence, (Self.mostParts + 1...Self.mostCells).contains(measures.count),
      MeasureGroups.areAlike(measures)
    else { return [] }
    let kinds = columns(.nominal, .ordinal).filter { !constants.contains($0.name) }
    guard kinds.count == 1, (2...Self.mostSeries).contains(count(of: kinds[0])),
      kinds[0].name == table.columns.first?.name || kinds[0].name == table.columns.last?.name
    else { return [] }
    var cells = encoding(nil, measures)
    (cells.series, cells.aggregation, cells.type) = (kinds[0].name, .by(.mean), .heatMap)
    cells.reason = .columnsCompared
    return [cells]
  }

  /// More columns than these are no cells that anybody tells apart.
  private static let mostCells = 200

  /// True of measures that can share an axis, of very many also where a few are far larger.
  private func areMostlyAlike(_ measures: [Column]) -> Bool {
    if MeasureGroups.areAlike(measures) { return true }
    guard measures.count > Self.mostLines * Self.mostMeasures else { return false }
    let largest = MeasureGroups(measures).groups.map(\.count).max() ?? 0
    return largest * 10 >= measures.count * 9
  }
}

extension [Column] {
  /// True of measures in one unit that is stated, the middle of none half as large again as that of another.
  fileprivate var areOfOneSize: Bool {
    let numbers = compactMap { column -> NumberColumn? in
      if case .numbers(let numbers) = column.values { numbers } else { nil }
    }
    guard numbers.count == count, let unit = numbers.first?.unit,
      numbers.allSatisfy({ $0.unit == unit && $0.kind == .amount })
    else { return false }
    let middles = numbers.map { Quantile.at(0.5, in: $0.values.filter(\.isFinite)) }
    guard let least = middles.min(), let most = middles.max() else { return false }
    return least > 0 && most <= 1.5 * least
  }

  /// True of measures in one unit or none, the middle of none twice another's, and all with decimals or none.
  fileprivate var areNearlyOfOneSize: Bool {
    let numbers = compactMap { column -> NumberColumn? in
      if case .numbers(let numbers) = column.values { numbers } else { nil }
    }
    guard numbers.count == count, Set(numbers.map(\.unit)).count == 1,
      Set(numbers.map(\.areWhole)).count == 1, numbers.allSatisfy({ $0.kind == .amount })
    else { return false }
    let middles = numbers.map { Quantile.at(0.5, in: $0.values.filter(\.isFinite)) }
    guard let least = middles.min(), let most = middles.max() else { return false }
    return least > 0 && most <= 2 * least
  }

  /// Those with decimals, where others are whole numbers that go beyond all of these: the marks, and no absences.
  fileprivate var ofOneKind: [Column] {
    func numbers(_ column: Column) -> NumberColumn? {
      if case .numbers(let numbers) = column.values { numbers } else { nil }
    }
    let fine = filter { numbers($0).map { !$0.areWhole } ?? false }
    let most = fine.compactMap { numbers($0)?.values.lazy.filter(\.isFinite).max() }.max()
    // One or two beside many are of another kind; half of all are no exception.
    guard fine.count > 2, fine.count < count, (count - fine.count) * 3 <= fine.count, let most
    else { return self }
    return filter { column in
      guard let own = numbers(column), own.areWhole else { return true }
      return own.values.allSatisfy { !($0 > most) }
    }
  }
}
