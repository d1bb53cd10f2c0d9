extension Portuguese {
  func words(theme: ThemeName) -> String {
    switch theme {
    case .colorBlindSafeDark: "para daltonismo, escuro"
    case .colorBlindSafeLight: "para daltonismo, claro"
    case .defaultDark: "padrão, escuro"
    case .defaultLight: "padrão, claro"
    case .highContrastDark: "alto contraste, escuro"
    case .highContrastLight: "alto contraste, claro"
    case .highContrastSepia: "alto contraste, sépia"
    case .monochrome: "monocromático"
    case .sepia: "sépia"
    case .whiteOnBlue: "branco sobre azul"
    case .yellowOnBlack: "amarelo sobre preto"
    }
  }
}
