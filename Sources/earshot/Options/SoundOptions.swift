import ArgumentParser
import Charts
import Descriptions
import Sonification

/// How data sounds.
struct SoundOptions: ParsableArguments {
  @Option(help: ArgumentHelp("natural or audiograph.", valueName: "name"))
  var preset = "natural"
  @Option(help: ArgumentHelp("short, recommended, long, or seconds.", valueName: "duration"))
  var duration = "recommended"
  @Option(help: ArgumentHelp("The frequency of the lowest value.", valueName: "Hz"))
  var minFrequency: Double?
  @Option(help: ArgumentHelp("The frequency of the highest value.", valueName: "Hz"))
  var maxFrequency: Double?
  @Option(help: ArgumentHelp("log or linear.", valueName: "scale"))
  var pitchScale: String?
  @Option(help: ArgumentHelp("none, default, or 0 … 1.", valueName: "smoothing"))
  var smoothing: String?
  @Option(help: ArgumentHelp("0 … 2.", valueName: "volume"))
  var volume: Double = 1
  @Flag(help: "The highest value gets the lowest pitch.")
  var invert = false
  @Option(help: ArgumentHelp("sequential or together.", valueName: "order"))
  var order = "sequential"
  @Flag(help: "Everything in the center, for one ear.")
  var mono = false
  @Option(
    help: ArgumentHelp(
      "What plays the first series: soft, reed, string or bell.", valueName: "name"))
  var instrument: String?
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Hear this series alone; repeatable.", valueName: "series"))
  var solo: [String] = []
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Leave this series out; repeatable.", valueName: "series"))
  var mute: [String] = []
  @Flag(help: "From the end to the start.")
  var backwards = false
  @Flag(help: "The lowest and the highest value first, then the graph.")
  var legend = false
  @Flag(help: "Lines in equal steps of y: the steeper, the faster.")
  var slope = false
  @Option(
    help: ArgumentHelp(
      """
      What is marked by a sound: a comma list of gap, zero, grid, start, boundary, minimum, \
      maximum, threshold; all or none.
      """, valueName: "list"))
  var cues = "gap"
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Mark where a series passes this value; repeatable.", valueName: "y"))
  var threshold: [Double] = []

  func settings() throws(Failure) -> SonificationSettings {
    var settings = SonificationSettings(preset: try choice(preset, name: "--preset"))
    settings.duration = try chosenDuration()
    if let minFrequency { settings.minimumFrequency = minFrequency }
    if let maxFrequency { settings.maximumFrequency = maxFrequency }
    let (low, high) = (settings.minimumFrequency, settings.maximumFrequency)
    // Below 20 Hz nothing is a pitch; above 16 kHz few ears hear one.
    guard (20...16_000).contains(low) else { throw frequencyFailure("--min-frequency", low) }
    guard (20...16_000).contains(high), high > low else {
      // Blame what was typed.
      throw maxFrequency == nil
        ? frequencyFailure("--min-frequency", low) : frequencyFailure("--max-frequency", high)
    }
    if let pitchScale { settings.pitchScale = try choice(pitchScale, name: "--pitch-scale") }
    if let smoothing { settings.smoothing = try chosenSmoothing(smoothing) }
    guard (0...2).contains(volume) else {
      throw Failure(.badOption(name: "--volume", value: "\(volume)", expected: "0 … 2"))
    }
    settings.volume = volume
    settings.isInverted = invert
    settings.order = try choice(order, name: "--order")
    settings.isMono = mono
    if let instrument {
      guard let chosen = Instrument.pitched.first(where: { $0.rawValue == instrument }) else {
        let known = Instrument.pitched.map(\.rawValue).joined(separator: ", ")
        throw Failure(.badOption(name: "--instrument", value: instrument, expected: known))
      }
      settings.instrument = chosen
    }
    settings.hasLegend = legend
    settings.isSlopeMode = slope
    settings.cues = try chosenCues()
    return settings
  }

  /// Which series `--solo` and `--mute` leave to be heard.
  func selection(in deck: [Chart]) throws(Failure) -> SeriesSelection {
    let selection = SeriesSelection(solo: solo, muted: mute)
    guard let name = selection.unknownName(in: deck) else { return selection }
    let known = deck.flatMap { $0.series.map(\.name) }
    throw Failure(
      .badOption(
        name: solo.contains(name) ? "--solo" : "--mute", value: name,
        expected: known.joined(separator: ", ")))
  }

  private func chosenCues() throws(Failure) -> Set<Cue> {
    for value in threshold where !value.isFinite {
      throw Failure(.badOption(name: "--threshold", value: "\(value)", expected: "a number"))
    }
    // Whoever names a threshold wants to hear it.
    let asked: Set<Cue> = threshold.isEmpty ? [] : [.threshold]
    switch cues {
    case "none": return asked
    case "all": return Set(Cue.allCases)
    default:
      var chosen = asked
      for name in cues.split(separator: ",", omittingEmptySubsequences: false) {
        guard let cue = Cue(rawValue: String(name.trimmed)) else {
          let known = Cue.allCases.map(\.rawValue) + ["all", "none"]
          throw Failure(
            .badOption(
              name: "--cues", value: String(name), expected: known.joined(separator: ", ")))
        }
        chosen.insert(cue)
      }
      return chosen
    }
  }

  private func chosenDuration() throws(Failure) -> SonificationSettings.Duration {
    switch duration {
    case "short": return .short
    case "recommended": return .recommended
    case "long": return .long
    default:
      // An hour is more than anybody listens to, and keeps the file below its format's limit.
      guard let seconds = Double(duration), seconds > 0, seconds <= 3600 else {
        throw Failure(
          .badOption(
            name: "--duration", value: duration, expected: "short, recommended, long, 0.1 … 3600"))
      }
      return .exactly(seconds)
    }
  }

  private func chosenSmoothing(_ text: String) throws(Failure) -> Double {
    switch text {
    case "none": return 1
    case "default": return 0.35
    default:
      guard let weight = Double(text), weight.isFinite else {
        throw Failure(
          .badOption(name: "--smoothing", value: text, expected: "none, default, 0 … 1"))
      }
      return min(max(weight, 0.0001), 1)
    }
  }

  private func frequencyFailure(_ name: String, _ value: Double) -> Failure {
    Failure(.badOption(name: name, value: "\(value)", expected: "20 … 16000, min < max"))
  }
}

extension Substring {
  /// The text without the blanks around it.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
