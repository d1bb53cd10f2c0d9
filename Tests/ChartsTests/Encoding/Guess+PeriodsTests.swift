import Testing

@testable import Charts
@testable import Tables

/// Tables over periods that are written in no form of a date.
@Suite struct GuessPeriodsTests {
  private func weeks(_ count: Int) -> String {
    tableText("week,cases", count) { "KW \($0 % 52 + 1)/\(2019 + $0 / 52),\($0 * 37 % 101)" }
  }

  /// Many periods are a course from the first to the last, and none is left out.
  @Test func manyPeriodsAreALine() throws {
    let chart = try readFirstChart(weeks(120))
    #expect(chart.type == .line && chart.series[0].count == 120)
    #expect(chart.xAxis.title == "week" && chart.notes.isEmpty)
  }

  @Test func fewPeriodsAreBars() throws {
    let chart = try readFirstChart(weeks(8))
    #expect(chart.type == .bar && chart.series[0].count == 8)
  }

  @Test func severalMeasuresAreLines() throws {
    let text = tableText("season,home,away", 9) {
      "\(2010 + $0)/\(11 + $0),\($0 * 7 % 11),\($0 * 5 % 11)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .line && chart.series.count == 2)
  }
}
