/// Times of day that are measured rather than passed through: when somebody went to bed on each of some days.
///
/// They are numbers of minutes, from where the widest stretch of the day without any of them ends, so that 23:30 and
/// 00:15 are neighbors.
package struct ClockMeasures: Equatable, Sendable {
  /// The columns.
  package let names: Set<String>
  /// The first minute of their day.
  let start: Double

  private static let day = 1_440.0
  /// Of a shorter stretch without any time nobody can tell that it parts two days.
  private static let shortestNight = 180.0
  /// Longer texts are sentences rather than names.
  private static let longestName = 40
  /// More names than these are a log rather than a list.
  private static let mostNames = 50

  /// Finds the columns of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - asked: The columns that somebody wants as values.
  ///   - places: The columns that somebody wants as places or kinds.
  ///   - hasPlace: True where one of these is to be x.
  package init(_ table: Table, asked: [String], places: [String], hasPlace: Bool) {
    let clocks = table.columns.filter { !places.contains($0.name) }.compactMap { column in
      column.minutesOfDay.map { (column: column, minutes: $0) }
    }
    let measured = clocks.filter { clock in
      asked.contains(clock.column.name) || hasPlace
        || table.hasPlaces(beside: clock.column, clock.minutes)
    }
    names = Set(measured.map(\.column.name))
    start = Self.start(of: measured.flatMap(\.minutes))
  }

  /// The end of the widest stretch of the day without any of some times; midnight where that is within it, or where
  /// none is wide.
  private static func start(of minutes: [Double]) -> Double {
    let times = Set(minutes.filter(\.isFinite)).sorted()
    guard let first = times.first, let last = times.last else { return 0 }
    let gaps = zip(times, times.dropFirst()).map { (length: $1 - $0, end: $1) }
    guard let widest = gaps.max(by: { $0.length < $1.length }),
      widest.length >= shortestNight, widest.length > first + day - last
    else { return 0 }
    return widest.end
  }

  /// The table with numbers in place of these times.
  package func measured(in table: Table) -> Table {
    guard !names.isEmpty else { return table }
    var table = table
    for (index, column) in table.columns.enumerated() where names.contains(column.name) {
      guard let minutes = column.minutesOfDay else { continue }
      var numbers = NumberColumn(
        values: minutes.map { $0 < start ? $0 + Self.day : $0 },
        fractionDigits: minutes.allSatisfy { !$0.isFinite || $0 == $0.rounded() } ? 0 : 2)
      numbers.kind = .clock
      table.columns[index].values = .numbers(numbers)
    }
    return table
  }
}

extension ClockMeasures {
  /// True where a column beside one of times tells what they are of: days or names, each once.
  fileprivate static func haveNames(_ table: Table, before index: Int, _ minutes: [Double]) -> Bool
  {
    guard table.rowCount <= mostNames else { return false }
    let hasNumbers = table.columns.contains {
      if case .numbers = $0.values { true } else { false }
    }
    let isRising = zip(minutes, minutes.dropFirst()).allSatisfy { $0 <= $1 }
    return table.columns.enumerated().contains { place, column in
      // Names behind a time say what happened at it, as long as something else is measured.
      guard place < index || !hasNumbers && place > index else { return false }
      switch column.values {
      case .text(let text):
        guard text.dictionary.allSatisfy({ $0.count <= longestName }) else { return false }
        guard text.firstNonNumber == nil, Grouping(column.values).count == table.rowCount else {
          return false
        }
        // Beside numbers, times that go on are what these are measured at.
        return !hasNumbers || !isRising || CalendarNames.cycle(of: text.dictionary) != nil
      case .numbers:
        return RoleName.day.matches(column.name) && Grouping(column.values).count == table.rowCount
      case .dates: return false
      }
    }
  }
}

extension Table {
  fileprivate func hasPlaces(beside clock: Column, _ minutes: [Double]) -> Bool {
    guard rowCount > 1, let index = columns.firstIndex(where: { $0.name == clock.name }) else {
      return false
    }
    let days = columns.filter { column in
      if case .dates = column.values { column.minutesOfDay == nil } else { false }
    }
    guard days.isEmpty else {
      let texts = columns.filter { if case .text = $0.values { true } else { false } }
      return days.contains { day in
        let groups = Grouping(day.values).withRest
        return groups.count == rowCount
          || texts.contains {
            groups.combined(with: Grouping($0.values).withRest).count == rowCount
          }
      }
    }
    return ClockMeasures.haveNames(self, before: index, minutes)
  }
}

extension Column {
  /// The minutes after midnight of times of day; `nil` of anything else.
  package var minutesOfDay: [Double]? {
    guard case .dates(let dates) = values, dates.precision > .day else { return nil }
    var minutes: [Double] = []
    for text in dates.texts {
      if text.isEmpty {
        minutes.append(.nan)
      } else if text == "24:00" || text == "24:00:00" {
        minutes.append(1_440)
      } else if let time = TimeOfDay.parse(text.utf8Span.span, from: 0), time.offset == nil {
        minutes.append(time.seconds / 60)
      } else {
        return nil
      }
    }
    return minutes.contains(where: \.isFinite) ? minutes : nil
  }
}
