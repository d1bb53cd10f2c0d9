import Testing

@testable import Charts

struct TimeZoneChangeTests {
  private let spring = Samples.time(2024, 3, 31, 1)
  private let fall = Samples.time(2024, 10, 27, 1)

  /// Berlin in 2024.
  private var axis: Axis {
    var axis = Axis(kind: .date(.minute), timeZone: "Europe/Berlin", timeZoneOffset: 3600)
    axis.timeZoneChanges = [
      TimeZoneChange(time: spring, offset: 7200), TimeZoneChange(time: fall, offset: 3600),
    ]
    return axis
  }

  @Test func theOffsetIsThatOfTheMoment() {
    #expect(axis.timeZoneOffset(at: spring - 1) == 3600)
    #expect(axis.timeZoneOffset(at: spring) == 7200)
    #expect(axis.timeZoneOffset(at: fall) == 3600)
  }

  @Test func aClockMeansOneMoment() {
    #expect(axis.universal(Samples.time(2024, 1, 1, 12)) == Samples.time(2024, 1, 1, 11))
    #expect(axis.universal(Samples.time(2024, 7, 1, 12)) == Samples.time(2024, 7, 1, 10))
    // The hour that is left out, and the one that comes twice.
    #expect(axis.universal(Samples.time(2024, 3, 31, 2, 30)) == spring + 1800)
    #expect(axis.universal(Samples.time(2024, 10, 27, 2, 30)) == fall - 1800)
  }

  @Test func theChangesAreThoseOfTheZone() {
    var encoding = Encoding()
    let year = Samples.time(2024)...Samples.time(2025)
    #expect(encoding.timeZoneChanges(over: year) == [])
    encoding.timeZone = "Europe/Berlin"
    #expect(encoding.timeZoneChanges(over: year).dropFirst() == axis.timeZoneChanges[...])
    #expect(encoding.timeZoneChanges(over: year).first?.offset == 3600)
    encoding.timeZone = "Asia/Tokyo"
    #expect(encoding.timeZoneChanges(over: year).map(\.offset) == [32_400])
    #expect(encoding.timeZoneChanges(over: -1e300...0) == [])
  }

  @Test func ticksStandOnWholeHoursOnBothSidesOfAChange() {
    let range = spring - 5 * 3600...spring + 35 * 3600
    let ticks = Ticks.dates(
      range, offset: 3600, changes: axis.timeZoneChanges, limit: 7, finest: .minute)
    let hours = ticks.values.map { ($0 + axis.timeZoneOffset(at: $0)) / 3600 }
    #expect(hours.map { Int($0) % 24 } == [0, 6, 12, 18, 0, 6, 12])
    let dense = Ticks.dates(
      spring - 7200...spring + 7200, offset: 3600, changes: axis.timeZoneChanges, limit: 9)
    #expect(Set(dense.values).count == dense.values.count)
    #expect(dense.values == dense.values.sorted())
  }
}
