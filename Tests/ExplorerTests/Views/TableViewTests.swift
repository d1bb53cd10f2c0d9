import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct TableViewTests {
  private func lines(
    _ chart: Chart, _ keys: String, columns: Int = 60, rows: Int = 12,
    settings: Settings = Settings()
  ) throws -> [String] {
    var model = Fixtures.model(chart, columns: columns, rows: rows, settings: settings)
    _ = try model.press(keys)
    return view(model, model.size).lines
  }

  @Test func rowsStandBelowTheirHeadings() throws {
    #expect(
      try lines(Fixtures.pair, "5<Right><Right>")[2...6] == [
        "  Date    ACME (EUR)  BOLT (EUR)",
        "  May 15      140.00      139.00",
        "> May 16     [141.00]       –",
        "  May 17      146.20      139.10",
        "  May 18      150.00      155.00",
      ])
  }

  @Test func decimalPointsStandBelowEachOther() throws {
    let chart = Chart(
      type: .line, xAxis: Axis(title: "x"), yAxis: Axis(title: "y"),
      series: [
        Series(
          name: "y", x: [1, 2, 3], y: [1.5, 1e30, -1234.5], isContinuous: true)
      ])
    var digits = chart
    digits.yAxis.fractionDigits = 1
    let rows = try lines(digits, "5").dropFirst(2).prefix(4)
    let points = rows.dropFirst().compactMap { line in
      line.firstIndex(of: ".").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(points.count == 2 && Set(points).count == 1, "\(rows)")
  }

  @Test func textsBeginBelowEachOther() throws {
    var chart = Fixtures.price
    chart.series[0].labels = [nil, "Split", nil, nil, "Dividend"]
    #expect(
      try lines(chart, "5<Right><Right>")[2...6].map { String($0.dropFirst(10)) } == [
        "Price (EUR)  Label", "     144.00  –", "    [146.00] Split", "     144.32  –",
        "       –     –",
      ])
  }

  @Test func theRowIsMarkedAndReversed() throws {
    var model = Fixtures.model(Fixtures.pair, columns: 60, rows: 12)
    _ = try model.press("5<Right>")
    let frame = view(model, model.size)
    let row = try #require(frame.lines.firstIndex { $0.hasPrefix(">") })
    #expect((0..<60).allSatisfy { frame[Position(x: $0, y: row)].style.isReversed })
    #expect(frame[Position(x: 0, y: row)].style.role == .focus)
    #expect(!frame[Position(x: 0, y: row + 1)].style.isReversed)
    #expect(frame.cursor == Position(x: 0, y: 10))
  }

  /// The places and the focused series are always seen; marks say that there is more.
  @Test func columnsThatDoNotFitAreScrolled() throws {
    let chart = Chart(
      title: "Many", type: .line, xAxis: Axis(title: "Day"), yAxis: Axis(),
      series: (1...9).map {
        Series(name: "S\($0)00", x: [1, 2], y: [1000, 2000 + Double($0)], isContinuous: true)
      })
    #expect(
      try lines(chart, "5<Right>", columns: 32)[2...3] == [
        "  Day   S100   S200   S300 >", ">   1 [1,000] 1,000  1,000",
      ])
    var model = Fixtures.model(chart, columns: 32, rows: 12)
    _ = try model.press("4<Right><Down><Down><Down><Down><Down>5")
    #expect(
      view(model, model.size).lines[2...3] == [
        "  Day<  S400   S500   S600 >", ">   1  1,000  1,000 [1,000]",
      ])
    _ = try model.press("4<Down><Down><Down>5")
    #expect(view(model, model.size).lines[2].hasSuffix("S800   S900"))
  }

  @Test func fewCellsHaveThePlaceAndAValue() throws {
    #expect(
      try lines(Fixtures.pair, "5<Right>", columns: 20, rows: 6)[1...3]
        == [
          "  Date    ACME (E… >", "> May 15   [140.00]", "  May 16    141.00",
        ])
  }

  @Test func longNamesAreCutWithAMark() throws {
    var chart = Fixtures.steps
    chart.xAxis.kind = .category(["A day with a very long name indeed", "Tue", "Wed"])
    #expect(
      try lines(chart, "5<Right>", columns: 24, rows: 12).contains {
        $0.contains("…") && $0.contains("8,240")
      })
  }

  @Test func theChartStandsBesideItsTable() throws {
    let lines = try lines(Fixtures.pair, "5<Right><Right>", columns: 120, rows: 30)
    let row = try #require(lines.first { $0.contains("> May 16") })
    #expect(row.hasSuffix("[141.00]       –"))
    // The axis and the mark of the focus are those of the chart on the left.
    let mark = try #require(lines.first { $0.contains("▲ May 16") })
    #expect(mark.prefix { $0 != "▲" }.count < 70)
    #expect(lines.contains { $0.contains("└") })
  }

  /// The chart keeps its width, however wide the rows are.
  @Test func theChartDoesNotMoveWithTheRows() throws {
    var model = Fixtures.model(Fixtures.rising, columns: 120, rows: 24)
    _ = try model.press("5<Right>")
    let axis = view(model, model.size).lines.first { $0.contains("└") }
    _ = try model.press("<End>")
    let after = view(model, model.size).lines.first { $0.contains("└") }
    #expect(axis?.prefix { $0 != " " }.count == after?.prefix { $0 != " " }.count)
  }

  @Test func aPlaceWithoutAPointHasAMarkOnTheAxisOnly() throws {
    let lines = try lines(Fixtures.pair, "4<Right><Down>5<Right>", columns: 120, rows: 30)
    #expect(lines.contains { $0.contains("▲ May 16") })
    #expect(lines.contains { $0.contains("> May 16") && $0.hasSuffix("[–]") })
  }

  /// A chart of very many rows formats those that are seen.
  @Test func theListFollowsTheRow() throws {
    let lines = try lines(Fixtures.rising, "5:25<Enter>", columns: 40, rows: 12)
    #expect(
      lines[3...9].map { $0.dropFirst(2).prefix(3).filter(\.isNumber) } == [
        "22", "23", "24", "25", "26", "27", "28",
      ])
    #expect(lines[2].hasPrefix("   x"))
  }

  @Test func bigLettersStandBelowTheTable() throws {
    var settings = Settings()
    settings.glyphScale = 2
    let lines = try lines(Fixtures.price, "5<Right>", columns: 40, rows: 12, settings: settings)
    #expect(lines.contains { $0.hasPrefix("> May 15") })
    #expect(lines.contains { $0.contains("█") })
  }

  @Test func plainTerminalsGetPlainCharacters() throws {
    var settings = Settings()
    settings.glyphs = .ascii
    for columns in [20, 40, 120] {
      for chart in ViewTests.charts.values {
        let text = try lines(chart, "5<Right>", columns: columns, rows: 24, settings: settings)
        #expect(text.joined().unicodeScalars.allSatisfy { $0.isASCII }, "\(text)")
      }
    }
  }
}
