import Charts
import Descriptions
import Screen

/// The names of several series with their signs, in rows below the title.
struct SVGLegend {
  private struct Entry {
    var series: Int
    var name: String
    var column: Int
    var row: Int
    /// The columns of its name.
    var columns: Int
  }

  private let entries: [Entry]

  /// How many rows it takes.
  let rows: Int

  /// The columns of a sign, and those between two entries.
  private static let (sign, gap) = (5, 3)

  /// Places the names in at most a quarter of the rows; the description names all of them.
  init(_ chart: Chart, _ language: any Language, _ size: Size) {
    let most = chart.series.count > 1 && size.rows >= 8 ? size.rows / 4 : 0
    var entries: [Entry] = []
    var (column, row) = (0, 0)
    for (index, series) in chart.series.enumerated() where most > 0 {
      // The words that name a series without a name come with its facts.
      let name = series.name.isEmpty ? "\(index + 1)" : series.name
      let width = min(Self.sign + name.columns, size.columns)
      if column > 0, column + width > size.columns { (column, row) = (0, row + 1) }
      guard row < most else { break }
      entries.append(
        Entry(series: index, name: name, column: column, row: row, columns: width - Self.sign))
      column += width + Self.gap
    }
    self.entries = entries
    rows = entries.last.map { $0.row + 1 } ?? 0
  }

  /// The legend from the second row on, each sign made of what is drawn of its series.
  func elements(drawn shapes: [Shape], _ ink: SVGShape) -> [XMLElement] {
    entries.flatMap { entry -> [XMLElement] in
      let cell = SVGPicture.cell
      let place = SVGArea(
        left: Double(entry.column) * cell.width, top: Double(entry.row + 1) * cell.height + 2,
        width: Double(Self.sign - 1) * cell.width, height: cell.height - 4)
      let sign = SVGShape(area: place, theme: ink.theme, prefix: ink.prefix)
      let words = XMLElement.text(
        entry.name, ink.theme.color(.text), x: Double(entry.column + Self.sign),
        row: Double(entry.row + 1), columns: entry.columns)
      return Self.signs(of: entry.series, in: shapes).flatMap { sign.elements(of: $0).elements }
        + [words]
    }
  }

  /// What stands for a series: the first of each kind of shape that is drawn of it.
  private static func signs(of series: Int, in shapes: [Shape]) -> [Shape] {
    var line: Shape?
    var marker: Shape?
    for shape in shapes where shape.series == series {
      switch shape {
      case .bar:
        return [.bar(series: series, left: 0, right: 1, bottom: 0, top: 1)]
      case .shade(_, _, _, _, _, let level):
        return [.shade(series: series, left: 0, right: 1, bottom: 0, top: 1, level: level)]
      case .line:
        line = .line(
          series: series, points: [PlotPoint(x: 0, y: 0.5), PlotPoint(x: 1, y: 0.5)])
      case .marker:
        marker = .marker(series: series, PlotPoint(x: 0.5, y: 0.5))
      }
    }
    return [line, marker].compactMap(\.self)
  }
}

extension Shape {
  fileprivate var series: Int {
    switch self {
    case .line(let series, _), .marker(let series, _), .bar(let series, _, _, _, _),
      .shade(let series, _, _, _, _, _):
      series
    }
  }
}
