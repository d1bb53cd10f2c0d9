/// The number of colors that reach the eye.
package enum ColorDepth: String, CaseIterable, Sendable {
  /// Attributes only: `NO_COLOR`, monochrome terminals.
  case monochrome
  /// The terminal's own 8 or 16 colors, of which nobody knows the contrast: attributes only.
  case basic
  /// Entries 16–255 of the xterm palette.
  case palette
  /// 24 bits.
  case direct

  /// True where the colors of a theme are sent.
  package var hasColors: Bool { self == .palette || self == .direct }
}

/// The look of each role.
package struct Theme: Equatable, Sendable {
  /// As many series colors as a theme has.
  package static let seriesCount = 8

  package var name: String
  package var background: Color
  /// The color of each role that is not a series.
  package var colors: [Role: Color]
  /// Eight series colors.
  package var series: [Color]
  /// True where every color is to have the contrast WCAG calls enhanced.
  package var isHighContrast: Bool
  /// The name of the theme that is like this one but with high contrast, where there is one.
  package var twin: String?

  package init(
    name: String, background: Color, colors: [Role: Color], series: [Color],
    isHighContrast: Bool = false, twin: String? = nil
  ) {
    self.name = name
    self.background = background
    self.colors = colors
    self.series = series
    self.isHighContrast = isHighContrast
    self.twin = twin
  }

  /// The color of `role`; series repeat after the eighth.
  package func color(_ role: Role) -> Color {
    if case .series(let index) = role, let color = series.repeating(index) { return color }
    // A theme from a file has every role; one made in code may not.
    return colors[role] ?? colors[.text] ?? background.opposite
  }

  /// True where series are told apart by their colors.
  package var hasSeriesColors: Bool { Set(series).count > 1 }

  /// Every role a theme gives a color: those with a name, then the eight series.
  package static let roles: [Role] =
    Role.named.map(\.value) + (0..<seriesCount).map(Role.series)
}

extension Color {
  /// Black or white, whichever stands out from this.
  fileprivate var opposite: Color {
    let (black, white) = (Color(0x000000), Color(0xFFFFFF))
    return contrast(to: black) > contrast(to: white) ? black : white
  }
}
