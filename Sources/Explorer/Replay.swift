import Screen
import Sonification
import Tables

/// The program without a terminal, a sound card or a clock: effects are written down, and time
/// passes only where the script waits.
package struct Replay {
  package enum Dump: String, CaseIterable, Sendable {
    case frames
    case captions
    case score
    case speech
  }

  private(set) var model: Model
  private let dump: Dump
  private(set) var output: [String] = []
  private var clock = 0.0
  private var sound: VirtualSound?
  private var reminders: [(time: Double, reminder: Reminder)] = []
  /// The files that would have been written.
  private var files: Set<String> = []
  private var hasExited = false
  private var isRetried = false

  /// The sound on the virtual clock.
  private struct VirtualSound {
    var playback: Int
    var length: Double
    /// Seconds heard so far.
    var position: Double
    var isPaused = false
  }

  /// The time between two reports of the playhead, in seconds.
  private static let period = 0.05

  /// The way in which lines of live data become rows.
  private var stream: RowStream?

  package init(_ model: Model, dump: Dump, stream: RowStream? = nil) {
    self.model = model
    self.dump = dump
    self.stream = stream
  }

  /// Plays `script` and returns what was dumped, line by line.
  ///
  /// - Parameters:
  ///   - script: The keys, and lines of live data.
  ///   - model: The program before the first of them.
  ///   - dump: What is written down.
  ///   - stream: The way in which lines of live data become rows; `nil` where there are none.
  ///   - feed: What has come of the data before the first key.
  /// - Returns: The lines.
  package static func run(
    _ script: KeyScript, on model: Model, dump: Dump, stream: RowStream? = nil,
    after feed: [FeedEvent] = []
  ) -> [String] {
    played(script, on: model, dump: dump, stream: stream, after: feed).output
  }

  /// The same of live data.
  ///
  /// - Throws: The reason for which it is not followed.
  package static func run(
    _ script: KeyScript, following model: Model, dump: Dump, stream: RowStream,
    after feed: [FeedEvent]
  ) throws(InputProblem) -> [String] {
    let replay = played(script, on: model, dump: dump, stream: stream, after: feed)
    if let refusal = replay.model.live?.refusal { throw refusal }
    return replay.output
  }

  /// The program after a script, and all that was dumped.
  static func played(
    _ script: KeyScript, on model: Model, dump: Dump, stream: RowStream?,
    after feed: [FeedEvent] = []
  ) -> Replay {
    var replay = Replay(model, dump: dump, stream: stream)
    replay.send(.started)
    for event in feed { replay.send(.feed(event)) }
    replay.recordFrame("start")
    replay.play(script)
    return replay
  }

  /// Plays the steps of `script`.
  mutating func play(_ script: KeyScript) {
    for step in script.steps where !hasExited {
      switch step {
      case .key(let key): send(.key(key))
      case .resize(let size): send(.resized(size))
      case .wait(let seconds): wait(seconds)
      case .data(let line): take(line)
      }
      recordFrame(step.name)
    }
  }

  private mutating func send(_ message: Message) {
    for effect in update(&model, message, at: clock) { perform(effect) }
  }

  /// Takes a line of live data, at this moment of the virtual clock.
  private mutating func take(_ line: String) {
    guard var stream else { return }
    do throws(InputProblem) {
      send(.feed(.rows(try stream.take(Array((line + "\n").utf8)))))
    } catch {
      send(.feed(.failed(error)))
    }
    self.stream = stream
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .announce(let text):
      if dump == .captions { output.append(text.onOneLine) }
    case .speak(let utterance):
      if dump == .speech { output.append(utterance.line.onOneLine) }
    // A voice that is tried is there.
    case .tryVoice: send(.speechOpened)
    case .play(let score, _, let from, let playback):
      sound = VirtualSound(playback: playback, length: score.length, position: from)
      if dump == .score { record(score, from: from) }
      // A device that is tried again is there, and says so.
      if isRetried {
        isRetried = false
        send(.playheadMoved(playback: playback, seconds: from))
      }
    case .pause: sound?.isPaused = true
    case .resume: sound?.isPaused = false
    case .stopSound: sound = nil
    case .remind(let reminder, let delay):
      reminders.removeAll { reminder.replaces($0.reminder) }
      reminders.append((clock + delay, reminder))
    case .export(let kind, let name):
      // As in an empty folder, so that the same keys give the same words everywhere.
      let names = FileName.candidates(name, ending: kind.ending)
      guard let file = names.first(where: { !files.contains($0) }) else { return }
      files.insert(file)
      send(.exported(file: file))
    // No time passes meanwhile.
    case .chart(let charting): send(.charted(charting.number, charting.result))
    case .look(let lookup): send(.found(lookup.number, lookup.found))
    case .exit: hasExited = true
    case .retrySound: isRetried = true
    case .useTheme, .useScreen, .keep, .redraw, .hush, .bell, .stopReading: break
    }
  }

  /// Lets time pass in small steps, so that events come in the order they would.
  private mutating func wait(_ seconds: Double) {
    let end = clock + seconds
    while clock < end - 1e-9 {
      let next = min(clock + Self.period, end)
      let elapsed = next - clock
      clock = next
      remind()
      guard var current = sound, !current.isPaused else { continue }
      current.position += elapsed
      sound = current
      if current.position >= current.length - 1e-9 {
        sound = nil
        send(.playbackEnded(playback: current.playback))
      } else {
        send(.playheadMoved(playback: current.playback, seconds: current.position))
      }
    }
  }

  /// Sends the reminders that are due, those they lead to included.
  private mutating func remind() {
    while let index = reminders.firstIndex(where: { $0.time <= clock + 1e-9 }) {
      send(.reminded(reminders.remove(at: index).reminder))
    }
  }

  private mutating func recordFrame(_ key: String) {
    guard dump == .frames else { return }
    let frame = view(model, model.size)
    let (cursor, size) = (frame.cursor, frame.size)
    output.append("@ \(key) \(cursor.x),\(cursor.y) \(size.columns)x\(size.rows)")
    output += frame.lines
  }

  private mutating func record(_ score: Score, from seconds: Double) {
    for tone in score.tones where tone.start + tone.length > seconds + 1e-9 {
      var shifted = tone
      shifted.start += clock - seconds
      output.append(shifted.line)
    }
  }
}

extension Tone {
  /// The tone as a line: start, length, from and to in Hz, gain, pan, instrument.
  package var line: String {
    [
      start.fixed(3), length.fixed(3), frequency.fixed(2), endFrequency.fixed(2), gain.fixed(3),
      pan.fixed(3), instrument.rawValue,
    ].joined(separator: "\t")
  }
}

extension Double {
  /// The number with a fixed count of digits, the same in every locale.
  fileprivate func fixed(_ digits: Int) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = (abs(self) * factor).rounded()
    guard scaled.isFinite, scaled < 9e15 else { return "0" }
    let whole = Int(scaled)
    let divisor = Int(factor)
    let fraction = String(whole % divisor)
    let padded = String(repeating: "0", count: digits - fraction.count) + fraction
    return (self < 0 && whole != 0 ? "-" : "") + "\(whole / divisor).\(padded)"
  }
}

extension String {
  /// The text without line ends, so that one announcement stays one line.
  package var onOneLine: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
