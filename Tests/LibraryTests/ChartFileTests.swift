import Charts
import Descriptions
import Foundation
import Testing

/// Files that a program opens, and what it is told of those that it cannot.
@Suite struct ChartFileTests {
  private func words(_ body: () throws(Problem) -> [Chart]) -> String {
    do throws(Problem) {
      return "\(try body().count) charts"
    } catch {
      return Languages.all[0].text(error)
    }
  }

  @Test func whatIsAskedForIsRead() throws {
    let file = try CSVFile(
      """
      ACME;x;03.01.2020;1,5
      ACME;x;04.01.2020;2,5
      CHIP;x;05.01.2020;900,5
      BOLT;x;06.02.2020;3,5

      """)
    let chart = try #require(try meanPrices(ofFile: file.path).first)
    #expect(chart.series.map(\.name) == ["ACME", "BOLT"])
    #expect(chart.series.map(\.y) == [[2], [3.5]])
    #expect(chart.xAxis.kind == .date(.month))
  }

  @Test func columnsBecomeChartsAndSeries() throws {
    let file = try CSVFile(
      "day,city,kind,n\n1,Rome,a,1\n2,Rome,b,2\n1,Oslo,a,3\n2,Oslo,b,4\n")
    let charts = try [Chart](
      contentsOfFile: file.path,
      encoding: [.x: ["day"], .y: ["n"], .split: ["city"], .type: ["bar"]])
    #expect(charts.map(\.title) == ["city: Rome", "city: Oslo"])
    #expect(charts.map { $0.series[0].y } == [[1, 2], [3, 4]])
  }

  @Test func timesOfDayAreOfTheirZone() throws {
    let file = try CSVFile("time,y\n2024-06-01 12:00,1\n2024-06-01 13:00,2\n")
    let chart = try #require(
      try [Chart](
        contentsOfFile: file.path, options: ReadingOptions(timeZone: "Europe/Berlin")
      ).first)
    #expect(chart.series[0].x.first == 1_717_236_000)
  }

  @Test func adviceIsWhatAProgramCanFollow() throws {
    let file = try CSVFile("1,2\n")
    let told = words { () throws(Problem) in
      try [Chart](contentsOfFile: file.path, options: ReadingOptions(hasHeader: true))
    }
    #expect(told.hasSuffix("add rows, or use hasHeader: false"), "\(told)")
  }

  @Test func optionsThatCannotBeAreNamed() {
    func told(
      _ options: ReadingOptions = ReadingOptions(), _ encoding: [EncodingSetting: [String]] = [:]
    ) -> String {
      words { () throws(Problem) in
        try [Chart](contentsOfFile: "/nowhere.csv", options: options, encoding: encoding)
      }
    }
    #expect(
      told(ReadingOptions(delimiter: "\"")) == "delimiter: “\"” is not valid; give , ; | \\t")
    #expect(
      told(ReadingOptions(datePattern: "soon"))
        == "datePattern: “soon” is not valid; give yyyy-MM-dd HH:mm")
    #expect(
      told(ReadingOptions(timeZone: "Mars"))
        == "There is no time zone “Mars”; give an IANA name such as Europe/Berlin")
    #expect(told(ReadingOptions(), [.top: ["0"]]) == "top: “0” is not valid; give 1, 2, 3 …")
    #expect(
      told(ReadingOptions(), [.conditions: ["a = 1 and b = 2"]])
        == "conditions: “a = 1 and b = 2” is not valid; give 'a = 1', 'b = 2'")
  }

  /// Whoever prints an error, or ends by it, says its words.
  @Test func anErrorPrintsItsWords() throws {
    let problem = #expect(throws: Problem.self) {
      try [Chart](contentsOfFile: "/nowhere.csv")
    }
    let error = try #require(problem)
    let words = Languages.language(of: ProcessInfo.processInfo.environment).text(error)
    #expect("\(error)" == words)
    #expect(String(reflecting: error) == words)
    #expect((error as any Error).localizedDescription == words)
    #expect(words.hasPrefix("/nowhere.csv"))
  }
}
