extension Polish {
  func words(theme: ThemeName) -> String {
    switch theme {
    case .colorBlindSafeDark: "dla daltonistów, ciemny"
    case .colorBlindSafeLight: "dla daltonistów, jasny"
    case .defaultDark: "domyślny, ciemny"
    case .defaultLight: "domyślny, jasny"
    case .highContrastDark: "wysoki kontrast, ciemny"
    case .highContrastLight: "wysoki kontrast, jasny"
    case .highContrastSepia: "wysoki kontrast, sepia"
    case .monochrome: "jednobarwny"
    case .sepia: "sepia"
    case .whiteOnBlue: "biały na niebieskim"
    case .yellowOnBlack: "żółty na czarnym"
    }
  }
}
