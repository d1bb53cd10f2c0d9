extension Japanese {
  func words(theme: ThemeName) -> String {
    switch theme {
    case .colorBlindSafeDark: "色覚対応、暗い背景"
    case .colorBlindSafeLight: "色覚対応、明るい背景"
    case .defaultDark: "標準、暗い背景"
    case .defaultLight: "標準、明るい背景"
    case .highContrastDark: "ハイコントラスト、暗い背景"
    case .highContrastLight: "ハイコントラスト、明るい背景"
    case .highContrastSepia: "ハイコントラスト、セピア"
    case .monochrome: "モノクロ"
    case .sepia: "セピア"
    case .whiteOnBlue: "青地に白"
    case .yellowOnBlack: "黒地に黄"
    }
  }
}
