/// The glyphs around the plot that depend on the glyph set, each one column wide.
package struct Symbols: Equatable, Sendable {
  /// The shape of each series, which repeats after the twelfth, and what its bars are filled with, after the eighth.
  ///
  /// No shades: terminals mix them from both colors, so that they have little contrast.
  package var markers: [String]
  package var fills: [String]
  /// From the faintest to the darkest; each is told apart by its glyph.
  package var shades: [String]

  /// The y axis, where it has a tick, where it crosses a line, and where it meets the x axis.
  package var verticalAxis: String
  package var verticalTick: String
  package var verticalCrossing: String
  package var corner: String
  /// The x axis, where it has a tick below, and above.
  package var horizontalAxis: String
  package var horizontalTick: String
  package var horizontalTickAbove: String
  package var gridLine: String
  /// The upright line through the focus.
  package var crosshair: String
  /// A grid line has a glyph in every so manieth column.
  package var gridSpacing: Int

  /// Points at the focus from below, with its middle.
  package var focus: String
  /// Stands before the chosen row of a list; a plain character in every set, so that it is spoken.
  package var pointer: String
  /// Follows text that goes on; the only one that may take more than a column.
  package var ellipsis: String

  /// The marker of a series; its shape tells it apart without color.
  package func marker(series: Int) -> String { markers.repeating(series) ?? "*" }

  /// The marker of a series where it stands out by being reversed: a full square would fill its cell, and hide that.
  package func focusMarker(series: Int) -> String {
    let marker = marker(series: series)
    return marker == "■" ? "□" : marker
  }

  /// The glyph that the bars of a series are filled with.
  package func fill(series: Int) -> String { fills.repeating(series) ?? "#" }

  /// The glyph of a shade; what is beyond the ends is the end.
  package func shade(level: Int) -> String {
    shades.isEmpty ? "#" : shades[min(max(level, 0), shades.count - 1)]
  }

  /// The glyphs of a set; from scale 2 on the axes are heavy and the focus mark is broad.
  package init(_ glyphs: GlyphSet, scale: Int = 1) {
    switch glyphs {
    case .braille, .octant, .sextant, .block: self = scale > 1 ? .heavy : .unicode
    case .ascii: self = scale > 1 ? .heavyASCII : .ascii
    }
  }

  private static let unicode = Symbols(
    markers: ["◆", "●", "▲", "■", "▼", "★", "○", "□", "◇", "△", "▽", "✚"],
    fills: ["█", "▚", "▌", "▘", "▙", "╳", "▀", "╱"], shades: ["·", "▘", "▚", "▙", "█"],
    verticalAxis: "│", verticalTick: "┤", verticalCrossing: "├", corner: "└",
    horizontalAxis: "─", horizontalTick: "┬", horizontalTickAbove: "┴",
    gridLine: "┈", crosshair: "┊", gridSpacing: 1, focus: "▲", pointer: ">", ellipsis: "…")

  private static let heavy: Symbols = {
    var symbols = unicode
    symbols.verticalAxis = "┃"
    symbols.verticalTick = "┫"
    symbols.verticalCrossing = "┣"
    symbols.corner = "┗"
    symbols.horizontalAxis = "━"
    symbols.horizontalTick = "┳"
    symbols.horizontalTickAbove = "┻"
    symbols.gridLine = "┉"
    symbols.crosshair = "┋"
    symbols.focus = "◢█◣"
    return symbols
  }()

  private static let heavyASCII: Symbols = {
    var symbols = ascii
    symbols.horizontalAxis = "="
    symbols.focus = "/^\\"
    return symbols
  }()

  private static let ascii = Symbols(
    markers: ["*", "o", "+", "x", "#", "@", "%", "&", "$", "=", "v", "~"],
    fills: ["#", "=", "+", "%", "@", "*", "o", ":"], shades: [".", ":", "=", "+", "#"],
    verticalAxis: "|", verticalTick: "+", verticalCrossing: "+", corner: "+",
    horizontalAxis: "-", horizontalTick: "+", horizontalTickAbove: "+",
    gridLine: ".", crosshair: ":", gridSpacing: 4, focus: "^", pointer: ">", ellipsis: "...")

  private init(
    markers: [String], fills: [String], shades: [String], verticalAxis: String,
    verticalTick: String,
    verticalCrossing: String, corner: String, horizontalAxis: String, horizontalTick: String,
    horizontalTickAbove: String, gridLine: String, crosshair: String, gridSpacing: Int,
    focus: String, pointer: String, ellipsis: String
  ) {
    self.markers = markers
    self.fills = fills
    self.shades = shades
    self.verticalAxis = verticalAxis
    self.verticalTick = verticalTick
    self.verticalCrossing = verticalCrossing
    self.corner = corner
    self.horizontalAxis = horizontalAxis
    self.horizontalTick = horizontalTick
    self.horizontalTickAbove = horizontalTickAbove
    self.gridLine = gridLine
    self.crosshair = crosshair
    self.gridSpacing = gridSpacing
    self.focus = focus
    self.pointer = pointer
    self.ellipsis = ellipsis
  }
}

extension Array {
  /// The element at `index`, counted on from the start again after the last.
  func repeating(_ index: Int) -> Element? {
    isEmpty ? nil : self[(index % count + count) % count]
  }
}
