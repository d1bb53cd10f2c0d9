import Charts
import Descriptions
import Screen

/// The names of several series, of slices and rings, or of the shades of values, with their signs,
/// below the title.
struct SVGLegend {
  private enum Sign {
    case series(Int)
    /// The step of a ramp with a height in the middle of it.
    case step(Double)
    /// A part with an ink of its own.
    case ink(Int)
  }

  private struct LegendEntry {
    /// The sign before the name; a ring has none.
    var sign: Sign?
    var name: String
    var column: Int
    var row: Int
    /// The columns of its name.
    var columns: Int

    var isShade: Bool { if case .step? = sign { true } else { false } }

    /// The first column behind it.
    var end: Int { column + (sign == nil ? 0 : SVGLegend.signColumns) + columns }
  }

  private let entries: [LegendEntry]

  /// The number of rows it takes.
  let rows: Int

  /// The columns of a sign, and those between two entries.
  private static let (signColumns, gap) = (5, 3)

  /// Places the names in at most a quarter of the rows, with a sign where there are more; the
  /// description names all of them.
  init(_ chart: Chart, _ language: any Language, _ size: Size) {
    let most = size.rows >= 8 ? size.rows / 4 : 0
    var entries: [LegendEntry] = []
    var (column, row) = (0, 0)
    let names = most > 0 ? Self.names(of: chart, in: language) : []
    for (sign, name) in names {
      let signColumns = sign == nil ? 0 : Self.signColumns
      let width = min(signColumns + name.columns, size.columns)
      if column > 0, column + width > size.columns { (column, row) = (0, row + 1) }
      guard row < most else { break }
      entries.append(
        LegendEntry(
          sign: sign, name: name, column: column, row: row, columns: width - signColumns))
      column += width + Self.gap
    }
    if entries.count < names.count {
      while let last = entries.last, last.end + Self.gap >= size.columns { entries.removeLast() }
      entries.append(
        LegendEntry(
          name: "…", column: entries.last.map { $0.end + Self.gap } ?? 0,
          row: entries.last?.row ?? 0, columns: 1))
    }
    self.entries = entries
    rows = entries.last.map { $0.row + 1 } ?? 0
  }

  private static func names(of chart: Chart, in language: any Language) -> [(Sign?, String)] {
    if let names = chart.rampNames(Theme.richRampCount, in: language) {
      let count = Double(names.count)
      return names.enumerated().reversed().map { (.step((Double($0) + 0.5) / count), $1) }
    }
    if let slices = chart.slices {
      return chart.ringNames(in: language).map { (nil, $0) }
        + slices.map { slice in
          (
            .ink(slice.ink),
            slice.name + (slice.percent.map { " " + language.format.percent($0) } ?? "")
          )
        }
    }
    guard chart.series.count > 1 else { return [] }
    return chart.series.enumerated().map { index, series in
      (.series(index), series.name.isEmpty ? "\(index + 1)" : series.name)
    }
  }

  /// The legend from the second row on, each sign made of what is drawn of its series.
  func elements(drawn marks: [Mark], _ theme: Theme, prefix: String) -> [XMLElement] {
    entries.flatMap { entry -> [XMLElement] in
      let cell = SVGPicture.cell
      let signColumns = entry.sign == nil ? 0 : Self.signColumns
      let place = PixelArea(
        left: Double(entry.column) * cell.width, top: Double(entry.row + 1) * cell.height + 2,
        width: Double(Self.signColumns - 1) * cell.width, height: cell.height - 4)
      var sign = ShapeSurface(area: place, hasDashes: !theme.hasSeriesColors)
      sign.hasRamp = entry.isShade
      sign.hasHighContrast = theme.isHighContrast
      Mark.draw(entry.sign.map { Self.samples(of: $0, in: marks) } ?? [], on: &sign)
      let words = XMLElement.text(
        entry.name, theme.color(.text), x: Double(entry.column + signColumns),
        row: Double(entry.row + 1), columns: entry.columns)
      return sign.shapes.map { $0.element(theme, prefix: prefix) } + [words]
    }
  }

  /// The marks that stand for a shade, or for a series: its filling, else its line and its sign.
  private static func samples(of sign: Sign, in marks: [Mark]) -> [Mark] {
    switch sign {
    case .step(let height):
      let block = Mark.Geometry.block(left: 0, right: 1, bottom: 0, top: 1, height: height)
      return [Mark(block, series: 0, part: .cell)]
    case .ink(let ink):
      return marks.first { $0.ink == ink }.map { [$0.sample] } ?? []
    case .series(let series):
      let own = marks.filter { $0.series == series }
      if let filled = own.first(where: \.isFilled) {
        // The inside of an area is paler than its line.
        let lines = filled.part == .area ? own.filter { $0.part == .line } : []
        return [filled.sample] + lines.prefix(1).map(\.sample)
      }
      return [own.last { !$0.isDot }, own.first(where: \.isDot)].compactMap { $0?.sample }
    }
  }
}
