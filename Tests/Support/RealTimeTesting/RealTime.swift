import Synchronization
import Testing

/// A test that listens in real time, and is repeated where it fails while the machine was busy: what is heard then says
/// nothing of the program.
public struct RealTime: SuiteTrait, TestTrait, TestScoping {
  /// The number of times that the machine may be busy; what fails once more has failed.
  private static let mostRepeats = 5

  /// It is each test of a suite that is repeated, and not the suite.
  public var isRecursive: Bool { true }

  /// Runs a test again and again, as long as it fails while the machine is busy.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    for _ in 0..<Self.mostRepeats {
      let watch = MachineWatch()
      defer { watch.end() }
      let isExcused = Atomic(false)
      try await withKnownIssue("The machine was busy.", isIntermittent: true) {
        try await function()
      } matching: { _ in
        if watch.hasBeenBusy { isExcused.store(true, ordering: .relaxed) }
        return watch.hasBeenBusy
      }
      guard isExcused.load(ordering: .relaxed) else { return }
    }
    try await function()
  }
}

extension Trait where Self == RealTime {
  /// Repeats what fails while the machine is busy.
  public static var realTime: Self { Self() }
}
