/// A number as a cell writes it.
struct WrittenNumber: Equatable, Sendable {
  /// Infinite when it is too large to hold.
  var value: Double
  /// The number of digits after the point that show the value as it was written.
  var fractionDigits: Int
  /// "" without one.
  var unit: String
  /// The digits of a whole number that a double may not hold exactly.
  var digits: String?
  /// The way in which it is written.
  var form = Form.plain

  enum Form: Equatable, Sendable {
    case plain
    /// Below zero, as bookkeepers write it: "(1,234)", "1,234-".
    case accounting
    /// With a mark or a remark behind it: "12*", "12 (estimated)", "12 ± 1".
    case marked(String)
  }
}

/// Reads numbers with signs, grouping, exponents and units.
struct NumberParser: Equatable, Sendable {
  /// True when the comma is the decimal sign and the point groups.
  var hasDecimalComma = false
  /// True where numbers may be written as bookkeepers do, or with footnote marks.
  var takesMarks = false

  static let maximumFractionDigits = 15

  private var decimalSign: UInt8 { hasDecimalComma ? .comma : .point }
  private var groupingSign: UInt8 { hasDecimalComma ? .point : .comma }

  /// The number in a trimmed cell, or `nil` if it holds anything else.
  func parse(_ cell: Span<UInt8>) -> WrittenNumber? {
    let narrow = cell.isASCII ? nil : NarrowForm.bytes(of: cell)
    guard takesMarks else {
      guard let narrow else { return parsePlain(cell, mayGroup: true) }
      return parsePlain(narrow.span, mayGroup: true)
    }
    let (bytes, form) = NumberMarks.taken(from: narrow ?? cell.array())
    guard var number = parsePlain(bytes.span, mayGroup: true) else { return nil }
    number.form = form
    return number
  }

  private func parsePlain(_ cell: Span<UInt8>, mayGroup: Bool) -> WrittenNumber? {
    let end = cell.count
    var i = 0
    var isNegative = false
    var hasSign = false
    func readSign() {
      guard !hasSign, i < end, cell[i] == .minus || cell[i] == .plus else { return }
      isNegative = cell[i] == .minus
      hasSign = true
      i += 1
    }

    readSign()
    let currency = NumberUnit.currencyPrefix(of: cell, from: i)
    if !currency.isEmpty {
      i = currency.upperBound
      if i < end, cell[i] == .space { i += 1 }
      readSign()
    }

    let digitsStart = i
    var decimal = Decimal()
    while i < end, cell[i].isDigit {
      decimal.append(cell[i], isFraction: false)
      i += 1
    }
    if i > digitsStart, i + 1 < end, isGrouping(cell[i]), cell[i + 1].isDigit {
      guard mayGroup, let ungrouped = removingGroups(cell, from: digitsStart) else { return nil }
      return parsePlain(ungrouped.span, mayGroup: false)
    }
    var digitCount = i - digitsStart
    // A letter behind a point is the ending of a file: "0001.png".
    var isEnding = false
    if i < end, cell[i] == decimalSign {
      i += 1
      isEnding = i < end && cell[i].isLetter
      while i < end, cell[i].isDigit {
        decimal.append(cell[i], isFraction: true)
        digitCount += 1
        i += 1
      }
    }
    guard digitCount > 0 else { return nil }
    i = decimal.readExponent(cell, from: i)
    let digitsEnd = i

    if i < end, cell[i] == .space { i += 1 }
    var unit = currency
    if i < end {
      guard currency.isEmpty, !isEnding, NumberUnit.isUnit(cell, in: i..<end),
        i > digitsEnd || NumberUnit.mayTouch(cell, in: i..<end)
      else { return nil }
      unit = i..<end
    } else if i > digitsEnd {
      return nil
    }
    let magnitude = decimal.value(cell, in: digitsStart..<digitsEnd, decimalSign: decimalSign)
    var number = WrittenNumber(
      value: isNegative ? -magnitude : magnitude,
      fractionDigits: decimal.fractionDigits,
      unit: unit.isEmpty ? "" : cell.extracting(unit).text)
    // More digits than these nobody wants to hear.
    if magnitude >= 0x1p53, digitsEnd - digitsStart <= 38 {
      let text = cell.extracting(digitsStart..<digitsEnd).text
      if text.utf8.allSatisfy(\.isDigit) {
        number.digits = (isNegative ? "-" : "") + text.drop { $0 == "0" }
      }
    }
    return number
  }

  private func isGrouping(_ byte: UInt8) -> Bool {
    byte == groupingSign || byte == .space || byte == .apostrophe
  }

  /// The cell without grouping, if the digits from `start` stand in true groups: of three, or as in India
  /// of two before the last three.
  private func removingGroups(_ cell: Span<UInt8>, from start: Int) -> [UInt8]? {
    var i = start
    while i < cell.count, cell[i].isDigit { i += 1 }
    guard (1...3).contains(i - start), cell[start] != .zero, i < cell.count else { return nil }
    var ungrouped = cell.extracting(0..<i).array()
    let (sign, first) = (cell[i], i - start)
    var sizes: [Int] = []
    while i + 1 < cell.count, cell[i] == sign, cell[i + 1].isDigit {
      let groupStart = i + 1
      i = groupStart
      while i < cell.count, cell[i].isDigit {
        ungrouped.append(cell[i])
        i += 1
      }
      sizes.append(i - groupStart)
    }
    let isIndian =
      sign == .comma && first < 3 && sizes.count > 1 && sizes.dropLast().allSatisfy { $0 == 2 }
    guard sizes.last == 3, isIndian || sizes.allSatisfy({ $0 == 3 }) else { return nil }
    ungrouped.append(contentsOf: cell.extracting(i..<cell.count).array())
    return ungrouped
  }
}

/// Digits being read: exact as long as they fit, and read again by the library when they do not.
private struct Decimal {
  private var mantissa: UInt64 = 0
  private var fraction = 0
  private var exponent = 0
  private var hasOverflowed = false

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  mutating func append(_ digit: UInt8, isFraction: Bool) {
    if mantissa < 100_000_000_000_000_000 {
      mantissa = mantissa * 10 + UInt64(digit &- .zero)
    } else {
      hasOverflowed = true
    }
    if isFraction { fraction += 1 }
  }

  /// Reads "e5", "E-3"; returns where it ends, `start` when there is none.
  mutating func readExponent(_ cell: Span<UInt8>, from start: Int) -> Int {
    var i = start
    guard i < cell.count, cell[i].lowercased == UInt8(ascii: "e") else { return start }
    i += 1
    let isNegative = i < cell.count && cell[i] == .minus
    if i < cell.count, cell[i] == .minus || cell[i] == .plus { i += 1 }
    guard i < cell.count, cell[i].isDigit else { return start }
    while i < cell.count, cell[i].isDigit {
      exponent = min(exponent * 10 + cell[i].digitValue, 100_000)
      i += 1
    }
    if isNegative { exponent = -exponent }
    return i
  }

  var fractionDigits: Int {
    min(max(fraction - exponent, 0), NumberParser.maximumFractionDigits)
  }

  func value(_ cell: Span<UInt8>, in digits: Range<Int>, decimalSign: UInt8) -> Double {
    let power = exponent - fraction
    // Both the digits and the power of ten are exact here, so one operation rounds correctly.
    if !hasOverflowed, mantissa <= 1 << 53, abs(power) < Self.powers.count {
      let number = Double(mantissa)
      return power < 0 ? number / Self.powers[-power] : number * Self.powers[power]
    }
    var text = cell.extracting(digits).array()
    for i in text.indices where text[i] == decimalSign { text[i] = .point }
    // The library wants a digit on both sides of the point.
    if text.first == .point { text.insert(.zero, at: 0) }
    if text.last == .point { text.append(.zero) }
    return Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }
}
