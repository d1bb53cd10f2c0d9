/// Builds a table by walking its rows as often as its columns need.
struct TableBuilder {
  /// The number of rows that are looked at before deciding what the columns are.
  static let surveyedRows = 200

  let name: String
  let file: String
  let bytes: [UInt8]
  let candidates: ReadingCandidates
  let zone: TimeZoneOffset
  /// True where `bytes` are all that there are; else their beginning, and nothing can be found in the rest.
  var isWhole = true
  /// True when a column of "1,234" alone has decimals, as in files that do not separate by commas.
  let prefersDecimalComma: Bool
  /// True where cells are parted by commas, so that numbers with one are in quotation marks.
  let areCommaSeparated: Bool

  init(
    file: String, bytes: [UInt8], options: ReadingOptions, mayInferDecimalComma: Bool = false,
    prefersDecimalComma: Bool = false, areCommaSeparated: Bool = false
  ) {
    self.file = file
    name = file.split(separator: "/").last.map(String.init) ?? file
    self.bytes = bytes
    candidates = ReadingCandidates(options: options, mayInferDecimalComma: mayInferDecimalComma)
    zone = TimeZoneOffset(name: options.timeZone) ?? .universal
    self.prefersDecimalComma = prefersDecimalComma
    self.areCommaSeparated = areCommaSeparated
  }

  /// Builds the table.
  ///
  /// `walk` hands over the cells of at most so many rows, each to its column, and returns how many
  /// rows there were.
  func table(
    names: [ColumnName],
    walk: (_ rowLimit: Int, inout [ColumnBuilder]) throws(InputProblem) -> Int
  ) throws(InputProblem) -> Table {
    var columns = names.enumerated().map { index, name in
      ColumnBuilder(
        name: name, candidates: candidates.readings(name: name, isFirst: index == 0), zone: zone,
        options: candidates.options)
    }
    var rowCount = try walk(Self.surveyedRows, &columns)
    let hasComma = settleDecimalComma(&columns)
    let haveMinutes = columns.contains(where: \.clocks.areMinutes)
    let haveHours = columns.contains {
      $0.clocks.parts == 2 && $0.candidates.contains(.mixed(.hours))
    }
    for i in columns.indices {
      // Whoever writes decimal commas writes the day first.
      columns[i].usualOrder = hasComma ? .dayFirst : candidates.options.usualDayOrder
      columns[i].settleVersions()
      columns[i].settleRatios()
      if !candidates.isText(columns[i].name) {
        columns[i].settleClocks(
          isFirst: i == 0, besideMinutes: haveMinutes, besideHours: haveHours)
      }
      columns[i].settleDates()
    }
    repeat {
      for i in columns.indices { columns[i].begin(rowCount: rowCount) }
      rowCount = try walk(.max, &columns)
      for i in columns.indices { columns[i].end() }
    } while columns.contains(where: \.isRefuted)

    let besideSums = columns.enumerated().map { index, column in
      column.datesBesideSums(candidates.readings(name: column.name, isFirst: index == 0))
    }
    try checkDatePattern(columns.indices.filter { besideSums[$0] == nil }.map { columns[$0] })
    for i in columns.indices where !candidates.isText(columns[i].name) {
      columns[i].takeNearlyClocks(isFirst: i == 0, besideMinutes: haveMinutes)
    }
    let percents = takePercentRows(&columns, rowCount: rowCount)
    takeNearlyNumbers(&columns)
    for i in columns.indices
    where !candidates.isText(columns[i].name) && candidates.datePattern == nil {
      columns[i].takeNearlyDates(candidates.readings(name: columns[i].name, isFirst: i == 0))
    }
    let strayDates = columns.map(\.strayDate)
    let strays = columns.enumerated().map { firstNonNumber($1, isFirst: $0 == 0) }
    // Its row can only be counted in all bytes.
    guard isWhole || strays.allSatisfy({ $0 == nil }) else {
      throw InputProblem.notInBlocks(file)
    }
    let undated = columns.map(firstNonDate)
    guard isWhole || (undated + strayDates).allSatisfy({ $0 == nil }) else {
      throw InputProblem.notInBlocks(file)
    }
    let rows = SourcePosition.rows(
      at: (strays + undated + strayDates).compactMap { $0?.offset }, in: bytes)
    func oddCell(_ word: WordList.Word) -> TextColumn.OddCell {
      TextColumn.OddCell(row: rows[word.offset, default: 1], text: word.text)
    }
    var table = Table(
      name: name,
      columns: columns.indices.map { index in
        columns[index].column(
          firstNonNumber: strays[index].map(oddCell), firstNonDate: undated[index].map(oddCell),
          strayDate: strayDates[index].map(oddCell), besideSums: besideSums[index])
      }.inOneSizeUnit,
      rowCount: rowCount
    ).namingRows
    table.percentRows = percents
    return table
  }

  /// Columns of numbers above some rows of percents are numbers.
  ///
  /// - Returns: These rows.
  private func takePercentRows(_ columns: inout [ColumnBuilder], rowCount: Int) -> [Int] {
    guard let percents = PercentRows(columns, rowCount: rowCount) else { return [] }
    for index in percents.columns { columns[index].takeNumbers(besides: percents.rows, parsers) }
    return percents.rows.sorted()
  }

  /// The ways in which numbers may be written, the likeliest first.
  private var parsers: [NumberParser] {
    (prefersDecimalComma ? [true, false] : [false, true])
      .filter { (candidates.hasDecimalComma ?? $0) == $0 }
      .map { NumberParser(hasDecimalComma: $0, takesMarks: true) }
  }

  /// Columns with a few texts among their numbers are columns of numbers.
  private func takeNearlyNumbers(_ columns: inout [ColumnBuilder]) {
    for i in columns.indices where !candidates.isText(columns[i].name) {
      columns[i].takeNearlyNumbers(parsers)
    }
  }

  /// The first cell that is no number in a column of which at least half are.
  private func firstNonNumber(_ column: ColumnBuilder, isFirst: Bool) -> WordList.Word? {
    if candidates.isText(column.name) || column.holdsVersions
      || column.holdsCodes(isFirst: isFirst)
    {
      return nil
    }
    return [false, true].lazy.filter { (candidates.hasDecimalComma ?? $0) == $0 }
      .compactMap {
        column.exception(to: .numbers(NumberParser(hasDecimalComma: $0, takesMarks: true)))
      }.first
  }

  /// The first cell that is no date, or may be two, in a column of which at least half are dates.
  private func firstNonDate(_ column: ColumnBuilder) -> WordList.Word? {
    guard !candidates.isText(column.name), !column.holdsVersions else { return nil }
    if column.beginsWithWeeks {
      // Other labels of periods stand beside weeks as they are.
      return DateInference.weeks.lazy.compactMap { column.exception(to: .dates($0)) }
        .first { CivilDate.isNoDay($0.text) }
    }
    guard column.beginsWithDates else { return nil }
    return DateInference.anything.lazy.compactMap { column.exception(to: .dates($0)) }.first
      ?? column.firstAmbiguousDate
  }

  /// One column that only makes sense with decimal commas decides for those that could be either.
  ///
  /// - Returns: True where numbers have decimal commas, or cells are parted as where they do.
  private func settleDecimalComma(_ columns: inout [ColumnBuilder]) -> Bool {
    guard candidates.hasDecimalComma == nil else { return candidates.hasDecimalComma == true }
    let comma = ColumnReading.numbers(NumberParser(hasDecimalComma: true))
    let point = ColumnReading.numbers(NumberParser(hasDecimalComma: false))
    let isDecided = columns.contains {
      $0.candidates.contains(comma) && !$0.candidates.contains(point)
        && (!areCommaSeparated || $0.hasOnlyCommas)
        || prefersDecimalComma && $0.mayBeGrouped
    }
    let marked = ColumnReading.numbers(NumberParser(hasDecimalComma: true, takesMarks: true))
    for i in columns.indices
    where isDecided && (!areCommaSeparated || columns[i].hasOnlyCommas)
      || prefersDecimalComma && columns[i].hasOnlyCommas
    {
      columns[i].prefer(marked)
      columns[i].prefer(comma)
    }
    // In "234.567" alone the point may part thousands or begin a fraction: cells that are parted as where decimals
    // have commas tell, as long as no decimal has a point.
    let hasPoints = columns.contains {
      $0.candidates.contains(point) && !$0.candidates.contains(comma)
    }
    for i in columns.indices
    where prefersDecimalComma && !hasPoints && columns[i].areAllGrouped
      && columns[i].candidates.contains(comma)
    {
      columns[i].prefer(comma)
      columns[i].hasAssumedGroups = !isDecided
    }
    return isDecided || prefersDecimalComma
  }

  /// A pattern that was asked for, and fits most of a column, must fit it all.
  private func checkDatePattern(_ columns: [ColumnBuilder]) throws(InputProblem) {
    guard let pattern = candidates.datePattern else { return }
    for column in columns where !candidates.isText(column.name) {
      if let word = column.exception(to: .dates(pattern)) {
        throw InputProblem(
          file: file,
          kind: .notADate(
            row: SourcePosition(offset: word.offset, in: bytes).row, column: column.name.full,
            text: word.text, pattern: pattern.text))
      }
    }
    // Dates in another form are not what was asked for, as long as none are.
    guard !columns.contains(where: { $0.reading == .dates(pattern) }) else { return }
    for column in columns {
      guard let word = column.firstDate else { continue }
      throw InputProblem(
        file: file,
        kind: .notADate(
          row: SourcePosition(offset: word.offset, in: bytes).row, column: column.name.full,
          text: word.text, pattern: pattern.text))
    }
  }
}
