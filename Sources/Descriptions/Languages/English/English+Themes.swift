extension English {
  func words(theme: ThemeName) -> String {
    switch theme {
    case .colorBlindSafeDark: "color-blind safe dark"
    case .colorBlindSafeLight: "color-blind safe light"
    case .defaultDark: "default dark"
    case .defaultLight: "default light"
    case .highContrastDark: "high contrast dark"
    case .highContrastLight: "high contrast light"
    case .highContrastSepia: "high contrast sepia"
    case .monochrome: "monochrome"
    case .sepia: "sepia"
    case .whiteOnBlue: "white on blue"
    case .yellowOnBlack: "yellow on black"
    }
  }
}
