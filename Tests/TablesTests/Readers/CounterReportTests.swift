import Testing

@testable import Tables

@Suite struct CounterReportTests {
  /// A counter that two groups have is called by its group, too.
  @Test func counters() throws {
    let text = """
      Ip:
          Forwarding: 1
          6043 total packets received
          ICMP input histogram:
      Tcp:
          94 active connection openings
          14 packets sent
      Udp:
          230 packets sent

      """
    let table = try table(text, name: "-")
    #expect(table.names == ["counter", "group", "value"] && table.skippedLines == 1)
    #expect(
      try table.text(0).cells == [
        "Forwarding", "total packets received", "active connection openings",
        "packets sent (Tcp)", "packets sent (Udp)",
      ])
    #expect(try table.numbers(2).values == [1, 6_043, 94, 14, 230])
  }

  /// Settings are no counters.
  @Test(arguments: ["server:\n  port: 80\n  workers: 4\n  threads: 2\n", "Ip:\n  1 a\n", "a:\nb\n"])
  func settingsAreNone(text: String) {
    #expect(CounterReport(Array(text.utf8)) == nil)
  }
}
