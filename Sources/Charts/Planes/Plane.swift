/// A frame of reference: how two values of a point become its place in the plot.
public protocol Plane: Sendable {
  /// The place of two values: x and y in a Cartesian plane, an angle and a radius in a polar one.
  func point(_ first: Double, _ second: Double) -> PlotPoint
}
