import Testing

@testable import Charts

/// Charts of a value for each pair of two kinds of names.
@Suite struct GuessCrossedNamesTests {
  private func crossed(_ directions: Int, _ strengths: Int) -> String {
    tableText("direction,strength,frequency", directions * strengths) {
      let (one, other) = ($0 / strengths, $0 % strengths)
      return
        "\(["North", "East", "South", "West"][one % 4])\(["", "er", "ish", "most"][one / 4]),\(["a", "b", "c", "d", "e", "f", "g", "h"][other])mild,\($0 * 37 % 23).5"
    }
  }

  /// Bars of which no usual screen has all side by side are cells first, and bars behind them.
  @Test func manyPairsAreCells() throws {
    let chart = try readFirstChart(crossed(16, 8))
    #expect(chart.type == .heatMap)
    #expect(chart.series.count == 8 && chart.series.allSatisfy { $0.count == 16 })
    let choices = try Encoding().suggestions(of: readDocument(crossed(16, 8)))
    #expect(choices.prefix(2).map(\.first?.type) == [.heatMap, .groupedBar])
    // Asked for, bars stay bars.
    #expect(try readFirstChart(crossed(16, 8)) { $0.type = .groupedBar }.type == .groupedBar)
  }

  /// Those that stand side by side stay bars, and so do groups of few.
  @Test(arguments: [(8, 8), (16, 3), (4, 8)])
  func fewPairsAreBars(directions: Int, strengths: Int) throws {
    #expect(try readFirstChart(crossed(directions, strengths)).type == .groupedBar)
  }
}
