/// Something that is drawn of a chart: its geometry, and what of the data it stands for.
public struct Mark: Equatable, Sendable {
  /// The part of its series or of its point that a mark shows.
  public enum Part: Sendable {
    case line, area, edge, point, bar, cell, slice
    case box, median, whisker, outlier
    case body, wick
    case trend, band
  }

  /// The place of the mark, and the primitive that it is drawn with.
  public var geometry: Geometry
  /// The index of its series.
  public var series: Int
  /// The index of its point; `nil` where it stands for several.
  public var point: Int?
  /// The part of its series or point that it shows.
  public var part: Part
  /// The series whose color, dashes, sign and filling it is drawn with: its own, but where a shade
  /// tells more than a color would.
  public var ink: Int
  /// True for a mark of what ends higher than it began, false where it ends lower; `nil` where nothing
  /// is told of it.
  public var isRising: Bool?

  /// Makes a mark; without an ink it has that of its series.
  public init(_ geometry: Geometry, series: Int, point: Int? = nil, part: Part, ink: Int? = nil) {
    self.geometry = geometry
    self.series = series
    self.point = point
    self.part = part
    self.ink = ink ?? series
  }

  /// Makes a mark of one point.
  init(_ geometry: Geometry, _ point: PointReference, part: Part, ink: Int? = nil) {
    self.init(geometry, series: point.series, point: point.point, part: part, ink: ink)
  }
}

extension Mark {
  /// Draws it on its own; marks that overlap are drawn by ``draw(_:on:)``.
  public func draw(on surface: inout some Surface) {
    surface.begin(part)
    surface.isRising = isRising
    switch geometry {
    case .line(let points): surface.stroke(points, ink: ink)
    case .area(let area):
      for index in area.heights.indices { fill(index, of: area, on: &surface) }
    case .region(let region, let filling): surface.fill(region, with: filling, ink: ink)
    case .dot(let point): surface.sign(at: point, ink: ink)
    }
  }

  /// Draws marks, the later ones over the earlier; of areas in a row the shorter is in front.
  public static func draw(_ marks: [Mark], on surface: inout some Surface) {
    var index = marks.startIndex
    while index < marks.endIndex {
      let areas = marks[index...].prefix(while: \.isArea)
      if areas.count > 1 { drawAreas(areas, on: &surface) } else { marks[index].draw(on: &surface) }
      index += max(areas.count, 1)
    }
  }

  /// Draws areas slice by slice, in each the longest first: they may cross.
  private static func drawAreas(_ areas: ArraySlice<Mark>, on surface: inout some Surface) {
    let count = areas.compactMap { $0.area?.heights.count }.max() ?? 0
    for index in 0..<count {
      let slices = areas.compactMap { mark in
        mark.area.map { (mark, $0, $0.length(of: index)) }
      }
      for (mark, area, _) in slices.sorted(by: { $0.2 > $1.2 }) {
        mark.fill(index, of: area, on: &surface)
      }
    }
  }

  /// Fills a slice, and once more, for a surface that draws no line over it, the part that the line
  /// runs through.
  private func fill(_ index: Int, of area: FilledCurve, on surface: inout some Surface) {
    guard let slice = area.slice(index) else { return }
    surface.begin(part)
    surface.fill(.rectangle(slice), with: .pattern(hasEdge: false), ink: ink)
    guard let edge = area.edge(index) else { return }
    surface.begin(.edge)
    surface.fill(.rectangle(edge), with: .pattern(hasEdge: false), ink: ink)
  }

  private var isArea: Bool { if case .area = geometry { true } else { false } }

  private var area: FilledCurve? { if case .area(let area) = geometry { area } else { nil } }
}

extension Mark {
  /// The sign in the middle of a bar that is the focus: the same on all series, and no end is hidden.
  var signOfBar: Mark? {
    guard case .region(.rectangle(let place), _) = geometry else { return nil }
    var sign = self
    sign.geometry = .dot(
      PlotPoint(
        x: (place.left + place.right) / 2, y: (max(place.bottom, 0) + max(place.top, 0)) / 2))
    (sign.part, sign.ink) = (.point, 0)
    return sign
  }

  /// Its darkness, where it is a block in a shade.
  public var shade: ShadeLevel? {
    switch geometry {
    case .region(_, .shade(let level)): level
    case .region(_, .height(let height)): ShadeLevel(height: height)
    default: nil
    }
  }

  /// True for a filled region, false for a line or a sign.
  public var isFilled: Bool { hasPattern || shade != nil }

  /// True where it is filled with the pattern of its series.
  public var hasPattern: Bool {
    switch geometry {
    case .area, .region(_, .pattern): true
    case .line, .dot, .region(_, .shade), .region(_, .height): false
    }
  }

  /// True for the sign of a series.
  public var isDot: Bool { if case .dot = geometry { true } else { false } }

  /// A mark like this one that stands for it in a legend, over all of its place there.
  public var sample: Mark {
    var sample = self
    sample.point = nil
    switch geometry {
    case .line:
      sample.geometry = .line([PlotPoint(x: 0, y: 0.5), PlotPoint(x: 1, y: 0.5)])
    case .area: sample.geometry = .bar(left: 0, right: 1, bottom: 0, top: 1)
    case .region(_, let filling):
      let place = Rectangle(left: 0, right: 1, bottom: 0, top: 1)
      sample.geometry = .region(.rectangle(place), filling)
    case .dot: sample.geometry = .dot(PlotPoint(x: 0.5, y: 0.5))
    }
    return sample
  }
}
