/// How many colors reach the eye.
package enum ColorDepth: String, CaseIterable, Sendable {
  /// Attributes only: `NO_COLOR`, monochrome terminals.
  case monochrome
  /// The terminal's own 8 or 16 colors.
  case basic
  /// Entries 16–255 of the xterm palette.
  case palette
  /// 24 bits.
  case direct
}

/// How each role looks.
package struct Theme: Equatable, Sendable {
  /// As many series colors as a theme has.
  package static let seriesCount = 8

  package var name: String
  package var background: Color
  /// The color of each role that is not a series.
  package var colors: [Role: Color]
  /// Eight series colors.
  package var series: [Color]

  package init(name: String, background: Color, colors: [Role: Color], series: [Color]) {
    self.name = name
    self.background = background
    self.colors = colors
    self.series = series
  }

  /// The color of `role`; series repeat after the eighth.
  package func color(_ role: Role) -> Color {
    if case .series(let index) = role, let color = series.repeating(index) { return color }
    // A theme from a file has every role; one made in code may not.
    return colors[role] ?? colors[.text] ?? background.opposite
  }

  /// Every role a theme gives a color: those with a name, then the eight series.
  package static let roles: [Role] =
    Role.named.map(\.value) + (0..<seriesCount).map(Role.series)

  /// The two themes that are always there, whatever happened to the files.
  package static let builtIn: [Theme] = [defaultDark, defaultLight]

  // Series follow Okabe and Ito: orange, sky blue, bluish green, yellow, blue, vermillion, reddish
  // purple, then black or white; changed where the background asks for more contrast.

  package static let defaultDark = Theme(
    name: "default-dark", background: Color(0x121212),
    colors: [
      .text: Color(0xE4E4E4), .title: Color(0xFFFFFF), .axis: Color(0xA8A8A8),
      .grid: Color(0x4E4E4E), .focus: Color(0xFFD75F), .caption: Color(0xFFFFFF),
      .rotor: Color(0x87D7FF), .hint: Color(0xB2B2B2),
    ],
    series: [
      Color(0xE69F00), Color(0x56B4E9), Color(0x009E73), Color(0xF0E442),
      Color(0x4581B8), Color(0xD55E00), Color(0xCC79A7), Color(0xFFFFFF),
    ])

  package static let defaultLight = Theme(
    name: "default-light", background: Color(0xFFFFFF),
    colors: [
      .text: Color(0x1C1C1C), .title: Color(0x000000), .axis: Color(0x585858),
      .grid: Color(0xC6C6C6), .focus: Color(0xAF005F), .caption: Color(0x000000),
      .rotor: Color(0x005F87), .hint: Color(0x4E4E4E),
    ],
    series: [
      Color(0xCC7722), Color(0x002244), Color(0x559988), Color(0x556600),
      Color(0x2266CC), Color(0x662200), Color(0x992277), Color(0x000000),
    ])
}

extension Color {
  /// Black or white, whichever stands out from this.
  fileprivate var opposite: Color {
    let (black, white) = (Color(0x000000), Color(0xFFFFFF))
    return contrast(to: black) > contrast(to: white) ? black : white
  }
}
