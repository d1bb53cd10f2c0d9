import Charts
import Descriptions
import Testing

struct SeriesNamesTests {
  private func chart(_ names: String...) -> Chart {
    Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: names.map { Series(name: $0, x: [0], y: [1], isContinuous: true) })
  }

  private func names(_ chart: Chart) -> [String] { chart.series.map(\.name) }

  @Test func ofSeveralSeriesEachHasAName() throws {
    let english = try #require(Languages.language("en"))
    #expect(names(english.naming(chart("", "BOLT", ""))) == ["Series 1", "BOLT", "Series 3"])
    // One that is alone needs none.
    #expect(names(english.naming(chart(""))) == [""])
  }

  @Test func namesFollowTheLanguage() throws {
    let english = try #require(Languages.language("en"))
    let japanese = try #require(Languages.language("ja"))
    let named = english.naming(chart("", "BOLT"))
    #expect(names(japanese.renaming(named, from: english)) == ["系列1", "BOLT"])
  }
}
