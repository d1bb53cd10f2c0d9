import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct BrailleMovesTests {
  private static func model(
    _ chart: Chart, cells: Int? = nil, columns: Int = 80, settings: Settings = Settings()
  ) -> Model {
    var settings = settings
    settings.brailleCells = cells
    return Fixtures.model(chart, columns: columns, settings: settings)
  }

  @Test func theKeyShowsTheRowAndPutsItAway() throws {
    var model = Self.model(Fixtures.price)
    // One stands on a cell from then on.
    #expect(try model.hear("b") == ["Braille row. May 15 to 19, 5 cells. May 15, 144.00 EUR"])
    #expect(model.cursor.point == 0)
    #expect(model.isInBrailleRow)
    #expect(try model.hear("b") == ["Braille row: off"])
    #expect(!model.isInBrailleRow)
    #expect(try model.hear("b") == ["Braille row. May 15 to 19, 5 cells"])
  }

  @Test func aChartWithoutPointsHasNoRow() throws {
    var model = Self.model(
      Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: []))
    #expect(try model.hear("b") == ["No values"])
    #expect(!model.settings.hasBrailleRow)
    _ = try model.press("lhLH")
  }

  /// The routing keys of a display send ← and → until the cursor is under the finger.
  @Test(arguments: try GoldenChart.all(), [(nil, 80), (80, 30)])
  func eachArrowMovesByOneCell(golden: GoldenChart, of size: (cells: Int?, columns: Int)) throws {
    var settings = Settings()
    settings.hasVerticalPoints = true
    var model = Self.model(
      golden.chart, cells: size.cells, columns: size.columns, settings: settings)
    for start in ["b", "4", "5"] {
      _ = try model.press(start)
      guard model.settings.hasBrailleRow else { return }
      let row = model.brailleRow
      for cell in 1..<max(row.cells.count, 1) {
        _ = try model.press("<Right>")
        #expect(model.focusedCell(of: row) == cell)
        // The ends of the pages are seen, the rest is counted.
        guard start == "b", cell % size.columns < 3 || cell > row.cells.count - 3 else { continue }
        let frame = view(model, model.size)
        #expect(frame.cursor.x == cell % size.columns)
        let text = frame[frame.cursor].glyph
        #expect(text == row.cells[cell].text)
      }
      #expect(try model.hear("<Right>") == ["Last point"])
      for cell in (0..<max(row.cells.count - 1, 0)).reversed() {
        _ = try model.press("<Left>")
        #expect(model.focusedCell(of: row) == cell)
      }
      #expect(try model.hear("<Left>") == ["First point"])
    }
  }

  @Test func aPointIsSaidAsEver() throws {
    var model = Self.model(Fixtures.price)
    #expect(
      try model.hear("b<Right><Right><Right>").dropFirst() == [
        "May 16, 146.00 EUR, up 1.4%", "May 17, 144.32 EUR, down 1.2%", "May 18, missing",
      ])
  }

  @Test func aSliceSaysItsMean() throws {
    var model = Self.model(Fixtures.rising, cells: 14)
    #expect(
      try model.hear("b") == [
        "Braille row. x = 1 to 50, 13 cells, up to 4 points each. x = 1 to 4: mean 2.5"
      ])
    let effects = try model.press("<Right>")
    #expect(effects.announcements == ["x = 5 to 8: mean 6.5"])
    #expect(effects.isPlaying)
    #expect(model.cursor.point == 4)
    // So does a leap, of a tenth of the cells where they are one page.
    #expect(try model.hear("<PageDown>") == ["x = 9 to 12: mean 10.5"])
    #expect(try model.hear("<PageUp>") == ["x = 5 to 8: mean 6.5"])
    #expect(try model.hear("H") == ["x = 1 to 4: mean 2.5"])
    #expect(try model.hear("H") != ["x = 1 to 4: mean 2.5"])
    _ = try model.press("<Right>")
    // A jump says its point.
    #expect(try model.hear(">") == ["Highest: 50, 50"])
    #expect(!model.isInBrailleRow)
    #expect(try model.hear("<Left>") == ["x = 45 to 48: mean 46.5"])
  }

  @Test func aSliceSaysWhatIsMissing() throws {
    var chart = Fixtures.rising
    for point in 4..<10 { chart.series[0].y[point] = .nan }
    var model = Self.model(chart, cells: 14)
    #expect(
      try model.hear("b<Right><Right>").dropFirst() == [
        "x = 5 to 8: no values", "x = 9 to 12: 2 values, mean 11.5",
      ])
  }

  @Test func pagesAreTurned() throws {
    var model = Self.model(Fixtures.rising, cells: 80, columns: 20)
    #expect(
      try model.hear("b") == ["Braille row. x = 1 to 20, 20 cells. 1, 1"])
    #expect(try model.hear("<PgDn>") == ["x = 21 to 40, 20 cells. 21, 21"])
    #expect(try model.hear("L") == ["x = 41 to 50, 10 cells. 41, 41"])
    #expect(try model.hear("L") == ["50, 50"])
    #expect(try model.hear("L") == ["Last point"])
    #expect(try model.hear("H") == ["x = 21 to 40, 20 cells. 21, 21"])
    // A step onto another page says that page behind the value.
    #expect(
      try model.hear("h") == ["20, 20, up 5.3%. x = 1 to 20, 20 cells"])
    #expect(view(model, model.size).cursor.x == 19)
    #expect(try model.hear("<PgUp>") == ["1, 1"])
    #expect(try model.hear("<PgUp>") == ["First point"])
  }

  /// The ends of the row say what their cells stand for, as the arrows do.
  @Test func theEndsAreCells() throws {
    var model = Self.model(Fixtures.rising, cells: 14, columns: 80)
    _ = try model.press("b")
    let last = try model.hear("<End>")
    #expect(last.last?.contains("mean") == true, "\(last)")
    _ = try model.press("<Left>")
    #expect(try model.hear("<Right>") == last)
    #expect(try model.hear("<Home>").last?.contains("mean") == true)
  }

  /// A row of one page is walked by tenths as ever.
  @Test func aTenthIsATenthOnASinglePage() throws {
    var model = Self.model(Fixtures.rising, cells: 80, columns: 80)
    #expect(try model.hear("bL").last == "6, 6")
    #expect(model.isInBrailleRow)
  }

  @Test func theRowIsOfWhatIsShown() throws {
    var model = Self.model(Fixtures.rising)
    #expect(try model.hear("b+").last == "Showing x = 1 to 25, 25 of 50 points")
    #expect(model.brailleRow.cells.count == 25)
    // Beyond the edge the row goes along.
    _ = try model.press("<End>")
    #expect(try model.hear("<Right>") == ["26, 26, up 4.0%"])
    #expect(model.brailleRow.cells.count == 25)
    #expect(model.focusedCell(of: model.brailleRow) == 24)
  }

  @Test func theRowIsOfTheSeriesOneIsIn() throws {
    var model = Self.model(Fixtures.quarters(.heatMap))
    _ = try model.press("b4")
    #expect(model.brailleRow.text == "⣀⠒⣀⠉")
    _ = try model.press("<Down>")
    #expect(model.brailleRow.text == "⠤⠉⣀⠤")
  }

  /// In lines of text the row is a line of its own, only when it is asked for.
  @Test func linesOfTextHaveTheRowOnce() throws {
    var settings = Settings()
    settings.screenReader = .plain
    var model = Self.model(Fixtures.price, settings: settings)
    #expect(try model.hear("b") == ["May 15 to 19, 5 cells", "⣀⠉⣀\u{2800}⠉"])
    #expect(try model.hear("<Down>") == ["May 15, 144.00 EUR"])
    #expect(try model.hear("b").last == "⣀⠉⣀\u{2800}⠉")
  }
}
