import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Explorer
import Glibc
import Screen
import Sonification

struct ConfigCommand: ParsableCommand {
  static var configuration: CommandConfiguration { CommandConfiguration(.config) }

  @OptionGroup(.words) var words: WordOptions
  @OptionGroup(.sight) var sight: SightOptions
  @OptionGroup(.sound) var sound: SoundOptions

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      let preferences = try Preferences.current()
      // Whoever asks for the settings in force must not take these for those of the file.
      if preferences.unreadable != nil { throw Failure([], exitCode: EX_NOINPUT) }
      // A wrong value is said here as it is everywhere.
      let settings = try sound.settings()
      _ = try sight.chosenGlyphs()
      _ = try sight.chosenGlyphScale()
      _ = try sight.chosenColor()
      _ = try sight.chosenPixels()
      _ = try words.chosenVerbosity()
      _ = try words.chosenCaption()
      _ = try sight.chosenTheme()
      _ = try preferences.flag(.sayValues, typed: false)
      _ = try preferences.readingSpeed()
      let _: SpeechChoice? = try preferences.choice(.speech)
      _ = try preferences.flag(.sameAxes, typed: false)
      let isPlain = try preferences.flag(.plain, typed: false)
      _ = try preferences.flag(.quiet, typed: false)
      _ = try preferences.flag(.verticalPoints, typed: false)
      _ = try preferences.flag(.crosshair, typed: false)
      _ = try preferences.flag(.hasMoveTones, typed: false)
      _ = try preferences.brailleCells()
      for setting in EncodingSetting.allCases { _ = try preferences.preset(setting) }
      for preference in Preference.allCases {
        let value = preferences.value(preference, typed: typed(preference))
        let text = value?.text ?? initial(preference, language, settings, isPlain: isPlain)
        let source =
          value?.origin.text ?? (preference == .language ? Self.languageVariable : nil)
          ?? language.text(.defaultValue)
        let values = text.split(whereSeparator: \.isNewline).joined(separator: "; ")
        try StandardOutput.write(line: "\(preference.name) = \(values) (\(source))")
      }
      for (entry, origin) in preferences.keys {
        let keys = entry.keys.isEmpty ? "—" : entry.keys.map(\.written).joined(separator: " ")
        try StandardOutput.write(line: "keys.\(entry.action.name) = \(keys) (\(origin.text))")
      }
    }
  }

  /// The variable of the locale that names the language; `nil` where none, or none we know.
  private static var languageVariable: String? {
    let environment = Environment.variables
    let name = Languages.variable(of: environment)
    return name.flatMap { Languages.language(environment[$0] ?? "") == nil ? nil : $0 }
  }

  /// The value typed for an option of this command.
  private func typed(_ preference: Preference) -> String? {
    switch preference {
    case .language: words.language
    case .verbosity: words.verbosity
    case .caption: words.caption
    case .theme: sight.theme
    case .themesFolder: sight.themesDir
    case .glyphs: sight.glyphs
    case .glyphScale: sight.glyphScale
    case .color: sight.color
    case .pixels: sight.pixels
    case .crosshair: sight.crosshair.map { "\($0)" }
    case .preset: sound.preset
    case .instrument: sound.instrument
    case .duration: sound.duration
    case .minimumFrequency: sound.minFrequency.map { "\($0)" }
    case .maximumFrequency: sound.maxFrequency.map { "\($0)" }
    case .pitchScale: sound.pitchScale
    case .smoothing: sound.smoothing
    case .volume: sound.volume.map { "\($0)" }
    case .isInverted: sound.invert ? "true" : nil
    case .order: sound.order
    case .isMono: sound.mono ? "true" : nil
    case .hasLegend: sound.legend ? "true" : nil
    case .isSlopeMode: sound.slope ? "true" : nil
    case .density: sound.dense
    case .pan: sound.pan
    case .tuning: sound.tuning
    case .hasNotes: sound.notes ? "true" : nil
    case .cues: sound.cues
    case .hasMoveTones, .sayValues, .readingSpeed, .speech, .sameAxes, .device, .plain, .quiet,
      .verticalPoints,
      .brailleCells:
      nil
    // This command charts nothing.
    case .x, .y, .type, .series, .split, .label, .aggregate, .every, .bin, .conditions, .last,
      .from,
      .to, .sort, .top:
      nil
    }
  }

  /// The value in force without any setting of its own.
  private func initial(
    _ preference: Preference, _ language: any Language, _ settings: SonificationSettings,
    isPlain: Bool
  ) -> String {
    switch preference {
    case .language: language.tag
    // These follow from the preset.
    case .minimumFrequency: "\(settings.minimumFrequency)"
    case .maximumFrequency: "\(settings.maximumFrequency)"
    case .pitchScale: settings.pitchScale.rawValue
    case .smoothing: "\(settings.smoothing)"
    case .verticalPoints: "\(isPlain)"
    default: preference.initial ?? ""
    }
  }
}

extension Key {
  /// As the configuration file has it.
  fileprivate var written: String { name.count > 1 ? "<\(name)>" : name }
}
