import Charts
import Testing

@Suite struct SeriesSelectionTests {
  private func chart(_ names: String...) -> Chart {
    Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: names.map { Series(name: $0, x: [0], y: [1], isContinuous: true) })
  }

  @Test func soloLeavesTheOthersOut() {
    #expect(SeriesSelection(solo: ["B"]).silent(in: chart("A", "B", "C")) == [0, 2])
    #expect(SeriesSelection(solo: ["A", "C"]).silent(in: chart("A", "B", "C")) == [1])
  }

  @Test func aChartWithoutASoloSeriesIsHeardWhole() {
    #expect(SeriesSelection(solo: ["B"]).silent(in: chart("X", "Y")).isEmpty)
  }

  @Test func muteTakesPartInSolo() {
    #expect(
      SeriesSelection(solo: ["A", "B"], muted: ["A"]).silent(in: chart("A", "B", "C")) == [0, 2])
    #expect(SeriesSelection(muted: ["C"]).silent(in: chart("A", "B", "C")) == [2])
    #expect(SeriesSelection().silent(in: chart("A")).isEmpty)
  }

  @Test func namesWhatNoChartHas() {
    let deck = [chart("A"), chart("B")]
    #expect(SeriesSelection(solo: ["A"], muted: ["B"]).unknownName(in: deck) == nil)
    #expect(SeriesSelection(solo: ["A"], muted: ["Z"]).unknownName(in: deck) == "Z")
  }
}
