import Charts
import Descriptions
import Screen

/// Bars that lie on their side, each with its whole name before it and its value behind it: for names that
/// have no room in one row below upright bars.
struct LevelBars {
  struct Bar {
    let category: Int
    var name: String
    /// The value, and how far it is up its axis, 0 … 1; `nil` where there is none.
    var value: (text: String, height: Double, isHanging: Bool)?
  }

  /// The bars that are seen, from the top.
  let bars: [Bar]
  /// All bars, of which these are some.
  let seen: Range<Int>
  let count: Int
  /// The height of zero, and the part of the axis that is drawn.
  let base: Double
  private let ends: ClosedRange<Double>
  /// The rows of the screen that they share.
  let rows: Range<Int>
  /// The rows from one bar to the next, all the same, and those of a bar: an odd number, so that a name stands beside its
  /// middle.
  let step: Int
  private let thickness: Int
  /// The columns of the names, and those of the values.
  let nameColumns: Int
  private let valueColumns: Int
  let columns: Int

  /// `nil` where bars stand upright.
  init?(_ page: Page, _ settings: Settings, _ layout: Layout, _ size: Size) {
    let chart = page.shown
    guard chart.type == .bar, chart.series.count == 1,
      chart.direction != .rightToLeft, let names = chart.shownCategories, names.count > 1,
      layout.endOfPlot - layout.plot.y >= Self.leastRows, size.columns >= Self.leastColumns
    else { return nil }
    let screen = layout.plot.y..<layout.endOfPlot
    rows = screen
    let scale = settings.glyphScale
    let pages = settings.isEnlarged ? scale + 1 : Self.mostPages
    guard names.count <= pages * screen.count, Self.areLong(names.map(\.columns), in: size.columns)
    else { return nil }
    let format = settings.language.format
    let plot = Plot(chart, resolution: 1, tickLimit: 5)
    let foot = plot.row(of: 0)
    base = foot.isFinite ? foot : 0
    let series = chart.series[0]
    let all = names.indices.map { category -> Bar in
      var bar = Bar(category: category, name: names[category])
      if let point = series.index(at: Double(category)), series.y[point].isFinite {
        let height = plot.row(of: series.y[point])
        var quantity = chart.quantity(series.y[point])
        quantity.dropUnit()
        if height.isFinite {
          bar.value = (format.quantity(quantity), height, series.y[point] < 0)
        }
      }
      return bar
    }
    let heights = all.compactMap(\.value?.height) + [base]
    let (low, high) = (heights.min() ?? 0, heights.max() ?? 1)
    ends = low...max(high, low)
    count = all.count
    let most = min(Self.mostBars(at: scale, in: rows.count), count)
    let focus = page.point == nil ? nil : page.cursor.x.map { Int($0) - names.startIndex }
    let first = min((focus ?? 0) / most * most, count - most)
    seen = max(first, 0)..<max(first, 0) + most
    // A row is a gap where there is room; behind the last bar there is none.
    let odd = scale == GlyphScale.range.upperBound ? [5, 3, 1] : [3, 1]
    let steps = odd.compactMap { thickness -> (step: Int, thickness: Int)? in
      let step = most > 1 ? (screen.count - thickness) / (most - 1) : screen.count
      return step > thickness ? (step, thickness) : nil
    }
    (step, thickness) = steps.first ?? (max(screen.count / most, 1), 1)
    columns = size.columns
    nameColumns = min(names.map(\.columns).max() ?? 0, columns * 2 / 5)
    let shown = AxisLabel.cut(
      all.map(\.name), to: nameColumns, isName: true, ellipsis: settings.symbols.ellipsis)
    bars = seen.map { index in
      var bar = all[index]
      bar.name = shown[index]
      return bar
    }
    valueColumns = all.compactMap(\.value?.text.columns).max() ?? 0
    guard columns - nameColumns - valueColumns - 4 >= Self.leastLength else { return nil }
  }

  /// Fewer rows or columns have no room for names beside bars.
  private static let (leastRows, leastColumns, leastLength) = (3, 30, 8)
  /// More pages of bars than these hide the course of the values; enlarged, names are worth more of them.
  private static let mostPages = 2

  /// Shorter names stand below upright bars, some of them for all.
  private static let leastName = 6

  /// True where names do not stand side by side below upright bars.
  private static func areLong(_ names: [Int], in columns: Int) -> Bool {
    guard let longest = names.max(), longest >= leastName else { return false }
    let slot = Double(columns - 8) / Double(names.count)
    return zip(names, names.dropFirst()).contains { Double($0 + $1) / 2 + 1 > slot }
  }

  /// The columns of bars, and of those the one of the axis.
  var start: Int { nameColumns + 1 }
  var room: Int { columns - start - valueColumns - 2 }
  private var span: Double { ends.upperBound - ends.lowerBound }
  var axis: Int {
    guard span > 0 else { return 0 }
    return Int(((base - ends.lowerBound) / span * Double(room)).rounded())
  }

  /// The length of a bar in columns.
  func length(of height: Double) -> Double {
    span > 0 ? abs(height - base) / span * Double(room) : 0
  }

  /// The length of a bar in eighths of a column; what is not zero is seen.
  private func length(of value: (text: String, height: Double, isHanging: Bool)) -> Int {
    let length = length(of: value.height)
    guard length > 0 else { return 0 }
    let most = (value.isHanging ? axis : room - axis) * 8
    return min(max(Int((length * 8).rounded()), 1), max(most, 8))
  }

  func isFocused(_ bar: Bar, _ page: Page) -> Bool {
    page.point != nil && page.cursor.x == Double(bar.category)
  }

  /// The rows of a bar, from the top.
  func rows(ofBar index: Int) -> Range<Int> { index * step..<index * step + thickness }

  /// The row of the plot in which the last bar ends.
  private var lastRow: Int {
    min(rows(ofBar: max(bars.count - 1, 0)).upperBound, rows.count) - 1
  }

  /// The bars of a page at a scale: as many rows as it for each, and one before the next; of lower bars on a low screen
  /// the fewer the larger all is.
  private static func mostBars(at scale: Int, in rows: Int) -> Int {
    scale > 1 ? max(rows / (scale + 1), min(6 - scale, rows)) : rows
  }

  func draw(_ page: Page, _ settings: Settings, into frame: inout Frame, _ layout: Layout) {
    let symbols = settings.symbols
    let signs = settings.screenReader == .off ? StateView.signs(of: page, settings) : [:]
    drawTitles(page, into: &frame, layout)
    // The axis ends with the last bar.
    for y in rows.lowerBound...rows.lowerBound + lastRow {
      frame.write(
        symbols.verticalAxis, at: Position(x: start + axis, y: y), style: Style(.axis))
    }
    for (index, bar) in bars.enumerated() {
      let isFocused = isFocused(bar, page)
      let own = rows(ofBar: index)
      let middle = rows.lowerBound + (own.lowerBound + own.upperBound - 1) / 2
      drawName(bar.name, isFocused, symbols, row: middle, into: &frame)
      if let sign = signs[Double(bar.category)] {
        frame.write(
          sign, at: Position(x: nameColumns, y: middle), style: Style(.focus, isBold: true))
      }
      guard let value = bar.value else { continue }
      var end = start + axis + 1
      for row in own {
        end = max(
          drawBar(
            value, isFocused, symbols, settings, row: rows.lowerBound + row, into: &frame), end)
      }
      frame.write(
        value.text, at: Position(x: end + 1, y: middle),
        style: isFocused ? Style(.focus, isBold: true) : Style(.text))
    }
    if seen.lowerBound > 0 {
      frame.write(
        "^", at: Position(x: start + axis, y: rows.lowerBound), style: Style(.hint, isBold: true))
    }
    if seen.upperBound < count {
      frame.write(
        "v", at: Position(x: start + axis, y: rows.lowerBound + lastRow),
        style: Style(.hint, isBold: true))
    }
    if let picture = picture(page, settings) { frame.show(picture) }
  }

  private func drawName(
    _ name: String, _ isFocused: Bool, _ symbols: Symbols, row: Int, into frame: inout Frame
  ) {
    let text =
      name.columns <= nameColumns
      ? name
      : name.prefix(columns: max(nameColumns - symbols.ellipsis.columns, 0)) + symbols.ellipsis
    frame.write(
      text, at: Position(x: nameColumns - text.columns, y: row),
      style: isFocused ? Style(.focus, isBold: true, isReversed: true) : Style(.axis))
  }

  /// Draws a row of a bar, and returns the first column behind it.
  private func drawBar(
    _ value: (text: String, height: Double, isHanging: Bool), _ isFocused: Bool,
    _ symbols: Symbols, _ settings: Settings, row: Int, into frame: inout Frame
  ) -> Int {
    let style = isFocused ? Style(.focus, isBold: true) : Style(.series(0))
    let eighths = length(of: value)
    // Without color a bar is soon overlooked among others that are as bold.
    let hasSigns = isFocused && settings.lacksColors
    let fill = hasSigns ? symbols.marker(series: 0) : symbols.fill(series: 0)
    // One that hangs ends in whole columns: there are no blocks that begin within one.
    let isWhole = value.isHanging || settings.canvasGlyphs == .ascii
    let whole = isWhole && eighths > 0 ? max((eighths + 4) / 8, 1) : eighths / 8
    let first = start + axis + (value.isHanging ? -whole : 1)
    frame.write(
      String(repeating: fill, count: whole), at: Position(x: first, y: row),
      style: hasSigns ? Style(.focus, isBold: true, isReversed: true) : style)
    let rest = isWhole ? 0 : eighths % 8
    if rest > 0 {
      frame.write(Self.parts[rest - 1], at: Position(x: first + whole, y: row), style: style)
    }
    return value.isHanging ? start + axis + 1 : first + whole + (rest > 0 ? 1 : 0)
  }

  private static let parts = "▏▎▍▌▋▊▉".map(String.init)

  /// The quantity of the names at the left, and that of the bars, with the bars that are seen, at the right.
  private func drawTitles(_ page: Page, into frame: inout Frame, _ layout: Layout) {
    guard let row = layout.unit else { return }
    let (places, quantity) = (page.shown.placeHeading, page.shown.yAxis.heading)
    let part = seen.count < count ? "\(seen.lowerBound + 1)–\(seen.upperBound) / \(count)" : ""
    let right = [part, quantity.isEmpty ? "" : quantity + " →"].filter { !$0.isEmpty }
      .joined(separator: "  ")
    let shown = right.columns <= columns ? right : part
    frame.write(shown, at: Position(x: columns - shown.columns, y: row), style: Style(.axis))
    if places.columns + 2 + shown.columns <= columns {
      frame.write(places, at: Position(x: 0, y: row), style: Style(.axis))
    }
  }
}

extension Layout {
  /// The row below the plot, its axis, its labels and the mark of the focus.
  fileprivate var endOfPlot: Int {
    let ends = [axis, tickLabels.map { $0 + tickLabelRows - 1 }, focus].compactMap(\.self)
    return max(ends.map { $0 + 1 }.max() ?? 0, plot.y + plot.rows)
  }
}
