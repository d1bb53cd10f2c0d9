import Screen

/// The sign in the slice that one stands in.
enum CircleSign {
  /// The largest scale up to one at which it, which grows as it stands out, covers but a part of a circle of some rows.
  static func scale(_ scale: Int, rows: Int) -> Int {
    (1...max(scale, 1)).last {
      $0 > 1 && MarkerShape.size(scale: $0 + 1).rows * leastPart <= rows
    } ?? 1
  }

  /// As many signs would have room one above the other.
  private static let leastPart = 3
}
