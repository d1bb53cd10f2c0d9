import Descriptions
import Screen

/// The keys that change how everything looks.
extension Model {
  /// `c` and `C`: the next theme, and the one before, in a ring.
  mutating func changeTheme(by delta: Int) -> [Effect] {
    let themes = settings.themes
    guard themes.count > 1, let index = themes.firstIndex(of: settings.theme) else {
      return announce([.onlyOneTheme])
    }
    let name = themes[((index + delta) % themes.count + themes.count) % themes.count]
    settings.theme = name
    return [.useTheme(name)] + announce([.theme(name)])
  }

  /// `z` and `Z`: larger and smaller, kept as the settings are; the last says itself that it is.
  mutating func changeGlyphScale(by delta: Int) -> [Effect] {
    let scale = GlyphScale.clamped(settings.glyphScale + delta)
    let isNew = scale != settings.glyphScale
    settings.glyphScale = scale
    return (isNew ? [.keep(name: Preference.glyphScale.name, value: "\(scale)")] : [])
      + announce([.setting(.glyphScale(scale))])
  }
}
