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
  /// True for boxes that are enlarged: solid as bars, in whole rows, with a median that is cut into them, as whiskers and
  /// low boxes would else be one lump.
  var hasThickBoxes = false
  /// The box of that kind that was drawn last.
  private var thickBox: Rectangle?
  private let columns: Int
  private let rows: Int
  /// The steps of the ramp of colors.
  private let rampCount: Int
  /// The slice of an area whose line is to come.
  private var slice: Rectangle?
  /// The size in dots of the specks that points of a cloud are; `nil` where they are signs.
  var speckSize: Size?
  /// The part that is drawn.
  private var part: Mark.Part?

  /// An empty canvas with the glyphs that are set.
  init(_ settings: Settings, columns: Int, rows: Int, scale: Int) {
    self.scale = scale
    (self.columns, self.rows) = (columns, rows)
    rampCount = settings.rampCount
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
    if hasThickBoxes, part == .whisker, let start = points.first, let end = points.last,
      start.x.isFinite
    {
      let width = max(scale / 2, 1)
      let middle = Int(min(max(start.x, 0), 1) * Double(columns))
      let first = min(middle, columns - 1) - (width - 1) / 2
      canvas.fill(
        left: Double(first) / Double(columns), right: Double(first + width) / Double(columns),
        bottom: start.y, top: end.y, series: ink)
      return
    }
    // Enlarged, all lines but those of candles are as thick as the pen: their bodies tell more.
    if part == .wick || scale == 1 && part == .whisker, let start = points.first,
      let end = points.last
    {
      canvas.rule(
        x: start.x, from: start.y, to: end.y, hasCaps: part == .whisker, series: ink)
      return
    }
    canvas.stroke(points.map { ($0.x, $0.y) }, series: ink)
  }

  mutating func fill(_ region: Region, with filling: Filling, ink: Int) {
    let shade: Int? =
      switch filling {
      case .pattern: nil
      case .shade(let level): level.rawValue
      case .height(let height):
        canvas.hasRamp
          ? Filling.step(at: height, of: rampCount) : ShadeLevel(height: height).rawValue
      }
    switch region {
    case .rectangle(let place) where hasFilledLines && part == .area: slice = place
    case .rectangle(let edge) where part == .edge:
      guard hasFilledLines, let slice else { return }
      canvas.area(
        left: slice.left, right: slice.right, bottom: slice.bottom, top: slice.top,
        edge: edge.bottom...max(edge.bottom, edge.top), series: ink)
    case .rectangle(let place) where hasThickBoxes && part == .box:
      let box = wholeRows(of: place)
      thickBox = box
      canvas.fill(left: box.left, right: box.right, bottom: box.bottom, top: box.top, series: ink)
    case .rectangle(let place) where hasThickBoxes && part == .median:
      let half = 0.5 / Double(max(rows, 1))
      let (low, high) = (thickBox?.bottom ?? 0, thickBox?.top ?? 1)
      canvas.levelRule(
        left: place.left, right: place.right,
        y: min(max(place.top, low + half), max(high - half, low + half)), series: ink)
    case .rectangle(let place) where (scale == 1 || hasSolidShapes) && part == .median:
      canvas.levelRule(left: place.left, right: place.right, y: place.top, series: ink)
    case .rectangle where shapeRows < 5 && (part == .box || part == .median): break
    case .rectangle(let place) where hasSolidShapes && part == .box:
      canvas.rule(
        x: (place.left + place.right) / 2, from: place.bottom, to: place.top, hasCaps: false,
        series: ink)
    case .rectangle(let place) where part == .body || scale == 1 && part == .box:
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

  /// The rows of cells of which a box covers more than half, or the one that its middle is in.
  private func wholeRows(of box: Rectangle) -> Rectangle {
    let count = Double(max(rows, 1))
    var ends = [box.bottom, box.top].map { (min(max($0, 0), 1) * count).rounded() }
    if ends[0] >= ends[1] {
      let row = min(((box.bottom + box.top) / 2 * count).rounded(.down), count - 1)
      ends = [row, row + 1]
    }
    return Rectangle(
      left: box.left, right: box.right, bottom: ends[0] / count, top: ends[1] / count)
  }

  mutating func sign(at point: PlotPoint, ink: Int) {
    if let speckSize, part == .point {
      canvas.speck(x: point.x, y: point.y, size: speckSize, series: ink)
    } else {
      canvas.sign(x: point.x, y: point.y, series: ink)
    }
  }
}
