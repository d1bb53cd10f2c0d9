import Dispatch
import Foundation
import Glibc
import Synchronization
import TerminalTesting
import Testing

/// Live data at a high rate while somebody explores it: no row is lost, and memory stays what it was.
///
/// `EARSHOT_SOAK=3600` makes it last an hour at 100,000 rows a second, and has the lag measured as well: that
/// needs a release build and a quiet machine.
@Suite struct FollowingSoakTests {
  /// A producer that writes rows until so many seconds have passed, as fast as they are taken or at a rate.
  private final class Producer: Sendable {
    private let sent = Atomic(0)
    /// The seconds by which the writer was behind its rate at worst.
    private let delay = Mutex(0.0)
    private let end = DispatchSemaphore(value: 0)
    private static let batch = 1_000

    var count: Int { sent.load(ordering: .acquiring) }
    var lag: Double { delay.withLock { $0 } }
    var hasEnded: Bool {
      guard end.wait(timeout: .now()) == .success else { return false }
      end.signal()
      return true
    }

    func start(into descriptor: Int32, seconds: Double, rate: Int?) {
      Foundation.Thread.detachNewThread { [self] in
        let file = fdopen(descriptor, "w")
        fputs("n,load,kind\n", file)
        let start = ContinuousClock.now
        var rows = 0
        while ContinuousClock.now - start < .seconds(seconds) {
          var text = ""
          for _ in 0..<Self.batch {
            rows += 1
            text += "\(rows),\(rows * 7_919 % 10_007),k\(rows % 5)\n"
          }
          fputs(text, file)
          fflush(file)
          sent.store(rows, ordering: .releasing)
          guard let rate else { continue }
          let due = start + .seconds(Double(rows) / Double(rate))
          let late = ContinuousClock.now - due
          let seconds = Double(late.components.seconds) + Double(late.components.attoseconds) / 1e18
          delay.withLock { $0 = max($0, seconds) }
          if seconds < 0 { usleep(UInt32(-seconds * 1e6)) }
        }
        fclose(file)
        end.signal()
      }
    }
  }

  /// The memory that a process has, in megabytes.
  private static func megabytes(_ process: pid_t) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return pages * Int(getpagesize()) / 1_000_000
  }

  @Test func manyRowsLeaveNoTrace() throws {
    let hours = ProcessInfo.processInfo.environment["EARSHOT_SOAK"].flatMap(Double.init)
    let (seconds, kept) = (hours ?? 4, 5_000)
    let input = Pipe()
    let session = try Session(
      ["--follow", "--keep", String(kept)],
      standardInput: .descriptor(input.fileHandleForReading.fileDescriptor))
    try input.fileHandleForReading.close()
    let terminal = session.terminal
    let producer = Producer()
    producer.start(
      into: dup(input.fileHandleForWriting.fileDescriptor), seconds: seconds,
      rate: hours == nil ? nil : 100_000)
    try input.fileHandleForWriting.close()

    /// Walks, zooms, listens, looks at details and comes back; each key is answered before the next.
    func explore() throws {
      for key in ["<Home>", "<Right>", "+", "0", "<Space>", "<Esc>", "2", "<Down>", "1", "p", "m"] {
        let before = terminal.output.count
        session.press(key)
        try terminal.wait { $0.output.count > before }
      }
    }
    try terminal.wait { _ in producer.count > 4 * kept }
    try explore()
    let warm = try Self.megabytes(terminal.program)
    var rounds = 0
    while !producer.hasEnded {
      try explore()
      rounds += 1
    }
    #expect(rounds > 0)
    let words = "End of input: \(Self.grouped(producer.count)) rows"
    try terminal.wait(timeout: .seconds(60)) { Session.caption(of: $0).contains(words) }
    let end = try Self.megabytes(terminal.program)
    #expect(end <= warm + warm / 4 + 16, "\(warm) MB, then \(end) MB")
    if hours != nil { #expect(producer.lag <= 1) }
    session.press("q")
    #expect(try terminal.waitForExit() == .exit(0))
  }

  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var at = digits.count - 3
    while at > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: at))
      at -= 3
    }
    return digits
  }
}
