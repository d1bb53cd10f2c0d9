import Charts
import Descriptions
import Screen
import Tables

/// The command line that makes the chart that is shown once more, and what it cannot say.
package struct CommandLine: Equatable, Sendable {
  /// The words of the command, not yet quoted.
  fileprivate(set) var words: [String]
  /// The sentences about what it cannot say.
  fileprivate(set) var notes: [Sentence] = []

  /// One line as a POSIX shell takes it.
  var text: String { words.map(Self.quoted).joined(separator: " ") + "\n" }

  /// A word as a POSIX shell takes it for what it is.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "-_./,:@%+".unicodeScalars.contains($0)
      }
    return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}

extension Model {
  /// The command line; `nil` where options cannot ask for the chart, or its data is in no file.
  var commandLine: CommandLine? {
    guard let own = shelf.sources.first(where: { $0.charts.contains(pageIndex) }) else {
      return nil
    }
    var source = wholeFamily(of: own) ?? own
    var command = CommandLine(words: ["earshot"])
    var first = source.charts.lowerBound
    if isSampleDeck {
      // Samples are opened by no name, and just as they are.
      guard shelf.past.isEmpty else { return nil }
      first = 0
      if page.window != nil { command.notes.append(.takenAway(.zoomLeftOut)) }
    } else {
      guard let origin = source.origin, let asked = arguments(of: source) ?? ofOneChart(&source)
      else { return nil }
      first = source.charts.lowerBound
      if asked.differs { command.notes.append(.takenAway(.opensOtherwise)) }
      command.words += [origin.path] + origin.arguments + asked.arguments
      if page.window != nil, !asked.hasZoom { command.notes.append(.takenAway(.zoomLeftOut)) }
      command.notes += zoomedPitchNotes(source)
      if source.charts.count < deck.count { command.notes.append(.takenAway(.someChartsLeftOut)) }
      if origin.isPipe { command.notes.append(.takenAway(.readsPipe)) }
    }
    if pageIndex > first { command.words += ["--open", String(pageIndex - first + 1)] }
    command.words += settings.arguments
    return command
  }

  /// All charts of a table as those of one source, where the wishes that made them all still do, with other rows or
  /// another unit of time at most; `nil` where each has to be asked for by itself.
  private func wholeFamily(of own: Shelf.Source) -> Shelf.Source? {
    guard var whole = own.whole, let index = shelf.sources.firstIndex(of: own) else { return nil }
    (whole.picking, whole.every) = (own.encoding.picking, own.encoding.every)
    var source = own
    source.charts = shelf.charts(ofFamily: index)
    // Few rows have fewer kinds, and so another guess of what parts them.
    var parted = whole
    if let channels = page.chart.channels {
      (parted.x, parted.series, parted.split) = (channels.x, channels.series, channels.split)
    }
    for encoding in [whole, parted] {
      source.encoding = encoding
      if arguments(of: source) != nil { return source }
    }
    return nil
  }

  /// The options that make some charts.
  private struct Asked {
    var arguments: [String]
    /// True where the part that is shown is all that they make.
    var hasZoom = false
    /// True where some of the words about the table are others.
    var differs = false
  }

  /// The options that make the charts of a source; `nil` where none do.
  private func arguments(of source: Shelf.Source) -> Asked? {
    // Only charts of tables were changed since they were asked for.
    guard case .table = source.document else { return Asked(arguments: source.encoding.arguments) }
    let naming = settings.language.naming
    if let zoomed = zoomed(source),
      let arguments = zoomed.encoding.arguments(
        for: zoomed.charts, of: source.document, naming)
    {
      return Asked(arguments: arguments, hasZoom: true)
    }
    let charts = Array(deck[source.charts])
    for differs in [false, true] {
      if let arguments = source.encoding.arguments(
        for: charts, of: source.document, naming, ignoringNotes: differs)
      {
        return Asked(arguments: arguments, differs: differs)
      }
    }
    return nil
  }

  /// The options that make the chart that is shown, with its parts, where none make all charts of its source, which then
  /// is of these alone.
  private func ofOneChart(_ source: inout Shelf.Source) -> Asked? {
    guard let index = shelf.source(ofChart: pageIndex),
      let charts = shelf.groups(of: index, deck).first(where: { $0.contains(pageIndex) })
    else { return nil }
    var one = shelf.sources[index]
    one.encoding = one.encoding.pinned(to: deck[charts.lowerBound], of: one.document)
    one.charts = charts
    guard let asked = arguments(of: one) else { return nil }
    source = one
    return asked
  }

  /// The wishes that make charts of the part that is shown, and these; `nil` where those would look otherwise.
  func zoomed(_ source: Shelf.Source) -> (encoding: Encoding, charts: [Chart])? {
    // The part is one of the chart that is shown, which is of one source alone.
    guard source.charts.contains(pageIndex), let ends = page.windowTexts else { return nil }
    // The ends of numbers are those of a column that is named.
    let pinned = source.encoding.pinned(to: page.chart, of: source.document)
    for var encoding in [source.encoding, pinned] {
      (encoding.picking.from, encoding.picking.to) = ends
      guard
        let charts = (try? encoding.charts(of: source.document))?.map(settings.language.naming),
        charts.count == source.charts.count,
        plot(of: Page(charts[pageIndex - source.charts.lowerBound])) == plot(of: page)
      else { continue }
      return (encoding, charts)
    }
    return nil
  }

  /// The notes that the part that is shown is all that is taken away, and has pitches of its own, if it has.
  func zoomedPitchNotes(_ source: Shelf.Source) -> [Sentence] {
    guard let charts = zoomed(source)?.charts else { return [] }
    let isAlike =
      charts[pageIndex - source.charts.lowerBound].pitchRange == page.shown.pitchRange
    return [.takenAway(.holdsPart)] + (isAlike ? [] : [.takenAway(.pitchesOfPart)])
  }

  /// The picture of a page alone, without the words around it.
  private func plot(of page: Page) -> [String] {
    var frame = Frame(size: .paper)
    var still = page
    still.cursor = Cursor()
    // A quiet screen has no marks of what is chosen, or of which part it is.
    var settings = settings
    settings.screenReader = .quiet
    ChartView.draw(
      still, settings, into: &frame,
      Layout(frame.size, isPicture: true, hasAxes: !page.chart.isRound))
    return frame.lines
  }
}

extension Page {
  /// The ends of the part that is shown as the table writes them; `nil` where all is shown, or names are.
  fileprivate var windowTexts: (String?, String?)? {
    guard window != nil, chart.xAxis.categories == nil, chart.xAxis.binWidth == nil else {
      return nil
    }
    let ends = shown.series.flatMap { series in
      series.x.indices.map { point in
        (
          x: series.x[point],
          text: series.xTexts.indices.contains(point)
            ? series.xTexts[point] : ColumnValues.plain(series.x[point])
        )
      }
    }
    guard let low = ends.min(by: { $0.x < $1.x }), let high = ends.max(by: { $0.x < $1.x }) else {
      return nil
    }
    if case .date = chart.xAxis.kind, shown.series.contains(where: \.xTexts.isEmpty) { return nil }
    return (low.text, high.text)
  }
}
