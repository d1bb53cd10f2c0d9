import Tables

/// Charts of kinds that come by turns.
extension Guess {
  /// A line for each of a few kinds that come by turns and tell most about what is measured: water before and behind a plant,
  /// which no line joins.
  func byTurns(_ plain: Encoding, _ measures: [Column]) -> Encoding {
    guard asked.series == nil, !asked.isWhole, asked.type == nil, plain.series == nil,
      !measures.isEmpty, measures.count <= Self.mostCompared
    else { return plain }
    var byTurns = plain
    byTurns.series =
      kinds.first { kind in
        kind.isText && (2...Self.mostKinds).contains(count(of: kind)) && isFree(kind)
          && kind.isMostlyThere && count(of: kind) * Self.fewestRows <= table.rowCount
          && comesByTurns(kind)
          && 2 * measures.count { groups.share(of: $0, by: kind) >= Self.leastByTurns }
            >= measures.count
      }?.name
    return byTurns
  }

  /// The share of the variance that kinds which come by turns tell at least.
  private static let leastByTurns = 0.5

  /// True where the next row is mostly one of another kind.
  private func comesByTurns(_ kind: Column) -> Bool {
    let codes = groups.groups(of: kind).codes.filter { $0 >= 0 }
    guard codes.count >= Self.fewestPlaces else { return false }
    return 2 * zip(codes, codes.dropFirst()).count { $0 != $1 } >= codes.count
  }
}
