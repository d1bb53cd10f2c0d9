/// A column of lengths of time that are written as clocks are, with a few texts among them: those who did not finish
/// have no time.
struct NearlyClocks {
  /// More different texts than these say something of their own, unless all stand for no result.
  private static let mostTexts = 3

  /// The parts that each clock has at least.
  let parts: Int
  /// The codes of the texts that are no clocks, and what is told of them.
  let codes: Set<Int32>
  let strays: StrayCells

  /// Reads the cells of a column of text; `nil` where they are something else.
  ///
  /// - Parameters:
  ///   - words: The cells.
  ///   - areLengths: Tells by the clocks that they are lengths of time.
  init?(_ words: WordList, areLengths: (ClockSurvey) -> Bool) {
    var survey = ClockSurvey()
    var others: [Int] = []
    for (index, text) in words.texts.enumerated() {
      let cell = text.utf8Span.span
      if ClockSurvey.isClock(cell) {
        survey.add(cell)
      } else {
        guard !text.contains(where: \.isNumber) else { return nil }
        if NoResult.matches(text) { survey.add(cell) }
        others.append(index)
      }
    }
    let areMarks = others.allSatisfy { NoResult.matches(words.texts[$0]) }
    guard !others.isEmpty, areMarks || others.count <= Self.mostTexts, survey.parts > 0,
      areLengths(survey)
    else { return nil }
    let codes = Set(others.map(Int32.init))
    let present = words.codes.lazy.filter { $0 >= 0 }
    let count = present.count(where: codes.contains)
    let reading = ColumnReading.mixed(.durations(clockParts: survey.parts))
    let areRead = words.texts.indices.allSatisfy { index in
      codes.contains(Int32(index)) || reading.accepts(words.texts[index].utf8Span.span)
    }
    guard count * (areMarks ? 2 : 5) <= present.count, areRead else { return nil }
    parts = survey.parts
    self.codes = codes
    strays = StrayCells(
      count: count, texts: others.prefix(Self.mostTexts).map { words.texts[$0] },
      hasMoreTexts: others.count > Self.mostTexts)
  }
}

extension ColumnBuilder {
  /// Makes a built column of text one of lengths of time, where nearly all its cells are such.
  mutating func takeNearlyClocks(isFirst: Bool, besideMinutes: Bool) {
    guard case .text = reading, !holdsVersions, !RoleName.key.matches(name.full),
      let nearly = NearlyClocks(
        words,
        areLengths: {
          $0.areDurations(named: name.short, isFirst: isFirst, besideMinutes: besideMinutes)
        })
    else { return }
    let cells = words
    candidates = [.mixed(.durations(clockParts: nearly.parts))]
    begin(rowCount: cells.codes.count, again: true)
    let nothing: [UInt8] = []
    for code in cells.codes {
      if code < 0 || nearly.codes.contains(code) {
        build(nothing.span, offset: 0, isLiteral: false)
      } else {
        build(cells.texts[Int(code)].utf8Span.span, offset: 0, isLiteral: false)
      }
    }
    strays = nearly.strays
    end()
  }
}
