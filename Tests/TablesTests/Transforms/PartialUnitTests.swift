import Testing

@testable import Tables

@Suite struct PartialUnitTests {
  /// The days of a month from one on, as a table with a value each.
  private func partial(
    _ days: [Int], every unit: TimeUnit, month: String = "2026-05"
  ) throws -> [PartialUnit] {
    let text = "t,v\n" + days.map { "\(month)-\($0 < 10 ? "0" : "")\($0),1\n" }.joined()
    return try table(text).binned("t", every: unit).report.partial
  }

  @Test func aWeekThatIsNotOverIsPartial() throws {
    // May 4 is a Monday.
    let units = try partial(Array(4...21), every: .week)
    #expect(units.map(\.covered) == [4] && units.map(\.whole) == [7])
    #expect(units[0].isLast && units[0].part == .day)
    let first = try partial(Array(6...24), every: .week)
    #expect(first.map(\.covered) == [5] && !first[0].isLast)
    #expect(try partial(Array(4...24), every: .week).isEmpty)
    // A unit that is the first and the last is told once.
    #expect(try partial([5, 6], every: .week).count == 1)
  }

  /// A week ends with its last working day where nobody works on the others.
  @Test func workingDaysMakeAWeek() throws {
    let working = [4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22]
    #expect(try partial(working, every: .week).isEmpty)
    #expect(try partial(working.dropLast(2), every: .week).map(\.covered) == [3])
  }

  @Test func monthsOfAYearAreCounted() throws {
    let months = (1...17).map {
      "\(2025 + ($0 - 1) / 12)-\(($0 - 1) % 12 < 9 ? "0" : "")\(($0 - 1) % 12 + 1)"
    }
    let text = "t,v\n" + months.map { "\($0),1\n" }.joined()
    let units = try table(text).binned("t", every: .year).report.partial
    #expect(units.map(\.covered) == [5] && units.map(\.whole) == [12])
    #expect(units[0].part == .month)
  }
}
