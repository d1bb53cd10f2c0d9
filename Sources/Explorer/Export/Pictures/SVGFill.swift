import Screen

/// The fillings of bars: each series has a pattern of its own, so that it is known without color.
enum SVGFill {
  /// The name by which an element refers to a filling.
  static func reference(_ pattern: FillPattern, _ color: Color, prefix: String) -> String {
    "url(#\(name(of: pattern, color, prefix: prefix)))"
  }

  /// The patterns that shapes need, in their order.
  static func definitions(
    of shapes: [PictureShape], prefix: String, theme: Theme
  ) -> [XMLElement] {
    var known: Set<String> = []
    return shapes.compactMap { shape in
      guard case .pattern(let pattern, let role, let side)? = shape.fill else { return nil }
      let color = theme.color(role)
      let name = name(of: pattern, color, prefix: prefix)
      return known.insert(name).inserted
        ? definition(of: pattern, color, named: name, side: side, on: theme.background) : nil
    }
  }

  private static func definition(
    of pattern: FillPattern, _ color: Color, named name: String, side: Double,
    on background: Color
  ) -> XMLElement {
    let unit = side / FillPattern.side
    let lines = pattern.lines.map { line in
      [line.start, line.end].map { PixelPoint(x: $0.x * unit, y: $0.y * unit) }.path
    }
    return XMLElement(
      "pattern",
      ["id": name, "width": side.pixels, "height": side.pixels, "patternUnits": "userSpaceOnUse"],
      [
        XMLElement("rect", ["width": side.pixels, "height": side.pixels, "fill": background.hex]),
        XMLElement(
          "path",
          [
            "d": lines.joined(), "fill": "none", "stroke": color.hex,
            "stroke-width": (FillPattern.width * unit).pixels,
          ]),
      ])
  }

  private static func name(of pattern: FillPattern, _ color: Color, prefix: String) -> String {
    "\(prefix)-fill-\(pattern.index + 1)-\(color.hex.dropFirst())"
  }
}
