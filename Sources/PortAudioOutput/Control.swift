import Sonification
import Synchronization
import Threads

/// The thread that owns the stream: has it opened, watches it and has it closed.
///
/// It never calls what may hang itself, so that it answers every wish at once.
final class Control: Sendable {
  /// The time between two looks at the stream, in milliseconds.
  static let period: Int32 = 50
  /// The time after a failure, in seconds, before a sound tries the device again by itself: longer where the
  /// attempt itself took long, as it keeps a thread and the sound system busy.
  private static let retryPause = (shortest: 0.5, longest: 5.0)

  /// The time that a close waits, in milliseconds: a call that hangs ends with the process.
  private static let closing: Int32 = 500

  private let device: String?
  /// The seconds of silence after which the device is given back: until then the next sound begins at once,
  /// and from then on nothing wakes the processor.
  let rest: Double
  let onEvent: @Sendable (AudioEvent) -> Void
  private let wishes = Mutex(Wishes())
  let wake = Signal()
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

  private func run() {
    var state = ThreadState()
    while true {
      _ = wake.wait(milliseconds: state.isBusy ? Self.period : -1)
      wake.clear()
      let wishes = wishes.withLock { $0.take() }
      if wishes.isClosing { break }
      takeAnswer(&state)
      if wishes.isRetrying {
        state.failure = nil
        state.owesRetry = state.call?.kind == .opening
      }
      if wishes.isYielding { giveUp(&state) }
      if wishes.isBeginning { begin(&state) }
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
    end(&state)
    closed.raise()
  }

  private func play(_ playback: PlayRequest, insteadOf replaced: [Int], _ state: inout ThreadState)
  {
    // A stream that went away in silence is opened anew; nobody has missed anything yet.
    if let stream = state.stream, !stream.isActive { close(&state) }
    state.playback = playback
    state.lastSeconds = -1
    if let stream = state.stream {
      publish(playback, stream, &state)
      return
    }
    state.waiting += replaced + [playback.number]
    if state.awaitsReturn {
      if state.call == nil { open(&state) }
      return
    }
    let pause = min(max(10 * state.failureCost, Self.retryPause.shortest), Self.retryPause.longest)
    let isDue = MonotonicClock.now() - state.failureTime >= pause
    if let failure = state.failure, !isDue {
      refuse(failure, &state)
    } else if state.call == nil {
      open(&state)
    }
  }

  /// Tells those that wait why they are not heard.
  func refuse(_ reason: Silence, _ state: inout ThreadState) {
    for number in state.waiting { onEvent(.unavailable(playback: number, reason)) }
    state.waiting = []
    state.playback = nil
  }

  private func stop(_ state: inout ThreadState) {
    state.waiting = []
    guard var playback = state.playback else { return }
    state.playback = nil
    guard let stream = state.stream else { return }
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

  // MARK: The stream

  /// Begins PortAudio ahead of the first sound.
  private func begin(_ state: inout ThreadState) {
    guard state.stream == nil, state.call == nil else { return }
    state.call = Call(.beginning, wake: wake) {
      PortAudio.perform { library in library.begin().map { .failed($0) } ?? .done }
    }
  }

  func open(_ state: inout ThreadState) {
    let device = device
    state.failure = nil
    state.silentSince = nil
    state.isYielding = false
    state.call = Call(.opening, wake: wake) {
      guard SoleStream.take(for: self) else { return .failed(.unanswered) }
      switch PortAudio.perform({ Stream.open(device: device, &$0) }) {
      case .success(let stream): return .opened(stream)
      case .failure(let reason): return .failed(reason)
      }
    } discard: { outcome in
      if case .opened(let stream) = outcome { PortAudio.perform { stream.close(&$0) } }
      SoleStream.release(by: self)
    }
  }

  func close(_ state: inout ThreadState) {
    guard let stream = state.stream else { return }
    state.stream = nil
    state.silentSince = nil
    state.call = Call(.closing, wake: wake) {
      PortAudio.perform { stream.close(&$0) }
      SoleStream.release(by: self)
      return .done
    }
  }

  /// Goes on from what PortAudio answered, however late.
  private func takeAnswer(_ state: inout ThreadState) {
    guard let call = state.call, let outcome = call.answer.value else { return }
    state.call = nil
    switch outcome {
    case .opened(let stream): start(stream, &state)
    case .failed(let reason):
      if call.kind == .opening { SoleStream.release(by: self) }
      // A sound that came meanwhile finds out by itself what keeps it from being heard.
      if call.kind == .beginning { break }
      // A device that was to be tried again meanwhile is: what this call met may be over.
      if state.owesRetry {
        state.owesRetry = false
        break
      }
      state.fail(reason, after: call.age)
      if state.awaitsReturn { return }
      refuse(reason, &state)
    case .done: if call.kind == .beginning { state.silentSince = MonotonicClock.now() }
    }
    if !state.waiting.isEmpty, state.stream == nil, state.call == nil { open(&state) }
  }

  private func start(_ stream: Stream, _ state: inout ThreadState) {
    state.stream = stream
    state.owesRetry = false
    state.frameCount = 0
    state.silentSince = nil
    // The first sound may wait for a sink that has to wake up.
    state.lastAlive = MonotonicClock.now() + 1
    state.waiting = []
    if state.isYielding {
      giveUp(&state)
    } else if let playback = state.playback {
      publish(playback, stream, &state)
    }
  }

  /// Gives the stream up to another output, once it is open.
  private func giveUp(_ state: inout ThreadState) {
    state.isYielding = state.call?.kind == .opening
    guard state.stream != nil else { return }
    if let playback = state.playback { onEvent(.displaced(playback: playback.number)) }
    fadeOut(&state)
    state.playback = nil
    close(&state)
  }

  /// Closes the stream for good and ends PortAudio, as far as that answers.
  private func end(_ state: inout ThreadState) {
    // A library that is being loaded had better not be caught by the end of the process.
    let deadline = MonotonicClock.now() + 0.4
    while let call = state.call, call.answer.value == nil, MonotonicClock.now() < deadline {
      wake.clear()
      _ = wake.wait(milliseconds: 5)
    }
    // A stream that opens from now on closes itself.
    if let call = state.call, case .opened(let stream)? = call.answer.abandon() {
      state.stream = stream
    }
    guard state.stream != nil || state.silentSince != nil else { return }
    let stream = state.stream
    state.stream = nil
    TimeLimit.run {
      PortAudio.perform { library in
        stream?.close(&library)
        library.end()
      }
      SoleStream.release(by: self)
    }
  }
}
