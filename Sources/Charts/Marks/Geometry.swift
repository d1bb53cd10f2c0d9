extension Mark {
  /// The place and the form of a mark, in fractions of the plot; each case is drawn with one of the
  /// primitives of a ``Surface``.
  public enum Geometry: Equatable, Sendable {
    /// A line through points; one that is not a number breaks it.
    case line([PlotPoint])
    /// The room between a line and the one it stands on.
    case area(FilledCurve)
    /// A filled region.
    case region(Region, Filling)
    /// The sign of a series.
    case dot(PlotPoint)
  }
}

extension Mark.Geometry {
  /// A bar; it stands on the base line with its bottom or hangs from it with its top.
  public static func bar(left: Double, right: Double, bottom: Double, top: Double) -> Self {
    let place = Rectangle(left: left, right: right, bottom: bottom, top: top)
    return .region(.rectangle(place), .pattern(hasEdge: true))
  }

  /// A block of whole cells in a shade; however low, it takes one.
  public static func block(
    left: Double, right: Double, bottom: Double, top: Double, shade: ShadeLevel
  ) -> Self {
    let place = Rectangle(left: left, right: right, bottom: bottom, top: top)
    return .region(.rectangle(place), .shade(shade))
  }

  /// A block of whole cells that stands for a value so high up its range, 0 … 1.
  package static func block(
    left: Double, right: Double, bottom: Double, top: Double, height: Double
  ) -> Self {
    let place = Rectangle(left: left, right: right, bottom: bottom, top: top)
    return .region(.rectangle(place), .height(height))
  }

  /// An upright line.
  public static func rule(x: Double, from bottom: Double, to top: Double) -> Self {
    .line([PlotPoint(x: x, y: bottom), PlotPoint(x: x, y: top)])
  }

  /// A level bar without a height of its own, as dark as can be.
  public static func tick(left: Double, right: Double, y: Double) -> Self {
    .block(left: left, right: right, bottom: y, top: y, shade: .full)
  }
}
