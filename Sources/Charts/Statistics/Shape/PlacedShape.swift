/// A shape with the points that it speaks of.
struct PlacedShape: Equatable {
  var shape: Shape
  /// The point that it names first, if it names one.
  var point: Int?
  /// The spike that is one of its turns, if one is.
  var turn: Int?
  /// The levels between which it steps, or at which it stays for a while, the longest first.
  var levels: [Plateau]

  init(_ shape: Shape, at point: Int? = nil, levels: [Plateau] = []) {
    self.shape = shape
    self.point = point
    self.levels = levels
  }

  /// The stretches in which it hardly changes; `nil` where the shape does not tell: what stays at one level in all has
  /// no others, and a rise may rest.
  var plateaus: [Plateau]? { shape.isLevel || !levels.isEmpty ? levels : nil }
}
