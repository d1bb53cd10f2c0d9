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
  /// The first words: what is shown and from where to where, on one line of a braille display.
  case opening(ChartOutline)
  /// The two axes of a cloud: "petal width by petal length".
  case crossedAxes(x: String, y: String)
  /// The axes of values over categories or places: "petal length by species".
  case valuesOver(x: String, y: String)
  /// Values that stand over nothing but the number of their row: "petal width by row number".
  case overRows(String)
  /// A chart of a deck: "Steps, bar, 7 points, 2 of 4"; of the only one without its number.
  case deckChart(ChartOutline, number: Int, of: Int)
  /// The chart in one to three sentences.
  case chartDescription(ChartOutline, [SeriesOutline])
  /// One series in one to three sentences.
  case seriesDescription(SeriesOutline)
  case comparison(Comparison)
  /// The name of a focused comparison before it is heard in full.
  case describedComparison(String, String)
  /// The course of a series between two marks.
  case stretch(StretchOutline)
  /// The stretch that was marked before, against the one that is marked now.
  case stretches(StretchOutline, StretchOutline)

  // MARK: Points

  case point(PointOutline)
  /// The point in the long form: titles before values, and its number.
  case pointInFull(PointOutline, xTitle: String?, yTitle: String?, number: Int, of: Int)
  /// A cell of a cloud of points: from where to where it reaches, and how many points of a series are in it.
  case gridCell(GridCellOutline)
  /// A part of the point by itself.
  case part(NamedValue)
  /// Another series at the same place.
  case otherSeries(String, value: Quantity?, difference: Difference?)
  /// Another series, which has no point at the same place, nor ought to have one.
  case absentSeries(String)
  /// A jump with its reason: "Highest: Dec 14, 183.90 EUR".
  case jump(Jump, PointOutline)
  /// A jump to where a series crosses others: "Crossing: May 4, 140.20 EUR, rises above BOLT".
  case crossing(Ordinal?, PointOutline, [Passage])
  /// There is nothing further that way.
  case edge(Edge)
  case position(Int, of: Int, at: Place? = nil)
  /// The column and the row it is, of how many.
  case cell(CellPosition)
  /// The part of the chart that is shown from now on.
  case showing(WindowOutline)
  /// All of the chart is shown from now on, of so many points.
  case showingAll(points: Int)
  /// The part of the series that the braille row shows; `nil` where the row is put away.
  case brailleRow(BrailleRowOutline?)
  /// No point is chosen; the key that goes to the first, if there is one.
  case noPoint(nextKey: String)
  case seriesOutline(String, points: Int)
  /// The name of a series that has none, among several.
  case seriesNumber(Int)
  /// The title of an axis of numbers of rows.
  case numberOfRows
  /// A column without a header, by its number.
  case columnNumber(Int)
  /// The name of a line that fits a series best, and of the band in which its values may lie, beside them.
  case trendLineName
  case bandName
  /// The name of what has no value.
  case missingValue
  /// A row of the go-to list: what can be gone to, and how often there is one, where that does not
  /// depend on where one stands.
  case goal(Goal, count: Int?)
  /// There is none further that way; `nil` where there is none at all.
  case noGoal(Goal, isForward: Bool?)
  /// A search in a list went past its end and on from the start, or the other way.
  case searchedAround(isForward: Bool)
  case bookmarkSet(PointOutline)
  case bookmarkRemoved(PointOutline)
  /// The difference of a point from the newest bookmark.
  case fromBookmark(BookmarkDifference)
  /// The text that is being typed.
  case prompt(PromptKind, String)
  /// The text that was typed means no place on the x axis.
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
  /// The heading that stands over a column.
  case columnHeading(ColumnHeading)

  // MARK: Sound

  /// Sound and the voice of the program.
  case sound(SoundSentence)
  case playback(PlaybackSentence)

  case paused(Sentence?)
  case stopped(Sentence?)
  case complete
  case nothingToPlay
  /// The direction in which it plays.
  case direction(isBackwards: Bool)
  /// True when the values are said while it plays.
  case valuesWhilePlaying(Bool)

  // MARK: The screen

  /// The number of the chart of the deck that is shown, in the corner of the screen.
  case deckPlace(Int, of: Int)
  case sampleDeck
  /// The subject of a group of details, as a heading.
  case factGroup(FactGroup)
  case listPlace(Int, of: Int)
  case helpTitle
  /// A row of help: its keys, if it has any, and what they do.
  case helpRow(keys: String, KeyAction)
  /// The same row with its keys as words, for voices that are silent on signs.
  case saidHelpRow(keys: String, KeyAction)
  /// A row of a list that can be chosen by its number.
  case numbered(Int, Sentence)
  /// The title of a list, and how many items it has.
  case list(Sentence, items: Int)
  case goToTitle
  /// So many columns of the table are in no chart; the details name them.
  case columnsNotCharted(Int)
  /// So many points share the place where one is.
  case pointsHere(Int)
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
  /// A kind of file that can be taken away, as a row of a list.
  case exportKind(ExportKind)
  /// A file was written.
  case exported(file: String)
  /// A file was not written, and why, in the system's words.
  case notExported(file: String, reason: String)
  /// The heading over a table of the values.
  case dataTitle
  /// The number of all rows of the details, and the option that prints them.
  case allDetails(Int)
  /// The last chart that is described of so many, and the options that describe all or choose the largest.
  case allCharts(shown: Int, of: Int)
  /// Some keys, and what they do.
  case hint(Hint, keys: String)
  /// The same to be heard: the name of the key, as voices are silent on signs.
  case keyHint(Hint, key: String)
  case theme(String)
  case onlyOneTheme
  case onlyOneChart
  case key(KeyAction)
  case keyGroup(KeyGroup)
  /// A key that does nothing, by its label, and the key that says or does more, if there is one.
  case idleKey(String, Hint, hintKey: String)
  /// Data that keeps coming.
  case live(LiveSentence)
  case audit(AuditSentence)
  /// The tutorial.
  case tutorial(TutorialSentence)
  /// The program has ended.
  case closed
  case legendEntry(String, marker: String)
  /// The one value that is seen of those that share a cell of the picture, and how many do at most.
  case merged(Merging, most: Int)
  /// The first and the last of so many bars, counted from 1, that a picture on paper has room for.
  case drawnPart(first: Int, last: Int, of: Int)
  /// The number of names that a picture on paper has no room for.
  case drawnWithoutNames(axis: Int, legend: Int)
  /// The names that a picture on paper has no room for, where they are few.
  case drawnWithoutThese([String])
  /// The ring that a series of a donut is, counted from outside, of so many; `nil` in short.
  case ring(String, number: Int, of: Int?)
  /// Everything was read.
  case readingEnd
  /// The source of a setting that nobody set.
  case defaultValue

  /// Words that were said before, as they were.
  case verbatim(String)

  // MARK: Help of the command line

  /// The heading over a part of help, with its colon.
  case heading(HelpHeading)
  /// An option in one sentence: what it is for, its values and its default, which are told as they
  /// are.
  case option(OptionPhrase, values: [String], initial: String?)

  // MARK: What went wrong

  case problem(Problem)
  /// The reason why a table does not become the chart that was asked for by keys.
  case notMade(Problem)
  /// The charts that a table could become as one choice.
  case suggestion([EncodingOutline])
  /// The name of all that are not among the largest.
  case others
  /// A column of a table.
  case column(ColumnOutline)

  // MARK: The shelf

  /// The list of the charts that the table could become, and how many there are.
  case suggestionsTitle(Int)
  /// A row of it: of the chart that is shown, with the rule that chose it.
  case suggestionRow([EncodingOutline], present: Channels.Reason?)
  /// The list of the columns of the table, and how many there are.
  case columnsTitle(Int)
  /// A use that a column can have in the chart: true where it has it, false where it has it no more.
  case columnUse(ColumnUse, isChosen: Bool?)
  /// A value of a column, and whether its rows are charted; `nil` where those of all values are.
  case columnValue(String, isShown: Bool?)
  /// A value of a column whose largest values alone are in the chart, as this one.
  case chartedValue(String)
  /// The chart was not made of a table.
  case noTable
  /// The chart is as it was before the last change.
  case takenBack
  /// The chart is as it was before a change, which is named.
  case takenBackChange([Sentence])
  /// A column is not said with each point, as these are made of several rows each.
  case notSaid(String)
  /// A column is not in the chart that is shown, but may be in another one of the deck.
  case notInChart(String, butIn: Int?)
  /// A column cannot be left out, as nothing else is along x, or of values.
  case needed(String, isAlongX: Bool)
  /// There is no change to take back.
  case nothingToTakeBack
  /// The charts are still being made.
  case charting
  case reading(ReadingSentence)
  /// The table is still being looked through.
  case looking
  case takenAway(ExportSentence)
  /// The rows of a table are all charted again, and how many they are.
  case allRows(Int)
  /// A typed text is no range of values.
  case notARange(String)
  /// The rows that were charted before, against those that are charted now.
  case selections(SelectionOutline, SelectionOutline)
  /// There is no other selection to compare with.
  case nothingToCompare
  /// The stretch that is marked is all that there is.
  case stretchIsWhole
  /// The stretch that was marked has no place in the chart that is shown now.
  case marksLost
  /// The number of the other charts of a table, which a change left as they were.
  case othersUnchanged(Int)
  /// The conditions that were chosen for the rows.
  case chosenConditions([ToldCondition])
  /// A number that was typed in a list that has no such row.
  case noSuchRow(Int)
  /// The key that searches the list.
  case listSearch(key: String)
  /// The charts or series side by side, and how many there are.
  case multiplesTitle(Int)
  /// The y axes of charts side by side.
  case panelAxes(PanelAxes)
  /// A sentence behind the name of what it is about: a column that one goes along, a chart among others.
  case titled(String, Sentence)
  /// Sentences of one thing.
  case several([Sentence])
}
