import Sonification
import Threads

extension Control {
  /// The state of the control thread.
  struct ThreadState {
    var stream: Stream?
    /// The call that PortAudio has not answered yet.
    var call: Call?
    /// The reason why the last call failed, and the time of that.
    var failure: Silence?
    var failureTime = 0.0
    /// The time that the call took which failed, in seconds.
    var failureCost = 0.0
    /// True where the device was to be tried again while a call was opening it.
    var owesRetry = false
    /// The time at which a stream was lost.
    var lossTime = -Double.infinity
    var playback: PlayRequest?
    /// The playbacks that wait for the stream, of which the newest will be heard.
    var waiting: [Int] = []
    var isYielding = false
    var generation: UInt64 = 0
    var lastSeconds = -1.0
    var frameCount = 0
    /// The time at which the device last asked for sound.
    var lastAlive = 0.0
    /// The time since which nothing is to be heard; `nil` also where all is given back.
    var silentSince: Double?

    /// True while a sound system that is restarted may come back.
    var awaitsReturn: Bool { MonotonicClock.now() - lossTime < Control.absence }

    mutating func fail(_ reason: Silence, after cost: Double = 0) {
      failure = reason
      failureCost = cost
      failureTime = MonotonicClock.now()
    }

    /// True while there is something to look at now and then.
    var isBusy: Bool {
      stream != nil || silentSince != nil || !waiting.isEmpty
    }
  }
}
