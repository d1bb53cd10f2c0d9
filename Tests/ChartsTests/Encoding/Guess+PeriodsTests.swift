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

  /// Periods of which some are left out are as far apart as in time, and said as they were written.
  @Test func periodsThatAreLeftOut() throws {
    let text = "KW,n\nKW 5/2020,1\nKW 6/2020,2\nKW 9/2020,30\nKW 10/2020,31\nKW 11/2020,20\n"
    let chart = try readFirstChart(text)
    #expect(chart.type == .line && chart.xAxis.kind == .date(.day))
    let x = chart.series[0].x.map { ($0 - chart.series[0].x[0]) / 604_800 }
    #expect(x == [0, 1, 4, 5, 6])
    #expect(chart.place(chart.series[0].x[2]) == .category("KW 9/2020"))
    let rises = chart.facts.compactMap { row -> [Place]? in
      guard case .largestRise(_, from: let from?, let place, _, series: _) = row.fact else {
        return nil
      }
      return [from, place]
    }
    // Nobody knows in which of the weeks that are left out it rose.
    #expect(rises.isEmpty)
  }

  @Test func severalMeasuresAreLines() throws {
    let text = tableText("season,home,away", 9) {
      "\(2010 + $0)/\(11 + $0),\($0 * 7 % 11),\($0 * 5 % 11)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .line && chart.series.count == 2)
  }
}
