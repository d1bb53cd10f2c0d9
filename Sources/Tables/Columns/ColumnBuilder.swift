/// Takes the cells of one column, finds out what they are, and keeps them as that.
///
/// A first walk over some rows strikes out the readings that do not fit. Further walks over all
/// rows build the column by the first reading left; a cell against it strikes it out, and the next
/// walk tries the next one. Almost always one walk is enough, and no cell is ever kept twice.
struct ColumnBuilder {
  let name: ColumnName
  var candidates: [ColumnReading]
  let options: ReadingOptions
  private var stage = Stage.surveying
  /// True when the surveyed cells hold a comma, and no point.
  private(set) var hasOnlyCommas = false
  private var hasPoint = false
  /// The surveyed cells that a point may group, those of up to three digits, and all others.
  private var wholes = (grouped: 0, short: 0, others: 0)
  var versions = VersionSurvey()
  var clocks = ClockSurvey()
  /// True of cells that look like numbers and name versions.
  var holdsVersions = false
  /// True of "1.200" beside "900": a column of decimals would have its digits in each.
  var mayBeGrouped: Bool { wholes.grouped > 0 && wholes.short > 0 && wholes.others == 0 }
  /// True of "234.567" and "1.200" without any number below a thousand.
  var areAllGrouped: Bool { wholes.grouped > 1 && wholes.short == 0 && wholes.others == 0 }
  /// True where the point of these was taken to part thousands, and nothing else tells.
  var hasAssumedGroups = false

  var numbers: [Double] = []
  var forms = NumberForms()
  /// The units of quantities that each have their own, the number of those without, and the size of the
  /// last digit of any.
  var units: Set<String> = []
  var plainCount = 0
  var largestPlain = 0.0
  var resolution = Double.infinity
  /// The number of quantities that were written as a clock has them.
  var clockCount = 0
  var strays: StrayCells?
  /// The first cell that is no date among dates, and the number of such cells.
  var strayDate: WordList.Word?
  var strayDateCount = 0
  var sumNames: [Int: String] = [:]
  /// The place of the first date.
  private(set) var firstDateOffset: Int?
  var texts: [String] = []
  /// The layout of the first date, and that in which all dates are written where they come in blocks.
  private(set) var firstLayout: TimeLayout?
  var layout: TimeLayout?
  var hasFirst = false
  var precision = DatePrecision.year
  var offsets = WrittenOffsets()
  var hasZone = false
  /// The local times among them that no clock shows, or that clocks show twice.
  var changedTimes: [ChangedTimes] = []
  private(set) var zone: TimeZoneOffset
  var words = WordList()
  /// The order of day and month that was taken for dates that can be read in both.
  var assumedOrder: AssumedDayOrder?
  /// The order that is usual where the file comes from.
  var usualOrder = DayOrder.monthFirst

  private enum Stage { case surveying, building, refuted, built }

  init(
    name: ColumnName, candidates: [ColumnReading], zone: TimeZoneOffset, options: ReadingOptions
  ) {
    self.options = options
    self.name = name
    self.candidates = candidates
    self.zone = zone
  }

  var isRefuted: Bool { stage == .refuted }
  /// True where the column was asked to stay text.
  var isAskedText: Bool {
    options.textColumns.contains(name.full) || options.textColumns.contains(name.short)
  }
  var reading: ColumnReading { candidates.first ?? .text }

  /// Puts the readings of `kind` first, keeping their order otherwise.
  mutating func prefer(_ preferred: ColumnReading) {
    guard let index = candidates.firstIndex(of: preferred),
      let first = candidates.firstIndex(where: { if case .numbers = $0 { true } else { false } })
    else { return }
    candidates.remove(at: index)
    candidates.insert(preferred, at: min(first, index))
  }

  /// Reads the column as no quantities with units of their own.
  mutating func strikeOutMixed() {
    candidates.removeAll { if case .mixed = $0 { true } else { false } }
  }

  /// Makes ready for a walk over all rows; a column that is already built takes no part in it.
  mutating func begin(rowCount: Int, again: Bool = false) {
    guard stage != .built || again else { return }
    stage = .building
    numbers = []
    texts = []
    words = WordList()
    forms = NumberForms()
    (units, plainCount, resolution, clockCount) = ([], 0, .infinity, 0)
    largestPlain = 0
    layout = nil
    precision = .year
    offsets = WrittenOffsets()
    (hasZone, changedTimes) = (false, [])
    switch reading {
    case .numbers, .mixed: numbers.reserveCapacity(rowCount)
    case .dates:
      numbers.reserveCapacity(rowCount)
      texts.reserveCapacity(rowCount)
    case .text: words.reserve(rowCount)
    }
  }

  /// Ends a walk over all rows.
  mutating func end() {
    guard stage == .building else { return }
    stage = .built
    words.finish()
    let isLikely =
      switch reading {
      case .mixed(let mixed):
        mixed.isLikely(
          units: units, plain: (plainCount, largestPlain),
          of: numbers.count { $0.isFinite && $0 != 0 })
      case .dates(let pattern):
        (pattern.text != DateInference.shortMonth || !areDaysOfMonths) && !areDayFirst(pattern)
      case .numbers(let parser): !parser.takesMarks || forms.areMarksLikely
      case .text: true
      }
    guard !isLikely else { return }
    stage = .refuted
    candidates.removeFirst()
  }

  /// True of dates with the month first that can have the day first, and most likely do.
  private mutating func areDayFirst(_ pattern: DatePattern) -> Bool {
    guard layout == nil, let dayFirst = DateInference.dayFirst(pattern),
      candidates.contains(.dates(dayFirst)), let dates = AmbiguousDates(texts, pattern)
    else { return false }
    assumedOrder = dates.order(usual: usualOrder)
    return assumedOrder?.order == .dayFirst
  }

  /// True where months come again from row to row, as "Jan-05" and "Jan-12" do, which may be days.
  private var areDaysOfMonths: Bool {
    let months = texts.filter { !$0.isEmpty }.map { $0.prefix { $0 != "-" } }
    return zip(months, months.dropFirst()).contains { $0 == $1 }
  }

  /// Takes the next row's cell, trimmed.
  ///
  /// - Parameters:
  ///   - cell: The cell's text.
  ///   - offset: Where in the input the row begins.
  ///   - isLiteral: Whether it is a number by the input's own grammar, whatever the comma means.
  mutating func add(_ cell: Span<UInt8>, offset: Int, isLiteral: Bool = false) {
    if options.isMissing(cell), !cell.isEmpty { return addMissing() }
    switch stage {
    case .surveying: survey(cell, isLiteral: isLiteral)
    case .building: build(cell, offset: offset, isLiteral: isLiteral)
    case .refuted, .built: break
    }
  }

  /// Takes a cell that the next row does not have.
  mutating func addMissing() {
    let nothing: [UInt8] = []
    add(nothing.span, offset: 0)
  }

  /// Takes a cell of the beginning, by which the ways to read the column are told.
  mutating func survey(_ cell: Span<UInt8>, isLiteral: Bool) {
    guard !MissingCell.matches(cell) else { return }
    if !hasFirst {
      hasFirst = true
      firstLayout = TimeLayout(cell)
    }
    for i in 0..<cell.count {
      if cell[i] == .comma { hasOnlyCommas = !hasPoint }
      if cell[i] == .point { hasPoint = true }
    }
    if hasPoint { hasOnlyCommas = false }
    versions.add(cell)
    clocks.add(cell)
    let number = NumberParser(hasDecimalComma: true).parse(cell)
    if let number, number.fractionDigits == 0 {
      let hasPoint = (0..<cell.count).contains { cell[$0] == .point }
      if hasPoint { wholes.grouped += 1 } else { wholes.short += 1 }
    } else {
      wholes.others += 1
    }
    strikeOut(cell, isLiteral: isLiteral)
  }

  private mutating func strikeOut(_ cell: Span<UInt8>, isLiteral: Bool) {
    var i = 0
    while i < candidates.count {
      if isLiteral, case .numbers = candidates[i] {
        i += 1
      } else if candidates[i].accepts(cell) {
        i += 1
      } else {
        candidates.remove(at: i)
      }
    }
  }

  /// Takes a cell as what the column holds.
  mutating func build(_ cell: Span<UInt8>, offset: Int, isLiteral: Bool) {
    switch reading {
    case .numbers(let parser):
      if !isLiteral, cell.isPadded { return refute(cell, isLiteral: false) }
      let number = isLiteral ? NumberParser().parse(cell) : parser.parse(cell)
      if let number, take(number) { return }
      guard MissingCell.matches(cell) else { return refute(cell, isLiteral: isLiteral) }
      if MissingCell.isInfinite(cell) { forms.infiniteCount += 1 }
      numbers.append(.nan)
    case .dates(let pattern):
      if let date = pattern.parse(cell) {
        let (seconds, change) =
          date.isLocal ? zone.moment(local: date.seconds) : (date.seconds, nil)
        numbers.append(seconds)
        if let change, date.precision > .day { changedTimes.add(change, cell.text) }
        precision = max(precision, date.precision)
        offsets.add(date.offset)
        if date.isLocal, date.precision > .day { offsets.addZoneless(cell.text) }
        if firstDateOffset == nil { firstDateOffset = offset }
        if !date.isLocal, date.precision > .day { hasZone = true }
        texts.append(cell.text)
      } else {
        guard MissingCell.matches(cell) else { return refute(cell, isLiteral: isLiteral) }
        // A column of nothing else may be read as dates, and is one of numbers in the end.
        if MissingCell.isInfinite(cell) { forms.infiniteCount += 1 }
        numbers.append(.nan)
        offsets.addMissing()
        texts.append("")
      }
    case .mixed(let mixed):
      if let value = mixed.parse(cell) {
        numbers.append(value.number)
        resolution = min(resolution, value.resolution)
        if value.isClock { clockCount += 1 }
        if !value.unit.isEmpty {
          units.insert(value.unit)
        } else if value.number != 0 {
          plainCount += 1
          largestPlain = max(largestPlain, abs(value.number))
        }
      } else {
        guard MissingCell.matches(cell) else { return refute(cell, isLiteral: isLiteral) }
        numbers.append(.nan)
      }
    case .text:
      words.append(cell, offset: offset)
    }
  }

  /// Keeps a number whose unit is the others' unit.
  mutating func take(_ number: WrittenNumber) -> Bool {
    guard forms.take(number) else { return false }
    numbers.append(number.value.isFinite ? number.value : .nan)
    return true
  }

  /// Takes the column for one whose cells are all there.
  mutating func settled() { stage = .built }

  mutating func refute(_ cell: Span<UInt8>, isLiteral: Bool) {
    stage = .refuted
    candidates.removeFirst()
    strikeOut(cell, isLiteral: isLiteral)
  }

  /// Makes a built column of text one of numbers, where nearly all its cells are numbers.
  ///
  /// - Parameter parsers: The ways they may be written, the likeliest first.
  mutating func takeNearlyNumbers(_ parsers: [NumberParser]) {
    guard case .text = reading, !holdsVersions, !RoleName.key.matches(name.full),
      !LevelNames.areOpenRanges(words.texts), !LevelNames.areNumbered(words.texts)
    else { return }
    let all = parsers.compactMap { parser in NearlyNumbers(words, parser).map { (parser, $0) } }
    let best = all.min { ($0.1.strays?.count ?? 0) < ($1.1.strays?.count ?? 0) }
    guard let (parser, nearly) = best else { return }
    candidates = [.numbers(parser)]
    begin(rowCount: words.codes.count, again: true)
    for number in nearly.numbers {
      if let number { _ = take(number) } else { numbers.append(.nan) }
    }
    strays = nearly.strays
    stage = .built
  }
}
