import Charts
import Descriptions
import Screen

/// The names of several series at their lines' ends; where they do not fit, captions name them.
enum LegendView {
  /// The columns to keep free at the right.
  static func columns(for model: Model, size: Size) -> Int {
    if let shades = shades(of: model) {
      let width = (shades.map(\.columns).max() ?? 0) + 1
      return size.columns >= 60 && width <= size.columns / 4 ? width : 0
    }
    let series = model.chart.series
    guard series.count > 1, size.columns >= 60 else { return 0 }
    let width = (series.map(\.name.columns).max() ?? 0) + 3
    return width <= size.columns / 4 ? width : 0
  }

  static func draw(
    _ model: Model, _ area: PlotArea, _ marks: [Mark], into frame: inout Frame
  ) {
    guard area.legendColumns > 0 else { return }
    if let shades = shades(of: model) {
      for (row, text) in shades.prefix(area.rows).enumerated() {
        frame.write(
          text, at: Position(x: area.x + area.columns + 1, y: area.y + row),
          style: Style(.series(0)))
      }
      return
    }
    let symbols = Symbols(model.settings.glyphs)
    var taken: Set<Int> = []
    let wanted = model.shown.series.enumerated().map { index, series in
      let last = (0..<series.count).last { series.y[$0].isFinite }
      return (index, last.flatMap { area.row(of: series.y[$0]) } ?? area.y)
    }
    for (index, row) in wanted.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      let rows = area.y..<(area.y + area.rows)
      guard
        let free = rows.filter({ !taken.contains($0) }).min(by: { abs($0 - row) < abs($1 - row) })
      else { return }
      taken.insert(free)
      let name = model.chart.series[index].name
      let swatch = swatch(of: index, model, marks, symbols)
      let text = model.language.text(.legendEntry(name, marker: swatch))
      frame.write(
        text, at: Position(x: area.x + area.columns + 1, y: free),
        style: Style(.series(index), isBold: index == model.cursor.series))
    }
  }

  /// What each shade stands for, the darkest first, where a shade is a value.
  private static func shades(of model: Model) -> [String]? {
    let symbols = Symbols(model.settings.glyphs)
    return model.chart.shadeNames(in: model.language)?.map { level, name in
      model.language.text(.legendEntry(name, marker: symbols.shade(level: level.rawValue)))
    }
  }

  /// The sign that a series has in the plot: what its bars or boxes are filled with, or its marker.
  private static func swatch(
    of index: Int, _ model: Model, _ marks: [Mark], _ symbols: Symbols
  ) -> String {
    let part = model.chart.legendPart
    if part == .bar { return symbols.fill(series: index) }
    let shade = marks.first { $0.series == index && $0.part == part }?.shade
    return shade.map { symbols.shade(level: $0.rawValue) } ?? symbols.marker(series: index)
  }
}

extension Chart {
  /// What each shade stands for, the darkest first, where a shade is a value.
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
