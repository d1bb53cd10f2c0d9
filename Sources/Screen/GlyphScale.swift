/// The size of everything drawn: 1 as a cell is, up to 4.
package enum GlyphScale {
  package static let range = 1...4

  /// The nearest scale there is.
  package static func clamped(_ scale: Int) -> Int {
    min(max(scale, range.lowerBound), range.upperBound)
  }
}
