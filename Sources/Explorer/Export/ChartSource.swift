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
    if let source = tableInFile { return tableFile(source) }
    let source = shelf.sources.first { $0.charts.contains(pageIndex) }
    if let source, case .charts(let files) = source.document, files.count == source.charts.count,
      page.window == nil
    {
      return ChartFileJSON.text(
        of: zip(source.charts, files).map { chart, file in
          var file = file
          file.isOpen = chart == pageIndex && chart > source.charts.lowerBound
          return ChartFileJSON.members(of: file)
        })
    }
    return ChartFile(page.shown).map { ChartFileJSON.text(of: [ChartFileJSON.members(of: $0)]) }
  }

  /// The number of the table whose columns the file tells; `nil` where it tells points.
  private var tableInFile: Int? {
    page.chart.channels == nil ? nil : shelf.source(ofChart: pageIndex)
  }

  /// The chart file of all charts of a table that are along the same part of their x axis.
  private func tableFile(_ index: Int) -> String {
    let source = shelf.sources[index]
    guard case .table(let table) = source.document else { return "" }
    let zoomed = zoomed(source)?.charts
    let isInFile = source.origin?.isBesideChartFiles ?? false
    let groups = chartFileGroups
    return ChartFileJSON.text(
      of: groups.map { charts in
        let number = charts.contains(pageIndex) ? pageIndex : charts.lowerBound
        let own = number == pageIndex ? page.chart : deck[number]
        let chart = zoomed.map { $0[number - source.charts.lowerBound] } ?? own
        let title = shelf.sources.first { $0.charts.contains(number) }?.encoding.title
        let isFirst = charts.lowerBound == groups[0].lowerBound
        let isOpen = charts.contains(pageIndex) && pageIndex > groups[0].lowerBound
        return ChartFileJSON.members(
          of: chart, title: own.channels?.split == nil ? own.title : title ?? table.title,
          data: !isFirst
            ? nil
            : isInFile ? .string(source.origin?.path ?? "") : ChartFileJSON.columns(of: table),
          open: isOpen ? pageIndex - charts.lowerBound + 1 : nil)
      })
  }

  /// The charts that the chart file makes of a table, those of one split together: all of its charts, and of a part of
  /// the x axis those that are made with it.
  private var chartFileGroups: [Range<Int>] {
    guard let index = tableInFile else { return [] }
    let isZoomed = zoomed(shelf.sources[index]) != nil
    return (isZoomed ? [index] : shelf.family(of: index)).flatMap { shelf.groups(of: $0, deck) }
  }

  /// The numbers of the charts that the chart file makes.
  var chartFileCharts: [Int] {
    if tableInFile != nil { return chartFileGroups.flatMap(Array.init) }
    guard let source = shelf.sources.first(where: { $0.charts.contains(pageIndex) }),
      case .charts(let files) = source.document, files.count == source.charts.count,
      page.window == nil
    else { return [pageIndex] }
    return Array(source.charts)
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
