import Tables

extension Chart {
  /// The shape of a series, and the point that it names first; `nil` where it has no order, or no clear shape.
  package func shape(of index: Int) -> (shape: Shape, point: Int?)? {
    guard hasCourse else { return nil }
    return features(of: index).shape.map { ($0.shape, $0.point) }
  }

  /// Finds the shape of a series with a course, of which the period, the spikes, the outliers and the reversals are known;
  /// of what has none, or varies around a level, a season that single values hide, else its large turns.
  func measuredShape(
    of index: Int, _ period: Period?, _ spikes: [Spike], _ outliers: [Int],
    _ reversals: Reversals, at turning: CoursePoints
  ) -> PlacedShape? {
    // A code for no value is no part of the course, which tells so, and is told as the lowest or the highest.
    let code = MissingCode.repeated(in: series[index].allValues)
    var found = plainShape(of: index, period, spikes, outliers, reversals, without: code)
    if let code, found?.shape.speaks(of: code.value) == false {
      found?.shape.leftOut = Shape.LeftOut(
        quantity(code.value, of: series[index]), count: code.count)
    }
    if found?.shape.isVarying ?? true, let season = season(of: series[index]) {
      return PlacedShape(Shape(.periodic(season)))
    }
    guard let found else {
      guard code == nil else { return nil }
      return period == nil ? reversingShape(of: index, reversals, spikes, at: turning) : nil
    }
    // One way that goes far back is told with its turns: an end may be an outlier.
    guard case .legs(let legs, _) = found.shape.course, legs.count == 1, !found.shape.isNoisy,
      !reversals.areNone, code == nil
    else { return found }
    return reversingShape(of: index, reversals, spikes, at: turning) ?? found
  }

  private func plainShape(
    of index: Int, _ period: Period?, _ spikes: [Spike], _ outliers: [Int], _ reversals: Reversals,
    without code: (value: Double, count: Int)?
  ) -> PlacedShape? {
    let series = series[index]
    if let period, let repetition = repetition(period, of: series, without: code?.value) {
      return PlacedShape(Shape(.periodic(repetition)))
    }
    if let mostly = mostlyOneValue(of: series) { return mostly }
    if let sawtooth = sawtooth(of: series) {
      return PlacedShape(Shape(.sawtooth(sawtooth.shape)), at: sawtooth.point)
    }
    let (x, y) = (series.x.elements, wholeValues(of: series))
    // On a logarithmic axis what has no place has no part in the course.
    let isLinear = yAxis.effectiveScale == .linear
    let heights = isLinear ? y : y.map(yAxis.effectiveScale.coordinate)
    let isPlaced = { (point: Int) in
      x[point].isFinite && heights[point].isFinite && y[point] != code?.value
    }
    // A level is one also where a single value leaves it.
    let spike = spikes.onlyOne
    func leaving(_ point: Int, isPeak: Bool, isAtEnd: Bool = false) -> Shape.Exception {
      var exception = Shape.Exception(
        quantity(y[point], of: series), place(x[point]), isPeak: isPeak)
      exception.isAtEnd = isAtEnd
      return exception
    }
    if let spike {
      let besides = FiniteIndices(below: series.count) {
        isPlaced($0) && !spike.isOf($0, in: heights)
      }
      // A series that leads somewhere with the value that leaves it does not stay, nor does a level have another value that
      // is farther from it.
      if isFarthest(spike, in: y, of: besides),
        let level = level(at: besides, x: x, y: y), level.isExact || !hasDirection(index)
      {
        let exception = leaving(spike.index, isPeak: spike.isPeak)
        return PlacedShape(
          Shape(.level(level), isNoisy: !level.isExact, exception: exception), at: spike.index)
      }
    }
    let all = FiniteIndices(below: series.count, where: isPlaced)
    if let level = constant(at: all, y: y), all.count > 1 {
      return PlacedShape(Shape(.level(level)))
    }
    if let interrupted = interruption(of: series, at: all) { return interrupted }
    if let burst = burstShape(of: series, at: all) { return burst }
    // No one way begins or ends where a single value is far from all that is beside it.
    let ends = [all.first, all.last].compactMap(\.self).filter(outliers.contains)
    func course(at points: FiniteIndices) -> CoursePoints {
      CoursePoints(
        x: points.elements(of: x), y: points.elements(of: heights), most: CoursePoints.most)
    }
    var base = all
    var (found, looked) = course(at: all).shape()
    // Nor is a single value that leaves a course and comes back a turn of it.
    if let lone = spikes.lone(in: heights) {
      let besides = FiniteIndices(below: series.count) {
        isPlaced($0) && !lone.isOf($0, in: heights)
      }
      let rest = course(at: besides).shape()
      if let shape = rest.found, shape.kind != .level {
        (base, found, looked) = (besides, shape, rest.points)
      }
    }
    var points = base
    if !ends.isEmpty, found?.isOneWay ?? true || found?.hasShortEnd ?? false {
      points = FiniteIndices(below: series.count) { point in
        isPlaced(point) && !ends.contains(point)
          && (base.count == all.count || spike?.isOf(point, in: heights) != true)
      }
      if ends.count == 1, let level = level(at: points, x: x, y: y) {
        let exception = leaving(
          ends[0], isPeak: y[ends[0]] > level.quantity.value, isAtEnd: true)
        return PlacedShape(
          Shape(.level(level), isNoisy: !level.isExact, exception: exception), at: ends[0])
      }
      if found?.isOneWay ?? true {
        (found, looked) = course(at: points).shape()
      } else {
        points = base
      }
    }
    guard let found else { return nil }
    if found.kind == .level, hasDirection(index) { return nil }
    let named = looked.indices(among: points)
    var naming = ShapeNaming(
      chart: self, series: series, points: named, values: named.elements(of: y), found: found)
    naming.weight = looked.weight
    naming.hasExactEnds = points.count == base.count && reversals.areNone
    naming.ends = points.count < base.count ? ends : []
    if let spike, base.count < all.count { naming.spike = spike.index }
    // Nor does a level hide the value that is far from all others.
    if found.kind == .level, var named = naming.shape, named.shape.exception == nil,
      // A value alone among all is so among a sample of them with its extremes.
      let point = spike.flatMap({ isFarthest($0, in: y, of: all) ? $0.index : nil })
        ?? (looked.isSample && LoneValue.index(in: looked.y) == nil ? nil : LoneValue.index(in: y))
    {
      let level = ShapeNaming.level(of: naming.values)
      named.shape.exception = leaving(
        point, isPeak: y[point] > level, isAtEnd: point == all.first || point == all.last)
      return PlacedShape(named.shape, at: point)
    }
    guard !isLinear else { return naming.shape }
    // The same data has the same shape on every axis, or its axis is named.
    let linear = CourseShape(looked.with(y: points.elements(of: y)))
    if let linear, case .exponential = linear.kind { naming.found = linear }
    var shape = naming.shape
    shape?.shape.isLogarithmic = linear.map { !$0.isLike(naming.found) } ?? true
    return shape
  }

  /// The levels before, in and behind an interruption, or the ways to it and back where all else goes one way.
  private func interruption(of series: Series, at points: FiniteIndices) -> PlacedShape? {
    guard yAxis.effectiveScale == .linear,
      case let values = points.elements(of: series.allValues),
      let interruption = Interruption(values)
    else { return nil }
    let levels = interruption.levels(of: values.count)
    var naming = ShapeNaming(
      chart: self, series: series, points: points, values: values,
      found: CourseShape(.levels(levels), deviation: values.deviation(from: levels)))
    if let shape = naming.shape { return shape }
    let others = values.indices.filter { !interruption.points.contains($0) }
    let x = points.elements(of: series.x.elements)
    guard
      let rest = CourseShape(x: others.map { x[$0] }, y: others.map { values[$0] }),
      !rest.isNoisy, case .legs(let legs) = rest.kind, legs.count == 1, legs[0].direction != .flat
    else { return nil }
    naming.found = CourseShape(
      .legs(interruption.legs(of: values, going: legs[0].direction)), deviation: rest.deviation)
    return naming.shape
  }

  /// True of a spike beyond which there is nothing else.
  private func isFarthest(_ spike: Spike, in y: [Double], of points: FiniteIndices) -> Bool {
    points.allSatisfy {
      spike.isPeak ? y[$0] <= y[spike.index] : y[$0] >= y[spike.index]
    }
  }

  /// True of a series whose trend leads up or down: no other sentence says that it stays.
  private func hasDirection(_ index: Int) -> Bool {
    [.rising, .falling].contains(measuredStatistics(of: index)?.trend.direction)
  }

  private func constant(at points: FiniteIndices, y: [Double]) -> Shape.Amount? {
    // Sums and conversions leave something in the last digits that is no change: 0.3 and 0.1 + 0.2; of whole numbers they
    // leave nothing.
    guard let first = points.first,
      points.allSatisfy({
        y[$0] == y[first]
          || abs(y[$0] - y[first]) <= 4 * y[first].ulp && y[$0] != y[$0].rounded()
      })
    else { return nil }
    return Shape.Amount(quantity(y[first]))
  }

  /// The level of values beside a spike, where they have one.
  func level(at points: FiniteIndices, x: [Double], y: [Double]) -> Shape.Amount? {
    guard points.count >= CourseShape.fewest else { return nil }
    if let constant = constant(at: points, y: y) { return constant }
    let looked = CoursePoints(
      x: points.elements(of: x), y: points.elements(of: y), most: CoursePoints.most)
    guard let found = CourseShape(looked), found.kind == .level else { return nil }
    return ShapeNaming.about(
      ShapeNaming.level(of: looked.y), found.deviation, of: looked.y, in: self)
  }
}
