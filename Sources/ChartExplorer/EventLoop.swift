import Descriptions
import Explorer
import Glibc
import Screen
import Tables
import Terminals
import Threads

/// The loop that turns what happens into messages and performs the effects: poll, update, draw.
final class EventLoop {
  private var model: Model
  private var terminal: any ExplorerTerminal
  /// Opens the terminal for another mode.
  private let open: TerminalOpening
  private var theme: Theme
  private let library: ThemeLibrary
  private let output: AudioOutput
  private let voice: Voice
  private let workshop = Workshop()
  /// Answers that are looked for take no turn from charts.
  private let lookups = Workshop()
  /// The data that keeps coming; `nil` where none does.
  private let feed: (any DataFeed)?
  /// The keys that were typed before there was a chart.
  private var keys: [Key]
  /// Learns something that takes a while, and is not seen at first.
  private let afterFirstFrame: () -> Message
  /// The file that settings are kept in; `nil` where there is no place for one.
  private let file: ConfigurationFile?
  private var reminders: [(time: Double, reminder: Reminder)] = []
  /// The moment of this turn of the loop: all of a turn happens at once.
  private var time = 0.0
  private var hasExited = false
  private var signal: Int32?
  /// The answers to effects that could not be, for when the words of what asked for them are said.
  private var refusals: [Message] = []
  /// The announcements since the last drawing.
  private var said: [String] = []
  private var drawnCaption: Caption?
  /// The newest wish of the sound: of a burst of keys only the last is heard.
  private var soundEffect: Effect?

  init(
    model: Model, terminal: any ExplorerTerminal, open: @escaping TerminalOpening, theme: Theme,
    library: ThemeLibrary, output: AudioOutput, voice: Voice, file: ConfigurationFile?,
    feed: (any DataFeed)? = nil, keys: [Key] = [], afterFirstFrame: @escaping () -> Message
  ) {
    self.model = model
    self.terminal = terminal
    self.open = open
    self.theme = theme
    self.library = library
    self.output = output
    self.voice = voice
    self.file = file
    self.feed = feed
    self.keys = keys
    self.afterFirstFrame = afterFirstFrame
  }

  /// Runs until the program is asked to end.
  ///
  /// - Parameter replaysErrors: True to show in the end what was written to standard error meanwhile.
  /// - Returns: The signal that ended it, if one did.
  func run(replaysErrors: Bool) -> Int32? {
    time = MonotonicClock.now()
    send(.started)
    draw()
    // In the background: some machines take seconds for it.
    if model.settings.isSoundOn { output.begin() }
    feed?.start()
    send(afterFirstFrame())
    while !hasExited, signal == nil {
      wait()
      time = MonotonicClock.now()
      for event in terminal.events() { receive(event) }
      for message in output.messages() { receive(message) }
      for message in voice.messages() { send(message) }
      for message in feed?.messages() ?? [] { send(message) }
      for message in workshop.messages() + lookups.messages() { send(message) }
      if model.hasData { takeKeys() }
      remind()
      performSound()
      // Without keys the end of the data is the end.
      if terminal is CaptionWriter, model.live?.hasSaidEnd == true { hasExited = true }
      // The last words are heard, too.
      if signal == nil { draw() }
    }
    performSound()
    terminal.restore(replaysErrors: replaysErrors)
    return signal
  }

  /// The reason for which the data was not followed, or nobody heard of it, where nobody is there to leave.
  var failure: Failure? {
    if let refusal = terminal.refusal { return Failure(unwritten: "-", error: refusal) }
    let problem = model.live?.refusal ?? (terminal is CaptionWriter ? model.live?.failure : nil)
    return problem.map { Failure($0) }
  }

  /// Answers the keys that were typed before there was a chart.
  private func takeKeys() {
    let typed = keys
    keys = []
    for key in typed where !hasExited { send(.key(key)) }
  }

  private func receive(_ event: TerminalEvent) {
    guard !hasExited else { return }
    switch event {
    case .key(let key): send(.key(key))
    case .lineEnd: if model.takesLineEnd { send(.key(.enter)) }
    case .inputEnd: hasExited = true
    case .resized(let size): send(.resized(size))
    case .terminate(let number): signal = number
    }
  }

  private func receive(_ message: Message) {
    if case .playbackEnded(let playback) = message {
      // The last report of the playhead comes a little before the end.
      send(.playheadMoved(playback: playback, seconds: model.playback.score.length))
    }
    send(message)
  }

  private func send(_ message: Message) {
    for effect in update(&model, message, at: time) { perform(effect) }
    let refused = refusals
    refusals = []
    for message in refused { send(message) }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .announce(let text): said.append(text)
    case .speak(let utterance): voice.speak(utterance, afterTone: isToneComing)
    case .hush: voice.hush()
    case .tryVoice: if !voice.retry() { send(.speechUnavailable(.notRunning)) }
    case .play, .pause, .resume, .stopSound:
      // A pause or a resume is about what already sounds and must not replace a start.
      if soundEffect != nil, effect == .pause || effect == .resume { performSound() }
      soundEffect = effect
    case .retrySound: output.retry()
    case .remind(let reminder, let delay):
      reminders.removeAll { reminder.replaces($0.reminder) }
      reminders.append((MonotonicClock.now() + delay, reminder))
    case .useTheme(let name): useTheme(name)
    case .useScreen(let mode): useScreen(mode)
    case .keep(let name, let value): keep(name, value)
    case .export(let kind, let name): export(kind, name)
    case .chart(let charting): if let message = workshop.make(charting) { send(message) }
    case .look(let lookup): if let message = lookups.make(lookup) { send(message) }
    case .stopReading: if feed?.stop() == true { send(.feed(.stopped)) }
    case .bell: terminal.ring()
    case .redraw: terminal.invalidate()
    case .exit: hasExited = true
    }
  }

  /// True where a tone is about to sound.
  private var isToneComing: Bool {
    if case .play? = soundEffect { true } else { false }
  }

  /// Sends the reminders that are due.
  private func remind() {
    let due = reminders.filter { $0.time <= time }
    reminders.removeAll { $0.time <= time }
    for reminder in due { send(.reminded(reminder.reminder)) }
  }

  private func performSound() {
    let effect = soundEffect
    soundEffect = nil
    switch effect {
    case .play(let score, let volume, let from, let playback)?:
      do throws(Silence) {
        try output.play(score, volume: volume, from: from, playback: playback)
      } catch {
        send(.audioUnavailable(playback: playback, error))
      }
    case .pause?: output.pause()
    case .resume?: output.resume()
    case .stopSound?: output.stop()
    default: break
    }
  }

  private func useTheme(_ name: String) {
    do throws(ThemeProblem) {
      theme = try library.theme(named: name)
      terminal.invalidate()
    } catch {
      for problem in Failure(error).problems {
        refusals.append(.themeRefused(problem, remaining: theme.name))
      }
    }
  }

  /// Opens another terminal in the place of this one, or this one again where that fails.
  private func useScreen(_ mode: ScreenReaderMode) {
    let isPlain = terminal is LineTerminal
    guard (mode == .plain) != isPlain else { return }
    terminal.restore(replaysErrors: false)
    do throws(TerminalProblem) {
      terminal = try open(mode)
    } catch {
      let former: ScreenReaderMode = isPlain ? .plain : .off
      if let terminal = try? open(former) { self.terminal = terminal } else { hasExited = true }
      for problem in Failure(error).problems { send(.screenRefused(problem, remaining: former)) }
    }
    send(.resized(terminal.size))
  }

  private func keep(_ name: String, _ value: String) {
    guard let file else { return }
    do throws(ConfigurationFile.Refusal) {
      try file.keep(name, value)
    } catch {
      send(.notKept(name: name, file: file.path, reason: error.reason))
    }
  }

  private func export(_ kind: ExportKind, _ name: String) {
    let names = FileName.candidates(name, ending: kind.ending)
    do {
      let file = try OutputFile.create(names) { write in
        switch model.exported(as: kind, theme: theme, depth: OutputTraits.fileDepth) {
        case .text(let text): try Array(text.utf8).withUnsafeBytes(write)
        case .sound(let score):
          try score.write(
            as: kind, named: name + kind.ending, volume: model.settings.sonification.volume,
            names: model.page.chart.series.map(\.name), to: write)
        }
      }
      send(.exported(file: file))
    } catch {
      // All that can go wrong is that a file cannot be written.
      if case .outputFailed(let file, let reason)? = (error as? Failure)?.problems.first {
        send(.notExported(file: file, reason: reason))
      }
    }
  }

  private func draw() {
    terminal.show(
      model, said: said, isCaptionNew: model.caption != drawnCaption, theme: theme)
    if terminal.refusal != nil { hasExited = true }
    said = []
    drawnCaption = model.caption
  }

  /// Sleeps until a key, a signal, a report of the sound, or the timer.
  private func wait() {
    let descriptors = [
      output.descriptor, voice.descriptor, workshop.descriptor, lookups.descriptor,
      feed?.descriptor ?? -1,
    ]
    var polls = (terminal.descriptors + descriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let next = reminders.map(\.time).min()
    let timeout =
      next.map { Int32(min(max(($0 - MonotonicClock.now()) * 1000 + 1, 0), 60_000)) } ?? -1
    // An interrupted wait is a signal, and signals arrive as events.
    _ = poll(&polls, nfds_t(polls.count), timeout)
  }
}
