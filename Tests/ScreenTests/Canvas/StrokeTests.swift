import Screen
import Testing

@Suite struct StrokeTests {
  @Test(arguments: GlyphSet.allCases)
  func pointsInOneColumnBecomeTheirFullSpan(_ glyphs: GlyphSet) {
    // One sample in a thousand is an extreme; it must be seen.
    let extremes = [1234: 1.0, 2345: 0.0]
    let points = (0..<4000).map { index -> (x: Double, y: Double) in
      (x: Double(index) / 4000, y: extremes[index] ?? 0.5)
    }
    for series in 0..<8 {
      let lines = picture(glyphs, 10, 5) { $0.stroke(points, series: series) }
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.first?.contains { $0 != " " } == true, "series \(series)")
      #expect(lines.last?.contains { $0 != " " } == true, "series \(series)")
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func missingPointBreaksTheLine(_ glyphs: GlyphSet) {
    for gap in [Double.nan, .infinity, -.infinity] {
      let points: Points = [
        (x: 0, y: 0.5), (x: 0.3, y: 0.5), (x: 0.5, y: gap), (x: 0.7, y: 0.5), (x: 1, y: 0.5),
      ]
      let line = picture(glyphs, 20, 1) { $0.stroke(points, series: 0) }
      #expect(line.split(separator: " ").count == 2, "\(line)")
      #expect(line.columns == 20)
    }
  }

  @Test(arguments: GlyphSet.allCases, 0..<8)
  func lonePointIsADot(_ glyphs: GlyphSet, _ series: Int) {
    let points: Points = [
      (x: 0, y: .nan), (x: 0.5, y: 0.5), (x: .nan, y: 0.5), (x: 0.9, y: 0.5),
    ]
    let line = picture(glyphs, 5, 1) { $0.stroke(points, series: series) }
    #expect(line.split(separator: " ").count == 2, "\(line)")
    #expect(picture(glyphs, 5, 1) { $0.stroke([(x: 0.5, y: 0.5)], series: series) } != "")
  }

  @Test(arguments: GlyphSet.allCases)
  func everySeriesHasItsOwnPattern(_ glyphs: GlyphSet) {
    let flat: Points = [(x: 0, y: 0), (x: 1, y: 0)]
    let lines = (0..<8).map { series in picture(glyphs, 40, 1) { $0.stroke(flat, series: series) } }
    #expect(Set(lines).count == 8)
    #expect(!lines[0].contains(" "))
    #expect(lines.dropFirst().allSatisfy { $0.contains(" ") })
  }

  @Test func patternsCanBeReadWithoutColor() {
    let flat: Points = [(x: 0, y: 0), (x: 1, y: 0)]
    let lines = (0..<4).map { series in picture(.ascii, 21, 1) { $0.stroke(flat, series: series) } }
    #expect(
      lines == [
        "_____________________", "___  ___  ___  ___  _", ". . . . . . . . . . .",
        "___  . ___  . ___  .",
      ])
  }

  @Test func patternGoesOnWherePointsAreDense() {
    let flat = (0...10_000).map { index -> (x: Double, y: Double) in
      (x: Double(index) / 10_000, y: 0)
    }
    let line = picture(.ascii, 21, 1) { $0.stroke(flat, series: 1) }
    #expect(line == "___  ___  ___  ___  _")
  }

  @Test func lineIsCutAtTheEdges() {
    // From far below to far above: only the middle is inside, and there it is upright.
    let steep: Points = [(x: -1e300, y: -1e300), (x: 1e300, y: 1e300)]
    #expect(
      picture(.ascii, 3, 3) { $0.stroke(steep, series: 0) }
        == picture(.ascii, 3, 3) { $0.stroke(Curve.rise, series: 0) })
    let outside: Points = [(x: -1, y: 2), (x: 2, y: 2), (x: 2, y: -1)]
    #expect(picture(.ascii, 3, 3) { $0.stroke(outside, series: 0) } == "\n\n")
    // Leaves by the top and comes back: not drawn along the edge.
    let peak: Points = [(x: 0, y: 0), (x: 0.5, y: 4), (x: 1, y: 0)]
    let top = picture(.block, 16, 4) { $0.stroke(peak, series: 0) }.split(separator: "\n")[0]
    #expect(top.filter { $0 == " " }.count > 8, "\(top)")
  }

  @Test func millionPointsAreOnePass() {
    var seed: UInt64 = 1
    let noise = (0..<1_000_000).map { index -> (x: Double, y: Double) in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (x: Double(index) / 1_000_000, y: Double(seed >> 40) / Double(1 << 24))
    }
    var lines = ""
    let time = ContinuousClock().measure {
      lines = picture(.braille, 200, 10) { $0.stroke(noise, series: 0) }
    }
    #expect(lines.filter { $0 == "⣿" }.count == 2000)
    #expect(time < .seconds(10))
  }
}
