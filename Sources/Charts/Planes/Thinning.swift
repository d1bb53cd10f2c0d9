extension Plot {
  /// The points of a line, at most four a drawable column: the first, lowest, highest and last.
  ///
  /// A single spike among a million points is still drawn at its height. No line leads to the points after `breaks`.
  func envelope(of series: Series, breaks: Set<Int> = []) -> [PlotPoint] {
    var points: [PlotPoint] = []
    func leave(_ index: Int) {
      guard breaks.contains(index) else { return }
      points.append(PlotPoint(x: column(of: series.x[index - 1]), y: .nan))
    }
    guard isDense(series) else {
      for index in 0..<series.count {
        leave(index)
        points.append(point(index, of: series))
      }
      return points
    }
    points.reserveCapacity(resolution * 4)
    var start = 0
    while start < series.count {
      leave(start)
      let column = drawableColumn(of: series.x[start])
      let run = extremes(of: series, start..<end(of: column, from: start, in: series))
      // A column that is nothing but a gap breaks the line; a gap within a column cannot be seen.
      if column != nil, !run.kept.isEmpty {
        points += run.kept.map { point($0, of: series) }
      } else {
        points.append(PlotPoint(x: self.column(of: series.x[start]), y: .nan))
      }
      start = run.end
    }
    return points
  }

  /// The index after the last point that is on a column with the one at `start`, among places that
  /// ascend: by steps that double, then by halves, so that few of very many are looked at.
  private func end(of column: Int?, from start: Int, in series: Series) -> Int {
    let count = series.count
    var (inside, step) = (start, 1)
    while inside + step < count, drawableColumn(of: series.x[inside + step]) == column {
      inside += step
      step *= 2
    }
    var outside = min(inside + step, count)
    while outside - inside > 1 {
      let middle = (inside + outside) / 2
      if drawableColumn(of: series.x[middle]) == column {
        inside = middle
      } else {
        outside = middle
      }
    }
    return outside
  }

  /// The first, lowest, highest and last of the points that have a place on the y axis, in their
  /// order, and where the run ends: at the end of the range, or before it where places that are no numbers
  /// begin or end.
  private func extremes(of series: Series, _ range: Range<Int>) -> (kept: [Int], end: Int) {
    let pyramid = series.pyramid
    let isPlaced = range.last.map { series.x[range.lowerBound].isFinite && series.x[$0].isFinite }
    if isPlaced == true, let ends = pyramid.ends(of: range, in: series.y),
      hasPlace(series.y[ends.low])
    {
      return (inOrder(ends.first, ends.low, ends.high, ends.last), range.upperBound)
    }
    return lookedAtExtremes(of: series, range)
  }

  private func inOrder(_ first: Int, _ low: Int, _ high: Int, _ last: Int) -> [Int] {
    var kept = [first]
    for index in [min(low, high), max(low, high), last] where index > kept[kept.count - 1] {
      kept.append(index)
    }
    return kept
  }

  /// The same by a look at each point, where some have no place.
  private func lookedAtExtremes(
    of series: Series, _ range: Range<Int>
  ) -> (kept: [Int], end: Int) {
    var (first, last, lowest, highest) = (-1, -1, -1, -1)
    var (low, high) = (Double.infinity, -Double.infinity)
    let isPlace = series.x[range.lowerBound].isFinite
    var index = range.lowerBound
    while index < range.upperBound, series.x[index].isFinite == isPlace {
      let value = series.y[index]
      if hasPlace(value) {
        if first < 0 { first = index }
        last = index
        if value < low { (low, lowest) = (value, index) }
        if value > high { (high, highest) = (value, index) }
      }
      index += 1
    }
    return (first < 0 ? [] : inOrder(first, lowest, highest, last), index)
  }

  /// The points of a cloud with their places; of very many one for each place to be told apart.
  func cloud(of series: Series) -> [(point: Int, place: PlotPoint)] {
    let shown = isDense(series) ? toldApart(series) : Array(0..<series.count)
    return shown.lazy.map { (point: $0, place: point($0, of: series)) }.filter {
      $0.place.y.isFinite
    }
  }

  /// The points of a cloud that are told apart, the first at each place.
  private func toldApart(_ series: Series) -> [Int] {
    let side = min(resolution, 1024)
    func place(_ fraction: Double) -> Int {
      min(Int(min(max(fraction, 0), 1) * Double(side)), side - 1)
    }
    var isTaken = Array(repeating: false, count: side * side)
    return (0..<series.count).filter { index in
      let point = point(index, of: series)
      guard point.y.isFinite else { return false }
      let place = place(point.y) * side + place(point.x)
      defer { isTaken[place] = true }
      return !isTaken[place]
    }
  }

  /// The points of a series that have bars; of bars that share a column those of the highest and of
  /// the lowest below zero.
  func bars(of series: Series) -> [Int] {
    var bars: [Int] = []
    var present: Int?
    var rising: Int?
    var hanging: Int?
    for i in 0..<series.count where hasPlace(series.y[i]) && column(of: series.x[i]).isFinite {
      let column = barColumn(of: series.x[i], among: series.count)
      let value = series.y[i]
      if column == nil || column != present {
        rising = nil
        hanging = nil
        present = column
      }
      let rival = value < 0 ? hanging : rising
      if let rival {
        if abs(value) > abs(series.y[bars[rival]]) { bars[rival] = i }
      } else {
        if value < 0 { hanging = bars.count } else { rising = bars.count }
        bars.append(i)
      }
    }
    return bars
  }

  /// The place of a drawn point; its y is not a number where it has none, which breaks a line.
  private func point(_ index: Int, of series: Series) -> PlotPoint {
    let point = point(series.x[index], series.y[index])
    return point.x.isFinite ? point : PlotPoint(x: .nan, y: .nan)
  }

  /// True where the points of a series are more than can be told apart.
  private func isDense(_ series: Series) -> Bool { series.count / 4 > resolution }

  /// The drawable column that a place falls on; `nil` where it has none.
  func drawableColumn(of x: Double) -> Int? {
    let place = column(of: x)
    guard place.isFinite else { return nil }
    return min(Int(min(max(place, 0), 1) * Double(resolution)), resolution - 1)
  }
}
