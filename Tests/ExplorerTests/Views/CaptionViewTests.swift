import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct CaptionViewTests {
  /// Words that a small screen does not show at once it shows piece by piece: nothing is lost.
  @Test(arguments: Languages.all.map(\.tag), [(20, 6), (20, 5), (12, 4), (40, 12), (100, 30)])
  func everythingThatIsSaidCanBeRead(tag: String, size: (Int, Int)) throws {
    var settings = Settings()
    settings.languageTag = tag
    var model = Fixtures.model(
      Fixtures.price, Fixtures.pair, Fixtures.steps, columns: size.0, rows: size.1,
      settings: settings)
    let script =
      "1<Down><Down>2" + String(repeating: "<Down>", count: 20) + "3<Enter><Down><Enter>4<Right>"
      + "<Enter>xp?<Down><Esc>g<Down><Esc>o<Down><Esc>wf3<Enter><Down><Down><Down><Enter>:xyz<Enter>"
    for step in try KeyScript(script).steps {
      guard case .key(let key) = step else { continue }
      _ = update(&model, .key(key))
      guard model.prompt == nil else { continue }
      let said = model.caption.text(in: model.language).filter { !$0.isWhitespace }
      var shown = ""
      let pieces = CaptionView.pieces(of: model).count
      for piece in 0..<pieces {
        model.caption.piece = piece
        let frame = view(model, model.size)
        let rows = CaptionView.pieces(of: model)[piece].count
        for row in frame.lines[frame.cursor.y..<(frame.cursor.y + rows)] {
          shown += row.filter { !$0.isWhitespace }
        }
        if piece + 1 < pieces, shown.last == "…" { shown.removeLast() }
      }
      #expect(shown == said, "\(key) at \(size.0)x\(size.1)")
    }
  }

  /// With the length of a braille display, a caption is read on in lines of that length, on any screen.
  @Test(arguments: try GoldenChart.all(), [14, 20, 40])
  func linesAreAsLongAsTheDisplay(golden: GoldenChart, cells: Int) throws {
    var settings = Settings()
    settings.brailleCells = cells
    var model = Fixtures.model(golden.chart, settings: settings)
    for step in try KeyScript("2<Down><Down><Down>3<Enter>5<Enter>" + golden.walk).steps {
      if case .key(let key) = step { _ = update(&model, .key(key)) }
      let said = model.caption.text(in: model.language)
      let pieces = CaptionView.pieces(of: model)
      #expect(pieces.allSatisfy { $0.count == 1 && $0[0].columns <= cells })
      // A caption that fits is not parted.
      if said.columns <= cells { #expect(pieces == [[said]]) }
      var read = ""
      for (index, piece) in pieces.enumerated() {
        let isLast = index == pieces.count - 1
        #expect(isLast || piece[0].hasSuffix("…"))
        read += (isLast ? piece[0] : String(piece[0].dropLast())).filter { !$0.isWhitespace }
      }
      #expect(read == said.filter { !$0.isWhitespace })
    }
  }

  @Test func readsTheNextLineOfTheDisplay() throws {
    var settings = Settings()
    settings.brailleCells = 14
    var model = Fixtures.model(Fixtures.price, settings: settings)
    _ = try model.press("l<Right>")
    #expect(model.caption.text(in: model.language) == "May 16, 146.00 EUR, up 1.4%")
    let first = view(model, model.size).lines[22]
    #expect(first == "May 16, …")
    #expect(try model.hear("r") == ["146.00 EUR, …"])
    #expect(try model.hear("r") == ["up 1.4%"])
  }

  /// A line of a braille display ends at a word, never in a number.
  @Test(arguments: try GoldenChart.all(), Languages.all.map(\.tag))
  func numbersAreNotBroken(golden: GoldenChart, tag: String) throws {
    var model = Fixtures.model(
      golden.chart, columns: 40, rows: 12, settings: Settings(languageTag: tag))
    for step in try KeyScript("2<Down><Down><Down>3<Enter>5<Enter>" + golden.walk).steps {
      if case .key(let key) = step { _ = update(&model, .key(key)) }
      let lines = CaptionView.pieces(of: model).flatMap(\.self).map { line in
        line.hasSuffix("…") ? line.dropLast() : line[...]
      }
      #expect(lines.allSatisfy { String($0).columns <= 40 })
      for (line, next) in zip(lines, lines.dropFirst()) {
        let isBroken = line.last?.isNumber == true && next.first?.isNumber == true
        #expect(!isBroken, "\(line)|\(next)")
      }
    }
  }
}
