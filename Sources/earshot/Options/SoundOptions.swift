import ArgumentParser
import Charts
import Descriptions
import Explorer
import Sonification

/// The options for the sound of data.
struct SoundOptions: ParsableArguments {
  @Option(.preset, .name)
  var preset: String?
  @Option(.duration, .duration)
  var duration: String?
  @Option(.minimumFrequency, .hertz)
  var minFrequency: Double?
  @Option(.maximumFrequency, .hertz)
  var maxFrequency: Double?
  @Option(.pitchScale, .scale)
  var pitchScale: String?
  @Option(.smoothing, .smoothing)
  var smoothing: String?
  @Option(.volume, .volume)
  var volume: Double?
  @Flag(.isInverted)
  var invert = false
  @Option(.order, .order)
  var order: String?
  @Flag(.isMono)
  var mono = false
  @Option(.instrument, .name)
  var instrument: String?
  @Option(
    parsing: .unconditionalSingleValue,
    help: .words(.solo, .series))
  var solo: [String] = []
  @Option(
    parsing: .unconditionalSingleValue,
    help: .words(.mute, .series))
  var mute: [String] = []
  @Flag(help: .words(.backwards))
  var backwards = false
  @Flag(.hasLegend)
  var legend = false
  @Flag(.isSlopeMode)
  var slope = false
  @Option(.cues, .list)
  var cues: String?
  @Option(
    parsing: .unconditionalSingleValue,
    help: .words(.threshold, .y))
  var threshold: [Double] = []

  func settings() throws(Failure) -> SonificationSettings {
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

  /// The series that `--solo` and `--mute` leave to be heard.
  func selection(in deck: [Chart]) throws(Failure) -> SeriesSelection {
    let selection = SeriesSelection(solo: solo, muted: mute)
    guard let name = selection.unknownName(in: deck) else {
      let isSilent = deck.allSatisfy { selection.silent(in: $0).count == $0.series.count }
      guard !isSilent || solo.isEmpty && mute.isEmpty else { throw Failure(.nothingLeftToHear) }
      return selection
    }
    let known = deck.flatMap { $0.series.map(\.name) }
    throw Failure(
      .badOption(
        name: solo.contains(name) ? "--solo" : "--mute", value: name,
        expected: known.joined(separator: ", ")))
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
      for name in value.text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let cue = Cue(rawValue: name.filter { $0 != " " }) else {
          throw Failure(.init(text: String(name), origin: value.origin), of: .cues)
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

extension SoundOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: [
      "preset": _preset, "duration": _duration, "minFrequency": _minFrequency,
      "maxFrequency": _maxFrequency, "pitchScale": _pitchScale, "smoothing": _smoothing,
      "volume": _volume, "invert": _invert, "order": _order, "mono": _mono,
      "instrument": _instrument, "solo": _solo, "mute": _mute, "backwards": _backwards,
      "legend": _legend, "slope": _slope, "cues": _cues, "threshold": _threshold,
    ])
  }
}
