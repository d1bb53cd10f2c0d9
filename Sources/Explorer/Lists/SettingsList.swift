import Charts
import Descriptions
import Screen
import Sonification

/// The settings that can be changed on the screen, in their order there.
enum SettingRow: CaseIterable {
  case language, theme, volume, order, verbosity, valuesWhilePlaying, readingSpeed, glyphScale,
    glyphs, sameAxes

  /// The setting it changes.
  var preference: Preference {
    switch self {
    case .language: .language
    case .theme: .theme
    case .volume: .volume
    case .order: .order
    case .verbosity: .verbosity
    case .valuesWhilePlaying: .sayValues
    case .readingSpeed: .readingSpeed
    case .glyphScale: .glyphScale
    case .glyphs: .glyphs
    case .sameAxes: .sameAxes
    }
  }
}

/// The settings: changed while the program runs, and kept.
extension Model {
  /// The volumes that are turned through.
  private static let volumes = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

  func outline(of row: SettingRow) -> SettingOutline {
    switch row {
    case .language: .language(language.name)
    case .theme: .theme(settings.theme)
    case .volume: .volume(settings.sonification.volume)
    case .order: .order(isTogether: settings.sonification.order == .together)
    case .verbosity: .verbosity(settings.verbosity)
    case .valuesWhilePlaying: .valuesWhilePlaying(settings.saysValues)
    case .readingSpeed: .readingSpeed(settings.readingSpeed)
    case .glyphScale: .glyphScale(settings.glyphScale)
    case .glyphs: .glyphs(SettingOutline.GlyphName(rawValue: settings.glyphs.rawValue) ?? .ascii)
    case .sameAxes: .sameAxes(settings.hasSameAxes)
    }
  }

  /// Gives the chosen setting its next value, or with a negative `delta` the one before, says it and
  /// has it kept; lists of names go round, amounts have ends.
  mutating func changeSetting(_ overlay: Overlay, by delta: Int) -> [Effect] {
    let row = SettingRow.allCases[min(overlay.selected, SettingRow.allCases.count - 1)]
    var effects: [Effect] = []
    switch row {
    case .language:
      let former = language
      settings.languageTag = Languages.all.map(\.tag).neighbor(of: language.code, by: delta)
      let language = language
      rename { language.renaming($0, from: former) }
    case .theme:
      settings.theme = settings.themes.neighbor(of: settings.theme, by: delta)
      effects = [.useTheme(settings.theme)]
    case .volume:
      guard let volume = Self.volumes.step(from: settings.sonification.volume, by: delta) else {
        return hitEdge(delta < 0 ? .firstItem : .lastItem)
      }
      settings.sonification.volume = volume
      // How loud that is is heard at once, on what one stands on.
      if settings.isSoundOn, point != nil { effects = soundPoint() }
    case .order:
      let isTogether = settings.sonification.order == .together
      settings.sonification.order = isTogether ? .sequential : .together
      chooseWholeChart()
    case .verbosity:
      settings.verbosity = settings.verbosity == .terse ? .verbose : .terse
    case .valuesWhilePlaying: settings.saysValues.toggle()
    case .readingSpeed:
      guard let speed = Self.speeds.step(from: settings.readingSpeed, by: delta) else {
        return hitEdge(delta < 0 ? .firstItem : .lastItem)
      }
      settings.readingSpeed = speed
    case .glyphScale:
      let scale = settings.glyphScale + delta
      guard GlyphScale.range.contains(scale) else {
        return hitEdge(delta < 0 ? .firstItem : .lastItem)
      }
      settings.glyphScale = scale
    case .glyphs:
      let names = GlyphSet.allCases.map(\.rawValue)
      let name = names.neighbor(of: settings.glyphs.rawValue, by: delta)
      settings.glyphs = GlyphSet(rawValue: name) ?? settings.glyphs
      settings.areGlyphsGuessed = false
    case .sameAxes: setSameAxes(!settings.hasSameAxes)
    }
    return effects + [.keep(name: row.preference.name, value: value(of: row))]
      + announce([.setting(outline(of: row))])
  }

  /// Says the new value first, which holds until the end, and then that it will not be there again.
  mutating func sayNotKept(_ name: String, _ file: String, _ reason: String?) -> [Effect] {
    guard let row = SettingRow.allCases.first(where: { $0.preference.name == name })
    else { return [] }
    return announce(
      [.settingNotKept(outline(of: row), file: file, reason: reason)], priority: .problem,
      about: .setting)
  }

  /// The value as the configuration file has it.
  private func value(of row: SettingRow) -> String {
    func quoted(_ text: String) -> String { "\"\(text)\"" }
    return switch row {
    case .language: quoted(settings.languageTag)
    case .theme: quoted(settings.theme)
    case .volume: "\(settings.sonification.volume)"
    case .order: quoted(settings.sonification.order.rawValue)
    case .verbosity: quoted(settings.verbosity.rawValue)
    case .valuesWhilePlaying: "\(settings.saysValues)"
    case .readingSpeed: "\(settings.readingSpeed)"
    case .glyphScale: "\(settings.glyphScale)"
    case .glyphs: quoted(settings.glyphs.rawValue)
    case .sameAxes: "\(settings.hasSameAxes)"
    }
  }
}

extension [String] {
  /// The name after or before `name` in the ring of all; the first where it is unknown.
  fileprivate func neighbor(of name: String, by delta: Int) -> String {
    guard let index = firstIndex(of: name) else { return first ?? name }
    return self[((index + delta) % count + count) % count]
  }
}

extension [Double] {
  /// The step above or below `value`; `nil` at the end.
  fileprivate func step(from value: Double, by delta: Int) -> Double? {
    delta > 0 ? first { $0 > value + 1e-9 } : last { $0 < value - 1e-9 }
  }
}
