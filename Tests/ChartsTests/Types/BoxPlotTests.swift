import Sonification
import Testing

@testable import Charts

struct BoxPlotTests {
  private let chart = Chart(
    type: .bar,
    xAxis: Axis(kind: .category(["B", "P", "B", "P", "B", "B", "P", "P", "B", "R"])), yAxis: Axis(),
    series: [Samples.series([12, 8, 14, 9, 15, 17, 10, 11, 40, .nan], isContinuous: false)]
  ).arranged(as: .box)

  /// Cells without a value are in no box, and that is said.
  @Test func missingValuesAreSaid() throws {
    let chart = try readChart("g,v\na,1\na,\na,3\nb,4\nb,NA\nb,5\nb,6\n") {
      ($0.type, $0.x, $0.y) = (.box, "g", ["v"])
    }
    #expect(chart.notes.contains(.missingValues(2)))
  }

  /// The list of places to go to has as many as there are boxes with values beyond their whiskers.
  @Test func boxesWithOutliersAreGoneTo() {
    #expect(chart.landmarks(.outlier, in: 0) == [0])
    #expect(chart.next(.outlier, in: 0, from: nil, by: 1) == 0)
  }

  /// Medians that lie apart from many others are no outliers, which are values beyond the whiskers.
  @Test func mediansAreNoOutliers() throws {
    let rows = (0..<20).flatMap { box in (0..<9).map { "k\(box),\($0 + (box < 2 ? 5 : 50))\n" } }
    let chart = try readFirstChart("kind,size\n" + rows.joined()) { $0.type = .box }
    #expect(chart.type == .box && chart.series[0].count == 20)
    #expect(chart.features(of: 0).outliers.isEmpty)
    #expect(!chart.facts.map(\.fact).contains { if case .outliers = $0 { true } else { false } })
  }

  @Test func categoriesThatComeAgainAreGroups() {
    #expect(chart.xAxis.categories == ["B", "P", "R"])
    let series = chart.series[0]
    // Of 12, 14, 15, 17, 40 and of 8, 9, 10, 11.
    #expect(series.y.part(0..<2) == [15, 9.5] && series.y[2].isNaN)
    #expect(series.values(.upperQuartile).prefix(2) == [17, 10.25])
    #expect(series.values(.lowerQuartile).prefix(2) == [14, 8.75])
    #expect(series.values(.upperWhisker).prefix(2) == [17, 11])
    #expect(series.values(.lowerWhisker).prefix(2) == [12, 8])
    #expect(series.additional(.outlier).first?.values == [40])
    #expect(chart.yExtent == 8...40)
  }

  /// 9.5 would be said as 10 among whole numbers; what is whole needs no zeros.
  @Test func quartilesHaveTheDigitsTheyNeed() {
    let parts = Samples.chart(.line, [1, 2]).arranged(as: .box)
      .details(of: PointReference(series: 0, point: 0)).parts
    #expect(parts.compactMap(\.quantity?.value) == [2, 1.75, 1.5, 1.25, 1])
    #expect(parts.compactMap(\.quantity?.fractionDigits) == [0, 2, 1, 2, 0])
    let third = chart.quantity(1.0 / 3)
    #expect(third.fractionDigits == 0)
  }

  @Test func otherwiseEverySeriesIsABox() {
    let chart = Samples.chart(.line, [1, 2, 3], [5, 7, 9, 30]).arranged(as: .box)
    #expect(chart.xAxis.categories == ["A", "B"])
    #expect(chart.series.map(\.y) == [[2, 8]])
    #expect(chart.arranged(as: .box) == chart)
  }

  @Test func aCategoryThatComesOnceIsNoGroup() {
    let chart = Chart(
      type: .bar, xAxis: Axis(kind: .category(["Feb"])), yAxis: Axis(),
      series: [Samples.series([5], isContinuous: false)]
    ).arranged(as: .box)
    #expect(chart.xAxis.categories == ["A"])
  }

  @Test func partsAreWalkedFromTheTopDown() {
    let details = chart.details(of: PointReference(series: 0, point: 0))
    #expect(details.valueName == .median)
    #expect(
      details.parts.map(\.name) == [
        .upperWhisker, .upperQuartile, .median, .lowerQuartile, .lowerWhisker, .outlier,
      ])
    #expect(details.parts.compactMap(\.quantity?.value) == [17, 17, 15, 14, 12, 40])
    #expect(details.outlierCount == 1)
    #expect(chart.details(of: PointReference(series: 0, point: 2)).parts.isEmpty)
  }

  @Test func allOfABoxIsHeard() {
    let audible = chart.audibleSeries[0]
    #expect(audible.pointCount == 2)
    let expected = [17, 17, 15, 14, 12, 40, 11, 10.25, 9.5, 8.75, 8].map { ($0 - 8) / 32 }
    #expect(zip(audible.y, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    // The third has no values: one gap.
    #expect(audible.y.count == 12 && audible.y[11].isNaN)
    #expect(chart.heights(of: PointReference(series: 0, point: 1)).count == 5)
  }

  /// A crowded box is not left out: the pass has every box, of many outliers the farthest ones.
  @Test func everyBoxIsHeard() throws {
    var rows = "kind,value\n"
    for kind in 0..<7 {
      for value in 1...120 { rows += "k\(kind),\(100 + value % 10)\n" }
      for outlier in 0..<kind * 2 { rows += "k\(kind),\(300 + 10 * outlier)\n" }
    }
    let chart = try readChart(rows) { ($0.type, $0.x, $0.y) = (.box, "kind", ["value"]) }
    #expect(chart.series[0].additional(.outlier).first?.values.count == 42)
    let audible = chart.audibleSeries[0]
    let medians = chart.heights(of: chart.series[0].y.elements)
    #expect(audible.mainNotes.map { audible.y[$0] } == medians)
    let score = Score(chart.audibleSeries, settings: SonificationSettings(preset: .natural))
    #expect(score.pointCount == 7 && score.playedCount == 7)
    #expect(score.noteCount == 5 * 7 + 42 && score.playedNoteCount < score.noteCount)
    let frequencies = score.tones.map(\.frequency)
    #expect(abs((frequencies.max() ?? 0) - 2000) < 1e-6)
    #expect(abs((frequencies.min() ?? 0) - 200) < 1e-6)
  }

  @Test func boxWhiskersMedianAndOutliersAreDrawn() throws {
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let marks = chart.marks(on: plot)
    #expect(marks.count == 4 + 3)
    #expect(marks.prefix(4).map(\.part) == [.whisker, .box, .median, .outlier])
    #expect(marks.map(\.point) == [0, 0, 0, 0, 1, 1, 1])
    #expect(marks[0].line.map(\.y) == [plot.row(of: 12), plot.row(of: 17)])
    let (box, median) = (try #require(marks[1].rectangle), try #require(marks[2].rectangle))
    #expect((box.bottom, box.top) == (plot.row(of: 14), plot.row(of: 17)))
    #expect((median.bottom, median.top) == (plot.row(of: 15), plot.row(of: 15)))
    #expect([marks[1].shade, marks[2].shade] == [.light, .full])
    let outlier = PlotPoint(x: (box.left + box.right) / 2, y: plot.row(of: 40))
    #expect(marks[3].geometry == .dot(outlier))
    #expect(chart.focus(at: PointReference(series: 0, point: 0), on: plot) == marks[2])
  }

  @Test func factsCompareTheMedians() {
    func quantity(_ value: Double) -> Quantity {
      Quantity(value, fractionDigits: value == 9.5 ? 1 : 0)
    }
    let facts = chart.facts.map(\.fact)
    #expect(facts.contains(.part(.median, .highest(quantity(15), .category("B"), series: nil))))
    #expect(facts.contains(.part(.median, .lowest(quantity(9.5), .category("P"), series: nil))))
    #expect(facts.contains(.largestSpread(quantity(3), .category("B"), series: nil)))
    #expect(
      facts.contains(.outliers(1, farthest: quantity(40), .category("B"), series: nil)))
    #expect(facts.last == .quartileMethod)
    let boxes = facts.compactMap { fact -> (Place, Int)? in
      if case .box(let place, let values, _, _) = fact { (place, values) } else { nil }
    }
    #expect(boxes.map(\.0) == [.category("B"), .category("P")])
    #expect(boxes.map(\.1) == [5, 4])
    // Boxes of one value each have no height to compare.
    let flat = Samples.chart(.line, [3], [5]).arranged(as: .box)
    #expect(
      !flat.facts.contains { if case .largestSpread = $0.fact { true } else { false } })
  }
}
