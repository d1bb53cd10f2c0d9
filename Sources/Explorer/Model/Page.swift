import Charts
import Descriptions
import Sonification

/// Everything that belongs to one chart of the deck: what is shown of it, where one stands in it, and
/// what one has marked there.
///
/// A function that changes the chart, or the view of it, remakes all that is made of it: `replace`,
/// `show` for another part, and `turn` for another mode.
package struct Page: Equatable, Sendable {
  /// The chart as it is explored.
  package private(set) var chart: Chart
  /// The part of the x axis that is shown; `nil` for all of it.
  package private(set) var window: ClosedRange<Double>?
  /// The chart, or what is shown of it.
  package private(set) var shown: Chart {
    didSet {
      heard = Recent()
      drawn = Recent()
      foundUnnamed = Recent()
    }
  }
  /// True where not all bars have room, so that the ends of the x axis say whether there are more.
  private(set) var isPart = false
  package var cursor = Cursor()
  package var rotor = Rotor()
  /// The points to come back to, in the order they were marked.
  package var bookmarks: [PointReference] = []
  /// The points that were found by the search that `n` and `N` walk.
  var found: [PointReference] = []
  package var loop = Loop()
  /// True where the part that is shown was chosen after the marks, and so is what one compares.
  var comparesWindow = false
  /// The points that jumps began at, the newest last.
  var jumps: [JumpStart] = []
  /// True where the extreme that was gone to last is that of the chart, not of a series.
  var isAtChartExtreme = false

  /// The point that a move sounded last, which tells what the next one passes; `nil` before the first.
  var heardPoint: PointReference?

  /// The score that was heard, or told about, last.
  private(set) var heard = Recent<HeardItem, Score>()
  /// The plot that was drawn last.
  private(set) var drawn = Recent<DrawnPlot.Form, DrawnPlot?>()
  /// The names without room in the picture that were looked for last.
  private(set) var foundUnnamed = Recent<DrawnPlot.Form, [String]>()

  /// The rows of the chart details of what is shown, in short, with those that were opened; made when
  /// the details are first turned to, and again when another part is shown.
  package private(set) var rows: [FactRow] = [] {
    didSet { if rows.isEmpty { unnamed = [] } }
  }
  /// The names without room in the picture that are listed among these rows.
  private var unnamed: [String] = []
  /// The differences from other rows that these are compared with, more than a caption tells; they come before the facts.
  private var differences: [FactRow] = []
  /// The detail in which the details are listed: verbosely all their rows, else those that are asked first.
  var detail = Verbosity.normal
  /// The data table of the whole chart, with the columns of what is shown; made when it is first
  /// turned to.
  package private(set) var table: DataTable?

  package init(_ chart: Chart) {
    self.chart = chart
    shown = chart
    rotor.detailsRow = Self.firstRow(of: chart)
  }

  /// The row of the details that they start at: the title, which is the first, was just heard.
  private static func firstRow(of chart: Chart) -> Int {
    chart.title.map { $0.isEmpty ? 0 : 1 } ?? 0
  }

  /// The series the cursor is in, if the chart has one.
  var series: Series? {
    chart.series.indices.contains(cursor.series) ? chart.series[cursor.series] : nil
  }

  /// The point the cursor stands on, if one was chosen.
  package var point: PointReference? {
    cursor.point.map { PointReference(series: cursor.series, point: $0) }
  }

  /// The name of a series, where the chart has several.
  func seriesName(_ index: Int) -> String? {
    chart.series.count > 1 && chart.series.indices.contains(index) ? chart.series[index].name : nil
  }

  // MARK: What changes it

  /// Lets go of what only a page that is seen needs.
  mutating func leave() { drawn = Recent() }

  /// Begins at the start of the chart, in a mode; what one has marked stays.
  mutating func begin(in mode: RotorMode, _ settings: Settings) {
    cursor = Cursor()
    rotor = Rotor()
    rotor.detailsRow = Self.firstRow(of: chart)
    chooseWholeChart(settings)
    jumps = []
    rows = []
    table = nil
    turn(to: mode)
  }

  /// Turns to a mode, and makes what it walks where that is not there yet.
  mutating func turn(to mode: RotorMode) {
    rotor.mode = mode
    if mode == .details, rows.isEmpty {
      // Counted and measured once, not with every key.
      rows = details(of: shown.facts)
      rows.insert(contentsOf: differences, at: min(Self.firstRow(of: chart), rows.count))
    }
    if mode == .table, table == nil {
      table = DataTable(chart)
      table?.chooseColumns(of: shown)
    }
  }

  /// The rows of the details that facts of what is shown are, with their points in the whole chart.
  func details(of facts: [FactRow]) -> [FactRow] {
    shown.rows(of: facts, detail).map { $0.targeting(whole) }
  }

  /// Puts the rows that a row stands for in its place, if it does; false where it is a fact itself.
  mutating func openRow(_ index: Int) -> Bool {
    let folded = rows[index].folded
    guard !folded.isEmpty else { return false }
    rows.replaceSubrange(index...index, with: folded)
    return true
  }

  /// Lists the names that the picture has no room for behind the facts of the axes, in place of those that were listed.
  mutating func list(unnamed names: [String]) {
    guard !rows.isEmpty, names != unnamed else { return }
    let chosen = rows.indices.contains(rotor.detailsRow) ? rows[rotor.detailsRow] : nil
    var listed = rows.filter { !$0.isOfUnnamed }
    if let row = FactRow(unnamed: names) {
      let last =
        listed.lastIndex { $0.group == .axes } ?? listed.lastIndex { $0.group == .chart }
      listed.insert(row, at: last.map { $0 + 1 } ?? listed.endIndex)
    }
    rows = listed
    unnamed = names
    rotor.detailsRow =
      chosen.flatMap(listed.firstIndex) ?? min(rotor.detailsRow, max(listed.count - 1, 0))
  }

  /// Lists differences from other rows before the facts.
  mutating func compare(_ differences: [FactRow]) {
    guard differences != self.differences else { return }
    self.differences = differences
    rows = []
    turn(to: rotor.mode)
    rotor.detailsRow = Self.firstRow(of: chart)
  }

  /// Makes the rows of the details anew, and stays on the fact that was chosen, if it is listed.
  mutating func relistDetails() {
    let chosen = rows.indices.contains(rotor.detailsRow) ? rows[rotor.detailsRow].fact : nil
    rows = []
    turn(to: rotor.mode)
    if let chosen, let index = rows.firstIndex(where: { $0.fact == chosen }) {
      rotor.detailsRow = index
    }
    clampItems()
  }

  /// Takes the rows of the details, which were made beside the keys.
  mutating func take(_ rows: [FactRow]) {
    if self.rows.isEmpty { self.rows = rows }
  }

  /// Shows a part of the chart, or with `nil` all of it.
  mutating func show(_ window: ClosedRange<Double>?) {
    self.window = window
    shown = window.map(chart.windowed) ?? chart
    table?.chooseColumns(of: shown)
    rows = []
    turn(to: rotor.mode)
    clampItems()
  }

  /// Puts another form of the chart in its place, as on other axes; what is held of it moves along.
  mutating func replace(with chart: Chart) {
    let move = PlaceMove(from: self.chart, to: chart)
    self.chart = chart
    table = nil
    if move.isNeeded { follow(move) }
    show(window)
  }

  /// The page with some of its series only, of which the first was number `first`.
  ///
  /// - Parameters:
  ///   - chart: The chart of these series.
  ///   - first: The number of the first.
  ///   - part: The part of the x axis that is seen of it, where that is not what is shown.
  /// - Returns: The page, with what one has marked left out.
  func showing(_ chart: Chart, from first: Int, part: Chart? = nil) -> Page {
    var seen = Page(chart)
    seen.isPart = part != nil
    seen.window = part?.window?.range ?? window
    seen.shown = part ?? window.map(chart.windowed) ?? chart
    seen.cursor = cursor
    seen.cursor.series -= first
    seen.rotor = rotor
    return seen
  }

  private mutating func follow(_ move: PlaceMove) {
    var kept: [PointReference] = []
    for mark in bookmarks.compactMap(move.point) where !kept.contains(mark) { kept.append(mark) }
    bookmarks = kept
    found = found.compactMap(move.point)
    loop = loop.moved(by: move)
    window = window.flatMap(move.window)
    // Categories have other numbers in another chart.
    let keepsPlaces = chart.xAxis.categories == nil
    jumps = jumps.compactMap { jump in
      move.point(jump.point).map { JumpStart(point: $0, x: keepsPlaces ? jump.x : nil) }
    }
    guard let old = point else { return }
    let (point, part) = (move.point(old), cursor.part)
    cursor.series = point?.series ?? 0
    cursor.point = point?.point
    cursor.x = point.map { chart.series[$0.series].x[$0.point] }
    if let point, let part, chart.details(of: point).parts.indices.contains(part) {
      cursor.part = part
    }
  }

  /// Puts the item of every mode among those there are.
  private mutating func clampItems() {
    rotor.audioItem = min(rotor.audioItem, max(chart.audioItems.count - 1, 0))
    rotor.descriptionItem = min(rotor.descriptionItem, max(descriptionItems.count - 1, 0))
    // Rows that are not made yet begin anew.
    rotor.detailsRow =
      rows.isEmpty ? Self.firstRow(of: chart) : min(rotor.detailsRow, rows.count - 1)
  }
}

/// The place of the reader among the points.
package struct Cursor: Equatable, Sendable {
  package var series = 0
  /// `nil` until the first move.
  package var point: Int? {
    didSet {
      captionPart = nil
      valueBeside = nil
      part = nil
      other = nil
      base = nil
      sought = nil
    }
  }
  /// The place that one looks for from chart to chart, of which some may have none.
  var sought: SoughtPlace?
  /// The part of the caption that was said last by itself.
  var captionPart: CaptionPart?
  /// The number of the value beside that of the point that was said last by itself, behind all parts of the caption.
  var valueBeside: Int?
  /// The part of the point that was chosen; `nil` for the whole.
  package var part: Int?
  /// The x that was chosen; another series may have no point just there.
  package var x: Double?
  /// The point of another series that was gone to there, where this one has none.
  var other: PointReference?
  /// The series that one stood on before going through the others at this x, with which they are
  /// compared.
  var base: Int?

  package init() {}
}

/// A place along the x axis of the chart where one began to look for it in others.
package struct SoughtPlace: Equatable, Sendable {
  var x: Double
  var axis: Axis
}

/// The rotor: its mode, and the item each mode remembers.
package struct Rotor: Equatable, Sendable {
  package fileprivate(set) var mode = RotorMode.audioGraph
  package var audioItem = 0
  package var detailsRow = 0
  package var descriptionItem = 0
  /// True where the last move was along the points, so that ↑ and ↓ first return to the item.
  package var isOnPoint = false

  package init() {}
}
