import Charts
import Tables

/// Names for what has none, or shares it: of several series each must be called something else.
extension Language {
  /// The chart with a number for a name where a series has none, and with one behind a name that a series
  /// before it has, unless it is alone.
  ///
  /// The axis of numbers of rows is called so.
  public func naming(_ chart: Chart) -> Chart {
    let chart = datingSeries(
      dating(
        naming(
          missing: ColumnValues.missingText, in: titling(chart) { title, _ in title == nil }),
        from: nil), from: nil)
    guard chart.series.count > 1 else { return chart }
    var named = renaming(chart) { _ in "" }
    var taken = Set(named.series.map(\.name))
    guard taken.count < named.series.count else { return named }
    var seen: Set<String> = []
    for index in named.series.indices where !seen.insert(named.series[index].name).inserted {
      let name = named.series[index].name
      var number = 2
      while taken.contains("\(name) \(number)") { number += 1 }
      named.series[index].name = "\(name) \(number)"
      taken.insert("\(name) \(number)")
      seen.insert("\(name) \(number)")
    }
    return named
  }

  /// The chart with the names that `other` gave in the words of this language.
  public func renaming(_ chart: Chart, from other: any Language) -> Chart {
    let chart = datingSeries(
      dating(
        naming(missing: other.missingWord, in: titling(chart) { $0 == other.text($1) }),
        from: other), from: other)
    guard chart.series.count > 1 else { return chart }
    return renaming(chart) { other.text(.seriesNumber($0)) }
  }

  /// The chart with its numbers of rows, and columns without a header, called so, where an axis has no other title than one
  /// that may be replaced.
  private func titling(
    _ chart: Chart, where mayBeReplaced: (String?, Sentence) -> Bool
  ) -> Chart {
    func title(_ axis: Axis) -> String? {
      let made: Sentence? =
        axis.countsRows ? .numberOfRows : axis.columnNumber.map { .columnNumber($0) }
      guard let made, mayBeReplaced(axis.title, made) else { return nil }
      return text(made)
    }
    let (x, y) = (title(chart.xAxis), title(chart.yAxis))
    guard x != nil || y != nil else { return chart }
    var titled = chart
    if let x { titled.xAxis.title = x }
    if let y { titled.yAxis.title = y }
    return titled
  }

  /// The chart of a date with the words of the calendar in its title, in place of those of another language or of how it
  /// is written.
  private func dating(_ chart: Chart, from other: (any Language)?) -> Chart {
    guard let part = chart.channels?.part, let date = format.date(written: part),
      let former = other.map({ $0.format.date(written: part) }) ?? part,
      let range = chart.title.flatMap({ title in
        title.firstRange(of: "\(chart.channels?.split ?? "") \(former)")
          ?? title.firstRange(of: former)
      }), former != date
    else { return chart }
    var dated = chart
    dated.title?.replaceSubrange(range, with: date)
    return dated
  }

  /// The chart with the words of the calendar for the names of series that are dates, in place of those of another language
  /// or of how they are written.
  private func datingSeries(_ chart: Chart, from other: (any Language)?) -> Chart {
    var dated = chart
    for index in chart.series.indices {
      guard let written = chart.series[index].writtenDate,
        let date = format.date(written: written),
        let former = other.map({ $0.format.date(written: written) }) ?? written
      else { continue }
      let name = chart.series[index].name
      let starts = ["\(chart.channels?.series ?? "") \(former)", former]
      guard let start = starts.first(where: { name == $0 || name.hasPrefix($0 + " ") }) else {
        continue
      }
      dated.series[index].name = date + name.dropFirst(start.count)
    }
    return dated
  }

  /// The word for a value that is not there.
  fileprivate var missingWord: String { text(.missingValue) }

  /// The chart with the rows without a value of the column that parts them called so, in place of another word.
  private func naming(missing former: String, in chart: Chart) -> Chart {
    func name(_ name: String, of column: String?) -> String {
      guard let column, name.hasPrefix("\(column): \(former)") else { return name }
      let rest = name.dropFirst("\(column): \(former)".count)
      return rest.isEmpty || rest.hasPrefix(", ") ? "\(column): \(missingWord)\(rest)" : name
    }
    var named = chart
    let title = chart.title.map { name($0, of: chart.channels?.split) }
    if title != chart.title { named.title = title }
    // A series that is written to, if only the name it has, would have to be measured anew.
    for index in chart.series.indices {
      let told = name(chart.series[index].name, of: chart.channels?.series)
      if told != chart.series[index].name { named.series[index].name = told }
    }
    return named
  }

  private func renaming(_ chart: Chart, from name: (Int) -> String) -> Chart {
    var renamed = chart
    for index in chart.series.indices where chart.series[index].name == name(index + 1) {
      renamed.series[index].name = text(.seriesNumber(index + 1))
    }
    return renamed
  }
}
