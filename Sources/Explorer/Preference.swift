import Charts
import Descriptions
import Screen
import Sonification

/// A setting that can be preset: by an option, a variable, the configuration file or, in part, on the
/// screen of settings.
///
/// All of these, `earshot config` and the README's table are made from the rows in this file.
package enum Preference: String, CaseIterable, Sendable {
  case language
  case verbosity
  case caption
  case sayValues = "say-values"
  case readingSpeed = "reading-speed"
  case plain
  case quiet
  case verticalPoints = "vertical"
  case brailleCells = "braille-cells"
  case speech
  case sameAxes = "same-axes"
  case theme
  case themesFolder = "themes-dir"
  case glyphs
  case glyphScale = "glyph-scale"
  case color
  case pixels
  case crosshair
  case preset
  case instrument
  case duration
  case minimumFrequency = "min-frequency"
  case maximumFrequency = "max-frequency"
  case pitchScale = "pitch-scale"
  case smoothing
  case volume
  case isInverted = "invert"
  case order
  case isMono = "mono"
  case hasLegend = "legend"
  case isSlopeMode = "slope"
  case density = "dense"
  case pan, tuning
  case hasNotes = "notes"
  case hasMoveTones = "move-tones"
  case cues
  case device
  case x, y, type, series, split, label, aggregate, every, bin
  case conditions = "where"
  case last, from, to, sort, top

  /// The name in the configuration file, which is also that of the option, after two hyphens.
  package var name: String { rawValue }

  /// The name of the variable: `EARSHOT_GLYPH_SCALE`.
  package var variable: String {
    "EARSHOT_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 })
  }

  /// The part of an encoding that it sets; `nil` of all other settings.
  package var encodingSetting: EncodingSetting? { EncodingSetting(rawValue: rawValue) }

  /// True where the screen of settings offers it.
  package var isOnScreen: Bool {
    SettingRow.allCases.contains { $0.preferences.contains(self) }
      || SoundSettingRow.all.contains { $0.preferences.contains(self) }
  }

  /// The values a setting takes.
  package enum Values: Equatable, Sendable {
    case flag
    case number(ClosedRange<Double>)
    case choice([String])
    /// Names and ranges.
    case other([String])
    /// Values that are told in words.
    case described(DescribedValues)
    /// Any text that stands for something, under the name that it has in help.
    case text(ValuePhrase)

    /// The values as an error shows them; in English where they are told in words.
    package var text: String { texts(in: Languages.all[0]).joined(separator: ", ") }

    /// The values one by one, as help lists them.
    package func texts(in language: any Language) -> [String] {
      switch self {
      case .flag: ["true", "false"]
      case .number(let range): ["\(Self.text(range.lowerBound)) … \(Self.text(range.upperBound))"]
      case .choice(let names), .other(let names): names
      case .described(let values): [language.words(help: .values(values))]
      case .text(let value): [language.words(value: value)]
      }
    }

    private static func text(_ number: Double) -> String {
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
  }

  package var values: Values { row.values }
  /// The option it is typed as, which has the words for it.
  package var option: OptionPhrase { row.option }
  /// The value without any setting; `nil` where it follows from the locale or other settings.
  package var initial: String? { row.initial }

  private struct Definition {
    var option: OptionPhrase
    var values: Values
    var initial: String?

    init(_ option: OptionPhrase, _ values: Values, initial: String? = nil) {
      self.option = option
      self.values = values
      self.initial = initial
    }

    /// One of the cases of a type.
    init<Case: CaseIterable & RawRepresentable<String>>(
      _ option: OptionPhrase, _ type: Case.Type, initial: Case? = nil
    ) {
      self.init(option, .choice(Case.allCases.map(\.rawValue)), initial: initial?.rawValue)
    }

    /// Something that is on or off, and off at first.
    init(_ option: OptionPhrase) { self.init(option, .flag, initial: "false") }
  }

  private var row: Definition {
    switch self {
    case .language: Definition(.language, .choice(Languages.all.map(\.tag)))
    case .verbosity: Definition(.verbosity, Verbosity.self, initial: .normal)
    case .caption:
      Definition(
        .caption, .other([CaptionPart.text(of: CaptionPart.allCases)]),
        initial: CaptionPart.text(of: CaptionPart.allCases))
    case .sayValues: Definition(.sayValues)
    case .readingSpeed: Definition(.readingSpeed, .number(0.25...4), initial: "1")
    case .plain: Definition(.plain)
    case .quiet: Definition(.quiet)
    case .verticalPoints: Definition(.verticalPoints, .flag)
    case .brailleCells:
      Definition(
        .brailleCells,
        .number(Double(BrailleRow.lengths.lowerBound)...Double(BrailleRow.lengths.upperBound)))
    case .speech: Definition(.speech, SpeechChoice.self, initial: .off)
    case .sameAxes: Definition(.sameAxes)
    case .theme: Definition(.theme, .described(.theme), initial: Theme.defaultDark.name)
    case .themesFolder: Definition(.themesFolder, .described(.folder))
    case .glyphs:
      Definition(
        .glyphs, .choice(["auto"] + GlyphSet.allCases.map(\.rawValue)), initial: "auto")
    case .glyphScale:
      Definition(
        .glyphScale, .choice(GlyphScale.range.map { "\($0)" }),
        initial: "\(GlyphScale.range.lowerBound)")
    case .color: Definition(.color, ColorChoice.self, initial: .auto)
    case .pixels: Definition(.pixels, PixelChoice.self, initial: .auto)
    case .crosshair: Definition(.crosshair, .flag, initial: "true")
    case .preset: Definition(.preset, SonificationSettings.Preset.self, initial: .natural)
    case .instrument:
      Definition(
        .instrument, .choice(Instrument.pitched.map(\.rawValue)),
        initial: Instrument.soft.rawValue)
    case .duration:
      Definition(
        .duration, .other(["short", "recommended", "long", "0.1 … 3600"]), initial: "recommended")
    // Below 20 Hz nothing is a pitch; above 16 kHz few ears hear one.
    case .minimumFrequency: Definition(.minimumFrequency, .number(20...16_000))
    case .maximumFrequency: Definition(.maximumFrequency, .number(20...16_000))
    case .pitchScale: Definition(.pitchScale, SonificationSettings.PitchScale.self)
    case .smoothing: Definition(.smoothing, .other(["none", "default", "0 … 1"]))
    case .volume: Definition(.volume, .number(0...2), initial: "1")
    case .isInverted: Definition(.inverted)
    case .order: Definition(.order, SonificationSettings.Order.self, initial: .sequential)
    case .isMono: Definition(.mono)
    case .hasLegend: Definition(.legend)
    case .isSlopeMode: Definition(.slope)
    case .density: Definition(.dense, SonificationSettings.Density.self, initial: .both)
    case .pan: Definition(.pan, SonificationSettings.Pan.self, initial: .x)
    case .tuning:
      Definition(
        .tuning, .choice(SonificationSettings.Tuning.allCases.map(\.rawValue)), initial: "none")
    case .hasNotes: Definition(.notes)
    case .hasMoveTones: Definition(.moveTones, .flag, initial: "true")
    case .cues:
      Definition(
        .cues, .other(Cue.allCases.map(\.rawValue) + ["all", "none"]), initial: Cue.gap.rawValue)
    case .device: Definition(.device, .described(.device))
    case .x: Definition(.x, .text(.column))
    case .y: Definition(.y, .text(.column))
    case .type: charting(.type, initial: "auto")
    case .series: Definition(.series, .text(.column))
    case .split: Definition(.split, .text(.column))
    case .label: Definition(.label, .text(.column))
    case .aggregate: charting(.aggregate)
    case .every: charting(.every)
    case .bin: Definition(.bin, .text(.width))
    case .conditions: Definition(.where, .text(.condition))
    case .last: charting(.last)
    case .from: Definition(.from, .text(.x))
    case .to: Definition(.to, .text(.x))
    case .sort: charting(.sort)
    case .top: Definition(.top, .text(.count))
    }
  }

  /// Something about charts of tables that takes some form.
  private func charting(_ option: OptionPhrase, initial: String? = nil) -> Definition {
    let forms = (encodingSetting?.form ?? "").split(separator: ", ").map(String.init)
    return Definition(
      option, encodingSetting?.choices.map(Values.choice) ?? .other(forms), initial: initial)
  }
}

/// The choice of when colors are written; `auto` is to a terminal that has not asked for none.
package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
