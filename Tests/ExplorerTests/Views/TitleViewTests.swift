import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct TitleViewTests {
  private func layout(_ title: String, _ size: Size, scale: Int, keys: String = "") throws -> (
    Layout, Frame
  ) {
    var chart = Fixtures.price
    chart.title = title
    var model = Fixtures.model(chart, columns: size.columns, rows: size.rows)
    model.settings.glyphScale = scale
    if !keys.isEmpty { _ = try model.press(keys) }
    return (Layout(of: model, size), view(model, size))
  }

  /// The title grows with the rest as long as there is room, from the smallest screen on.
  @Test func theTitleGrowsWhereThereIsRoom() throws {
    let small = Size(columns: 40, rows: 12)
    #expect(try layout("Nile", small, scale: 1).0.titleRows == 1)
    let (large, frame) = try layout("Nile", small, scale: 2)
    #expect(large.titleRows == 3)
    // Letters that are too large for it are no larger than at the scale before.
    #expect(try layout("Nile", small, scale: 3).0.titleRows == 4)
    #expect(try layout("Nile", small, scale: 4).0.titleRows == 4)
    #expect(large.plot.rows >= 5)
    #expect(!frame.lines[..<3].joined().contains("Nile"))
    let title = frame.cells[..<(3 * 40)].filter { $0.style.role == .title && $0.glyph != " " }
    #expect(title.count > 20)
    // The value of the focus comes before it.
    #expect(try layout("Nile", small, scale: 4, keys: "4<Right>").0.titleRows == 1)
    #expect(
      try layout("Nile", Size(columns: 80, rows: 24), scale: 3, keys: "4<Right>").0.titleRows > 2)
  }

  /// On a low screen it grows beside the value of the focus, too, in place of the rotor, whose count of places it has
  /// beside it.
  ///
  /// Of the plot three rows are left at least.
  @Test func theTitleGrowsBesideTheFocus() throws {
    let small = Size(columns: 40, rows: 12)
    for scale in 2...3 {
      #expect(try layout("Nile", small, scale: scale, keys: "4<Right>").0.plot.rows >= 3)
    }
    let (layout, frame) = try layout("Nile", small, scale: 2, keys: "4<Right>")
    #expect(layout.titleRows > 2 && layout.rotor == nil && layout.bigText != nil)
    #expect(frame.lines[0].contains(" of "), "\(frame)")
    #expect(!frame.lines[..<3].joined().contains("Nile"), "\(frame)")
  }

  /// Words for a caption that goes on are not written over large letters.
  @Test func largeLettersStayWhole() throws {
    for columns in 30...60 {
      var chart = Fixtures.price
      chart.title = "scatter"
      var model = Fixtures.model(chart, columns: columns, rows: 12)
      model.settings.glyphScale = 2
      _ = try model.press("4<Right>")
      func letters() -> [Position: String] {
        let frame = view(model, model.size)
        let rows = Layout(of: model, model.size).titleRows
        let places = (0..<rows).flatMap { y in (0..<columns).map { Position(x: $0, y: y) } }
        return Dictionary(
          uniqueKeysWithValues: places.filter { frame[$0].style.role == .title }
            .map { ($0, frame[$0].glyph) })
      }
      let short = letters()
      let fact = Sentence.fact(.composition(.line, series: 1, points: 5))
      model.caption = Caption(Array(repeating: fact, count: 20))
      #expect(letters() == short, "\(columns): \(view(model, model.size))")
    }
  }

  /// On a low screen no other row says the unit: the title does, which is rather cut itself.
  @Test func theTitleSaysTheUnit() throws {
    let low = Size(columns: 40, rows: 12)
    #expect(try layout("Nile", low, scale: 1).1.lines[0].hasPrefix("Nile (EUR)"))
    #expect(try !layout("Nile", Size(columns: 80, rows: 24), scale: 1).1.lines[0].contains("EUR"))
    let long = try layout(String(repeating: "Nile ", count: 12), low, scale: 1).1.lines[0]
    #expect(long.contains("… (EUR)"), "\(long)")
    #expect(try !layout("Nile (EUR)", low, scale: 1).1.lines[0].contains("(EUR) (EUR)"))
  }

  /// On a low screen no other row names the measure, which the name of a table does not say.
  @Test func theTitleNamesTheMeasure() throws {
    let table = try Reader.read(
      bytes: Array("year,MTTR (h)\n2021,5\n2022,7\n2023,6\n2024,9\n".utf8),
      name: "incidents.csv", options: ReadingOptions())
    let chart = try #require(try Encoding().charts(of: table).first)
    func title(_ columns: Int, _ rows: Int) -> String {
      view(
        Fixtures.model(chart, columns: columns, rows: rows), Size(columns: columns, rows: rows)
      ).lines[0]
    }
    #expect(title(40, 12).hasPrefix("incidents: MTTR (h)"))
    #expect(title(18, 12).hasPrefix("MTTR (h)"))
    #expect(title(80, 24).hasPrefix("incidents") && !title(80, 24).contains("MTTR"))
  }

  /// Each scale is seen to be another one as a chart opens.
  @Test(arguments: [(40, 12), (80, 24)]) func scalesDiffer(size: (Int, Int)) {
    for chart in [Fixtures.price, Fixtures.steps, Fixtures.delivery, Fixtures.pair] {
      let pictures = (1...4).map { scale in
        var model = Fixtures.model(chart, columns: size.0, rows: size.1)
        model.settings.glyphScale = scale
        return view(model, model.size).lines
      }
      #expect(Set(pictures).count == 4, "\(chart.title ?? "")")
    }
  }

  /// One that has no room is whole in small letters.
  @Test func aLongTitleStaysSmall() throws {
    let (long, frame) = try layout(
      "Closing price of the year", Size(columns: 40, rows: 12), scale: 2)
    #expect(long.titleRows == 1)
    #expect(frame.lines[0].contains("Closing price of the year"))
  }

  /// Nothing lies on anything else, and no row is lost.
  @Test(arguments: [2, 3, 4])
  func rowsMoveTogether(scale: Int) throws {
    for rows in 8...40 {
      let (layout, _) = try layout("ab", Size(columns: 60, rows: rows), scale: scale)
      #expect(layout.rotor.map { $0 == (layout.title ?? 0) + layout.titleRows } ?? true)
      #expect(layout.rotor != nil || layout.showsHelp || scale == 4)
      let top = (layout.unit ?? layout.rotor).map { $0 + 1 } ?? layout.titleRows
      #expect(layout.plot.y == top)
      #expect(layout.plot.rows >= 1)
    }
  }
}
