import Tables

/// Charts of points: places on earth, and two measures of many things.
extension Guess {
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

  /// Two measures of many things.
  var clouds: [Encoding] {
    let all = telling(amounts).withoutMultiples
    // Of few different values in many rows a cloud is stripes.
    let fine = all.filter { column in
      column.hasMoreNumbers(
        than: table.rowCount < Self.manyRows ? Self.fewestPlaces : Self.mostParts)
        || (table.rowCount <= Self.mostBars && column.hasMoreNumbers(than: Self.fewestTimes - 1))
    }
    let measures = withOutcome(fine.count > 1 ? fine : all)
    let isAlone = asked.type == .scatter
    guard asked.y.isEmpty, asked.x == nil, measures.count > 1, !isAggregated,
      !areSiblings(measures),
      isAlone || columns(.time).allSatisfy(isTrait) || table.rowCount > Self.mostBars
    else { return [] }
    // Anything else that is measured is seen over the same measure, as long as it is not seen over time.
    let most = columns(.time).isEmpty ? Self.mostClouds : 1
    return measures.dropFirst().prefix(most).map { measure in
      var cloud = encoding(measures[0], [measure])
      cloud.type = asked.type ?? .scatter
      return colored(cloud)
    }
  }

  /// The measures, the second of them what is asked about.
  ///
  /// A price, a wage and what is called a response are asked about; the other measures are what they may depend on.
  /// Without such a name it is the last of three, over what goes with it most clearly.
  private func withOutcome(_ measures: [Column]) -> [Column] {
    guard measures.count > 1 else { return measures }
    var measures = measures
    if let outcome = measures.firstIndex(where: { RoleName.outcome.matches($0.name) }) {
      measures.insert(measures.remove(at: outcome), at: 1)
    } else if measures.count == 3, asked.x == nil, asked.y.isEmpty {
      let clear = measures.dropLast().map { $0.clearness(of: measures[2]) }
      guard let best = clear.max(), best >= Self.leastClear else { return measures }
      let first = clear[0] == best ? 0 : 1
      return [measures[first], measures[2], measures[1 - first]]
    }
    return measures
  }

  /// Below this there is no trend.
  private static let leastClear = 0.3
  /// Of so many rows a few different values are levels.
  private static let manyRows = 1_000
  /// The texts that points are called by: what says something before what is a code.
  private var labels: [Column] {
    let texts = (columns(.key) + columns(.nominal)).filter(\.isText)
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
      cloud.series =
        parting([]).first {
          // A color for each point tells nothing.
          $0.column.isText && $0.count <= Self.mostKinds && !isUnique([$0.column])
        }?.column.name
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

extension Column {
  /// The degree to which another measure rises or falls wherever this one rises, from 0 to 1, by an even sample of the
  /// rows.
  fileprivate func clearness(of other: Column) -> Double {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values else {
      return 0
    }
    let step = max(own.values.count / RankCorrelation.limit, 1)
    let rows = stride(from: 0, to: own.values.count, by: step).filter {
      own.values[$0].isFinite && others.values[$0].isFinite
    }
    return abs(RankCorrelation.of(rows.map { own.values[$0] }, rows.map { others.values[$0] }) ?? 0)
  }
}
