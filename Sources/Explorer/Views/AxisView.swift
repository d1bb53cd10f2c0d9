import Charts
import Descriptions
import Screen

/// The axes with their ticks; labels thin out rather than overlap.
enum AxisView {
  static func drawVertical(
    _ model: Model, _ area: PlotArea, into frame: inout Frame, _ layout: Layout
  ) {
    let symbols = model.symbols
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
    let room = frame.size.columns
    let ellipsis = model.symbols.ellipsis
    let shown =
      text.columns <= room
      ? text : text.prefix(columns: max(room - ellipsis.columns, 0)) + ellipsis
    frame.write(shown, at: Position(x: 0, y: row), style: Style(.axis))
  }

  static func drawHorizontal(
    _ model: Model, _ area: PlotArea, into frame: inout Frame, _ layout: Layout
  ) {
    guard let row = layout.axis else { return }
    let symbols = model.symbols
    for x in area.x..<(area.x + area.columns) {
      frame.write(symbols.horizontalAxis, at: Position(x: x, y: row), style: Style(.axis))
    }
    if area.x > 0 {
      frame.write(symbols.corner, at: Position(x: area.x - 1, y: row), style: Style(.axis))
    }
    // Without a row of their own the labels stand on the axis itself.
    let labelRow = layout.tickLabels ?? row
    var free = 0
    // From left to right, whichever way the axis runs.
    let placed = ticks(model, area).compactMap { tick in
      area.column(of: tick.value).map { (column: $0, text: tick.text) }
    }
    for tick in placed.sorted(by: { $0.column < $1.column }) {
      let column = tick.column
      let width = tick.text.columns
      let start = labelStart(column, width: width, area)
      guard width > 0, start >= free else { continue }
      if layout.tickLabels != nil {
        frame.write(
          symbols.horizontalTick, at: Position(x: column, y: row), style: Style(.axis))
      }
      frame.write(tick.text, at: Position(x: start, y: labelRow), style: Style(.axis))
      free = start + width + (layout.tickLabels == nil ? 1 : 2)
    }
  }

  /// Where a label starts: its middle under its tick, but all of it beside the corner.
  private static func labelStart(_ column: Int, width: Int, _ area: PlotArea) -> Int {
    max(min(column - width / 2, area.x + area.columns - width), area.x)
  }

  /// The ticks of the x axis for which there is room.
  private static func ticks(_ model: Model, _ area: PlotArea) -> [(value: Double, text: String)] {
    let chart = model.chart
    guard let extent = chart.xExtent else { return [] }
    let format = model.language.format
    switch chart.xAxis.kind {
    case .category(let names):
      return categoryTicks(names, area)
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
        // Between whole numbers there is nothing to mark.
        if ticks.fractionDigits > chart.xAxis.fractionDigits, chart.xAxis.effectiveScale == .linear
        {
          return []
        }
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
      if !candidates.isEmpty, fits(candidates, area, apart: 2) { return candidates }
    }
    return ticks(1)
  }

  /// Every label, or evenly every second, third … so that neighbors never touch.
  private static func categoryTicks(
    _ names: [String], _ area: PlotArea
  ) -> [(value: Double, text: String)] {
    guard !names.isEmpty, area.columns > 0 else { return [] }
    // Below two columns a label there is no need to look.
    let first = max(1, names.count * 2 / area.columns)
    for step in Swift.stride(from: first, to: names.count, by: 1) {
      let candidates = Swift.stride(from: 0, to: names.count, by: step).map {
        (value: Double($0), text: names[$0])
      }
      if fits(candidates, area, apart: 1) { return candidates }
    }
    return [(0, names[0])]
  }

  /// Whether no two labels come closer than some columns.
  private static func fits(
    _ ticks: [(value: Double, text: String)], _ area: PlotArea, apart: Int
  ) -> Bool {
    let places = ticks.map { tick in
      let width = tick.text.columns
      return (labelStart(area.column(of: tick.value) ?? 0, width: width, area), width)
    }
    let ordered = places.sorted { $0.0 < $1.0 }
    return zip(ordered, ordered.dropFirst()).allSatisfy { $0.0 + $0.1 + apart <= $1.0 }
  }
}
