/// The distances from UTC that the cells of a column say, as "+02:00" does.
struct WrittenOffsets: Sendable {
  /// The seconds of each row; empty until one is not zero.
  private var seconds: [Int32] = []
  private var count = 0
  private var first: Int?
  private var areEqual = true

  /// True where a cell has one other than none.
  var areThere: Bool { !seconds.isEmpty }

  /// The one that all dates have; `nil` where they have none, or several.
  var common: Int? { areThere && areEqual ? first : nil }

  mutating func add(_ offset: Int) {
    if first == nil { first = offset }
    if offset != first { areEqual = false }
    if offset != 0, !areThere { seconds = Array(repeating: 0, count: count) }
    if areThere || offset != 0 { seconds.append(Int32(clamping: offset)) }
    count += 1
  }

  mutating func addMissing() {
    if areThere { seconds.append(0) }
    count += 1
  }

  /// The times as the clocks show them that the cells are of, as seconds since 1970 in UTC.
  func clocks(of moments: [Double]) -> [Double] {
    guard seconds.count == moments.count else { return moments }
    return zip(moments, seconds).map { $0 + Double($1) }
  }
}

extension DateColumn {
  /// The name of the zone that is ahead of UTC by as much as all cells say: "UTC+1"; `nil` where they say nothing, or not
  /// all the same.
  package var ownTimeZone: String? {
    guard let offset = ownOffset, offset.isMultiple(of: 60) else { return nil }
    let (hours, minutes) = (abs(offset) / 3_600, abs(offset) / 60 % 60)
    let rest = minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)"
    return "UTC\(offset < 0 ? "-" : "+")\(hours)\(rest)"
  }
}

extension Table {
  /// The zone of all its times of day, whose clocks are those that its author reads; `nil` where they have none, or several.
  package var ownTimeZone: String? {
    var zones: Set<String?> = []
    for column in columns {
      guard case .dates(let dates) = column.values, dates.precision > .day else { continue }
      zones.insert(dates.ownTimeZone)
    }
    return zones.count == 1 ? zones.first ?? nil : nil
  }
}
