import Charts
import Screen

/// The place of a plot in a picture, in pixels.
struct PixelArea: Equatable, Sendable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  /// Pixels from the left of a fraction of the plot.
  func x(_ fraction: Double) -> Double { left + Self.usual(fraction * width) }

  /// Pixels from the top of a fraction of the plot, which counts from its bottom.
  func y(_ fraction: Double) -> Double { top + Self.usual((1 - fraction) * height) }

  func point(_ point: PlotPoint) -> PixelPoint { PixelPoint(x: x(point.x), y: y(point.y)) }

  /// The points between those that are none.
  func runs(_ points: [PlotPoint]) -> [[PixelPoint]] {
    points.split { !$0.x.isFinite || !$0.y.isFinite }.map { $0.map(point) }
  }

  /// The lines through points; one that is not a number breaks them.
  func lines(_ points: [PlotPoint]) -> [[PixelPoint]] { runs(points).filter { $0.count > 1 } }

  /// A rectangle of the plot, as high as `least` pixels: without a height it would not be
  /// drawn.
  func rectangle(_ place: Rectangle, least: Double) -> PictureShape.Contour {
    let (top, bottom) = (y(place.top), y(place.bottom))
    let height = max(bottom - top, least)
    return .rectangle(
      left: x(place.left), top: (top + bottom - height) / 2, width: x(place.right) - x(place.left),
      height: height)
  }

  /// A place far outside only tells a direction; one that is not a number is at the edge.
  private static func usual(_ pixels: Double) -> Double {
    pixels.isNaN ? 0 : min(max(pixels, -1e6), 1e6)
  }
}

extension [PixelPoint] {
  /// The points before and behind which a line goes up and down, or the other way around.
  var turns: [PixelPoint] {
    indices.dropFirst().dropLast().compactMap { index in
      let (before, here, behind) = (self[index - 1].y, self[index].y, self[index + 1].y)
      return (here - before) * (here - behind) > 0 ? self[index] : nil
    }
  }
}
