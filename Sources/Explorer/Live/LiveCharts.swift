import Charts
import Descriptions
import Tables

/// The rows of a feed that charts are made of, beside the keys.
struct LiveCharting: Equatable, Sendable {
  var rows: GrowingTable
  /// The wishes that are settled; none before the first charts.
  var encodings: [Encoding]
  /// True where they are the beginning of an input that is still read.
  var isLoading = false

  /// More rows than these have shown what passes and what parts them.
  private static let mostUnsettled = 20

  /// The charts, the table that they were made of, and the wishes by which they are made from now on; none where these are
  /// the same as before.
  func product(_ encoding: Encoding) throws(InputProblem) -> Charting.Product {
    var table = rows.table ?? Table(name: "-", columns: [], rowCount: 0)
    if isLoading { table.unread = .soFar(rows.total) }
    let document = Document.table(table)
    var product = Charting.Product(charts: [], rows: [], document: document)
    if encodings.isEmpty {
      (product.charts, product.encodings) = try Self.settled(encoding, document)
    } else {
      for encoding in encodings { product.charts += try encoding.charts(of: document) }
      if rows.total <= Self.mostUnsettled, let anew = try? Self.settled(encoding, document),
        anew.charts.followTimes(unlike: product.charts)
          || anew.charts.showMore(than: product.charts)
      {
        (product.charts, product.encodings) = anew
      }
    }
    if !isLoading, encoding.title == nil, table.title == nil {
      product.charts = product.charts.map(\.titledByMeasure)
    }
    return product
  }

  /// The charts that are guessed of the rows so far, and the wishes that make them of more.
  private static func settled(
    _ encoding: Encoding, _ document: Document
  ) throws(InputProblem) -> (charts: [Chart], encodings: [Encoding]) {
    let charts = try encoding.charts(of: document)
    var encodings: [Encoding] = []
    for chart in charts {
      var settled = encoding.pinned(to: chart, of: document)
      settled.type = chart.type
      // A total stays one, however many rows come.
      settled.keepAggregate()
      if !encodings.contains(settled) { encodings.append(settled) }
    }
    return (charts, encodings)
  }
}

extension [Chart] {
  /// True where times pass along x and in others do not, or part into series what others have in one: the first rows of a
  /// feed are of one moment, or of one of several things.
  fileprivate func followTimes(unlike others: [Chart]) -> Bool {
    guard let new = first, let old = others.first, new.isOverTimes else { return false }
    return !old.isOverTimes || new.channels?.series != nil && old.channels?.series == nil
  }
}

extension [Chart] {
  /// True where all columns of others are in use, and more: two that were alike in the first rows differ by now.
  fileprivate func showMore(than others: [Chart]) -> Bool {
    shownColumns.isStrictSuperset(of: others.shownColumns)
  }

  private var shownColumns: Set<String> {
    Set(compactMap(\.channels).flatMap { [$0.x, $0.series].compactMap(\.self) + $0.y })
  }
}

extension Chart {
  fileprivate var isOverTimes: Bool { if case .date = xAxis.kind { true } else { false } }

  /// The chart under the name of what it measures: that of a feed says where it comes from by itself.
  fileprivate var titledByMeasure: Chart {
    guard let channels, channels.part == nil, channels.y.count == 1, let name = channels.y.first,
      // A column without a name has a number.
      Int(name) == nil
    else { return self }
    var chart = self
    chart.title = name
    return chart
  }
}

/// Charts of what has come, made anew as it comes.
extension Model {
  /// The least time between two charts, in seconds.
  private static let period = 0.1

  /// True where a chart may become another under the hands of who reads it: no list lies over it, nothing
  /// plays, and nothing is read that is made of it.
  private var mayRenew: Bool {
    let isWalked = [.audioGraph, .values].contains(page.rotor.mode)
    return overlay == nil && playback.state == .idle && reading == nil && isWalked
      && shelf.charting == nil
  }

  /// Has charts made of all that has come, unless some are being made, or may not change now.
  mutating func renewCharts() -> [Effect] {
    guard var live, live.isOutdated, live.charting == nil, let source = shelf.sources.first,
      live.isFollowing || live.chartedRows == 0, mayRenew || live.chartedRows == 0
    else { return [] }
    let wait = live.chartedAt + Self.period - clock
    if live.chartedRows > 0, wait > 1e-6, !live.isEnded {
      return [.remind(.liveCharts, after: wait)]
    }
    shelf.chartingCount += 1
    live.charting = shelf.chartingCount
    live.chartedAt = clock
    self.live = live
    return [
      .chart(
        Charting(
          number: shelf.chartingCount, source: 0, document: source.document,
          encoding: source.encoding, change: [],
          live: LiveCharting(
            rows: live.rows, encodings: live.encodings, isLoading: live.isLoading)))
    ]
  }

  /// Shows the charts of what has come; `nil` where it is others that were made.
  mutating func takeLive(
    _ result: Result<Charting.Product, InputProblem>, of number: Int
  ) -> [Effect]? {
    guard var live, live.charting == number else { return nil }
    live.charting = nil
    // The longer they take, the longer keys and sound have the machine for themselves.
    let effort = clock - live.chartedAt
    live.chartedAt = clock + min(effort, 1)
    switch result {
    case .failure(let problem):
      let hasSaid = live.hasSaidProblem
      live.hasSaidProblem = true
      self.live = live
      let words = Sentence.problem(.input(Problem.Input(problem)))
      return (hasSaid ? [] : announce([words], priority: .problem, about: .failure)) + sayEnd()
    case .success(let product):
      let isFirst = live.chartedRows == 0
      // Charts of other columns begin anew, as soon as nobody reads those of before.
      let isOther = !live.encodings.isEmpty && !product.encodings.isEmpty
      if !product.encodings.isEmpty, !isOther || mayRenew { live.encodings = product.encodings }
      if isFirst || mayRenew { live.chartedRows = product.rowsEver }
      self.live = live
      guard let document = product.document, isFirst || mayRenew else { return sayEnd() }
      shelf.sources[0].document = document
      let charts = product.charts.map(settings.language.naming)
      return (isFirst || isOther ? open(charts) : renew(with: charts)) + renewCharts()
        + sayEnd()
    }
  }

  /// Shows the first charts, and says what they are.
  private mutating func open(_ charts: [Chart]) -> [Effect] {
    guard !charts.isEmpty else { return [] }
    replaceCharts(shelf.sources[0].charts, with: charts)
    shelf.resize(0, to: charts.count)
    noteSaid()
    live?.hasSaidValue = false
    let isBusy = overlay != nil || prompt != nil
    var effects =
      isBusy ? announce(firstWords, priority: .ending, about: .feed) : announce(firstWords)
    if let rows = live?.rows.newest { effects += checkAlarms(rows) }
    return effects
  }

  /// Shows the newer form of the charts: at the newest one goes on with it, elsewhere one stays.
  private mutating func renew(with charts: [Chart]) -> [Effect] {
    guard !charts.isEmpty else { return [] }
    let isAtNow = isAtNow
    let count = page.window.map { _ in page.indices(in: page.chart.places).count }
    renewCharts(shelf.sources[0].charts, with: charts)
    shelf.resize(0, to: charts.count)
    guard isAtNow else { return [] }
    page.goToNow(showing: count)
    return sayNewest()
  }

  /// Says the newest value, its change against the one before, and how many rows have come since.
  mutating func sayNewest() -> [Effect] {
    guard let live else { return [] }
    let count = live.chartedRows - live.saidRows
    guard let newest = unsaidNewest else {
      // Rows that may be anywhere in the chart are counted.
      guard count > 0, live.hasSaidValue || live.saidRows > 0 else { return [] }
      let words: [Sentence] = [.live(.newRows(count))] + [live.silence].compactMap(\.self)
      return announce(words, priority: .live, about: .data)
    }
    guard count > 0 || live.owesNewest else { return [] }
    let silence = [live.silence].compactMap(\.self)
    // One who came back to the newest is owed its value.
    if live.owesNewest {
      self.live?.owesNewest = false
      noteSaid()
      return announce([newest] + silence)
    }
    let unfit = live.unfit - live.saidUnfit
    return announce(
      [newest, .live(.newRows(count))] + (unfit > 0 ? [.live(.unfit(unfit))] : []) + silence,
      priority: .live, about: .data)
  }

  /// Says why a tone was not heard behind the words of the row that it was of, so that these are not put off until
  /// another row has come; `nil` where no row is to be said.
  mutating func sayWithNewest(_ silence: Sentence) -> [Effect]? {
    guard let live, live.chartedRows > 0, isAtNow, overlay == nil, prompt == nil,
      live.isOutdated || unsaidNewest != nil
    else { return nil }
    self.live?.silence = silence
    return sayNewest()
  }

  /// The newest value, where it was not said yet.
  var unsaidNewest: Sentence? {
    guard let live, live.chartedRows > live.saidRows || !live.hasSaidValue,
      live.chartedRows > 0, let own = page.newestPoint
    else { return nil }
    var newest: PointReference? = own
    // A row of another series is no new value of this one.
    if let said = live.saidEnds, said.chart == pageIndex { newest = said.newest(of: page) }
    guard let point = newest else { return nil }
    return .point(
      PointOutline(
        page.chart, at: point, namesSeries: point.series != own.series,
        comparedWith: point.point - 1))
  }

  /// Notes that the newest was said.
  mutating func noteSaid() {
    guard live != nil else { return }
    let ends = SaidEnds(chart: pageIndex, ends: page.ends)
    live?.noteSaid()
    live?.saidEnds = ends
  }
}
