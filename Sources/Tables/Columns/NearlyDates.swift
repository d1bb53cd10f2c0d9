/// A column of dates with a few cells that are none, as a day that does not exist: these cells count as missing.
extension ColumnBuilder {
  /// Of fewer dates a slip is no exception.
  private static let fewest = 10
  /// Of this many cells at most one is no date.
  private static let share = 20

  /// Makes a built column of text one of dates, where nearly all its cells are dates of one form.
  ///
  /// - Parameter readings: The ways the column may be read.
  mutating func takeNearlyDates(_ readings: [ColumnReading]) {
    if beginsWithDates || beginsWithWeeks { _ = takeDates(readings) { _ in false } }
  }

  /// The column of text as dates, where all its other cells are names of rows that add others up.
  func datesBesideSums(_ readings: [ColumnReading]) -> DateColumn? {
    var dated = self
    guard beginsWithDates || beginsWithMonths,
      dated.takeDates(readings, besides: PeriodSums.mayStandAmongDates),
      case .dates(var dates) = dated.column(firstNonNumber: nil, firstNonDate: nil).values
    else { return nil }
    (dates.stray, dates.strayCount) = (nil, 0)
    return dates
  }

  /// Makes a built column of text one of dates.
  ///
  /// - Parameters:
  ///   - readings: The ways the column may be read.
  ///   - isName: True of a text that may stand among dates, however often.
  /// - Returns: False where they are none.
  private mutating func takeDates(
    _ readings: [ColumnReading], besides isName: (String) -> Bool
  ) -> Bool {
    guard !holdsVersions, !RoleName.key.matches(name.full) else { return false }
    let fitting = readings.compactMap { reading in
      strays(from: reading, besides: isName).map { (reading: reading, strays: $0) }
    }
    guard let (first, strays) = fitting.first,
      let firstStray = strays.sorted().first(where: {
        !PeriodSums.mayStandAmongDates(words.texts[$0])
      })
        ?? strays.min()
    else { return false }
    var reading = first
    if let other = fitting.dropFirst().first(where: { !isSame($0.reading, reading) }) {
      // A day that may be a month is one that nobody knows, unless the rows tell it.
      guard case .dates(let pattern) = reading, case .dates(let twin) = other.reading,
        DateInference.dayFirst(pattern) == twin, strays == other.strays,
        let dates = AmbiguousDates(texts(without: strays), pattern)
      else { return false }
      let order = dates.order(usual: usualOrder)
      assumedOrder = order
      if order.order == .dayFirst { reading = other.reading }
    }
    let cells = words
    candidates = [reading]
    begin(rowCount: cells.codes.count, again: true)
    let nothing: [UInt8] = []
    for code in cells.codes {
      if code < 0 || strays.contains(Int(code)) {
        build(nothing.span, offset: 0, isLiteral: false)
      } else {
        build(cells.texts[Int(code)].utf8Span.span, offset: 0, isLiteral: false)
      }
    }
    end()
    strayDate = WordList.Word(
      text: cells.texts[firstStray],
      offset: firstStray < cells.offsets.count ? cells.offsets[firstStray] : 0)
    strayDateCount = cells.codes.count { $0 >= 0 && strays.contains(Int($0)) }
    let names = strays.filter { PeriodSums.mayStandAmongDates(cells.texts[$0]) }
    if !names.isEmpty {
      for (row, code) in cells.codes.enumerated() where code >= 0 && names.contains(Int(code)) {
        sumNames[row] = cells.texts[Int(code)]
      }
    }
    return true
  }

  /// The texts of the rows but for some of them.
  private func texts(without strays: Set<Int>) -> [String] {
    words.codes.compactMap { $0 < 0 || strays.contains(Int($0)) ? nil : words.texts[Int($0)] }
  }

  /// True where two ways to read the column tell the same times.
  private func isSame(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    guard case .dates(let a) = a, case .dates(let b) = b else { return false }
    return words.texts.allSatisfy { text in
      let cell = text.utf8Span.span
      guard let first = a.parse(cell), let second = b.parse(cell) else { return true }
      return first.seconds == second.seconds
    }
  }

  /// The numbers of the texts that are no dates of a form; `nil` where they are none, or too many.
  private func strays(
    from reading: ColumnReading, besides isName: (String) -> Bool
  ) -> Set<Int>? {
    guard case .dates(let pattern) = reading, !DateInference.anyForm.contains(pattern) else {
      return nil
    }
    var strays: Set<Int> = []
    var areNames = true
    for (index, text) in words.texts.enumerated() where pattern.parse(text.utf8Span.span) == nil {
      strays.insert(index)
      areNames = areNames && isName(text)
      // Each text comes once at least.
      if !areNames, strays.count * Self.share > words.codes.count { return nil }
    }
    let present = words.codes.lazy.filter { $0 >= 0 }
    let count = present.count { strays.contains(Int($0)) }
    if strays.isEmpty { return nil }
    if areNames { return count * 2 <= present.count ? strays : nil }
    return count * Self.share > present.count || present.count < Self.fewest ? nil : strays
  }
}
