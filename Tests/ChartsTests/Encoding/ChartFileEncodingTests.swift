import Testing

@testable import Charts
@testable import Tables

struct ChartFileEncodingTests {
  private func chart(_ file: ChartFile, _ options: Encoding = Encoding()) throws -> Chart {
    try #require(try options.charts(of: .charts([file])).first)
  }

  private func file(
    x: ChartFile.StatedAxis = ChartFile.StatedAxis(), _ series: [ChartFile.StatedSeries],
    direction: ContentDirection = .leftToRight
  ) -> ChartFile {
    ChartFile(
      title: "通信量の推移", summary: "s", xAxis: x,
      yAxis: ChartFile.StatedAxis(
        title: "データ量", unit: "GB", range: 6...10, gridlines: [7, 8], scale: .log10),
      direction: direction, series: series, fractionDigits: 1)
  }

  private func series(
    _ points: [(ChartFile.StatedPlace, Double?)], isContinuous: Bool = false
  ) -> ChartFile.StatedSeries {
    ChartFile.StatedSeries(
      name: "", isContinuous: isContinuous,
      points: points.map { ChartFile.Point(x: $0.0, y: $0.1) })
  }

  @Test func everythingItSaysIsKept() throws {
    let axis = ChartFile.StatedAxis(title: "日付", categories: ["1月1日", "1月2日"])
    let chart = try chart(
      file(
        x: axis, [series([(.category("1月1日"), 6), (.category("1月2日"), nil)])],
        direction: .rightToLeft))
    #expect(chart.title == "通信量の推移")
    #expect(chart.summary == "s")
    #expect(chart.type == .bar)
    #expect(chart.direction == .rightToLeft)
    #expect(chart.xAxis == Axis(title: "日付", kind: .category(["1月1日", "1月2日"])))
    #expect(
      chart.yAxis
        == Axis(
          title: "データ量", unit: "GB", scale: .log10, statedRange: 6...10, fractionDigits: 1,
          gridlines: [7, 8]))
    #expect(chart.series[0].x == [0, 1])
    #expect(chart.series[0].y[0] == 6)
    #expect(chart.series[0].y[1].isNaN)
    #expect(chart.series[0].labels.isEmpty)
  }

  /// As the same data as a table: a box for each category.
  @Test func pointsOfOneCategoryAreABox() throws {
    let axis = ChartFile.StatedAxis(categories: ["a", "b"])
    let points = [("a", 1.0), ("a", 2), ("b", 2.5), ("a", 9), ("b", 3)]
    var options = Encoding()
    options.type = .box
    let chart = try chart(
      file(x: axis, [series(points.map { (.category($0.0), $0.1) })]), options)
    #expect(chart.xAxis.categories == ["a", "b"])
    #expect(chart.series.map(\.y) == [[2, 2.75]])
  }

  @Test func onlyContinuousSeriesMakeALine() throws {
    let line = series([(.number(1), 2)], isContinuous: true)
    let notes = series([(.number(1), 2)])
    #expect(try chart(file([line, line])).type == .line)
    #expect(try chart(file([line, notes])).type == .bar)
    #expect(try chart(file([notes])).type == .bar)
    #expect(try chart(file([])).type == .bar)
    #expect(try chart(file([line, notes])).series.map(\.isContinuous) == [true, false])
  }

  @Test func numbersAreSortedAndTheirDigitsKept() throws {
    let chart = try chart(
      file(
        x: ChartFile.StatedAxis(range: 0...10),
        [series([(.number(2.25), 1), (.number(1), 2), (.number(2.25), 3)], isContinuous: true)]))
    #expect(chart.series[0].x == [1, 2.25, 2.25])
    #expect(chart.series[0].y == [2, 1, 3])
    #expect(chart.xAxis.fractionDigits == 2)
    #expect(chart.xAxis.statedRange == 0...10)
    #expect(chart.xExtent == 0...10)
  }

  @Test func placesThatAreNoNumberAreCountedAsLeftOut() throws {
    let chart = try chart(file([series([(.number(.infinity), 1), (.number(1), .infinity)])]))
    #expect(chart.leftOutCount == 1)
    #expect(chart.series[0].x == [1])
    #expect(chart.series[0].y[0].isNaN)
  }

  @Test func categoriesStandInTheOrderOfTheAxis() throws {
    let chart = try chart(
      file(
        x: ChartFile.StatedAxis(categories: ["a", "b"]),
        [series([(.category("c"), 3), (.category("b"), 2), (.category("a"), 1)])]))
    #expect(chart.xAxis.categories == ["a", "b", "c"])
    #expect(chart.series[0].x == [0, 1, 2])
    #expect(chart.series[0].y == [1, 2, 3])
  }

  @Test func numbersAmongCategoriesAreNames() throws {
    let chart = try chart(
      file([series([(.category("a"), 1), (.number(2), 2), (.number(1e300), 3)])]))
    #expect(chart.xAxis.categories == ["a", "2", "1e+300"])
  }

  @Test func labelsStayWithTheirPoints() throws {
    let labeled = ChartFile.StatedSeries(
      name: "A", isContinuous: true,
      points: [
        ChartFile.Point(x: .number(2), y: 1, label: "two"), ChartFile.Point(x: .number(1), y: 1),
      ])
    #expect(try chart(file([labeled])).series[0].labels == [nil, "two"])
  }

  @Test func optionsOverrule() throws {
    var options = Encoding()
    options.title = "T"
    options.type = .line
    options.yScale = .linear
    let chart = try chart(file([series([(.number(1), 2)])]), options)
    #expect(chart.title == "T")
    #expect(chart.type == .line)
    #expect(chart.series[0].isContinuous)
    #expect(chart.yAxis.scale == .linear)
  }

  // MARK: The type

  private func typed(_ name: String, _ names: [String] = ["A", "B"]) -> ChartFile {
    var file = file(
      names.enumerated().map { index, name in
        var series = series((0..<4).map { (.number(Double($0)), Double($0 + index)) })
        series.name = name
        return series
      })
    file.type = ChartFile.TypeName(name, place: "[1].type")
    return file
  }

  @Test(arguments: ChartType.allCases.filter { $0 != .candlestick })
  func theTypeOfTheFileIsShown(type: ChartType) throws {
    var options = Encoding()
    options.type = type
    #expect(try chart(typed(type.rawValue)) == chart(typed("line"), options))
    #expect(try chart(typed(type.rawValue)).type == type)
  }

  @Test func candlesAreMadeOfTheirSeries() throws {
    let candles = try chart(typed("candlestick", ["Open", "High", "Low", "Close"]))
    #expect(candles.series.count == 1 && candles.series[0].values(.high) == [1, 2, 3, 4])
  }

  @Test func aTypeThatThereIsNotIsAnError() {
    #expect(
      problem(typed("sankey"))
        == .unknownType(
          place: "[1].type", name: "sankey", known: ChartType.allCases.map(\.rawValue)))
    // An option overrules it.
    var options = Encoding()
    options.type = .line
    #expect(problem(typed("sankey"), options) == nil)
  }

  @Test func aTypeThatIsMadeOfOtherSeriesIsAnError() {
    let names = ["open", "high", "low", "close"]
    #expect(
      problem(typed("candlestick"))
        == .missingSeries(place: "[1].type", type: "candlestick", names: names))
    var options = Encoding()
    options.type = .candlestick
    #expect(
      problem(typed("line"), options)
        == .missingSeries(place: "", type: "candlestick", names: names))
    #expect(problem(typed("candlestick", [])) == nil)
  }

  private func problem(_ file: ChartFile, _ options: Encoding = Encoding()) -> InputProblem.Fault? {
    do throws(InputProblem) {
      _ = try options.charts(of: .charts([file]))
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func everyChartOfADeckIsKept() throws {
    let deck = [file([series([(.number(1), 2)])]), file([])]
    #expect(try Encoding().charts(of: .charts(deck)).count == 2)
  }

  @Test func additionalValuesStayWithTheirPoints() throws {
    let file = ChartFile(
      title: nil, summary: nil, xAxis: .init(), yAxis: .init(),
      additionalAxes: [.init(title: "Weight", unit: "kg"), .init(title: "Color")],
      series: [
        .init(
          name: "", isContinuous: false,
          points: [
            .init(x: .number(2), y: 5, additionalValues: [.number(3.5), .category("red")]),
            .init(x: .number(1), y: 6, additionalValues: [nil, .category("blue")]),
          ])
      ])
    let chart = try #require(try Encoding().charts(of: .charts([file])).first)
    // The points were put in order, and so was what they have.
    let details = (0..<2).map { chart.details(of: PointReference(series: 0, point: $0)) }
    #expect(details[0].additional == [NamedValue(.named("Color"), .text("blue"))])
    #expect(
      details[1].additional == [
        NamedValue(.named("Weight"), .quantity(Quantity(3.5, fractionDigits: 1, unit: "kg"))),
        NamedValue(.named("Color"), .text("red")),
      ])
    #expect(details[0].parts.isEmpty && chart.yExtent == 5...6)
  }

  @Test func closesWithOpenHighAndLowBesideThemAreCandles() throws {
    let file = ChartFile(
      title: nil, summary: nil, xAxis: .init(), yAxis: .init(),
      additionalAxes: [.init(title: "Open"), .init(title: "High"), .init(title: "Low")],
      series: [
        .init(
          name: "Close", isContinuous: false,
          points: [
            .init(x: .number(1), y: 5, additionalValues: [.number(4), .number(6), .number(3)])
          ])
      ])
    let chart = try #require(try Encoding().charts(of: .charts([file])).first)
    #expect(chart.type == .candlestick)
    #expect(chart.yExtent == 3...6)
  }
}
