import Charts
import Descriptions
import Explorer
import FontLetters
import FoundationEssentials
import Glibc
import PortAudioOutput
import Screen
import Tables
import Terminals

/// The explorer before it opens: all that was chosen, else is preset, else is usual.
package struct Session {
  package var settings = Settings()
  /// The sentences that are said first.
  package let notices: [Sentence]
  private let sight: any SightChoices
  private let theme: Theme
  private let library: ThemeLibrary
  private let device: String?
  /// True where plain lines were refused.
  private let isScreenAsked: Bool

  /// - Parameters:
  ///   - words: What was chosen of the words.
  ///   - reader: What was chosen for screen readers.
  ///   - sight: What was chosen of the look.
  ///   - sound: What was chosen of the sound.
  ///   - device: The name of an audio device.
  ///   - saysValues: True where values are to be said while they play.
  ///   - readingSpeed: The speed of all reading; 1 is the usual pace.
  ///   - speech: The name of a choice of whether the program speaks itself.
  ///   - hasMoveTones: True where moves sound the points they land on.
  ///   - hasSameAxes: True where charts are to have the same axes.
  /// - Throws: What was chosen or preset and cannot be.
  package init(
    words: some WordChoices, reader: some ReaderChoices, sight: some SightChoices,
    sound: some SoundChoices,
    device: String? = nil, saysValues: Bool = false, readingSpeed: Double? = nil,
    speech: String? = nil, hasMoveTones: Bool? = nil, hasSameAxes: Bool = false
  ) throws(Failure) {
    settings.languageTag = try words.chosen().tag
    settings.letters = FontLetters.source(language: settings.languageTag)
    settings.sonification = try sound.settings()
    settings.thresholds = sound.threshold
    let preferences = try Preferences.current()
    self.device = preferences.value(.device, typed: device)?.text
    settings.hasDevice = self.device != AudioOutput.none
    settings.isSoundOn = settings.hasDevice
    settings.hasMoveTones = try preferences.flag(.hasMoveTones, chosen: hasMoveTones) ?? true
    settings.verbosity = try words.chosenVerbosity()
    settings.captionParts = try words.chosenCaption()
    settings.saysValues = try preferences.flag(.sayValues, typed: saysValues)
    settings.hasSameAxes = try preferences.flag(.sameAxes, typed: hasSameAxes)
    settings.screenReader = try reader.screenReader(preferences)
    isScreenAsked = reader.plain == false
    settings.hasVerticalPoints = try preferences.flag(
      .verticalPoints, chosen: reader.verticalPoints)
    settings.pixels = try sight.chosenPixels()
    settings.hasCrosshair = try preferences.flag(.crosshair, chosen: sight.crosshair) ?? true
    settings.brailleCells = try preferences.brailleCells(typed: reader.brailleCells)
    settings.readingSpeed = try preferences.readingSpeed(typed: readingSpeed)
    settings.speech = try preferences.choice(.speech, typed: speech) ?? .off
    settings.keymap = preferences.configuration.keymap
    settings.presets = [
      Preference.language.name: try ChosenLanguage.language(typed: nil).tag,
      Preference.theme.name: preferences.value(.theme)?.text ?? Theme.defaultDark.name,
      Preference.glyphs.name: preferences.value(.glyphs)?.text ?? "auto",
      Preference.glyphScale.name: preferences.value(.glyphScale)?.text ?? "1",
      Preference.sameAxes.name: "\(try preferences.flag(.sameAxes, typed: false))",
    ]
    self.sight = sight
    library = try sight.library()
    let (theme, problems) = try sight.themeToStartWith()
    self.theme = theme
    settings.theme = theme.name
    settings.hasHighContrast = theme.isHighContrast
    settings.themes = [theme.name]
    notices = ([preferences.unreadable].compactMap(\.self) + problems).map(Sentence.problem)
  }

  /// The names of the themes that can be chosen, each of which is looked at.
  package var themes: [String] { Set(library.usableNames + [theme.name]).sorted() }

  /// Opens the terminal on charts, until the user leaves.
  ///
  /// - Parameters:
  ///   - deck: The charts.
  ///   - shelf: The tables that they were made of.
  ///   - isSampleDeck: True where they are the samples.
  ///   - index: The number of the chart that is shown first, from 0.
  ///   - problems: What was wrong with inputs that are left out.
  ///   - isTutorial: True where it opens in the tutorial, false where it offers that at the very first
  ///     start, `nil` where there is none.
  ///   - readsStandardInput: True where data came from standard input: keys cannot.
  ///   - replaysErrors: True where what was written to standard error meanwhile is shown at the end.
  ///   - following: The data that is to come, in place of charts; without a terminal its end is the end.
  /// - Returns: The signal that ended it, if one did.
  /// - Throws: The reason for which there is no full screen, or what was chosen and cannot be.
  package func explore(
    _ deck: [Chart], shelf: Shelf = Shelf(), isSampleDeck: Bool = false, opening index: Int = 0,
    problems: [InputProblem] = [], isTutorial: Bool? = nil, readsStandardInput: Bool = true,
    replaysErrors: Bool = false, following: Following? = nil
  ) throws(Failure) -> Int32? {
    let device = try device.map { name throws(Failure) in try Self.device(named: name) }
    var settings = settings
    settings.sonification.hear(
      deck.flatMap(\.referenceLines) + (following?.encoding.referenceLines ?? []))
    let opening = opening(
      isColorAllowed: try sight.isColorAllowed(isTerminal: true),
      // Nobody presses a key on the null device: what is followed goes on without.
      hasStandardInput: !readsStandardInput && (following == nil || !isNullDevice(STDIN_FILENO)))
    let terminal = try firstTerminal(for: &settings, opening, mayBeNone: following != nil)
    let isUnicode = (terminal as? CursesTerminal)?.isUnicode ?? OutputTraits.isUnicodeLocale
    let hasOctants = (terminal as? CursesTerminal)?.knows(OctantCanvas.first) ?? true
    try sight.setGlyphs(of: &settings, isUnicode: isUnicode, hasOctants: hasOctants)
    let environment = Environment.variables
    settings.isRemote = environment["SSH_CONNECTION"] != nil
    var model = Model(
      deck: deck, shelf: shelf, isSampleDeck: isSampleDeck, opening: index, settings: settings,
      size: terminal.size)
    if let following {
      model.follow(
        following.live, named: following.name, following.encoding, from: following.origin)
    }
    if isTutorial == true { model.openInTutorial() }
    if isTutorial == false, following == nil, FirstStart.isNow(environment) {
      model.offerTutorial()
    }
    model.openWith(notices + problems.map { .problem(.input(Problem.Input($0))) })
    let output = AudioOutput(device: device)
    let voice = Voice()
    let loop = EventLoop(
      model: model, terminal: terminal, open: opening, theme: theme, library: library,
      output: output, voice: voice, file: ConfigurationFile(environment: environment),
      feed: following?.feed, keys: following?.keys ?? [],
      afterFirstFrame: { .themes(themes) })
    let signal = loop.run(replaysErrors: replaysErrors)
    output.close()
    voice.close()
    if let failure = loop.failure { throw failure }
    return signal
  }

  /// The whole name of the audio device that a part of it means.
  private static func device(named text: String) throws(Failure) -> String {
    guard text != AudioOutput.none else { return text }
    let known = ((try? PortAudioOutput.devices().get()) ?? []).map(\.name)
    let meant = AudioDevice.names(known, meantBy: text)
    if meant.count == 1 { return meant[0] }
    throw Failure(
      meant.isEmpty ? .noSuchDevice(text, known: known) : .severalDevices(text, known: meant),
      exitCode: EX_UNAVAILABLE)
  }

  /// True of a device that is no terminal, as /dev/null.
  private func isNullDevice(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
      && isatty(descriptor) == 0
  }

  /// The terminal to begin with: one that cannot move the cursor says lines, unless a screen was
  /// asked for.
  private func firstTerminal(
    for settings: inout Settings, _ open: TerminalOpening, mayBeNone: Bool
  ) throws(Failure) -> any ExplorerTerminal {
    do throws(TerminalProblem) {
      return try open(settings.screenReader)
    } catch {
      if mayBeNone, case .noTerminal = error.reason {
        settings.screenReader = .plain
        return CaptionWriter()
      }
      guard case .noCursorMovement = error.reason, !isScreenAsked, let lines = try? open(.plain)
      else { throw Failure(error) }
      settings.screenReader = .plain
      return lines
    }
  }

  private func opening(
    isColorAllowed: Bool, hasStandardInput: Bool
  ) -> TerminalOpening {
    { mode throws(TerminalProblem) in
      mode == .plain
        ? try LineTerminal(hasStandardInput: hasStandardInput)
        : try CursesTerminal(isColorAllowed: isColorAllowed)
    }
  }
}

extension Failure {
  /// The reason why there is no terminal as it is wanted.
  init(_ problem: TerminalProblem) {
    switch problem.reason {
    case .noTerminal: self.init(.noTerminal)
    case .unknownTerminal(let name), .noCursorMovement(let name): self.init(.unknownTerminal(name))
    }
  }
}
