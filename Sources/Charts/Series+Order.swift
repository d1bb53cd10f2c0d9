import Tables

extension Series {
  /// The points that have a place, in the order of their places; those of one place stay as they came.
  var placed: Series {
    guard order == .none else { return self }
    let finite = x.indices.filter { x[$0].isFinite }
    return points(at: finite.sorted { (x[$0], $0) < (x[$1], $1) })
  }

  /// The series with some of its points only, in the order of their indices, and all that belongs to them.
  func points(at indices: [Int]) -> Series {
    var series = self
    series.x = Excerpt(indices.map { x[$0] })
    series.y = Excerpt(indices.map { y[$0] })
    series.xTexts = xTexts.isEmpty ? [] : xTexts.picked(indices)
    series.labels = Excerpt(labels.picked(indices))
    series.samples = samples.picked(indices)
    series.uncertainty = uncertainty?.points(at: indices)
    series.additional = additional.map { $0.points(at: indices) }
    series.whole?.starts = whole?.starts.picked(indices) ?? []
    return series
  }
}

/// The order that places come in.
enum PlaceOrder {
  /// Each is a number beyond the one before.
  case distinct
  /// Numbers that ascend, some of them the same.
  case ascending
  case none

  init(_ places: Excerpt<Double>) {
    self = places.withContiguousStorageIfAvailable { PlaceOrder($0) } ?? .none
  }

  private init(_ places: UnsafeBufferPointer<Double>) {
    var isDistinct = true
    var last = -Double.infinity
    self = .none
    for place in places {
      guard place >= last, place.isFinite else { return }
      if place == last { isDistinct = false }
      last = place
    }
    self = isDistinct ? .distinct : .ascending
  }
}

extension AdditionalValues {
  /// The values of some of the points, in the order of their indices.
  fileprivate func points(at indices: [Int]) -> AdditionalValues {
    var picked = self
    guard let points else {
      picked.values = Excerpt(values.picked(indices))
      picked.texts = Excerpt(texts.picked(indices))
      return picked
    }
    let owned = Dictionary(grouping: points.indices) { points[$0] }
    let kept = indices.enumerated().flatMap { number, point in
      (owned[point] ?? []).map { (number, $0) }
    }
    picked.points = kept.map(\.0)
    picked.values = Excerpt(values.picked(kept.map(\.1)))
    picked.texts = Excerpt(texts.picked(kept.map(\.1)))
    return picked
  }
}

extension RandomAccessCollection where Index == Int {
  /// The elements at those of the indices that there are.
  func picked(_ indices: [Int]) -> [Element] {
    indices.compactMap { self.indices.contains($0) ? self[$0] : nil }
  }
}
