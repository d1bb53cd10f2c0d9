/// The first eight or sixteen colors of a terminal, as the Linux console shows them, and others nearly so.
///
/// People set them as they like, but a theme of a terminal keeps what they are: black and white far apart, and the
/// others readable on black.
package struct BasicPalette: Sendable {
  /// The colors by their numbers: black, red, green, brown, blue, magenta, cyan and gray, then the bright ones.
  static let colors: [Color] = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ].map { Color($0) }

  /// The same as xterm and its relatives show them: brighter, so that fewer can be read on a light background.
  static let brighterColors: [Color] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { Color($0) }

  /// True of a color with a contrast to a background, and with so much of it elsewhere, too.
  private static func has(
    _ contrast: Double, _ color: Color, on background: Color, elsewhere: Double
  ) -> Bool {
    guard color.contrast(to: background) >= contrast else { return false }
    guard let index = colors.firstIndex(of: color), let ground = colors.firstIndex(of: background)
    else { return true }
    return brighterColors[index].contrast(to: brighterColors[ground])
      >= min(contrast, elsewhere)
  }

  /// The number of colors that there are: eight or sixteen.
  let count: Int

  private var all: ArraySlice<Color> { Self.colors.prefix(count) }

  /// The palette of what is drawn on a background: bold is bright where there are eight colors.
  var inked: BasicPalette { BasicPalette(count: Self.colors.count) }

  /// The number of a color among the first eight, and whether it is the bright one of them.
  package static func inked(_ color: Color) -> (index: Int, isBright: Bool) {
    let index = index(of: color)
    return index < 8 ? (index, false) : (index - 8, true)
  }

  /// The number of the color nearest to another.
  package static func index(of color: Color) -> Int {
    colors.indices.min { colors[$0].difference(to: color) < colors[$1].difference(to: color) } ?? 0
  }

  /// The other one of the dark and the bright color of a hue.
  static func twin(of color: Color) -> Color? {
    colors.firstIndex(of: color).map { colors[($0 + 8) % 16] }
  }

  /// The color nearest to a background on which text can have the contrast WCAG calls enhanced.
  func background(like color: Color) -> Color {
    let readable = all.filter { ground in
      all.contains { $0.contrast(to: ground) >= Contrast.enhanced }
    }
    // A light theme stays light, and a dark one dark.
    let isLight = color.luminance > 0.5
    let alike = readable.filter { ($0.luminance > 0.3) == isLight }
    return nearest(to: color, among: Array(alike.isEmpty ? readable : alike)) ?? Self.colors[0]
  }

  /// The color nearest to another with a contrast to a background, or the one that has most of it, where none
  /// has enough; elsewhere words need more of it than marks.
  func color(
    like color: Color, on background: Color, contrast: Double,
    elsewhere: Double = Contrast.graphics, but taken: Set<Color> = []
  ) -> Color {
    let fitting = all.filter {
      Self.has(contrast, $0, on: background, elsewhere: elsewhere)
    }
    let free = fitting.filter { !taken.contains($0) }
    return nearest(to: color, among: free.isEmpty ? fitting : free)
      ?? all.max { $0.contrast(to: background) < $1.contrast(to: background) } ?? color
  }

  private func nearest(to color: Color, among colors: [Color]) -> Color? {
    colors.min { $0.difference(to: color) < $1.difference(to: color) }
  }
}

extension Theme {
  /// This theme in the first so many colors of a terminal, each as near as it can be without losing contrast.
  ///
  /// Series have different colors as long as there are some, and none has that of the focus.
  func inBasicPalette(_ count: Int) -> Theme {
    let palette = BasicPalette(count: count)
    let ground = palette.background(like: background)
    func contrast(_ color: Color) -> Double {
      let had = color.contrast(to: background)
      return [Contrast.enhanced, Contrast.text, Contrast.graphics].first { had >= $0 } ?? 1
    }
    var theme = self
    theme.isBasic = true
    theme.background = ground
    for role in Self.roles {
      if case .series = role { continue }
      let color = color(role)
      theme.colors[role] = palette.color(
        like: color, on: ground, contrast: contrast(color), elsewhere: Contrast.text)
    }
    // Among so few a color near to the background may be that itself, and what has it is not there.
    if theme.color(.grid) == ground { theme.colors[.grid] = theme.color(.axis) }
    var taken: Set<Color> = hasSeriesColors ? [theme.color(.focus)] : []
    var first = taken
    // Bold would be faint on a light background.
    let inked = ground.luminance > 0.3 || !hasSeriesColors ? palette : palette.inked
    theme.series = series.map { color in
      // A color of its own tells more than the contrast of a higher class.
      let wanted = hasSeriesColors ? leastContrast : max(contrast(color), leastContrast)
      // Bright and dark of one hue differ where bold is bright only, and gray is nearly white on many terminals.
      let twins = taken.compactMap { count == 8 || $0.isGray ? BasicPalette.twin(of: $0) : nil }
      let hues = taken.union(twins)
      // A series has a name in its color.
      func nearest(but taken: Set<Color>) -> Color {
        inked.color(
          like: color, on: ground, contrast: wanted, elsewhere: Contrast.text, but: taken)
      }
      var found = nearest(but: hues)
      if hues.contains(found) { found = nearest(but: taken) }
      if taken.contains(found) {
        // All were given: from here on they repeat.
        taken = first
        found = nearest(but: taken)
      }
      if hasSeriesColors { taken.insert(found) } else { first = [] }
      return found
    }
    return theme
  }

  /// This theme in the colors that are sent at a depth.
  package func sent(at depth: ColorDepth) -> Theme {
    switch depth {
    case .monochrome: self
    case .direct: withSteppedBack
    case .eight: inBasicPalette(8)
    case .sixteen: inBasicPalette(16)
    case .palette: inPalette.withSteppedBack
    }
  }
}

extension Style {
  /// The style at a depth in the colors of a theme that were made for it.
  ///
  /// Of eight colors the bright ones are bold. Reversed they would not be bright on the console: gray is.
  package func sent(at depth: ColorDepth, in theme: Theme) -> Style {
    var style = sent(at: depth, on: theme.background)
    guard depth == .eight, BasicPalette.inked(theme.color(role)).isBright else { return style }
    if isReversed { style.role = .text } else { style.isBold = true }
    return style
  }

  /// The style at a depth: where bold is also bright, as on the console, it would be lost on a light background.
  package func sent(at depth: ColorDepth, on background: Color) -> Style {
    var style = self
    if depth.isBasic, background.luminance > 0.3 { style.isBold = false }
    return style
  }
}

extension Color {
  /// True of black, white and what is between them.
  fileprivate var isGray: Bool { red == green && green == blue }
}
