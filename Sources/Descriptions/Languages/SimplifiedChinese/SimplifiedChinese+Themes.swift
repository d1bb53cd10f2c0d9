extension SimplifiedChinese {
  func words(theme: ThemeName) -> String {
    switch theme {
    case .colorBlindSafeDark: "色盲友好，深色"
    case .colorBlindSafeLight: "色盲友好，浅色"
    case .defaultDark: "默认，深色"
    case .defaultLight: "默认，浅色"
    case .highContrastDark: "高对比度，深色"
    case .highContrastLight: "高对比度，浅色"
    case .highContrastSepia: "高对比度，棕褐色"
    case .monochrome: "单色"
    case .sepia: "棕褐色"
    case .whiteOnBlue: "蓝底白字"
    case .yellowOnBlack: "黑底黄字"
    }
  }
}
