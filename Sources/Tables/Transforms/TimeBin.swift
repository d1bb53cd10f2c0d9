/// The units of time that dates were put into.
package struct TimeBinned: Equatable, Sendable {
  package var column: String
  package var unit: TimeUnit
  /// The zone in whose days and hours they are, as an IANA name.
  package var timeZone: String
  /// The beginning of the first and of the last unit; `nil` where there is no date.
  package var range: ClosedRange<Double>?
  /// The beginnings of the first and the last unit, where the dates do not cover all of it.
  package var cut: [Double] = []
  /// Those of them of which whole days, hours or months are missing.
  package var partial: [PartialUnit] = []
  /// The rows that had no date.
  package var missing: Int

  /// The most units that are listed, unless there are as many rows: ten years have fewer hours.
  private static let most = 100_000.0

  /// A place for each unit from the first to the last, those without a row among them.
  ///
  /// - Parameter rows: The number of rows that are counted.
  /// - Returns: The beginnings of the units as dates.
  /// - Throws: More units than anyone can walk.
  package func places(for rows: Int) throws(TransformProblem) -> ColumnValues {
    if let range {
      let most = max(Self.most, Double(rows))
      let count = unit.count(from: range.lowerBound, to: range.upperBound)
      guard count <= most else {
        let longer = TimeUnit.allCases.drop { $0 != unit }.first {
          $0.count(from: range.lowerBound, to: range.upperBound) <= most
        }
        throw .tooManyUnits(
          unit, count: Int(exactly: count.rounded()) ?? .max, instead: longer ?? .year)
      }
    }
    guard let range else { return .dates(DateColumn(values: [], precision: .year, texts: [])) }
    var values: [Double] = []
    var next = range.lowerBound
    while next <= range.upperBound {
      values.append(next)
      next = unit.precision > .day ? next + (unit.seconds ?? 60) : unit.next(after: next)
    }
    var zone = TimeZoneOffset(name: timeZone) ?? .universal
    let texts = values.map { value in
      unit.text(of: unit.precision > .day ? zone.localSeconds(universal: value) : value)
    }
    return .dates(DateColumn(values: values, precision: unit.precision, texts: texts))
  }
}

extension Table {
  /// The dates of a column as the beginnings of the minutes, days, weeks … that they are in.
  ///
  /// - Parameters:
  ///   - name: The column.
  ///   - unit: The unit of time.
  ///   - timeZone: The zone of dates with a time of day, as an IANA name; days have none.
  /// - Returns: The table with these dates, and from when to when they are.
  /// - Throws: A column that is not there, or has no dates.
  package func binned(
    _ name: String, every unit: TimeUnit, timeZone: String = "UTC"
  ) throws(TransformProblem) -> (table: Table, report: TimeBinned) {
    var dates = try dates(called: name)
    if unit.precision > dates.precision,
      let instead = TimeUnit.allCases.first(where: { $0.precision <= dates.precision })
    {
      throw .tooFine(unit, column: name, instead: instead)
    }
    let precision = dates.precision
    let timeZone = dates.precision > .day ? timeZone : "UTC"
    var zone = TimeZoneOffset(name: timeZone) ?? .universal
    // Neighbors are often in one unit, whose text need not be written again.
    let all = dates.values.filter(\.isFinite)
    let moments = unit.precision > .day ? all : all.map { zone.localSeconds(universal: $0) }
    var known: [Double: String] = [:]
    var texts = [String](repeating: "", count: dates.values.count)
    for row in dates.values.indices {
      let local = zone.localSeconds(universal: dates.values[row])
      let start = unit.start(of: local)
      guard start.isFinite else {
        dates.values[row] = .nan
        continue
      }
      // Hours stay moments, because one may come twice where clocks are put back; days are dates.
      dates.values[row] = unit.precision > .day ? dates.values[row] - (local - start) : start
      let text = known[start] ?? unit.text(of: start)
      known[start] = text
      texts[row] = text
    }
    dates.texts = WrittenTexts(texts)
    dates.precision = min(unit.precision, dates.precision)
    dates.areWeeks = dates.areWeeks && unit == .week
    let present = dates.values.lazy.filter(\.isFinite)
    let range = present.min().flatMap { low in present.max().map { low...$0 } }
    let cut = range.map { unit.units($0, cutBy: moments) } ?? []
    return (
      with(.dates(dates), called: name),
      TimeBinned(
        column: name, unit: unit, timeZone: timeZone, range: range, cut: cut,
        partial: unit.partial(cut, by: moments, precision),
        missing: dates.values.count { !$0.isFinite })
    )
  }
}
