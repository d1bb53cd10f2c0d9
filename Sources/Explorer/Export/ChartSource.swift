import Charts
import Descriptions
import Tables

/// The file that a table was read from, and the options it was read with.
package struct ChartOrigin: Equatable, Sendable {
  /// The path as it was given; `-` is standard input.
  package var path: String
  /// The options that say how it is read, as they are typed.
  package var arguments: [String]

  package init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// True of what came through a pipe, and is in no file.
  var isPipe: Bool { path == "-" }

  /// True where a chart file in the current folder can name it: a document leads to files beside or below
  /// it only, and says nothing of how they are read.
  var isBesideChartFiles: Bool {
    !isPipe && !path.hasPrefix("/") && arguments.isEmpty
      && !path.split(separator: "/").contains("..")
  }
}

/// The chart file that makes the chart that is shown once more.
extension Model {
  /// The chart file of the chart that is shown; `nil` where points do not tell the whole of it.
  ///
  /// Of a table it tells the columns, which are in the file it came from or else in this one; of any other
  /// chart the points.
  var chartFile: String? {
    let source = shelf.sources.first { $0.charts.contains(pageIndex) }
    if let source, case .table(let table) = source.document, page.chart.channels != nil {
      let isInFile = source.origin?.isBesideChartFiles ?? false
      let isPart = page.chart.channels?.split != nil
      let zoomed = zoomed(source)?.charts[pageIndex - source.charts.lowerBound]
      return ChartFileJSON.text(
        of: zoomed ?? page.chart,
        title: isPart ? source.encoding.title ?? table.title : page.chart.title,
        data: isInFile ? .string(source.origin?.path ?? "") : ChartFileJSON.columns(of: table))
    }
    if let source, case .charts(let files) = source.document, files.count == source.charts.count,
      page.window == nil
    {
      return ChartFileJSON.text(of: files[pageIndex - source.charts.lowerBound])
    }
    return ChartFile(page.shown).map(ChartFileJSON.text)
  }

  /// The numbers of the charts that the chart file makes: all of a split with these values, else the one that is shown.
  var chartFileCharts: [Int] {
    guard let channels = page.chart.channels, channels.split != nil,
      let source = shelf.sources.first(where: { $0.charts.contains(pageIndex) }),
      case .table = source.document
    else { return [pageIndex] }
    return source.charts.filter { deck[$0].channels?.y == channels.y }
  }

  /// The notes about what is not in the chart file, or otherwise.
  var chartFileNotes: [Sentence] {
    let charts = chartFileCharts
    var notes: [Sentence] = hasWholeChartFile ? [.takenAway(.zoomLeftOut)] : []
    if let source = shelf.sources.first(where: { $0.charts.contains(pageIndex) }),
      case .table = source.document, page.chart.channels != nil
    {
      notes += zoomedPitchNotes(source)
    }
    if charts.count < deck.count { notes.append(.takenAway(.someChartsLeftOut)) }
    if charts.first != pageIndex { notes.append(.takenAway(.opensOnFirstChart)) }
    if charts.count > 1, settings.hasSameAxes { notes.append(.takenAway(.sameAxesLeftOut)) }
    return notes
  }

  /// True where the chart file opens on more than the part that is shown.
  var hasWholeChartFile: Bool {
    guard page.window != nil, page.chart.channels != nil,
      let source = shelf.sources.first(where: { $0.charts.contains(pageIndex) }),
      case .table = source.document
    else { return false }
    return zoomed(source) == nil
  }
}
