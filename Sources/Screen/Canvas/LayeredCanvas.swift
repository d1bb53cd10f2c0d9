/// A canvas as layers; what differs between glyph sets is how a layer's cell becomes a glyph.
protocol LayeredCanvas: Canvas {
  var layers: CanvasLayers { get set }
  static var symbols: Symbols { get }
  /// Dots in a cell from bottom to top, and the steps in which a filling can end.
  static var dotsUp: Int { get }
  static var barSteps: Int { get }
  /// True where dots look like dots, so that shapes can be made of them.
  static var dotsHaveShape: Bool { get }

  /// The glyph of the dots of a cell that has any.
  static func glyph(dots: UInt8) -> String
  /// The glyph of what a bar covers of a cell; "" where it is too little to be seen.
  static func glyph(cover: BarLayer.Cover) -> String
}

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

extension LayeredCanvas {
  static var dotsHaveShape: Bool { true }

  package static func resolution(columns: Int, rows: Int, scale: Int) -> Size {
    let pen = DotGrid.pen(dotsUp: dotsUp, scale: CanvasLayers.usable(scale: scale))
    return Size(
      columns: CanvasLayers.usable(cells: columns) * DotGrid.dotsAcross / pen.columns,
      rows: CanvasLayers.usable(cells: rows) * dotsUp / pen.rows)
  }

  package var hasDashes: Bool {
    get { layers.dots.hasDashes }
    set { layers.dots.hasDashes = newValue }
  }

  package var hasRamp: Bool {
    get { layers.hasRamp }
    set { layers.hasRamp = newValue }
  }

  package var isRising: Bool? {
    get { layers.rules.isRising }
    set { layers.rules.isRising = newValue }
  }

  package mutating func stroke(_ points: [(x: Double, y: Double)], series: Int) {
    layers.dots.stroke(points, series: series)
  }

  package mutating func fill(
    left: Double, right: Double, bottom: Double, top: Double, shade: Int?, series: Int
  ) {
    if let shade {
      layers.shades.add(
        left: left, right: right, bottom: bottom, top: top, level: shade, series: series)
    } else {
      layers.bars.add(left: left, right: right, bottom: bottom, top: top, series: series)
    }
  }

  package mutating func fill(
    _ corners: [(x: Double, y: Double)], shade: Int?, series: Int
  ) {
    for slice in PolygonSlices(corners, columns: layers.columns).slices {
      fill(
        left: slice.left, right: slice.right, bottom: slice.bottom, top: slice.top, shade: shade,
        series: series)
    }
  }

  package mutating func area(
    left: Double, right: Double, bottom: Double, top: Double, edge: ClosedRange<Double>,
    series: Int
  ) {
    layers.bars.add(
      left: left, right: right, bottom: bottom, top: top, edge: edge, series: series)
  }

  package mutating func rule(
    x: Double, from start: Double, to end: Double, hasCaps: Bool, series: Int
  ) {
    layers.rules.addUpright(x: x, from: start, to: end, series: series)
    if hasCaps { layers.rules.addCaps(x: x, from: start, to: end, series: series) }
  }

  package mutating func levelRule(left: Double, right: Double, y: Double, series: Int) {
    layers.rules.addLevel(left: left, right: right, y: y, series: series)
  }

  package mutating func box(
    left: Double, right: Double, bottom: Double, top: Double, shade: Int?, series: Int
  ) {
    layers.rules.addBox(
      left: left, right: right, bottom: bottom, top: top, shade: shade, series: series)
  }

  package mutating func sign(x: Double, y: Double, series: Int) {
    guard let column = CanvasLayers.cell(x, of: layers.columns),
      let rowUp = CanvasLayers.cell(y, of: layers.rows)
    else { return }
    let scale = layers.scale + layers.growth
    guard scale > 1 else {
      layers.markers[(layers.rows - 1 - rowUp) * layers.columns + column] =
        CanvasLayers.Marker(series: series, isHighlighted: layers.isHighlighting)
      return
    }
    let size = MarkerShape.size(scale: scale)
    let columns = MarkerShape.span(size.columns, around: x, of: layers.columns)
    let rows = MarkerShape.span(size.rows, around: 1 - y, of: layers.rows)
    let shape = MarkerShape.of(series: series)
    for (line, row) in rows.enumerated() {
      for (place, column) in columns.enumerated() {
        // A large marker is its character over and over where dots have no shape.
        let dots =
          Self.dotsHaveShape
          ? shape.dots(
            column: place, row: line, of: Size(columns: columns.count, rows: rows.count),
            dotsUp: layers.dots.dotsUp) : nil
        if dots == 0 { continue }
        layers.markers[row * layers.columns + column] = CanvasLayers.Marker(
          series: series, dots: dots, isHighlighted: layers.isHighlighting)
      }
    }
  }

  package mutating func speck(x: Double, y: Double, size: Size, series: Int) {
    guard Self.dotsHaveShape else { return sign(x: x, y: y, series: series) }
    layers.cloud.add(x: x, y: y, size: size, series: series)
  }

  package mutating func gridLine(y: Double) {
    guard let rowUp = CanvasLayers.cell(y, of: layers.rows) else { return }
    layers.gridRows.insert(layers.rows - 1 - rowUp)
  }

  package mutating func beginHighlight(growing: Bool) { layers.beginHighlight(growing: growing) }

  package func draw(into frame: inout Frame, at position: Position) {
    let layers = layers
    Self.draw(layers, into: &frame, at: position) { cell, row, column, cover in
      Self.content(of: layers, cell, row: row, column: column, cover: cover)
    }
  }

  package func drawHighlight(into frame: inout Frame, at position: Position, style: Style) {
    let layers = layers
    Self.draw(layers, into: &frame, at: position) { cell, _, _, cover in
      Self.highlight(of: layers, cell, cover: cover).map { ($0, style) }
    }
  }

  /// Puts a glyph into each cell of `frame` that has one.
  ///
  /// The layers are got once and passed on: to get them copies all of them.
  private static func draw(
    _ layers: CanvasLayers, into frame: inout Frame, at position: Position,
    _ content: (_ cell: Int, _ row: Int, _ column: Int, BarLayer.Cover?) -> (String, Style)?
  ) {
    // A canvas further out than any frame is nowhere; sums stay small.
    guard abs(position.x.clampedToFrame) < Frame.sizeLimit,
      abs(position.y.clampedToFrame) < Frame.sizeLimit
    else { return }
    let covers = layers.bars.covers()
    for row in 0..<layers.rows {
      for column in 0..<layers.columns {
        let cell = row * layers.columns + column
        guard let (glyph, style) = content(cell, row, column, covers[cell]) else { continue }
        frame.place(
          Glyph(text: glyph, columns: 1),
          at: Position(x: position.x + column, y: position.y + row), style: style)
      }
    }
  }

  /// The topmost of what stands out in a cell.
  private static func highlight(
    of layers: CanvasLayers, _ cell: Int, cover: BarLayer.Cover?
  ) -> String? {
    if let marker = layers.markers[cell], marker.isHighlighted { return glyph(of: marker) }
    if let block = layers.shades.blocks[cell], block.isHighlighted {
      return symbols.shade(level: block.level)
    }
    if let ruled = layers.rules.cells[cell], ruled.isHighlighted { return glyph(of: ruled) }
    if layers.dots.owners[cell].isHighlighted {
      return glyph(dots: layers.dots.masks[cell])
    }
    // A line on a bar is seen on one that stands out, too.
    guard layers.rules.cells[cell] == nil else { return nil }
    let glyph = cover.flatMap { $0.isHighlighted ? Self.glyph(cover: $0) : nil } ?? ""
    return glyph.isEmpty ? nil : glyph
  }

  private static func glyph(of ruled: RuleLayer.RuledCell) -> String {
    ruled.arms.isEmpty
      ? ruled.shade.map { symbols.shade(level: $0) } ?? " "
      : ruled.glyph(isASCII: self == ASCIICanvas.self)
  }

  private static func glyph(of marker: CanvasLayers.Marker) -> String {
    marker.dots.map { glyph(dots: $0) } ?? symbols.marker(series: marker.series)
  }

  /// The topmost of what is in a cell.
  private static func content(
    of layers: CanvasLayers, _ cell: Int, row: Int, column: Int, cover: BarLayer.Cover?
  ) -> (glyph: String, style: Style)? {
    if let marker = layers.markers[cell] {
      return (glyph(of: marker), Style(.series(marker.series)))
    }
    if let block = layers.shades.blocks[cell] {
      return layers.hasRamp
        ? (symbols.shade(level: .max), Style(.ramp(block.level)))
        : (symbols.shade(level: block.level), Style(.series(block.series)))
    }
    if let ruled = layers.rules.cells[cell] {
      var style = ruled.style
      // On a bar it has the color of what is around that, or it would be a hole.
      style.isReversed = cover.map { $0.low == 0 && $0.high == layers.bars.steps } ?? false
      return (glyph(of: ruled), style)
    }
    if let specks = layers.cloud.cells[cell], specks.mask != 0 {
      return (glyph(dots: specks.mask), Style(.series(specks.series), isBold: specks.isDense))
    }
    if layers.dots.masks[cell] != 0 {
      return (
        glyph(dots: layers.dots.masks[cell]), Style(.series(layers.dots.owners[cell].series))
      )
    }
    if let cover {
      let glyph = Self.glyph(cover: cover)
      if !glyph.isEmpty { return (glyph, cover.style) }
    }
    if layers.gridRows.contains(row), column.isMultiple(of: symbols.gridSpacing) {
      return (symbols.gridLine, Style(.grid))
    }
    return nil
  }
}

extension Int {
  fileprivate var clampedToFrame: Int {
    Swift.min(Swift.max(self, -Frame.sizeLimit), Frame.sizeLimit)
  }
}
