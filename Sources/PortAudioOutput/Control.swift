import Sonification
import Synchronization
import Threads

/// A request to play a score or a live voice.
struct PlayRequest: Sendable {
  var score: Score
  /// The height that a voice follows in place of the score.
  var live: LiveHeight?
  var volume: Double
  /// The time in the score to start from, in seconds.
  var start: Double
  var number: Int

  /// The time after which it has ended, in seconds; a live voice never does.
  var length: Double { live == nil ? score.length : .infinity }
}

/// The wishes of the callers, the newest of each kind.
struct Wishes: Sendable {
  enum Sounding: Sendable {
    case play(PlayRequest)
    case stop
  }

  private(set) var sound: Sounding?
  /// The playbacks that gave way to a newer one before the thread saw them.
  private(set) var replaced: [Int] = []
  var isPaused = false
  var isRetrying = false
  /// True when another output of the process wants the stream.
  var isYielding = false
  var isClosing = false

  /// Puts `newest` in the place of what was wished before.
  mutating func want(_ newest: Sounding) {
    if case .play(let playback) = sound { replaced.append(playback.number) }
    sound = newest
    isPaused = false
  }

  /// Hands out all wishes; what holds until further notice stays.
  mutating func take() -> Wishes {
    let taken = self
    sound = nil
    replaced = []
    isRetrying = false
    isYielding = false
    return taken
  }
}

/// The thread that owns PortAudio: opens, watches and closes the stream.
final class Control: Sendable {
  /// The time between two looks at the stream, in milliseconds.
  private static let period: Int32 = 50
  /// The time that the device may ask for nothing, in seconds, before it counts as lost.
  private static let patience = 1.0

  /// The time that a close waits, in milliseconds: a call that hangs ends with the process.
  private static let closing: Int32 = 500

  private let device: String?
  /// The seconds of silence after which the device is given back: until then the next sound begins at once,
  /// and from then on nothing wakes the processor.
  private let rest: Double
  private let onEvent: @Sendable (AudioEvent) -> Void
  private let wishes = Mutex(Wishes())
  private let wake = Signal()
  private let closed = Signal()

  init(device: String?, rest: Double, onEvent: @escaping @Sendable (AudioEvent) -> Void) {
    self.device = device
    self.rest = rest
    self.onEvent = onEvent
    if !Thread.start({ self.run() }) { closed.raise() }
  }

  /// Leaves a wish and wakes the thread.
  func wish(_ change: (inout Wishes) -> Void) {
    wishes.withLock { change(&$0) }
    wake.raise()
  }

  func waitUntilClosed() {
    _ = closed.wait(milliseconds: Self.closing)
  }

  // MARK: The thread

  /// The state of the control thread.
  private struct ThreadState {
    var stream: Stream?
    var failure: Silence?
    var playback: PlayRequest?
    var generation: UInt64 = 0
    var lastSeconds = -1.0
    var frameCount = 0
    /// The time at which the device last asked for sound.
    var lastAlive = 0.0
    /// The time since which nothing is to be heard.
    var silentSince: Double?
  }

  private func run() {
    var state = ThreadState()
    while true {
      _ = wake.wait(milliseconds: state.stream == nil ? -1 : Self.period)
      wake.clear()
      let wishes = wishes.withLock { $0.take() }
      if wishes.isClosing { break }
      if wishes.isRetrying { state.failure = nil }
      if wishes.isYielding { giveUp(&state) }
      switch wishes.sound {
      case .play(let playback): play(playback, insteadOf: wishes.replaced, &state)
      case .stop: stop(&state)
      case nil: break
      }
      state.stream?.context.pointee.held
        .store(wishes.isPaused ? state.generation : 0, ordering: .relaxed)
      watch(&state)
    }
    fadeOut(&state)
    close(&state)
    closed.raise()
  }

  private func play(_ playback: PlayRequest, insteadOf replaced: [Int], _ state: inout ThreadState)
  {
    // A stream that went away in silence is opened anew; nobody has missed anything yet.
    if let stream = state.stream, !stream.isActive { close(&state) }
    if state.stream == nil, state.failure == nil { open(&state) }
    guard let stream = state.stream else {
      for number in replaced + [playback.number] {
        onEvent(.unavailable(playback: number, state.failure ?? .noDevice))
      }
      return
    }
    state.playback = playback
    state.lastSeconds = -1
    publish(playback, stream, &state)
  }

  private func stop(_ state: inout ThreadState) {
    guard let stream = state.stream, var playback = state.playback else { return }
    state.playback = nil
    (playback.score, playback.live) = (.silence, nil)
    publish(playback, stream, &state)
  }

  /// Stops what sounds and lets the silence reach the ear: a stream that is cut off clicks.
  private func fadeOut(_ state: inout ThreadState) {
    guard let stream = state.stream else { return }
    stop(&state)
    // The fade itself, and what a sound server holds back besides the latency it admits to.
    let frames = Int((stream.latency + 0.08) * stream.sampleRate)
    let deadline = MonotonicClock.now() + 0.2
    while stream.isActive, MonotonicClock.now() < deadline,
      stream.context.pointee.frame(of: state.generation) ?? 0 < frames
    {
      wake.clear()
      _ = wake.wait(milliseconds: 5)
    }
  }

  private func publish(
    _ playback: PlayRequest, _ stream: Stream, _ state: inout ThreadState
  ) {
    state.generation += 1
    let (rate, generation) = (stream.sampleRate, state.generation)
    if let live = playback.live {
      stream.context.pointee.publish(
        Sound(live, volume: playback.volume, sampleRate: rate, generation: generation))
    } else {
      stream.context.pointee.publish(
        Sound(
          playback.score, volume: playback.volume, sampleRate: rate, from: playback.start,
          generation: generation))
    }
  }

  /// Gives the stream up to another output.
  private func giveUp(_ state: inout ThreadState) {
    if let playback = state.playback { onEvent(.displaced(playback: playback.number)) }
    fadeOut(&state)
    state.playback = nil
    close(&state)
  }

  private func open(_ state: inout ThreadState) {
    guard SoleStream.take(for: self) else {
      state.failure = .hung
      return
    }
    defer { if state.stream == nil { SoleStream.release(by: self) } }
    let device = device
    switch PortAudio.call({ Stream.open(device: device) }) {
    case .success(let stream):
      state.stream = stream
      state.frameCount = 0
      state.silentSince = nil
      // The first sound may wait for a sink that has to wake up.
      state.lastAlive = MonotonicClock.now() + 1
    case .failure(let reason): state.failure = reason
    case nil: state.failure = .hung
    }
  }

  private func close(_ state: inout ThreadState) {
    guard let stream = state.stream else { return }
    state.stream = nil
    if PortAudio.call({ stream.close() }) == nil { state.failure = .hung }
    SoleStream.release(by: self)
  }

  private func watch(_ state: inout ThreadState) {
    guard let stream = state.stream else { return }
    stream.context.pointee.collect()
    let now = MonotonicClock.now()
    let frameCount = stream.context.pointee.frameCount.load(ordering: .acquiring)
    if frameCount != state.frameCount {
      state.frameCount = frameCount
      state.lastAlive = max(now, state.lastAlive)
    }
    guard stream.isActive, now - state.lastAlive < Self.patience else {
      lose(&state)
      return
    }
    report(stream, &state)
    guard state.playback == nil else {
      state.silentSince = nil
      return
    }
    let since = state.silentSince ?? now
    state.silentSince = since
    if now - since >= rest { close(&state) }
  }

  private func lose(_ state: inout ThreadState) {
    if let playback = state.playback {
      onEvent(.unavailable(playback: playback.number, .lost))
      state.failure = .lost
      state.playback = nil
    }
    close(&state)
  }

  /// Tells how far the sound is that is heard now, which is later than the one rendered now.
  private func report(_ stream: Stream, _ state: inout ThreadState) {
    guard let playback = state.playback,
      let frame = stream.context.pointee.frame(of: state.generation)
    else { return }
    let seconds = max(Double(frame) / stream.sampleRate - stream.latency, 0)
    guard seconds < playback.length else {
      state.playback = nil
      onEvent(.ended(playback: playback.number))
      return
    }
    // A wish may wake the thread early; the position is told at the same pace nevertheless.
    let step = Double(Self.period) / 1000 * 0.9
    guard seconds >= state.lastSeconds + step || seconds < state.lastSeconds else { return }
    state.lastSeconds = seconds
    onEvent(.moved(playback: playback.number, seconds: max(seconds, playback.start)))
  }
}
