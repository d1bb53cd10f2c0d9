import Tables

extension Encoding {
  /// The charts that a document wants of its table; what was asked for is done in its place.
  ///
  /// - Throws: An unknown type, or columns that are not there or have no numbers.
  func charts(of stated: StatedChart) throws(InputProblem) -> [Chart] {
    let encoding = try completed(by: stated)
    var notes: [Fact] = []
    if let aggregated = stated.aggregated {
      notes.append(.aggregated(aggregated.aggregate, rows: aggregated.rows))
    }
    if !stated.ignored.isEmpty { notes.append(.ignored(stated.ignored)) }
    let picked = try encoding.picked(stated.table)
    let prepared = try encoding.prepared(picked.table)
    return try prepared.encoding.deck(
      of: prepared.table, isAlone: true, asked: encoding, notes + picked.notes + prepared.notes)
  }

  /// This encoding, with all that a document says and this one leaves open.
  func completed(by stated: StatedChart) throws(InputProblem) -> Encoding {
    var encoding = self
    encoding.x = x ?? stated.x.column
    if y.isEmpty { encoding.y = [stated.y.column].compactMap(\.self) + stated.additional }
    encoding.series = series ?? stated.series
    encoding.split = split ?? stated.split
    encoding.type = if let type { type } else { try Self.type(stated.type) }
    encoding.aggregation = aggregation ?? RowAggregation.none
    encoding.title = title ?? stated.title
    encoding.summary = summary ?? stated.summary
    encoding.xTitle = xTitle ?? stated.x.title
    encoding.yTitle = yTitle ?? stated.y.title
    encoding.xScale = xScale ?? stated.x.scale
    encoding.yScale = yScale ?? stated.y.scale
    return encoding
  }
}
