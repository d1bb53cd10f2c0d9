import Charts
import Descriptions
import Tables
import Testing

@testable import Explorer

/// The command line and the chart file of what is shown make the same charts again.
@Suite struct ChartSourceTests {
  private static func model(_ text: String, path: String = "my data.csv") throws -> Model {
    var model = try ShelfTests.model([text])
    model.shelf.sources[0].origin = ChartOrigin(path: path, arguments: ["--decimal-comma"])
    return model
  }

  /// A table that opens as it is needs no options.
  @Test func thePlainCommandIsTheFile() throws {
    let model = try Self.model(ShelfTests.prices)
    #expect(model.commandLine == "earshot 'my data.csv' --decimal-comma\n")
  }

  @Test func changesAreOptions() throws {
    var model = try Self.model(ShelfTests.prices)
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "symbol", .isOneOf, ["ACME", "it's"])]
    encoding.toggle(.unit(.quarter), column: "date")
    model.change(to: encoding)
    let command = try #require(model.commandLine)
    #expect(command.contains("--every quarter"))
    #expect(command.contains(#"--where 'symbol in ACME,it'\''s'"#))
    #expect(command.hasPrefix("earshot 'my data.csv' --decimal-comma --x date --y price"))
  }

  /// Every use of every column of several tables either cannot be asked for, or is asked for truly.
  @Test(arguments: [ShelfTests.prices, MultiplesTests.sales])
  func everyCommandMakesTheSameCharts(table: String) throws {
    let model = try Self.model(table)
    var (asked, silent) = (0, 0)
    var opened = model
    _ = opened.openColumns()
    for column in opened.shelf.columns {
      for use in opened.uses(of: column) where use != .filter {
        var changed = model
        var encoding = try #require(model.encoding)
        encoding.toggle(use, column: column.name)
        changed.change(to: encoding)
        guard !changed.shelf.past.isEmpty else { continue }
        let source = changed.shelf.sources[0]
        guard
          let arguments = source.encoding.arguments(
            for: changed.deck, of: source.document, { $0 })
        else {
          silent += 1
          continue
        }
        asked += 1
        let read = try Self.encoding(arguments)
        let made = try read.charts(of: source.document)
        #expect(DescriptionCSV.text(of: made) == DescriptionCSV.text(of: changed.deck))
        #expect(made.map(\.type) == changed.deck.map(\.type))
      }
    }
    #expect(asked >= 8 && silent * 5 <= asked)
  }

  /// The encoding that options ask for.
  static func encoding(_ arguments: [String]) throws -> Encoding {
    var encoding = Encoding()
    for index in stride(from: 0, to: arguments.count, by: 2) {
      if arguments[index] == "--chart" {
        encoding.number = Int(arguments[index + 1])
        continue
      }
      let setting = try #require(EncodingSetting(rawValue: String(arguments[index].dropFirst(2))))
      try setting.set([arguments[index + 1]], in: &encoding)
    }
    return encoding
  }

  /// The chart file has the columns in it where no file has them as they are.
  @Test func theChartFileIsTheChart() throws {
    var model = try Self.model(MultiplesTests.sales)
    _ = try model.press("7<Down><Enter>")
    let text = try #require(model.chartFile)
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "chart.json", options: ReadingOptions())
    let charts = try Encoding().charts(of: document)
    #expect(DescriptionCSV.text(of: charts) == DescriptionCSV.text(of: model.deck))
    model.shelf.sources[0].origin = ChartOrigin(path: "sales.csv", arguments: [])
    #expect(try #require(model.chartFile).contains(#""data": "sales.csv""#))
    // A document leads to no file outside of its folder.
    for path in ["../sales.csv", "/tmp/sales.csv", "-"] {
      model.shelf.sources[0].origin = ChartOrigin(path: path, arguments: [])
      #expect(try #require(model.chartFile).contains(#""data": {"#))
    }
  }

  /// The words about the chart and its axes are in the file, so that it opens to the same chart.
  @Test(arguments: [ShelfTests.prices, MultiplesTests.sales])
  func theWordsAreInTheChartFile(table: String) throws {
    let document = try Reader.read(
      bytes: Array(table.utf8), name: "t.csv", options: ReadingOptions())
    var encoding = Encoding()
    (encoding.title, encoding.summary) = ("A title", "A summary")
    (encoding.xTitle, encoding.yTitle, encoding.yUnit) = ("Time", "Worth", "EUR")
    encoding.yScale = .log10
    let charts = try encoding.charts(of: document)
    let model = Model(
      deck: charts, shelf: Shelf([.init(document, encoding, charts: 0..<charts.count)]),
      settings: Settings(), size: .init(columns: 80, rows: 24))
    let file = try #require(model.chartFile)
    let again = try Encoding().charts(
      of: Reader.read(bytes: Array(file.utf8), name: "c.json", options: ReadingOptions()))
    #expect(Self.text(of: again) == Self.text(of: charts))
    #expect(again[0].yAxis.title == "Worth" && again[0].yAxis.unit == "EUR")
    #expect(again[0].xAxis.title == "Time" && again[0].summary == "A summary")
    // Other values have words of their own.
    var other = Encoding()
    other.aggregation = .by(.count)
    let counted = try other.charts(
      of: Reader.read(bytes: Array(file.utf8), name: "c.json", options: ReadingOptions()))
    #expect(counted[0].yAxis.title != "Worth" && counted[0].yAxis.unit == nil)
  }

  /// All that is told of charts but why they were chosen, line by line.
  private static func text(of charts: [Chart]) -> [Substring] {
    DescriptionJSON.text(of: charts).split(separator: "\n").filter { !$0.contains("\"because\"") }
  }

  /// A chart that was described by its points is described by them again.
  @Test func pointsStayPoints() throws {
    let text = """
      {"title": "通信量の推移", "xAxis": {"title": "日付", "categories": ["1月1日", "1月2日", "1月3日"]},
       "yAxis": {"title": "データ量", "unit": "GB", "range": [6, 10], "gridlines": [8], "scale": "linear"},
       "series": [{"name": "", "isContinuous": false, "points": [
         {"x": "1月1日", "y": 6.25, "label": "低い"}, {"x": "1月2日", "y": null}, {"x": "1月3日", "y": 9.5}]}]}
      """
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "traffic.json", options: ReadingOptions())
    let charts = try Encoding().charts(of: document)
    var shelf = Shelf()
    shelf.sources.append(.init(document, Encoding(), charts: 0..<1))
    let model = Model(
      deck: charts, shelf: shelf, settings: Settings(languageTag: "ja"),
      size: .init(columns: 80, rows: 24))
    let written = try #require(model.chartFile)
    let again = try Reader.read(
      bytes: Array(written.utf8), name: "traffic.json", options: ReadingOptions())
    #expect(
      try DescriptionJSON.text(of: Encoding().charts(of: again)) == DescriptionJSON.text(of: charts)
    )
  }

  /// Charts that a program made have no table; those of plain points are described by them.
  @Test func chartsOfProgramsAreDescribed() throws {
    let model = Fixtures.model(Fixtures.steps)
    #expect(model.commandLine == nil)
    let written = try #require(model.chartFile)
    let again = try Encoding().charts(
      of: Reader.read(bytes: Array(written.utf8), name: "s.json", options: ReadingOptions()))
    #expect(DescriptionCSV.text(of: again) == DescriptionCSV.text(of: [Fixtures.steps]))
  }
}
