import Testing

@testable import Charts

@Suite struct HolesTests {
  private func chart(_ dates: [String], _ values: [Double]) throws -> Chart {
    try readChart(
      "day,v\n" + zip(dates, values).map { "\($0),\($1)\n" }.joined())
  }

  private let years = ["2001", "2002", "2003", "2005", "2006", "2007", "2008"]
  private let values: [Double] = [10, 12, 11, 30, 31, 34, 36]

  private func yearly(_ values: [Double]) throws -> Chart {
    try readChart("year,v\n" + zip(years, values).map { "\($0),\($1)\n" }.joined())
  }

  /// A rise over two years is none of one: where it is the largest, both years are told.
  @Test func aStepOverMissingYearsIsToldWithBothEnds() throws {
    let chart = try yearly(values)
    #expect(chart.holes(of: chart.series[0]) == [3])
    #expect(chart.features(of: 0).largestRise == 3)
    #expect(chart.landmarks(.rise, in: 0) == [3])
    let places = [2, 3].map { chart.place(chart.series[0].x[$0]) }
    let rises = chart.facts.map(\.fact).filter {
      if case .largestRise = $0 { true } else { false }
    }
    #expect(rises == [.largestRise(chart.quantity(19), from: places[0], places[1], series: nil)])
  }

  @Test func aSmallerStepOverMissingYearsIsNoLargeOne() throws {
    let chart = try yearly([10, 12, 11, 30, 31, 34, 60])
    #expect(chart.features(of: 0).largestRise == 6)
    #expect(chart.landmarks(.rise, in: 0) == [6])
  }

  @Test func monthsAreEven() throws {
    let months = (1...12).map { "2023-\($0 < 10 ? "0" : "")\($0)-01" }
    let all = try chart(months, months.indices.map(Double.init))
    #expect(all.holes(of: all.series[0]).isEmpty)
    let some = try chart(
      months.filter { !$0.contains("-06-") }, (0..<11).map(Double.init))
    #expect(some.holes(of: some.series[0]) == [5])
  }

  /// The fourth of March 2024 was a Monday.
  @Test func weekendsAreNoHolesOfWorkingDays() throws {
    let working = [4, 5, 6, 7, 8, 11, 12, 13, 14, 15].map { "2024-03-\($0 < 10 ? "0" : "")\($0)" }
    let chart = try chart(working, working.indices.map(Double.init))
    #expect(chart.holes(of: chart.series[0]).isEmpty)
    let everyDay = (1...14).filter { $0 != 6 }.map { "2024-03-\($0 < 10 ? "0" : "")\($0)" }
    let daily = try self.chart(everyDay, everyDay.indices.map(Double.init))
    #expect(daily.holes(of: daily.series[0]) == [5])
  }

  @Test func unevenTimesHaveNone() throws {
    let uneven = try chart(
      ["2024-01-01", "2024-01-05", "2024-02-20", "2024-03-01", "2024-06-30"], [1, 2, 3, 4, 9])
    #expect(uneven.holes(of: uneven.series[0]).isEmpty)
  }

  /// Doses and weeks are planned, and none is missing between them.
  @Test func numbersHaveNone() throws {
    let chart = try readChart("week,v\n0,1\n4,2\n8,3\n12,4\n24,9\n")
    #expect(chart.features(of: 0).largestRise == 4)
  }
}
