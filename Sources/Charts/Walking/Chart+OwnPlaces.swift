extension Chart {
  /// The most series, and the most points of each, that are looked at.
  private static let (mostLookedAt, mostPoints) = (8, 20)
  /// Series share at most so much of their places where each has its own.
  private static let mostShared = 0.1

  /// True where no series lacks a point at a place at which another one has some: of a cloud, whose points are things of
  /// their own, and of events that happen at times of their own.
  package var hasOwnPlaces: Bool {
    if type == .scatter { return true }
    guard hasCourse, xAxis.categories == nil, series.count > 1 else { return false }
    var (shared, all) = (0, 0)
    let looked = series.prefix(Self.mostLookedAt)
    for (index, own) in looked.enumerated() {
      let step = max(own.count / Self.mostPoints, 1)
      for point in stride(from: 0, to: own.count, by: step) {
        all += 1
        let isShared = looked.enumerated().contains { other, series in
          guard other != index else { return false }
          let places = series.x.prefix(series.count)
          let near = places.firstIndex(from: own.x[point])
          return places.indices.contains(near) && places[near] == own.x[point]
        }
        if isShared { shared += 1 }
      }
    }
    return all > 0 && Double(shared) <= Self.mostShared * Double(all)
  }
}
