import Testing

@testable import Screen

private let names = ThemeLibrary(folders: [themesFolder]).names

@Suite struct BasicPaletteTests {
  private func theme(_ name: String) throws -> Theme {
    try ThemeLibrary.theme(at: "\(themesFolder)/\(name).toml")
  }

  @Test func theNumbersAreThoseOfTheConsole() {
    #expect(BasicPalette.colors.count == 16)
    for index in 0..<16 { #expect(BasicPalette.index(of: BasicPalette.colors[index]) == index) }
  }

  /// Every color has a number that there is, and to its background the contrast that it had, or the most that
  /// so few colors can have.
  @Test(arguments: names, [8, 16])
  func colorsKeepTheirContrast(name: String, count: Int) throws {
    let theme = try theme(name)
    let sent = theme.sent(at: count == 8 ? .eight : .sixteen)
    let ground = sent.background
    #expect(BasicPalette.colors.prefix(count).contains(ground))
    #expect((ground.luminance > 0.3) == (theme.background.luminance > 0.5))
    let most = BasicPalette.colors.prefix(count).map { $0.contrast(to: ground) }.max() ?? 1
    #expect(most >= Contrast.enhanced)
    for role in Theme.roles + (0..<8).map(Role.muted) + [.ramp(0), .ramp(4)] {
      let color = sent.color(role)
      // On a dark background series have the bright ones, too: bold is bright.
      let isDark = ground.luminance <= 0.3
      let isOfSeries =
        switch role {
        case .series, .muted, .ramp: true
        default: false
        }
      let numbers = isOfSeries && isDark ? 16 : count
      #expect(BasicPalette.colors.prefix(numbers).contains(color), "\(role)")
      let had = theme.color(role).contrast(to: theme.background)
      let classes = [Contrast.enhanced, Contrast.text, Contrast.graphics]
      if case .muted = role { continue }
      if case .ramp = role { continue }
      var keeps = classes.first { had >= $0 } ?? 1
      // A color of its own tells more than the contrast of a higher class.
      if case .series = role, theme.hasSeriesColors { keeps = theme.leastContrast }
      #expect(color.contrast(to: ground) >= min(keeps, most), "\(role)")
    }
  }

  /// On a dark background six series are told apart, and from the focus, with eight colors, too: bold is bright.
  @Test(arguments: ["default-dark", "color-blind-safe-dark"], [ColorDepth.eight, .sixteen])
  func sixSeriesHaveDifferentColors(name: String, depth: ColorDepth) throws {
    let sent = try theme(name).sent(at: depth)
    #expect(sent.ownColors >= 6, "\(sent.series)")
    #expect(Set(sent.series.prefix(6) + [sent.color(.focus)]).count == 7)
  }

  /// Nothing is drawn in the color of the background.
  @Test(arguments: names, [ColorDepth.eight, .sixteen])
  func nothingIsInvisible(name: String, depth: ColorDepth) throws {
    let sent = try theme(name).sent(at: depth)
    for role in Theme.roles { #expect(sent.color(role) != sent.background, "\(role)") }
  }

  /// Gray is nearly white on many terminals: no two of the first series have both where there is another color.
  @Test(arguments: names)
  func grayAndWhiteAreNotTwoColors(name: String) throws {
    let theme = try theme(name)
    let sent = theme.sent(at: .sixteen)
    guard theme.hasSeriesColors else { return }
    #expect(
      !Set(BasicPalette.colors.suffix(1) + [BasicPalette.colors[7]]).isSubset(
        of: sent.series.prefix(3)))
  }

  /// Brown, green and cyan of the console are bright on other terminals: none is on a light background.
  @Test(arguments: names, [ColorDepth.eight, .sixteen])
  func nothingIsFaintOnALightBackground(name: String, depth: ColorDepth) throws {
    let sent = try theme(name).sent(at: depth)
    guard sent.background.luminance > 0.3 else { return }
    let numbers = sent.series.map(BasicPalette.index) + [BasicPalette.index(of: sent.color(.text))]
    #expect(numbers.allSatisfy { ![2, 3, 6].contains($0) && $0 < 15 }, "\(numbers)")
  }

  /// Words can be read with the brighter colors of other terminals, too.
  @Test(arguments: names, [ColorDepth.eight, .sixteen])
  func wordsAreReadOnOtherTerminals(name: String, depth: ColorDepth) throws {
    let theme = try theme(name)
    let sent = theme.sent(at: depth)
    let others = BasicPalette.brighterColors
    let ground = others[BasicPalette.index(of: sent.background)]
    for role in Theme.roles + (0..<8).map(Role.series) {
      guard theme.color(role).contrast(to: theme.background) >= Contrast.text else { continue }
      let color = others[BasicPalette.index(of: sent.color(role))]
      #expect(color.contrast(to: ground) >= Contrast.text, "\(role)")
    }
  }

  /// Reversed, a bright one of eight would be dark on the console.
  @Test func brightIsBoldAmongEight() throws {
    let sent = Theme.defaultDark.sent(at: .eight)
    let bright = try #require(
      sent.series.indices.first { BasicPalette.inked(sent.series[$0]).isBright })
    #expect(Style(.series(bright)).sent(at: .eight, in: sent).isBold)
    #expect(!Style(.series(bright)).sent(at: .sixteen, in: sent).isBold)
    let reversed = Style(.series(bright), isReversed: true).sent(at: .eight, in: sent)
    #expect(!reversed.isBold && reversed.role == .text)
  }

  /// With sixteen colors the first series are told apart, and from the focus.
  @Test(arguments: names.filter { $0.hasPrefix("default") || $0.hasPrefix("color-blind") })
  func seriesHaveDifferentColors(name: String) throws {
    let sent = try theme(name).sent(at: .sixteen)
    #expect(Set(sent.series.prefix(4) + [sent.color(.focus)]).count == 5, "\(sent.series)")
  }

  /// The whole table of a theme, by number: nothing of it changes by the way.
  @Test func theDefaultThemeOnTheConsole() {
    let sent = Theme.defaultDark.sent(at: .eight)
    #expect(BasicPalette.index(of: sent.background) == 0)
    #expect(BasicPalette.index(of: sent.color(.text)) == 7)
    #expect(BasicPalette.index(of: sent.color(.series(2))) == 2)
  }

  /// The console shows bold as bright, which on a light background would be faint.
  @Test func boldIsLeftOutOnLightBackgrounds() {
    let bold = Style(.text, isBold: true)
    let (black, white) = (BasicPalette.colors[0], BasicPalette.colors[7])
    #expect(bold.sent(at: .eight, on: black).isBold && bold.sent(at: .direct, on: white).isBold)
    #expect(!bold.sent(at: .eight, on: white).isBold && !bold.sent(at: .sixteen, on: white).isBold)
  }
}
