import Charts
import Descriptions
import Screen

/// The axes with their ticks; labels thin out rather than overlap.
enum AxisView {
  static func drawVertical(
    _ model: Model, _ area: PlotArea, into frame: inout Frame, _ layout: Layout
  ) {
    let symbols = Symbols(model.settings.glyphs)
    if let row = layout.unit { drawTitle(model, row: row, into: &frame) }
    guard area.x > 0 else { return }
    for y in area.y..<(area.y + area.rows) {
      frame.write(symbols.verticalAxis, at: Position(x: area.x - 1, y: y), style: Style(.axis))
    }
    var free = Int.max
    for (value, text) in zip(area.plot.yTicks.values, area.tickTexts) {
      guard let row = area.row(of: value), row < free else { continue }
      free = row
      frame.write(symbols.verticalTick, at: Position(x: area.x - 1, y: row), style: Style(.axis))
      let start = area.x - 2 - text.columns
      frame.write(text, at: Position(x: max(start, 0), y: row), style: Style(.axis))
    }
  }

  /// What the y axis measures: its title, and the unit where the title does not say it.
  private static func drawTitle(_ model: Model, row: Int, into frame: inout Frame) {
    let axis = model.chart.yAxis
    let title = axis.title ?? ""
    let unit = axis.unit ?? ""
    // "Steps (steps)" would say it twice.
    let isSaid = title.lowercased() == unit.lowercased()
    let text =
      title.isEmpty || unit.isEmpty || isSaid
      ? (title.isEmpty ? unit : title) : "\(title) (\(unit))"
    frame.write(text, at: Position(x: 0, y: row), style: Style(.axis), limit: frame.size.columns)
  }

  static func drawHorizontal(
    _ model: Model, _ area: PlotArea, into frame: inout Frame, _ layout: Layout
  ) {
    guard let row = layout.axis else { return }
    let symbols = Symbols(model.settings.glyphs)
    for x in area.x..<(area.x + area.columns) {
      frame.write(symbols.horizontalAxis, at: Position(x: x, y: row), style: Style(.axis))
    }
    if area.x > 0 {
      frame.write(symbols.corner, at: Position(x: area.x - 1, y: row), style: Style(.axis))
    }
    // Without a row of their own the labels stand on the axis itself.
    let labelRow = layout.tickLabels ?? row
    var free = layout.tickLabels == nil ? area.x + 1 : 0
    for tick in ticks(model, area) {
      guard let column = area.column(of: tick.value) else { continue }
      let width = tick.text.columns
      let right = area.x + area.columns
      let start = min(max(column - width / 2, area.x == 0 ? 0 : area.x - 1), right - width)
      guard width > 0, start >= free, start >= 0 else { continue }
      if layout.tickLabels != nil {
        frame.write(
          symbols.horizontalTick, at: Position(x: column, y: row), style: Style(.axis))
      }
      frame.write(tick.text, at: Position(x: start, y: labelRow), style: Style(.axis))
      free = start + width + (layout.tickLabels == nil ? 1 : 2)
    }
  }

  /// The ticks of the x axis for which there is room.
  private static func ticks(_ model: Model, _ area: PlotArea) -> [(value: Double, text: String)] {
    let chart = model.chart
    guard let extent = chart.xExtent else { return [] }
    let format = model.language.format
    switch chart.xAxis.kind {
    case .category(let names):
      return categoryTicks(names, columns: area.columns)
    case .date(let finest):
      return densest(area) { limit in
        let ticks = Ticks.dates(
          extent, offset: chart.xAxis.timeZoneOffset, limit: limit, finest: finest)
        let precision = ticks.precision ?? .day
        return ticks.values.map {
          ($0, format.tick($0, precision: precision, timeZone: chart.xAxis.timeZone))
        }
      }
    case .number:
      return densest(area) { limit in
        let ticks: Ticks =
          chart.xAxis.effectiveScale == .linear
          ? .linear(extent, limit: limit) : .logarithmic(extent, limit: limit)
        return ticks.values.map { ($0, format.tick($0, of: ticks)) }
      }
    }
  }

  /// The most ticks whose labels keep two columns apart.
  private static func densest(
    _ area: PlotArea, _ ticks: (Int) -> [(value: Double, text: String)]
  ) -> [(value: Double, text: String)] {
    for limit in stride(from: max(min(area.columns / 6, 12), 1), to: 1, by: -1) {
      let candidates = ticks(limit)
      let columns = candidates.map { (area.column(of: $0.value) ?? 0, $0.text.columns) }
      let fits = zip(columns, columns.dropFirst()).allSatisfy { left, right in
        abs(right.0 - left.0) >= (left.1 + right.1) / 2 + 2
      }
      if fits, !candidates.isEmpty { return candidates }
    }
    return ticks(1)
  }

  /// Every label, or every second, third … so that neighbors never touch.
  private static func categoryTicks(
    _ names: [String], columns: Int
  ) -> [(value: Double, text: String)] {
    guard !names.isEmpty, columns > 0 else { return [] }
    // Long labels thin out by their usual width; one that is longer still loses only its neighbor.
    let sample = names.prefix(200).map(\.columns).sorted()
    let usual = max(sample[sample.count * 3 / 4], 1) + 1
    let stride = max(1, (names.count * usual + columns - 1) / columns)
    return Swift.stride(from: 0, to: names.count, by: stride).map { (Double($0), names[$0]) }
  }
}
