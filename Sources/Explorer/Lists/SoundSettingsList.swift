import Charts
import Descriptions
import Sonification

/// A setting of sound that can be changed on its page.
enum SoundSettingRow: Hashable {
  case pitchRange, duration, instrument, mono, moveTones
  case cue(Cue)

  /// All of them, in their order there.
  static let all: [SoundSettingRow] =
    [.pitchRange, .duration, .instrument, .mono, .moveTones] + Cue.allCases.map(SoundSettingRow.cue)

  /// The settings it changes.
  var preferences: [Preference] {
    switch self {
    case .pitchRange: [.minimumFrequency, .maximumFrequency]
    case .duration: [.duration]
    case .instrument: [.instrument]
    case .mono: [.isMono]
    case .moveTones: [.hasMoveTones]
    case .cue: [.cues]
    }
  }
}

extension Settings {
  /// The pitches of the lowest and the highest value that are turned through, in Hz.
  private static let pitchRanges: [(lowest: Double, highest: Double)] = [
    (200, 2000), (150, 2600), (100, 1000), (200, 1000), (300, 3000),
  ]
  private static let durations: [SonificationSettings.Duration] = [.short, .recommended, .long]

  func outline(of row: SoundSettingRow) -> SettingOutline {
    let outline: SoundSettingOutline =
      switch row {
      case .pitchRange:
        .pitchRange(
          lowest: sonification.minimumFrequency, highest: sonification.maximumFrequency)
      case .duration: .duration(sonification.duration)
      case .instrument: .instrument(sonification.instrument ?? .soft)
      case .mono: .mono(sonification.isMono)
      case .moveTones: .moveTones(hasMoveTones)
      case .cue(let cue): .cue(cue, isOn: sonification.cues.contains(cue))
      }
    return .sound(outline)
  }

  /// Gives a setting its next value, or with a negative `delta` the one before, going round.
  fileprivate mutating func change(_ row: SoundSettingRow, by delta: Int) {
    switch row {
    case .pitchRange:
      let ranges = Self.pitchRanges
      let index = ranges.firstIndex {
        $0 == (sonification.minimumFrequency, sonification.maximumFrequency)
      }
      let next = ranges[index.map { ($0 + delta + ranges.count) % ranges.count } ?? 0]
      (sonification.minimumFrequency, sonification.maximumFrequency) = next
    case .duration:
      let durations = Self.durations
      let index = durations.firstIndex(of: sonification.duration)
      sonification.duration =
        durations[index.map { ($0 + delta + durations.count) % durations.count } ?? 1]
    case .instrument:
      let names = Instrument.pitched.map(\.rawValue)
      let name = names.neighbor(of: (sonification.instrument ?? .soft).rawValue, by: delta)
      sonification.instrument = Instrument(rawValue: name)
    case .mono: sonification.isMono.toggle()
    case .moveTones: hasMoveTones.toggle()
    case .cue(let cue): sonification.cues.formSymmetricDifference([cue])
    }
  }

  /// A setting as the configuration file has it.
  fileprivate func kept(_ row: SoundSettingRow) -> [Effect] {
    func keep(_ preference: Preference, _ value: String) -> Effect {
      .keep(name: preference.name, value: value)
    }
    switch row {
    case .pitchRange:
      return [
        keep(.minimumFrequency, "\(sonification.minimumFrequency)"),
        keep(.maximumFrequency, "\(sonification.maximumFrequency)"),
      ]
    case .duration:
      let name =
        switch sonification.duration {
        case .short: "short"
        case .recommended: "recommended"
        case .long: "long"
        case .exactly(let seconds): "\(seconds)"
        }
      return [keep(.duration, "\"\(name)\"")]
    case .instrument:
      return [keep(.instrument, "\"\((sonification.instrument ?? .soft).rawValue)\"")]
    case .mono: return [keep(.isMono, "\(sonification.isMono)")]
    case .moveTones: return [keep(.hasMoveTones, "\(hasMoveTones)")]
    case .cue:
      let names = Cue.allCases.filter(sonification.cues.contains).map(\.rawValue)
      let text = names.isEmpty ? "none" : names.joined(separator: ",")
      return [keep(.cues, "\"\(text)\"")]
    }
  }
}

extension Model {
  /// Changes the chosen setting of sound, says it, sounds it and has it kept.
  mutating func changeSoundSetting(_ overlay: Overlay, by delta: Int) -> [Effect] {
    guard SoundSettingRow.all.indices.contains(overlay.selected) else { return [] }
    let row = SoundSettingRow.all[overlay.selected]
    settings.change(row, by: delta)
    return preview(row) + settings.kept(row) + announce([.setting(settings.outline(of: row))])
  }

  /// Sounds what a setting changed: the ends of the pitch, the cue, else the point one stands on.
  private mutating func preview(_ row: SoundSettingRow) -> [Effect] {
    playback.state = .idle
    playback.number += 1
    guard settings.isSoundOn else { return [] }
    noteNetwork()
    let heights = page.point.map { page.chart.heights(of: $0) } ?? [0.5]
    let score =
      switch row {
      case .pitchRange: page.score(ofNotes: [0, 1], isCompared: false, settings.sonification)
      case .cue(let cue): Score(cue: cue, at: page.place, settings: settings.sonification)
      case .duration, .instrument, .mono, .moveTones:
        page.score(ofNotes: heights, isCompared: false, settings.sonification)
      }
    return sound(score, from: 0)
  }
}
