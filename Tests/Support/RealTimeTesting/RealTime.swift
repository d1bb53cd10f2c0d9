import Synchronization
import Testing

/// A test that listens in real time, and is repeated where it fails while the machine stood still: what is heard then
/// says nothing of the program.
public struct RealTime: SuiteTrait, TestTrait, TestScoping {
  /// The number of times that the machine may stand still; what fails once more has failed.
  private static let mostPauses = 3

  /// It is each test of a suite that is repeated, and not the suite.
  public var isRecursive: Bool { true }

  /// Runs a test up to four times, as long as it fails while the machine stands still.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    for _ in 0..<Self.mostPauses {
      let watch = PauseWatch()
      defer { watch.end() }
      let isExcused = Atomic(false)
      try await withKnownIssue("The machine stood still.", isIntermittent: true) {
        try await function()
      } matching: { _ in
        if watch.hasSeenPause { isExcused.store(true, ordering: .relaxed) }
        return watch.hasSeenPause
      }
      guard isExcused.load(ordering: .relaxed) else { return }
    }
    try await function()
  }
}

extension Trait where Self == RealTime {
  /// Repeats what fails while the machine stood still.
  public static var realTime: Self { Self() }
}
