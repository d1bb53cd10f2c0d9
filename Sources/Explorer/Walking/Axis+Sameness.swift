import Charts

extension Chart {
  /// True where places of another chart are places here: along one column, or columns themselves beside each other.
  func isAlong(_ other: Chart) -> Bool {
    xAxis.isAlong(other.xAxis) || standsOnColumns && other.standsOnColumns
  }

  /// True where each place is a column of a table.
  private var standsOnColumns: Bool {
    channels != nil && channels?.x == nil && xAxis.title == nil && xAxis.categories != nil
  }
}

extension Axis {
  /// True where both are drawn alike on purpose.
  func isShared(with other: Axis) -> Bool { shared != nil && shared == other.shared }

  /// True where places along the other axis are places along this one: both are of one column, or drawn
  /// alike.
  func isAlong(_ other: Axis) -> Bool {
    isShared(with: other) || title != nil && title == other.title && isAlike(other)
  }

  /// True where places of one axis can be looked for on the other.
  func isAlike(_ other: Axis) -> Bool {
    switch (kind, other.kind) {
    case (.number, .number), (.date, .date), (.category, .category): true
    default: false
    }
  }

  /// The category at a place; `nil` where there is none.
  func category(at x: Double) -> String? {
    guard let categories, let index = Int(exactly: x), categories.indices.contains(index) else {
      return nil
    }
    return categories[index]
  }

  /// The place here that another axis has at `x`; `nil` for a category that is not here.
  func place(_ x: Double, of other: Axis) -> Double? {
    guard let names = categories, let others = other.categories, names != others else { return x }
    return Int(exactly: x).flatMap { others.indices.contains($0) ? others[$0] : nil }
      .flatMap(names.firstIndex).map(Double.init)
  }
}
