import Glibc
import Tables

/// The marked values of an axis.
public struct Ticks: Equatable, Sendable {
  /// The values that the ticks stand at, ascending.
  public var values: [Double]
  /// Digits after the decimal point that tell them apart.
  public var fractionDigits: Int
  /// True where each has digits of its own, as powers of ten do.
  public var isLogarithmic = false
  /// The kind of values that they stand at.
  public var valueKind = ValueKind.amount
  /// True where they are years.
  public private(set) var areYears = false
  /// True where they are numbers of bytes, of which "B" is no billion.
  package private(set) var areBytes = false
  /// The unit of lengths of time, which their clocks follow from.
  var unit: String?
  /// For dates: the finest field that changes from tick to tick.
  public var precision: DatePrecision?

  /// The same ticks of an axis, as its values are written.
  public func of(_ axis: Axis) -> Ticks {
    var ticks = self
    ticks.areYears = axis.hasYears
    ticks.areBytes = axis.countsBytes
    guard axis.valueKind == .lapse else { return ticks }
    (ticks.valueKind, ticks.unit) = (.lapse, axis.unit)
    return ticks
  }

  /// A value as one that may stand at a tick.
  package func quantity(_ value: Double) -> Quantity {
    var quantity = Quantity(value, fractionDigits: fractionDigits, unit: unit)
    quantity.kind = valueKind
    return quantity
  }

  /// Makes ticks.
  public init(values: [Double], fractionDigits: Int = 0, precision: DatePrecision? = nil) {
    self.values = values
    self.fractionDigits = fractionDigits
    self.precision = precision
  }

  /// Nice numbers within `range`: steps of 1, 2 or 5 times a power of ten, at most about `limit`
  /// and at least one.
  ///
  /// The rule is Heckbert's, "Nice numbers for graph labels", Graphics Gems (1990).
  public static func linear(_ range: ClosedRange<Double>, limit: Int) -> Ticks {
    multiples(within: range, limit: limit, reachesBeyond: false)
  }

  /// Nice numbers that enclose `range`: the first is not above its start, the last not below its
  /// end.
  static func linear(around range: ClosedRange<Double>, limit: Int) -> Ticks {
    multiples(within: range, limit: limit, reachesBeyond: true)
  }

  private static func multiples(
    within range: ClosedRange<Double>, limit: Int, reachesBeyond: Bool
  ) -> Ticks {
    let low = range.lowerBound
    let high = range.upperBound
    guard low.isFinite, high.isFinite, high > low, limit > 0 else {
      return Ticks(values: low.isFinite ? [low] : [])
    }
    var step = NiceStep.above((high / 2 - low / 2) / Double(limit) * 2)
    // A short range may lie between two multiples of its step, never between those of a step that
    // is shorter than itself.
    for _ in 0..<4 {
      guard step > 0, step.isFinite else { break }
      // A hair of tolerance, so that 0.3 / 0.1 counts as three steps.
      let hair = reachesBeyond ? 1e-9 : -1e-9
      let first = (low / step + hair).rounded(reachesBeyond ? .down : .up)
      let last = (high / step - hair).rounded(reachesBeyond ? .up : .down)
      // Beyond 2^53 steps from zero neighbors are no longer different numbers.
      guard abs(first) < 9e15, abs(last) < 9e15 else { break }
      if first <= last {
        return multiples(of: step, from: first, to: last)
      }
      step = NiceStep.above(step * 0.4)
    }
    return Ticks(values: [low, high])
  }

  /// The multiples of a nice step from one to another, both counted in steps.
  static func multiples(of step: Double, from first: Double, to last: Double) -> Ticks {
    guard first <= last, abs(first) < 9e15, abs(last) < 9e15 else { return Ticks(values: []) }
    let values = (Int(first)...Int(last)).map { multiple(Double($0), of: step) }
    let power = Glibc.log10(step).rounded(.down)
    // A quarter of a power has a digit more than its first.
    let isQuarter = abs(step / pow(10, power) - 2.5) < 1e-9
    let digits = Int(max(0, min(15, (isQuarter ? 1 : 0) - power)))
    return Ticks(values: values.filter(\.isFinite), fractionDigits: digits)
  }

  /// Divides where the step is a fraction, because 3 / 10 is 0.3 and 3 × 0.1 is not.
  private static func multiple(_ count: Double, of step: Double) -> Double {
    let inverse = (1 / step).rounded()
    return step < 1 && inverse <= 1e15 ? count / inverse : count * step
  }

  /// Powers of ten within `range`, with 2 and 5 between them when there is room.
  public static func logarithmic(_ range: ClosedRange<Double>, limit: Int) -> Ticks {
    guard range.lowerBound > 0, range.upperBound.isFinite, limit > 0 else {
      return Ticks(values: [])
    }
    let first = Int(Glibc.log10(range.lowerBound).rounded(.down))
    let last = Int(Glibc.log10(range.upperBound).rounded(.up))
    for multiples in [[1.0, 2, 5], [1.0]] {
      let values = (first...last).flatMap { power in multiples.map { $0 * pow(10, Double(power)) } }
        .filter { range.contains($0) }
      if values.count >= 2, values.count <= limit {
        return powers(values, first: first)
      }
    }
    // Too many powers: every second, third … of them. Too few: the range is short, almost linear.
    let decades = (first...last).filter { range.contains(pow(10, Double($0))) }
    guard decades.count >= 2 else { return linear(range, limit: limit) }
    let stride = (decades.count + limit - 1) / limit
    let values = decades.indices.filter { $0 % stride == 0 }.map { pow(10, Double(decades[$0])) }
    return powers(values, first: first)
  }

  private static func powers(_ values: [Double], first: Int) -> Ticks {
    var ticks = Ticks(values: values, fractionDigits: max(0, min(15, -first)))
    ticks.isLogarithmic = true
    return ticks
  }
}

extension Axis {
  /// True where its unit or its title says that it counts bytes.
  fileprivate var countsBytes: Bool {
    if let unit, !unit.isEmpty { return ["B", "byte", "bytes"].contains(unit) }
    let words = (title ?? "").lowercased().split { !$0.isLetter }
    return words.contains { ["size", "byte", "bytes"].contains($0) }
  }
}
