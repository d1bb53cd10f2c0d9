/// The offset of local time from UTC from a moment on: clocks change.
public struct TimeZoneChange: Equatable, Sendable {
  /// The moment, in seconds since 1970.
  public var time: Double
  /// The offset from UTC from then on, in seconds.
  public var offset: Double

  /// Makes a change.
  public init(time: Double, offset: Double) {
    self.time = time
    self.offset = offset
  }
}

extension [TimeZoneChange] {
  /// The offset at a moment; `nil` before the first change.
  func offset(at time: Double) -> Double? { last { $0.time <= time }?.offset }

  /// The moment at which a clock shows `local`, where `usual` is the offset before the first
  /// change.
  ///
  /// Of an hour that comes twice it is the first; one that is left out is the one after it.
  func universal(_ local: Double, usual: Double) -> Double {
    let offsets = Set(map(\.offset) + [usual])
    let fitting = offsets.map { local - $0 }.filter { (offset(at: $0) ?? usual) == local - $0 }
    return fitting.min() ?? local - usual
  }
}

extension Axis {
  /// The offset of its time zone from UTC at a moment, in seconds.
  func timeZoneOffset(at time: Double) -> Double {
    timeZoneChanges.offset(at: time) ?? timeZoneOffset
  }

  /// The moment at which a clock in its time zone shows `local`.
  func universal(_ local: Double) -> Double {
    timeZoneChanges.universal(local, usual: timeZoneOffset)
  }
}
