/// One way to understand the cells of a column.
enum ColumnReading: Equatable, Sendable {
  case numbers(NumberParser)
  case dates(DatePattern)
  /// Quantities each with a unit of its own.
  case mixed(MixedUnits)
  case text

  /// True when the cell, trimmed and not missing, can be read this way.
  func accepts(_ cell: Span<UInt8>) -> Bool {
    switch self {
    case .numbers(let parser): !cell.isPadded && parser.parse(cell) != nil
    case .dates(let pattern): pattern.parse(cell) != nil
    case .mixed(let units): units.parse(cell) != nil
    case .text: true
    }
  }
}

extension Span<UInt8> {
  /// True of digits that begin with a zero, as codes do: "02139" is no 2,139.
  var isPadded: Bool {
    guard count > 1, self[0] == .zero, self[1].isDigit else { return false }
    for i in 2..<count where !self[i].isDigit { return false }
    return true
  }
}

/// The ways a column may be read, the likeliest first; text, which takes anything, ends the list.
struct ReadingCandidates {
  /// The answer of the options about decimal commas: `nil` leaves the comma to be inferred.
  var hasDecimalComma: Bool?
  var datePattern: DatePattern?
  var textColumns: Set<String>
  /// The columns whose clocks count how long something took.
  var clockColumns: Set<String>
  /// The options, which may ask for cells to be missing.
  let options: ReadingOptions
  /// The columns whose sizes without a letter are of 1024 bytes each.
  var kibibyteColumns: Set<String>

  init(options: ReadingOptions, mayInferDecimalComma: Bool) {
    hasDecimalComma = options.hasDecimalComma ?? (mayInferDecimalComma ? nil : false)
    datePattern = options.datePattern.flatMap { DatePattern($0) }
    self.options = options
    textColumns = options.textColumns
    clockColumns = options.clockColumns
    kibibyteColumns = options.kibibyteColumns
  }

  /// True when the column was asked to stay text.
  func isText(_ name: ColumnName) -> Bool {
    textColumns.contains(name.full) || textColumns.contains(name.short)
  }

  func readings(name: ColumnName, isFirst: Bool) -> [ColumnReading] {
    if isText(name) { return [.text] }
    let isDateName = DateInference.isDateName(name.full)
    var readings: [ColumnReading] = []
    if let datePattern, isFirst || isDateName || !datePattern.matchesPlainNumbers {
      readings.append(.dates(datePattern))
    }
    if isDateName { readings += DateInference.numberLike.map(ColumnReading.dates) }
    if RoleName.quarter.matches(name.short) {
      readings += DateInference.quarterLike.map(ColumnReading.dates)
    }
    if isDateName || DateInference.isMonthName(name.full) {
      readings += DateInference.monthLike.map(ColumnReading.dates)
    }
    if DateInference.isDayName(name.full) {
      readings += DateInference.sixDigits.map(ColumnReading.dates)
    }
    readings += DateInference.unitLike.map(ColumnReading.dates)
    if hasDecimalComma != true { readings.append(.numbers(NumberParser(hasDecimalComma: false))) }
    if hasDecimalComma != false { readings.append(.numbers(NumberParser(hasDecimalComma: true))) }
    let clockParts =
      clockColumns.contains(name.full) ? 2 : RoleName.duration.matches(name.short) ? 3 : 0
    if RoleName.hours.matches(name.short) { readings.append(.mixed(.hours)) }
    if clockParts > 0 { readings.append(.mixed(.durations(clockParts: clockParts))) }
    readings += (DateInference.plain + DateInference.ranges).map(ColumnReading.dates)
    if isDateName { readings += DateInference.versionLike.map(ColumnReading.dates) }
    readings += [false, true].filter { (hasDecimalComma ?? $0) == $0 }.map {
      .numbers(NumberParser(hasDecimalComma: $0, takesMarks: true))
    }
    let plain = kibibyteColumns.contains(name.full) ? 1_024.0 : 1
    let isSize = RoleName.size.matches(name.short) || Int(name.full).map { $0 < 1_000 } == true
    if RoleName.isProcessors(name.short) { readings.append(.mixed(.processors)) }
    readings += [
      .mixed(.durations(clockParts: 0)), .mixed(.sizes(hasLetters: isSize, plain: plain)),
      .mixed(isSize ? .sizes(hasLetters: true, plain: plain) : .counts),
    ]
    readings += [false, true].filter { (hasDecimalComma ?? $0) == $0 }.map {
      .mixed(.metric(hasDecimalComma: $0))
    }
    readings += [.mixed(.processors), .mixed(.durations(clockParts: 3))]
    readings += (DateInference.anyForm + DateInference.slashed).map(ColumnReading.dates)
    return readings + [.text]
  }
}
