import Charts

// Sentences speak of these; whoever imports Descriptions has them, too.
@_exported import enum Screen.GlyphSet
@_exported import enum Screen.ThemeFault
@_exported import enum Screen.Verdict
@_exported import enum Sonification.Silence

/// Everything Earshot can say, as data; each language turns all of it into words.
public indirect enum Sentence: Equatable, Sendable {
  // MARK: The chart

  /// A row of the chart details.
  case fact(Fact)
  /// The first words: what is shown and where help is, if a key opens it.
  case opening(ChartOutline, helpKey: String)
  /// A chart of a deck: "Steps, bar, 7 points, 2 of 4".
  case deckChart(ChartOutline, number: Int, of: Int)
  /// The chart in one to three sentences.
  case chartDescription(ChartOutline, [SeriesOutline])
  /// One series in one to three sentences.
  case seriesDescription(SeriesOutline)
  case comparison(Comparison)
  /// What a focused comparison is called before it is heard in full.
  case describedComparison(String, String)
  /// What a series does between two marks.
  case stretch(StretchOutline)
  /// The stretch that was marked before, against the one that is marked now.
  case stretches(StretchOutline, StretchOutline)

  // MARK: Points

  case point(PointOutline)
  /// The point in the long form: titles before values, and its number.
  case pointInFull(PointOutline, xTitle: String?, yTitle: String?, number: Int, of: Int)
  /// A cell of a cloud of points: from where to where it reaches, and how many points are in it.
  case gridCell(x: Place, y: Place, count: Int)
  /// A part of the point by itself.
  case part(NamedValue)
  /// Another series at the same place.
  case otherSeries(String, value: Quantity?, difference: Difference?)
  /// A jump with its reason: "Highest: Dec 14, 183.90 EUR".
  case jump(Jump, PointOutline)
  /// A jump to where a series crosses others: "Crossing: May 4, 140.20 EUR, rises above BOLT".
  case crossing(Ordinal?, PointOutline, [Passage])
  /// There is nothing further that way.
  case edge(Edge)
  case position(Int, of: Int)
  /// Which column and row it is, of how many.
  case cell(CellPosition)
  /// Which part of the chart is shown from now on.
  case showing(WindowOutline)
  /// All of the chart is shown from now on, of so many points.
  case showingAll(points: Int)
  /// No point is chosen; the key that goes to the first, if there is one.
  case noPoint(nextKey: String)
  case seriesOutline(String, points: Int)
  /// What a series is called that has no name, among several.
  case seriesNumber(Int)
  /// A row of the go-to list: what can be gone to, and how often there is one, where that does not
  /// depend on where one stands.
  case goal(Goal, count: Int?)
  /// There is none further that way; `nil` where there is none at all.
  case noGoal(Goal, isForward: Bool?)
  case bookmarkSet(PointOutline)
  case bookmarkRemoved(PointOutline)
  /// How a point lies against the newest bookmark.
  case fromBookmark(BookmarkDifference)
  /// What is being typed.
  case prompt(PromptKind, String)
  /// What was typed means no place on the x axis.
  case notAPlace(String)
  case back(PointOutline)
  case noWayBack

  // MARK: The rotor

  case mode(RotorMode)
  /// A turn of the rotor: the mode, then its current item.
  case turn(RotorMode, Sentence)
  case audioItem(AudioItemOutline)

  // MARK: The data table

  /// The table as one comes to it: its columns with that of x.
  case dataTable(rows: Int, columns: Int)
  /// A row: where it stands, then its cells by the names of their columns.
  case row(RowOutline)
  /// A row in the long form: every heading, and which row of how many it is.
  case rowInFull(RowOutline, number: Int, of: Int)
  /// What stands over a column.
  case columnHeading(ColumnHeading)

  // MARK: Sound

  case paused(Sentence?)
  case stopped(Sentence?)
  case complete
  case soundOn
  case soundOff
  /// Why nothing is heard, and the key that tries again, if there is one.
  case silent(Silence, retryKey: String = "")
  case pitchLegend(
    lowest: Quantity, highest: Quantity, minimumFrequency: Double, maximumFrequency: Double)
  case nothingToPlay
  /// How fast it plays, and how long the whole takes so.
  case speed(Double, seconds: Double)
  case speedLimit(isFastest: Bool)
  case loopStart(PointOutline)
  case loopEnd(PointOutline)
  case loopOn(from: Place, to: Place)
  case loopOff
  /// The keys that set the ends; empty where there is none.
  case loopNeedsEnds(startKey: String, endKey: String)
  /// Which way it plays.
  case direction(isBackwards: Bool)
  /// Whether the values are said while it plays.
  case valuesWhilePlaying(Bool)
  case playedOverNetwork

  // MARK: The screen

  /// Which chart of the deck is shown, in the corner of the screen.
  case deckPlace(Int, of: Int)
  case sampleDeck
  /// What a group of details is about, as a heading.
  case factGroup(FactGroup)
  case listPlace(Int, of: Int)
  case helpTitle
  /// A row of help: its keys, if it has any, and what they do.
  case helpRow(keys: String, KeyAction)
  case goToTitle
  /// The list of the charts of the deck, and how many there are.
  case chartListTitle(Int)
  /// The keys that change a setting, if there are any.
  case settingsTitle(keys: String)
  case setting(SettingOutline)
  /// A setting that holds until the end only, and why, in the system's words; `nil` where its
  /// file is no file.
  case settingNotKept(SettingOutline, file: String, reason: String?)
  case historyTitle
  case historyEmpty
  /// What can be taken away as a file, as a row of a list.
  case exportKind(ExportKind)
  /// A file was written.
  case exported(file: String)
  /// A file was not written, and why, in the system's words.
  case notExported(file: String, reason: String)
  /// The heading over a table of the values.
  case dataTitle
  /// What some keys do.
  case hint(Hint, keys: String)
  case theme(String)
  case onlyOneTheme
  case verdict(Verdict)
  /// How often a check came to each verdict.
  case verdicts(failed: Int, nearly: Int, passed: Int)
  case onlyOneChart
  case key(KeyAction)
  case keyGroup(KeyGroup)
  /// A key that does nothing, by its label, and the key that says or does more, if there is one.
  case idleKey(String, Hint, hintKey: String)
  /// The program has ended.
  case closed
  case legendEntry(String, marker: String)
  /// Everything was read.
  case readingEnd
  /// Where a setting comes from that nobody set.
  case defaultValue

  /// Words that were said before, as they were.
  case verbatim(String)

  // MARK: What went wrong

  case problem(Problem)
  /// The charts that a table could become as one choice.
  case suggestion([EncodingOutline])
  /// The name of all that are not among the largest.
  case others
  /// A column of a table.
  case column(ColumnOutline)
}

/// A chart in a few words.
public struct ChartOutline: Equatable, Sendable {
  /// Its title, if it has one.
  public var title: String?
  /// Its type.
  public var type: ChartType
  /// The number of its series.
  public var series: Int
  /// The number of points of all its series.
  public var points: Int
  /// The title of its x axis, if it has one.
  public var xTitle: String?
  /// The title of its y axis, if it has one.
  public var yTitle: String?
  /// What the x axis reaches over.
  public var extent: AxisExtent
  /// What the y axis reaches over, where the chart is described.
  public var yExtent = AxisExtent.none
  /// What the y axis is divided by.
  public var yScale = Scale.linear
  /// The author's own words, where the chart is described.
  public var summary: String?
  /// Whether its type is told beside its title.
  public var tellsType = true
  /// Whether the number of its series is told.
  public var tellsSeries: Bool
  /// Whether the number of its points is told.
  public var tellsPoints = true

  /// True where the values are heights on the y axis, which those of a heat map or of a pie are not.
  var hasHeights = true

  /// Outlines `chart`.
  public init(_ chart: Chart) {
    title = chart.title.flatMap { $0.isEmpty ? nil : $0 }
    type = chart.type
    series = chart.series.count
    points = chart.pointCount
    tellsSeries = chart.series.count > 1
    hasHeights = chart.rowNames == nil && !chart.isRound
    xTitle = chart.xAxis.title.flatMap { $0.isEmpty ? nil : $0 }
    yTitle = chart.yAxis.title.flatMap { $0.isEmpty ? nil : $0 }
    extent = chart.xAxisExtent
  }

  /// Outlines `chart` with its title and what is not as in another one, which was there before.
  public init(_ chart: Chart, unlike other: Chart) {
    self.init(chart)
    tellsType = title == nil || type != other.type
    tellsSeries = series != other.series.count
    tellsPoints = points != other.pointCount
  }

  /// Outlines `chart` with all that is said of it as a whole.
  public init(describing chart: Chart) {
    self.init(chart)
    yExtent = chart.yAxisExtent
    yScale = chart.yAxis.effectiveScale
    summary = chart.summary.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A series in a few words.
public struct SeriesOutline: Equatable, Sendable {
  /// Its name, where the chart has several series.
  public var name: String?
  /// What its values are called, where points have others beside them.
  public var measure: ValueName?
  /// The number of its points.
  public var points: Int
  /// What it does; `nil` without a value.
  public var course: Trajectory?
  /// How it lies against the other one, for the first of two series.
  public var comparison: Comparison?

  /// What a series does from its start to its end.
  public struct Trajectory: Equatable, Sendable {
    /// Where it goes.
    public var trend: Trend
    /// The first value.
    public var start: Quantity
    /// Where the first value stands.
    public var startPlace: Place
    /// The last value.
    public var end: Quantity
    /// Where the last value stands.
    public var endPlace: Place
    /// How far the last value is from the first.
    public var change: Change
    /// The lowest value.
    public var lowest: Quantity
    /// Where the lowest value stands; of equals the first.
    public var lowestPlace: Place
    /// The highest value.
    public var highest: Quantity
    /// Where the highest value stands; of equals the first.
    public var highestPlace: Place
    /// How often it turns.
    public var turningPoints: Int
    /// The number of points without a value.
    public var missing: Int
    /// What stands out most along it, if anything does: a period, spikes, outliers or plateaus.
    public var notable: Fact?
    /// Whether each point follows the one before; else only the highest, the lowest and the mean say
    /// something.
    public var isOrdered = true
    /// The mean and the median.
    public var mean: Fact?
  }

  /// Outlines a series of `chart`.
  public init(_ chart: Chart, series index: Int) {
    let series = chart.series[index]
    name = chart.series.count > 1 ? series.name : nil
    measure = chart.measure
    points = series.count
    if chart.series.count == 2, index == 0, chart.areComparable(0, 1) {
      comparison = chart.comparison(0, 1)
    }
    guard let measured = chart.statistics(of: index) else { return }
    func value(_ i: Int) -> Quantity { chart.quantity(series.y[i]) }
    func place(_ i: Int) -> Place { chart.place(series.x[i]) }
    course = Trajectory(
      trend: measured.trend, start: value(measured.first), startPlace: place(measured.first),
      end: value(measured.last), endPlace: place(measured.last),
      change: Change(from: value(measured.first), to: value(measured.last)),
      lowest: value(measured.lowest), lowestPlace: place(measured.lowest),
      highest: value(measured.highest), highestPlace: place(measured.highest),
      turningPoints: measured.turningPoints.count, missing: measured.missing,
      notable: chart.notableFact(ofSeries: index), isOrdered: chart.hasCourse,
      mean: chart.meanFact(measured, of: series, series: nil))
  }
}

/// A point as it is said.
public struct PointOutline: Equatable, Sendable {
  /// The name of its series, where it must be said.
  public var series: String?
  /// Where it stands.
  public var place: Place
  /// Where it stands in few words: a long name by what tells it from the others of its axis.
  public var shortPlace: Place
  /// Its value; `nil` when it is missing.
  public var value: Quantity?
  /// The author's label.
  public var label: String?
  /// How it lies where its axes were not made for it.
  public var placing: Placing?
  /// The change against the point before, after a single step.
  public var change: Change?
  /// What it is made of.
  public var details: PointDetails

  /// Makes an outline.
  public init(
    series: String? = nil, place: Place, value: Quantity?, label: String? = nil,
    change: Change? = nil, details: PointDetails = PointDetails(), among names: [String] = []
  ) {
    self.details = details
    self.series = series
    self.place = place
    shortPlace = place
    if case .category(let name) = place {
      shortPlace = .category(name.shortName(among: names))
    }
    self.value = value
    self.label = label
    self.change = change
  }

  /// Outlines a point of `chart`.
  public init(
    _ chart: Chart, at point: PointReference, namesSeries: Bool = false,
    comparedWith previous: Int? = nil
  ) {
    let series = chart.series[point.series]
    let y = series.y[point.point]
    self.init(
      series: namesSeries && chart.series.count > 1 ? series.name : nil,
      place: chart.place(series.x[point.point]),
      value: y.isFinite ? chart.quantity(y) : nil,
      label: series.labels.indices.contains(point.point) ? series.labels[point.point] : nil,
      details: chart.details(of: point), among: chart.xAxis.categories ?? [])
    placing = chart.placing(of: point)
    // What has parts or a share has no change beside them.
    if let previous, chart.repetition == nil, details.isPlain, series.y.indices.contains(previous),
      series.y[previous].isFinite, let value
    {
      change = Change(from: chart.quantity(series.y[previous]), to: value)
    }
  }

  /// The same with all of a long name.
  package var withWholeName: PointOutline {
    var outline = self
    outline.shortPlace = place
    return outline
  }

  /// What is highest or lowest at the end of a jump, where points have other values beside it.
  func measure(after jump: Jump) -> ValueName? {
    switch jump {
    case .highest, .lowest, .chartHighest, .chartLowest:
      details.parts.isEmpty ? nil : details.valueName
    default: nil
    }
  }

  /// Whether its value has a name of its own, so that an axis without a title need not be named.
  func needsNoTitle(_ title: String?) -> Bool {
    title == nil && value != nil && details.valueName != nil
  }

  /// The series where it is to be named, unless the values are called after it already.
  func series(besides title: String?) -> String? { series == title ? nil : series }
}

/// How a value lies against that of another series.
public struct Difference: Equatable, Sendable {
  /// The difference; its sign says the direction.
  public var amount: Quantity
  /// The other series.
  public var other: String

  /// Makes a difference.
  public init(amount: Quantity, other: String) {
    self.amount = amount
    self.other = other
  }
}

/// Why a move was more than a step.
public enum Jump: Equatable, Sendable {
  /// Which one of several equals, if there are several.
  case highest(Ordinal?)
  case lowest(Ordinal?)
  case chartHighest(Ordinal?)
  case chartLowest(Ordinal?)
  case landmark(Landmark, Ordinal?)
  case bookmark(Ordinal)
  case match(Ordinal)
  /// The point nearest to what was asked for.
  case nearest
}

/// Which one of how many.
public struct Ordinal: Equatable, Sendable {
  /// From 1.
  public var number: Int
  /// How many there are.
  public var count: Int

  /// Makes an ordinal.
  public init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// The first of several equals; where all are equal none is the first.
  package init?(firstOf often: Occurrence) {
    guard case .several(let count) = often else { return nil }
    self.init(1, of: count)
  }
}

/// What one can go to next and back from point to point.
public enum Goal: Equatable, Sendable {
  case landmark(Landmark)
  case bookmark
  /// Points whose label or place has this text in it.
  case match(String)
}

/// What is asked for in the caption's place.
public enum PromptKind: Equatable, Sendable {
  case search
  case place
  /// The title of a chart of the deck.
  case title
}

/// How a point lies against a bookmark.
public struct BookmarkDifference: Equatable, Sendable {
  /// Where the bookmark is.
  public var place: Place
  /// How far the value is from the bookmark's; `nil` where one of them is missing.
  public var change: Change?
  /// How many points further on, or with a minus further back, the point is in its series.
  public var steps: Int

  /// Makes a difference.
  public init(place: Place, change: Change?, steps: Int) {
    self.place = place
    self.change = change
    self.steps = steps
  }
}

/// How much is said.
public enum Verbosity: String, CaseIterable, Sendable {
  /// What changed, the most important first.
  case terse
  /// Titles before values, and the number of the point.
  case verbose
}

/// A setting with its value, as a row of the settings.
public enum SettingOutline: Equatable, Sendable {
  /// A language by the name it has for itself.
  case language(String)
  case theme(String)
  /// 1 is the usual volume.
  case volume(Double)
  case order(isTogether: Bool)
  case verbosity(Verbosity)
  /// What curves and bars are drawn with.
  case glyphs(GlyphSet)
  /// From 1 to 4.
  case glyphScale(Int)
  case valuesWhilePlaying(Bool)
  /// 1 is the usual pace.
  case readingSpeed(Double)
  /// Whether the charts of a deck have the same axes where these can be compared.
  case sameAxes(Bool)
}

/// An end of what is walked.
public enum Edge: Equatable, Sendable {
  case firstPoint
  case lastPoint
  case firstItem
  case lastItem
  case firstChart
  case lastChart
  /// All is shown, so nothing more can be.
  case widest
  /// So few points are shown that it cannot be fewer.
  case closest
}

/// An item of the audio graph, with what its sound will be like.
public struct AudioItemOutline: Equatable, Sendable {
  /// The item.
  public var item: AudioItem
  /// The name of the series, for one series; in turn, `nil` says that there are several.
  public var name: String?
  /// The number of points offered.
  public var points: Int
  /// The number of those that are heard.
  public var played: Int
  /// How long it lasts.
  public var seconds: Double

  /// Whether the points are worth saying: those of all series were told as the chart was opened, and
  /// count again where only some of them are heard.
  var tellsPoints: Bool {
    let isOfAll = item == .together || (item == .inTurn && name == nil)
    return !isOfAll || played < points
  }

  /// Makes an outline.
  public init(item: AudioItem, name: String?, points: Int, played: Int, seconds: Double) {
    self.item = item
    self.name = name
    self.points = points
    self.played = played
    self.seconds = seconds
  }
}

/// What the hint line can show, the first things first.
public enum Hint: Equatable, CaseIterable, Sendable {
  case help
  case points
  case series
  case items
  case rotor
  case play
  case pause
  case act
  case close
}
