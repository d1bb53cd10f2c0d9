import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct BigTextViewTests {
  private func screen(
    _ chart: Chart, _ keys: String, columns: Int, rows: Int, scale: Int
  ) throws -> [String] {
    var settings = Settings()
    settings.glyphs = .block
    settings.glyphScale = scale
    settings.hasCrosshair = false
    var model = Fixtures.model(chart, columns: columns, rows: rows, settings: settings)
    _ = try model.press(keys)
    return view(model, model.size).lines
  }

  @Test func theValueAndItsPlaceStandAboveTheCaption() throws {
    let lines = try screen(Fixtures.steps, "4<Right><Right>", columns: 80, rows: 24, scale: 2)
    #expect(
      Array(lines[19...22]) == [
        "▀█▀ ▄ ▄  ▄        ▄█ ▄█    ▄▀▀ ▀▀█ ▄▀▄     ▄▄ ▄█▄  ▄  ▄▄   ▄▄",
        " █  █ █ █▀▀        █  █  ▄ █▀█  ▀█ █ █    ▀▀▄  █  █▀▀ █ █ ▀▀▄",
        " ▀   ▀▀  ▀▀        ▀  ▀ ▄▀ ▀▀▀ ▀▀▀  ▀     ▀▀   ▀▀  ▀▀ █▀  ▀▀",
        "Tue, 11,630 steps, up 41.1%",
      ])
  }

  @Test func whereThereIsLittleRoomTheUnitGoesFirst() throws {
    let lines = try screen(Fixtures.steps, "4<Right>", columns: 40, rows: 12, scale: 2)
    #expect(lines[7...9].allSatisfy { $0.columns <= 40 } && lines[10] == "Mon, 8,240 steps")
    #expect(lines[7].hasPrefix("█▄ ▄█"), "the place and the number: \(lines[7])")
    // At 20 columns there is room for the number alone, and the plot still shows the focus.
    let small = try screen(Fixtures.steps, "4<Right>", columns: 20, rows: 6, scale: 2)
    #expect(small[1].contains("█"))
    #expect(small[5] == "Mon, 8,240 steps")
    #expect(small[2].columns > 10)
  }

  @Test func lettersGrowWithTheScale() throws {
    let rows = try (2...4).map { scale in
      try screen(Fixtures.steps, "4<Right>", columns: 200, rows: 60, scale: scale)
        .dropLast(2).suffix(scale + 2).filter { !$0.contains("◢") }.count { !$0.isEmpty }
    }
    #expect(rows == [3, 4, 6])
  }

  @Test func aMoveChangesNothingAboveTheAxisButTheFocus() throws {
    let before = try screen(Fixtures.steps, "4<Right>", columns: 40, rows: 12, scale: 2)
    let after = try screen(Fixtures.steps, "4<Right><Right>", columns: 40, rows: 12, scale: 2)
    // But the count of places, which stands beside the title.
    #expect(before[0].prefix(30) == after[0].prefix(30) && before[0].hasSuffix("1 of 3"))
    // The sign on the bar takes two rows.
    #expect(zip(before[2...5], after[2...5]).count { $0 == $1 } >= 2)
    #expect(!before[7].isEmpty && !after[7].isEmpty)
  }

  /// Before there is a point the plot has all rows: none is empty for a focus that is not there.
  @Test(arguments: 2...4, [(40, 12), (20, 6), (80, 24)])
  func noRowsAreKeptForNoFocus(scale: Int, size: (columns: Int, rows: Int)) throws {
    var settings = Settings()
    settings.glyphScale = scale
    let model = Fixtures.model(
      Fixtures.steps, columns: size.columns, rows: size.rows, settings: settings)
    let layout = Layout(of: model, model.size)
    #expect(layout.bigText == nil)
    // A large title is the only thing that takes some; the row of the rotor may be left out for it.
    let usual = Layout(model.size)
    let given = usual.rotor != nil && layout.rotor == nil ? 1 : 0
    #expect(layout.plot.rows + layout.titleRows - 1 == usual.plot.rows + given)
  }

  /// The largest scales differ on the smallest screens, and no row of the letters' place is empty.
  @Test(arguments: [(40, 12), (80, 24)])
  func theLargestScalesDiffer(size: (columns: Int, rows: Int)) throws {
    for chart in [Fixtures.steps, Fixtures.price, Fixtures.rising] {
      let screens = try (3...4).map { scale in
        var settings = Settings()
        settings.glyphScale = scale
        settings.areGlyphsGuessed = true
        var model = Fixtures.model(
          chart, columns: size.columns, rows: size.rows, settings: settings)
        _ = try model.press("4<Right><Right>")
        let frame = view(model, model.size)
        if let area = Layout(of: model, model.size).bigText {
          let lines = frame.lines[area.y..<area.y + area.rows]
          #expect(lines.count { $0.isEmpty } <= 1, "\(frame)")
        }
        return frame
      }
      #expect(screens[0].cells != screens[1].cells, "\(screens[1])")
    }
  }

  @Test func whatFitsNowhereTakesNoRoom() throws {
    var chart = Fixtures.steps
    chart.series[0].y = [123_456_789_012, 1, 2]
    let lines = try screen(chart, "4<Right>", columns: 20, rows: 6, scale: 2)
    #expect(Array(lines[4...5]) == ["Mon, 123,456,789,012", "steps"])
    // Letters of ASCII are six rows high: here they would be all there is.
    var settings = Settings()
    settings.glyphs = .ascii
    settings.glyphScale = 3
    var model = Fixtures.model(Fixtures.steps, columns: 40, rows: 12, settings: settings)
    _ = try model.press("4<Right>")
    #expect(Layout(of: model, model.size).bigText == nil)
    model.size = Size(columns: 132, rows: 43)
    #expect(view(model, model.size).lines[33...40].joined().contains("###"))
  }

  @Test func theLettersSayWhatTheCaptionSays() throws {
    // The close of the second candle is 12.50, its low 11.50.
    let whole = try screen(Fixtures.candles, "4<Right><Right>", columns: 60, rows: 20, scale: 2)
    let low = try screen(
      Fixtures.candles, "4<Right><Right><Down><Down><Down>", columns: 60, rows: 20, scale: 2)
    #expect(low[18].hasPrefix("Low 11.50"))
    #expect(whole[15...17] != low[15...17])
  }

  @Test func listsAreReadWhole() throws {
    let lines = try screen(Fixtures.steps, "<Right>2", columns: 40, rows: 12, scale: 4)
    #expect(!lines.joined().contains("█"))
    #expect(lines.count { $0.isEmpty } == 0)
  }

  @Test func aMissingValueIsSaidInWords() throws {
    let lines = try screen(
      Fixtures.price, "4<Right><Right><Right><Right>", columns: 132, rows: 43, scale: 2)
    #expect(lines[41] == "May 18, missing")
    #expect(lines[38].contains("█"))
  }

  @Test func numbersOnTheAxesGrowWhereThereIsRoom() throws {
    let lines = try screen(Fixtures.steps, "4<Right>", columns: 80, rows: 30, scale: 2)
    // 10K beside the axis; Mon and Tue below it.
    #expect(lines.contains { $0.hasPrefix("▄█ ▄▀▄ █ ▄▀ ┃") })
    #expect(lines.contains { $0.contains("     █▄ ▄█ ") && $0.contains("▀█▀") })
  }
}
