import Charts
import Descriptions
import Screen

/// Bars that lie on their side, each with its value behind it and its whole name before it, or one for the bars of all
/// series: for names that have no room below upright bars.
struct LevelBars {
  struct Bar {
    let category: Int
    let series: Int
    /// The value, and how far it is up its axis, 0 … 1; `nil` where there is none.
    var value: (text: String, height: Double, isHanging: Bool)?
    /// The ends between which the value may lie, up the axis; `nil` where they are not known.
    var ends: ClosedRange<Double>?
  }

  /// The bars that are seen, from the top.
  var bars: [Bar]
  /// The name of each group that is seen: of one bar, or of those of all series.
  private(set) var names: [String] = []
  /// The bars of a group.
  let perGroup: Int
  /// True where the two bars of a group share a row, each with half of its height.
  let isHalved: Bool
  /// False where both halves of a row have one color.
  let hasColors: Bool
  /// The groups that are seen of all.
  let seen: Range<Int>
  let count: Int
  /// The height of zero, and the part of the axis that is drawn.
  let base: Double
  let ends: ClosedRange<Double>
  /// The rows of the screen that they share.
  let rows: Range<Int>
  /// The rows below them that name the series; `nil` of one.
  let legend: Range<Int>?
  /// The rows from one group to the next, all the same, and those of a bar: an odd number, so that a name stands beside its
  /// middle.
  let step: Int
  let thickness: Int
  /// The columns of the names, and those of the values.
  private(set) var nameColumns = 0
  private(set) var valueColumns = 0
  let columns: Int

  /// `nil` where bars stand upright.
  init?(_ page: Page, _ settings: Settings, _ layout: Layout, _ size: Size) {
    let chart = page.shown
    guard [.bar, .groupedBar].contains(chart.type), chart.series.count > 0,
      chart.direction != .rightToLeft, let names = chart.shownCategories, names.count > 1,
      layout.endOfPlot - layout.plot.y >= Self.leastRows, size.columns >= Self.leastColumns
    else { return nil }
    perGroup = chart.series.count
    let legendRows = Self.legendRows(
      of: chart, settings, columns: size.columns, rows: layout.endOfPlot - layout.plot.y)
    let end = layout.endOfPlot - legendRows
    let screen = layout.plot.y..<end
    rows = screen
    legend = legendRows > 0 ? end..<end + legendRows : nil
    let scale = settings.glyphScale
    let isOnPaper = layout.hint == nil && !layout.showsHelp
    isHalved =
      Self.canHalve(chart, settings, isOnPaper: isOnPaper)
      && names.count * perGroup > screen.count
    hasColors = settings.hasColors
    let rowsPerGroup = isHalved ? 1 : perGroup
    let most = Self.mostNames(
      names, ofGroups: perGroup > 1, in: size.columns, layout, settings, isOnPaper: isOnPaper,
      perPage: screen.count / rowsPerGroup)
    guard names.count <= most else { return nil }
    let format = settings.language.format
    let plot = Plot(chart, resolution: 1, tickLimit: 5)
    let zero = plot.row(of: 0)
    let foot = zero.isFinite ? zero : 0
    base = foot
    let all = names.indices.flatMap { category in
      chart.series.enumerated().map { number, series -> Bar in
        var bar = Bar(category: category, series: number)
        if let point = series.index(at: Double(category)), series.y[point].isFinite {
          let height = plot.row(of: series.y[point])
          var quantity = chart.quantity(series.y[point])
          quantity.dropUnit()
          if height.isFinite {
            bar.value = (format.quantity(quantity), height, series.y[point] < 0)
            bar.ends = series.uncertainty?.ends(of: point).flatMap { ends in
              let (low, high) = (plot.row(of: ends.lowerBound), plot.row(of: ends.upperBound))
              return low.isFinite && high.isFinite && low <= high ? low...high : nil
            }
          }
        }
        return bar
      }
    }
    let heights =
      all.compactMap(\.value?.height) + [base]
      + all.compactMap(\.ends).flatMap { [$0.lowerBound, $0.upperBound] }
    let (low, high) = (heights.min() ?? 0, heights.max() ?? 1)
    ends = low...max(high, low)
    count = names.count
    let barsOnPage = Self.mostBars(at: scale, in: rows.count, ofGroups: perGroup > 1)
    let perPage = min(max(barsOnPage / rowsPerGroup, 1), count)
    let focus = page.point == nil ? nil : page.cursor.x.map { Int($0) - names.startIndex }
    let first = min((focus ?? 0) / perPage * perPage, count - perPage)
    seen = max(first, 0)..<max(first, 0) + perPage
    // A row is a gap where there is room; behind the last bar there is none.
    let odd = scale == GlyphScale.range.upperBound ? [5, 3, 1] : [3, 1]
    let group = rowsPerGroup
    let steps = odd.compactMap { thickness -> (step: Int, thickness: Int)? in
      let own = group * thickness
      let step = perPage > 1 ? (screen.count - own) / (perPage - 1) : screen.count
      return step > own ? (step, thickness) : nil
    }
    (step, thickness) = steps.first ?? (max(screen.count / perPage, group), 1)
    columns = size.columns
    // Values have the same digits on every page.
    bars = all
    let digits = dropDigits(of: chart, format)
    let widest = Self.columns(of: bars, isHalved)
    bars = Array(bars[seen.lowerBound * perGroup..<seen.upperBound * perGroup])
    // On a low screen no title says what the values are in.
    let lengths = bars.map { abs(($0.value?.height ?? foot) - foot) }
    if layout.unit == nil, let longest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }) {
      let series = chart.series[bars[longest].series]
      if let point = series.index(at: Double(bars[longest].category)), series.y[point].isFinite {
        var quantity = chart.quantity(series.y[point])
        quantity.fractionDigits = min(quantity.fractionDigits, digits)
        let text = format.quantity(quantity)
        // A small one may be said in a smaller unit, which the others are not in.
        let hasSameNumber = bars[longest].value.map { text.contains($0.text) } ?? false
        if hasSameNumber { bars[longest].value?.text = text }
      }
    }
    valueColumns = max(Self.columns(of: bars, isHalved), widest)
    let wanted = min(names.map(\.columns).max() ?? 0, columns * 2 / 5)
    // Names are rather cut than left out beside bars that take what is left.
    nameColumns = max(
      min(wanted, columns - valueColumns - 4 - Self.leastLength), min(wanted, columns / 4))
    guard columns - nameColumns - valueColumns - 4 >= Self.leastLength else { return nil }
    let shown = AxisLabel.cut(
      Array(names), to: nameColumns, isName: true, ellipsis: settings.symbols.ellipsis)
    self.names = seen.map { shown[$0] }
  }

  /// True where both bars of a group may share a row, told apart by their halves and their colors; on paper, where none has
  /// the focus, by their halves alone.
  private static func canHalve(_ chart: Chart, _ settings: Settings, isOnPaper: Bool) -> Bool {
    chart.series.count == 2 && (settings.hasColors || isOnPaper) && settings.hasShades
      && !settings.isEnlarged && settings.canvasGlyphs != .ascii
      && chart.series.allSatisfy { $0.uncertainty == nil }
  }

  /// The columns of the longest value, or of those that share a row.
  private static func columns(of bars: [Bar], _ isHalved: Bool) -> Int {
    let widths = bars.map { $0.value?.text.columns ?? 0 }
    guard isHalved else { return widths.max() ?? 0 }
    return stride(from: 0, to: widths.count - 1, by: 2).map { widths[$0] + 1 + widths[$0 + 1] }
      .max() ?? 0
  }

  /// The rows that the names of series take below bars; 0 of one series.
  private static func legendRows(
    of chart: Chart, _ settings: Settings, columns: Int, rows: Int
  ) -> Int {
    guard chart.series.count > 1 else { return 0 }
    let needed = LegendRows(
      chart.series.map(\.name), columns: columns, rows: .max, focused: 0,
      ellipsis: settings.symbols.ellipsis
    ).rowCount
    return min(needed, max((rows - 2) / 3, 1))
  }

  /// Fewer rows or columns have no room for names beside bars.
  private static let (leastRows, leastColumns, leastLength) = (3, 30, 8)
  /// More pages of bars than these hide the course of the values; enlarged, names are worth more of them.
  private static let mostPages = 2
  private static let mostPagesOfNameless = 4

  /// Shorter names stand below upright bars, some of them for all.
  private static let leastName = 6

  /// The most names that bars lie beside: none where they stand below upright bars as well.
  ///
  /// On paper half of the groups is worth less than all of them with their names cut, but more than bars of which most have no
  /// name at all; of groups it is so everywhere.
  private static func mostNames(
    _ names: ArraySlice<String>, ofGroups isGrouped: Bool, in columns: Int, _ layout: Layout,
    _ settings: Settings, isOnPaper: Bool, perPage: Int
  ) -> Int {
    let lengths = names.map(\.columns)
    guard let longest = lengths.max(), longest >= leastName else { return 0 }
    // The axis with its numbers takes some, and so do the names of series.
    let width = columns - 8
    let slot = Double(width) / Double(names.count)
    let part = isGrouped ? 4 : 5
    let labels = CategoryLabels(names: names, width: width * part / 5) {
      Int((Double($0) + 0.5) * slot * Double(part) / 5)
    }
    let ellipsis = settings.symbols.ellipsis
    let placed = labels.placed(rows: layout.mostTickLabelRows, ellipsis: ellipsis)
    let isWhole =
      isGrouped
      ? placed.count == names.count
        && !placed.contains { $0.label.lines.contains { $0.hasSuffix(ellipsis) } }
      : !zip(lengths, lengths.dropFirst()).contains { Double($0 + $1) / 2 + 1 > slot }
    guard !isWhole else { return 0 }
    if isOnPaper || isGrouped || settings.isEnlarged, placed.count * 2 < names.count {
      // Enlarged, so low a plot shows no course anyway: names are worth any number of pages.
      return settings.isEnlarged && perPage > 0 ? .max : mostPagesOfNameless * perPage
    }
    let pages =
      isGrouped && isOnPaper ? 1 : settings.isEnlarged ? settings.glyphScale + 1 : mostPages
    return pages * perPage
  }

  /// The columns of bars, and of those the one of the axis.
  var start: Int { nameColumns + 1 }
  var room: Int { columns - start - valueColumns - 2 }
  var span: Double { ends.upperBound - ends.lowerBound }
  var axis: Int {
    guard span > 0 else { return 0 }
    return Int(((base - ends.lowerBound) / span * Double(room)).rounded())
  }

  /// The length of a bar in columns.
  func length(of height: Double) -> Double {
    span > 0 ? abs(height - base) / span * Double(room) : 0
  }

  /// The length of a bar in eighths of a column; what is not zero is seen.
  func length(of value: (text: String, height: Double, isHanging: Bool)) -> Int {
    let length = length(of: value.height)
    guard length > 0 else { return 0 }
    let most = (value.isHanging ? axis : room - axis) * 8
    return min(max(Int((length * 8).rounded()), 1), max(most, 8))
  }

  func isFocused(_ bar: Bar, _ page: Page) -> Bool {
    page.point != nil && page.cursor.x == Double(bar.category)
      && page.cursor.series == bar.series
  }

  /// The rows of a bar, from the top.
  func rows(ofBar index: Int) -> Range<Int> {
    let start = index / perGroup * step + (isHalved ? 0 : index % perGroup * thickness)
    return start..<start + thickness
  }

  /// The row in the middle of a group, from the top.
  func middle(ofGroup index: Int) -> Int {
    index * step + ((isHalved ? 1 : perGroup) * thickness - 1) / 2
  }

  /// The row of the plot in which the last bar ends.
  var lastRow: Int {
    min(rows(ofBar: max(bars.count - 1, 0)).upperBound, rows.count) - 1
  }

  /// The bars of a page at a scale: as many rows as it for each, and one before the next; of lower bars on a low screen
  /// the fewer the larger all is, but as many as leave no more than a row between them.
  private static func mostBars(at scale: Int, in rows: Int, ofGroups isGrouped: Bool) -> Int {
    guard scale > 1 else { return rows }
    let usual = max(rows / (scale + 1), min(6 - scale, rows))
    // Bars that would be no higher than a row are rather more.
    let areLow = usual > 1 && (rows - 3) / (usual - 1) <= 3
    return areLow && !isGrouped ? max(usual, (rows + 1) / 2) : usual
  }
}

extension Layout {
  /// The row below the plot, its axis, its labels and the mark of the focus.
  fileprivate var endOfPlot: Int {
    let ends = [axis, tickLabels.map { $0 + tickLabelRows - 1 }, focus].compactMap(\.self)
    return max(ends.map { $0 + 1 }.max() ?? 0, plot.y + plot.rows)
  }
}
