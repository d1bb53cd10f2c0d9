import Charts
import Descriptions
import Explorer
import Glibc
import Screen
import Synchronization
import Threads

/// The explorer of charts, for programs that have charts of their own.
public enum Explorer {
  /// Opens the explorer on one chart; see `run(_:)` of several.
  public static func run(_ chart: Chart) async throws(Problem) { try await run([chart]) }

  /// Opens the explorer on the full screen, and returns when the user has left it.
  ///
  /// It is what `earshot` shows of a file: pictures, sound, words and all keys, in the language, the theme
  /// and with all else that the user has set in the environment and in the configuration file of
  /// `earshot`. It takes the terminal, not standard input or output, and gives it back as it was. A signal
  /// that asks the program to end closes the explorer and is then sent again, so that it does what it
  /// does elsewhere in the program. Of several calls one waits for the other.
  ///
  /// - Parameter charts: The charts, at least one.
  /// - Throws: The reason for which it does not open: no terminal, or a setting that cannot be. The words
  ///   are `language.text(problem)`.
  public static func run(_ charts: [Chart]) async throws(Problem) {
    let result: Result<Void, Failure> = await withCheckedContinuation { finished in
      let isStarted = Thread.start { finished.resume(returning: explore(charts)) }
      if !isStarted { finished.resume(returning: explore(charts)) }
    }
    do {
      try result.get()
    } catch {
      throw error.problems[0]
    }
  }

  /// There is one terminal.
  private static let turn = Mutex(())

  private static func explore(_ charts: [Chart]) -> Result<Void, Failure> {
    // The threads of asynchronous code take no signals, nor does the main thread once it has given way
    // to them: resizing and the end are told to this one.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    do throws(Failure) {
      let choices = NoChoices()
      let session = try Session(
        words: choices, reader: choices, sight: choices, sound: choices)
      let charts = charts.map { session.settings.language.naming($0).withoutOption }
      let signal = try turn.withLock { _ throws(Failure) in
        // Not only the noise of sound libraries: the program may have something to say.
        try session.explore(charts, replaysErrors: true)
      }
      if let signal { raise(signal) }
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  /// Explores one chart without a terminal; see `captions(of:keys:language:)` of several.
  public static func captions(
    of chart: Chart, keys: String, language: any Language = Languages.all[0]
  ) throws(Problem) -> [String] {
    try captions(of: [chart], keys: keys, language: language)
  }

  /// Explores charts without a terminal, a sound card or a clock, and returns all that was said.
  ///
  /// The same keys give the same words everywhere: nothing is read of the environment or of settings, and
  /// no file is written. Time passes only where the script waits.
  ///
  /// - Parameters:
  ///   - charts: The charts, at least one.
  ///   - keys: Keys as they are typed, others by name, as for `earshot --keys`: `<Right>`, `<S-Tab>`,
  ///     `<Enter>`, `<Space>`, `<lt>`, `<Resize 40x12>`, `<Wait 500ms>`; `#` begins a comment.
  ///   - language: The language that is spoken.
  /// - Returns: The captions, a line each, the first of which opens the chart.
  /// - Throws: `Problem.keyScript(file:line:text:)` where a key has no such name.
  public static func captions(
    of charts: [Chart], keys: String, language: any Language = Languages.all[0]
  ) throws(Problem) -> [String] {
    let script: KeyScript
    do throws(KeyScript.Mistake) {
      script = try KeyScript(keys)
    } catch {
      throw .keyScript(file: "keys", line: error.line, text: error.text)
    }
    let model = Model(
      deck: charts.map { language.naming($0).withoutOption },
      settings: Settings(languageTag: language.tag), size: .paper
    )
    return Replay.run(script, on: model, dump: .captions).map(\.printable)
  }
}

extension Chart {
  /// The chart without the option of the command that would make another one of its table: here nobody types
  /// it.
  fileprivate var withoutOption: Chart {
    var chart = self
    chart.repetition?.remedy = nil
    return chart
  }
}
