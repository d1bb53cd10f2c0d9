extension German {
  func words(theme: ThemeName) -> String {
    switch theme {
    case .colorBlindSafeDark: "für Farbfehlsichtige, dunkel"
    case .colorBlindSafeLight: "für Farbfehlsichtige, hell"
    case .defaultDark: "Standard, dunkel"
    case .defaultLight: "Standard, hell"
    case .highContrastDark: "hoher Kontrast, dunkel"
    case .highContrastLight: "hoher Kontrast, hell"
    case .highContrastSepia: "hoher Kontrast, Sepia"
    case .monochrome: "einfarbig"
    case .sepia: "Sepia"
    case .whiteOnBlue: "Weiß auf Blau"
    case .yellowOnBlack: "Gelb auf Schwarz"
    }
  }
}
