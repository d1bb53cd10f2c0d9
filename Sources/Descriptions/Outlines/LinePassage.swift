import Charts

/// A point beside a line that was asked for.
package struct LinePassage: Equatable, Sendable {
  /// The name of the line, if somebody gave it one.
  var label: String?
  /// The value at which it lies.
  var value: Quantity
  /// The distance of the point from it; its sign says the side.
  var distance: Quantity
  /// True where the step to the point goes past it from below, false where from above; `nil` where it does neither, as
  /// between names without an order.
  var isUpward: Bool?
}

extension Chart {
  /// The lines with the side on which a value is, and of a step from another one those that it goes past: a value on a
  /// line is at it, and past it with the step that leaves it on the other side.
  func linePassages(from start: Double?, to end: Double) -> [LinePassage] {
    drawnReferenceLines.filter { _ in end.isFinite }.map { line in
      var distance = Change(from: quantity(line.value), to: quantity(end)).amount
      distance.dropUnit()
      let isPassed =
        start.map { start in
          start < end
            ? start <= line.value && line.value < end : end < line.value && line.value <= start
        } ?? false
      return LinePassage(
        label: line.label, value: quantity(line.value), distance: distance,
        isUpward: isPassed ? start.map { $0 < end } : nil)
    }
  }
}
