import Charts
import Screen
import Tables

/// The first words about a chart: its title, its type and from where to where it reaches, with the full
/// stop on one line of the usual braille display.
extension Phrasebook {
  func opening(_ chart: ChartOutline) -> String {
    var chart = shortened(chart)
    // A table from a pipe has no name; the axes of a cloud are said anyway.
    if chart.title == nil, chart.crossedAxes == nil { chart.title = chart.yTitle }
    let room = 40 - String(format.sentenceSeparator.prefix(1)).columns
    let extents = chart.points == 0 ? [.init(words(place: .noValues))] : shortExtents(chart.extent)
    let series = chart.tellsSeries ? count(chart.series, .seriesInShort) : nil
    let title = chart.title.map(format.sayable)
    // The measure says more than the name of the table.
    let short = chart.measures.map(format.sayable)
    let hasBoth = short != nil && title?.hasSuffix(short ?? "") == true
    // Nobody else names the only measure: not the places, not the points.
    let named = chart.titleWithMeasure.map(format.sayable)
    let titles = named.map { [$0, short, title] } ?? [title] + (hasBoth ? [short] : [])
    // A cloud is nothing without its axes; those that do not fit are said behind the opening.
    let crossed = chart.crossedAxes.map { words(.crossedAxes(x: $0.x, y: $0.y)) }
    let clouds = crossed.map { axes in
      [list([title, kind(chart), axes, series]), list([title, kind(chart), axes])]
    }
    // A table's name beside that of the measure says less than from when to when it reaches.
    let reaching = extents.filter { !$0.isOneDate }
    let whole =
      (clouds ?? [])
      + titles.flatMap { title in reaching.map { list([title, kind(chart), series, $0.words]) } }
      + extents.filter(\.isOneDate).flatMap { extent in
        titles.map { list([$0, kind(chart), series, extent.words]) }
      }
    if let fitting = whole.first(where: { $0.columns <= room }) { return fitting }
    if let short {
      var told = hasBoth ? [] : [list([title, kind(chart), series]), list([title, kind(chart)])]
      told += extents.map { list([short, kind(chart), series, $0.words]) }
      // The names of all series say their number, too.
      if chart.measureCount == chart.series {
        told.append(list([short, kind(chart), extents.last?.words]))
      }
      told += [list([short, kind(chart), series]), list([short, kind(chart)])]
      if let fitting = told.first(where: { $0.columns <= room }) { return fitting }
    }
    // Names of columns that are too long for it say less than that of their table.
    if let columns = chart.measures, let title = chart.title, title.hasSuffix(": " + columns) {
      let table = format.sayable(String(title.dropLast(columns.count + 2)))
      let told =
        extents.map { list([table, kind(chart), series, $0.words]) }
        + [list([table, kind(chart), series]), list([table, kind(chart)])]
      if !table.isEmpty, let fitting = told.first(where: { $0.columns <= room }) { return fitting }
    }
    // Of a title that is too long the coarsest extent leaves the most, and what leaves too little of it
    // is left out.
    for rest in [[series, extents.last?.words], [series], []] {
      let told = list([kind(chart)] + rest)
      guard let title = short ?? title else {
        if told.columns <= room { return told }
        continue
      }
      if let start = title.start(columns: room - told.columns - comma.columns) {
        return list([start, told])
      }
    }
    return kind(chart)
  }

  /// The extent of the x axis from all that is known of it to what is shortest.
  private func shortExtents(_ extent: AxisExtent) -> [ShortExtent] {
    switch extent {
    case .none: []
    case .numbers(let low, let high): [.init(range(low, high))]
    case .categories(let number, _, _): [.init(count(number, .category))]
    case .rows(let number, _, _): [.init(count(number, .row))]
    case .dates(let first, let last, let precision, let zone, let span, _, _):
      precisions(upTo: precision, from: first, span).flatMap { precision -> [ShortExtent] in
        let ends = [first, last].map { format.date($0, precision, timeZone: zone, span: .years) }
        // Of one month that both are in there is no first and last.
        if ends[0] == ends[1] {
          return [.init(ends[0], isOneDate: last - first < precision.mostOfIt)]
        }
        let short = precision == .year ? yearsInShort(ends[0], ends[1]) : nil
        return [dates(first, last, precision, zone, span), short].compactMap {
          $0.map { .init($0) }
        }
      }
    }
  }

  /// A clock without a date is kept as one of the first day there is, which has no date to say.
  private func precisions(
    upTo finest: DatePrecision, from first: Double, _ span: DateSpan
  ) -> [DatePrecision] {
    if span == .day, (0..<86_400).contains(first) { return [finest] }
    return [finest] + [.day, .month, .year].filter { $0 < finest }
  }
}

/// From where to where an axis reaches, in few words.
private struct ShortExtent {
  let words: String
  /// True for the month, say, that both ends are in, unless they reach through most of it.
  let isOneDate: Bool

  init(_ words: String, isOneDate: Bool = false) {
    self.words = words
    self.isOneDate = isOneDate
  }
}

extension DatePrecision {
  /// Three quarters of a year, a month or a day, in seconds; 0 of what is finer.
  fileprivate var mostOfIt: Double {
    let days: Double =
      switch self {
      case .year: 365
      case .month: 30
      case .day: 1
      default: 0
      }
    return days * 86_400 * 3 / 4
  }
}

extension String {
  /// The start of this that is at most so wide with the mark that it goes on, up to the end of a word;
  /// all of it where it fits, `nil` where not even a little does.
  fileprivate func start(columns: Int) -> String? {
    if self.columns <= columns { return self }
    // Less than this is no name any more.
    guard columns >= 8 else { return nil }
    var line = wrapped(to: columns - 1).first ?? ""
    while let last = line.last, last.isPunctuation || last.isWhitespace { line.removeLast() }
    return line.isEmpty ? nil : line + "…"
  }
}
