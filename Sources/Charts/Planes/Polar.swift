import Glibc

/// A plane of angles and radii around the middle of the plot.
///
/// An angle is a share of the whole turn, clockwise from the top; the radius 1 is that of the
/// largest circle that fits.
public struct Polar: Plane {
  /// Half of the width and half of the height of that circle, in fractions of the plot.
  private let half: (x: Double, y: Double)

  /// Lays the plane out.
  ///
  /// - Parameter aspect: The width over the height of the plot to the eye; what is not above zero
  ///   counts as 1.
  public init(aspect: Double) {
    let aspect = aspect > 0 && aspect.isFinite ? aspect : 1
    half = (x: 0.5 * min(1, 1 / aspect), y: 0.5 * min(1, aspect))
  }

  /// The place at an angle and a radius.
  public func point(_ angle: Double, _ radius: Double) -> PlotPoint {
    let turn = 2 * Double.pi * angle
    return PlotPoint(
      x: 0.5 + half.x * radius * sin(turn), y: 0.5 + half.y * radius * cos(turn))
  }

  /// The region between two angles and two radii: a slice of a pie, or of a ring.
  ///
  /// - Parameters:
  ///   - angles: From where to where it reaches; more than a whole turn counts as one.
  ///   - radii: From the inner edge, 0 for a slice to the middle, to the outer one.
  /// - Returns: A polygon, clockwise along the outer edge and back along the inner one.
  public func arc(_ angles: ClosedRange<Double>, radii: ClosedRange<Double>) -> Region {
    let span = min(angles.upperBound - angles.lowerBound, 1)
    guard span.isFinite else { return .polygon([]) }
    let steps = max(Int((span * Self.stepsAround).rounded(.up)), 1)
    let edge = (0...steps).map { angles.lowerBound + span * Double($0) / Double(steps) }
    let outer = edge.map { point($0, radii.upperBound) }
    let inner =
      radii.lowerBound > 0
      ? edge.reversed().map { point($0, radii.lowerBound) } : [point(0, 0)]
    return .polygon(outer + inner)
  }

  /// The straight edges that a circle is drawn with.
  private static let stepsAround = 120.0
}

extension Mark.Geometry {
  /// A slice of a pie, or of a ring, filled as a bar is.
  public static func arc(
    _ angles: ClosedRange<Double>, radii: ClosedRange<Double>, in plane: Polar
  ) -> Self {
    .region(plane.arc(angles, radii: radii), .pattern(hasEdge: true))
  }
}
