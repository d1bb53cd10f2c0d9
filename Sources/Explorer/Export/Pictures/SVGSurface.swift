import Charts
import Screen

/// The plot of a vector picture, in pixels, for marks to draw themselves on.
struct SVGSurface: Surface {
  /// The plot in pixels of the picture.
  let area: SVGArea
  let theme: Theme
  /// The prefix of the names of the picture's own fillings.
  let prefix: String
  /// The drawing, in runs that may reach over the edges of the plot or may not.
  private(set) var groups: [(elements: [XMLElement], isCut: Bool)] = []

  init(area: SVGArea, theme: Theme, prefix: String) {
    self.area = area
    self.theme = theme
    self.prefix = prefix
  }

  var isRising: Bool?
  /// True while the part of an area is filled that its line is drawn over.
  private var isUnderLine = false

  mutating func begin(_ part: Mark.Part) { isUnderLine = part == .edge }

  mutating func stroke(_ points: [PlotPoint], ink: Int) {
    add(line(points, series: ink), isCut: true)
  }

  mutating func fill(_ region: Region, with filling: Filling, ink: Int) {
    guard !isUnderLine else { return }
    let color = color(ink).hex
    switch filling {
    case .pattern(let hasEdge):
      let fill = SVGFill.reference(series: ink, prefix: prefix, theme: theme)
      let shape = element(region, least: 1).with("fill", fill)
      add([hasEdge && !isNarrow(region) ? shape.with("stroke", color) : shape], isCut: true)
    case .shade(let level):
      // Mixed with the background and not let through, so that what lies below is hidden.
      let share = [0.12, 0.3, 0.5, 0.75, 1][level.rawValue]
      let fill = theme.background.mixed(with: self.color(ink), share)
      let shape = element(region, least: 3).with("fill", fill.hex)
      add([isNarrow(region) ? shape : shape.with("stroke", color)], isCut: true)
    }
  }

  mutating func sign(at point: PlotPoint, ink: Int) {
    add(marker(at: point, series: ink), isCut: false)
  }

  private mutating func add(_ elements: [XMLElement], isCut: Bool) {
    if let last = groups.indices.last, groups[last].isCut == isCut {
      groups[last].elements += elements
    } else {
      groups.append((elements, isCut))
    }
  }

  // MARK: Lines and markers

  private func line(_ points: [PlotPoint], series: Int) -> [XMLElement] {
    let color = color(series)
    var path = ""
    var dots: [XMLElement] = []
    let runs = points.split { !$0.x.isFinite || !$0.y.isFinite }
    for run in runs {
      // A point between two gaps has no line, and would not be seen.
      if run.count == 1, let only = run.first {
        dots.append(
          XMLElement(
            "circle",
            [
              "cx": area.x(only.x).pixels, "cy": area.y(only.y).pixels, "r": "2",
              "fill": color.hex,
            ]))
      } else {
        for (index, point) in run.enumerated() {
          path += (index == 0 ? "M" : "L") + area.x(point.x).pixels + " " + area.y(point.y).pixels
        }
      }
    }
    return (path.isEmpty ? [] : [stroke(path, series: series)]) + dots
  }

  /// A path in the color of a series; in its dashes where all series have one color.
  func stroke(_ path: String, series: Int) -> XMLElement {
    let line = XMLElement(
      "path",
      [
        "d": path, "fill": "none", "stroke": color(series).hex, "stroke-width": "2",
        "stroke-linejoin": "round",
      ])
    let runs = (theme.hasSeriesColors ? .solid : DashPattern.of(series: series)).runs
    // A dot of a braille cell is about two pixels here.
    return runs.count < 2
      ? line : line.with("stroke-dasharray", runs.map { "\($0 * 2)" }.joined(separator: " "))
  }

  private func marker(at point: PlotPoint, series: Int) -> [XMLElement] {
    let tolerance = 1e-9
    let inside = -tolerance...1 + tolerance
    guard inside.contains(point.x), inside.contains(point.y) else { return [] }
    return [
      SVGMarker.element(
        series: series, x: area.x(point.x), y: area.y(point.y), color: color(series),
        background: theme.background)
    ]
  }

  // MARK: Regions

  private func element(_ region: Region, least: Double) -> XMLElement {
    switch region {
    case .rectangle(let place): return area.rectangle(place, least: least)
    case .polygon(let corners):
      let path = corners.enumerated().map { index, corner in
        (index == 0 ? "M" : "L") + area.x(corner.x).pixels + " " + area.y(corner.y).pixels
      }
      return XMLElement("path", ["d": path.joined() + "Z"])
    }
  }

  /// True for a bar that would be nothing but its edges.
  private func isNarrow(_ region: Region) -> Bool {
    guard case .rectangle(let place) = region else { return false }
    return (place.right - place.left) * area.width < 4
  }

  private func color(_ series: Int) -> Color {
    theme.color(isRising.map { $0 ? .up : .down } ?? .series(series))
  }
}

/// The plot's place in the picture, in pixels.
struct SVGArea: Equatable, Sendable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  /// Pixels from the left of a fraction of the plot.
  func x(_ fraction: Double) -> Double { left + fraction * width }

  /// Pixels from the top of a fraction of the plot, which counts from its bottom.
  func y(_ fraction: Double) -> Double { top + (1 - fraction) * height }

  /// A rectangle of the plot, as high as `least` pixels: without a height it would not be
  /// drawn.
  func rectangle(_ place: Rectangle, least: Double) -> XMLElement {
    let (top, bottom) = (y(place.top), y(place.bottom))
    let height = max(bottom - top, least)
    return XMLElement(
      "rect",
      [
        "x": x(place.left).pixels, "y": ((top + bottom - height) / 2).pixels,
        "width": (x(place.right) - x(place.left)).pixels, "height": height.pixels,
      ])
  }
}
