import Testing

@testable import Charts
@testable import Tables

/// Points of few different values would lie on each other.
@Suite struct GuessLatticesTests {
  @Test func twoFewAreCountedInCells() throws {
    let text = tableText("age,years", 400) { row in
      let age = row % 6
      return
        "\([17.5, 22, 27, 32, 37, 42][age]),\([0.5, 2.5, 6, 9, 13, 16.5, 23][min(age + row / 6 % 3 * (row / 18 % 2), 6)])"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .heatMap && chart.channels?.reason == .fewValues)
    let all = chart.series.flatMap { series in series.y.elements.filter(\.isFinite) }
    #expect(all.reduce(0, +) == 400)
  }

  /// The one with few values stands along x, whichever comes first.
  @Test func oneFewHasBoxes() throws {
    for isFirst in [true, false] {
      let text = tableText(isFirst ? "volt,hours" : "hours,volt", 44) { row in
        let volt = [5, 7, 10, 15][row % 4]
        let hours = 9_000 / volt + row * 37 % 211
        return isFirst ? "\(volt),\(hours)" : "\(hours),\(volt)"
      }
      let chart = try readFirstChart(text)
      #expect(chart.type == .box && chart.xAxis.title == "volt" && chart.yAxis.title == "hours")
    }
  }

  @Test func askedPointsStayPoints() throws {
    let text = tableText("volt,hours", 44) { row in "\([5, 7, 10, 15][row % 4]),\(row * 37 % 211)" }
    #expect(try readFirstChart(text) { $0.type = .scatter }.type == .scatter)
  }
}
