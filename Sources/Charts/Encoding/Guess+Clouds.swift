import Tables

/// Charts of points: places on earth, and two measures of many things.
extension Guess {
  var hasPlaces: Bool { !columns(.longitude).isEmpty && !columns(.latitude).isEmpty }

  var maps: [Encoding] {
    guard let longitude = columns(.longitude).first, let latitude = columns(.latitude).first,
      asked.x == nil, asked.y.isEmpty, !isAggregated
    else { return [] }
    var map = encoding(longitude, [latitude])
    map.type = asked.type ?? .scatter
    return [colored(map)]
  }

  /// Two measures of many things.
  var clouds: [Encoding] {
    let all = telling(columns(.measure))
    // Of few different values a cloud is stripes.
    let fine = all.filter { Grouping($0.values).count > Self.fewestPlaces }
    var measures = fine.count > 1 ? fine : all
    // The price of things is asked about; the other measures are what it may depend on.
    if measures.count > 1,
      let price = measures.firstIndex(where: { RoleName.price.matches($0.name) })
    {
      measures.insert(measures.remove(at: price), at: 1)
    }
    let isAlone = asked.type == .scatter
    guard asked.y.isEmpty, asked.x == nil, measures.count > 1, !isAggregated,
      isAlone || columns(.time).isEmpty || table.rowCount > Self.mostBars
    else { return [] }
    var cloud = encoding(measures[0], [measures[1]])
    cloud.type = asked.type ?? .scatter
    return [colored(cloud)]
  }

  /// The same with a color for each of few kinds, and the name of each point.
  func colored(_ cloud: Encoding) -> Encoding {
    var cloud = cloud
    if asked.series == nil, !asked.isWhole {
      cloud.series =
        parting([]).first { $0.column.isText && $0.count <= Self.mostKinds }?.column.name
    }
    if asked.label == nil {
      cloud.label =
        (columns(.key) + columns(.nominal)).first { column in
          column.isText && ![cloud.series, cloud.split].contains(column.name)
            && Grouping(column.values).count * 5 > table.rowCount * 4
        }?.name
    }
    return cloud
  }
}
