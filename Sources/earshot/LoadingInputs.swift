import ChartExplorer
import Descriptions
import Explorer
import Glibc
import Screen
import Tables
import Threads

/// An input that is read while somebody at the terminal may ask for what is there of it.
///
/// The terminal stays as it is meanwhile: a line that is typed is ended by the key that opens, and the
/// interrupt key ends the program as ever.
final class LoadingInputs {
  let path: String
  let loading: Loading<Inputs>
  private let request: InputRequest
  private let terminal: Int32
  /// The keys that were typed before the one that opened.
  private var keys: [Key] = []

  /// Begins to read the one input that is asked for; `nil` where there are several, or nobody at a terminal
  /// could ask for a part.
  init?(_ request: InputRequest) {
    guard let path = request.files.first, request.files.count == 1, isatty(STDERR_FILENO) == 1,
      path != "-" || isatty(STDIN_FILENO) == 0
    else { return nil }
    terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    let reading = Loading(
      path: path, options: request.reading,
      loaded: { (inputs: Inputs) in LoadedInput(charts: inputs.deck, shelf: inputs.shelf) },
      read: { Result { () throws(Failure) in try Inputs(request) } })
    guard let reading else {
      close(terminal)
      return nil
    }
    self.path = path
    self.request = request
    loading = reading
  }

  deinit { close(terminal) }

  /// All that was read; `nil` where what is there of it was asked for before.
  ///
  /// - Throws: The reason for which it cannot be read.
  func inputs() throws(Failure) -> Inputs? {
    var news = LoadingNews(at: MonotonicClock.now())
    var isAsked = false
    while true {
      let wait = max(news.due - MonotonicClock.now(), 0) * 1000
      var polls = [
        pollfd(fd: loading.descriptor, events: Int16(POLLIN), revents: 0),
        // Before the words nobody knows that there is something to ask for.
        pollfd(fd: isAsked ? terminal : -1, events: Int16(POLLIN), revents: 0),
      ]
      poll(&polls, nfds_t(polls.count), Int32(wait.rounded(.up)))
      if let whole = loading.whole { return try whole.get() }
      if polls[1].revents & Int16(POLLIN) != 0, let line = line() {
        keys += line
        if loading.hasRows { return nil }
        write(.nothingToOpen)
      } else if polls[1].revents != 0 {
        isAsked = false
      }
      let now = MonotonicClock.now()
      guard now >= news.due else { continue }
      news.say(
        request.progress.part, at: now, in: request.language, isAsked ? [] : [.readingKeys])
      isAsked = true
    }
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

  /// The keys of a line that was typed before the key that ended it; `nil` where it is not for this program.
  private func line() -> [Key]? {
    guard tcgetpgrp(terminal) == getpgrp() else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &bytes, bytes.count)
    guard count > 0 else { return nil }
    var typed = Array(bytes[..<count])
    if typed == [10] { return [] }
    // The key that ends a line of keys is one of them.
    if typed.last == 10 { typed[typed.count - 1] = 13 }
    var (scalars, decoder) = (ScalarDecoder(), KeyDecoder())
    return decoder.keys(in: scalars.scalars(in: typed).map { .scalar($0.value) })
  }

  private func write(_ sentence: Sentence) {
    StandardError.write(raw: request.language.text(sentence).printable + "\n")
  }
}
