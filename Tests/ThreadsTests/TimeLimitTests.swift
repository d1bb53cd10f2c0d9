import SoundTesting
import Synchronization
import Testing

@testable import Threads

@Suite struct TimeLimitTests {
  @Test func handsOutTheResult() {
    #expect(TimeLimit.run { 42 } == 42)
  }

  @Test func givesUpOnWorkThatHangs() {
    let release = Signal()
    let start = monotonicSeconds()
    let result = TimeLimit.run {
      _ = release.wait(milliseconds: 10_000)
      return true
    }
    #expect(result == nil)
    #expect(monotonicSeconds() - start >= 1.99)
    release.raise()
  }

  @Test func aSignalIsRaisedUntilItIsCleared() {
    let signal = Signal()
    #expect(!signal.wait(milliseconds: 0))
    for _ in 0..<100_000 { signal.raise() }
    #expect(signal.wait(milliseconds: 0))
    signal.clear()
    #expect(!signal.wait(milliseconds: 0))
  }
}
