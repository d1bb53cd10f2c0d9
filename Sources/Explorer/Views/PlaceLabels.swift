import Charts
import Descriptions
import Screen
import Tables

/// The labels of the x axis, each at its place on the screen; none overlaps another.
struct PlaceLabels {
  /// A label with its value, the column of its tick, its own first column, and the row it begins in.
  struct PlacedLabel {
    var value: Double
    var tick: Int
    var x: Int
    var row: Int
    var label: AxisLabel

    var columns: Range<Int> { x..<x + label.size.columns }
  }

  let placed: [PlacedLabel]
  /// The years below months, or the days below hours, in a row of their own.
  private(set) var spans: [TimeSpans.PlacedSpan] = []

  /// The one year of months, or the one day of hours, for which there is no row below.
  private(set) var spanUnsaid: String?

  /// The row of the spans, counted from that of the labels.
  static let spanRow = 1

  /// The number of rows that the labels take.
  var rows: Int {
    max(
      placed.map { $0.row + $0.label.size.rows }.max() ?? 0,
      spans.isEmpty ? 0 : Self.spanRow + 1)
  }

  /// Places the labels in at most `rows` rows: as large as the scale asks for where there is room.
  init(_ page: Page, _ settings: Settings, _ area: PlotArea, rows: Int) {
    guard area.columns > 0, rows > 0 else {
      placed = []
      return
    }
    if settings.isEnlarged, let large = Self.large(page, settings, area, rows: rows) {
      placed = large
    } else if let names = page.shown.shownCategories {
      placed = Self.names(
        names, area, rows: rows, settings.symbols, hasSlots: page.shown.hasSlots)
    } else {
      let densest = Self.densest(
        page, settings, area, apart: 2, namesSpans: rows <= Self.spanRow
      ) { AxisLabel($0) }
      placed = densest.placed
      if rows > Self.spanRow, let precision = densest.precision {
        spans = TimeSpans(page, settings, area, ticks: precision).placed
      } else if let precision = densest.precision {
        spanUnsaid = TimeSpans.alone(page, settings, ticks: precision)
      }
    }
  }

  /// Labels in big letters, two or more; `nil` where they do not fit.
  private static func large(
    _ page: Page, _ settings: Settings, _ area: PlotArea, rows: Int
  ) -> [PlacedLabel]? {
    let room = Size(columns: area.columns / 2, rows: rows)
    func label(_ text: String) -> AxisLabel? { AxisLabel(large: text, settings, in: room) }
    if let names = page.shown.shownCategories {
      // A letter takes two columns at least.
      guard names.count > 1, names.count * 2 <= area.columns else { return nil }
      let labels = names.compactMap(label)
      guard labels.count == names.count else { return nil }
      let placed = zip(names.indices, labels).map { place($1, at: Double($0), area) }
      return areApart(placed, by: 2) ? placed : nil
    }
    let placed = densest(page, settings, area, apart: 3, label).placed
    return placed.count > 1 ? placed : nil
  }

  private static func names(
    _ names: ArraySlice<String>, _ area: PlotArea, rows: Int, _ symbols: Symbols, hasSlots: Bool
  ) -> [PlacedLabel] {
    func column(_ index: Int) -> Int {
      (area.column(of: Double(names.startIndex + index)) ?? area.x) - area.x
    }
    let labels = CategoryLabels(
      names: names, width: area.columns, hasSlots: hasSlots, column: column)
    return labels.placed(rows: rows, ellipsis: symbols.ellipsis).map { name in
      PlacedLabel(
        value: Double(names.startIndex + name.index), tick: area.x + column(name.index),
        x: area.x + labels.span(of: name).lowerBound,
        row: name.row, label: name.label)
    }
  }

  /// The most ticks whose labels keep some columns apart, none where one has no label; of times with the
  /// finest field that changes among them.
  private static func densest(
    _ page: Page, _ settings: Settings, _ area: PlotArea, apart: Int,
    namesSpans: Bool = false, _ label: (String) -> AxisLabel?
  ) -> (placed: [PlacedLabel], precision: DatePrecision?) {
    // Edges of bins come in pairs, so that rather more of them are marked.
    let spacing = page.chart.xAxis.binWidth == nil || !page.chart.hasSlots ? 6 : 4
    for limit in stride(from: max(min(area.columns / spacing, 12), 1), through: 1, by: -1) {
      let (ticks, precision) = ticks(
        of: page, limit: limit, namesSpans: namesSpans, settings.language.format)
      let placed = ticks.compactMap { tick in
        label(tick.text).map { place($0, at: tick.value, area) }
      }
      guard !placed.isEmpty, placed.count == ticks.count else { continue }
      if areApart(placed, by: apart) { return (placed, precision) }
      // Rather the first than none.
      if limit == 1 { return ([placed[0]], precision) }
    }
    return ([], nil)
  }

  private static func place(_ label: AxisLabel, at value: Double, _ area: PlotArea) -> PlacedLabel {
    let tick = area.column(of: value) ?? area.x
    let width = label.size.columns
    // Its middle under its tick, but all of it beside the corner.
    let x = max(min(tick - width / 2, area.x + area.columns - width), area.x)
    return PlacedLabel(value: value, tick: tick, x: x, row: 0, label: label)
  }

  private static func areApart(_ placed: [PlacedLabel], by columns: Int) -> Bool {
    let ordered = placed.sorted { $0.x < $1.x }
    return zip(ordered, ordered.dropFirst()).allSatisfy {
      $0.x + $0.label.size.columns + columns <= $1.x
    }
  }

  /// The ticks of an axis of numbers or dates, at most `limit`; where the years or days have no row of their own, the
  /// tick that begins one may say it.
  private static func ticks(
    of page: Page, limit: Int, namesSpans: Bool, _ format: Format
  ) -> (ticks: [(value: Double, text: String)], precision: DatePrecision?) {
    let axis = page.chart.xAxis
    guard let extent = page.shown.xExtent else { return ([], nil) }
    switch axis.kind {
    case .category: return ([], nil)
    case .date(let finest):
      let ticks = Ticks.dates(
        extent, offset: axis.timeZoneOffset, changes: axis.timeZoneChanges, limit: limit,
        finest: finest)
      let precision = ticks.precision ?? .day
      let starts = namesSpans ? TimeSpans.starts(within: extent, of: axis, below: precision) : []
      let marks = ticks.values.map { time in
        let own = starts.contains(time) ? precision.span : precision
        return (value: time, text: format.tick(time, precision: own, timeZone: axis.timeZone))
      }
      return (marks, precision)
    case .number:
      if page.shown.hasSlots, let edges = axis.binEdges(over: extent, limit: limit)?.of(axis) {
        let texts = texts(of: edges, format)
        guard let reach = axis.binReach, let whole = page.chart.xExtent, let width = axis.binWidth
        else { return (texts, nil) }
        // An end that reaches farther than the width of its bin is labeled with where it does.
        let marks = texts.map { value, text in
          let end =
            value < whole.lowerBound
            ? reach.lowerBound
            : value > whole.upperBound ? reach.upperBound : value
          return abs(end - value) < width * 0.01
            ? (value, text)
            : (
              value,
              axis.valueKind == .lapse
                ? format.tick(end, of: edges)
                : format.number(end, fractionDigits: axis.fractionDigits)
            )
        }
        return (marks, nil)
      }
      let isLinear = axis.effectiveScale == .linear
      let ticks: Ticks =
        isLinear ? .linear(extent, limit: limit) : .logarithmic(extent, limit: limit)
      // Between whole numbers there is nothing to mark.
      if isLinear, ticks.fractionDigits > axis.fractionDigits { return ([], nil) }
      return (texts(of: ticks.of(axis), format), nil)
    }
  }

  private static func texts(of ticks: Ticks, _ format: Format) -> [(value: Double, text: String)] {
    zip(ticks.values, format.texts(of: ticks)).map { (value: $0, text: $1) }
  }
}

extension AxisLabel {
  /// A label in the smallest of the big letters; `nil` where they do not fit.
  init?(large text: String, _ settings: Settings, in room: Size) {
    let glyphs = settings.canvasGlyphs
    // The narrow letters are no easier to read than plain ones.
    guard let big = BigText.fitting(text, scale: 2, in: room, glyphs: glyphs), !big.isNarrow
    else { return nil }
    self.init(big)
  }
}

extension Axis {
  /// The edges of bins with their middles from the start to the end of `extent`, from the first on:
  /// every one, or every second, third … of them, the last among them where there is such a step;
  /// `nil` without bins, and of a lone one, which has the plot to itself.
  fileprivate func binEdges(over extent: ClosedRange<Double>, limit: Int) -> Ticks? {
    guard let width = binWidth, width > 0, limit > 1,
      let bins = Int(exactly: (extent.upperBound / width - extent.lowerBound / width).rounded()),
      bins > 0, bins < 10_000
    else { return nil }
    // As many edges as bins, and one.
    let count = bins + 1
    let least = (count + limit - 2) / (limit - 1)
    let step = (least...max(least, 2 * least)).first { count % $0 == 0 } ?? least
    let first = extent.lowerBound - width / 2
    let values = stride(from: 0, through: count, by: step).map { index in
      let value = first + Double(index) * width
      // An edge this near to zero is zero with the noise of rounding.
      return abs(value) < width * 1e-9 ? 0 : value
    }
    return Ticks(values: values, fractionDigits: fractionDigits)
  }
}
