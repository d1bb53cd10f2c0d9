import ArgumentParser
import Descriptions
import Explorer
import FoundationEssentials
import Screen
import Sonification

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "The settings in force, each with where it comes from.",
    discussion: """
      An option wins over the environment, that over the file, that over the default. The file is \
      earshot/config.toml in XDG_CONFIG_HOME, else in ~/.config.
      """)

  @OptionGroup(title: "Words") var words: WordOptions
  @OptionGroup(title: "Sight") var sight: SightOptions
  @OptionGroup(title: "Sound") var sound: SoundOptions

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      let preferences = try Preferences.current()
      // What is wrong with a value is said here as it is everywhere.
      let settings = try sound.settings()
      _ = try sight.chosenGlyphs()
      _ = try sight.chosenGlyphScale()
      _ = try sight.chosenColor()
      _ = try words.chosenVerbosity()
      _ = try sight.chosenTheme()
      _ = try preferences.flag("say-values", typed: false)
      _ = try preferences.readingSpeed()
      _ = try preferences.flag("same-axes", typed: false)
      let defaults = try defaults(language, settings)
      for name in Preferences.names {
        let value = preferences.value(name, typed: typed[name])
        let text = value?.text ?? defaults[name] ?? ""
        let source =
          value?.origin.text ?? (name == "language" ? Self.languageVariable : nil)
          ?? language.text(.defaultValue)
        try StandardOutput.write(line: "\(name) = \(text) (\(source))")
      }
      for (entry, origin) in preferences.keys {
        let keys = entry.keys.isEmpty ? "—" : entry.keys.map(\.written).joined(separator: " ")
        try StandardOutput.write(line: "keys.\(entry.action.name) = \(keys) (\(origin.text))")
      }
    }
  }

  /// The variable of the locale that names the language; `nil` where none, or none we know.
  private static var languageVariable: String? {
    let environment = ProcessInfo.processInfo.environment
    let name = Languages.variable(of: environment)
    return name.flatMap { Languages.language(environment[$0] ?? "") == nil ? nil : $0 }
  }

  /// What was typed for the options of this command.
  private var typed: [String: String] {
    var typed: [String: String?] = [
      "language": words.language, "verbosity": words.verbosity, "theme": sight.theme,
      "themes-dir": sight.themesDir, "glyphs": sight.glyphs,
      "glyph-scale": sight.glyphScale, "color": sight.color,
      "preset": sound.preset, "instrument": sound.instrument, "duration": sound.duration,
      "min-frequency": sound.minFrequency.map { "\($0)" },
      "max-frequency": sound.maxFrequency.map { "\($0)" }, "pitch-scale": sound.pitchScale,
      "smoothing": sound.smoothing, "volume": sound.volume.map { "\($0)" },
      "order": sound.order, "cues": sound.cues,
    ]
    for (name, flag) in [
      ("invert", sound.invert), ("mono", sound.mono), ("legend", sound.legend),
      ("slope", sound.slope),
    ] { typed[name] = flag ? "true" : nil }
    return typed.compactMapValues(\.self)
  }

  private func defaults(
    _ language: any Language, _ settings: SonificationSettings
  ) throws(Failure) -> [String: String] {
    [
      "language": language.tag, "verbosity": "terse", "say-values": "false",
      "reading-speed": "1", "same-axes": "false", "theme": try sight.themeName(), "glyphs": "auto",
      "glyph-scale": "1", "color": "auto",
      "preset": settings.preset.rawValue, "instrument": Instrument.soft.rawValue,
      "duration": "recommended", "min-frequency": "\(settings.minimumFrequency)",
      "max-frequency": "\(settings.maximumFrequency)",
      "pitch-scale": settings.pitchScale.rawValue, "smoothing": "\(settings.smoothing)",
      "volume": "1", "invert": "false", "order": settings.order.rawValue, "mono": "false",
      "legend": "false", "slope": "false", "cues": "gap",
    ]
  }
}

extension Key {
  /// As the configuration file has it.
  fileprivate var written: String { name.count > 1 ? "<\(name)>" : name }
}
