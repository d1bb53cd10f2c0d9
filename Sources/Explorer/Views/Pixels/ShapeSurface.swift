import Charts
import Screen

/// A plot in pixels, for marks to draw themselves on: shapes for a vector picture, or for the pixels of a terminal.
struct ShapeSurface: Surface {
  /// The plot in pixels of the picture.
  let area: PixelArea
  /// The size of all that has no size in the data: 1 in a vector picture, whose cells are 8 pixels wide.
  let unit: Double
  /// True where lines are told apart by their dashes.
  let hasDashes: Bool
  /// True where straight lines end with pixels, so that they are sharp.
  var isSharp = false
  /// True where shades are steps of the ramp of the theme; else they are mixed with the background.
  var hasRamp = false
  /// The steps of that ramp.
  var rampCount = Theme.richRampCount
  /// True where lines are broad, as their colors are alike to many eyes.
  var hasHighContrast = false
  /// True where areas on top of each other are told apart by their patterns.
  var hasPatternedAreas = false
  /// The size of markers among others, 1 where they have room.
  var markerSize = 1.0
  /// The series that others step back from; `nil` where all are the same.
  var foremost: Int?
  /// The role that all is drawn in; `nil` where each series has its own.
  var role: Role?
  /// The shapes, in runs that may reach over the edges of the plot or may not.
  private(set) var groups: [(shapes: [PictureShape], isCut: Bool)] = []

  init(area: PixelArea, unit: Double = 1, hasDashes: Bool) {
    self.area = area
    self.unit = unit
    self.hasDashes = hasDashes
  }

  /// All shapes, from back to front.
  var shapes: [PictureShape] { groups.flatMap(\.shapes) }

  var isRising: Bool?
  /// The part that is drawn.
  private var part: Mark.Part?
  /// True from the first bar on.
  private var hasBars = false

  mutating func begin(_ part: Mark.Part) {
    self.part = part
    if part == .bar { hasBars = true }
  }

  /// The width of the lines of series.
  private var lineWidth: Double { (hasHighContrast ? 3 : 2) * unit }

  mutating func stroke(_ points: [PlotPoint], ink: Int) {
    if part == .whisker, let start = points.first, let end = points.last {
      // On a bar its own color is not seen.
      addWhisker(from: start, to: end, Ink(hasBars && role == nil ? .text : role(of: ink)))
      return
    }
    let runs = (hasDashes ? DashPattern.of(series: ink) : .solid).runs
    // A dot of a braille cell is about two pixels of a vector picture.
    let dashes = runs.count < 2 ? [] : runs.map { Double($0) * 2 * unit }
    let ink = Ink(role(of: ink))
    add(area.lines(points), Pen(ink, width: lineWidth, dashes: dashes))
    // A point between two gaps has no line, and would not be seen.
    for run in area.runs(points) where run.count == 1 {
      add(PictureShape(.disk(center: run[0], radius: lineWidth), fill: .ink(ink)), isCut: true)
    }
    guard !dashes.isEmpty else { return }
    // No gap swallows a turn of the line.
    for turn in area.runs(points).flatMap(\.turns) {
      add(PictureShape(.disk(center: turn, radius: lineWidth / 2), fill: .ink(ink)), isCut: true)
    }
  }

  /// Adds a line with a cap at either end, with an edge of the background, so that it stands out from what is behind it.
  private mutating func addWhisker(from start: PlotPoint, to end: PlotPoint, _ ink: Ink) {
    let (ends, half) = ([start, end].map(area.point), 4 * unit)
    let isLevel = abs(ends[0].y - ends[1].y) < abs(ends[0].x - ends[1].x)
    let caps = ends.map { end in
      [-half, half].map {
        PixelPoint(x: end.x + (isLevel ? 0 : $0), y: end.y + (isLevel ? $0 : 0))
      }
    }
    add([ends] + caps, Pen(.background, width: lineWidth + 4 * unit))
    add([ends] + caps, Pen(ink, width: lineWidth))
  }

  mutating func fill(_ region: Region, with filling: Filling, ink: Int) {
    // The line of an area is drawn over its end.
    guard part != .edge else { return }
    let role = role(of: ink)
    switch filling {
    case .pattern where part == .area && !hasPatternedAreas:
      let inside = self.role.map { Ink($0, share: 0.35) } ?? Ink(.inside(ink))
      add(PictureShape(slice(region), fill: .ink(inside)), isCut: true)
    case .pattern(let hasEdge):
      // In color a mark that stands out is solid, as it is in cells.
      let pattern = FillPattern.of(series: self.role == nil || hasDashes ? ink : 0)
      // Whole pixels: a pattern would else blur, and each of its squares otherwise.
      let side = (FillPattern.side * unit).rounded()
      let fill = pattern.isSolid ? Paint.ink(Ink(role)) : .pattern(pattern, role, side: side)
      let pen = hasEdge && !isNarrow(region) ? Pen(Ink(role), width: unit) : nil
      add(PictureShape(contour(region, least: unit), fill: fill, pen: pen), isCut: true)
    case .shade(let level):
      // Mixed with the background and not let through, so that what lies below is hidden.
      let share = [0.12, 0.3, 0.5, 0.75, 1][level.rawValue]
      let pen = isNarrow(region) || hasRamp ? nil : Pen(Ink(role), width: unit)
      add(
        PictureShape(
          contour(region, least: 3 * unit), fill: .ink(Ink(role, share: share)), pen: pen),
        isCut: true)
    case .height(let height):
      guard hasRamp, self.role == nil else {
        fill(region, with: .shade(ShadeLevel(height: height)), ink: ink)
        return
      }
      let step = Role.ramp(Filling.step(at: height, of: rampCount))
      add(PictureShape(contour(region, least: 3 * unit), fill: .ink(Ink(step))), isCut: true)
    }
  }

  mutating func sign(at point: PlotPoint, ink: Int) {
    let tolerance = 1e-9
    let inside = -tolerance...1 + tolerance
    guard inside.contains(point.x), inside.contains(point.y) else { return }
    let sign = MarkerContour.shape(
      series: ink, at: area.point(point), ink: Ink(role(of: ink)), unit: unit, size: markerSize)
    add(sign, isCut: false)
  }

  /// Adds lines; nothing where there are none.
  mutating func add(_ lines: [[PixelPoint]], _ pen: Pen) {
    guard !lines.isEmpty else { return }
    add(PictureShape(.path(lines, isClosed: false), pen: pen), isCut: true)
  }

  /// Adds a line across the plot at a height of it, or from bottom to top at a place.
  mutating func addLine(height: Double? = nil, place: Double? = nil, _ pen: Pen) {
    var pen = pen
    if isSharp { pen.width = max(pen.width.rounded(), 1) }
    func sharp(_ value: Double) -> Double {
      isSharp ? (value - pen.width / 2).rounded() + pen.width / 2 : value
    }
    if let height, (0...1).contains(height) {
      let y = sharp(area.y(height))
      add(
        [[PixelPoint(x: area.x(0), y: y), PixelPoint(x: area.x(1), y: y)]], pen)
    }
    if let place, (0...1).contains(place) {
      let x = sharp(area.x(place))
      add([[PixelPoint(x: x, y: area.y(1)), PixelPoint(x: x, y: area.y(0))]], pen)
    }
  }

  mutating func add(_ shape: PictureShape, isCut: Bool) {
    if let last = groups.indices.last, groups[last].isCut == isCut {
      groups[last].shapes.append(shape)
    } else {
      groups.append(([shape], isCut))
    }
  }

  private func contour(_ region: Region, least: Double) -> PictureShape.Contour {
    switch region {
    case .rectangle(let place) where hasRamp:
      area.rectangle(place, least: least).block(gap: max(unit.rounded(), 1), isSharp: isSharp)
    case .rectangle(let place): area.rectangle(place, least: least)
    case .polygon(let corners): .path([corners.map(area.point)], isClosed: true)
    }
  }

  /// A slice of an area, which leaves no gap before the next.
  private func slice(_ region: Region) -> PictureShape.Contour {
    let contour = contour(region, least: 0)
    guard case .rectangle(let left, let top, let width, let height) = contour else {
      return contour
    }
    let ends = isSharp ? (left.rounded(), (left + width).rounded()) : (left, left + width + 0.5)
    return .rectangle(left: ends.0, top: top, width: ends.1 - ends.0, height: height)
  }

  /// True for a bar that would be nothing but its edges.
  private func isNarrow(_ region: Region) -> Bool {
    guard case .rectangle(let place) = region else { return false }
    return (place.right - place.left) * area.width < 4 * unit
  }

  private func role(of series: Int) -> Role {
    if let role { return role }
    if let isRising { return isRising ? .up : .down }
    return foremost.map { $0 == series } ?? true ? .series(series) : .muted(series)
  }
}

extension PictureShape.Contour {
  /// A rectangle among others, with a gap before the next ones where it is not small; a sharp one has its edges
  /// at those of pixels, at least one of which it has, so that nothing shines through between small ones.
  fileprivate func block(gap: Double, isSharp: Bool) -> Self {
    guard case .rectangle(var left, var top, var width, var height) = self else { return self }
    if isSharp {
      let (right, bottom) = ((left + width).rounded(), (top + height).rounded())
      (left, top) = (left.rounded(), top.rounded())
      (width, height) = (max(right - left, 1), max(bottom - top, 1))
    }
    let least = 8.0
    return .rectangle(
      left: left, top: top, width: width < least * gap ? width : width - gap,
      height: height < least * gap ? height : height - gap)
  }
}
