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
  case sayValues = "say-values"
  case readingSpeed = "reading-speed"
  case sameAxes = "same-axes"
  case theme
  case themesFolder = "themes-dir"
  case glyphs
  case glyphScale = "glyph-scale"
  case color
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

  /// What it says about how tables are charted; `nil` of all other settings.
  package var encodingSetting: EncodingSetting? { EncodingSetting(rawValue: rawValue) }

  /// True where the screen of settings offers it.
  package var isOnScreen: Bool { SettingRow.allCases.contains { $0.preference == self } }

  /// The values a setting takes.
  package enum Values: Equatable, Sendable {
    case flag
    case number(ClosedRange<Double>)
    case choice([String])
    /// Values that are told in words.
    case other(String)
    /// Any text that stands for something, which is told in words.
    case text(String)

    /// The values as a list or an error shows them.
    package var text: String {
      switch self {
      case .flag: "true, false"
      case .number(let range): "\(Self.text(range.lowerBound)) … \(Self.text(range.upperBound))"
      case .choice(let names): names.joined(separator: ", ")
      case .other(let text), .text(let text): text
      }
    }

    private static func text(_ number: Double) -> String {
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
  }

  package var values: Values { row.values }
  /// Its meaning, as the start of a sentence.
  package var help: String { row.help }
  /// The value without any setting; `nil` where it follows from the locale or other settings.
  package var initial: String? { row.initial }

  private struct Definition {
    var help: String
    var values: Values
    var initial: String?

    init(_ help: String, _ values: Values, initial: String? = nil) {
      self.help = help
      self.values = values
      self.initial = initial
    }

    /// One of the cases of a type.
    init<Case: CaseIterable & RawRepresentable<String>>(
      _ help: String, _ type: Case.Type, initial: Case? = nil
    ) {
      self.init(help, .choice(Case.allCases.map(\.rawValue)), initial: initial?.rawValue)
    }

    /// Something that is on or off, and off at first.
    init(_ help: String) { self.init(help, .flag, initial: "false") }
  }

  private var row: Definition {
    switch self {
    case .language: Definition("The language of all words", .choice(Languages.all.map(\.tag)))
    case .verbosity: Definition("How much is said", Verbosity.self, initial: .terse)
    case .sayValues: Definition("Say the values while it plays")
    case .readingSpeed: Definition("How fast everything is read", .number(0.25...4), initial: "1")
    case .sameAxes: Definition("The same axes for all charts whose unit and scale agree")
    case .theme:
      Definition(
        "The theme", .other("one that earshot themes lists"),
        initial: Theme.defaultDark.name)
    case .themesFolder: Definition("Where more themes are", .other("a folder"))
    case .glyphs:
      Definition(
        "What pictures are drawn with", .choice(["auto"] + GlyphSet.allCases.map(\.rawValue)),
        initial: "auto")
    case .glyphScale:
      Definition(
        "How large everything is drawn", .choice(GlyphScale.range.map { "\($0)" }),
        initial: "\(GlyphScale.range.lowerBound)")
    case .color: Definition("Colors in what is written", ColorChoice.self, initial: .auto)
    case .preset:
      Definition("How data becomes sound", SonificationSettings.Preset.self, initial: .natural)
    case .instrument:
      Definition(
        "What plays the first series", .choice(Instrument.pitched.map(\.rawValue)),
        initial: Instrument.soft.rawValue)
    case .duration:
      Definition(
        "How long a chart plays, in seconds or by what it holds",
        .other("short, recommended, long, 0.1 … 3600"), initial: "recommended")
    // Below 20 Hz nothing is a pitch; above 16 kHz few ears hear one.
    case .minimumFrequency:
      Definition("The frequency of the lowest value, in Hz", .number(20...16_000))
    case .maximumFrequency:
      Definition("The frequency of the highest value, in Hz", .number(20...16_000))
    case .pitchScale:
      Definition("How pitch follows the value", SonificationSettings.PitchScale.self)
    case .smoothing:
      Definition(
        "The weight of each value in an exponential moving average",
        .other("none, default, 0 … 1"))
    case .volume: Definition("How loud everything is", .number(0...2), initial: "1")
    case .isInverted: Definition("The highest value gets the lowest pitch")
    case .order:
      Definition(
        "How several series play", SonificationSettings.Order.self, initial: .sequential)
    case .isMono: Definition("Everything in the center, for one ear")
    case .hasLegend: Definition("The lowest and the highest value first, then the graph")
    case .isSlopeMode: Definition("Lines in equal steps of y: the steeper, the faster")
    case .cues:
      Definition(
        "What is marked by a sound, names between commas",
        .other((Cue.allCases.map(\.rawValue) + ["all", "none"]).joined(separator: ", ")),
        initial: Cue.gap.rawValue)
    case .device: Definition("The audio device", .other("one that earshot devices lists, or none"))
    case .x: Definition("The column of the x axis", .text("a column"))
    case .y:
      Definition(
        "Columns to chart, 'mean(COLUMN)' or 'count()', with commas between them",
        .text("columns"))
    case .type: charting("How it is charted", initial: "auto")
    case .series:
      Definition(
        "A column; a series for each of its values, in one chart", .text("a column, or none"))
    case .split: Definition("A column; a chart for each of its values", .text("a column"))
    case .label: Definition("A column; its text is said with each point", .text("a column"))
    case .aggregate: charting("What rows of one place become")
    case .every: charting("The unit of the times of x")
    case .bin: charting("The width of ranges of x, or of a histogram")
    case .conditions:
      charting("Only rows for which this holds: = != < <= > >= ~ in, not in, 'is missing'")
    case .last: charting("Only the last so much time")
    case .from: Definition("Only from this x on", .text("a date or a number"))
    case .to: Definition("Only up to this x", .text("a date or a number"))
    case .sort: charting("The order of names")
    case .top:
      charting(
        "Only the so many largest series, or names; where rows are summed up, the others together")
    }
  }

  /// Something about charts of tables that takes some form.
  private func charting(_ help: String, initial: String? = nil) -> Definition {
    let setting = encodingSetting
    return Definition(
      help, setting?.choices.map(Values.choice) ?? .other(setting?.form ?? ""), initial: initial)
  }
}

/// When colors are written; `auto` is to a terminal that has not asked for none.
package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
