extension FactRow {
  /// A row that stands for rows of one subject.
  init(folding rows: [FactRow], as group: FactGroup) {
    self.init(.folds(group, rows: rows.reduce(0) { $0 + max($1.folded.count, 1) }), group: group)
    folded = rows
  }

  /// More names than these are counted before anything is opened.
  private static let mostNames = 20

  /// The row, of the columns that no chart shows with the first of many and the number of the others.
  var withFewNames: FactRow {
    guard case .notCharted(let names, 0) = fact, names.count > Self.mostNames else { return self }
    var row = self
    row.fact = .notCharted(
      Array(names.prefix(Self.mostNames)), more: names.count - Self.mostNames)
    return row
  }

  var isOfSeries: Bool { if case .series = group { true } else { false } }
}

extension FactGroup {
  var comparesSeries: Bool { self == .comparisons || self == .neighborComparisons }
}
