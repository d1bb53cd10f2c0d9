import Screen

/// A marker as a path, the same shapes as on the screen.
enum SVGMarker {
  /// The marker of a series around a place in pixels, filled with its color.
  static func element(
    series: Int, x: Double, y: Double, color: Color, background: Color
  ) -> XMLElement {
    let shape = MarkerShape.of(series: series)
    let isHollow = shape == .ring || shape == .hollowSquare
    return XMLElement(
      "path",
      [
        "d": path(of: shape, x, y), "fill": (isHollow ? background : color).hex,
        "stroke": color.hex, "stroke-width": isHollow ? "2" : "1",
      ])
  }

  /// Half of its width in pixels.
  static let radius = 5.0

  private static func path(of shape: MarkerShape, _ x: Double, _ y: Double) -> String {
    func polygon(_ corners: [(Double, Double)]) -> String {
      corners.enumerated().map { index, corner in
        let (across, up) = corner
        return (index == 0 ? "M" : "L") + (x + across * radius).pixels + " "
          + (y - up * radius).pixels
      }.joined() + "Z"
    }
    switch shape {
    case .diamond: return polygon([(0, 1.2), (1.2, 0), (0, -1.2), (-1.2, 0)])
    case .triangle: return polygon([(0, 1.1), (1.1, -0.9), (-1.1, -0.9)])
    case .invertedTriangle: return polygon([(0, -1.1), (1.1, 0.9), (-1.1, 0.9)])
    case .square, .hollowSquare:
      return polygon([(-0.9, 0.9), (0.9, 0.9), (0.9, -0.9), (-0.9, -0.9)])
    case .star: return polygon(star)
    case .disk, .ring:
      let (left, size) = ((x - radius).pixels, radius.pixels)
      let arc = "a\(size) \(size) 0 1 0 "
      return "M\(left) \(y.pixels)\(arc)\((2 * radius).pixels) 0\(arc)\((-2 * radius).pixels) 0Z"
    }
  }

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
