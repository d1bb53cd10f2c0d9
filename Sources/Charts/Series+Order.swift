extension Series {
  /// The points that have a place, in the order of their places; those of one place stay as they came.
  var placed: Series {
    let isPlaced = x.allSatisfy(\.isFinite) && zip(x, x.dropFirst()).allSatisfy { $0 <= $1 }
    if isPlaced { return self }
    let order = x.indices.filter { x[$0].isFinite }
    return points(at: order.sorted { (x[$0], $0) < (x[$1], $1) })
  }

  /// The series with some of its points only, in the order of their indices, and all that belongs to them.
  func points(at indices: [Int]) -> Series {
    var series = self
    series.x = indices.map { x[$0] }
    series.y = indices.map { y[$0] }
    series.xTexts = xTexts.isEmpty ? [] : xTexts.picked(indices)
    series.labels = labels.picked(indices)
    series.samples = samples.picked(indices)
    series.additional = additional.map { $0.points(at: indices) }
    series.whole?.starts = whole?.starts.picked(indices) ?? []
    return series
  }
}

extension AdditionalValues {
  /// The values of some of the points, in the order of their indices.
  fileprivate func points(at indices: [Int]) -> AdditionalValues {
    var picked = self
    guard let points else {
      picked.values = values.picked(indices)
      picked.texts = texts.picked(indices)
      return picked
    }
    let owned = Dictionary(grouping: points.indices) { points[$0] }
    let kept = indices.enumerated().flatMap { number, point in
      (owned[point] ?? []).map { (number, $0) }
    }
    picked.points = kept.map(\.0)
    picked.values = values.picked(kept.map(\.1))
    picked.texts = texts.picked(kept.map(\.1))
    return picked
  }
}

extension Array {
  /// The elements at those of the indices that there are.
  fileprivate func picked(_ indices: [Int]) -> [Element] {
    indices.compactMap { self.indices.contains($0) ? self[$0] : nil }
  }
}
