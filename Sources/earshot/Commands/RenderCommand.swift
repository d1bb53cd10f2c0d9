import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Explorer
import Sonification

struct RenderCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(.render, superCommandName: Earshot.name)
  }

  @OptionGroup(.data) var data: DataOptions
  @OptionGroup(.words) var words: LanguageOption
  @OptionGroup(.sound) var sound: SoundOptions
  @Option(name: [.short, .long], help: .words(.soundFile, .file))
  var output: String?
  @Option(
    help: .words(
      .sampleFormat, .format, values: WaveFile.SampleFormat.allCases.map(\.rawValue),
      initial: WaveFile.SampleFormat.int16.rawValue))
  var sampleFormat: String?
  @Option(help: .words(.subtitles, .file))
  var subtitles: String?
  @Flag(help: .words(.renderedJSON))
  var json = false

  private static let sampleRate = 48_000

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      var settings = try sound.settings()
      try sound.checkSlope(of: data.type)
      let mapping = try data.mapping()
      settings.mapping = mapping?.means
      let format: WaveFile.SampleFormat =
        try sampleFormat.map { name throws(Failure) in
          try choice(name, name: "--sample-format")
        } ?? .int16
      guard let output else { throw Failure(.outputMissing) }
      guard subtitles.map({ OutputFile.areSame($0, output) }) != true else {
        throw Failure(.outputTwice(file: output))
      }
      let kind = try output == "-" ? .wave : OutputFormat.sound(output)
      // Only a WAVE file has samples to choose.
      guard kind == .wave || sampleFormat == nil else {
        throw Failure(.optionNeeds(name: "--sample-format", file: output, kinds: [".wav"]))
      }
      let inputs = try Inputs(data, in: language, needsFile: true)
      inputs.reportProblems(in: language)
      // A sound is of one chart: of the one that would be shown first.
      let chart = inputs.first
      if inputs.deck.count > 1, !inputs.isSampleDeck, data.open == nil {
        StandardError.write(
          language.text(
            .deckChart(
              ChartOutline(chart), number: inputs.opening + 1, of: inputs.deck.count)))
      }
      settings.muted = try sound.selection(in: [chart]).silent(in: chart)
      settings.hear(chart.referenceLines)
      // A channel of MIDI has one pitch at a time.
      if kind == .midi { settings.density = .extremes }
      var score = Score(
        chart.audibleSeries(
          thresholds: sound.threshold, cues: settings.cues, mapped: mapping?.column),
        settings: settings)
      if sound.backwards { score = score.reversed() }
      let captions = subtitles.map { _ in Subtitles(of: score, chart, in: language) }
      if let captions { score.length = captions.length }
      for file in [output, subtitles].compactMap(\.self) {
        try OutputFile.check(file, besides: data.files)
      }
      try OutputFile.write(to: output) { write in
        try score.write(
          as: kind, named: output, volume: settings.volume, names: chart.series.map(\.name),
          sampleFormat: format,
          to: write)
        // There is no sound without them.
        if let subtitles, let captions { try OutputFile.write(captions.text, to: subtitles) }
      }
      if json { try report(score, chart, settings, kind) }
      if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
    }
  }

  /// Tells what was rendered, on standard output, or on standard error when the sound went there.
  private func report(
    _ score: Score, _ chart: Chart, _ settings: SonificationSettings, _ kind: ExportKind
  ) throws {
    var members: [JSONValue.Member] = [
      .init("maxFrequency", .number(settings.maximumFrequency)),
      .init("minFrequency", .number(settings.minimumFrequency)),
      .init("played", .number(Double(score.playedCount))),
      .init("points", .number(Double(score.pointCount))),
    ]
    // A MIDI file has no samples.
    if kind != .midi {
      members.append(.init("sampleRate", .number(Double(Self.sampleRate))))
    }
    members += [
      .init("seconds", .number(score.length)),
      .init("series", .number(Double(chart.series.count - settings.muted.count))),
    ]
    let text = JSONValue.object(members).text + "\n"
    if output == "-" {
      StandardError.write(raw: text)
    } else {
      try StandardOutput.write(raw: text)
    }
  }
}

extension RenderCommand: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: [
      "data": _data, "words": _words, "sound": _sound, "output": _output,
      "sampleFormat": _sampleFormat, "subtitles": _subtitles, "json": _json,
    ])
  }
}
