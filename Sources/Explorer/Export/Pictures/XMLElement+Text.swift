import Screen

extension XMLElement {
  /// Words that stand in a row of cells; what does not fit is left out, and marked.
  static func text(
    _ words: String, _ color: Color, x: Double, row: Double, columns: Int
  ) -> XMLElement {
    let shown = words.columns <= columns ? words : words.prefix(columns: max(columns - 1, 0)) + "…"
    let cell = SVGPicture.cell
    return XMLElement(
      "text",
      [
        "x": (x * cell.width).pixels, "y": ((row + 0.75) * cell.height).pixels,
        "fill": color.hex,
      ], text: shown)
  }
}
