/// A kind of point to go to along a series.
public enum Landmark: String, CaseIterable, Sendable {
  /// A high or a low between which the values move by more than a tenth of the range.
  case turningPoint
  /// A large drop from the point before.
  case drop
  /// A large rise from the point before.
  case rise
  /// The first point of a stretch without values, or after one without points.
  case gap
  /// The point at or after which the series crosses another one.
  case crossing
  /// A value higher than the one where one stands.
  case higher
  /// A value lower than the one where one stands.
  case lower
  /// A value that leaves its neighbors and comes back.
  case spike
  /// A value that fits neither the whole nor its neighbors.
  case outlier
}

extension Landmark {
  /// True for a kind that only a course has, which rows that share places do not.
  public var isOfCourse: Bool {
    switch self {
    case .turningPoint, .drop, .rise, .crossing, .spike: true
    default: false
    }
  }
}

extension Chart {
  /// The points of a series that are landmarks, ascending.
  ///
  /// Higher and lower have none: they depend on where one stands.
  public func landmarks(_ kind: Landmark, in index: Int) -> [Int] {
    guard series.indices.contains(index) else { return [] }
    return measurements.landmarks(kind, of: index) { foundLandmarks(kind, in: index) }
  }

  private func foundLandmarks(_ kind: Landmark, in index: Int) -> [Int] {
    let series = series[index]
    let hasCourse = hasCourse
    switch kind {
    case .turningPoint:
      return hasCourse ? statistics(of: index)?.turningPoints ?? [] : []
    case .drop, .rise:
      let sign = kind == .rise ? 1.0 : -1
      return hasCourse ? steps(of: series).notable(sign: sign) : []
    case .gap:
      let afterPauses = (pauses + missingTimes + missingTimes(of: index))
        .compactMap { series.index(at: $0.upperBound) }
      return Set(Gaps(series).runs.map(\.lowerBound) + afterPauses).sorted()
    case .crossing: return hasCrossings ? crossings(of: index) : []
    case .higher, .lower: return []
    case .spike: return features(of: index).spikes.map(\.index)
    case .outlier:
      // A box is gone to for the values beyond its whiskers.
      let parts = series.additional(.outlier)
      return parts.isEmpty
        ? features(of: index).outliers : Set(parts.compactMap(\.points).joined()).sorted()
    }
  }

  /// The nearest landmark from a point on, forward or, with a negative direction, back; `nil` where
  /// there is none.
  ///
  /// Without a point it is the first, or back the last; higher and lower then have none, nor from a
  /// point without a value.
  public func next(
    _ kind: Landmark, in index: Int, from point: Int?, by direction: Int
  ) -> Int? {
    guard series.indices.contains(index), direction != 0 else { return nil }
    let isForward = direction > 0
    switch kind {
    case .higher, .lower:
      let y = series[index].y.prefix(series[index].count)
      guard let point, y.indices.contains(point), y[point].isFinite else { return nil }
      func isWanted(_ i: Int) -> Bool {
        y[i].isFinite && (kind == .higher ? y[i] > y[point] : y[i] < y[point])
      }
      return isForward
        ? (point + 1..<y.count).first(where: isWanted) : (0..<point).last(where: isWanted)
    default:
      let landmarks = landmarks(kind, in: index)
      guard let point else { return isForward ? landmarks.first : landmarks.last }
      return isForward
        ? landmarks.first { $0 > point } : landmarks.last { $0 < point }
    }
  }

  /// The point that the size of a landmark is measured from: of a drop or a rise the one before it, of
  /// a spike or a dip the last one before it leaves its neighbors; `nil` of what has no size.
  package func origin(of kind: Landmark, at point: PointReference) -> Int? {
    guard series.indices.contains(point.series) else { return nil }
    let y = series[point.series].y.prefix(series[point.series].count)
    let origin: Int? =
      switch kind {
      case .drop, .rise: stepOrigin(of: point.point, in: series[point.series])
      case .spike: features(of: point.series).spikes.first { $0.index == point.point }?.origin
      case .turningPoint, .gap, .crossing, .higher, .lower, .outlier: nil
      }
    return origin.flatMap { y.indices.contains($0) && y[$0].isFinite ? $0 : nil }
  }

  /// True where all the large drops, or rises, of a series are as large as the one at a point.
  package func areAllAsLarge(_ kind: Landmark, at point: PointReference) -> Bool {
    guard kind == .drop || kind == .rise, series.indices.contains(point.series) else {
      return false
    }
    let own = series[point.series]
    let often = steps(of: own).occurrence(of: point.point)
    return often.count == landmarks(kind, in: point.series).count
  }

  private func crossings(of index: Int) -> [Int] {
    let others = series.indices.filter { $0 != index && areComparable($0, index) }
    return Set(others.flatMap { relation(index, $0).crossings.map(\.point) }).sorted()
  }
}
