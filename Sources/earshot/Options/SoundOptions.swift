import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Explorer

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
  @Option(.density, .name)
  var dense: String?
  @Option(.pan, .name)
  var pan: String?
  @Option(.tuning, .name)
  var tuning: String?
  @Flag(.hasNotes)
  var notes = false
  @Option(.cues, .list)
  var cues: String?
  @Option(
    parsing: .unconditionalSingleValue,
    help: .words(.threshold, .y))
  var threshold: [Double] = []

  /// Makes sure that what is to be heard by its slope has one: lines, areas and steps do.
  func checkSlope(of type: String?) throws(Failure) {
    guard slope, let type, let chosen = ChartType(rawValue: type),
      ![.line, .area, .step].contains(chosen)
    else { return }
    throw Failure(.usage(.contradicting(["--slope", "--type \(type)"])))
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
}

extension SoundOptions: SoundChoices {}

extension SoundOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: [
      "preset": _preset, "duration": _duration, "minFrequency": _minFrequency,
      "maxFrequency": _maxFrequency, "pitchScale": _pitchScale, "smoothing": _smoothing,
      "volume": _volume, "invert": _invert, "order": _order, "mono": _mono,
      "instrument": _instrument, "solo": _solo, "mute": _mute, "backwards": _backwards,
      "legend": _legend, "slope": _slope, "dense": _dense, "pan": _pan,
      "tuning": _tuning, "notes": _notes, "cues": _cues, "threshold": _threshold,
    ])
  }
}
