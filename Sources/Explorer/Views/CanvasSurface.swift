import Charts
import Screen

/// A canvas of cells for marks to draw themselves on.
struct CanvasSurface: Surface {
  var canvas: any Canvas
  /// The size of its signs.
  let scale: Int
  /// True where boxes have a shade that tells their series.
  var hasShadedBoxes = true
  /// True where areas end in the line over them, which then is not drawn.
  var hasFilledLines = false
  /// True where closed shapes are of one color, on which only thin lines are seen: their outline would take holes
  /// out of them.
  var hasSolidShapes = false
  /// The rows that the closed shape of one color has which was drawn last; in few, a line would take away the shape.
  private var shapeRows = Double.infinity
  private let rows: Int
  /// The slice of an area whose line is to come.
  private var slice: Rectangle?
  /// The size in dots of the specks that points of a cloud are; `nil` where they are signs.
  var speckSize: Size?
  /// The part that is drawn.
  private var part: Mark.Part?

  /// An empty canvas with the glyphs that are set.
  init(_ settings: Settings, columns: Int, rows: Int, scale: Int) {
    self.scale = scale
    self.rows = rows
    canvas = settings.canvasGlyphs.canvas(columns: columns, rows: rows, scale: scale)
    canvas.hasDashes = !settings.hasColors
    canvas.hasTints = settings.hasColors && settings.hasShades
  }

  mutating func begin(_ part: Mark.Part) { self.part = part }

  var isRising: Bool? {
    get { canvas.isRising }
    set { canvas.isRising = newValue }
  }

  mutating func stroke(_ points: [PlotPoint], ink: Int) {
    guard !hasFilledLines && !hasSolidShapes || part != .line else { return }
    // Enlarged, all lines are as thick as the pen.
    if scale == 1, part == .whisker || part == .wick, let start = points.first,
      let end = points.last
    {
      canvas.rule(
        x: start.x, from: start.y, to: end.y, hasCaps: part == .whisker, series: ink)
      return
    }
    canvas.stroke(points.map { ($0.x, $0.y) }, series: ink)
  }

  mutating func fill(_ region: Region, with filling: Filling, ink: Int) {
    let shade: Int? = if case .shade(let level) = filling { level.rawValue } else { nil }
    switch region {
    case .rectangle(let place) where hasFilledLines && part == .area: slice = place
    case .rectangle(let edge) where part == .edge:
      guard hasFilledLines, let slice else { return }
      canvas.area(
        left: slice.left, right: slice.right, bottom: slice.bottom, top: slice.top,
        edge: edge.bottom...max(edge.bottom, edge.top), series: ink)
    case .rectangle(let place) where (scale == 1 || hasSolidShapes) && part == .median:
      canvas.levelRule(left: place.left, right: place.right, y: place.top, series: ink)
    case .rectangle where shapeRows < 5 && (part == .box || part == .median): break
    case .rectangle(let place) where hasSolidShapes && part == .box:
      canvas.rule(
        x: (place.left + place.right) / 2, from: place.bottom, to: place.top, hasCaps: false,
        series: ink)
    case .rectangle(let place) where scale == 1 && (part == .box || part == .body):
      let isHollow = part == .body ? shade != ShadeLevel.full.rawValue : !hasShadedBoxes
      canvas.box(
        left: place.left, right: place.right, bottom: place.bottom, top: place.top,
        shade: isHollow ? nil : shade, series: ink)
    case .rectangle(let place):
      canvas.fill(
        left: place.left, right: place.right, bottom: place.bottom, top: place.top, shade: shade,
        series: ink)
    case .polygon(let corners):
      let heights = corners.map(\.y)
      if hasSolidShapes {
        shapeRows = ((heights.max() ?? 0) - (heights.min() ?? 0)) * Double(rows)
      }
      canvas.fill(
        corners.map { ($0.x, $0.y) }, shade: hasSolidShapes ? nil : shade, series: ink)
    }
  }

  mutating func sign(at point: PlotPoint, ink: Int) {
    if let speckSize, part == .point {
      canvas.speck(x: point.x, y: point.y, size: speckSize, series: ink)
    } else {
      canvas.sign(x: point.x, y: point.y, series: ink)
    }
  }
}
