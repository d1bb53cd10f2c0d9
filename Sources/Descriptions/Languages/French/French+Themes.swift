extension French {
  func words(theme: ThemeName) -> String {
    switch theme {
    case .colorBlindSafeDark: "pour daltoniens, sombre"
    case .colorBlindSafeLight: "pour daltoniens, clair"
    case .defaultDark: "par défaut, sombre"
    case .defaultLight: "par défaut, clair"
    case .highContrastDark: "contraste élevé, sombre"
    case .highContrastLight: "contraste élevé, clair"
    case .highContrastSepia: "contraste élevé, sépia"
    case .monochrome: "monochrome"
    case .sepia: "sépia"
    case .whiteOnBlue: "blanc sur bleu"
    case .yellowOnBlack: "jaune sur noir"
    }
  }
}
