/// The themes that come with the program, by the names of their files; one of somebody's own is called as its
/// file.
enum ThemeName: String, CaseIterable {
  case colorBlindSafeDark = "color-blind-safe-dark"
  case colorBlindSafeLight = "color-blind-safe-light"
  case defaultDark = "default-dark"
  case defaultLight = "default-light"
  case highContrastDark = "high-contrast-dark"
  case highContrastLight = "high-contrast-light"
  case highContrastSepia = "high-contrast-sepia"
  case monochrome
  case sepia
  case whiteOnBlue = "white-on-blue"
  case yellowOnBlack = "yellow-on-black"
}
