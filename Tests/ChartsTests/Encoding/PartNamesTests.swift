import Testing

@testable import Charts
@testable import Tables

struct PartNamesTests {
  @Test(
    arguments: [
      (["0", "1"], ["sex 0", "sex 1"]), (["m", "f"], ["sex m", "sex f"]),
      (["true", "False"], ["sex true", "sex False"]), (["yes", "no", ""], ["sex yes", "sex no"]),
      (["18-24", "25+"], ["sex 18-24", "sex 25+"]), (["Rome", "3"], ["sex Rome", "sex 3"]),
      (["male", "female"], nil), (["IBM", "Q1 in Rome", "Bergen"], nil), (["男", "女"], nil),
      (["é"], ["sex é"]), (["Canada", "U.S.", "N. America"], nil),
      (["I", "II"], ["sex I", "sex II"]), (["A.", "B."], ["sex A.", "sex B."]),
    ] as [([String], [String]?)])
  func valuesThatAreNoWordsAreNamedWithTheirColumn(values: [String], names: [String]?) {
    let parts = PartNames(of: "sex", values)
    #expect(values.filter { !$0.isEmpty }.map(parts.name) == names ?? values)
  }

  private func charts(_ change: (inout Encoding) -> Void) throws -> [Chart] {
    var encoding = Encoding()
    change(&encoding)
    let text = "day,sex,n\n2024-01-01,0,3\n2024-01-02,0,4\n2024-01-01,1,5\n2024-01-02,1,9\n"
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    return try encoding.charts(of: document)
  }

  @Test func seriesSayTheirColumnAndSoDoTheDetails() throws {
    let chart = try #require(try charts { $0.series = "sex" }.first)
    #expect(chart.series.map(\.name) == ["sex 0", "sex 1"])
    #expect(chart.facts.map(\.fact).contains(.seriesOf("sex", count: 2)))
  }

  @Test func chartsOfASplitSayTheirColumnAndSoDoTheDetails() throws {
    let charts = try charts { $0.split = "sex" }
    #expect(charts.map(\.title) == ["sex 0", "sex 1"])
    #expect(charts[1].facts.map(\.fact).contains(.partOf("sex", value: "1")))
    #expect(charts[0].originFacts == [.partOf("sex", value: "0")])
  }

  @Test func theOthersAreNoValue() {
    let parts = PartNames(of: "cylinders", ["4", "6", "others"], others: "others")
    #expect(["4", "others"].map(parts.name) == ["cylinders 4", "others"])
    #expect(PartNames(of: "city", ["Rome", "o"], others: "o").name(of: "Rome") == "Rome")
  }

  @Test func aColumnWithoutANameSaysNothing() {
    #expect(PartNames(of: "3", ["0", "1"]).name(of: "0") == "0")
  }

  @Test func namesThatSayNothingNeedTheTitleOfTheirAxis() {
    let bare = ["0", "4", "yes", "18-24"]
    #expect(bare.filter(\.needsColumn) == bare)
    #expect(!["", "—", "Rome", "B", "Q3", "2012", "1990-94", "東京"].contains { $0.needsColumn })
    func bars(_ title: String?, _ names: [String]) -> Chart {
      Chart(
        type: .bar, xAxis: Axis(title: title, kind: .category(names)), yAxis: Axis(),
        series: [Samples.series([1, 2], isContinuous: false)])
    }
    #expect(bars("sex", ["0", "1"]).namedPlace(of: 0, at: 1) == .category("sex 1"))
    #expect(bars("sex", ["male", "female"]).namedPlace(of: 0, at: 1) == .category("female"))
    #expect(bars(nil, ["0", "1"]).namedPlace(of: 0, at: 1) == .category("1"))
    #expect(bars("value", ["0", "1"]).namedPlace(of: 0, at: 1) == .category("1"))
  }

  @Test func whatIsMissingIsNamedByItsColumn() {
    #expect(PartNames(of: "sex", ["male", ""]).name(of: "").hasPrefix("sex: "))
  }

  /// "Brown" does not say of what.
  @Test func titlesSayTheirColumn() {
    let eyes = PartNames(of: "Eye", ["Brown", "Blue"], others: "others")
    #expect(["Brown", "", "others"].map(eyes.title) == ["Eye: Brown", "Eye: —", "others"])
    #expect(PartNames(of: "sex", ["0", "1"]).title(of: "0") == "sex 0")
    #expect(PartNames(of: "group", ["Group A"]).title(of: "Group A") == "Group A")
  }
}
