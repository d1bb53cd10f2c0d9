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

  package var hasTints: Bool {
    get { layers.rules.hasTints }
    set { (layers.rules.hasTints, layers.bars.hasGrounds) = (newValue, newValue) }
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
      if shade == nil {
        layers.bars.add(
          left: slice.left, right: slice.right, bottom: slice.bottom, top: slice.top,
          hasCap: false, series: series)
      } else {
        fill(
          left: slice.left, right: slice.right, bottom: slice.bottom, top: slice.top, shade: shade,
          series: series)
      }
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

  package var front: Int? {
    get { layers.cloud.front }
    set { layers.cloud.front = newValue }
  }

  package var hiddenPointCount: Int { layers.cloud.hiddenCount }

  package var unseenBarCount: Int { layers.bars.unseenCount }

  package mutating func beginHighlight(growing: Bool) { layers.beginHighlight(growing: growing) }
}
