import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Explorer
import Glibc
import Screen

struct ExploreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(.explore, superCommandName: Earshot.name)
  }

  @OptionGroup(.data) var data: DataOptions
  @OptionGroup(.data) var listing: ListingOptions
  @OptionGroup(.data) var live: LiveOptions
  @OptionGroup(.words) var words: WordOptions
  @OptionGroup(.words) var reader: ReaderOptions
  @OptionGroup(.sight) var sight: SightOptions
  @OptionGroup(.sound) var sound: SoundOptions
  @Option(.device, .name)
  var device: String?
  @Flag(.hasMoveTones)
  var moveTones: Bool?
  @Flag(.sayValues)
  var sayValues = false
  @Option(.readingSpeed, .factor)
  var readingSpeed: Double?
  @Option(.speech, .when)
  var speech: String?
  @Option(help: .words(.keys, .file))
  var keys: String?
  @Option(
    help: .words(
      .dump, .what, values: Replay.Dump.allCases.map(\.rawValue),
      initial: Replay.Dump.captions.rawValue))
  var dump: String?

  func run() throws { try run(isTutorial: false) }

  func run(isTutorial: Bool) throws {
    try reporting(in: words) {
      try live.check()
      let others = [(live.follow, "--follow"), (keys != nil, "--keys"), (dump != nil, "--dump")]
      for (isOn, other) in others where isOn { try listing.refuse(beside: other) }
      var session = try Session(
        words: words, reader: reader, sight: sight, sound: sound, device: device,
        saysValues: sayValues, readingSpeed: readingSpeed, speech: speech,
        hasMoveTones: moveTones, hasSameAxes: data.sameAxes)
      // Options that a list has no use for are still checked.
      if try listing.isPrinted(of: data, in: words.chosen()) { return }
      session.settings.isBackwards = sound.backwards
      if let mapping = try data.mapping() {
        session.settings.mapped = mapping.column
        session.settings.sonification.mapping = mapping.means
      }
      if let dump, keys == nil {
        let _: Replay.Dump = try choice(dump, name: "--dump")
        throw Failure(.dumpWithoutKeys)
      }
      if let keys {
        try replay(keys, session, isTutorial: isTutorial)
      } else if live.follow {
        try follow(session)
      } else {
        try explore(session, isTutorial: isTutorial)
      }
    }
  }

  private func replay(_ keys: String, _ session: Session, isTutorial: Bool) throws {
    var settings = session.settings
    settings.themes = session.themes
    let dump: Replay.Dump =
      try dump.map { dump throws(Failure) in try choice(dump, name: "--dump") } ?? .captions
    // This asks what would be spoken; it is off only for those who switch it off on the same line.
    if dump == .speech, speech == nil { settings.speech = .on }
    let size = try sight.chosenSize(default: Size(columns: 80, rows: 24))
    try sight.setGlyphs(of: &settings, isUnicode: OutputTraits.isUnicodeLocale)
    if live.follow {
      let script = try KeyScriptFile.read(keys)
      let lines = try replayFollowing(script, settings, session, size: size, dump: dump)
      return try Self.write(lines, of: dump)
    }
    let inputs = try Inputs(data, in: settings.language, keysComeFromStandardInput: keys == "-")
    let script = try KeyScriptFile.read(keys)
    settings.selection = try sound.selection(in: inputs.deck)
    settings.sonification.hear(inputs.deck.flatMap(\.referenceLines))
    inputs.reportProblems(in: settings.language)
    var model = Model(
      deck: inputs.deck, shelf: inputs.shelf, isSampleDeck: inputs.isSampleDeck,
      opening: inputs.opening, settings: settings, size: size)
    if isTutorial { model.openInTutorial() }
    model.openWith(session.notices + inputs.problems.map { .problem(.input(Problem.Input($0))) })
    try Self.write(Replay.run(script, on: model, dump: dump), of: dump)
    if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
  }

  private static func write(_ lines: [String], of dump: Replay.Dump) throws(Failure) {
    // Tabs part the fields of a score and of an utterance; their texts are safe where they are made.
    let hasFields = dump == .score || dump == .speech
    for line in lines {
      try StandardOutput.write(raw: (hasFields ? line : line.printable) + "\n")
    }
  }

  private func explore(_ session: Session, isTutorial: Bool) throws {
    let request = try InputRequest(data, in: session.settings.language)
    // A chart that is asked for by its number must be there.
    let needsWhole = data.open != nil || isTutorial
    guard let loading = LoadingInputs(request, session.settings, needsWhole: needsWhole) else {
      let inputs = try Inputs(data, in: session.settings.language)
      return try explore(inputs, session, isTutorial: isTutorial)
    }
    switch try loading.outcome() {
    case .whole(let inputs): try explore(inputs, session, isTutorial: isTutorial)
    case .part: try explore(session, while: loading)
    case .left: return
    case .ended(let signal):
      raise(signal)
      throw ExitCode(128 + signal)
    }
  }

  private func explore(_ inputs: Inputs, _ session: Session, isTutorial: Bool) throws {
    var session = session
    session.settings.selection = try sound.selection(in: inputs.deck)
    let signal = try session.explore(
      inputs.deck, shelf: inputs.shelf, isSampleDeck: inputs.isSampleDeck,
      opening: inputs.opening, problems: inputs.problems, isTutorial: isTutorial,
      readsStandardInput: inputs.takesStandardInput)
    inputs.reportProblems(in: session.settings.language)
    if let signal { throw ExitCode(128 + signal) }
    if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
  }

  /// Opens the terminal on what is there of an input, while the rest is read.
  private func explore(_ session: Session, while loading: LoadingInputs) throws {
    var session = session
    session.settings.selection = SeriesSelection(solo: sound.solo, muted: sound.mute)
    let signal = try session.explore(
      [], readsStandardInput: loading.path == "-", following: loading.following)
    if let signal { throw ExitCode(128 + signal) }
    // The reason for which not all could be read is the last word on the terminal, too.
    _ = try loading.loading.whole?.get()
  }
}
