import Charts
import Descriptions
import Foundation
import Screen
import Sonification
import Testing

@testable import Explorer

@Suite struct ZoomingTests {
  /// 252 days of a price from Jan 2 on, with the highest at the end.
  private static let year = Chart(
    title: "Closing price", type: .line, xAxis: Axis(title: "Date", kind: .date(.day)),
    yAxis: Axis(title: "Price", unit: "EUR"),
    series: [
      Series(
        name: "", x: (0..<252).map { 1_672_617_600 + Double($0) * 86_400 },
        y: (0..<252).map(Double.init), isContinuous: true)
    ])

  private static func score(_ effects: [Effect]) -> Score? {
    effects.compactMap { if case .play(let score, _, _, _) = $0 { score } else { nil } }.last
  }

  // MARK: In, out, all

  @Test func itSaysWhatIsShown() throws {
    var model = Fixtures.model(Self.year)
    #expect(
      try model.hear("+++++-0") == [
        "Showing March 6 to July 9, 126 of 252 points",
        "Showing April 6 to June 7, 63 of 252 points",
        "Showing April 21 to May 22, 32 of 252 points",
        "Showing April 29 to May 14, 16 of 252 points",
        "Showing May 3 to 10, 8 of 252 points", "Showing April 29 to May 14, 16 of 252 points",
        "Showing all, 252 points",
      ])
  }

  @Test func itSaysSoInJapanese() throws {
    var model = Fixtures.model(Fixtures.rising, settings: Settings(languageTag: "ja"))
    #expect(
      try model.hear("+0-") == [
        "表示範囲：xが13から37の間、50点中25点", "全体を表示、50点", "すでに全体を表示しています",
      ])
  }

  @Test func theLimitsAreSaidAtEveryTry() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("--0") == ["All is shown", "All is shown", "All is shown"])
    #expect(
      try model.hear("+=+") == [
        "Showing May 16 to 18, 3 of 5 points", "No closer", "No closer",
      ])
    #expect(try model.hear("_") == ["Showing all, 5 points"])
  }

  @Test func thePointStaysInItsPlace() throws {
    var model = Fixtures.model(Self.year)
    _ = try model.press(":n51<Enter>")
    let x = try #require(model.cursor.x)
    for _ in 0..<5 {
      _ = try model.press("+")
      let extent = try #require(model.shown.xExtent)
      let share = (x - extent.lowerBound) / (extent.upperBound - extent.lowerBound)
      #expect(abs(share - 0.2) < 0.1)
      #expect(model.cursor.x == x)
    }
    _ = try model.press("<End>0<Home>++")
    #expect(model.shown.xExtent?.lowerBound == Self.year.series[0].x[0])
  }

  // MARK: Walking

  @Test func stepsTakeTheWindowAlong() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press(":n10<Enter>++++")
    #expect(model.page.window == 10...13)
    #expect(
      try model.hear("llll") == [
        "11, 11, up 10.0%", "12, 12, up 9.1%", "13, 13, up 8.3%", "14, 14, up 7.7%",
      ])
    #expect(model.page.window == 11...14)
    #expect(
      try model.hear("<Home><Home>h") == [
        "11, 11", "1, 1. Showing x = 1 to 4, 4 of 50 points", "First point",
      ])
    #expect(model.page.window == 1...4)
    #expect(
      try model.hear("<End><End>l") == [
        "4, 4", "50, 50. Showing x = 47 to 50, 4 of 50 points", "Last point",
      ])
    #expect(model.page.window == 47...50)
    #expect(try model.hear("p") == ["50 of 50, x = 50. Showing x = 47 to 50, 4 of 50 points"])
  }

  @Test func aPageIsATenthOfTheWindow() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try model.hear(":n20<Enter>+<PageDown><PageDown>").suffix(2) == ["23, 23", "26, 26"])
  }

  @Test func withoutAPointTheFirstStepIsIntoTheWindow() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try model.hear("+l").last == "13, 13")
    #expect(model.page.window == 13...37)
  }

  @Test func theHighestIsThatOfTheWindowThenOfTheChart() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(
      try model.hear(":n10<Enter>+>>").suffix(2) == [
        "Highest of this part: 30, 30",
        "Highest of the chart: 50, 50. Showing x = 26 to 50, 25 of 50 points",
      ])
    #expect(model.point == PointReference(series: 0, point: 49))
    #expect(model.page.isShown(50))
  }

  /// A step takes the part along; whoever jumps out of it hears that another one is shown.
  @Test func aJumpSaysThatAnotherPartIsShown() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press(":n10<Enter>++")
    for (keys, moves) in [("J", false), ("J", true), ("h", false), (":n2<Enter>", true)] {
      let window = model.page.window
      let said = try #require(model.hear(keys).last)
      #expect((model.page.window != window) == moves, "\(keys)")
      #expect(said.contains("Showing") == moves, "\(keys): \(said)")
    }
  }

  // MARK: References

  @Test func placesToGoToAreThoseOfTheWholeChart() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press(":n5<Enter>x:n40<Enter>++++")
    #expect(model.bookmarks == [PointReference(series: 0, point: 4)])
    #expect(
      try model.hear("g<End><Enter>").last == "Bookmark: 5, 5. Showing x = 3 to 6, 4 of 50 points")
    // Nothing of the old window would be left, so the new one is around the bookmark.
    #expect(model.page.window == 3...6)
    #expect(try model.hear("<Backspace>") == ["Back: 40, 40. Showing x = 38 to 41, 4 of 50 points"])
    #expect(model.page.window == 38...41)
    #expect(try model.hear(":3<Enter>").last == "3, 3. Showing x = 1 to 4, 4 of 50 points")
    #expect(try model.hear("0x").last == "Bookmark: 3, 3")
    #expect(model.bookmarks.map(\.point) == [4, 2])
  }

  @Test func aRowOfTheDetailsGoesToItsPoint() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("++2")
    let rows = model.rows.map { model.language.text($0.fact) }
    #expect(rows.contains("Showing x = 19 to 31, 13 of 50 points; in all, x = 1 to 50"))
    #expect(rows.contains("Lowest: 19 at x = 19"))
    #expect(rows.contains("Line chart, 1 series, 13 points"))
    let lowest = try #require(rows.firstIndex { $0.hasPrefix("Lowest") })
    _ = try model.press(String(repeating: "<Down>", count: lowest - model.rotor.detailsRow))
    #expect(try model.hear("<Enter>") == ["Lowest: 19, 19"])
    #expect(model.point == PointReference(series: 0, point: 18))
    // The list is made anew as the part that is shown changes while it is open.
    _ = try model.press("2+")
    #expect(model.rows.map { model.language.text($0.fact) }.contains("Lowest: 19 at x = 19"))
    #expect(model.rows.contains { model.language.text($0.fact).hasPrefix("Showing x = 19 to 25") })
    #expect(model.rows.indices.contains(model.rotor.detailsRow))
  }

  @Test func theDescriptionIsOfTheWindowAndSaysSo() throws {
    var model = Fixtures.model(Fixtures.rising)
    let text = try model.hear("++3<Down><Enter>").last ?? ""
    #expect(text.hasSuffix(". Showing x = 19 to 31, 13 of 50 points; in all, x = 1 to 50"))
    #expect(text.contains("from 19 at x = 19 to 31 at x = 31"))
    #expect(
      try model.hear("<Up>").last == "Showing x = 19 to 31, 13 of 50 points")
  }

  @Test func eachChartHasItsOwnWindow() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.rising)
    _ = try model.press("+")
    #expect(try model.hear("f").last == "Rising, 50 points, 2 of 2")
    #expect(model.shown == Fixtures.rising)
    #expect(
      try model.hear("F").last
        == "Closing price, 5 points, 1 of 2. Showing May 16 to 18, 3 of 5 points")
    #expect(try model.hear("l") == ["May 16, 146.00 EUR"])
  }

  // MARK: Sound

  @Test func theAudioGraphPlaysTheWindow() throws {
    var model = Fixtures.model(Fixtures.rising)
    let all = try #require(Self.score(try model.press("1<Enter>")))
    let part = try #require(Self.score(try model.press("+<Enter>")))
    #expect(all.pointCount == 50 && part.pointCount == 25)
    #expect(part.length == 3)
    #expect(part.parts.map(\.firstX) == [13] && part.parts.map(\.lastX) == [37])
    // 13 has the pitch that it has in the whole chart: 12/49 of the way from 200 to 2000 Hz.
    let first = try #require(part.tones.first)
    #expect(abs(first.frequency - 200 * pow(10, 12.0 / 49)) < 0.5)
    #expect(abs((part.tones.last?.endFrequency ?? 0) - 200 * pow(10, 36.0 / 49)) < 0.5)
  }

  @Test func zoomingStopsWhatPlays() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Space>")
    #expect(try model.press("+").first == .stopSound)
    #expect(model.playback.state == .idle)
  }

  @Test func thePlayheadIsOverPointsOfTheWindow() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("+<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1.5))
    #expect(model.point == PointReference(series: 0, point: 24))
    _ = update(&model, .playbackEnded(playback: model.playback.number))
    #expect(model.point == PointReference(series: 0, point: 36))
    // From the last point that is shown there is only the start.
    let effects = try model.press("<Space>")
    guard case .play(_, _, let from, _)? = effects.last else {
      Issue.record("nothing is played: \(effects)")
      return
    }
    #expect(from == 0)
  }

  @Test func aLoopBeyondTheWindowIsNotHeard() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press(":n10<Enter>(:n20<Enter>)*")
    let whole = try #require(Self.score(try model.press("1<Enter>")))
    #expect(whole.length < 2)
    _ = try model.press("<Esc>:n40<Enter>+++")
    let part = try #require(Self.score(try model.press("1<Enter>")))
    #expect(part.length == 3)
    #expect(model.loop.start == PointReference(series: 0, point: 9))
    _ = try model.press("<Esc>0")
    #expect(Self.score(try model.press("1<Enter>"))?.length == whole.length)
  }

  // MARK: Several series, little data

  @Test func anotherSeriesHasItsOwnPointsInTheWindow() throws {
    var chart = Fixtures.pair
    chart.series[1].x = [Fixtures.days(4)[0]]
    chart.series[1].y = [139]
    var model = Fixtures.model(chart)
    _ = try model.press("4l<End>+")
    #expect(model.shown.series.map(\.count) == [3, 0])
    #expect(try model.hear("j").last == "BOLT, missing")
    for keys in ["l", "h", "<Home>", "<End>", ">", "<PageDown>", "k", "2", "3<Enter>", "1<Enter>"] {
      _ = try model.hear(keys)
      _ = view(model, model.size)
    }
  }

  @Test(arguments: ["", "l", "<End>", "2"])
  func nothingTrapsWhereThereIsLittle(start: String) throws {
    let constant = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "", x: [1, 1, 1, 1], y: [5, 5, 5, 5], isContinuous: true)])
    let empty = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [])
    var missing = Fixtures.steps
    missing.series[0].y = [.nan, .nan, .nan]
    for chart in [empty, constant, missing, Fixtures.candles, Fixtures.steps] {
      var model = Fixtures.model(chart)
      for keys in [start, "+", "+", "l", "h", "<End>", "1<Space>", "3<Enter>", "2", "-", "-", "+0"]
      {
        _ = try model.press(keys)
        for size in [Size(columns: 1, rows: 1), Size(columns: 20, rows: 6), model.size] {
          _ = view(model, size)
        }
      }
      #expect(model.page.window == nil)
    }
  }

  // MARK: Seen

  @Test func theAxisHasTheTicksOfTheWindow() throws {
    var model = Fixtures.model(Self.year)
    _ = try model.press(":n100<Enter>+++++")
    let text = view(model, model.size).lines.joined(separator: "\n")
    #expect(text.contains("April 11"))
    #expect(!text.contains("September"))
    // The y axis fits what is shown; the focus is in the plot, and marked below it.
    #expect(text.contains("100 ┤"))
    #expect(!text.contains("200 ┤"))
    #expect(text.contains("▲ April 11"))
  }

  @Test func onlyCategoriesThatAreShownAreNamed() throws {
    var chart = Fixtures.steps
    chart.xAxis.kind = .category(["Mon", "Tue", "Wed", "Thu", "Fri"])
    chart.series[0].x = [0, 1, 2, 3, 4]
    chart.series[0].y = [1, 2, 3, 4, 5]
    for scale in [1, 2] {
      var model = Fixtures.model(chart, columns: 120, rows: 40)
      model.settings.glyphScale = scale
      _ = try model.press("<End>+")
      let text = view(model, model.size).lines.dropLast(3).joined(separator: "\n")
      #expect(!text.contains("Mon") && !text.contains("Tue"))
      #expect(scale == 2 || text.contains("Wed") && text.contains("Thu"))
    }
  }

  @Test func theFocusIsInTheFrameAtEveryZoom() throws {
    for chart in try GoldenChart.all().map(\.chart) {
      for keys in ["l", "<End>", ">"] {
        var model = Fixtures.model(chart)
        _ = try model.press("4" + keys)
        // A part without a value has no highest one.
        guard model.point != nil else { continue }
        for _ in 0..<9 {
          for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
            model.size = size
            let frame = view(model, size)
            #expect(
              frame.cells.contains { $0.style.role == .focus },
              "\(chart.title ?? "") \(keys) \(model.caption) \(model.page.window.debugDescription)\n\(frame)"
            )
            #expect(frame.cursor == Position(x: 0, y: Layout(of: model, size).caption.y))
          }
          _ = try model.press("+")
        }
      }
    }
  }
}
