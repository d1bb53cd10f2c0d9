import Descriptions
import Testing

@testable import Charts

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

  /// Days that are series are called as the calendar of each language calls them, however a program wrote them.
  @Test(arguments: ["2012-03-01", "2012-03-01 00:00:00", "2012-03-01T00:00:00Z"])
  func daysAreCalledByTheCalendar(written: String) throws {
    let english = try #require(Languages.language("en"))
    let german = try #require(Languages.language("de"))
    var plain = chart("day \(written)", "other")
    plain.series[0].writtenDate = written
    plain.channels = Channels(x: "x", y: ["y"], series: "day", reason: .asked)
    let named = english.naming(plain)
    #expect(names(named) == ["March 1, 2012", "other"])
    #expect(names(german.renaming(named, from: english)) == ["1. März 2012", "other"])
    // An hour is no day.
    plain.series[0].writtenDate = "2012-03-01 07:00"
    #expect(names(english.naming(plain)) == ["day \(written)", "other"])
  }

  /// Nobody can tell "A is below A" from its contrary.
  @Test func aNameThatComesAgainHasANumber() throws {
    let english = try #require(Languages.language("en"))
    #expect(
      names(english.naming(chart("A", "A", "A 2", "B", "A"))) == ["A", "A 3", "A 2", "B", "A 4"])
    let named = english.naming(chart("A", "A"))
    #expect(english.naming(named) == named)
    var twins = chart("A", "A")
    for index in twins.series.indices {
      twins.series[index] = Series(
        name: "A", x: [0, 1, 2], y: [1, 2, 4].map { $0 + Double(index) * 10 }, isContinuous: true)
    }
    let details = twins.details(in: english).joined(separator: "\n")
    #expect(
      details.contains("A is below A 2 everywhere") && !details.contains("A is below A every"))
  }

  /// Rows without a value of what parts them are called so, in the words of each language: no voice says a dash.
  @Test func whatIsMissingIsCalledSo() throws {
    var plain = chart("kind A", "kind: —")
    plain.title = "city: —, sales"
    plain.channels = Channels(
      x: "day", y: ["sales"], series: "kind", split: "city", reason: .timesOfKinds)
    let (english, german) = (
      try #require(Languages.language("en")), try #require(Languages.language("de"))
    )
    let named = english.naming(plain)
    #expect(names(named) == ["kind A", "kind: missing"] && named.title == "city: missing, sales")
    #expect(english.naming(named) == named)
    let renamed = german.renaming(named, from: english)
    #expect(renamed == german.naming(plain) && names(renamed)[1] != "kind: missing")
    // A column that is called so keeps its values.
    #expect(names(english.naming(chart("kind: —", "B"))) == ["kind: —", "B"])
  }

  /// Measurements of a chart stay known where no name changes: of millions of points they take seconds.
  @Test func aChartThatKeepsItsNamesKeepsItsMeasurements() throws {
    let english = try #require(Languages.language("en"))
    let values = (0..<100_001).map { Double($0 % 7) }
    var measured = chart("A", "B")
    for index in measured.series.indices {
      measured.series[index] = Series(
        name: "\(index)", x: values.indices.map(Double.init), y: values, isContinuous: true)
    }
    #expect(!measured.isMeasured)
    _ = measured.measured()
    #expect(english.naming(measured).isMeasured)
  }

  @Test func namesFollowTheLanguage() throws {
    let english = try #require(Languages.language("en"))
    let japanese = try #require(Languages.language("ja"))
    let named = english.naming(chart("", "BOLT"))
    #expect(names(japanese.renaming(named, from: english)) == ["系列1", "BOLT"])
  }
}
