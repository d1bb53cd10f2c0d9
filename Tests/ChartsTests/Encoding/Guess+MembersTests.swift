import Testing

@testable import Charts
@testable import Tables

/// Tables of several members of which each has a course, or none.
@Suite struct GuessMembersTests {
  /// A time at which each step of a run began or ended; how long it took stands where it ended.
  private func run(_ steps: [String], times: Int) -> String {
    var clock = 0
    return (0..<times).reduce("time,step,state,duration\n") { text, number in
      steps.enumerated().reduce(text) { text, step in
        let lapse = 7 + step.offset * step.offset * 9 + number
        let start = clock
        clock += lapse
        return text
          + "2026-11-20T08:\(10 + start / 50):\(10 + start % 50)Z,\(step.element),started,\n"
          + "2026-11-20T08:\(10 + clock / 50):\(10 + clock % 50)Z,\(step.element),finished,\(lapse)s\n"
      }
    }
  }

  /// Lines of a point each are none: the steps of a run are compared.
  @Test(arguments: [1, 2]) func stepsOfOneRunAreBars(times: Int) throws {
    let chart = try readFirstChart(run(["fetch", "build", "lint", "test", "pack"], times: times))
    #expect(chart.type == .bar && chart.series.count == 1)
    #expect(chart.channels?.x == "step" && chart.channels?.y == ["duration"])
    #expect(
      chart.notes.contains(.aggregated(.mean, rows: 2...2)) == (times == 2),
      "\(chart.notes)")
  }

  /// Members that were measured again and again stay lines.
  @Test func membersOfManyTimesAreLines() throws {
    let text = tableText("time,step,duration", 30) {
      "2026-11-\($0 / 3 + 10),s\($0 % 3),\(4 + $0 * $0 % 17)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .line && chart.series.count == 3)
  }

  /// Two times are an axis of two points, however few they are.
  @Test func twoTimesAreLines() throws {
    let text = tableText("year,team,points", 10) {
      "\(2001 + $0 % 2 * 4),\(["a", "b", "c", "d", "e"][$0 / 2]),\(40 + $0 * 7 % 23)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.series.allSatisfy { $0.y.count == 2 } || chart.type == .bar)
  }
}
