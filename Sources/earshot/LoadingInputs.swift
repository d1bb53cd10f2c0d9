import ChartExplorer
import Descriptions
import Explorer
import Glibc
import Screen
import Tables
import Terminals
import Threads

/// Inputs that are read while somebody at the terminal may have what is there of them, or leave.
///
/// Lines go to the terminal as ever, and the interrupt key ends the program as ever.
final class LoadingInputs {
  /// The end of the wait.
  enum Outcome {
    /// All that is to be read was read.
    case whole(Inputs)
    /// The rows that are there of the one input were asked for.
    case part
    /// Nothing of it is wanted.
    case left
    /// A signal asked the program to end.
    case ended(signal: Int32)
  }

  let path: String
  let loading: Loading<Inputs>
  private let request: InputRequest
  private let settings: Settings
  /// True where a part can be shown before all is read.
  private let givesPart: Bool
  private var terminal: WaitingTerminal?
  private var news = LoadingNews(at: 0)
  /// The keys that were typed before the one that opened.
  private var keys: [Key] = []

  /// Begins to read what is asked for; `nil` where nobody at a terminal is told of it.
  ///
  /// - Parameters:
  ///   - request: The inputs.
  ///   - settings: The keys, and the language of all words.
  ///   - needsWhole: True where a part of an input is of no use.
  init?(_ request: InputRequest, _ settings: Settings, needsWhole: Bool) {
    guard let path = request.files.first, isatty(STDERR_FILENO) == 1,
      !request.files.contains("-") || isatty(STDIN_FILENO) == 0
    else { return nil }
    let reading = Loading(
      path: path, options: request.reading,
      loaded: { (inputs: Inputs) in LoadedInput(charts: inputs.deck, shelf: inputs.shelf) },
      read: { Result { () throws(Failure) in try Inputs(request) } })
    guard let reading else { return nil }
    self.path = path
    self.request = request
    self.settings = settings
    givesPart = request.files.count == 1 && !needsWhole
    loading = reading
  }

  /// Waits until all is read, or somebody does not.
  ///
  /// - Throws: The reason for which it cannot be read.
  func outcome() throws(Failure) -> Outcome {
    defer { terminal?.restore() }
    do throws(Failure) {
      let outcome = try awaited()
      switch outcome {
      case .whole, .part: break
      case .left, .ended: news.close()
      }
      return outcome
    } catch {
      news.close()
      throw error
    }
  }

  private func awaited() throws(Failure) -> Outcome {
    news = LoadingNews(
      at: MonotonicClock.now(), isPlain: settings.screenReader == .plain || LineTerminal.isDumb)
    while true {
      let wait = max(news.due - MonotonicClock.now(), 0) * 1000
      var polls = ([loading.descriptor] + (terminal?.descriptors ?? [])).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&polls, nfds_t(polls.count), Int32(wait.rounded(.up)))
      if let whole = loading.whole { return try outcome(whole) }
      for event in terminal?.events() ?? [] {
        if let outcome = answer(event) { return outcome }
      }
      let now = MonotonicClock.now()
      guard now >= news.due else { continue }
      // Before the words nobody knows that there is something to ask for.
      let isFirst = terminal == nil
      if isFirst { terminal = WaitingTerminal() }
      let others = isFirst && terminal != nil ? keyWords : []
      news.say(request.progress.part, at: now, in: request.language, others)
    }
  }

  private func outcome(_ whole: Result<Inputs, Failure>) throws(Failure) -> Outcome {
    // Nothing of what is no whole can be shown: whoever stopped it knows why.
    if case .failure = whole, request.progress.isStopped {
      write(.live(.stopped(rows: nil)))
      return .left
    }
    return .whole(try whole.get())
  }

  private func answer(_ event: TerminalEvent) -> Outcome? {
    switch event {
    case .terminate(let signal): return .ended(signal: signal)
    case .key(let key): return answer(key)
    case .lineEnd, .inputEnd, .resized: return nil
    }
  }

  private func answer(_ key: Key) -> Outcome? {
    switch settings.keymap.row(of: key)?.action {
    case .act:
      if givesPart, loading.hasRows { return .part }
      write(.reading(.nothingToOpen))
    case .stop: loading.stop()
    case .quit: return .left
    // It is pressed once there is a chart, and answered until then.
    default:
      keys.append(key)
      news.answer(
        request.progress.part, at: MonotonicClock.now(), in: request.language, [.reading(.keysWait)]
      )
    }
    return nil
  }

  private var keyWords: [Sentence] {
    let waiting = Sentence.reading(
      .keys(stop: settings.key(of: .stop), quit: settings.key(of: .quit)))
    return givesPart ? [.reading(.openKey), waiting] : [waiting]
  }

  /// The data as the explorer follows it.
  var following: Following {
    let file = path == "-" ? nil : path
    return Following(
      Live(
        keep: .rows(.max), file: file, patience: file == nil ? 30 : .infinity, isLoading: true),
      named: Compression.plainName(of: path), request.encoding, origin: request.origin(of: path),
      from: loading, keys: keys)
  }

  private func write(_ sentence: Sentence) {
    news.write([sentence], in: request.language)
  }
}
