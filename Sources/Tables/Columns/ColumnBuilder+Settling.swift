/// The kinds of columns that their first cells alone, or all of them together, tell.
extension ColumnBuilder {
  /// Reads clocks as lengths of time where they can be nothing else.
  mutating func settleClocks(isFirst: Bool, besideMinutes: Bool, besideHours: Bool) {
    // Hours and minutes that were worked are told by the name of their column.
    guard !candidates.contains(.mixed(.hours)),
      clocks.areDurations(named: name.short, isFirst: isFirst, besideMinutes: besideMinutes)
    else { return }
    // A break of 0:45 beside 7:45 of work is told in hours and minutes, as this is.
    let areHours = besideHours && clocks.parts == 2 && !clocks.areMinutes
    let reading = ColumnReading.mixed(
      areHours ? .hours : .durations(clockParts: clocks.parts))
    guard clocks.parts == 2 || candidates.contains(reading) else { return }
    candidates.removeAll { $0 == reading }
    candidates.insert(reading, at: 0)
  }

  /// Reads dates of several forms as text where nobody can tell the day from the month.
  mutating func settleDates() {
    let forms = DateInference.slashed.map { ColumnReading.dates($0) }
    guard forms.allSatisfy(candidates.contains),
      !DateInference.anyForm.contains(where: { candidates.contains(.dates($0)) })
    else { return }
    candidates.removeAll(where: forms.contains)
  }

  /// Reads versions as text.
  mutating func settleVersions() {
    guard candidates.first != .text, versions.areVersions(named: name.full) else { return }
    candidates = [.text]
    holdsVersions = true
  }

  /// Reads ratios as text: 1:10 is neither a tenth of a clock nor a time of day.
  mutating func settleRatios() {
    if clocks.areRatios(named: name.short) { candidates = [.text] }
  }

  /// True of "1910s" and "1920s": nobody writes lengths of time as tens of a thousand seconds.
  var areDecades: Bool {
    let decades = numbers.filter(\.isFinite)
    return decades.count > 1
      && decades.allSatisfy { (1500...2100).contains($0) && $0.remainder(dividingBy: 10) == 0 }
  }

  /// True of text that is codes of digits, some with a letter, or of a few texts that come equally often.
  func holdsCodes(isFirst: Bool) -> Bool {
    guard case .text = reading else { return false }
    return words.arePadded || words.comeEquallyOften || LevelNames.areOpenRanges(words.texts)
      || LevelNames.areNumbered(words.texts)
      || (isFirst && words.areLetteredNumbers)
  }

  /// The first cell against `reading`, if at least half of a text column's cells can be read so.
  func exception(to reading: ColumnReading) -> WordList.Word? {
    guard case .text = self.reading else { return nil }
    return words.exception(to: reading)
  }

  // MARK: Text that may be dates

  /// The first cell of dates, and of text that begins with dates; `nil` of anything else.
  var firstDate: WordList.Word? {
    guard case .dates = reading, let offset = firstDateOffset,
      let text = texts.first(where: { !$0.isEmpty })
    else { return beginsWithDates ? words.firstWord { _ in true } : nil }
    return WordList.Word(text: text, offset: offset)
  }

  /// True of text whose first cells tell that it may be dates: millions of others are not tried one by one.
  var beginsWithDates: Bool { begins(with: DateInference.anything) }

  /// The same of weeks with their years.
  var beginsWithWeeks: Bool { begins(with: DateInference.weeks) }

  /// The same of months with their years.
  var beginsWithMonths: Bool { begins(with: DateInference.namedMonths) }

  private func begins(with patterns: [DatePattern]) -> Bool {
    guard case .text = reading else { return false }
    let first = words.texts.prefix(20)
    let dates = first.count { text in
      patterns.contains { $0.parse(text.utf8Span.span) != nil }
    }
    return dates * 2 >= first.count && dates > 0
  }

  /// The first date of a text column that may be two, as 05/06/2023 may; `nil` where any cell is none.
  var firstAmbiguousDate: WordList.Word? {
    guard case .text = reading, DateInference.slashed.count == 2 else { return nil }
    func isDate(_ cell: Span<UInt8>) -> Bool {
      DateInference.anything.contains { $0.parse(cell) != nil }
    }
    guard words.texts.allSatisfy({ isDate($0.utf8Span.span) }) else { return nil }
    return words.firstWord { cell in
      let dates = DateInference.slashed.compactMap { $0.parse(cell) }
      return dates.count == 2 && dates[0] != dates[1]
    }
  }
}
