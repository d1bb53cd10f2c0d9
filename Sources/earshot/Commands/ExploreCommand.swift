import ArgumentParser
import CursesTerminal
import Descriptions
import Explorer
import FontLetters
import FoundationEssentials
import Glibc
import PortAudioOutput
import Screen

struct ExploreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(.explore, superCommandName: Earshot.name)
  }

  @OptionGroup(.data) var data: DataOptions
  @OptionGroup(.data) var listing: ListingOptions
  @OptionGroup(.words) var words: WordOptions
  @OptionGroup(.sight) var sight: SightOptions
  @OptionGroup(.sound) var sound: SoundOptions
  @Option(.device, .name)
  var device: String?
  @Flag(.sayValues)
  var sayValues = false
  @Option(.readingSpeed, .factor)
  var readingSpeed: Double?
  @Option(help: .words(.keys, .file))
  var keys: String?
  @Option(
    help: .words(
      .dump, .what, values: Replay.Dump.allCases.map(\.rawValue),
      initial: Replay.Dump.captions.rawValue))
  var dump: String?

  func run() throws {
    try reporting(in: words) {
      if try listing.isPrinted(of: data, in: words.chosen()) { return }
      var settings = Settings()
      settings.languageTag = try words.chosen().tag
      settings.letters = FontLetters.source(language: settings.languageTag)
      settings.sonification = try sound.settings()
      settings.thresholds = sound.threshold
      settings.isBackwards = sound.backwards
      let preferences = try Preferences.current()
      let device = preferences.value(.device, typed: device)?.text
      settings.hasDevice = device != AudioOutput.none
      settings.isSoundOn = settings.hasDevice
      settings.verbosity = try words.chosenVerbosity()
      settings.saysValues = try preferences.flag(.sayValues, typed: sayValues)
      settings.hasSameAxes = try data.hasSameAxes()
      settings.readingSpeed = try preferences.readingSpeed(typed: readingSpeed)
      settings.keymap = preferences.configuration.keymap
      let library = try sight.library()
      let (theme, problems) = try sight.themeToStartWith()
      settings.theme = theme.name
      settings.themes = Set(library.usableNames + [theme.name]).sorted()
      let notices = problems.map(Sentence.problem)
      if let dump, keys == nil {
        let _: Replay.Dump = try choice(dump, name: "--dump")
        throw Failure(.dumpWithoutKeys)
      }
      if let keys {
        try replay(keys, settings, notices)
      } else {
        try explore(settings, theme, library, device, notices)
      }
    }
  }

  private func replay(
    _ keys: String, _ settings: Settings, _ notices: [Sentence]
  ) throws {
    let dump: Replay.Dump =
      try dump.map { dump throws(Failure) in try choice(dump, name: "--dump") } ?? .captions
    let size = try sight.chosenSize(default: Size(columns: 80, rows: 24))
    let inputs = try Inputs(data, in: settings.language, keysComeFromStandardInput: keys == "-")
    let script = try KeyScriptFile.read(keys)
    var settings = settings
    try sight.setGlyphs(of: &settings, isUnicode: SightOptions.isUnicodeLocale)
    settings.selection = try sound.selection(in: inputs.deck)
    inputs.reportProblems(in: settings.language)
    var model = Model(
      deck: inputs.deck, isSampleDeck: inputs.isSampleDeck, settings: settings, size: size)
    model.openWith(notices + inputs.problems.map { .problem(.input(Problem.Input($0))) })
    for line in Replay.run(script, on: model, dump: dump) {
      // Tabs part the fields of a score; frames and captions are made safe where they are made.
      try StandardOutput.write(raw: (dump == .score ? line : line.printable) + "\n")
    }
    if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
  }

  private func explore(
    _ settings: Settings, _ theme: Theme, _ library: ThemeLibrary, _ device: String?,
    _ notices: [Sentence]
  ) throws {
    let inputs = try Inputs(data, in: settings.language)
    if let device, device != AudioOutput.none {
      let known = ((try? PortAudioOutput.devices().get()) ?? []).map(\.name)
      guard known.contains(device) else {
        throw Failure(.noSuchDevice(device, known: known), exitCode: EX_UNAVAILABLE)
      }
    }
    var settings = settings
    settings.selection = try sound.selection(in: inputs.deck)
    let terminal = try openTerminal()
    try sight.setGlyphs(of: &settings, isUnicode: terminal.isUnicode)
    let environment = ProcessInfo.processInfo.environment
    settings.isRemote = environment["SSH_CONNECTION"] != nil
    var model = Model(
      deck: inputs.deck, isSampleDeck: inputs.isSampleDeck, settings: settings,
      size: terminal.size)
    model.openWith(notices + inputs.problems.map { .problem(.input(Problem.Input($0))) })
    let output = AudioOutput(device: device)
    let loop = EventLoop(
      model: model, terminal: terminal, theme: theme, library: library, output: output,
      file: ConfigurationFile(environment: environment))
    let signal = loop.run()
    output.close()
    terminal.restore(replaysErrors: false)
    inputs.reportProblems(in: settings.language)
    if let signal { throw ExitCode(128 + signal) }
    if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
  }

  private func openTerminal() throws(Failure) -> CursesTerminal {
    let isColorAllowed = try sight.isColorAllowed(isTerminal: true)
    do throws(TerminalProblem) {
      return try CursesTerminal(isColorAllowed: isColorAllowed)
    } catch {
      switch error.reason {
      case .noTerminal: throw Failure(.noTerminal)
      case .unknownTerminal(let name): throw Failure(.unknownTerminal(name))
      }
    }
  }
}
