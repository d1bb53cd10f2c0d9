import Charts
import Descriptions
import Explorer
import Sonification

/// The choices about the sound of data, as each was typed; `nil` leaves it to what is preset.
package protocol SoundChoices {
  var preset: String? { get }
  var duration: String? { get }
  var minFrequency: Double? { get }
  var maxFrequency: Double? { get }
  var pitchScale: String? { get }
  var smoothing: String? { get }
  var volume: Double? { get }
  var invert: Bool { get }
  var order: String? { get }
  var mono: Bool { get }
  var instrument: String? { get }
  var legend: Bool { get }
  var slope: Bool { get }
  var dense: String? { get }
  var pan: String? { get }
  var tuning: String? { get }
  var notes: Bool { get }
  var cues: String? { get }
  var threshold: [Double] { get }
}

extension SoundChoices {
  /// The sound that was chosen, else is preset, else is usual.
  package func settings() throws(Failure) -> SonificationSettings {
    // A slope glides from point to point, and notes stand apart.
    guard !slope || !notes else {
      throw Failure(.usage(.contradicting(["--slope", "--notes"])))
    }
    let preferences = try Preferences.current()
    var settings = SonificationSettings(
      preset: try preferences.choice(.preset, typed: preset) ?? .natural)
    settings.duration = try chosenDuration(preferences)
    try choosePitch(preferences, &settings)
    settings.smoothing = try chosenSmoothing(preferences) ?? settings.smoothing
    settings.volume =
      try preferences.number(.volume, typed: volume) ?? 1
    settings.isInverted = try preferences.flag(.isInverted, typed: invert)
    settings.order = try preferences.choice(.order, typed: order) ?? .sequential
    settings.isMono = try preferences.flag(.isMono, typed: mono)
    settings.instrument = try chosenInstrument(preferences)
    settings.hasLegend = try preferences.flag(.hasLegend, typed: legend)
    settings.isSlopeMode = try preferences.flag(.isSlopeMode, typed: slope)
    settings.density = try preferences.choice(.density, typed: dense) ?? .both
    settings.pan = try preferences.choice(.pan, typed: pan) ?? .x
    settings.tuning =
      try preferences.choice(.tuning, typed: tuning) ?? SonificationSettings.Tuning.none
    settings.hasNotes = try preferences.flag(.hasNotes, typed: notes)
    settings.cues = try chosenCues(preferences)
    return settings
  }

  private func choosePitch(
    _ preferences: Preferences, _ settings: inout SonificationSettings
  ) throws(Failure) {
    let low = try preferences.number(.minimumFrequency, typed: minFrequency)
    let high = try preferences.number(.maximumFrequency, typed: maxFrequency)
    settings.minimumFrequency = low ?? settings.minimumFrequency
    settings.maximumFrequency = high ?? settings.maximumFrequency
    guard settings.minimumFrequency < settings.maximumFrequency else {
      // Blame what was asked for.
      let blamed =
        high == nil
        ? preferences.value(.minimumFrequency, typed: minFrequency.map { "\($0)" })
        : preferences.value(.maximumFrequency, typed: maxFrequency.map { "\($0)" })
      throw Failure(
        blamed ?? .init(text: "", origin: .named("--max-frequency")),
        expected: Preference.maximumFrequency.values.text + ", min < max")
    }
    settings.pitchScale =
      try preferences.choice(.pitchScale, typed: pitchScale) ?? settings.pitchScale
  }

  private func chosenInstrument(_ preferences: Preferences) throws(Failure) -> Instrument? {
    guard let value = preferences.value(.instrument, typed: instrument) else { return nil }
    if let chosen = Instrument.pitched.first(where: { $0.rawValue == value.text }) { return chosen }
    throw Failure(value, of: .instrument)
  }

  private func chosenCues(_ preferences: Preferences) throws(Failure) -> Set<Cue> {
    for value in threshold where !value.isFinite {
      throw Failure(.badOption(name: "--threshold", value: "\(value)", expected: "a number"))
    }
    // Whoever names a threshold wants to hear it.
    let asked: Set<Cue> = threshold.isEmpty ? [] : [.threshold]
    guard let value = preferences.value(.cues, typed: cues) else { return asked.union([.gap]) }
    switch value.text {
    case "none": return asked
    case "all": return Set(Cue.allCases)
    default:
      var chosen = asked
      let names = value.text.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.filter { $0 != " " }
      }
      // All and none say all there is to say.
      guard !names.contains("all"), !names.contains("none") else {
        if case .file = value.origin {
          throw Failure(.init(text: value.text, origin: value.origin), of: .cues)
        }
        throw Failure(.usage(.contradicting(names.map { "--cues \($0)" })))
      }
      for name in names {
        guard let cue = Cue(rawValue: name) else {
          throw Failure(.init(text: name, origin: value.origin), of: .cues)
        }
        chosen.insert(cue)
      }
      return chosen
    }
  }

  private func chosenDuration(
    _ preferences: Preferences
  ) throws(Failure) -> SonificationSettings.Duration {
    guard let value = preferences.value(.duration, typed: duration) else { return .recommended }
    switch value.text {
    case "short": return .short
    case "recommended": return .recommended
    case "long": return .long
    default:
      // An hour is more than anybody listens to, and keeps the file below its format's limit.
      guard let seconds = Double(value.text), seconds >= 0.1, seconds <= 3600 else {
        throw Failure(value, of: .duration)
      }
      return .exactly(seconds)
    }
  }

  private func chosenSmoothing(_ preferences: Preferences) throws(Failure) -> Double? {
    guard let value = preferences.value(.smoothing, typed: smoothing) else { return nil }
    switch value.text {
    case "none": return 1
    case "default": return 0.35
    default:
      guard let weight = Double(value.text), weight >= 0, weight <= 1 else {
        throw Failure(value, of: .smoothing)
      }
      return max(weight, 0.0001)
    }
  }
}

extension SonificationSettings {
  /// Has lines across a chart heard: whoever draws one wants to hear it passed.
  package mutating func hear(_ lines: [ReferenceLine]) {
    if !lines.isEmpty { cues.insert(.threshold) }
  }
}
