import Tables

/// The ends between which each value of a series may lie: those of an interval of confidence, or of an error to both
/// sides.
public struct Uncertainty: Equatable, Sendable {
  /// The lower end of each point; not a number where it has none.
  public var low: Excerpt<Double>
  /// The upper end of each point.
  public var high: Excerpt<Double>

  /// Makes ends for each point.
  public init(low: [Double], high: [Double]) {
    self.low = Excerpt(low)
    self.high = Excerpt(high)
  }

  /// The ends of a point, the lower first; `nil` where one is missing.
  public func ends(of point: Int) -> ClosedRange<Double>? {
    guard low.indices.contains(point), high.indices.contains(point), low[point].isFinite,
      high[point].isFinite
    else { return nil }
    return min(low[point], high[point])...max(low[point], high[point])
  }

  /// The ends of some of the points.
  func part(_ points: Range<Int>) -> Uncertainty {
    var part = self
    part.low = low.part(points)
    part.high = high.part(points)
    return part
  }

  /// The ends of some of the points, in the order of their indices.
  func points(at indices: [Int]) -> Uncertainty {
    var picked = self
    picked.low = Excerpt(low.picked(indices))
    picked.high = Excerpt(high.picked(indices))
    return picked
  }
}

extension Chart {
  /// True where uncertainty is drawn: where the heights of points are their values.
  var showsUncertainty: Bool { type.projections.fitsLines && !isStacked }

  /// The ends of all points, for the axis to reach to.
  var uncertainEnds: [Double] {
    guard showsUncertainty else { return [] }
    return series.flatMap { series in
      series.uncertainty.map { $0.low.elements + $0.high.elements } ?? []
    }
  }

  /// The ends between which the value of a point may lie, ready to be said.
  func interval(of point: PointReference) -> Interval? {
    guard showsUncertainty, let ends = series[point.series].uncertainty?.ends(of: point.point)
    else { return nil }
    var (low, high) = (
      quantity(ends.lowerBound, of: series[point.series]),
      quantity(ends.upperBound, of: series[point.series])
    )
    (low.unit, high.unit) = (nil, nil)
    return Interval(low: low, high: high)
  }

  /// The marks of uncertainty: an upright line with caps at each point that has room for one.
  func whiskers(on plot: Plot) -> [Mark] {
    guard showsUncertainty else { return [] }
    return series.indices.flatMap { index -> [Mark] in
      guard let ends = series[index].uncertainty, !isBand(index, on: plot) else { return [] }
      let chart = self
      return (0..<series[index].count).compactMap { point in
        let reference = PointReference(series: index, point: point)
        guard let ends = ends.ends(of: point),
          let middle = chart.focus(at: reference, on: plot)?.middle
        else { return nil }
        let (bottom, top) = (plot.row(of: ends.lowerBound), plot.row(of: ends.upperBound))
        guard bottom.isFinite, top.isFinite else { return nil }
        return Mark(
          .rule(x: middle, from: min(max(bottom, 0), 1), to: min(max(top, 0), 1)), reference,
          part: .whisker)
      }
    }
  }

  /// The lower and the upper edge of the band around each series with too many points for lines of their own,
  /// each as a mark of its series.
  public func bands(on plot: Plot) -> [(low: Mark, high: Mark)] {
    guard showsUncertainty else { return [] }
    return series.indices.compactMap { index in
      guard let ends = series[index].uncertainty, isBand(index, on: plot) else { return nil }
      func edge(_ values: Excerpt<Double>) -> Mark {
        var edge = series[index]
        edge.y = values
        let line = plot.envelope(of: edge, breaks: knownBreaks(of: edge))
        return Mark(.line(line), series: index, part: .band)
      }
      return (edge(ends.low), edge(ends.high))
    }
  }

  /// True where a series is a line of more points than have room for whiskers side by side.
  private func isBand(_ index: Int, on plot: Plot) -> Bool {
    let columnsOfWhisker = 4
    return type.projections.joinsPoints
      && series[index].count * columnsOfWhisker > plot.columnsOfCells
  }
}

/// Two values between which another one may lie.
public struct Interval: Equatable, Sendable {
  /// The lower one.
  public var low: Quantity
  /// The upper one.
  public var high: Quantity

  /// Makes an interval.
  public init(low: Quantity, high: Quantity) {
    self.low = low
    self.high = high
  }
}

extension Plot {
  /// The columns of cells that it is drawn on, or would be.
  fileprivate var columnsOfCells: Int { cells?.count ?? resolution / 8 }
}

extension Mark {
  /// The middle of it across the plot; `nil` where it has none of its own.
  package var middle: Double? {
    switch geometry {
    case .dot(let place): place.x
    case .region(.rectangle(let place), _): (place.left + place.right) / 2
    case .line, .area, .region(.polygon, _): nil
    }
  }
}
