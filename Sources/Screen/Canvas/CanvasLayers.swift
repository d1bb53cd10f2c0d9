/// The layers of a canvas: dots, bars and shades.
struct CanvasLayers: Sendable {
  let columns: Int
  let rows: Int
  var dots: DotGrid
  var bars: BarLayer
  var shades: ShadeLayer
  var rules: RuleLayer
  var cloud: CloudLayer
  /// The size of all that is drawn, in steps from 1.
  let scale: Int
  /// The part of a marker that is in each cell.
  var markers: [Marker?]
  var gridRows: Set<Int> = []
  var hasRamp = false
  /// True while the highlight is drawn; its signs are larger by `growth`.
  private(set) var isHighlighting = false
  private(set) var growth = 0

  init(columns: Int, rows: Int, scale: Int, dotsUp: Int, barSteps: Int) {
    self.scale = Self.usable(scale: scale)
    self.columns = Self.usable(cells: columns)
    self.rows = Self.usable(cells: rows)
    dots = DotGrid(
      columns: self.columns, rows: self.rows, dotsUp: dotsUp, scale: self.scale)
    bars = BarLayer(
      columns: self.columns, rows: self.rows, steps: barSteps)
    shades = ShadeLayer(columns: self.columns, rows: self.rows)
    rules = RuleLayer(columns: self.columns, rows: self.rows)
    cloud = CloudLayer(columns: self.columns, rows: self.rows, dotsUp: dotsUp)
    markers = Array(repeating: nil, count: self.columns * self.rows)
  }

  /// One more than can be chosen, for what is to stand out.
  static func usable(scale: Int) -> Int { min(max(scale, 1), GlyphScale.range.upperBound + 1) }

  static func usable(cells: Int) -> Int { min(max(cells, 0), Frame.sizeLimit) }

  /// The marker of a series in one cell: its sign, or dots of its shape.
  struct Marker: Sendable {
    var series: Int
    var dots: UInt8?
    var isHighlighted: Bool
  }

  mutating func beginHighlight(growing: Bool) {
    isHighlighting = true
    growth = growing ? 1 : 0
    dots.isHighlighting = true
    bars.isHighlighting = true
    shades.isHighlighting = true
    rules.isHighlighting = true
  }

  /// The cell that `fraction` of `count` cells falls in; nil outside.
  static func cell(_ fraction: Double, of count: Int) -> Int? {
    guard count > 0, fraction >= -1e-9, fraction <= 1 + 1e-9 else { return nil }
    return min(max(Int(fraction * Double(count)), 0), count - 1)
  }
}
