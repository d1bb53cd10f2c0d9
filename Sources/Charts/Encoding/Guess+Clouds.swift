import Tables

/// Charts of points: places on earth, and two measures of many things.
extension Guess {
  /// The class of each of many points, a few whole numbers, where nothing else than two measures is beside it.
  var onlyClass: Column? {
    guard measures.count == 2,
      table.columns.count - columns(.rowNumber, .key, .empty).count == 3
    else { return nil }
    return columns(.ordinal).first { (2...Self.mostKinds).contains(count(of: $0)) }
  }

  /// True where two measures that go together do so within a kind as well: else each kind alone would show no relation,
  /// and what is there to be seen is lost.
  private func showsThrough(_ cloud: Encoding, by kind: Column) -> Bool {
    guard asked.type == nil, let x = column(called: cloud.x), x.isNumeric,
      let y = column(called: cloud.y.first), x.clearness(of: y) >= Self.leastShown
    else { return true }
    // Kinds that lie apart are what is seen.
    if min(groups.share(of: x, by: kind), groups.share(of: y, by: kind)) >= Self.clearlyApart {
      return true
    }
    return (x.clearness(of: y, within: groups.groups(of: kind)) ?? 1) >= Self.leastShown
  }

  /// Below this rank correlation no relation is told.
  private static let leastShown = 0.3
  /// Kinds that tell so much of both measures are clouds of their own.
  private static let clearlyApart = 0.5

  var hasPlaces: Bool {
    let places = columns(.longitude) + columns(.latitude)
    // One place is no map.
    return !columns(.longitude).isEmpty
      && !columns(.latitude).isEmpty
      && (table.rowCount < 2 || !places.allSatisfy(\.isConstant))
  }

  var maps: [Encoding] {
    guard let longitude = columns(.longitude).first, let latitude = columns(.latitude).first,
      hasPlaces, asked.x == nil, asked.y.isEmpty, !isAggregated
    else { return [] }
    var map = encoding(longitude, [latitude])
    map.type = asked.type ?? .scatter
    return [colored(map)]
  }

  /// Places in a plane by the columns that are called so: "x_coord" and "y_coord", "easting" and "northing", what a
  /// device calls "position_long" and "position_lat".
  var positions: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, !hasPlaces else { return [] }
    let numbers = columns(.measure).filter { $0.hasMoreNumbers(than: Self.fewestPlaces) }
    guard let (x, y) = CoordinateNames.pair(among: numbers.map(\.name)),
      let across = column(called: x), let up = column(called: y)
    else { return [] }
    var map = encoding(across, [up])
    map.type = .scatter
    return [colored(map)]
  }

  /// Two measures of many things.
  var clouds: [Encoding] {
    let all = telling(
      amounts.filter { !isAxisOfTime($0) }.withoutEqual.withoutLags.withoutDifferences
    ).withoutMultiples.withoutFunctions(in: table.columns)
    // Of few different values in many rows a cloud is stripes.
    let fine = all.filter { column in
      column.hasMoreNumbers(
        than: table.rowCount < Self.manyRows ? Self.fewestPlaces : Self.mostParts)
        || (table.rowCount <= Self.mostBars && column.hasMoreNumbers(than: Self.fewestTimes - 1))
    }
    let measures = fine.count > 1 ? fine : all
    let isAlone = asked.type == .scatter
    guard asked.y.isEmpty, asked.x == nil, !isAggregated, !areSiblings(measures),
      isAlone || columns(.time).allSatisfy(isTrait) || table.rowCount > Self.fewestPlaces,
      let (outcome, causes) = outcome(among: measures)
    else { return [] }
    // Whatever else is measured comes next, as long as it is not seen over time.
    let most = hasCourse ? 1 : Self.mostClouds
    // A stripe is no cloud, and neither is what says the same in another unit is none as long as anything else is measured.
    // Nor does the sum of it and others beside it tell anything but that.
    let sums = wholes.filter { $0.parts.contains { $0.name == outcome.name } }.map(\.total.name)
    let news = causes.filter { !saysNothingNew(of: outcome, $0) && !sums.contains($0.name) }
    let told = (news.isEmpty ? causes : news).filter { !$0.isNearCopy(of: outcome) }
    return told.filter { $0.varies(with: outcome) }.prefix(most).map { cause in
      var cloud = encoding(cause, [outcome])
      cloud.type = asked.type ?? .scatter
      return colored(cloud)
    }
  }

  /// True of a cloud in which something is seen: of points of kinds or called by names, or of two measures that go together.
  func isSeen(_ cloud: Encoding) -> Bool {
    // Of fewer points each can be looked at.
    guard asked.type != .scatter, table.rowCount > Self.fewestForNoise, onlyClass == nil,
      let x = column(called: cloud.x), let y = column(called: cloud.y.first), x.isNumeric
    else { return true }
    // Some words for it say that there is no clear relation.
    guard let kind = column(called: cloud.series) else {
      return x.correlation(with: y) >= Self.leastShown || x.clearness(of: y) >= Self.plainlyShown
    }
    let kinds = groups.groups(of: kind)
    // Kinds that lie apart are seen, and so is a relation within any.
    return min(groups.share(of: x, by: kind), groups.share(of: y, by: kind)) >= Self.clearlyApart
      || x.correlation(with: y, within: kinds) >= Self.leastShown
      || (x.clearness(of: y, within: kinds) ?? 0) >= Self.plainlyShown
  }

  /// From this rank correlation on a relation is seen, whatever Pearson's is.
  private static let plainlyShown = 0.5

  /// Fewer points show a relation, or none, by chance.
  private static let fewestForNoise = 100

  /// The clouds in which little is seen, then the spread of what is asked about and the clouds in which nothing is.
  var unclearClouds: [Encoding] {
    let unclear = clouds.filter { !isSeen($0) }
    guard let first = unclear.first, let outcome = column(called: first.y.first), asked.type == nil
    else {
      return unclear
    }
    var histogram = encoding(nil, [outcome])
    histogram.type = .histogram
    func isFaint(_ cloud: Encoding) -> Bool {
      guard let x = column(called: cloud.x), let y = column(called: cloud.y.first) else {
        return false
      }
      return x.clearness(of: y) >= Self.leastSeen && !isNoise(cloud)
    }
    return unclear.filter(isFaint) + [histogram] + unclear.filter { !isFaint($0) }
  }

  /// True of a cloud of which it is told that there is no relation, and hardly any is.
  private func isNoise(_ cloud: Encoding) -> Bool {
    guard let x = column(called: cloud.x), let y = column(called: cloud.y.first) else {
      return false
    }
    return x.correlation(with: y) < Self.leastSeen
  }

  /// The number of rows of each of some kinds in words, where there is nothing but noise to be seen in clouds.
  var countsBesideNoise: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      let first = clouds.first, !isSeen(first), clouds.allSatisfy(isNoise)
    else { return [] }
    return Array(counts.filter { column(called: $0.x)?.isText == true }.prefix(1))
  }

  /// Whatever says more where nothing is seen in the first cloud: the share of an outcome of 0 and 1 that stands first or last,
  /// or the spread of what is asked about for the kind that tells most about it.
  var besidesUnclearClouds: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      let first = clouds.first, !isSeen(first), let outcome = column(called: first.y.first)
    else { return [] }
    let ends = [table.columns.first, table.columns.last].compactMap(\.self)
    if !isNamedOutcome(among: measures),
      let flag = ends.first(where: { $0.isFlag && !TraitNames.isTrait($0.name) }),
      case let shares = flagged(flag), !shares.isEmpty
    {
      return shares
    }
    let kinds = (columns(.nominal) + columns(.ordinal)).filter { kind in
      (2...Self.mostKinds).contains(count(of: kind)) && !hasHoles(kind) && !isNearlyOne(kind)
        && count(of: kind) * Self.fewestOfKind <= table.rowCount && !isRange(kind, of: [outcome])
    }
    let told = kinds.map { kind in
      (kind: kind, share: outcome.explainedBeyondChance(by: groups.groups(of: kind)))
    }
    guard let best = told.max(by: { $0.share < $1.share }), best.share >= Self.leastOfKind,
      best.share < Self.mostOfKind
    else { return [] }
    var boxes = encoding(best.kind, [outcome])
    (boxes.type, boxes.hasNames) = (.box, true)
    boxes.reason = reason(of: outcome, by: best.kind)
    return [boxes]
  }

  /// Of fewer rows there is no spread.
  private static let fewestOfKind = 4
  /// A smaller share of the variance is told by chance, and a larger one is another name for the same.
  private static let (leastOfKind, mostOfKind) = (0.005, 0.95)

  /// True where a column of times is a course: of enough times, each of which comes once, or once for each of some
  /// members; false of the year in which each of many things was made.
  var hasCourse: Bool {
    columns(.time).contains { time in
      guard count(of: time) >= Self.fewestTimes, !isTrait(time) else { return false }
      let members = (kinds + columns(.key)).filter { count(of: $0) * 2 <= table.rowCount }
      return isUnique([time]) || members.contains { isUnique([time, $0]) }
    }
  }

  /// Of so many rows a few different values are levels.
  private static let manyRows = 1_000
  /// The texts that points are called by: what says something before what is a code.
  private var labels: [Column] {
    let texts = (columns(.key) + columns(.nominal)).filter { $0.isText && !$0.isRemark }
    return texts.filter { !$0.isCode } + texts.filter(\.isCode)
  }

  /// True of what was measured again and again, of which none depends on another.
  private func areSiblings(_ measures: [Column]) -> Bool {
    asked.type == nil
      && SiblingNames(among: measures.map(\.name), ofAnything: true)?.names.count == measures.count
  }

  /// More clouds than these nobody looks through.
  private static let mostClouds = 3

  /// The same with a color for each of few kinds, and the name of each point.
  func colored(_ cloud: Encoding) -> Encoding {
    var cloud = cloud
    if asked.series == nil, !asked.isWhole {
      let kinds = parting([]).filter {
        // A color for each point tells nothing.
        $0.column.isText && $0.count <= Self.mostKinds && !isUnique([$0.column])
      }.map(\.column)
      // Nobody asks which kind explains a longitude.
      let isMap = columns(.longitude).contains { $0.name == cloud.x }
      let measures = [cloud.x, cloud.y.first].compactMap { column(called: $0) }
      let color =
        isMap ? kinds.first : explaining(kinds, of: measures).first ?? subjectColor ?? onlyClass
      cloud.series = color.flatMap { isMap || showsThrough(cloud, by: $0) ? $0 : nil }?.name
      // Points over names need no color of these, nor do those of one kind a color of it.
      if [cloud.x, cloud.split].contains(cloud.series) { cloud.series = nil }
    }
    if asked.label == nil {
      let parts = [cloud.split].compactMap { self.column(called: $0) }
      cloud.label =
        labels.first { column in
          ![cloud.series, cloud.split].contains(column.name)
            && (count(of: column) * 5 > table.rowCount * 4 || isUnique(parts + [column]))
        }?.name
    }
    return cloud
  }
}
