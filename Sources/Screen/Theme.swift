/// The number of colors that reach the eye.
package enum ColorDepth: String, CaseIterable, Sendable {
  /// Attributes only: `NO_COLOR`, monochrome terminals.
  case monochrome
  /// The terminal's own eight colors.
  case eight
  /// The terminal's own sixteen colors.
  case sixteen
  /// Entries 16–255 of the xterm palette.
  case palette
  /// 24 bits.
  case direct

  /// True where the colors of a theme are sent.
  package var hasColors: Bool { self != .monochrome }

  /// True where there are shades enough for a ramp.
  package var hasShades: Bool { self == .palette || self == .direct }

  /// True where the colors are the terminal's own.
  package var isBasic: Bool { self == .eight || self == .sixteen }
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
  /// True where all colors are entries of the xterm palette.
  var isInPalette = false
  /// True where all colors are the first of the terminal, of which none is a shade of another.
  var isBasic = false
  /// The colors of series that step back, once they are known; it takes a while to find them.
  var steppedBack: [Color] = []

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
    if case .muted(let index) = role {
      return steppedBack.repeating(index) ?? muted(index)
    }
    if case .inside(let index) = role { return inside(color(.series(index))) }
    if case .pattern(let index) = role {
      return inside(color(.series(index)), share: Self.patternShare)
    }
    if case .image(let number) = role { return .numbering(image: number) }
    if case .ramp(let step) = role { return isBasic ? color(.series(0)) : ramp(step) }
    if role == .up || role == .down, colors[role] == nil { return changeColor(isUp: role == .up) }
    // A theme from a file has every role; one made in code may not.
    return colors[role] ?? colors[.text] ?? background.opposite
  }

  /// The contrast to the background that every color of a series keeps, however it is mixed.
  package var leastContrast: Double { isHighContrast ? Contrast.enhanced : Contrast.text }

  /// A color on the way to the background, for what has an edge in the color itself.
  private func inside(_ color: Color, share: Double = insideShare) -> Color {
    guard !isBasic else { return color }
    let mixed = background.mixed(with: color, share)
    guard isInPalette else { return mixed }
    // The nearest entry may be of another hue, and then that of another series.
    let most = max(color.contrast(to: background) / (share < 0.5 ? 1.35 : 1.25), 1.2)
    let index =
      Palette.index(of: mixed, on: background, within: 1.15...most, keepsHue: true)
      ?? Palette.index(of: mixed)
    return Palette.color(at: index)
  }

  /// The part of the color of a series that its inside has.
  private static let insideShare = 0.35
  /// That of what is behind the pattern of a bar, which is to be seen as one color with it.
  private static let patternShare = 0.62

  /// The green or the red of a change, with the contrast that every color of a series keeps; one color in a
  /// theme that tells no series apart.
  private func changeColor(isUp: Bool) -> Color {
    guard hasSeriesColors else { return color(.series(0)) }
    let hue = Color(isUp ? 0x2CA86C : 0xE0564F)
    let steps = (0...20).lazy.map { hue.mixed(with: background.opposite, Double($0) / 20) }
    let found = steps.first { $0.contrast(to: background) >= leastContrast } ?? color(.text)
    return isInPalette
      ? Palette.color(at: Palette.index(of: found, on: background, contrast: leastContrast)) : found
  }

  /// True where series are told apart by their colors.
  package var hasSeriesColors: Bool { Set(series).count > 1 }

  /// As many series, from the first on, as have colors that no other one has.
  package var ownColors: Int {
    let first = series.indices.first { series[..<$0].contains(series[$0]) }
    return first ?? series.count
  }

  /// Every role a theme gives a color: those with a name, then the eight series.
  package static let roles: [Role] =
    Role.named.map(\.value) + Role.optional.map(\.value) + (0..<seriesCount).map(Role.series)
}

extension Color {
  /// Black or white, whichever stands out from this.
  fileprivate var opposite: Color {
    let (black, white) = (Color(0x000000), Color(0xFFFFFF))
    return contrast(to: black) > contrast(to: white) ? black : white
  }
}
