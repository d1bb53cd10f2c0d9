import Glibc

extension RoleName {
  /// True of a name with a word for processors in it: "cpu", "requests.cpu", "CPU(cores)".
  static func isProcessors(_ name: String) -> Bool {
    processors.matches(name) || parts(of: separated(name)).contains(where: processors.matches)
  }
}

/// Processors and small parts of one, as clusters count them: "100m", "900u" and "5n" beside "2" and "2.5k".
enum ProcessorCount {
  /// The number of processors that each unit stands for.
  static let sizes = ["": 1, "n": 1e-9, "u": 1e-6, "m": 1e-3, "k": 1e3, "M": 1e6]

  /// The number in a trimmed cell, or `nil` if it holds anything else.
  static func value(_ cell: Span<UInt8>) -> MixedUnits.Value? {
    let text = cell.text
    let unit = String(text.suffix(text.last?.isLetter == true ? 1 : 0))
    let bytes = Array(text.dropLast(unit.count).utf8)
    guard let size = sizes[unit], let number = NumberParser().parse(bytes.span),
      number.unit.isEmpty, number.value.isFinite
    else { return nil }
    return MixedUnits.Value(
      number: number.value * size, resolution: size * pow(10, -Double(number.fractionDigits)),
      unit: unit)
  }
}
