import Screen

/// A marker in pixels, the same shapes as on the screen.
enum MarkerContour {
  /// The marker of a series around a place, filled with its color; an outline in that of the background parts it from
  /// those behind it.
  static func shape(
    series: Int, at place: PixelPoint, ink: Ink, unit: Double, size: Double = 1
  ) -> PictureShape {
    let shape = MarkerShape.of(series: series)
    let isHollow = shape.isHollow
    return PictureShape(
      contour(of: shape, place, (isHollow ? radius : outlined) * unit * size),
      fill: .ink(isHollow ? .background : ink),
      pen: isHollow ? Pen(ink, width: 2 * unit * size) : Pen(.background, width: unit * size))
  }

  /// Half of its width in pixels of a vector picture.
  static let radius = 5.0
  /// The same where the outline, half of which lies within, is not seen.
  private static let outlined = 5.75

  private static func contour(
    of shape: MarkerShape, _ place: PixelPoint, _ radius: Double
  ) -> PictureShape.Contour {
    func polygon(_ corners: [(Double, Double)]) -> PictureShape.Contour {
      let points = corners.map { across, up in
        PixelPoint(x: place.x + across * radius, y: place.y - up * radius)
      }
      return .path([points], isClosed: true)
    }
    switch shape {
    case .diamond, .hollowDiamond:
      return polygon([(0, 1.2), (1.2, 0), (0, -1.2), (-1.2, 0)])
    case .triangle, .hollowTriangle: return polygon([(0, 1.1), (1.1, -0.9), (-1.1, -0.9)])
    case .invertedTriangle, .hollowInvertedTriangle:
      return polygon([(0, -1.1), (1.1, 0.9), (-1.1, 0.9)])
    case .plus: return polygon(plus)
    case .square, .hollowSquare:
      return polygon([(-0.9, 0.9), (0.9, 0.9), (0.9, -0.9), (-0.9, -0.9)])
    case .star: return polygon(star)
    case .disk, .ring: return .disk(center: place, radius: radius)
    }
  }

  /// A cross whose arms are a third as broad as long.
  private static let plus: [(Double, Double)] = [
    (-0.4, 1.1), (0.4, 1.1), (0.4, 0.4), (1.1, 0.4), (1.1, -0.4), (0.4, -0.4), (0.4, -1.1),
    (-0.4, -1.1), (-0.4, -0.4), (-1.1, -0.4), (-1.1, 0.4), (-0.4, 0.4),
  ]

  /// A star of five points, the first up; the corners between lie on 0.45 of its radius.
  private static let star: [(Double, Double)] = {
    // Sine and cosine of 0, 36, 72, 108, 144 and 180 degrees: constants need no library.
    let sine = [0, 0.587785, 0.951057, 0.951057, 0.587785, 0]
    let cosine = [1, 0.809017, 0.309017, -0.309017, -0.809017, -1]
    return (0..<10).map { corner in
      let step = corner <= 5 ? corner : 10 - corner
      let side = corner <= 5 ? 1.0 : -1.0
      let length = corner.isMultiple(of: 2) ? 1.25 : 0.55
      return (side * sine[step] * length, cosine[step] * length)
    }
  }()
}
