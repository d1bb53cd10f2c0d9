import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// The names stand in the order of the lines' ends.
@Suite struct LegendViewTests {
  private func chart(_ ends: [Double?]) -> Chart {
    Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: ends.enumerated().map { index, end in
        Series(
          name: "s\(index)", x: [0, 1, 2], y: [Double(index), 50, end ?? .nan],
          isContinuous: true)
      })
  }

  private func rows(_ ends: [Double?], rows: Int = 24) throws -> [(series: Int, row: Int)] {
    let model = Fixtures.model(chart(ends), columns: 100, rows: rows)
    var layout = Layout(of: model, model.size)
    let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
    return LegendView.rows(of: model.shown, in: area)
  }

  @Test func theOrderOfTheNamesIsTheOrderOfTheLines() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let ends = (0..<8).map { _ in Double.random(in: 0...100, using: &random).rounded() }
      let placed = try rows(ends)
      #expect(placed.map(\.series).count == 8)
      #expect(zip(placed, placed.dropFirst()).allSatisfy { $0.row < $1.row })
      #expect(zip(placed, placed.dropFirst()).allSatisfy { ends[$0.series] >= ends[$1.series] })
    }
  }

  /// The lowest of many lines that end close together is not pushed above the others.
  @Test func theLowestStandsLowest() throws {
    let placed = try rows([143, 121, 12.5, 7.6, 22.5, 2.8, 0.55, 15.9])
    #expect(placed.last?.series == 6)
    #expect(placed.map(\.series) == [0, 1, 4, 7, 2, 3, 5, 6])
  }

  @Test func whatHasNoValueComesLast() throws {
    let model = Fixtures.model(
      Chart(
        type: .line, xAxis: Axis(), yAxis: Axis(),
        series: [
          Series(name: "none", x: [0, 1], y: [.nan, .nan], isContinuous: true),
          Series(name: "some", x: [0, 1], y: [1, 2], isContinuous: true),
        ]), columns: 100, rows: 24)
    var layout = Layout(of: model, model.size)
    let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
    #expect(LegendView.rows(of: model.shown, in: area).map(\.series) == [1, 0])
  }

  @Test(
    arguments: [
      ([], []), ([3], [3]), ([0, 0, 0], [0, 1, 2]), ([9, 9, 9], [7, 8, 9]),
      ([4, 4, 4], [3, 4, 5]), ([1, 2, 5, 5, 9], [1, 2, 5, 6, 9]),
    ] as [([Int], [Int])])
  func rowsAreSpread(wanted: [Int], given: [Int]) {
    let rows = wanted.spread(in: 0...9)
    #expect(rows.count == given.count)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 })
    #expect(rows.allSatisfy { (0...9).contains($0) })
    #expect(zip(rows, given).allSatisfy { abs($0 - $1) <= 1 })
  }
}
