import Glibc

extension Raster {
  /// A picture of shapes, the later over the earlier, on the background of a theme.
  package init(_ shapes: [PictureShape], size: PixelSize, theme: Theme) {
    self.init(size, color: theme.background)
    draw(shapes, theme: theme)
  }

  /// Draws shapes in the colors of a theme.
  package mutating func draw(_ shapes: [PictureShape], theme: Theme) {
    var tiles = FillTiles(theme: theme)
    for shape in shapes {
      if let fill = shape.fill, let coverage = Coverage(of: shape.contour.polygons, in: size) {
        switch fill {
        case .ink(let ink): paint(coverage, ink.color(in: theme), opacity: shape.opacity)
        case .pattern(let pattern, let role, let side):
          paint(coverage, tile: tiles.tile(pattern, role, side: side))
        }
      }
      if let pen = shape.pen {
        let outline = PenOutline(
          along: shape.contour.polygons, isClosed: shape.contour.isClosed, with: pen)
        if let coverage = Coverage(of: outline.polygons, in: size) {
          paint(coverage, pen.ink.color(in: theme))
        }
      }
    }
  }
}

/// The squares of the patterns that a picture needs.
private struct FillTiles {
  let theme: Theme
  private var tiles: [Key: Raster] = [:]

  private struct Key: Hashable {
    var index: Int
    var role: Role
    var side: Int
  }

  init(theme: Theme) { self.theme = theme }

  mutating func tile(_ pattern: FillPattern, _ role: Role, side: Double) -> Raster {
    let side = side.isFinite ? min(max(Int(side.rounded()), 4), 256) : 8
    let key = Key(index: pattern.index, role: role, side: side)
    if let tile = tiles[key] { return tile }
    let size = PixelSize(width: side, height: side)
    let unit = Double(side) / FillPattern.side
    var tile = Raster(size, color: pattern.isSolid ? theme.color(role) : theme.background)
    tile.draw(
      pattern.lines.map { line in
        PictureShape(
          .path(
            [[line.start, line.end].map { PixelPoint(x: $0.x * unit, y: $0.y * unit) }],
            isClosed: false), pen: Pen(Ink(role), width: FillPattern.width * unit))
      }, theme: theme)
    tiles[key] = tile
    return tile
  }
}

extension PictureShape.Contour {
  /// The lines through its corners.
  fileprivate var polygons: [[PixelPoint]] {
    switch self {
    case .rectangle(let left, let top, let width, let height):
      let (right, bottom) = (left + width, top + height)
      return [
        [(left, top), (right, top), (right, bottom), (left, bottom)]
          .map { PixelPoint(x: $0.0, y: $0.1) }
      ]
    case .disk(let center, let radius):
      guard radius.isFinite else { return [] }
      // A tenth of a pixel from the round is not seen.
      let count = min(max(Int((radius.magnitude.squareRoot() * 8).rounded()), 12), 256)
      return [
        (0..<count).map { corner in
          let angle = 2 * Double.pi * Double(corner) / Double(count)
          return PixelPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
      ]
    case .path(let lines, _): return lines
    }
  }

  fileprivate var isClosed: Bool {
    if case .path(_, let isClosed) = self { isClosed } else { true }
  }
}
