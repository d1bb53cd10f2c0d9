import Screen

extension Frame {
  /// The frame with the few signs of our own texts replaced that a plain terminal cannot show.
  var inASCII: Frame {
    var frame = self
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        let position = Position(x: x, y: y)
        if let plain = Self.plain[frame[position].glyph] { frame[position].glyph = plain }
      }
    }
    return frame
  }

  private static let plain: [String: String] = [
    "←": "<", "→": ">", "↑": "^", "↓": "v", "–": "-", "—": "-", "…": ".", "×": "x", "“": "\"",
    "”": "\"", "„": "\"", "«": "\"", "»": "\"", "’": "'", "‘": "'", "‚": ",", "‹": "<", "›": ">",
    "\u{202F}": " ",
    "\u{00A0}": " ",
  ]
}
