import Testing

@testable import Tables

@Suite struct TimeBinTests {
  @Test func datesBecomeTheBeginningsOfTheirUnits() throws {
    let days = try table("day,v\n2021-01-31,1\n2021-02-01,2\n,3\n2021-04-30,4\n")
    let (months, report) = try days.binned("day", every: .month)
    #expect(try months.dates(0).texts == ["2021-01", "2021-02", "", "2021-04"])
    #expect(try months.dates(0).precision == .month)
    #expect(report.missing == 1 && report.unit == .month)
    guard case .dates(let places) = try report.places(for: 3) else { throw WrongType() }
    #expect(places.texts == ["2021-01", "2021-02", "2021-03", "2021-04"])
    #expect(try places.values[3] == months.dates(0).values[3])
  }

  /// The first and the last unit are cut where the dates begin later, or end sooner, than they are usually apart.
  @Test func unitsAreCut() throws {
    func cut(_ minutes: [Int], every unit: TimeUnit) throws -> [String] {
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let rows = minutes.map { "2026-11-20T\(two($0 / 60)):\(two($0 % 60)),1\n" }.joined()
      let (binned, report) = try table("t,v\n" + rows).binned("t", every: unit)
      let dates = try binned.dates(0)
      return report.cut.compactMap { cut in dates.values.firstIndex(of: cut).map { dates.texts[$0] }
      }
    }
    let hours = Array(stride(from: 0, to: 300, by: 5))
    #expect(try cut(hours, every: .hour).isEmpty)
    #expect(try cut(hours + [300, 305, 310], every: .hour).count == 1)
    #expect(try cut(Array(hours.dropFirst(6)), every: .hour).count == 1)
    #expect(try cut(Array(hours.dropFirst(6)) + [300], every: .hour).count == 2)
  }

  private static let evening = "t,v\n2021-03-05T23:30,1\n2021-03-06T00:30,2\n"

  @Test func aDayIsThatOfTheZone() throws {
    let zone = "America/New_York"
    let times = try table(Self.evening) { $0.timeZone = zone }
    let days = try times.binned("t", every: .day, timeZone: zone).table.dates(0)
    #expect(days.texts == ["2021-03-05", "2021-03-06"])
    // A day is kept as the readers keep one: without a zone.
    #expect(days.values == [18_691 * 86_400, 18_692 * 86_400])
    #expect(
      try times.binned("t", every: .day).table.dates(0).texts == ["2021-03-06", "2021-03-06"])
  }

  @Test func daysThatAreReadHaveNoZone() throws {
    let days = try table("day,v\n2021-03-05,1\n") { $0.timeZone = "America/New_York" }
    let (binned, report) = try days.binned("day", every: .week, timeZone: "America/New_York")
    #expect(try binned.dates(0).texts == ["2021-W09"])
    #expect(report.timeZone == "UTC")
  }

  /// An hour comes twice as clocks are put back, and stays two.
  @Test func hoursAreMoments() throws {
    let zone = "Europe/Berlin"
    let times = try table("t,v\n2021-10-31T00:10Z,1\n2021-10-31T01:20Z,2\n2021-10-31T02:59Z,3\n")
    let (hours, report) = try times.binned("t", every: .hour, timeZone: zone)
    let dates = try hours.dates(0)
    #expect(dates.texts == ["2021-10-31T02:00", "2021-10-31T02:00", "2021-10-31T03:00"])
    #expect(zip(dates.values, dates.values.dropFirst()).map { $1 - $0 } == [3_600, 3_600])
    guard case .dates(let places) = try report.places(for: 3) else { throw WrongType() }
    #expect(places.values == dates.values && places.texts == dates.texts)
  }

  /// A century of hours nobody walks; with as many rows it is what there is.
  @Test func tooManyPlacesAreRefused() throws {
    let century = try table("t,v\n1900-01-01T00:00,1\n2000-01-01T00:00,2\n")
    let hours = try century.binned("t", every: .hour).report
    #expect(
      throws: TransformProblem.tooManyUnits(.hour, count: 876_577, instead: .day)
    ) { try hours.places(for: 2) }
    #expect(throws: Never.self) { try hours.places(for: 1_000_000) }
    #expect(throws: Never.self) { try century.binned("t", every: .day).report.places(for: 2) }
    let year = try table("t,v\n2023-01-01T00:00,1\n2023-12-31T23:00,2\n")
    guard case .dates(let places) = try year.binned("t", every: .hour).report.places(for: 2)
    else { throw WrongType() }
    #expect(places.values.count == 8_760)
  }

  @Test func onlyDatesHaveUnitsOfTime() throws {
    let data = try table("v,t\n1,a\n")
    #expect(throws: TransformProblem.notDates(column: "v")) {
      try data.binned("v", every: .day)
    }
    let broken = Table(
      name: "x",
      columns: [
        Column(
          name: "t",
          values: .dates(DateColumn(values: [1e300, .nan], precision: .second, texts: ["?", ""])))
      ], rowCount: 2)
    let (binned, report) = try broken.binned("t", every: .month, timeZone: "Asia/Tokyo")
    #expect(try binned.dates(0).optionals == [nil, nil])
    #expect(report.range == nil && report.missing == 2)
    guard case .dates(let places) = try report.places(for: 2) else { throw WrongType() }
    #expect(places.values.isEmpty)
  }
}
