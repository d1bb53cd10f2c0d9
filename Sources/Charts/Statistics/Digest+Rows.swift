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

  /// A row of names that the picture has no room for, of many the first, which opens to all; `nil` without any.
  package init?(unnamed names: [String]) {
    guard !names.isEmpty else { return nil }
    let areFew = names.count <= Self.fewNames
    let told = areFew ? names[...] : names.prefix(Self.fewNames - 1)
    self.init(.unnamed(Array(told), more: names.count - told.count), group: .axes)
    guard !areFew else { return }
    let listed = names.prefix(Self.mostListed)
    folded = stride(from: 0, to: listed.count, by: Self.mostNames).map { start in
      let part = listed[start..<min(start + Self.mostNames, listed.count)]
      let isLast = part.endIndex == listed.count
      return FactRow(
        .unnamed(Array(part), more: isLast ? names.count - listed.count : 0), group: .axes)
    }
  }

  /// As many names as one row tells before it is opened, and as many as are listed at all.
  private static let (fewNames, mostListed) = (6, 1000)

  /// True of a row of names that the picture has no room for.
  package var isOfUnnamed: Bool { if case .unnamed = fact { true } else { false } }

  var isOfSeries: Bool { if case .series = group { true } else { false } }
}

extension FactGroup {
  var comparesSeries: Bool { self == .comparisons || self == .neighborComparisons }
}
