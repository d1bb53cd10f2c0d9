import Tables

/// Charts of what an instrument shows of amounts that are known.
extension Guess {
  /// Its answer over the amounts that it was given, each several times, as a calibration has them; the time of day at which
  /// each was given tells nothing.
  var calibrations: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      table.rowCount >= Self.fewestPlaces,
      let given = columns(.measure, .ordinal).first(where: { column in
        column.isNumeric && DirectionNames.isGiven(column.name)
          && count(of: column) >= Self.fewestAmounts && count(of: column) * 2 <= table.rowCount
      })
    else { return [] }
    let answers = measures.filter { $0.name != given.name && !$0.isFlag }
      .map { (column: $0, clearness: given.clearness(of: $0)) }
    guard let best = answers.max(by: { $0.clearness < $1.clearness }),
      best.clearness >= Self.calibrated
    else { return [] }
    var cloud = encoding(given, [best.column])
    cloud.type = .scatter
    return [colored(cloud)]
  }

  /// Fewer amounts are doses that are compared.
  private static let fewestAmounts = 4
  /// Below this rank correlation an instrument shows something else.
  private static let calibrated = 0.95
}
