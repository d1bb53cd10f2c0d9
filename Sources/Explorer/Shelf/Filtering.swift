import Charts
import Descriptions
import Tables

/// Some of the values of a column: those that are chosen from a list, of numbers and times a typed range.
extension Model {
  /// The values of a column to choose from; none of numbers and times.
  func values(ofColumn index: Int) -> [String] {
    guard let number = shelf.source(ofChart: pageIndex), shelf.columns.indices.contains(index),
      ![.measure, .time, .latitude, .longitude].contains(shelf.columns[index].role)
    else { return [] }
    let source = shelf.sources[number]
    let values = try? source.encoding.values(of: shelf.columns[index].name, in: source.document)
    return values ?? []
  }

  /// The values that were found of a column, or of numbers and times a line to type a range into.
  mutating func openFilter(ofColumn index: Int) -> [Effect] {
    guard let number = shelf.source(ofChart: pageIndex), shelf.columns.indices.contains(index)
    else { return [] }
    let (column, source) = (shelf.columns[index], shelf.sources[number])
    shelf.openChoice(ofSource: number, on: encoding?.picking ?? source.encoding.picking)
    guard shelf.values.isEmpty else { return open(.values(column: index)) }
    guard column.areEnds, column.examples.count == 2 else {
      return announce([.fact(.noValues(series: column.name))])
    }
    let silence = open(rangePrompt(of: column))
    let range = source.encoding.picking.conditions.range(
      of: column.name, in: settings.language.format.rangeWords)
    // The text that is in the line already is said, so that nobody types behind it unawares.
    return range.isEmpty ? silence : retype(range)
  }

  /// The question for a range, with an example of the column's own values as the language writes them.
  private func rangePrompt(of column: ColumnOutline) -> PromptKind {
    let format = settings.language.format
    let days = column.wholeEnds.compactMap { place in
      if case .date = place { format.place(place) } else { String?.none }
    }
    // Numbers are typed without a sign between thousands.
    let examples =
      days.count == 2
      ? days
      : column.examples.map {
        [.measure, .latitude, .longitude].contains(column.role) ? format.typed($0) : $0
      }
    return .range(low: examples.first ?? "", high: examples.last ?? "")
  }

  /// Has a text that was typed corrected, after some words about it.
  mutating func retype(_ text: String, saying words: Sentence? = nil) -> [Effect] {
    let saying = [words].compactMap(\.self)
    guard case .uses(let index)? = overlay?.kind, shelf.columns.indices.contains(index) else {
      return announce(saying)
    }
    prompt = Prompt(kind: rangePrompt(of: shelf.columns[index]), text: text, isOld: true)
    return announcePrompt(after: saying)
  }

  /// A range of dates as files write them, also behind a sign: ">2024-02" of ">February 2024"; the same where it is none.
  private func writtenDates(_ text: String, of column: ColumnOutline) -> String {
    let sign = text.prefix { "<>=".contains($0) }
    let rest = String(text.dropFirst(sign.count)).trimmed
    return saidDates(rest, of: column).map { sign + $0.written } ?? text
  }

  /// A range of dates as captions say them; those without a year are of the one in which one stands, or of the last in
  /// which they are not behind all dates.
  private func saidDates(_ text: String, of column: ColumnOutline) -> SaidDates? {
    let format = settings.language.format
    let isAlongX = page.chart.xAxis.title == column.name
    let isMonthFirst = (isAlongX ? page.chart.xAxis.isMonthFirst : nil) ?? format.isMonthFirst
    func dates(of year: Int?) -> SaidDates? {
      SaidDates(text, in: format.rangeWords, year: year, isMonthFirst: isMonthFirst)
    }
    let here: Int? =
      if case .date = page.chart.xAxis.kind, page.chart.xAxis.title == column.name {
        page.cursor.x.flatMap(year)
      } else {
        nil
      }
    if let year = onlyYear(of: column) ?? here { return dates(of: year) }
    guard case .date(let last, _, _, _)? = column.wholeEnds.last, let year = year(of: last) else {
      return dates(of: nil)
    }
    let day = DatePrecision.day.text(of: last)
    return dates(of: year).flatMap { $0.written > day ? dates(of: year - 1) : $0 }
  }

  /// The year of all dates that are shown, or else of all that a column has; `nil` of several.
  private func onlyYear(of column: ColumnOutline) -> Int? {
    if case .date = page.chart.xAxis.kind, page.chart.xAxis.title == column.name,
      let extent = page.chart.xExtent
    {
      let years = Set([extent.lowerBound, extent.upperBound].map { year(of: $0) })
      if years.count == 1, let year = years.first { return year }
    }
    let years = Set(
      column.examples.map { example in
        example.split { !$0.isNumber }.first { $0.count == 4 }.flatMap { Int($0) }
      })
    return years.count == 1 ? years.first ?? nil : nil
  }

  private func year(of time: Double) -> Int? {
    let day = ((time + page.chart.xAxis.timeZoneOffset) / 86_400).rounded(.down)
    return abs(day) < 1e7 ? CivilDate.monthIndex(ofDay: Int(day)) / 12 : nil
  }

  var valueRows: [OverlayRow] {
    guard case .values(let index)? = overlay?.kind, shelf.columns.indices.contains(index) else {
      return []
    }
    let chosen = encoding?.picking.conditions.values(of: shelf.columns[index].name) ?? []
    guard chosen.isEmpty, let charted = chartedNames(of: shelf.columns[index].name) else {
      return shelf.values.map { value in
        OverlayRow(
          sentence: .columnValue(value, isShown: chosen.isEmpty ? nil : chosen.contains(value)))
      }
    }
    return shelf.values.map { value in
      OverlayRow(
        sentence: charted(value) ? .chartedValue(value) : .columnValue(value, isShown: false))
    }
  }

  /// Tells the values of a column that are in the charts, where they show the largest of them only; `nil`
  /// where they show all.
  private func chartedNames(of column: String) -> ((String) -> Bool)? {
    guard let index = shelf.source(ofChart: pageIndex) else { return nil }
    let charts = deck[shelf.sources[index].charts]
    let areSome = charts.contains { chart in
      chart.notes.contains { note in
        if case .largest(_, _, let name, _, let areTogether) = note {
          name == column && !areTogether
        } else {
          false
        }
      }
    }
    guard areSome else { return nil }
    let names = Set(
      charts.flatMap { chart in
        chart.series.map(\.name) + (chart.xAxis.categories ?? [])
          + [chart.channels?.part].compactMap(\.self)
      })
    return { names.contains($0) || names.contains(column + " " + $0) }
  }

  /// Enter on a value: at first it alone, then it besides the others, or without it; all of them are no
  /// choice.
  ///
  /// One that is left out of the largest joins these.
  mutating func choose(value number: Int, ofColumn index: Int) -> [Effect] {
    guard shelf.columns.indices.contains(index), shelf.values.indices.contains(number),
      var picking = encoding?.picking
    else { return [] }
    let (name, value) = (shelf.columns[index].name, shelf.values[number])
    var chosen = picking.conditions.values(of: name)
    if chosen.isEmpty, let charted = chartedNames(of: name), !charted(value) {
      chosen = shelf.values.filter(charted)
    }
    let isAdded = !chosen.contains(value)
    if isAdded { chosen.append(value) } else { chosen.removeAll { $0 == value } }
    picking.conditions.removeAll { $0.column == name }
    let areSome = !chosen.isEmpty && !Set(chosen).isSuperset(of: shelf.values)
    if areSome {
      picking.conditions.append(.init(column: name, .isOneOf, chosen))
    }
    let row = Sentence.columnValue(value, isShown: areSome ? isAdded : nil)
    return pick(
      picking, saying: [row] + allRowWords(picking), naming: [row],
      choosing: choosing(picking, isAdded: isAdded, isEmpty: chosen.isEmpty))
  }

  /// The words about the rows that are charted, where they are all again: of some the chart tells it.
  private func allRowWords(_ picking: RowPicking) -> [Sentence] {
    guard picking == RowPicking(), let index = shelf.source(ofChart: pageIndex),
      case .table(let table) = shelf.sources[index].document
    else { return [] }
    return [.allRows(table.rowCount)]
  }

  /// A typed range of a column's values; an empty one is all of them, and one that is none is corrected.
  mutating func acceptRange(_ text: String) -> [Effect] {
    guard case .uses(let index)? = overlay?.kind, shelf.columns.indices.contains(index),
      var picking = encoding?.picking
    else { return [] }
    let column = shelf.columns[index]
    let words = settings.language.format.rangeWords
    let range =
      column.role == .time ? writtenDates(SpokenRange.inSigns(text.trimmed), of: column) : text
    guard
      let conditions = [Condition](
        range: range, of: column.name, in: words,
        areCodes: ![.measure, .latitude, .longitude, .time].contains(column.role))
    else {
      return retype(text, saying: .notARange(text))
    }
    picking.conditions.removeAll { $0.column == column.name }
    picking.conditions += conditions
    let name: [Sentence] =
      conditions.isEmpty
      ? [.verbatim(column.name), .columnUse(.filter, isChosen: false)]
      : [.chosenConditions(Condition.told(conditions))]
    return pick(
      picking, saying: (conditions.isEmpty ? [] : name) + allRowWords(picking),
      naming: name, typed: text,
      choosing: choosing(picking, isAdded: !conditions.isEmpty, isEmpty: conditions.isEmpty))
  }
}
