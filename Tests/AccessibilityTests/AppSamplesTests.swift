import Accessibility
import Charts
import Descriptions
import Explorer
import Screen
import Tables
import Testing

@testable import AppSamples

/// Programs that were written for another system are seen, heard, said and walked here.
@Suite struct AppSamplesTests {
  /// The same ten days as a chart file has them.
  private static let file = """
    { "title": "通信量の推移", "summary": null,
      "xAxis": { "title": "日付", "categories": [
        "1月1日", "1月2日", "1月3日", "1月4日", "1月5日",
        "1月6日", "1月7日", "1月8日", "1月9日", "1月10日" ] },
      "yAxis": { "title": "データ量", "unit": "GB", "range": [6, 10], "gridlines": [] },
      "series": [ { "name": "", "isContinuous": false, "points": [
        { "x": "1月1日", "y": 6.0 }, { "x": "1月2日", "y": 7.0 }, { "x": "1月3日", "y": 8.0 },
        { "x": "1月4日", "y": 9.0 }, { "x": "1月5日", "y": 10.0 }, { "x": "1月6日", "y": 6.0 },
        { "x": "1月7日", "y": 7.0 }, { "x": "1月8日", "y": 8.0 }, { "x": "1月9日", "y": 9.0 },
        { "x": "1月10日", "y": 10.0 } ] } ] }
    """

  private static func fileChart() throws -> Chart {
    var options = ReadingOptions()
    options.format = .chart
    let document = try Reader.read(bytes: Array(file.utf8), name: "a.json", options: options)
    return try #require(try Encoding().charts(of: document).first)
  }

  private static func traffic() -> Chart { Chart(ContentView().body.makeChartDescriptor()) }

  private static func lines(
    _ chart: Chart, _ keys: String, _ tag: String, _ dump: Replay.Dump = .captions
  ) throws -> [String] {
    Replay.run(
      try KeyScript(keys),
      on: Model(
        deck: [chart], settings: Settings(languageTag: tag), size: Size(columns: 80, rows: 24)),
      dump: dump)
  }

  @Test func tenDaysAreDetailedInJapanese() throws {
    let japanese = try #require(Languages.language("ja"))
    #expect(
      Self.traffic().facts.map { japanese.text($0.fact) } == [
        "通信量の推移", "棒グラフ、1系列、10点", "推移：1月5日の10.0GBまで上昇、1月6日の6.0GBまで下降、その後10.0GBまで上昇",
        "X軸：日付、10項目、1月1日から1月10日", "Y軸：データ量、6.0から10.0GB",
        "最大値：1月5日、10.0GB（2点のうち最初）",
        "最小値：1月1日、6.0GB（2点のうち最初）",
        "平均値：8.0GB、中央値：8.0GB", "中央の半分：7.0から9.0GB", "変化：6.0から10.0GB、4.0GB増（66.7%）",
        "最大の上昇：1月2日、1.0GB増、同じ大きさ8か所の最初", "最大の下降：1月6日、4.0GB減",
      ])
  }

  @Test func tenDaysAreDescribedInJapanese() throws {
    let japanese = try #require(Languages.language("ja"))
    let chart = Self.traffic()
    let series = [SeriesOutline(chart, series: 0)]
    #expect(
      japanese.text(.chartDescription(ChartOutline(describing: chart), series))
        == "通信量の推移は10点の棒グラフで、X軸は日付、10項目、1月1日から1月10日です。Y軸はデータ量、6.0から10.0GBです。")
    #expect(
      japanese.text(.seriesDescription(series[0]))
        == "値は、1月5日の10.0GBまで上昇、1月6日の6.0GBまで下降、その後10.0GBまで上昇します。1月1日の6.0GBから1月10日の10.0GBへ、66.7%増です。最大値は1月5日の10.0GB（2個）、最小値は1月1日の6.0GB（2個）です。"
    )
  }

  @Test func tenDaysHaveTheirValuesInJapanese() throws {
    let japanese = try #require(Languages.language("ja"))
    let chart = Self.traffic()
    #expect(
      chart.series[0].x.indices.map {
        japanese.text(.point(PointOutline(chart, at: PointReference(series: 0, point: $0))))
      } == [
        "1月1日、6.0GB", "1月2日、7.0GB", "1月3日、8.0GB", "1月4日、9.0GB", "1月5日、10.0GB",
        "1月6日、6.0GB", "1月7日、7.0GB", "1月8日、8.0GB", "1月9日、9.0GB", "1月10日、10.0GB",
      ])
  }

  /// Whatever is said, shown and heard of the file is that of the descriptor.
  @Test(arguments: Languages.all.map(\.tag))
  func aDescriptorIsTakenAsTheFileIs(tag: String) throws {
    let keys =
      "1<Down><Enter><Wait 4s>2<Down><Down><Down><Down>3<Enter><Down><Enter>"
      + "4<Right><Right><Enter>>><lt>p5<Down><Enter>+0:5<Enter>zz"
    let (file, descriptor) = (try Self.fileChart(), Self.traffic())
    #expect(file.facts == descriptor.facts)
    for dump in Replay.Dump.allCases {
      #expect(try Self.lines(file, keys, tag, dump) == Self.lines(descriptor, keys, tag, dump))
    }
    let language = try #require(Languages.language(tag))
    #expect(
      DescriptionMarkdown.text(of: [file], in: language)
        == DescriptionMarkdown.text(of: [descriptor], in: language))
    #expect(DescriptionJSON.text(of: [file]) == DescriptionJSON.text(of: [descriptor]))
    #expect(DescriptionCSV.text(of: [file]) == DescriptionCSV.text(of: [descriptor]))
  }

  @Test func aViewWithAChartTellsOfIt() throws {
    let model = ChartModel(
      title: "Battery", summary: "Charged once", xAxis: .init(title: "Hour", range: 0...3),
      yAxis: .init(title: "Charge", range: 0...100),
      data: [80, 55.5, 100].enumerated().map {
        .init(name: "reading \($0 + 1)", x: Double($0), y: $1)
      })
    let view: any AXChart = ChartView(model: model)
    let chart = Chart(try #require(view.accessibilityChartDescriptor))
    #expect(chart.summary == "Charged once" && chart.pitchRange == 0...100)
    #expect(
      try Self.lines(chart, "4<Right><Right>", "en") == [
        "Battery, bar, 0.0 to 3.0", "Question mark: help", "Values. 3 points",
        "0.0, 80.0, reading 1",
        "1.0, 55.5, reading 2, down 30.6%",
      ])
  }

  // MARK: How much is too much

  /// A hundred points are advised where the samples come from, and a thousand silenced the system.
  @Test(arguments: [100, 1_000, 100_000])
  func anyNumberOfPointsIsDescribed(count: Int) throws {
    let points = (0..<count).map { DataPoint(label: "\($0)", value: Double($0 % 1_000)) }
    let view = BarChartView(
      title: "通信量の推移", xAxisLabel: "秒", yAxisLabel: "データ量", yAxisUnit: "GB",
      dataPoints: points)
    let chart = Chart(view.makeChartDescriptor())
    #expect(chart.pointCount == count)
    let japanese = try #require(Languages.language("ja"))
    let details = chart.facts.map { japanese.text($0.fact) }
    let highest = "\(min(count, 1_000) - 1)"
    #expect(details.contains { $0.hasPrefix("最大値：秒 \(highest)、\(highest).0GB") })
    #expect(chart.audibleSeries.map(\.y.count) == [count])
  }
}
