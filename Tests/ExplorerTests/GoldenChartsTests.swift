import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// Everything that is said of a chart, in every language, kept beside the tests to be read.
@Suite struct GoldenChartsTests {
  @Test(arguments: try GoldenChart.all(), Languages.all.map(\.tag))
  func saysWhatIsKept(golden: GoldenChart, tag: String) throws {
    let language = try #require(Languages.language(tag))
    let chart = golden.chart
    func model() -> Model { Fixtures.model(chart, settings: Settings(languageTag: tag)) }
    var describing = model()
    var descriptions = try describing.hear("3<Enter>").suffix(1)
    for _ in chart.descriptionItems.dropFirst() {
      descriptions += try describing.hear("<Down><Enter>").suffix(1)
    }
    var walking = model()
    let lines =
      [model().caption.text(in: language), "", "# \(language.text(.mode(.details)))"]
      + chart.facts.map { language.text($0.fact) }
      + ["", "# \(language.text(.mode(.describe)))"] + descriptions
      + ["", "# \(language.text(.mode(.values)))"] + (try walking.hear(golden.walk))
    try Snapshot.expect(lines, named: "\(golden.name).\(tag)", in: "GoldenCharts")
  }

  /// Two charts of one name would keep one file.
  @Test func namesAreUnique() throws {
    let names = try GoldenChart.all().map(\.name)
    #expect(Set(names).count == names.count)
  }
}
