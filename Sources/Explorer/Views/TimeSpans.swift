import Charts
import Descriptions
import Screen
import Tables

/// The years below the months of a time axis, or the days below its hours: each with a line as long as
/// it is, so that no tick is without the rest of its date.
struct TimeSpans {
  /// A year or a day with its place on the screen.
  struct PlacedSpan {
    let x: Int
    let columns: Int
    let text: String
  }

  let placed: [PlacedSpan]

  /// The spans below ticks of a precision, also where all ticks are in one: nothing else says the year of months, nor the
  /// day of hours.
  init(_ page: Page, _ settings: Settings, _ area: PlotArea, ticks precision: DatePrecision) {
    placed = Self.placed(page, settings, area, below: precision)
  }

  private static func placed(
    _ page: Page, _ settings: Settings, _ area: PlotArea, below precision: DatePrecision
  ) -> [PlacedSpan] {
    guard precision > .year, page.shown.direction != .rightToLeft,
      let extent = page.shown.xExtent, extent.lowerBound < extent.upperBound
    else { return [] }
    let span = precision.span
    let axis = page.chart.xAxis
    let starts = Ticks.dates(
      extent, offset: axis.timeZoneOffset, changes: axis.timeZoneChanges, limit: most,
      finest: span)
    guard starts.precision == span, starts.values.count < most else { return [] }
    // A year of weeks begins with the Monday of its first.
    let isOfWeeks = precision == .week
    let values = isOfWeeks ? starts.values.map(Self.firstWeek) : starts.values
    let inner = values.filter { extent.contains($0) && $0 > extent.lowerBound }
    let times = [extent.lowerBound] + inner
    let columns = times.compactMap { area.column(of: $0) }
    guard columns.count == times.count else { return [] }
    let ends = columns.dropFirst() + [area.x + area.columns]
    var spans: [PlacedSpan] = []
    for (index, (time, (start, end))) in zip(times, zip(columns, ends)).enumerated() {
      let text = name(
        of: time, below: precision, isAlone: times.count == 1, axis, settings.language.format)
      if text.columns < end - start {
        spans.append(PlacedSpan(x: start, columns: end - start - 1, text: text))
      } else if index > 0, index < times.count - 1 {
        // The parts at both ends may be too short for a name, but none between others.
        return []
      } else if index > 0, let before = spans.last {
        // Its tick at the edge would seem to be of the one before, whose line makes room.
        let x = area.x + area.columns - text.columns
        guard x <= start, before.x + before.text.columns + 1 < x else { continue }
        spans[spans.count - 1] = PlacedSpan(
          x: before.x, columns: x - before.x - 1, text: before.text)
        spans.append(PlacedSpan(x: x, columns: text.columns, text: text))
      }
    }
    return spans
  }

  /// The one year of months, or the one day of hours, where no tick of a precision says it; `nil` where they are of several.
  static func alone(_ page: Page, _ settings: Settings, ticks precision: DatePrecision) -> String? {
    guard precision > .year, let extent = page.shown.xExtent else { return nil }
    let axis = page.chart.xAxis
    let starts = Ticks.dates(
      extent, offset: axis.timeZoneOffset, changes: axis.timeZoneChanges, limit: most,
      finest: precision.span)
    guard starts.precision == precision.span,
      !starts.values.contains(where: { $0 > extent.lowerBound }),
      precision != .quarter || starts.values.isEmpty
    else { return nil }
    return name(
      of: extent.lowerBound, below: precision, isAlone: true, axis, settings.language.format)
  }

  /// The name of the year or the day with a time in it.
  private static func name(
    of time: Double, below precision: DatePrecision, isAlone: Bool, _ axis: Axis, _ format: Format
  ) -> String {
    // A day that is alone has its year.
    guard !isAlone || precision.span != .day else {
      return format.place(.date(time, .day, timeZone: axis.timeZone, .years))
    }
    // A week is in the year that its Thursday is in.
    return format.tick(
      precision == .week ? time + 3 * 86_400 : time, precision: precision.span,
      timeZone: axis.timeZone)
  }

  /// The starts of the years or days that ticks of a precision are in, where these are of several or of quarters.
  static func starts(
    within extent: ClosedRange<Double>, of axis: Axis, below precision: DatePrecision
  ) -> [Double] {
    guard precision > .year, precision != .week else { return [] }
    let starts = Ticks.dates(
      extent, offset: axis.timeZoneOffset, changes: axis.timeZoneChanges, limit: most,
      finest: precision.span)
    guard starts.precision == precision.span else { return [] }
    let isOfSeveral = starts.values.contains { $0 > extent.lowerBound }
    return isOfSeveral || precision == .quarter ? starts.values : []
  }

  /// The Monday of the week with January 4 in it.
  private static func firstWeek(ofYearFrom start: Double) -> Double {
    TimeUnit.week.start(of: start + 3 * 86_400)
  }

  /// More than these have no room.
  private static let most = 40
}

extension DatePrecision {
  /// The span that a tick of this precision is known by: its year, or that of an hour its day.
  var span: DatePrecision { self > .day ? .day : .year }
}

extension TimeSpans.PlacedSpan {
  /// Its name with the line that shows its length.
  func line(_ symbols: Symbols) -> String {
    let rest = columns - text.columns - 1
    return rest > 0
      ? text + " " + String(repeating: symbols.horizontalAxis, count: rest) : text
  }
}
