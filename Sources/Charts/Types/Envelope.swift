extension Plot {
  /// The points of a line, at most four a drawable column: the first, lowest, highest and last.
  ///
  /// A single spike among a million points is still drawn at its height.
  func envelope(of series: Series) -> [PlotPoint] {
    guard isDense(series) else {
      return (0..<series.count).map { point($0, of: series) }
    }
    var points: [PlotPoint] = []
    points.reserveCapacity(resolution * 4)
    var start = 0
    while start < series.count {
      let column = drawableColumn(of: series.x[start])
      var kept: (first: Int, low: Int, high: Int, last: Int)?
      var end = start
      repeat {
        let value = series.y[end]
        if column != nil, hasPlace(value) {
          var known = kept ?? (end, end, end, end)
          if value < series.y[known.low] { known.low = end }
          if value > series.y[known.high] { known.high = end }
          known.last = end
          kept = known
        }
        end += 1
      } while end < series.count && drawableColumn(of: series.x[end]) == column
      // A column that is nothing but a gap breaks the line; a gap within a column cannot be seen.
      if let kept {
        let indices = Set([kept.first, kept.low, kept.high, kept.last]).sorted()
        points += indices.map { point($0, of: series) }
      } else {
        points.append(PlotPoint(x: self.column(of: series.x[start]), y: .nan))
      }
      start = end
    }
    return points
  }

  /// The points of a cloud with their places; of very many one for each place to be told apart.
  func cloud(of series: Series) -> [(point: Int, place: PlotPoint)] {
    let points = (0..<series.count).lazy.map { (point: $0, place: point($0, of: series)) }.filter {
      $0.place.y.isFinite
    }
    guard isDense(series) else { return Array(points) }
    let side = min(resolution, 1024)
    func place(_ fraction: Double) -> Int {
      min(Int(min(max(fraction, 0), 1) * Double(side)), side - 1)
    }
    var isTaken = Array(repeating: false, count: side * side)
    return points.filter { point in
      let place = place(point.place.y) * side + place(point.place.x)
      defer { isTaken[place] = true }
      return !isTaken[place]
    }
  }

  /// The points of a series that have bars; of bars that fall on one drawable column those of the
  /// highest and of the lowest below zero.
  func bars(of series: Series) -> [Int] {
    let isDense = series.count > resolution
    var bars: [Int] = []
    var present: Int?
    var rising: Int?
    var hanging: Int?
    for i in 0..<series.count where hasPlace(series.y[i]) {
      guard let column = drawableColumn(of: series.x[i]) else { continue }
      let value = series.y[i]
      if !isDense || column != present {
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

  /// Where a point is drawn; its y is not a number where it has no place, which breaks a line.
  private func point(_ index: Int, of series: Series) -> PlotPoint {
    let point = point(series.x[index], series.y[index])
    return point.x.isFinite ? point : PlotPoint(x: .nan, y: .nan)
  }

  /// Whether the points of a series are more than can be told apart.
  private func isDense(_ series: Series) -> Bool { series.count / 4 > resolution }

  /// Which of the drawable columns a place falls on; `nil` where it has none.
  func drawableColumn(of x: Double) -> Int? {
    let place = column(of: x)
    guard place.isFinite else { return nil }
    return min(Int(min(max(place, 0), 1) * Double(resolution)), resolution - 1)
  }
}
