/// Entries 16–255 of the xterm palette: a cube of 6×6×6 colors, then 24 grays.
///
/// The first sixteen are not used: everybody sets them as they like.
package enum Palette {
  /// The entry nearest to `color`.
  package static func index(of color: Color) -> Int {
    let cube = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    // The gray nearest to the mean, and so to the color: 8, 18 … 238.
    let gray = 232 + min(max((mean - 3) / 10, 0), 23)
    return distance(color, self.color(at: gray)) < distance(color, self.color(at: cube))
      ? gray : cube
  }

  /// The color of an entry from 16 to 255; what is outside counts as the nearest of these.
  package static func color(at index: Int) -> Color {
    let entry = min(max(index, 16), 255) - 16
    if entry >= 216 {
      let level = UInt8(8 + 10 * (entry - 216))
      return Color(red: level, green: level, blue: level)
    }
    return Color(
      red: levels[entry / 36], green: levels[entry / 6 % 6], blue: levels[entry % 6])
  }

  /// The entry nearest to `color` that keeps its class of contrast to `background`, an entry too.
  static func index(of color: Color, on background: Color, contrast: Double) -> Int {
    let nearest = index(of: color)
    if self.color(at: nearest).contrast(to: background) >= contrast { return nearest }
    let fitting = (16...255).filter { self.color(at: $0).contrast(to: background) >= contrast }
    return fitting.min {
      distance(color, self.color(at: $0)) < distance(color, self.color(at: $1))
    } ?? nearest
  }

  /// The entry nearest to `color` whose contrast to `background` lies in a range; `nil` where none does.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - background: The color behind it.
  ///   - contrasts: The range.
  ///   - keepsHue: True where one of another hue is taken only for want of one of the same: its channels
  ///     are in the same order of strength.
  /// - Returns: The entry.
  static func index(
    of color: Color, on background: Color, within contrasts: ClosedRange<Double>,
    keepsHue: Bool = false
  ) -> Int? {
    let fitting = (16...255).filter {
      contrasts.contains(self.color(at: $0).contrast(to: background))
    }
    let alike = keepsHue ? fitting.filter { hasOrder(of: color, self.color(at: $0)) } : []
    return (alike.isEmpty ? fitting : alike).min {
      distance(color, self.color(at: $0)) < distance(color, self.color(at: $1))
    }
  }

  /// True where no channel of a color is as strong as one that is clearly weaker in another, nor the other
  /// way around.
  private static func hasOrder(of color: Color, _ other: Color) -> Bool {
    let (one, two) = (channels(color), channels(other))
    // Steps of the cube are 40 wide from its second on.
    let (least, leastStep) = (30, 40)
    return one.indices.allSatisfy { i in
      one.indices.allSatisfy { j in
        let (wanted, given) = (one[i] - one[j], two[i] - two[j])
        if abs(wanted) <= least { return abs(given) <= leastStep }
        return wanted > 0 ? given > 0 : given < 0
      }
    }
  }

  private static func channels(_ color: Color) -> [Int] {
    [Int(color.red), Int(color.green), Int(color.blue)]
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func step(_ channel: UInt8) -> Int {
    levels.indices.min {
      abs(Int(levels[$0]) - Int(channel)) < abs(Int(levels[$1]) - Int(channel))
    } ?? 0
  }

  private static func distance(_ one: Color, _ two: Color) -> Int {
    let red = Int(one.red) - Int(two.red)
    let green = Int(one.green) - Int(two.green)
    let blue = Int(one.blue) - Int(two.blue)
    return red * red + green * green + blue * blue
  }
}

extension Theme {
  /// This theme in colors of the palette, each as near as it can be without losing contrast.
  ///
  /// A color that had 7, 4.5 or 3 to the background has at least that afterwards.
  package var inPalette: Theme {
    let ground = Palette.color(at: Palette.index(of: background))
    func quantized(_ color: Color) -> Color {
      let had = color.contrast(to: background)
      let classes = [Contrast.enhanced, Contrast.text, Contrast.graphics]
      let keeps = classes.first { had >= $0 } ?? 1
      return Palette.color(at: Palette.index(of: color, on: ground, contrast: keeps))
    }
    var theme = self
    theme.isInPalette = true
    theme.background = ground
    theme.colors = colors.mapValues(quantized)
    theme.series = series.map(quantized)
    return theme
  }
}
