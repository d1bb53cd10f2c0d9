import Charts
import Descriptions
import Screen

/// The names of several series at their lines' ends; where they do not fit, captions name them.
enum LegendView {
  /// The columns to keep free at the right.
  static func columns(for chart: Chart, _ settings: Settings, size: Size, rows: Int) -> Int {
    if let slices = slices(of: chart, settings) {
      // What the circle leaves, which is half of the screen at least where that is narrow.
      let width = (slices.map(\.text.columns).max() ?? 0) + 1
      let room = max(size.columns - 2 * rows, size.columns / 2)
      return rows < 2 || room < Self.leastSliceColumns ? 0 : min(width, room)
    }
    if let shades = shades(of: chart, settings) {
      let width = (shades.map(\.columns).max() ?? 0) + 1
      return size.columns >= 60 && width <= size.columns / 4 ? width : 0
    }
    let series = chart.series
    guard series.count > 1, size.columns >= 60 else { return 0 }
    let width = (series.map(\.name.columns).max() ?? 0) + 3
    return width <= size.columns / 4 ? width : 0
  }

  /// Names shorter than these say nothing.
  private static let leastSliceColumns = 10

  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, _ marks: [Mark],
    into frame: inout Frame
  ) {
    guard area.legendColumns > 0 else { return }
    if let shades = shades(of: page.chart, settings) {
      for (row, text) in shades.prefix(area.rows).enumerated() {
        frame.write(
          text, at: Position(x: area.x + area.columns + 1, y: area.y + row),
          style: Style(.series(0)))
      }
      return
    }
    if let slices = slices(of: page.shown, settings) {
      draw(slices, focused: page.cursor.point, settings, area, into: &frame)
      return
    }
    let symbols = Symbols(settings.glyphs)
    for (index, row) in rows(of: page.shown, in: area) {
      let name = page.chart.series[index].name
      let swatch = swatch(of: index, page.chart, marks, symbols)
      let text = settings.language.text(.legendEntry(name, marker: swatch))
      frame.write(
        text, at: Position(x: area.x + area.columns + 1, y: row),
        style: Style(.series(index), isBold: index == page.cursor.series))
    }
  }

  /// The series with the rows of their names, from the top down in the order of their last values.
  ///
  /// Each stands as near to its end as the order allows. A series without a value comes last, and what
  /// there is no row for is left out.
  static func rows(of chart: Chart, in area: PlotArea) -> [(series: Int, row: Int)] {
    let ends = chart.series.indices.map { index -> (series: Int, value: Double?) in
      let y = chart.series[index].y.prefix(chart.series[index].count)
      return (index, y.last(where: \.isFinite))
    }
    let ordered = ends.sorted {
      ($1.value ?? -.infinity, $0.series) < ($0.value ?? -.infinity, $1.series)
    }
    let bottom = area.y + area.rows - 1
    let wanted = ordered.prefix(area.rows).map { end in
      end.value.flatMap { area.row(of: $0) } ?? bottom
    }
    return zip(ordered, wanted.spread(in: area.y...max(area.y, bottom))).map { ($0.series, $1) }
  }

  /// The slices with their signs, names and shares, where the chart has some.
  private static func slices(of chart: Chart, _ settings: Settings) -> [SliceEntry]? {
    let symbols = Symbols(settings.glyphs)
    return chart.slices?.map { slice in
      let share = slice.percent.map { " " + settings.language.format.percent($0) } ?? ""
      let marker = symbols.fill(series: slice.ink)
      let name = settings.language.text(.legendEntry(slice.name, marker: marker))
      return SliceEntry(slice: slice, name: name, share: share)
    }
  }

  /// As many of the slices as there are rows, from the largest down, with the focused one among them.
  private static func draw(
    _ slices: [SliceEntry], focused: Int?, _ settings: Settings,
    _ area: PlotArea, into frame: inout Frame
  ) {
    let place = focused.map { point in slices.firstIndex { $0.slice.point == point } ?? 0 } ?? 0
    let first = min(max(place - area.rows + 1, 0), max(slices.count - area.rows, 0))
    let ellipsis = Symbols(settings.glyphs).ellipsis
    for (row, entry) in slices.dropFirst(first).prefix(area.rows).enumerated() {
      let room = area.legendColumns - 1
      // More below than there is room for is marked; a name is cut before its share is.
      let isMore = row == area.rows - 1 && first + area.rows < slices.count
      let text =
        isMore && entry.slice.point != focused ? ellipsis : entry.fitting(room, ellipsis: ellipsis)
      frame.write(
        text, at: Position(x: area.x + area.columns + 1, y: area.y + row),
        style: Style(.series(entry.slice.ink), isBold: entry.slice.point == focused))
    }
  }

  /// The values of each shade in words, the darkest first, where a shade is a value.
  private static func shades(of chart: Chart, _ settings: Settings) -> [String]? {
    let symbols = Symbols(settings.glyphs)
    return chart.shadeNames(in: settings.language)?.map { level, name in
      settings.language.text(.legendEntry(name, marker: symbols.shade(level: level.rawValue)))
    }
  }

  /// The sign that a series has in the plot: what its bars or boxes are filled with, or its marker.
  private static func swatch(
    of index: Int, _ chart: Chart, _ marks: [Mark], _ symbols: Symbols
  ) -> String {
    let part = chart.legendPart
    if part == .bar { return symbols.fill(series: index) }
    let shade = marks.first { $0.series == index && $0.part == part }?.shade
    return shade.map { symbols.shade(level: $0.rawValue) } ?? symbols.marker(series: index)
  }
}

/// A slice in a legend.
private struct SliceEntry {
  let slice: Slice
  /// Its sign and its name.
  let name: String
  /// How much of the whole it is, with a blank before it; empty where that is not told.
  let share: String

  var text: String { name + share }

  /// The entry in so many columns: the share is whole or left out, and a name has letters enough.
  func fitting(_ room: Int, ellipsis: String) -> String {
    if text.columns <= room { return text }
    let least = 6
    let share = room - share.columns >= least + ellipsis.columns ? share : ""
    if name.columns + share.columns <= room { return name + share }
    return name.prefix(columns: max(room - share.columns - ellipsis.columns, 0)) + ellipsis + share
  }
}

extension Chart {
  /// The values of each shade in words, the darkest first, where a shade is a value.
  func shadeNames(in language: any Language) -> [(level: ShadeLevel, name: String)]? {
    shades?.map { level, values in
      var (low, high) = (quantity(values.lowerBound), quantity(values.upperBound))
      // Parts of a short range need a digit more than its values to be told apart.
      let step = (0..<low.fractionDigits).reduce(1.0) { step, _ in step / 10 }
      if high.value - low.value < 2 * step {
        low.fractionDigits += 1
        high.fractionDigits += 1
      }
      low.unit = nil
      return (level, language.format.place(.range(low, high)))
    }
  }
}

extension [Int] {
  /// These ascending rows moved as little as it takes to have each its own within `rows`, in the same
  /// order; there are at most as many as rows.
  ///
  /// Rows that meet are put side by side around the middle of where they wanted to be, as the blocks
  /// of an isotonic regression are pooled (Ayer et al. 1955).
  func spread(in rows: ClosedRange<Int>) -> [Int] {
    var blocks: [(count: Int, sum: Int)] = []
    func start(_ block: (count: Int, sum: Int)) -> Int {
      let free = Int((Double(block.sum) / Double(block.count)).rounded())
      return Swift.min(Swift.max(free, rows.lowerBound), rows.upperBound - block.count + 1)
    }
    for row in self {
      // The sum of where a block would begin if each of its rows had its wish.
      blocks.append((1, row))
      while blocks.count > 1 {
        let (above, below) = (blocks[blocks.count - 2], blocks[blocks.count - 1])
        guard start(above) + above.count > start(below) else { break }
        blocks.removeLast(2)
        blocks.append(
          (above.count + below.count, above.sum + below.sum - above.count * below.count))
      }
    }
    return blocks.flatMap { block in (0..<block.count).map { start(block) + $0 } }
  }
}
