import Charts
import Testing

@testable import Descriptions

@Suite struct LinePassageTests {
  private func captions(_ values: [Double], type: ChartType = .line) -> [String] {
    var chart = Chart(
      type: type, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(
          name: "", x: values.indices.map(Double.init), y: values, isContinuous: type == .line)
      ])
    chart.referenceLines = [ReferenceLine(5, label: "limit")]
    return values.indices.map { point in
      English().text(
        .point(
          PointOutline(
            chart, at: PointReference(series: 0, point: point),
            comparedWith: point > 0 ? point - 1 : nil)))
    }
  }

  private func hasPassage(_ caption: String) -> String? {
    ["rises above limit", "falls below limit", "equal to limit"].first(where: caption.contains)
  }

  /// A value on the line is not past it, but heard to be there; the step that leaves it is past.
  @Test func theStepPastALineSaysSo() {
    let told = captions([3, 6, 7, 5, 4, 5, 6, .nan, 2]).map(hasPassage)
    #expect(
      told == [
        nil, "rises above limit", nil, "equal to limit", "falls below limit", "equal to limit",
        "rises above limit", nil, nil,
      ])
  }

  /// A month is one in whichever language its table names it.
  @Test func monthsOfOtherLanguagesHaveTheirWord() {
    let places = ["Jul", "Dic", "agosto", "Mrz", "Set"].map { English().at(.category($0)) }
    #expect(places == ["in Jul", "in Dic", "in agosto", "in Mrz", "at Set"])
  }

  /// A drop between two times of day is one of minutes, which no clock says.
  @Test func distancesOfClocksKeepTheirUnit() {
    var chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "", x: [0, 1, 2], y: [40_000, 41_000, 20_000], isContinuous: true)])
    chart.yAxis.valueKind = .clock
    let drop = PointOutline(
      chart, at: PointReference(series: 0, point: 2), reachedBy: .landmark(.drop, nil))
    #expect(English().text(.point(drop)).hasSuffix(" min"))
  }

  /// Things without an order have no step: each says its side.
  @Test func thingsSayTheirSide() {
    let told = captions([3, 6, 5], type: .scatter)
    #expect(told.map { $0.hasSuffix("2 below limit") } == [true, false, false])
    #expect(told[1].hasSuffix("1 above limit"))
    #expect(told[2].hasSuffix("equal to limit"))
  }
}
