import Screen
import Testing

/// The themes in code and those in the package's folder.
func everyTheme() throws -> [Theme] {
  let library = ThemeLibrary(folders: [themesFolder])
  return try library.names.map { try library.theme(named: $0) }
}

let themesFolder = {
  let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  return "/" + package + "/Themes"
}()

@Test func everyThemeOpensAndIsComplete() throws {
  let themes = try everyTheme()
  #expect(
    themes.map(\.name) == [
      "default-dark", "default-light", "high-contrast-dark", "high-contrast-light",
    ])
  for theme in themes {
    #expect(theme.colors.count == Theme.roles.count - Theme.seriesCount)
    #expect(theme.series.count == Theme.seriesCount)
  }
}

@Test func everyThemeHasItsContrastAtEveryDepth() throws {
  for theme in try everyTheme() {
    for theme in [theme, theme.inPalette] {
      for role in Theme.roles {
        let ratio = theme.color(role).contrast(to: theme.background)
        let least =
          theme.name.hasPrefix("high-contrast") && role != .grid
          ? Contrast.enhanced : role.requiredContrast
        #expect(ratio >= least, "\(theme.name) \(role) \(ratio)")
      }
    }
  }
}

@Test func seriesOfEveryThemeHaveEightColorsAtEveryDepth() throws {
  for theme in try everyTheme() {
    #expect(Set(theme.series).count == 8, "\(theme.name)")
    #expect(Set(theme.inPalette.series).count == 8, "\(theme.name)")
  }
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
