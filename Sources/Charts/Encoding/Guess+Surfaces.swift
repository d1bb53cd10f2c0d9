import Tables

/// Charts of cells that nobody asked for: grids of one measure, and how often two kinds come together.
extension Guess {
  /// The columns of a grid as the rows of a heat map: many measures of one size whose names count on, as of heights on
  /// a map.
  var surfaces: [Encoding] {
    let measures = measures
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.bin == nil, !table.isSequence, measures.count > Self.mostParts,
      table.rowCount > Self.mostParts, measures.count + 1 == table.columns.count,
      let place = columns(.rowNumber).first, measures.map(\.name).countOn,
      MeasureGroups.areAlike(measures)
    else { return [] }
    var cells = encoding(place, measures)
    (cells.type, cells.hasNames) = (.heatMap, true)
    return [cells]
  }

  /// The number of rows of each pair of the first two of few kinds, where nothing is measured.
  var crossings: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      measures.isEmpty, columns(.time).isEmpty, !areFrequencies
    else { return [] }
    let kinds = columns(.nominal, .cyclic).filter { kind in
      kind.isText && (2...Self.mostParts).contains(count(of: kind))
        && count(of: kind) * 2 <= table.rowCount
    }.prefix(2).sorted { count(of: $0) > count(of: $1) }
    guard kinds.count == 2, !isUnique(kinds) else { return [] }
    var cells = encoding(kinds[0], [])
    (cells.series, cells.type, cells.measures) = (kinds[1].name, .heatMap, [.rows()])
    return [cells]
  }
}

extension [String] {
  /// True of one stem with numbers behind it that follow each other: "V1", "V2", "V3".
  fileprivate var countOn: Bool {
    guard let first else { return false }
    let stem = first.reversed().drop { $0.isASCII && $0.isNumber }.reversed()
    let numbers = map { name in
      name.hasPrefix(String(stem)) ? Int(name.dropFirst(stem.count)) : nil
    }
    return zip(numbers, numbers.dropFirst()).allSatisfy { one, next in
      one.map { $0 + 1 == next } ?? false
    }
  }
}
