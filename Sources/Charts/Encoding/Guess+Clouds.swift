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
      column.hasMoreNumbers(than: Self.fewestPlaces)
        || (table.rowCount <= Self.mostBars && column.hasMoreNumbers(than: Self.fewestTimes - 1))
    }
    var measures = fine.count > 1 ? fine : all
    // A price, a wage and what is called a response are asked about; the other measures are what they may depend
    // on.
    if measures.count > 1,
      let outcome = measures.firstIndex(where: { RoleName.outcome.matches($0.name) })
    {
      measures.insert(measures.remove(at: outcome), at: 1)
    }
    let isAlone = asked.type == .scatter
    guard asked.y.isEmpty, asked.x == nil, measures.count > 1, !isAggregated,
      isAlone || columns(.time).isEmpty || table.rowCount > Self.mostBars
    else { return [] }
    // Anything else that is measured is seen over the same measure, as long as it is not seen over time.
    let most = columns(.time).isEmpty ? Self.mostClouds : 1
    return measures.dropFirst().prefix(most).map { measure in
      var cloud = encoding(measures[0], [measure])
      cloud.type = asked.type ?? .scatter
      return colored(cloud)
    }
  }

  /// The texts that points are called by: what says something before what is a code.
  private var labels: [Column] {
    let texts = (columns(.key) + columns(.nominal)).filter(\.isText)
    return texts.filter { !$0.isCode } + texts.filter(\.isCode)
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
