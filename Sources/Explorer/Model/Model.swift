import Charts
import Descriptions
import Screen
import Sonification

/// The whole state of the program.
package struct Model: Equatable, Sendable {
  /// The charts as they came, at least one.
  package private(set) var deck: [Chart]
  /// The charts as they are explored, a page each: on the same axes where that is set.
  package private(set) var pages: [Page]
  package private(set) var pageIndex = 0 {
    didSet {
      if pageIndex != oldValue, pages.indices.contains(oldValue) { pages[oldValue].leave() }
    }
  }
  package let isSampleDeck: Bool
  package var overlay: Overlay?
  package var prompt: Prompt?
  /// The kind of place that `n` and `N` go to.
  package var goal = Goal.landmark(.turningPoint)
  package var settings: Settings
  package var playback = Playback()
  package var caption: Caption
  /// True while the caption of a quiet screen stands a row lower: each stands where the one before it
  /// did not.
  var isCaptionLowered = false
  /// Everything that was said, the newest last, at most `historyLimit`.
  package var history: [String] = []
  package var size: Size

  /// The number of the reading that goes on by itself; `nil` while there is none.
  var reading: Int?
  var readingCount = 0

  /// The tables of the charts, and what is asked of them.
  package internal(set) var shelf: Shelf

  /// The charts or series side by side, made when they are opened.
  var multiples = Multiples()

  /// The data that keeps coming; `nil` where none does.
  package internal(set) var live: Live?

  /// The sentences about the file that is written, behind its name.
  var exportNotes: [Sentence] = []
  /// The command line that is being written.
  var exportedCommand: CommandLine?
  /// The chart file that is being written.
  var exportedFile: WrittenChartFile?

  /// The rows of the go-to list, made when it is opened.
  var goalRows: [OverlayRow] = []

  /// The time at which the newest message came, in seconds of a clock that only goes forward.
  var clock = 0.0
  /// The announcements that were said by the program itself, and those that wait.
  var announcements = Announcements()
  /// The voice of the program's own, as far as the program knows.
  var speech = OwnSpeech()
  /// The sentence that comes before the next announcement.
  var notice: Sentence?

  /// True where the last key went along the braille row, so that the hardware cursor is in it.
  var isInBrailleRow = false
  /// The tutorial, while it is on.
  package internal(set) var tutorial: Tutorial?

  /// The action before this one: `<` and `>` again mean the chart.
  var lastAction: KeyAction?

  static let historyLimit = 500

  /// Opens `deck` on one of its charts; an empty one becomes a chart without a series.
  package init(
    deck: [Chart], shelf: Shelf = Shelf(), isSampleDeck: Bool = false, opening index: Int = 0,
    settings: Settings, size: Size
  ) {
    self.shelf = shelf
    let empty = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [])
    self.deck = deck.isEmpty ? [empty] : deck
    pages = (settings.hasSameAxes ? self.deck.onSameAxes : self.deck).map(Page.init)
    pageIndex = pages.indices.contains(index) ? index : 0
    self.isSampleDeck = isSampleDeck
    self.settings = settings
    self.size = size
    caption = Caption([])
    page.chooseWholeChart(settings)
    caption = Caption(firstWords)
  }

  /// The first words about the chart that is shown.
  var firstWords: [Sentence] {
    let facts =
      [page.chart.leftOutFact].compactMap(\.self) + page.chart.notes
      + [page.chart.offScaleFact, page.chart.repetitionFact].compactMap(\.self)
    let helpKey = settings.key(of: .help)
    let isOfTable = shelf.source(ofChart: pageIndex) != nil
    return openingOfChart + liveWords + Sentence.brief(facts)
      + (isOfTable && facts.contains(where: \.isMendedByColumns) ? keyOf(.columns) : [])
      + (deck.count > 1 ? [.chartListTitle(deck.count)] + keyOf(.nextChart) : [])
      + (helpKey.isEmpty ? [] : [.keyHint(.help, key: helpKey)])
  }

  /// The key of an action before what it does, so that nobody takes it for a count; none where it has no key.
  func keyOf(_ action: KeyAction) -> [Sentence] {
    let key = settings.key(of: action)
    return key.isEmpty ? [] : [.titled(key, .key(action))]
  }

  /// The first words about the chart, and behind them the axes of a cloud where these do not fit in.
  var openingOfChart: [Sentence] {
    var outline = ChartOutline(page.chart)
    // The name of a feed comes whole in the words behind.
    if live != nil, let title = outline.title,
      !settings.language.text(.opening(outline)).contains(title)
    {
      outline.title = nil
    }
    guard let axes = outline.crossedAxes else { return [.opening(outline)] }
    let (opening, crossed) = (Sentence.opening(outline), Sentence.crossedAxes(x: axes.x, y: axes.y))
    let isTold = settings.language.text(opening).contains(settings.language.text(crossed))
    return [opening] + (isTold ? [] : [crossed])
  }

  // MARK: Pages

  /// The page of the chart that is shown.
  package var page: Page {
    get { pages[pageIndex] }
    set { pages[pageIndex] = newValue }
  }

  /// Shows another chart of the deck from its start, in the same mode.
  package mutating func show(chart index: Int) {
    guard pages.indices.contains(index) else { return }
    let mode = page.rotor.mode
    pageIndex = index
    page.begin(in: mode, settings)
  }

  /// Shows another chart of the deck as one left it, in the same mode.
  mutating func comeBack(toChart index: Int) {
    let mode = page.rotor.mode
    pageIndex = index
    page.turn(to: mode)
  }

  /// Puts other charts in the place of some, and shows the first of them from its start, in the same
  /// mode.
  mutating func replaceCharts(_ range: Range<Int>, with charts: [Chart]) {
    let mode = page.rotor.mode
    let former = Array(pages[range])
    deck.replaceSubrange(range, with: charts)
    pages.replaceSubrange(range, with: charts.map(Page.init))
    for index in charts.indices { pages[range.lowerBound + index].keepBookmarks(of: former) }
    pageIndex = min(range.lowerBound, pages.count - 1)
    if settings.hasSameAxes { layOut() }
    if !charts.isEmpty { page.begin(in: mode, settings) }
  }

  /// Puts newer forms of charts in their place: what is held of them moves along.
  mutating func renewCharts(_ range: Range<Int>, with charts: [Chart]) {
    var renewed = Array(pages[range].prefix(charts.count))
    for (index, chart) in charts.enumerated() {
      if renewed.indices.contains(index) {
        renewed[index].replace(with: chart)
      } else {
        renewed.append(Page(chart))
      }
    }
    deck.replaceSubrange(range, with: charts)
    pages.replaceSubrange(range, with: renewed)
    pageIndex = min(pageIndex, pages.count - 1)
    if settings.hasSameAxes { layOut() }
  }

  /// Puts all charts and pages back as they were.
  mutating func restore(deck: [Chart], pages: [Page], pageIndex: Int) {
    self.deck = deck
    self.pages = pages
    self.pageIndex = pageIndex
    playback.saidPoint = nil
  }

  /// Says the names that were made for series in another language.
  mutating func rename(_ rename: (Chart) -> Chart) {
    deck = deck.map(rename)
    layOut()
  }

  /// Lays the charts out anew as the settings say.
  mutating func layOut() {
    let charts = settings.hasSameAxes ? deck.onSameAxes : deck
    for (index, chart) in charts.enumerated() { pages[index].replace(with: chart) }
    playback.saidPoint = nil
  }
}

extension Fact {
  /// True of what another choice of columns would make another.
  fileprivate var isMendedByColumns: Bool {
    switch self {
    case .notCharted: true
    case .repeatedPlaces(_, _, _, _, let remedy): remedy != nil
    default: false
    }
  }
}
