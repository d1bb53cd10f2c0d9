import Charts
import Descriptions
import Tables

/// Data that keeps coming, as far as it came.
package struct Live: Equatable, Sendable {
  /// All rows that had come when one left the newest, and the time of that.
  struct Departure: Equatable, Sendable {
    var rows: Int
    var time: Double
  }

  /// The rows that are kept.
  package internal(set) var rows: GrowingTable
  /// The file it comes from; `nil` of a pipe.
  package let file: String?
  /// True of an input that is read to its end, and then takes the place of the rows that came so far.
  package let isLoading: Bool
  /// That whole input, until it can be shown.
  var whole: LoadedInput?
  var alarms: [Alarm]
  /// The seconds without a row after which the feed is lost.
  let patience: Double
  /// The wishes that the first rows were charted by: so are all others, so that no chart becomes another
  /// one while it grows.
  var encodings: [Encoding] = []
  /// True while what is shown goes on with the data.
  var isFollowing = true
  var isLost = false
  var isEnded = false
  /// True once that was said.
  package internal(set) var hasSaidEnd = false
  /// The reason for which it cannot be followed; `nil` where it can.
  package internal(set) var failure: InputProblem?
  /// The reason for which it is not followed at all, though it could be; `nil` where it is.
  package internal(set) var refusal: InputProblem?
  /// The number of the charts that are being made; `nil` while none are.
  var charting: Int?
  /// The time at which that began, in seconds.
  var chartedAt = 0.0
  /// All rows that had come when the charts were made that are shown, and when something was said last.
  var chartedRows = 0
  var saidRows = 0
  /// The ends of all series when the newest was said; `nil` before.
  var saidEnds: SaidEnds?
  /// True once a value was said: the first words say none.
  var hasSaidValue = false
  /// True where one came back to a newest value that is not charted yet.
  var owesNewest = false
  /// The reason why the tone of a row was not heard, which is said behind the words of that row.
  var silence: Sentence?
  /// The moment at which one left the newest.
  var departure: Departure?
  /// The time at which the newest rows came; `nil` before the first.
  var newest: Double?
  /// The usual time between rows that come, in seconds.
  var step: Double?
  /// True from the moment at which another file is followed until its first rows come.
  var isBegunAnew = false
  /// The number of lines that did not fit, and of those that were told.
  var unfit = 0
  var saidUnfit = 0
  /// The number of cells that have no value.
  var missingCells = 0
  /// True once it was said why there is no chart.
  var hasSaidProblem = false

  /// - Parameters:
  ///   - keep: The rows that are kept.
  ///   - file: The file that the data comes from; `nil` of a pipe.
  ///   - alarms: The conditions that are told when they come to hold.
  ///   - patience: The seconds without a row after which the feed is lost.
  ///   - isLoading: True of an input that is read to its end.
  package init(
    keep: GrowingTable.Keep = .usual, file: String? = nil, alarms: [Condition] = [],
    patience: Double = 30, isLoading: Bool = false
  ) {
    rows = GrowingTable(keep: keep)
    self.file = file
    self.isLoading = isLoading
    self.alarms = alarms.map { Alarm($0) }
    self.patience = patience
  }

  /// True where more came than is shown.
  var isOutdated: Bool { rows.total > chartedRows }

  /// Notes that one leaves the newest.
  mutating func leave(at time: Double) {
    departure = departure ?? Departure(rows: rows.total, time: time)
  }

  /// Notes that what is charted was said.
  mutating func noteSaid() {
    saidRows = chartedRows
    saidUnfit = unfit
    hasSaidValue = true
    silence = nil
  }

  /// Learns how far apart rows usually come.
  mutating func noteStep(_ pause: Double) {
    step = step.map { $0 * 0.8 + pause * 0.2 } ?? pause
  }
}

/// Something that happened to a feed.
package enum FeedEvent: Equatable, Sendable {
  /// Rows came, or lines that are none.
  case rows(FeedRows)
  /// The file that is followed is not there.
  case missing
  case truncated
  case replaced
  case ended
  /// The reading of an input ends where it is.
  case stopped
  /// All of an input is read, whose first rows are explored.
  case loaded(LoadedInput)
  /// It cannot be followed, and why.
  case failed(InputProblem)
}

extension Model {
  /// True once there is a chart of the data that comes.
  package var hasData: Bool { live.map { $0.chartedRows > 0 } ?? true }

  /// Follows data of which nothing has come yet.
  ///
  /// - Parameters:
  ///   - live: The data, of which nothing is there yet.
  ///   - name: The name of its table.
  ///   - encoding: The wishes about its charts.
  ///   - origin: The file that it is in as a whole; `nil` of data that is in none.
  package mutating func follow(
    _ live: Live, named name: String, _ encoding: Encoding, from origin: ChartOrigin? = nil
  ) {
    let nothing = Table(name: name, columns: [], rowCount: 0)
    shelf.sources = [.init(.table(nothing), encoding, charts: deck.indices, origin: origin)]
    self.live = live
    caption = Caption(
      live.isLoading
        ? [.reading(.progress(file: live.file ?? "-", share: nil, secondsLeft: nil))]
        : [.live(.waiting(file: live.file))])
  }

  /// The words that the data keeps coming.
  var liveWords: [Sentence] {
    guard let live, !live.isLoading, !live.isEnded else { return [] }
    return [.live(.live(file: live.file))]
  }

  /// Takes what happened to the feed.
  mutating func take(_ event: FeedEvent) -> [Effect] {
    guard let file = live.map({ $0.file ?? "-" }) else { return [] }
    switch event {
    case .rows(let rows): return take(rows)
    case .missing: return announce([.live(.missing(file: file))], priority: .ending, about: .feed)
    case .truncated:
      live?.isBegunAnew = true
      return announce([.live(.truncated(file: file))], priority: .ending, about: .feed)
    case .replaced:
      live?.isBegunAnew = true
      return announce([.live(.replaced(file: file))], priority: .ending, about: .feed)
    case .failed(let problem):
      live?.isEnded = true
      live?.hasSaidEnd = true
      live?.failure = problem
      return announce([.problem(.input(Problem.Input(problem)))], priority: .problem, about: .feed)
    case .ended: return endFeed()
    case .stopped: return announce([.live(.stopped(rows: nil))])
    case .loaded(let whole):
      live?.whole = whole
      return showWhole()
    }
  }

  private mutating func take(_ batch: FeedRows) -> [Effect] {
    guard var live else { return [] }
    var effects: [Effect] = []
    let isFirst = live.unfit == 0 && batch.problemCount > 0
    live.unfit += batch.problemCount
    if isFirst { live.saidUnfit = 1 }
    live.missingCells += batch.table?.missingCellCount ?? 0
    guard let rows = batch.table, rows.rowCount > 0 else {
      self.live = live
      return isFirst ? sayMistake(batch) : sayUnfit()
    }
    if live.rows.total == 0, let effects = refuseAlarms(rows) { return effects }
    let pause = live.newest.map { clock - $0 }
    // The rows of a table that was written anew are true no more.
    if live.isBegunAnew, !live.rows.goesOn(with: rows) { live.rows.letAllGo() }
    live.isBegunAnew = false
    live.rows.append(rows, at: clock)
    live.newest = clock
    self.live = live
    if isFirst { effects += sayMistake(batch) }
    effects += comeBack(after: pause)
    let alarm = checkAlarms(rows)
    effects += alarm.isEmpty ? sound(rows, after: pause) : alarm
    noteStep(pause)
    if live.patience.isFinite { effects.append(.remind(.feedLost, after: live.patience)) }
    return effects + renewCharts()
  }

  /// Says once what does not fit; further lines are counted.
  private mutating func sayMistake(_ batch: FeedRows) -> [Effect] {
    guard let problem = batch.problem else { return [] }
    return announce(
      [.problem(.input(Problem.Input(problem)))], priority: .problem, about: .feed)
  }

  /// Says how many more lines did not fit, where no row comes with them.
  private mutating func sayUnfit() -> [Effect] {
    guard let live, live.unfit > live.saidUnfit, isAtNow else { return [] }
    let words = [unsaidNewest, .live(.unfit(live.unfit - live.saidUnfit))].compactMap(\.self)
    return announce(words, priority: .live, about: .data)
  }

  private mutating func endFeed() -> [Effect] {
    guard var live, !live.isEnded else { return [] }
    live.isEnded = true
    live.isLost = false
    self.live = live
    return renewCharts() + sayEnd()
  }

  /// The newest value beside the word that no more comes, where it was not said yet and one is there.
  mutating func lastWords() -> [Sentence] {
    announcements.forget(.data)
    guard isAtNow, overlay == nil, prompt == nil, let newest = unsaidNewest else { return [] }
    let words = [newest, live?.silence].compactMap(\.self)
    noteSaid()
    return words
  }

  /// Says that there is no more, once the charts of all that came are there.
  mutating func sayEnd() -> [Effect] {
    guard let live, live.isEnded, live.charting == nil, !live.hasSaidEnd else { return [] }
    let words = LiveSentence.ended(
      rows: live.rows.total, new: live.rows.total - live.saidRows, unfit: live.unfit,
      missing: live.missingCells)
    let newest = lastWords()
    guard settings.screenReader == .plain else {
      return announce(newest + [.live(words)], priority: .ending, about: .feedEnd)
    }
    // In plain lines the end is a line of its own, for programs that wait for it.
    return newest.map { .announce(settings.language.text($0)) }
      + announce([.live(words)], priority: .ending, about: .feedEnd)
  }
}
