import Screen

/// The fillings of bars: each series has a pattern of its own, so that it is known without color.
enum SVGFill {
  /// The side of a pattern's square in pixels.
  private static let side = 8.0

  /// Strokes of each pattern on its square: the first is solid, and they repeat after the eighth.
  private static let strokes = [
    "",
    "M-2 6L2 10M-2 -2L10 10M6 -2L10 2",  // falling
    "M-2 2L2 -2M-2 10L10 -2M6 10L10 6",  // rising
    "M0 4H8",  // across
    "M4 0V8",  // upright
    "M-2 -2L10 10M-2 10L10 -2",  // crossed
    "M0 4H8M4 0V8",  // checked
    "M3 4H5",  // dotted
  ]

  /// The name by which an element refers to the filling of a series.
  static func reference(series: Int, prefix: String, theme: Theme) -> String {
    let index = index(of: series)
    return index == 0 ? theme.color(.series(series)).hex : "url(#\(prefix)-fill-\(index + 1))"
  }

  /// The patterns that `series` need, in their order.
  static func definitions(of series: Range<Int>, prefix: String, theme: Theme) -> [XMLElement] {
    series.prefix(strokes.count).filter { index(of: $0) != 0 }.map { series in
      let index = index(of: series)
      return XMLElement(
        "pattern",
        [
          "id": "\(prefix)-fill-\(index + 1)", "width": side.pixels, "height": side.pixels,
          "patternUnits": "userSpaceOnUse",
        ],
        [
          XMLElement(
            "rect",
            [
              "width": side.pixels, "height": side.pixels, "fill": theme.background.hex,
            ]),
          XMLElement(
            "path",
            [
              "d": strokes[index], "fill": "none", "stroke": theme.color(.series(series)).hex,
              "stroke-width": "2",
            ]),
        ])
    }
  }

  private static func index(of series: Int) -> Int { max(series, 0) % strokes.count }
}
