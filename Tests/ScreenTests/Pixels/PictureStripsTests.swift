import Foundation
import Testing

@testable import Screen

@Suite struct PictureStripsTests {
  private static let cell = PixelSize(width: 8, height: 16)

  /// A line at a place, in a picture of 40 × 6 cells, beside words.
  private func frame(lineAt x: Double = 20, word: String = "9.5", area: Area? = nil) -> Frame {
    var frame = Frame(size: Size(columns: 60, rows: 10))
    frame.write("┈⣿█", at: Position(x: 12, y: 3), style: Style(.series(0)))
    frame.write(word, at: Position(x: 20, y: 4), style: Style(.focus, isBold: true))
    frame.write("title", at: Position(x: 0, y: 0), style: Style(.title))
    let area = area ?? Area(x: 5, y: 2, columns: 40, rows: 6)
    let line = PictureShape(
      .path([[PixelPoint(x: x, y: 0), PixelPoint(x: x, y: 96)]], isClosed: false),
      pen: Pen(Ink(.focus), width: 2))
    let back = PictureShape(
      .rectangle(left: 0, top: 50, width: 320, height: 20), fill: .ink(Ink(.series(0))))
    frame.show(FramePicture(area: area, cell: Self.cell, back: [back], front: [line]))
    return frame
  }

  private func update(
    _ strips: inout PictureStrips, _ frame: Frame, theme: Theme = .defaultDark
  ) -> String {
    let held = frame.holdingPictures(for: strips.form, first: 300)
    return String(
      decoding: strips.update(to: held, theme: theme, depth: .direct) { Array($0.prefix(3)) },
      as: UTF8.self)
  }

  @Test func signsGoAndWordsStay() {
    let lines = frame().lines
    #expect(lines[3] == "")
    #expect(lines[4] == String(repeating: " ", count: 20) + "9.5")
    #expect(lines[0] == "title")
    // Each letter of the word has a ground under it, over the line.
    #expect(frame().pictures[0].front.count == 4)
  }

  @Test(arguments: [PictureStrips.Form.kitty, .placeholders, .sixel])
  func onlyWhatChangedIsSent(_ form: PictureStrips.Form) {
    var strips = PictureStrips(form, first: 300)
    let all = update(&strips, frame())
    #expect(parts(of: all, form) == 14)
    #expect(update(&strips, frame()) == "")
    // Two columns away, in the strip beside.
    #expect(parts(of: update(&strips, frame(lineAt: 40)), form) == 2)
    #expect(parts(of: update(&strips, frame(lineAt: 41)), form) == 1)
    strips.forget()
    #expect(parts(of: update(&strips, frame(lineAt: 41)), form) == 14)
    #expect(parts(of: update(&strips, frame(lineAt: 41), theme: .defaultLight), form) == 14)
  }

  private func parts(of text: String, _ form: PictureStrips.Form) -> Int {
    text.components(separatedBy: form == .sixel ? "\u{1B}P0;1q" : "a=T,").count - 1
  }

  /// A frame is shown as a whole, and the cursor keeps its place.
  @Test func theCursorIsPutBack() {
    for form in [PictureStrips.Form.kitty, .placeholders, .sixel] {
      var strips = PictureStrips(form, first: 300)
      let text = update(&strips, frame())
      #expect(text.hasPrefix("\u{1B}[?2026h\u{1B}7"))
      #expect(text.hasSuffix("\u{1B}8\u{1B}[?2026l"))
    }
  }

  @Test func aPictureThatIsGoneIsTakenAway() {
    var strips = PictureStrips(.kitty, first: 300)
    _ = update(&strips, frame())
    let text = update(&strips, Frame(size: Size(columns: 60, rows: 10)))
    #expect(text.components(separatedBy: "a=d,d=I").count == 15)
    #expect(update(&strips, Frame(size: Size(columns: 60, rows: 10))) == "")
    let all = String(decoding: strips.removal, as: UTF8.self)
    #expect((300..<300 + PictureStrips.limit).allSatisfy { all.contains("i=\($0),") })
    // It has to fit what a crash handler has room for.
    #expect(strips.removal.count < 900)
    #expect(PictureStrips(.placeholders, first: 0xFFFF00).removal.count < 900)
  }

  /// Sixels cover words, which are written once more.
  @Test func wordsAreWrittenOverSixels() {
    var strips = PictureStrips(.sixel, first: 1)
    let text = update(&strips, frame())
    #expect(text.contains("\u{1B}[5;21H"))
    #expect("9.5".allSatisfy { text.contains($0) })
    #expect(!text.contains("title"))
  }

  /// A blank is no blank to what erases a row.
  @Test func cellsUnderSixelsAreNotErased() {
    let held = frame().holdingPictures(for: .sixel, first: 1)
    #expect(held[Position(x: 5, y: 2)].glyph == "\u{2007}")
    #expect(held[Position(x: 20, y: 4)].glyph == "9")
    #expect(held[Position(x: 4, y: 2)].glyph == " ")
  }

  @Test func placeholdersNameRowAndColumn() {
    let held = frame().holdingPictures(for: .placeholders, first: 300)
    let first = held[Position(x: 5, y: 2)]
    #expect(first.glyph.unicodeScalars.map(\.value) == [0x10EEEE, 0x305, 0x305])
    #expect(first.style.role == .image(300))
    #expect(Theme.defaultDark.color(.image(300)) == Color(red: 0, green: 1, blue: 44))
    // The second row of the second strip, which has three columns as all.
    let second = held[Position(x: 9, y: 3)]
    #expect(second.glyph.unicodeScalars.map(\.value) == [0x10EEEE, 0x30D, 0x30D])
    #expect(second.style.role == .image(301))
    for number in 96..<112 {
      #expect(Palette.index(of: Theme.defaultDark.color(.image(number))) == number)
    }
  }

  @Test func severalPicturesShareTheStrips() {
    var frame = frame()
    var other = Frame(size: Size(columns: 12, rows: 4))
    other.show(
      FramePicture(
        area: Area(x: 1, y: 1, columns: 10, rows: 2), cell: Self.cell,
        back: [PictureShape(.disk(center: PixelPoint(x: 9, y: 9), radius: 4))]))
    frame.place(other, rows: 0..<4, at: Position(x: 46, y: 5))
    #expect(frame.pictures.count == 2)
    #expect(frame.pictures[1].area == Area(x: 47, y: 6, columns: 10, rows: 2))
    var strips = PictureStrips(.kitty, first: 300)
    #expect(parts(of: update(&strips, frame), .kitty) <= PictureStrips.limit)
  }
}
