/// A position of a point that its axes were not made for.
public enum Placing: Equatable, Sendable {
  /// Above or below the range that the author stated; it is drawn, and heard at the edge.
  case aboveRange, belowRange
  /// Nowhere: zero and below have no place on a logarithmic axis.
  case nowhere
}

extension Chart {
  /// The position of a point that its axes were not made for; `nil` for all others and for missing
  /// ones.
  ///
  /// Of a point with several values on the y axis any counts, first those above.
  public func placing(of point: PointReference) -> Placing? {
    placings(of: point).first
  }

  /// All the ways in which a point lies that its axes were not made for: one of several values may
  /// reach beyond both ends of the range.
  private func placings(of point: PointReference) -> [Placing] {
    guard series.indices.contains(point.series),
      (0..<series[point.series].count).contains(point.point)
    else { return [] }
    let (x, y) = (series[point.series].x[point.point], series[point.series].y[point.point])
    if x.isFinite, xAxis.effectiveScale.coordinate(of: x).isNaN { return [.nowhere] }
    if y.isFinite, yAxis.effectiveScale.coordinate(of: y).isNaN { return [.nowhere] }
    guard let range = yAxis.usableRange else { return [] }
    let details = details(of: point)
    let values =
      [y, details.share?.total.value ?? .nan] + details.parts.compactMap(\.quantity?.value)
    var found: [Placing] = []
    if values.contains(where: { $0 > range.upperBound }) { found.append(.aboveRange) }
    if values.contains(where: { $0 < range.lowerBound }) { found.append(.belowRange) }
    return found
  }

  /// The number of rows that have no place along x and are left out, where there are some.
  ///
  /// None are told where these are rows whose cells are named as no numbers: the summary below laps.
  package var leftOutFact: Fact? {
    guard leftOutCount > 0 else { return nil }
    let areNamed = notes.contains { note in
      if case .strays(leftOutCount, let column, _) = note { column == xAxis.title } else { false }
    }
    return areNamed ? nil : .leftOut(leftOutCount)
  }

  /// The number of points of all series that have no place on a logarithmic axis, where there are some.
  public var offScaleFact: Fact? {
    if [xAxis, yAxis].allSatisfy({ $0.effectiveScale == .linear }) { return nil }
    let count = series.indices.reduce(0) { sum, index in
      sum
        + series[index].x.indices.count {
          placings(of: PointReference(series: index, point: $0)) == [.nowhere]
        }
    }
    return count > 0 ? .offScale(count, series: nil) : nil
  }

  /// The facts about points of a series that its axes were not made for, and the first of them.
  func placingFacts(ofSeries index: Int, name: String?) -> [PlacedFact] {
    let isUnbounded = yAxis.usableRange == nil
    if isUnbounded, [xAxis, yAxis].allSatisfy({ $0.effectiveScale == .linear }) { return [] }
    let placings = series[index].x.indices.map {
      self.placings(of: PointReference(series: index, point: $0))
    }
    var rows: [PlacedFact] = []
    func add(_ placing: Placing, _ fact: (Int) -> Fact) {
      guard let first = placings.firstIndex(where: { $0.contains(placing) })
      else { return }
      rows.append((fact(placings.count { $0.contains(placing) }), first))
    }
    add(.nowhere) { .offScale($0, series: name) }
    guard let range = yAxis.usableRange else { return rows }
    let (low, high) = (quantity(range.lowerBound), quantity(range.upperBound))
    let ofParts = series[index].additional.contains { $0.name.isOnYAxis }
    add(.aboveRange) {
      .beyondRange(isAbove: true, $0, low, high, ofParts: ofParts, series: name)
    }
    add(.belowRange) {
      .beyondRange(isAbove: false, $0, low, high, ofParts: ofParts, series: name)
    }
    return rows
  }
}
