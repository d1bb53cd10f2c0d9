import Testing

@testable import Charts
@testable import Tables

/// Charts of times of day and of ranks.
@Suite struct GuessPlacingTests {
  private static let nights =
    "Date,Bed,Hours\n2024-03-01,23:30,7.5\n2024-03-02,00:15,7\n2024-03-03,22:50,8\n"

  /// An amount comes before a time of day, each on an axis of its own.
  @Test func timesOfDayBesideAmounts() throws {
    let charts = try readCharts(Self.nights)
    #expect(charts.map(\.yAxis.title) == ["Hours", "Bed"])
    #expect(charts.map(\.yAxis.valueKind) == [.amount, .clock])
    #expect(charts[1].type == .line && charts[1].series[0].y.map(\.self) == [1_410, 1_455, 1_370])
    #expect(charts.allSatisfy { $0.notes.isEmpty })
  }

  /// A time is said as one, and the distance between two in minutes.
  @Test func quantities() throws {
    let chart = try #require(try readCharts(Self.nights).last)
    let (start, end) = (chart.quantity(1_410), chart.quantity(1_455))
    #expect(start.kind == .clock && start.unit == nil)
    let change = Change(from: start, to: end)
    #expect(change.amount.value == 45 && change.amount.unit == "min")
    #expect(change.amount.kind == .amount && change.saidPercent == nil)
  }

  /// No bar stands for a time of day.
  @Test func besideNamesTheyArePoints() throws {
    let chart = try readChart("Name,Bed\nAda,23:30\nBen,00:15\nCem,22:50\n")
    #expect(chart.type == .scatter && chart.xAxis.categories == ["Ada", "Ben", "Cem"])
    #expect(chart.yAxis.valueKind == .clock)
  }

  /// Ticks are whole hours, or parts of one that are whole minutes.
  @Test(arguments: [4, 8, 12]) func ticks(limit: Int) throws {
    let chart = try #require(try readCharts(Self.nights).last)
    let drawn = try #require(
      chart.drawnRange(of: chart.placedExtent, includesZero: false, tickLimit: limit))
    #expect(drawn.ticks.valueKind == .clock && drawn.ticks.values.count > 1)
    #expect(drawn.range.contains(1_370) && drawn.range.contains(1_455))
    for tick in drawn.ticks.values { #expect(tick == tick.rounded()) }
    #expect(!chart.hidesZero)
  }

  /// Events at times of day are counted by the hour, and never by the day.
  @Test func timesOfDayAreOfNoDay() throws {
    let chart = try readFirstChart("time,what\n8:00,a\n9:30,b\n12:10,a\n")
    #expect(chart.xAxis.kind == .date(.minute) && chart.series[0].count > 1)
  }

  /// The order of the rows, from the first rank; nobody takes their mean.
  @Test func ranksAreAnOrder() throws {
    let chart = try readChart("Name,Platz\nEve,5\nBen,2\nAda,1\nDora,4\nCem,3\n")
    #expect(chart.xAxis.categories == ["Ada", "Ben", "Cem", "Dora", "Eve"])
    #expect(chart.yAxis.valueKind == .rank)
    let isMean = chart.facts.contains { if case .mean = $0.fact { true } else { false } }
    #expect(!isMean)
  }
}
