extension Spanish {
  func words(theme: ThemeName) -> String {
    switch theme {
    case .colorBlindSafeDark: "para daltonismo, oscuro"
    case .colorBlindSafeLight: "para daltonismo, claro"
    case .defaultDark: "predeterminado, oscuro"
    case .defaultLight: "predeterminado, claro"
    case .highContrastDark: "alto contraste, oscuro"
    case .highContrastLight: "alto contraste, claro"
    case .highContrastSepia: "alto contraste, sepia"
    case .monochrome: "monocromo"
    case .sepia: "sepia"
    case .whiteOnBlue: "blanco sobre azul"
    case .yellowOnBlack: "amarillo sobre negro"
    }
  }
}
