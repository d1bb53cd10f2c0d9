import Descriptions
import Screen

/// The keys that change how everything looks.
extension Settings {
  /// `c` and `C`: the next theme, and the one before, in a ring.
  mutating func changeTheme(by delta: Int) -> Answer {
    guard themes.count > 1, let index = themes.firstIndex(of: theme) else {
      return Answer([.onlyOneTheme])
    }
    theme = themes[((index + delta) % themes.count + themes.count) % themes.count]
    return Answer([.theme(theme)], effects: [.useTheme(theme)])
  }

  /// `z` and `Z`: larger and smaller, kept as the settings are; the last says itself that it is.
  mutating func changeGlyphScale(by delta: Int) -> Answer {
    let scale = GlyphScale.clamped(glyphScale + delta)
    let isNew = scale != glyphScale
    glyphScale = scale
    notePreset(.glyphScale)
    return Answer(
      [.setting(.glyphScale(scale))],
      effects: isNew ? [.keep(name: Preference.glyphScale.name, value: "\(scale)")] : [])
  }
}
