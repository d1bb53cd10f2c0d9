import Testing

@testable import Charts

struct ViolinPlotTests {
  private let low = (0..<20).map { 4 + Double($0 % 5) * 0.5 }
  private let high = (0..<20).map { 20 + Double($0 % 5) * 0.5 }

  private func chart(_ values: [Double]..., type: ChartType = .violin) -> Chart {
    let names = values.enumerated().flatMap { index, values in
      values.map { _ in ["a", "b"][index] }
    }
    let y = values.flatMap(\.self)
    return Chart(
      type: .bar, xAxis: Axis(kind: .category(names)), yAxis: Axis(),
      series: [Series(name: "", x: y.indices.map(Double.init), y: y, isContinuous: false)]
    ).arranged(as: type)
  }

  /// A violin is a box with a shape: what is heard, walked and measured is the same.
  @Test func isABoxToTheEar() throws {
    let (violin, box) = (chart(low + high, low), chart(low + high, low, type: .box))
    #expect(violin.series == box.series)
    #expect(violin.audibleSeries == box.audibleSeries)
    let point = PointReference(series: 0, point: 0)
    #expect(violin.details(of: point) == box.details(of: point))
    let records = try #require(violin.records(of: violin.series[0]))
    #expect(records.name == "violins")
    #expect(
      records.records.map { $0.dropLast() }
        == box.records(of: box.series[0])?.records.map { $0[...] })
    // A program reads the peaks that are said.
    let said = violin.facts.compactMap { row -> [Double]? in
      if case .densest(let peaks, _, _) = row.fact { peaks.map(\.value) } else { nil }
    }
    #expect(!said.isEmpty)
    #expect(records.records.map(\.last) == said.map { .init("peaks", all: $0) })
  }

  @Test func theShapeReachesFromTheLowestToTheHighestValue() throws {
    let chart = chart(low + high, low)
    let plot = Plot(chart, resolution: 200, tickLimit: 5)
    let marks = chart.marks(on: plot).filter { $0.point == 0 && $0.part == .area }
    try #require(marks.count == 1)
    guard case .region(.polygon(let corners), _) = marks[0].geometry else {
      Issue.record("no polygon")
      return
    }
    #expect(abs((corners.map(\.y).min() ?? 0) - plot.row(of: 4)) < 1e-9)
    #expect(abs((corners.map(\.y).max() ?? 0) - plot.row(of: 22)) < 1e-9)
    // Both sides are alike, and it is slim between the two groups.
    let middle = plot.column(of: 0)
    let sum = corners.reduce(0) { $0 + $1.x - middle }
    #expect(abs(sum) < 1e-9)
    let between = corners.filter { abs($0.y - plot.row(of: 13)) < 0.02 }.map { abs($0.x - middle) }
    let widest = corners.map { abs($0.x - middle) }.max() ?? 0
    #expect((between.max() ?? 1) < widest / 3)
  }

  @Test func whereValuesGatherIsSaid() {
    let facts = chart(low + high, low).facts.map(\.fact)
    let densest = facts.compactMap { fact -> (Int, Place)? in
      if case .densest(let values, let place, _) = fact { (values.count, place) } else { nil }
    }
    #expect(densest.map(\.0) == [2, 1])
    #expect(densest.map(\.1) == [.category("a"), .category("b")])
    #expect(
      !chart([1, 2, 3, 9]).facts.contains { if case .densest = $0.fact { true } else { false } })
  }

  /// Values that are all alike have a box and no shape.
  @Test func alikeValuesAreABox() {
    let chart = chart([3, 3, 3], [1, 2])
    let marks = chart.marks(on: Plot(chart, resolution: 200, tickLimit: 5))
    #expect(!marks.contains { $0.point == 0 && $0.part == .area })
    #expect(marks.contains { $0.point == 0 && $0.part == .box })
    #expect(marks.contains { $0.point == 1 && $0.part == .area })
  }
}
