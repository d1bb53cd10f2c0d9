/// A place in the plot, in fractions of its width and height.
public struct PlotPoint: Equatable, Sendable {
  /// From the left edge, 0, to the right, 1.
  public var x: Double
  /// From the bottom edge, 0, to the top, 1.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle, in fractions of the plot from its left and bottom edges.
public struct Rectangle: Equatable, Sendable {
  /// The left edge.
  public var left: Double
  /// The right edge.
  public var right: Double
  /// The lower edge.
  public var bottom: Double
  /// The upper edge.
  public var top: Double

  /// Makes a rectangle.
  public init(left: Double, right: Double, bottom: Double, top: Double) {
    self.left = left
    self.right = right
    self.bottom = bottom
    self.top = top
  }
}

/// A part of the plot that can be filled.
public enum Region: Equatable, Sendable {
  case rectangle(Rectangle)
  /// The inside of a closed line through its corners.
  case polygon([PlotPoint])
}
