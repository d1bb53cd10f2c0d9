/// What one can go to along a series.
public enum Landmark: String, CaseIterable, Sendable {
  case turningPoint, drop, rise, gap, crossing, higher, lower, spike, outlier
}

extension Chart {
  /// The points of a series that are landmarks, ascending.
  public func landmarks(_ kind: Landmark, in index: Int) -> [Int] {
    switch kind {
    case .turningPoint: return Statistics(series[index])?.turningPoints ?? []
    case .gap:
      let y = series[index].y
      return y.indices.filter { !y[$0].isFinite && ($0 == 0 || y[$0 - 1].isFinite) }
    default: return []
    }
  }

  /// The nearest landmark from a point on.
  public func next(
    _ kind: Landmark, in index: Int, from point: Int?, by direction: Int
  ) -> Int? {
    if kind == .higher || kind == .lower {
      guard let point else { return nil }
      let y = series[index].y
      return y.indices.first {
        $0 > point && (kind == .higher ? y[$0] > y[point] : y[$0] < y[point])
      }
    }
    let landmarks = landmarks(kind, in: index)
    guard let point else { return direction > 0 ? landmarks.first : landmarks.last }
    return direction > 0 ? landmarks.first { $0 > point } : landmarks.last { $0 < point }
  }
}
