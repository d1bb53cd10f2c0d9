import Glibc

/// The units of sizes of data, as columns have them.
package enum SizeUnit {
  /// The units, each of 1000 or 1024 times the one before.
  static func names(isBinary: Bool) -> [String] {
    isBinary ? ["B", "KiB", "MiB", "GiB", "TiB", "PiB"] : ["B", "kB", "MB", "GB", "TB", "PB"]
  }

  /// A size that is less than one of its unit in the largest unit of which it is one or more, as people write it; `nil`
  /// of any other number.
  package static func suited(_ value: Double, in unit: String) -> (value: Double, unit: String)? {
    guard value != 0, abs(value) < 1, let (base, bytes) = size(unit), let base else { return nil }
    let names = names(isBinary: base == 1_024)
    guard let own = names.firstIndex(of: unit) else { return nil }
    let sized = names.indices.map {
      (value: value * bytes / pow(base, Double($0)), unit: names[$0])
    }
    return sized[..<own].last { abs($0.value) >= 1 - 1e-9 }
  }

  /// The name of a unit: "GiB" of "Gi", which programs write as well; any other is its own.
  static func name(_ unit: String) -> String {
    unit.count == 2 && unit.last == "i" && "KMGTP".contains(unit.first ?? " ") ? unit + "B" : unit
  }

  /// True of a size of data: "GB", "GiB", "Gi", "kB".
  static func isName(_ unit: Substring) -> Bool {
    MixedUnits.power(ofSize: String(unit)) != nil
  }

  /// True of "GiB" and "kB", false of bytes, which have no smaller unit, and of any other unit.
  static func isSize(_ unit: String) -> Bool { size(unit)?.base != nil }

  /// The base and the bytes of a unit that is nothing but one of sizes; the base is `nil` of bytes.
  fileprivate static func size(_ unit: String?) -> (base: Double?, bytes: Double)? {
    guard let unit, unit.hasSuffix("B"), unit.count < 4,
      let (base, power) = MixedUnits.power(ofSize: unit)
    else { return nil }
    return (power == 0 ? nil : base, pow(base, Double(power)))
  }
}

extension NumberColumn {
  /// Doubles have no more digits; an axis says fewer of all but the smallest values.
  private static let mostShownDigits = 15

  /// The digits after the point that show some values: no more than they have, and as few as show them,
  /// or four in all; more where the least that is not zero has no two digits then, as "5ms" beside "60s".
  ///
  /// The resolution is the size of the last digit that was written of any, in the unit of the values.
  static func shownDigits(of values: [Double], resolution: Double) -> Int {
    let sizes = values.lazy.filter { $0.isFinite && $0 != 0 }.map(abs)
    let most = sizes.max() ?? 0
    let whole = most > 1 ? Int(log10(most)) : 0
    let least = sizes.min() ?? 1
    let small = least < 1 ? min(1 - Int(log10(least).rounded(.down)), mostShownDigits) : 0
    var digits = 0
    while digits < max(1, 3 - whole, small), resolution < pow(10, -Double(digits)) * 0.999,
      !values.allSatisfy({ !$0.isFinite || $0.isWhole(digits: digits) })
    {
      digits += 1
    }
    return digits
  }
}

extension [Column] {
  /// The columns with their sizes of data in one unit, that of the largest: "0.5 GiB" beside "15 GiB".
  ///
  /// A column of which nothing would be left to see keeps its own.
  var inOneSizeUnit: [Column] {
    withSizeLetters.inOneNamedSizeUnit
  }

  /// The columns with each letter that is a unit told in full, where another column has such units of 1024 bytes:
  /// "G" beside "GiB".
  private var withSizeLetters: [Column] {
    let units = map { column -> String? in
      if case .numbers(let numbers) = column.values { numbers.unit } else { nil }
    }
    guard units.contains(where: { $0?.hasSuffix("iB") == true }) else { return self }
    var columns = self
    for (index, unit) in units.enumerated() {
      guard let unit, ["M", "G", "T", "P"].contains(unit),
        case .numbers(var numbers) = columns[index].values
      else { continue }
      numbers.unit = unit + "iB"
      columns[index].values = .numbers(numbers)
    }
    return columns
  }

  private var inOneNamedSizeUnit: [Column] {
    let sizes = indices.compactMap {
      index -> (index: Int, base: Double?, bytes: Double, most: Double)? in
      guard case .numbers(let numbers) = self[index].values,
        let size = SizeUnit.size(numbers.unit)
      else { return nil }
      let most = numbers.values.lazy.filter(\.isFinite).map(abs).max() ?? 0
      return (index, size.base, size.bytes, most * size.bytes)
    }
    guard Set(sizes.compactMap(\.base)).count == 1,
      let largest = sizes.max(by: { $0.most < $1.most }),
      case .numbers(let shown) = self[largest.index].values
    else { return self }
    var columns = self
    for size in sizes where size.bytes != largest.bytes {
      guard size.most == 0 || size.most * 1_000 >= largest.bytes,
        case .numbers(var numbers) = columns[size.index].values
      else { continue }
      let factor = size.bytes / largest.bytes
      let resolution = pow(10, -Double(numbers.fractionDigits)) * factor
      numbers.values = numbers.values.map { $0 * factor }
      numbers.unit = shown.unit
      numbers.fractionDigits = NumberColumn.shownDigits(of: numbers.values, resolution: resolution)
      numbers.largeIntegers = LargeIntegers()
      columns[size.index].values = .numbers(numbers)
    }
    return columns
  }
}

extension Double {
  /// True of a number that so many digits after the point show.
  fileprivate func isWhole(digits: Int) -> Bool {
    let shown = self * pow(10, Double(digits))
    // Less than half a digit would be shown as nothing.
    if self != 0, abs(shown) < 0.5 { return false }
    return abs(shown - shown.rounded()) < 1e-6 * max(1, abs(shown))
  }
}
