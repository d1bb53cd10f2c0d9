import Screen
import Testing

@Suite struct SextantCanvasTests {
  /// The signs of the Unicode chart of legacy computing symbols, by their dots from the top.
  @Test(arguments: [
    ("*. .. ..", "🬀"), (".* .. ..", "🬁"), (".. *. ..", "🬃"), (".. .* ..", "🬇"),
    (".. .. *.", "🬏"), (".. .. .*", "🬞"), ("*. *. *.", "▌"), (".* .* .*", "▐"),
    ("** .. ..", "🬂"), (".. ** ..", "🬋"), (".. .. **", "🬭"), (".* ** **", "🬻"), ("** ** .*", "🬬"),
    ("** ** **", "█"),
  ])
  func everySetOfDotsHasItsSign(_ dots: String, _ sign: String) {
    let cell = picture(.sextant, 1, 1) { canvas in
      for (row, line) in dots.split(separator: " ").enumerated() {
        for (column, dot) in line.enumerated() where dot == "*" {
          let x = (Double(column) + 0.5) / 2
          canvas.stroke([(x: x, y: (2.5 - Double(row)) / 3)], series: 0)
        }
      }
    }
    #expect(cell == sign)
  }

  @Test func sineIsSmooth() {
    #expect(
      picture(.sextant, 24, 3) { $0.stroke(Curve.sine, series: 0) } == """
        🬞🬜🬂🬂🬪🬏      🬞🬜🬂🬂🬪🬏
        🬆    🬊🬱    🬵🬆    🬊🬱    🬵
              🬁🬪🬭🬭🬜🬀      🬁🬪🬭🬭🬜🬀
        """)
  }
}
