import Tables

/// Charts of tables whose columns are what is compared: each row is what one person said or got.
extension Guess {
  /// A box for each of many columns of one scale, where nothing else tells rows apart, or where their names are too
  /// many for a bar of each value.
  var comparedColumns: [Encoding] {
    let measures = measures
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.bin == nil, columns(.time, .latitude, .longitude, .cyclic).isEmpty, !table.isSequence,
      table.rowCount >= Self.fewestPlaces, measures.count > Self.mostMeasures,
      areMostlyAlike(measures), !areLadder(measures),
      MeasureGroups.partsOfHundred(among: measures).isEmpty
    else { return [] }
    let kinds = columns(.nominal, .ordinal).filter { !constants.contains($0.name) }
    let areNamed =
      kinds.contains { $0.isText && isUnique([$0]) }
      && measures.count <= Self.mostParts
      && measures.count * table.rowCount > Self.mostBarsTogether
    guard kinds.isEmpty || areNamed else { return [] }
    // Of very many the largest are shown, and that is said.
    var boxes = encoding(nil, measures.largest(Self.mostParts))
    boxes.type = .box
    if measures.count > Self.mostParts { boxes.columnCount = measures.count }
    return [boxes]
  }

  /// True of measures that can share an axis, of very many also where a few are far larger.
  private func areMostlyAlike(_ measures: [Column]) -> Bool {
    if MeasureGroups.areAlike(measures) { return true }
    guard measures.count > Self.mostLines * Self.mostMeasures else { return false }
    let largest = MeasureGroups(measures).groups.map(\.count).max() ?? 0
    return largest * 10 >= measures.count * 9
  }
}
