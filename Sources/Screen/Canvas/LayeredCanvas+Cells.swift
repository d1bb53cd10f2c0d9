extension LayeredCanvas {
  package func draw(into frame: inout Frame, at position: Position) {
    let layers = layers
    Self.draw(layers, into: &frame, at: position, hasSparsePatterns: layers.rules.hasTints) {
      Self.content(of: layers, $0, row: $1, column: $2, cover: $3)
    }
  }

  package func drawHighlight(into frame: inout Frame, at position: Position, style: Style) {
    let layers = layers
    let fillsBox = layers.rules.hasHighlightedInside
    Self.draw(layers, into: &frame, at: position) { cell, _, _, cover in
      guard let glyph = Self.highlight(of: layers, cell, cover: cover, fillsBox: fillsBox) else {
        return nil
      }
      var style = style
      if let ruled = layers.rules.cells[cell] {
        let isOnBar = cover.map { $0.isHighlighted && Self.isMostly($0, layers) } ?? false
        if isOnBar != Self.isReversed(ruled) { style.isReversed.toggle() }
        if fillsBox, ruled.isOfInside {
          // The median is cut into the inside.
          if !ruled.arms.isEmpty { style.isReversed.toggle() }
        } else if ruled.isTinted {
          // The outline of a box that stands out is around the same inside.
          style.ground = ruled.style.ground
        }
      } else if let cover, layers.markers[cell] == nil {
        style = cover.highlighted(style)
        if Self.rest(below: cover, layers) != nil { style.isReversed.toggle() }
      }
      return (glyph, style)
    }
  }

  /// Puts a glyph into each cell of `frame` that has one.
  ///
  /// The layers are got once and passed on: to get them copies all of them.
  private static func draw(
    _ layers: CanvasLayers, into frame: inout Frame, at position: Position,
    hasSparsePatterns: Bool = false,
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
        guard var (glyph, style) = content(cell, row, column, covers[cell]) else { continue }
        if hasSparsePatterns, let series = covers[cell]?.series, style.ground == .pattern(series),
          let breadth = leastBreadth(solidAt: column + 3 * row),
          isInBar(
            ofBreadth: breadth, covers, row * layers.columns..<(row + 1) * layers.columns, cell,
            layers)
        {
          (glyph, style.ground) = (symbols.fill(series: 0), nil)
        }
        frame.place(
          Glyph(text: glyph, columns: 1),
          at: Position(x: position.x + column, y: position.y + row), style: style)
      }
    }
  }

  /// The columns of a bar in colors from which on a cell is solid amid those with its pattern; `nil` where it always has it.
  ///
  /// A pattern all over a broad bar flickers before the eyes, and each of its cells is sent. Each row has one at least.
  private static func leastBreadth(solidAt place: Int) -> Int? {
    let (broad, broader) = (4, 12)
    return place.isMultiple(of: broader) ? nil : place.isMultiple(of: broad) ? broader : broad
  }

  /// True where a cell is one of so many side by side that a bar fills.
  private static func isInBar(
    ofBreadth breadth: Int, _ covers: [BarLayer.Cover?], _ row: Range<Int>, _ cell: Int,
    _ layers: CanvasLayers
  ) -> Bool {
    let steps = layers.bars.steps
    guard steps > 1, let series = covers[cell]?.series else { return false }
    func isFull(_ other: Int) -> Bool {
      covers[other].map {
        $0.series == series && $0.height == steps && !$0.isArea && $0.above == nil
      } ?? false
    }
    let before = row.prefix { $0 < cell }.suffix(breadth).reversed().prefix(while: isFull)
    let behind = row.suffix(from: cell).prefix(breadth).prefix(while: isFull)
    return before.count + behind.count >= breadth
  }

  /// The topmost of what stands out in a cell.
  private static func highlight(
    of layers: CanvasLayers, _ cell: Int, cover: BarLayer.Cover?, fillsBox: Bool
  ) -> String? {
    if let marker = layers.markers[cell], marker.isHighlighted {
      return marker.dots.map { self.glyph(dots: $0) } ?? symbols.focusMarker(series: marker.series)
    }
    if let block = layers.shades.blocks[cell], block.isHighlighted {
      return symbols.shade(level: block.level)
    }
    if let ruled = layers.rules.cells[cell], ruled.isHighlighted || cover?.isHighlighted == true {
      // A box is filled where it has room for that: lines of one are many cells to send. Else its inside stays.
      if fillsBox {
        return !ruled.isOfInside
          ? nil : ruled.arms.isEmpty ? symbols.fill(series: 0) : glyph(of: ruled)
      }
      return ruled.isTinted && ruled.arms.isEmpty ? nil : glyph(of: ruled)
    }
    if layers.dots.owners[cell].isHighlighted {
      return glyph(dots: layers.dots.masks[cell])
    }
    let glyph =
      cover.flatMap {
        $0.isHighlighted || $0.isAboveHighlighted
          ? rest(below: $0, layers) ?? Self.glyph(cover: $0) : nil
      } ?? ""
    // In color the focus is solid: a pattern of it on the background would have holes.
    if layers.rules.hasTints, layers.bars.steps > 1, let cover, !cover.isArea, cover.above == nil,
      cover.height == layers.bars.steps, symbols.fills.contains(glyph)
    {
      return symbols.fill(series: 0)
    }
    return glyph.isEmpty ? nil : glyph
  }

  /// The block of what is free below a bar that hangs from the top of a cell, which is then the ground of it in colors:
  /// there are none that hang in eighths.
  private static func rest(below cover: BarLayer.Cover, _ layers: CanvasLayers) -> String? {
    guard layers.rules.hasTints, !cover.isArea, cover.above == nil, cover.ground == nil,
      cover.low > 0, cover.high == EighthBlocks.steps, layers.bars.steps == EighthBlocks.steps
    else { return nil }
    var free = cover
    (free.low, free.high) = (0, cover.low)
    return EighthBlocks.glyph(cover: free, fill: "")
  }

  private static func glyph(of ruled: RuleLayer.RuledCell) -> String {
    ruled.arms.isEmpty
      ? ruled.shade.map { symbols.shade(level: $0) } ?? " "
      : ruled.glyph(isASCII: self == ASCIICanvas.self)
  }

  /// True where the lines are those of the background in a cell of the color.
  private static func isReversed(_ ruled: RuleLayer.RuledCell) -> Bool {
    ruled.isNarrowBody && self != ASCIICanvas.self
  }

  /// The color of a bar, behind whose pattern is one near to it: else it would have holes.
  ///
  /// Its ends within a cell have no room for the pattern.
  private static func style(of cover: BarLayer.Cover, _ glyph: String, _ layers: CanvasLayers)
    -> Style
  {
    var style = cover.style
    guard layers.rules.hasTints, !cover.isArea else { return style }
    if style.ground == nil, cover.height == layers.bars.steps,
      symbols.fills.dropFirst().contains(glyph)
    {
      style.ground = .pattern(cover.series)
    }
    return style
  }

  /// True where a bar covers half of a cell at least, which is then seen as wholly its own.
  private static func isMostly(_ cover: BarLayer.Cover, _ layers: CanvasLayers) -> Bool {
    2 * cover.height >= layers.bars.steps
  }

  private static func glyph(of marker: CanvasLayers.Marker) -> String {
    marker.dots.map { glyph(dots: $0) } ?? symbols.marker(series: marker.series)
  }

  /// The topmost of what is in a cell.
  private static func content(
    of layers: CanvasLayers, _ cell: Int, row: Int, column: Int, cover: BarLayer.Cover?
  ) -> (glyph: String, style: Style)? {
    if let marker = layers.markers[cell] {
      // On an area it has the inside of that behind it, or it would be a hole.
      let area = layers.rules.hasTints ? cover?.areaBehind(in: layers.bars.steps) : nil
      return (
        glyph(of: marker), Style(.series(marker.series), ground: area.map { .inside($0) })
      )
    }
    if let block = layers.shades.blocks[cell] {
      return layers.hasRamp
        ? (symbols.shade(level: .max), Style(.ramp(block.level)))
        : (symbols.shade(level: block.level), Style(.series(block.series)))
    }
    if let ruled = layers.rules.cells[cell] {
      var style = ruled.style
      // On a bar it has the color of what is around that, or it would be a hole.
      let isOnBar = cover.map { isMostly($0, layers) } ?? false
      style.isReversed = isOnBar != isReversed(ruled)
      return (glyph(of: ruled), style)
    }
    if let specks = layers.cloud.cells[cell], specks.mask != 0,
      let series = layers.cloud.series(of: cell)
    {
      return (glyph(dots: specks.mask), Style(.series(series), isBold: specks.isDense))
    }
    if layers.dots.masks[cell] != 0 {
      return (
        glyph(dots: layers.dots.masks[cell]), Style(.series(layers.dots.owners[cell].series))
      )
    }
    if let cover {
      if let rest = rest(below: cover, layers) {
        return (rest, Style(.series(cover.series), isReversed: true))
      }
      let glyph = Self.glyph(cover: cover)
      if !glyph.isEmpty { return (glyph, style(of: cover, glyph, layers)) }
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
