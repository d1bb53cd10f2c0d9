import Tables

/// Charts of what is asked about at each of some levels: wages by the years of schooling.
extension Guess {
  /// The mean of what is asked about at each level of a cause with whole numbers, where this tells about as much as the measure
  /// that goes with it most clearly: a cloud over such numbers would be stripes.
  var doses: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil, !hasPlaces,
      columns(.time).isEmpty, table.rowCount >= Self.fewestDosed, let outcome = named(measures),
      !outcome.isFlag
    else { return [] }
    let levels = columns(.ordinal).filter { level in
      level.isNumeric && level.name != outcome.name && DirectionNames.isCause(level.name)
        && (Self.fewestDoses...Self.mostDoses).contains(count(of: level)) && !hasHoles(level)
    }
    let told = levels.map { (level: $0, share: groups.share(of: outcome, by: $0)) }
    let clearness = causes(of: outcome, among: measures).first?.clearness(of: outcome) ?? 0
    guard let best = told.max(by: { $0.share < $1.share }),
      best.share >= max(Self.leastDosed, clearness * clearness - Self.aboutAsMuch)
    else { return [] }
    var means = encoding(best.level, [outcome])
    (means.aggregation, means.reason) = (.by(.mean), reason(of: outcome, by: best.level))
    return [means]
  }

  /// Of fewer rows a level has too few.
  private static let fewestDosed = 100
  /// Fewer levels are kinds, and more are a measure.
  private static let (fewestDoses, mostDoses) = (8, 40)
  /// A smaller share of the variance is told by chance.
  private static let leastDosed = 0.05
  private static let aboutAsMuch = 0.05
}
