import Charts
import Dispatch
import Glibc
import Tables
import Testing

@testable import ChartExplorer
@testable import Explorer

@Suite struct WorkshopTests {
  private static func charting(_ number: Int) throws -> Charting {
    let document = try Reader.read(
      bytes: Array("day,value\n1,5\n2,7\n3,6\n".utf8), name: "t.csv", options: ReadingOptions())
    return Charting(
      number: number, source: 0, document: document, encoding: Encoding(), change: [], typed: nil)
  }

  /// Work that waits for somebody.
  private struct SlowWork: Work {
    let number: Int
    let gate: DispatchSemaphore

    var message: Message {
      gate.wait()
      return .reminded(.charting(number))
    }
  }

  /// However long one work takes, the newest of those that came meanwhile is done after it, and nothing is lost.
  @Test func slowWorkLosesNoneBehindIt() throws {
    let workshop = Workshop()
    let gate = DispatchSemaphore(value: 0)
    for round in 0..<20 {
      #expect(workshop.make(SlowWork(number: 3 * round, gate: gate)) == nil)
      #expect(workshop.make(SlowWork(number: 3 * round + 1, gate: gate)) == nil)
      #expect(workshop.make(SlowWork(number: 3 * round + 2, gate: gate)) == nil)
      gate.signal()
      gate.signal()
      // The first gives way where it had not begun yet.
      gate.signal()
      var last = -1
      while last != 3 * round + 2 {
        var polled = pollfd(fd: workshop.descriptor, events: Int16(POLLIN), revents: 0)
        try #require(poll(&polled, 1, 60_000) == 1)
        for case .reminded(.charting(let number)) in workshop.messages() { last = number }
      }
    }
  }

  /// Of what is asked for in a rush the newest is made, and wakes whoever waits.
  @Test func theNewestChartsAreMade() throws {
    let workshop = Workshop()
    #expect(workshop.descriptor == -1 && workshop.messages().isEmpty)
    let chartings = try (1...20).map(Self.charting)
    for charting in chartings { #expect(workshop.make(charting) == nil) }
    var made: [Int] = []
    while made.last != 20 {
      var polled = pollfd(fd: workshop.descriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&polled, 1, 60_000) == 1)
      for case .charted(let number, let result) in workshop.messages() {
        made.append(number)
        #expect(try result.get().charts.count == 1)
      }
    }
    #expect(made == made.sorted() && made.first != nil)
    // Whoever is done can begin anew.
    #expect(workshop.make(chartings[0]) == nil)
    var polled = pollfd(fd: workshop.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&polled, 1, 60_000) == 1)
    #expect(workshop.messages().count == 1)
  }
}
