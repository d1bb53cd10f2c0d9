/// The noise that a calculation leaves behind the last digit of what it makes.
enum Rounding {
  /// The part of a value by which means of the same rows may differ, however these were added up: a few hundred units in
  /// the last place.
  static let ofMeans = 1e-13

  /// True for values that are equal but for rounding; whole numbers are exact, however large.
  static func areAlike(_ a: Double, _ b: Double) -> Bool {
    guard a != b else { return true }
    // Most values are far from each other, which is told sooner than that they are whole.
    guard abs(a - b) <= ofMeans * max(abs(a), abs(b)), a.isFinite, b.isFinite else { return false }
    return a != a.rounded() || b != b.rounded()
  }
}
