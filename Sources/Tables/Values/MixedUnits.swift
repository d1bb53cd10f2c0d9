import Glibc

/// Quantities whose cells each have a unit of their own: "900ms" beside "3m12s", "12 KiB" beside "3 MiB".
///
/// They are read as one unit, seconds or bytes or none, and shown in the one that suits the largest.
enum MixedUnits: Equatable, Sendable {
  /// Lengths of time. As on a clock they are written of at least so many parts; 0 where never: "0:05" is
  /// two, "1:02:03" three.
  case durations(clockParts: Int)
  /// Hours and minutes that were spent: "8:00" is eight hours.
  case hours
  /// Sizes of data; whether letters alone are powers of 1024, as programs write them, and the number of
  /// bytes that one without a letter stands for.
  case sizes(hasLetters: Bool, plain: Double = 1)
  /// Numbers of thousands, millions and more: "1.2K" beside "3M".
  case counts
  /// Processors and small parts of one, as clusters count them: "100m", "900u" and "5n" beside "2" and "2.5k".
  case processors
  /// Quantities of one unit with the prefixes of the metric system: "950 W" beside "1.2 kW".
  case metric(hasDecimalComma: Bool)

  /// A number in the unit that all have in common.
  struct Value: Equatable {
    var number: Double
    /// The size of the last digit that is written.
    var resolution: Double
    /// "" where there is none.
    var unit: String
    /// True where it was written as a clock has it.
    var isClock = false
  }

  /// The quantity in a trimmed cell, or `nil` if it holds anything else.
  func parse(_ cell: Span<UInt8>) -> Value? {
    switch self {
    case .durations(let clockParts): Self.duration(cell, clockParts: clockParts)
    case .sizes(let hasLetters, let plain): Self.size(cell, hasLetters: hasLetters, plain: plain)
    case .counts: Self.count(cell)
    case .processors: ProcessorCount.value(cell)
    case .hours: Self.hours(cell)
    case .metric(let hasDecimalComma): MetricUnits.value(cell, hasDecimalComma: hasDecimalComma)
    }
  }

  /// True when such units can stand beside each other: a lone letter behind one house number is none.
  ///
  /// - Parameters:
  ///   - units: The different units, without none.
  ///   - plain: The number of values without a unit that are not zero, and the largest of them.
  ///   - count: The number of all values.
  /// - Returns: `false` where they are something else.
  func isLikely(
    units: Set<String>, plain: (count: Int, largest: Double), of count: Int
  ) -> Bool {
    switch self {
    case .durations, .hours: true
    case .processors: units.contains { ProcessorCount.sizes[$0, default: 1] < 1 }
    case .metric: plain.count == 0 && MetricUnits.areOfOneBase(units)
    case .sizes: units.contains { Self.power(ofSize: $0).map { $0.power > 0 } == true }
    case .counts:
      // A hundred million stands beside no 1.5: such small letters are thousandths.
      !(units == ["m"] && plain.count > 0 && plain.largest < 1_000)
        && plain.count * 2 <= count
        && units.contains { ["k", "m"].contains($0.lowercased()) || $0.lowercased() == "mn" }
    }
  }

  /// The unit that suits values, and the number of the common unit that it is.
  ///
  /// - Parameters:
  ///   - sizes: The absolute values, in the common unit.
  ///   - units: The units that are written.
  /// - Returns: The name of the unit, `nil` where it has none, and its size.
  func shown(_ sizes: [Double], units: Set<String>) -> (name: String?, size: Double) {
    let most = sizes.max() ?? 0
    switch self {
    case .hours: return ("h", 3_600)
    case .metric: return MetricUnits.shown(most: most, units: units)
    case .durations:
      let lengths: [(least: Double, name: String, size: Double)] = [
        (345_600, "d", 86_400), (14_400, "h", 3_600), (600, "min", 60), (1, "s", 1),
        (1e-3, "ms", 1e-3), (1e-6, "µs", 1e-6), (0, "ns", 1e-9),
      ]
      let found = most > 0 ? lengths.first { most >= $0.least } : nil
      return (found?.name ?? "s", found?.size ?? 1)
    case .sizes:
      let isBinary = units.contains { Self.power(ofSize: $0)?.base == 1_024 }
      let base = isBinary ? 1_024.0 : 1_000
      // A size that is small beside the largest is told in a smaller unit: `SizeUnit.suited`.
      let highest = (0...5).last { most >= pow(base, Double($0)) } ?? 0
      // A few of a unit beside more that are less than one are told in the next smaller one.
      let one = pow(base, Double(highest))
      let isSparse =
        most < 4 * one && sizes.count { $0 > 0 && $0 < one } * 2 > sizes.count { $0 > 0 }
      let power = isSparse ? max(highest - 1, 0) : highest
      return (SizeUnit.names(isBinary: isBinary)[power], pow(base, Double(power)))
    case .counts, .processors: return (nil, 1)
    }
  }

  // MARK: Lengths of time

  private static let lengths: [String: Double] = {
    var lengths: [String: Double] = [:]
    for (names, size) in [
      ("ns nsec nanosecond nanoseconds", 1e-9), ("us µs μs usec microsecond microseconds", 1e-6),
      ("ms msec msecs millisecond milliseconds", 1e-3), ("s sec secs second seconds", 1),
      ("m min mins minute minutes", 60), ("h hr hrs hour hours", 3_600), ("d day days", 86_400),
      // As programs round the age of things.
      ("w week weeks", 604_800), ("mo month months", 2_592_000), ("y year years", 31_536_000),
    ] as [(String, Double)] {
      for name in names.split(separator: " ") { lengths[String(name)] = size }
    }
    return lengths
  }()

  /// The seconds of a unit of time; `nil` of any other.
  static func seconds(of unit: String) -> Double? { lengths[unit.lowercased()] }

  /// The words that programs put around the age of things.
  private static let ages = (before: ["Up ", "About "], behind: " ago")

  private static func duration(_ cell: Span<UInt8>, clockParts: Int) -> Value? {
    if clockParts > 0, let clock = clock(cell, parts: clockParts) { return clock }
    if let clock = clockBehindDays(cell) { return clock }
    if cell.count > 1, cell[0] == UInt8(ascii: "-") || cell[0] == UInt8(ascii: "+") {
      var value = length(cell.extracting(1..<cell.count))
      if cell[0] == UInt8(ascii: "-"), let number = value?.number { value?.number = -number }
      return value
    }
    guard cell.count > 4,
      cell[0] == UInt8(ascii: "U") || cell[0] == UInt8(ascii: "A")
        || cell[cell.count - 1] == UInt8(ascii: "o")
    else { return length(cell) }
    var text = Substring(cell.text)
    for word in ages.before where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    if text.hasSuffix(ages.behind) { text = text.dropLast(ages.behind.count) }
    for one in ["an ", "a "] where text.hasPrefix(one) { text = "1 " + text.dropFirst(one.count) }
    let bytes = Array(text.utf8)
    return length(bytes.span)
  }

  /// "8:00" and "7:45", also "26:30" of a week.
  private static func hours(_ cell: Span<UInt8>) -> Value? {
    let parts = cell.text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...4).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let hours = Double(parts[0]), let minutes = Double(parts[1]), minutes < 60
    else { return nil }
    return Value(number: hours * 3_600 + minutes * 60, resolution: 36, unit: "h")
  }

  private static func length(_ cell: Span<UInt8>) -> Value? {
    var i = 0
    var value = Value(number: 0, resolution: .infinity, unit: "")
    var last = Double.infinity
    while i < cell.count {
      while i < cell.count, cell[i] == .space { i += 1 }
      let start = i
      while i < cell.count, cell[i].isDigit || cell[i] == .point { i += 1 }
      guard i > start, cell[start].isDigit, cell[i - 1].isDigit,
        let number = Double(cell.extracting(start..<i).text), number.isFinite
      else { return nil }
      let digits = fractionDigits(cell.extracting(start..<i))
      if i == cell.count, start == 0, number == 0 {
        return Value(number: 0, resolution: .infinity, unit: "")
      }
      // "1h30" is an hour and thirty minutes.
      if i == cell.count, last == 3_600, i - start == 2, digits == 0, number < 60 {
        return Value(number: value.number + number * 60, resolution: 60, unit: "min")
      }
      while i < cell.count, cell[i] == .space { i += 1 }
      let name = i
      while i < cell.count, cell[i].isLetter || cell[i] >= 0x80 { i += 1 }
      // Larger units come first.
      guard let size = lengths[cell.extracting(name..<i).text.lowercased()], size < last else {
        return nil
      }
      last = size
      value.number += number * size
      value.resolution = size * pow(10, -Double(digits))
      value.unit = cell.extracting(name..<i).text
    }
    return last.isFinite ? value : nil
  }

  /// "0 days 00:00:01" and "1 day, 2:03:04", as Python writes lengths of time.
  private static func clockBehindDays(_ cell: Span<UInt8>) -> Value? {
    var i = 0
    while i < cell.count, cell[i].isDigit { i += 1 }
    let word = Array(" day".utf8)
    guard i > 0, cell.count > i + 9, word.indices.allSatisfy({ cell[i + $0] == word[$0] }) else {
      return nil
    }
    let days = cell.extracting(0..<i).text
    i += word.count
    for sign in "s,".utf8 where cell[i] == sign { i += 1 }
    guard cell[i] == .space else { return nil }
    let rest = cell.extracting((i + 1)..<cell.count).text
    guard !rest.contains("-"), let days = Double(days) else { return nil }
    let bytes = Array(rest.utf8)
    guard var value = clock(bytes.span, parts: 3) else { return nil }
    value.number += days * 86_400
    return value
  }

  /// "0:05", "1:02:03", "2-01:02:03", "12:34.56", "+0:25,7": days, hours, minutes and seconds.
  private static func clock(_ cell: Span<UInt8>, parts least: Int) -> Value? {
    let text = String(cell.text.map { $0 == "," ? "." : $0 })
    var rest = Substring(text)
    var days = 0.0
    let isBelow = rest.first == "-" || rest.first == "−"
    if isBelow || rest.first == "+" { rest = rest.dropFirst() }
    if let dash = rest.firstIndex(of: "-"), dash > rest.startIndex {
      guard let number = Int(rest[..<dash]), number >= 0 else { return nil }
      days = Double(number)
      rest = rest[rest.index(after: dash)...]
    }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    // A fraction is one of seconds.
    guard let last = parts.last,
      (least...3).contains(parts.count) || parts.count == 2 && last.contains(".")
    else { return nil }
    var seconds = 0.0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      guard let number = Double(part), number >= 0, part.first?.isNumber == true,
        isLast || part.allSatisfy(\.isNumber),
        // Rounded to a tenth, seconds may have become a minute.
        index == 0 || number < 60 || number == 60 && part.contains("."),
        index == 0 || part.prefix(while: \.isNumber).count == 2
      else { return nil }
      seconds = seconds * 60 + number
    }
    let digits = last.firstIndex(of: ".").map { last.distance(from: $0, to: last.endIndex) - 1 }
    let length = days * 86_400 + seconds
    return Value(
      number: isBelow ? -length : length, resolution: pow(10, -Double(digits ?? 0)), unit: "s",
      isClock: true)
  }

  // MARK: Sizes of data

  /// The base of a unit and the power it is of that.
  static func power(ofSize unit: String) -> (base: Double, power: Int)? {
    if ["B", "b", "byte", "bytes", "Bytes"].contains(unit) { return (1_000, 0) }
    guard let letter = unit.first,
      let power = ["k", "m", "g", "t", "p"].firstIndex(of: letter.lowercased())
    else { return nil }
    switch unit.dropFirst() {
    case "iB", "i", "": return (1_024, power + 1)
    case "B": return (1_000, power + 1)
    default: return nil
    }
  }

  private static func size(_ cell: Span<UInt8>, hasLetters: Bool, plain: Double) -> Value? {
    guard let number = NumberParser().parse(cell), number.value.isFinite else { return nil }
    let digits = -Double(number.fractionDigits)
    if number.unit.isEmpty {
      guard hasLetters || number.value == 0 else { return nil }
      return Value(
        number: number.value * plain,
        resolution: number.value == 0 ? .infinity : plain * pow(10, digits), unit: "")
    }
    guard hasLetters || number.unit.count > 1 || ["B", "b"].contains(number.unit),
      let (base, power) = power(ofSize: number.unit)
    else { return nil }
    let size = pow(base, Double(power))
    return Value(
      number: number.value * size, resolution: size * pow(10, digits), unit: number.unit)
  }

  // MARK: Large numbers

  private static let countSizes: [String: Double] = [
    "": 1, "K": 1e3, "k": 1e3, "M": 1e6, "m": 1e6, "mn": 1e6, "Mn": 1e6, "B": 1e9, "b": 1e9,
    "bn": 1e9, "Bn": 1e9, "T": 1e12, "tn": 1e12,
  ]
  private static func count(_ cell: Span<UInt8>) -> Value? {
    guard let number = NumberParser().parse(cell), number.value.isFinite,
      let size = countSizes[number.unit]
    else { return nil }
    return Value(
      number: number.value * size, resolution: size * pow(10, -Double(number.fractionDigits)),
      unit: number.unit)
  }

  private static func fractionDigits(_ cell: Span<UInt8>) -> Int {
    for i in 0..<cell.count where cell[i] == .point { return cell.count - i - 1 }
    return 0
  }
}
