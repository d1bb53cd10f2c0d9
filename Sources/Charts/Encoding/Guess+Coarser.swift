import Tables

/// Charts of many members by what was done to them.
extension Guess {
  /// The mean of each of few kinds of members in place of a line for each of many, where the kinds part these clearly: each run
  /// of a trial had one treatment.
  ///
  /// - Parameters:
  ///   - planned: The lines of the members.
  ///   - axis: What they are over.
  /// - Returns: `nil` where a line for each member tells more.
  func coarser(_ planned: Encoding, over axis: Column) -> Encoding? {
    guard !isAsked, asked.series == nil, planned.split == nil, planned.y.count == 1,
      let measure = column(called: planned.y[0]), let member = column(called: planned.series),
      count(of: member) > Self.mostKinds
    else { return nil }
    let places = Grouping(axis.values).withRest
    let own = measure.explainedBeyondChance(by: places)
    guard own < 1 else { return nil }
    let told = kinds.filter { kind in
      kind.isText && kind.name != member.name && isFree(kind)
        && (2...Self.mostKinds).contains(count(of: kind))
        && count(of: kind) * Self.fewestMembers <= count(of: member)
        && isSettled(kind, by: member)
    }.map { kind in
      let both = places.combined(with: Grouping(kind.values).withRest)
      return (kind: kind, share: (measure.explainedBeyondChance(by: both) - own) / (1 - own))
    }
    guard let best = told.max(by: { $0.share < $1.share }), best.share >= Self.leastParted else {
      return nil
    }
    var means = planned
    means.series = best.kind.name
    means.aggregation = .by(aggregate(of: [measure]))
    return means
  }

  /// Of fewer members, on average, a kind has no mean.
  private static let fewestMembers = 3
  /// Kinds that tell a smaller share of what differs at each place do not part the lines.
  private static let leastParted = 0.1
}
