/// A column whose reading is known, and that takes the cells of further rows.
///
/// The reading is the one that gave the first rows the values that they have, so that a column never becomes
/// another kind. A cell that cannot be read so is missing.
struct SettledColumn: Sendable {
  let name: String
  private let reading: ColumnReading
  /// The size of the unit that the values are in, of those that cells have.
  private let size: Double
  /// The column as it was, without values.
  private let kind: ColumnValues
  private var zone: TimeZoneOffset
  /// True of a column of words.
  var isText: Bool { if case .text = kind { true } else { false } }
  /// True where each date is that of its own clock.
  private var areOfOwnClocks: Bool {
    if case .dates(let dates) = kind { dates.areOfOwnClocks } else { false }
  }
  /// The unit that the cells have.
  private var unit: String?

  private var numbers: [Double] = []
  private var texts: [String] = []
  private var words: [String?] = []
  private var fractionDigits = 0
  private var largeIntegers = LargeIntegers()

  /// Finds the reading.
  ///
  /// - Parameters:
  ///   - column: The column as the first rows made it.
  ///   - cells: The cells of these rows, trimmed.
  ///   - candidates: The readings that may be, the likeliest first.
  ///   - zone: The zone of times that have none.
  init?(
    _ column: Column, cells: [[UInt8]], candidates: [ColumnReading], zone: TimeZoneOffset
  ) {
    name = column.name
    self.zone = zone
    kind = column.values.picked([])
    let parsers = [false, true].map {
      ColumnReading.numbers(NumberParser(hasDecimalComma: $0, takesMarks: true))
    }
    switch column.values {
    case .text:
      (reading, size) = (.text, 1)
    case .numbers(let numbers):
      let found = (candidates + parsers).lazy.compactMap { reading in
        Self.size(of: reading, cells, giving: numbers.values, in: zone).map { (reading, $0) }
      }.first
      guard let found else { return nil }
      (reading, size) = found
      unit = cells.lazy.compactMap { NumberParser(takesMarks: true).parse($0.span)?.unit }.first
      fractionDigits = numbers.fractionDigits
    case .dates(let dates):
      let found = candidates.first { reading in
        guard case .dates = reading else { return false }
        return Self.size(
          of: reading, cells, giving: dates.values, in: zone, areOfOwnClocks: dates.areOfOwnClocks)
          == 1
      }
      guard let found else { return nil }
      (reading, size) = (found, 1)
    }
  }

  /// The factor between what a reading gives and the values that there are; `nil` where it is none.
  private static func size(
    of reading: ColumnReading, _ cells: [[UInt8]], giving values: [Double], in zone: TimeZoneOffset,
    areOfOwnClocks: Bool = false
  ) -> Double? {
    guard cells.count == values.count else { return nil }
    var zone = zone
    var size: Double?
    for (cell, value) in zip(cells, values) where value.isFinite {
      let read = number(cell.span, by: reading, in: &zone, areOfOwnClocks: areOfOwnClocks)
      guard let read else { return nil }
      if read == 0 || value == 0 {
        guard read == value else { return nil }
        continue
      }
      let factor = size ?? read / value
      guard abs(read - value * factor) <= abs(read) * 1e-12 else { return nil }
      size = factor
    }
    return size ?? 1
  }

  private static func number(
    _ cell: Span<UInt8>, by reading: ColumnReading, in zone: inout TimeZoneOffset,
    areOfOwnClocks: Bool
  ) -> Double? {
    switch reading {
    case .numbers(let parser): return parser.parse(cell)?.value
    case .mixed(let mixed): return mixed.parse(cell)?.number
    case .dates(let pattern):
      guard let date = pattern.parse(cell) else { return nil }
      if areOfOwnClocks { return date.seconds + Double(date.offset) }
      return date.isLocal ? zone.universalSeconds(local: date.seconds) : date.seconds
    case .text: return nil
    }
  }

  /// Takes a cell; `false` where it does not fit, and is missing.
  mutating func add(_ cell: Span<UInt8>) -> Bool {
    if case .text = reading {
      words.append(MissingCell.matches(cell) ? nil : cell.text)
      return true
    }
    if let value = value(of: cell) {
      numbers.append(value / size)
      if case .dates = kind { texts.append(cell.text) }
      return true
    }
    numbers.append(.nan)
    if case .dates = kind { texts.append("") }
    return MissingCell.matches(cell)
  }

  private mutating func value(of cell: Span<UInt8>) -> Double? {
    guard case .numbers(let parser) = reading else {
      return Self.number(cell, by: reading, in: &zone, areOfOwnClocks: areOfOwnClocks)
    }
    guard let number = parser.parse(cell), number.value.isFinite,
      unit == nil || number.unit == unit
    else { return nil }
    unit = number.unit
    fractionDigits = max(fractionDigits, number.fractionDigits)
    if let digits = number.digits { largeIntegers.add(digits, for: number.value) }
    return number.value
  }

  /// Takes the cell of a row that has none.
  mutating func addMissing() {
    let nothing: [UInt8] = []
    _ = add(nothing.span)
  }

  /// Takes the newest cell back, as its row is none.
  mutating func removeLast() {
    if case .text = reading { _ = words.popLast() } else { _ = numbers.popLast() }
    if case .dates = kind { _ = texts.popLast() }
  }

  /// The column of the rows since the last time.
  mutating func take() -> Column {
    defer {
      numbers.removeAll(keepingCapacity: true)
      texts.removeAll(keepingCapacity: true)
      words.removeAll(keepingCapacity: true)
      largeIntegers = LargeIntegers()
    }
    var values = kind
    switch kind {
    case .numbers(var column):
      column.values = numbers
      column.fractionDigits = fractionDigits
      column.largeIntegers = largeIntegers
      values = .numbers(column)
    case .dates(var column):
      column.values = numbers
      column.texts = WrittenTexts(texts)
      values = .dates(column)
    case .text:
      values = .text(TextColumn(words))
    }
    return Column(name: name, values: values)
  }
}
