import Charts
import Descriptions
import Screen
import Sonification

/// The whole state of the program.
package struct Model: Equatable, Sendable {
  /// The charts as they came, at least one.
  package var deck: [Chart] { didSet { makeCharts() } }
  /// The charts as they are explored: on the same axes where that is set, made when either changes.
  package private(set) var charts: [Chart]
  package var chartIndex = 0 { didSet { showAnother() } }
  /// What is shown of the chart: all of it, or the part in the window, made when that changes.
  package private(set) var shown: Chart
  /// The parts of the x axis that are shown by the index of their chart; see `Model.window`.
  var windowsByChart: [Int: ClosedRange<Double>] = [:] { didSet { makeShown() } }
  package var isSampleDeck: Bool
  package var cursor = Cursor()
  package var rotor = Rotor() { didSet { makeTable() } }
  package var overlay: Overlay?
  package var prompt: Prompt?
  /// What `n` and `N` walk.
  package var goal = Goal.landmark(.turningPoint)
  /// The bookmarks by the index of their chart.
  var bookmarksByChart: [Int: [PointReference]] = [:]
  package var settings: Settings {
    didSet { if settings.hasSameAxes != oldValue.hasSameAxes { makeCharts() } }
  }
  package var playback = Playback()
  /// The loops by the index of their chart.
  var loopsByChart: [Int: Loop] = [:]
  package var caption: Caption
  /// Everything that was said, the newest last, at most `historyLimit`.
  package var history: [String] = []
  package var size: Size

  /// The rows of the chart details; made when they are first asked for, and again for each chart.
  package var rows: [FactRow] = []

  /// The data table of the whole chart, with the columns of what is shown; made when it is first
  /// turned to, once for each chart.
  package private(set) var table: DataTable?

  /// The number of the reading that goes on by itself; `nil` while there is none.
  var reading: Int?
  var readingCount = 0

  /// The rows of the go-to list, made when it is opened.
  var goalRows: [OverlayRow] = []

  /// When the newest message came, in seconds of a clock that only goes forward.
  var clock = 0.0
  /// What was said by itself, and what waits to be said.
  var announcements = Announcements()
  /// What is to be said before the next announcement.
  var notice: Sentence?

  /// Where jumps began, the newest last.
  var jumps: [PointReference] = []
  /// The action before this one: `<` and `>` again mean the chart.
  var lastAction: KeyAction?
  /// Whether the extreme that was gone to last is that of the chart, not of a series.
  var isAtChartExtreme = false

  static let historyLimit = 500

  /// Opens `deck`; an empty one becomes a chart without a series.
  package init(deck: [Chart], isSampleDeck: Bool = false, settings: Settings, size: Size) {
    let empty = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [])
    self.deck = deck.isEmpty ? [empty] : deck
    charts = settings.hasSameAxes ? self.deck.onSameAxes : self.deck
    shown = charts[0]
    self.isSampleDeck = isSampleDeck
    self.settings = settings
    self.size = size
    caption = Caption([])
    chooseWholeChart()
    caption = Caption(
      [.opening(ChartOutline(chart), helpKey: key(of: .help))]
        + [chart.repetitionFact].compactMap(\.self).map(Sentence.fact))
  }

  /// The whole of the chart that is shown.
  package var chart: Chart { charts[chartIndex] }

  private mutating func makeCharts() {
    let old = charts
    charts = settings.hasSameAxes ? deck.onSameAxes : deck
    for index in charts.indices where old.indices.contains(index) {
      movePlaces(ofChart: index, from: old[index])
    }
    showAnother()
    rows = []
    makeRows()
    clampItems()
  }

  private mutating func showAnother() {
    table = nil
    makeShown()
    makeTable()
  }

  private mutating func makeShown() {
    guard charts.indices.contains(chartIndex) else { return }
    shown = windowsByChart[chartIndex].map(chart.windowed) ?? chart
    table?.chooseColumns(of: shown)
  }

  private mutating func makeTable() {
    guard rotor.mode == .table, table == nil, deck.indices.contains(chartIndex) else { return }
    var table = DataTable(chart)
    table.chooseColumns(of: shown)
    self.table = table
  }

  package var language: any Language { settings.language }

  /// The first key of an action, as help shows it; empty where it has none.
  func key(of action: KeyAction) -> String { settings.keymap.label(of: [action]) }

  /// What is said where a point is needed and none was chosen.
  var noPoint: Sentence {
    chart.pointCount == 0
      ? .fact(.noValues(series: nil)) : .noPoint(nextKey: key(of: .nextPoint))
  }

  /// What is said where the series has no point to go to.
  var noStops: Sentence {
    chart.pointCount == 0 ? .fact(.noValues(series: nil)) : .seriesOutline("", points: 0)
  }

  /// The loop of the chart that is shown.
  package var loop: Loop {
    get { loopsByChart[chartIndex] ?? Loop() }
    set { loopsByChart[chartIndex] = newValue }
  }

  /// The series the cursor is in, if the chart has one.
  var series: Series? {
    chart.series.indices.contains(cursor.series) ? chart.series[cursor.series] : nil
  }

  /// The point the cursor stands on, if one was chosen.
  package var point: PointReference? {
    cursor.point.map { PointReference(series: cursor.series, point: $0) }
  }
}

/// Where the reader stands among the points.
package struct Cursor: Equatable, Sendable {
  package var series = 0
  /// `nil` until the first move.
  package var point: Int? {
    didSet {
      part = nil
      other = nil
    }
  }
  /// Which part of the point was chosen; `nil` for the whole.
  package var part: Int?
  /// The x that was chosen; another series may have no point just there.
  package var x: Double?
  /// The point of another series that was gone to there, where this one has none.
  var other: PointReference?

  package init() {}
}

/// The rotor: its mode, and the item each mode remembers.
package struct Rotor: Equatable, Sendable {
  package var mode = RotorMode.audioGraph
  package var audioItem = 0
  package var detailsRow = 0
  package var descriptionItem = 0
  /// Whether the last move was along the points, so that ↑ and ↓ first return to the item.
  package var isOnPoint = false

  package init() {}
}

/// The stretch that is played over and over.
package struct Loop: Equatable, Sendable {
  package var start: PointReference?
  package var end: PointReference?
  package var isOn = false
  /// What lay between the ends before one of them was set anew.
  var earlier: Stretch?
  /// Which end the new stretch still has from the earlier one; `nil` where that is over.
  var awaitsStart: Bool?

  package init() {}
}

/// What sounds, as far as the program knows.
package struct Playback: Equatable, Sendable {
  package enum State: Equatable, Sendable { case idle, playing, paused }

  package var state = State.idle
  /// The number of the newest sound; events of older ones are ignored.
  package var number = 0
  package var score = Score.silence
  /// What the score was made from, the time in it where the score begins, and how fast it is.
  var item = AudioItem.inTurn
  var offset = 0.0
  var speed = 1.0
  /// How far the playhead is in the score.
  var seconds = 0.0
  var isLooping = false
  /// Whether the score runs backwards.
  var isBackwards = false
  /// What comes before the points, in seconds, and the length of all, at the speed 1.
  var lead = 0.0
  var length = 0.0
  /// The point that was said last while it plays; `nil` before the first.
  var saidPoint: PointReference?
  /// Whether the end is still to be said; any key in the meantime says something newer.
  var isEnding = false
  /// Whether speed or loop changed while it was paused.
  var isOutdated = false
  /// Whether it was said why nothing is heard.
  var hasSaidSilence = false
  /// Whether sound was switched on with this playback, so that it shows whether there is any.
  var isTried = false
  var hasSaidNetwork = false

  /// The time in the turned score of a time in the score, and the other way round.
  func turned(_ seconds: Double) -> Double {
    isBackwards && seconds >= lead ? lead + length - seconds : seconds
  }

  package init() {}
}

/// The caption: the sentences of the last announcement, and how far it was read.
package struct Caption: Equatable, Sendable {
  package var sentences: [Sentence]
  /// The piece that is shown, when the caption is longer than its place.
  package var piece = 0
  /// What was read to its end, while the caption says so; it can be read anew.
  var readSentences: [Sentence]?

  package init(_ sentences: [Sentence]) { self.sentences = sentences }

  package func text(in language: any Language) -> String {
    language.format.joined(sentences.map(language.text))
  }
}

/// What can be chosen.
package struct Settings: Equatable, Sendable {
  package var languageTag: String
  package var themes: [String]
  package var theme: String
  package var glyphs: GlyphSet
  /// Whether nobody chose the glyphs.
  package var areGlyphsGuessed = false
  /// How large what is drawn is, from 1 to 4.
  package var glyphScale = 1
  /// Where big letters of other scripts than Latin come from.
  package var letters = LetterSource.none
  package var sonification: SonificationSettings
  package var isSoundOn: Bool
  /// Whether there may be a sound at all: the user may have chosen no device.
  package var hasDevice = true
  package var keymap = Keymap.standard
  /// How fast the audio graph plays; 1 as composed.
  package var speed = 1.0
  package var verbosity = Verbosity.terse
  /// How fast everything is read; 1 is the usual pace.
  package var readingSpeed = 1.0
  /// Which series the audio graph leaves out.
  package var selection = SeriesSelection()
  /// Whether the charts of the deck have the same axes wherever they can be compared.
  package var hasSameAxes = false
  /// Whether the audio graph plays from its end to its start.
  package var isBackwards = false
  /// Whether the point under the playhead is said while it plays.
  package var saysValues = false
  /// The values whose crossing is heard.
  package var thresholds: [Double] = []
  /// Whether the terminal is on another machine than the sound card.
  package var isRemote: Bool

  package init(
    languageTag: String = "en", themes: [String] = ["default-dark"],
    theme: String = "default-dark", glyphs: GlyphSet = .braille,
    sonification: SonificationSettings = SonificationSettings(), isSoundOn: Bool = true,
    isRemote: Bool = false
  ) {
    self.languageTag = languageTag
    self.themes = themes
    self.theme = theme
    self.glyphs = glyphs
    self.sonification = sonification
    self.isSoundOn = isSoundOn
    self.isRemote = isRemote
  }

  /// The glyphs of curves: a thick line is better solid than made of braille dots.
  var canvasGlyphs: GlyphSet {
    areGlyphsGuessed && glyphs == .braille && glyphScale > 1 ? .sextant : glyphs
  }

  package var language: any Language { Languages.language(languageTag) ?? Languages.all[0] }
}
