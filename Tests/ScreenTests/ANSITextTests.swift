import Screen
import Testing

private let escape = "\u{1B}"

private func sample() -> Frame {
  var frame = Frame(size: Size(columns: 4, rows: 2))
  frame.write("ab", at: Position(x: 0, y: 0), style: Style(.title, isBold: true))
  frame.write("日", at: Position(x: 1, y: 1), style: Style(.series(0), isReversed: true))
  return frame
}

private let theme = Theme(
  name: "x", background: Color(red: 0, green: 0, blue: 0),
  colors: [
    .text: Color(red: 255, green: 255, blue: 255), .title: Color(red: 0, green: 215, blue: 255),
  ],
  series: [Color(red: 255, green: 0, blue: 0)])

@Test func directDepthPaintsEveryCell() {
  let text = "\(escape)[0;38;2;255;255;255;48;2;0;0;0m"
  #expect(
    sample().ansiText(theme: theme, depth: .direct) == """
      \(escape)[0;1;38;2;0;215;255;48;2;0;0;0mab\(text)  \(escape)[0m
      \(text) \(escape)[0;7;38;2;255;0;0;48;2;0;0;0m日\(text) \(escape)[0m

      """)
}

@Test func paletteDepthUsesEntries() {
  let text = "\(escape)[0;38;5;231;48;5;16m"
  #expect(
    sample().ansiText(theme: theme, depth: .palette) == """
      \(escape)[0;1;38;5;45;48;5;16mab\(text)  \(escape)[0m
      \(text) \(escape)[0;7;38;5;196;48;5;16m日\(text) \(escape)[0m

      """)
}

@Test func withoutColorsThereAreAttributes() {
  #expect(
    sample().ansiText(theme: theme, depth: .monochrome) == """
      \(escape)[0;1mab\(escape)[0m  \(escape)[0m
      \(escape)[0m \(escape)[0;7m日\(escape)[0m \(escape)[0m

      """)
}

@Test(arguments: ColorDepth.allCases)
func whatIsBetweenTheSequencesIsTheFrame(_ depth: ColorDepth) {
  var plain = ""
  var isSequence = false
  for scalar in sample().ansiText(theme: theme, depth: depth).unicodeScalars {
    if scalar == "\u{1B}" { isSequence = true }
    if !isSequence { plain.unicodeScalars.append(scalar) }
    if scalar == "m" { isSequence = false }
  }
  #expect(plain == "ab  \n 日 \n")
}
