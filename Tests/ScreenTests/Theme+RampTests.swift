import Screen
import Testing

@Suite struct ThemeRampTests {
  private static let names = ThemeLibrary(folders: [themesFolder]).names

  private func theme(_ name: String, _ depth: ColorDepth) throws -> Theme {
    let theme = try ThemeLibrary.theme(at: "\(themesFolder)/\(name).toml")
    return depth == .palette ? theme.inPalette : theme
  }

  /// The ramp is ordered by lightness: each step stands out more than the one before.
  @Test(arguments: Self.names, [ColorDepth.direct, .palette])
  func stepsClimb(_ name: String, _ depth: ColorDepth) throws {
    let theme = try theme(name, depth)
    let colors = (0..<theme.rampCount).map { theme.color(.ramp($0)) }
    let contrasts = colors.map { $0.contrast(to: theme.background) }
    #expect(contrasts[0] >= 1.8, "\(contrasts)")
    #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $1 > $0 * 1.08 }, "\(contrasts)")
    // About 1 can just be seen.
    let least = depth == .direct ? 2.5 : 4
    let differences = zip(colors, colors.dropFirst()).map { $0.difference(to: $1) }
    #expect(differences.allSatisfy { $0 > least }, "\(differences)")
  }

  /// More steps are made of any color than of entries of the palette, which would leap from hue to hue.
  @Test func depthsHaveTheirSteps() throws {
    let theme = try theme("default-dark", .direct)
    #expect(theme.sent(at: .direct).rampCount == 9 && theme.sent(at: .palette).rampCount == 5)
    let hues = (1..<6).map { theme.color(.ramp($0)) }
    #expect(Set(hues).count == 5 && hues.allSatisfy { $0.blue > $0.green && $0.green > $0.red })
  }

  /// Numbers are read on every step.
  @Test(arguments: Self.names, [ColorDepth.direct, .palette])
  func wordsAreReadOnEveryStep(_ name: String, _ depth: ColorDepth) throws {
    let theme = try theme(name, depth)
    for step in 0..<theme.rampCount {
      let style = Style.words(onRamp: step)
      let ink = theme.color(style.role)
      let ground = style.isReversed ? theme.background : theme.color(try #require(style.ground))
      #expect(ink.contrast(to: ground) >= theme.leastContrast - 1e-6, "\(step)")
    }
  }

  /// Steps beyond the ends are the ends.
  @Test func noStepTraps() {
    let theme = Theme.defaultDark
    #expect(theme.color(.ramp(.min)) == theme.color(.ramp(0)))
    #expect(theme.color(.ramp(.max)) == theme.color(.ramp(theme.rampCount - 1)))
  }
}

/// The inside of an area is seen, and is not its edge.
@Test(arguments: ThemeLibrary(folders: [themesFolder]).names, [ColorDepth.direct, .palette])
func insidesLieBetweenTheirEdgeAndTheBackground(_ name: String, _ depth: ColorDepth) throws {
  var theme = try ThemeLibrary.theme(at: "\(themesFolder)/\(name).toml")
  if depth == .palette { theme = theme.inPalette }
  for index in 0..<Theme.seriesCount {
    let inside = theme.color(.inside(index))
    let edge = theme.color(.series(index)).contrast(to: theme.background)
    let contrast = inside.contrast(to: theme.background)
    #expect(contrast > 1.1 && contrast < edge / 1.3, "\(index): \(contrast) of \(edge)")
    // That of what is behind a pattern is between both, so that the pattern is seen.
    let pattern = theme.color(.pattern(index)).contrast(to: theme.background)
    #expect(pattern >= contrast && pattern < edge / 1.2, "\(index): \(pattern) of \(edge)")
  }
}
