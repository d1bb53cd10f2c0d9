import Charts
import Descriptions
import Tables

/// A chart file that makes what is shown once more, and what is not in it, or otherwise.
package struct WrittenChartFile: Equatable, Sendable {
  var text: String
  /// The numbers of the charts that it makes.
  var charts: [Int]
  fileprivate(set) var notes: [Sentence] = []
}

extension Model {
  /// The chart file of the chart that is shown; `nil` where points do not tell the whole of it.
  ///
  /// Of a table it tells the columns, which are in the file it came from or else in this one; of any other
  /// chart the points.
  var writtenChartFile: WrittenChartFile? {
    let source = shelf.sources.first { $0.charts.contains(pageIndex) }
    guard var file = tableFile ?? source.flatMap(documentFile) ?? pointFile else { return nil }
    if hasWholeChartFile(file) { file.notes.append(.takenAway(.zoomLeftOut)) }
    if let source, case .table = source.document, page.chart.channels != nil {
      file.notes += zoomedPitchNotes(source)
    }
    if file.charts.count < deck.count { file.notes.append(.takenAway(.someChartsLeftOut)) }
    if file.charts.count > 1, settings.hasSameAxes {
      file.notes.append(.takenAway(.sameAxesLeftOut))
    }
    return file
  }

  /// True where the chart file opens on more than the part that is shown.
  private func hasWholeChartFile(_ file: WrittenChartFile) -> Bool {
    guard page.window != nil, page.chart.channels != nil,
      let source = shelf.sources.first(where: { $0.charts.contains(pageIndex) }),
      case .table = source.document
    else { return false }
    return zoomed(source) == nil
  }

  /// The file of charts that are described by their points, as their author described them.
  private func documentFile(_ source: Shelf.Source) -> WrittenChartFile? {
    guard case .charts(let files) = source.document, files.count == source.charts.count,
      page.window == nil
    else { return nil }
    let charts = zip(source.charts, files).map { chart, file in
      var file = file
      file.isOpen = chart == pageIndex && chart > source.charts.lowerBound
      return ChartFileJSON.members(of: file)
    }
    return WrittenChartFile(text: ChartFileJSON.text(of: charts), charts: Array(source.charts))
  }

  private var pointFile: WrittenChartFile? {
    ChartFile(page.shown).map {
      WrittenChartFile(
        text: ChartFileJSON.text(of: [ChartFileJSON.members(of: $0)]), charts: [pageIndex])
    }
  }

  // MARK: Tables

  /// Some charts of a table that one object of the file makes, with what it says.
  private struct Part {
    var charts: Range<Int>
    var members: [JSONValue.Member]
    /// True where it makes just these charts.
    var isSame: Bool
  }

  /// The chart file of all charts of the table that are along the same part of their x axis; `nil` where the chart is of
  /// none.
  private var tableFile: WrittenChartFile? {
    guard page.chart.channels != nil, let index = shelf.source(ofChart: pageIndex),
      case .table(let table) = shelf.sources[index].document
    else { return nil }
    let source = shelf.sources[index]
    let isInFile = source.origin?.isBesideChartFiles ?? false
    // A table that is written into the file may be read otherwise.
    // It is put into text once, however often that is read and written.
    let columns =
      isInFile
      ? nil : JSONValue.written(ChartFileJSON.columns(of: table).text(indent: "  "))
    let read = columns.map { Self.table(reading: $0) } ?? table
    let isZoomed = zoomed(source) != nil
    let sources = isZoomed ? [index] : shelf.family(of: index)
    let first = shelf.sources[sources.first ?? index].charts.lowerBound
    var parts = sources.flatMap { self.parts(ofSource: $0, table, readAs: read, behind: first) }
    if !parts.isEmpty {
      let data = columns ?? .string(source.origin?.path ?? "")
      let place = parts[0].members.firstIndex { $0.name == "encoding" } ?? 0
      parts[0].members.insert(.init("data", data), at: place)
    }
    var file = WrittenChartFile(
      text: ChartFileJSON.text(of: parts.map(\.members)), charts: parts.flatMap { Array($0.charts) }
    )
    if !parts.allSatisfy(\.isSame) { file.notes.append(.takenAway(.opensOtherwise)) }
    return file
  }

  /// The parts of a file that make the charts of a source: each says all columns of its charts, unless that is not all
  /// there is to say; then what was asked for is said, and the rest guessed again.
  private func parts(
    ofSource index: Int, _ table: Table, readAs read: Table?, behind first: Int
  ) -> [Part] {
    let source = shelf.sources[index]
    let zoomed = zoomed(source)
    let encoding = zoomed?.encoding ?? source.encoding
    let made = zoomed?.charts ?? Array(deck[source.charts])
    func charts(_ range: Range<Int>) -> [Chart] {
      let start = source.charts.lowerBound
      return Array(made[range.lowerBound - start..<range.upperBound - start])
    }
    func open(in range: Range<Int>) -> Int? {
      range.contains(pageIndex) && pageIndex > first
        ? pageIndex - range.lowerBound + 1 : nil
    }
    func part(_ range: Range<Int>, _ members: [JSONValue.Member]) -> Part {
      Part(
        charts: range, members: members,
        isSame: read.map { makes(members, of: $0, encoding, charts(range)) } ?? false)
    }
    func asked(_ range: Range<Int>, _ encoding: Encoding) -> Part? {
      guard
        let settled = encoding.settled(
          for: charts(range), of: source.document, settings.language.naming)
      else { return nil }
      let titles = [settled.title, charts(range)[0].title]
      return titles.lazy.map {
        part(
          range,
          ChartFileJSON.members(of: settled, title: $0, data: nil, open: open(in: range)))
      }.first(where: \.isSame)
    }
    let stated = shelf.groups(of: index, deck).map { range in
      let chart = charts(range)[0]
      let isSplit = chart.channels?.split != nil
      return part(
        range,
        ChartFileJSON.members(
          of: chart, title: isSplit ? encoding.title ?? table.title : chart.title, data: nil,
          open: open(in: range)))
    }
    if stated.allSatisfy(\.isSame) { return stated }
    if stated.count > 1, let whole = asked(source.charts, encoding) { return [whole] }
    return stated.map { part in
      guard !part.isSame else { return part }
      let own =
        stated.count > 1
        ? encoding.pinned(to: charts(part.charts)[0], of: source.document) : encoding
      return asked(part.charts, own) ?? part
    }
  }

  /// True where a part of a chart file makes some charts.
  private func makes(
    _ members: [JSONValue.Member], of table: Table, _ encoding: Encoding, _ charts: [Chart]
  ) -> Bool {
    var reading = Encoding()
    (reading.others, reading.timeZone) = (encoding.others, encoding.timeZone)
    let made = try? reading.charts(of: .encoded([EncodedTable(table, members: members)]))
    return made.map { $0.map(settings.language.naming).areDrawn(as: charts) } ?? false
  }

  /// A table as it is read of a chart file that holds it; `nil` where it is not.
  private static func table(reading columns: JSONValue) -> Table? {
    let text = ChartFileJSON.text(of: [[.init("data", columns), .init("encoding", .object([]))]])
    guard
      case .encoded(let encoded)? = try? Reader.read(
        bytes: Array(text.utf8), name: ".json", options: ReadingOptions())
    else { return nil }
    return encoded.first?.table
  }
}
