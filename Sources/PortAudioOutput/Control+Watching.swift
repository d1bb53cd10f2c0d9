import Sonification
import Threads

/// The looks of the control thread at the stream, and the news they give.
extension Control {
  /// The time that the device may ask for nothing, in seconds, before it counts as lost.
  private static let patience = 1.0
  /// The time after which whoever waits for sound is told so, in seconds.
  private static let notice = 1.0

  /// The time after a loss, in seconds, for which sounds wait for the sound system: one that is restarted is away
  /// for some tenths of a second.
  static let absence = 2.0
  /// The time between two attempts to find it again, in seconds.
  private static let attemptPause = 0.1

  func watch(_ state: inout ThreadState) {
    tellDelay(&state)
    guard let stream = state.stream else {
      lookForReturn(&state)
      restLibrary(&state)
      return
    }
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

  /// Tells whoever waits for sound that it takes its time, and at last that it takes too long.
  private func tellDelay(_ state: inout ThreadState) {
    guard let call = state.call, let newest = state.waiting.last else { return }
    if call.isOverdue {
      refuse(call.silence, &state)
    } else if !call.isAwaited, call.age >= Self.notice {
      state.call?.isAwaited = true
      onEvent(.awaited(playback: newest))
    }
  }

  /// Tries once more for the sounds that wait since the stream was lost, and gives up after a while.
  private func lookForReturn(_ state: inout ThreadState) {
    guard state.call == nil, !state.waiting.isEmpty, let failure = state.failure else { return }
    if !state.awaitsReturn {
      refuse(failure, &state)
    } else if MonotonicClock.now() - state.failureTime >= Self.attemptPause {
      open(&state)
    }
  }

  /// Ends PortAudio where it was begun and nothing was heard for a while.
  private func restLibrary(_ state: inout ThreadState) {
    guard state.call == nil, let since = state.silentSince,
      MonotonicClock.now() - since >= rest
    else { return }
    state.silentSince = nil
    state.call = Call(.resting, wake: wake) {
      PortAudio.perform { $0.rest() }
      return .done
    }
  }

  private func lose(_ state: inout ThreadState) {
    state.lossTime = MonotonicClock.now()
    if let playback = state.playback {
      onEvent(.unavailable(playback: playback.number, .lost))
      state.fail(.lost)
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
    onEvent(.moved(playback: playback.number, seconds: playback.place(after: seconds)))
  }
}
