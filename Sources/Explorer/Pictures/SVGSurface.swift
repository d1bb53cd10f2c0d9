import Charts
import Screen

/// The shapes of a chart as SVG elements; one function a shape.
struct SVGShape {
  /// The plot in pixels of the picture.
  let area: SVGArea
  let theme: Theme
  /// What the names of the picture's own fillings begin with.
  let prefix: String

  /// The elements of a shape, and whether they may reach over the edges of the plot.
  func elements(of shape: Shape) -> (elements: [XMLElement], isCut: Bool) {
    switch shape {
    case .line(let series, let points): (line(points, series: series), true)
    case .marker(let series, let point): (marker(at: point, series: series), false)
    case .bar(let series, let left, let right, let bottom, let top):
      (
        bar(
          area.rectangle(left, right, bottom, top, least: 1), series: series,
          isSlice: (right - left) * area.width < 3), true
      )
    case .shade(let series, let left, let right, let bottom, let top, let level):
      (
        shade(area.rectangle(left, right, bottom, top, least: 3), level: level, series: series),
        true
      )
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

  /// A path in the color and the dashes of a series.
  func stroke(_ path: String, series: Int) -> XMLElement {
    let line = XMLElement(
      "path",
      [
        "d": path, "fill": "none", "stroke": color(series).hex, "stroke-width": "2",
        "stroke-linejoin": "round",
      ])
    let runs = DashPattern.of(series: series).runs
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

  // MARK: Bars and blocks

  private func bar(_ rectangle: XMLElement, series: Int, isSlice: Bool) -> [XMLElement] {
    let filled = rectangle.with(
      "fill", SVGFill.reference(series: series, prefix: prefix, theme: theme))
    // The slices of an area stand side by side: edges between them would fill it.
    return [isSlice ? filled : filled.with("stroke", color(series).hex)]
  }

  private func shade(_ rectangle: XMLElement, level: ShadeLevel, series: Int) -> [XMLElement] {
    // Mixed with the background and not let through, so that what lies below is hidden.
    let share = [0.12, 0.3, 0.5, 0.75, 1][level.rawValue]
    let fill = theme.background.mixed(with: color(series), share)
    return [rectangle.with("fill", fill.hex).with("stroke", color(series).hex)]
  }

  private func color(_ series: Int) -> Color { theme.color(.series(series)) }
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

  /// A rectangle between fractions of the plot, as high as `least` pixels: without a height it would
  /// not be drawn.
  func rectangle(
    _ left: Double, _ right: Double, _ bottom: Double, _ top: Double, least: Double
  ) -> XMLElement {
    let height = max(y(bottom) - y(top), least)
    return XMLElement(
      "rect",
      [
        "x": x(left).pixels, "y": ((y(top) + y(bottom) - height) / 2).pixels,
        "width": (x(right) - x(left)).pixels, "height": height.pixels,
      ])
  }
}

extension Color {
  /// The color that has a share of another in it, from 0 to 1.
  fileprivate func mixed(with other: Color, _ share: Double) -> Color {
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(min(max((Double(a) * (1 - share) + Double(b) * share).rounded(), 0), 255))
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }
}
