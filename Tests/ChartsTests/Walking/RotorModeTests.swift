import Charts
import Testing

struct RotorModeTests {
  @Test func modesAreARing() {
    #expect(RotorMode.audioGraph.next == .details)
    #expect(RotorMode.details.next == .describe)
    #expect(RotorMode.describe.next == .values)
    #expect(RotorMode.values.next == .table)
    #expect(RotorMode.table.next == .audioGraph)
    for mode in RotorMode.allCases { #expect(mode.next.previous == mode) }
  }

  @Test func oneSeriesIsPlayedWhole() {
    #expect(Samples.chart(.line, [1]).audioItems == [.inTurn, .legend])
  }

  @Test func severalSeriesArePlayedInTurnTogetherAndAlone() {
    #expect(
      Samples.chart(.line, [1], [2]).audioItems
        == [.inTurn, .together, .series(0), .series(1), .legend])
  }

  @Test func everySeriesIsDescribedAndCompared() {
    #expect(Samples.chart(.line).descriptionItems == [.chart])
    #expect(Samples.chart(.line, [1]).descriptionItems == [.chart, .series(0)])
    #expect(
      Samples.chart(.line, [1], [2], [3]).descriptionItems
        == [
          .chart, .series(0), .series(1), .series(2), .comparison(0, 1), .comparison(0, 2),
          .comparison(1, 2),
        ])
  }

  @Test func manySeriesAreComparedWithTheFirst() {
    let chart = Samples.chart(.line, [1], [2], [3], [4], [5])
    let comparisons = chart.descriptionItems.filter {
      if case .comparison = $0 { true } else { false }
    }
    #expect(comparisons == (1..<5).map { .comparison(0, $0) })
  }
}
