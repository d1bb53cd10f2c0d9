import Charts
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
