import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessSharesTests {
  private let days = ["Monday", "Wednesday", "Friday"]

  @Test func theShareOfYesIsToldWhereGroupsAreAsLarge() throws {
    let text = tableText("Subject,Time,Energetic", 60) { row in
      "\(row % 20 + 1),\(days[row / 20]),\(row % (row / 20 + 2) == 0 ? 1 : 0)"
    }
    let chart = try readChart(text)
    #expect(chart.xAxis.categories == days && chart.channels?.aggregate == .mean)
    #expect(chart.series[0].y[0] == 0.5 && chart.series[0].name == "Energetic")
  }

  @Test func groupsOfDifferentSizesAreCounted() throws {
    let text = tableText("Subject,Time,Energetic", 60) { row in
      "\(row + 1),\(days[row / 25]),\(row % 3 == 0 ? 1 : 0)"
    }
    #expect(try readChart(text).channels?.aggregate == .count)
  }

  @Test func outcomesAreCountedAtEachVisitForEachTreatment() throws {
    let weeks = [0, 2, 4, 6, 11]
    let text = tableText("y,week,ID,trt", 100) { row in
      let id = row / 5
      return
        "\((row * 7 + id) % 3 == 0 ? "n" : "y"),\(weeks[row % 5]),X\(id),\(["drug", "placebo"][id % 2])"
    }
    let charts = try readCharts(text)
    #expect(charts.map(\.title) == ["trt: drug", "trt: placebo"] && charts[0].type == .stackedBar)
    #expect(charts[0].xAxis.categories == weeks.map(String.init))
    #expect(charts[0].notes.contains(.counted(50)))
  }
}
