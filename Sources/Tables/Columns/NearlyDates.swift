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
    guard beginsWithDates, !holdsVersions, !RoleName.key.matches(name.full) else { return }
    let fitting = readings.compactMap { reading in
      strays(from: reading).map { (reading: reading, strays: $0) }
    }
    // A day that may be a month is one that nobody knows.
    guard let (reading, strays) = fitting.first, let first = strays.min(),
      fitting.dropFirst().allSatisfy({ isSame($0.reading, reading) })
    else { return }
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
      text: cells.texts[first], offset: first < cells.offsets.count ? cells.offsets[first] : 0)
    strayDateCount = cells.codes.count { $0 >= 0 && strays.contains(Int($0)) }
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
  private func strays(from reading: ColumnReading) -> Set<Int>? {
    guard case .dates(let pattern) = reading, !DateInference.anyForm.contains(pattern) else {
      return nil
    }
    var strays: Set<Int> = []
    for (index, text) in words.texts.enumerated() where pattern.parse(text.utf8Span.span) == nil {
      strays.insert(index)
      // Each text comes once at least.
      if strays.count * Self.share > words.codes.count { return nil }
    }
    let present = words.codes.lazy.filter { $0 >= 0 }
    let count = present.count { strays.contains(Int($0)) }
    return strays.isEmpty || count * Self.share > present.count || present.count < Self.fewest
      ? nil : strays
  }
}
