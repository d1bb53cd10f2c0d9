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

  /// No dash hides a point where the line turns, nor the ends, nor a point that stands apart.
  @Test(arguments: GlyphSet.allCases, 0..<8)
  func everyExtremeIsPainted(_ glyphs: GlyphSet, _ series: Int) {
    let (columns, rows) = (40, 10)
    var state: UInt64 = 20
    for count in [3, 5, 8, 13, 21, 34, 55, 80] {
      // From a low to a high and back, so that all points turn.
      let points = (0..<count).map { index -> (x: Double, y: Double) in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let share = Double(state >> 40) / Double(1 << 24)
        return (
          x: (Double(index) + 0.5) / Double(count), y: share * 0.3 + (index % 2 == 0 ? 0 : 0.65)
        )
      }
      let lines = picture(glyphs, columns, rows) { $0.stroke(points, series: series) }
        .split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      for point in points {
        let (column, row) = (Int(point.x * Double(columns)), rows - 1 - Int(point.y * Double(rows)))
        let glyph = lines[row].indices.contains(column) ? lines[row][column] : " "
        #expect(glyph != " ", "\(count): \(point)")
      }
    }
  }

  /// A point that is a dash away from its neighbors on a line that goes on in one direction.
  @Test(arguments: GlyphSet.allCases, 0..<8)
  func aPointThatStandsApartIsPainted(_ glyphs: GlyphSet, _ series: Int) {
    for count in 2...6 {
      let points = (0..<count).map { index -> (x: Double, y: Double) in
        let share = (Double(index) + 0.5) / Double(count)
        return (x: share, y: share * share)
      }
      let lines = picture(glyphs, 60, 8) { $0.stroke(points, series: series) }
        .split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      for point in points where 60 * 2 / count >= 12 {
        let (column, row) = (Int(point.x * 60), 7 - Int(point.y * 8))
        let glyph = lines[row].indices.contains(column) ? lines[row][column] : " "
        #expect(glyph != " ", "\(count): \(point)")
      }
    }
  }

  /// Lines have no gaps as colors tell series apart.
  @Test(arguments: GlyphSet.allCases, 1..<8)
  func withoutDashesEveryLineIsSolid(_ glyphs: GlyphSet, _ series: Int) {
    let flat = [(x: 0.0, y: 0.5), (x: 1.0, y: 0.5)]
    func line(_ series: Int) -> String {
      picture(glyphs, 40, 1) {
        $0.hasDashes = false
        $0.stroke(flat, series: series)
      }
    }
    #expect(line(series) == line(0))
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
    // Each cell of a dotted line has its half of the dots, so that it is seen where it is steep as well.
    let steep = picture(glyphs, 1, 10) { $0.stroke([(x: 0.5, y: 0), (x: 0.5, y: 1)], series: 2) }
    #expect(lines[2] != lines[0] && !lines[2].contains(" "))
    #expect(steep.split(separator: "\n").allSatisfy { !$0.allSatisfy(\.isWhitespace) })
    #expect(lines.enumerated().allSatisfy { [0, 2].contains($0) || $1.contains(" ") })
  }

  @Test func patternsCanBeReadWithoutColor() {
    let flat: Points = [(x: 0, y: 0), (x: 1, y: 0)]
    let lines = (0..<4).map { series in picture(.ascii, 21, 1) { $0.stroke(flat, series: series) } }
    #expect(
      lines == [
        "_____________________", "___  ___  ___  ___  _", "...................._",
        "___  . ___  . ___  ..",
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
