import Charts
import Testing

@testable import Descriptions

@Suite struct PointOutlineTests {
  /// A place whose name is no word is told with the title of its axis; a word says enough by itself.
  @Test(arguments: [
    ("no", "kids no, 5"), ("4", "kids 4, 5"), ("<18", "kids <18, 5"), ("Q1", "Q1, 5"),
    ("few", "few, 5"),
  ])
  func aPlaceThatIsNoWordHasItsTitle(name: String, told: String) throws {
    let chart = Chart(
      type: .bar, xAxis: Axis(title: "kids", kind: .category([name, "many"])), yAxis: Axis(),
      series: [Series(name: "", x: [0, 1], y: [5, 6], isContinuous: false)])
    let point = PointOutline(chart, at: PointReference(series: 0, point: 0))
    let language = try #require(Languages.language("en"))
    #expect(language.text(.point(point)) == told)
  }

  /// The question of a survey is not said with each answer.
  @Test func aLongTitleIsNotSaidWithEachPlace() throws {
    let chart = Chart(
      type: .bar,
      xAxis: Axis(title: "What is your age group?", kind: .category(["18-24", "25-34"])),
      yAxis: Axis(), series: [Series(name: "", x: [0, 1], y: [5, 6], isContinuous: false)])
    let point = PointOutline(chart, at: PointReference(series: 0, point: 1))
    let language = try #require(Languages.language("en"))
    #expect(language.text(.point(point)) == "25-34, 6")
  }
}
