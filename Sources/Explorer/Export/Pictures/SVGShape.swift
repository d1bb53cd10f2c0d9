import Screen

extension PictureShape {
  /// The shape as an element of a vector picture.
  ///
  /// - Parameters:
  ///   - theme: The colors.
  ///   - prefix: The prefix of the names of the picture's own fillings.
  /// - Returns: The element.
  func element(_ theme: Theme, prefix: String) -> XMLElement {
    var element = contour.element
    let isLine = element.name == "line"
    switch fill {
    case .ink(let ink)?: element = element.with("fill", ink.color(in: theme).hex)
    case .pattern(let pattern, let role, _)?:
      element = element.with(
        "fill", SVGFill.reference(pattern, theme.color(role), prefix: prefix))
    case nil: if !isLine { element = element.with("fill", "none") }
    }
    if opacity < 1 { element = element.with("fill-opacity", opacity.pixels) }
    guard let pen else { return element }
    element = element.with("stroke", pen.ink.color(in: theme).hex)
    if pen.width != 1 { element = element.with("stroke-width", pen.width.pixels) }
    if fill == nil, !isLine { element = element.with("stroke-linejoin", "round") }
    return pen.dashes.isEmpty
      ? element
      : element.with("stroke-dasharray", pen.dashes.map(\.pixels).joined(separator: " "))
  }
}

extension PictureShape.Contour {
  fileprivate var element: XMLElement {
    switch self {
    case .rectangle(let left, let top, let width, let height):
      XMLElement(
        "rect",
        ["x": left.pixels, "y": top.pixels, "width": width.pixels, "height": height.pixels])
    case .disk(let center, let radius):
      XMLElement("path", ["d": Self.circle(around: center, radius)])
    case .path(let lines, false) where lines.count == 1 && lines[0].count == 2:
      XMLElement(
        "line",
        [
          "x1": lines[0][0].x.pixels, "y1": lines[0][0].y.pixels, "x2": lines[0][1].x.pixels,
          "y2": lines[0][1].y.pixels,
        ])
    case .path(let lines, let isClosed):
      XMLElement(
        "path", ["d": lines.map { $0.path + (isClosed ? "Z" : "") }.joined()])
    }
  }

  private static func circle(around center: PixelPoint, _ radius: Double) -> String {
    let (left, size) = ((center.x - radius).pixels, radius.pixels)
    let arc = "a\(size) \(size) 0 1 0 "
    return "M\(left) \(center.y.pixels)\(arc)\((2 * radius).pixels) 0\(arc)"
      + "\((-2 * radius).pixels) 0Z"
  }
}

extension [PixelPoint] {
  /// The lines through the points, as SVG has them.
  var path: String {
    enumerated().map { index, point in
      (index == 0 ? "M" : "L") + point.x.pixels + " " + point.y.pixels
    }.joined()
  }
}
