import Screen
import Testing

let themesFolder = {
  let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  return "/" + package + "/Themes"
}()

/// Every file of the package's folder: a new one is tested by being there.
private let themeNames = ThemeLibrary(folders: [themesFolder]).names

private func theme(_ name: String) throws -> Theme {
  try ThemeLibrary.theme(at: "\(themesFolder)/\(name).toml")
}

@Test func thereIsAThemeForEverybody() {
  let wanted = [
    "color-blind-safe-dark", "color-blind-safe-light", "default-dark", "default-light",
    "high-contrast-dark", "high-contrast-light", "monochrome", "sepia", "white-on-blue",
    "yellow-on-black",
  ]
  #expect(Set(wanted).subtracting(themeNames).isEmpty)
}

@Test(arguments: themeNames)
func everyThemeOpensAndIsComplete(_ name: String) throws {
  let theme = try theme(name)
  #expect(theme.name == name)
  #expect(theme.colors.count == Theme.roles.count - Theme.seriesCount - Role.optional.count)
  #expect(theme.series.count == Theme.seriesCount)
}

@Test(arguments: themeNames, [ColorDepth.direct, .palette])
func everyPairOfEveryThemePasses(_ name: String, _ depth: ColorDepth) throws {
  let pairs = ContrastCheck.pairs(of: try theme(name), depth: depth)
  #expect(pairs.count >= Theme.roles.count)
  for pair in pairs {
    #expect(pair.verdict != .failed, "\(pair)")
  }
}

@Test(arguments: themeNames)
func everyThemeHasItsTwinOfHighContrast(_ name: String) throws {
  let one = try theme(name)
  guard !one.isHighContrast else { return }
  let twin = try theme(try #require(one.twin))
  #expect(twin.isHighContrast)
  // People who read light on dark do so for a reason.
  let (oneIsLight, twinIsLight) = (one.background.luminance > 0.5, twin.background.luminance > 0.5)
  #expect(oneIsLight == twinIsLight)
}

@Test(arguments: themeNames.filter { $0 != "monochrome" })
func seriesHaveEightColorsAtEveryDepth(_ name: String) throws {
  for theme in [try theme(name), try theme(name).inPalette] {
    for (index, color) in theme.series.enumerated() {
      for other in theme.series[..<index] { #expect(color.difference(to: other) > 8) }
      #expect(color.difference(to: theme.color(.focus)) > 8)
    }
  }
}

@Test(arguments: ["color-blind-safe-dark", "color-blind-safe-light"], ColorVision.allCases)
func sixSeriesAreSafeFromColorBlindness(_ name: String, _ vision: ColorVision) throws {
  for theme in [try theme(name), try theme(name).inPalette] {
    let colors = [theme.color(.focus)] + theme.series.prefix(6)
    for (index, color) in colors.enumerated() {
      for other in colors[..<index] {
        #expect(color.difference(to: other, seenWith: vision) >= 10)
      }
    }
  }
}

@Test func monochromeIsOneColorOnOneBackground() throws {
  let theme = try theme("monochrome")
  #expect(Set(Theme.roles.map(theme.color)).count == 1)
}

/// A program without its folder of themes looks as one that has it.
@Test func everyFileIsBuiltIn() throws {
  let library = ThemeLibrary(folders: [])
  #expect(library.names == themeNames.sorted())
  for name in themeNames { #expect(try library.theme(named: name) == theme(name)) }
}

@Test func seriesColorsRepeat() {
  let theme = Theme.defaultDark
  #expect(theme.color(.series(8)) == theme.color(.series(0)))
  #expect(theme.color(.series(1)) != theme.color(.series(0)))
  for index in [Int.min, -1, Int.max] {
    #expect(theme.series.contains(theme.color(.series(index))))
  }
}

@Test func missingColorStandsOutAnyway() {
  for background in [Theme.defaultDark.background, Theme.defaultLight.background] {
    let theme = Theme(name: "bare", background: background, colors: [:], series: [])
    for role in Theme.roles {
      #expect(theme.color(role).contrast(to: background) > 7)
    }
  }
}

/// A series that steps back is told from the focus and from every series as it is: one of them is stood in.
@Test(arguments: themeNames, [ColorDepth.direct, .palette])
func mutedSeriesAreToldFromWhatStandsOut(_ name: String, _ depth: ColorDepth) throws {
  let theme = try theme(name).sent(at: depth)
  guard theme.hasSeriesColors else { return }
  for index in 0..<Theme.seriesCount {
    let muted = theme.color(.muted(index))
    for role in [Role.focus] + (0..<Theme.seriesCount).map(Role.series) {
      let difference = muted.difference(to: theme.color(role))
      #expect(difference >= 10, "\(index) and \(role): \(difference)")
    }
  }
}

/// Two series that step back are two colors still, as long as the palette has some of the contrast that the theme promises.
@Test(arguments: themeNames, [ColorDepth.direct, .palette])
func mutedSeriesAreToldFromEachOther(_ name: String, _ depth: ColorDepth) throws {
  let theme = try theme(name).sent(at: depth)
  guard theme.hasSeriesColors else { return }
  let muted = Set((0..<Theme.seriesCount).map { theme.color(.muted($0)) })
  let few = ["high-contrast-light": 4, "high-contrast-sepia": 3, "sepia": 5]
  let least = depth == .palette ? few[name] ?? Theme.seriesCount : Theme.seriesCount
  #expect(muted.count >= least, "\(muted)")
}

/// Of the terminal's own colors none is a shade of another; there the focus has one that no series has.
@Test(arguments: themeNames, [ColorDepth.eight, .sixteen])
func theFocusHasAColorOfItsOwn(_ name: String, _ depth: ColorDepth) throws {
  let theme = try theme(name).sent(at: depth)
  guard theme.hasSeriesColors else { return }
  for index in 0..<Theme.seriesCount {
    #expect(theme.color(.muted(index)) != theme.color(.focus), "\(index)")
  }
}

/// A series that steps back is nearer to the background, and still a graphic that can be seen.
@Test(arguments: themeNames, [ColorDepth.direct, .palette])
func mutedSeriesAreStillSeen(_ name: String, _ depth: ColorDepth) throws {
  let theme = depth == .palette ? try theme(name).inPalette : try theme(name)
  for index in 0..<Theme.seriesCount {
    let (plain, muted) = (theme.color(.series(index)), theme.color(.muted(index)))
    let contrast = muted.contrast(to: theme.background)
    #expect(contrast >= (theme.isHighContrast ? 7 : 4.5), "\(index): \(contrast)")
    #expect(contrast <= plain.contrast(to: theme.background) + 1e-9, "\(index)")
    if depth == .palette { #expect(Palette.color(at: Palette.index(of: muted)) == muted) }
  }
}
