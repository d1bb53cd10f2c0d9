import Testing

@testable import Tables

@Suite struct PairsInTextTests {
  @Test func ping() throws {
    let table = try table(
      """
      PING example.com (93.184.216.34) 56(84) bytes of data.
      64 bytes from 93.184.216.34: icmp_seq=1 ttl=56 time=11.2 ms
      64 bytes from 93.184.216.34: icmp_seq=2 ttl=56 time=10.9 ms
      64 bytes from 93.184.216.34: icmp_seq=4 ttl=56 time=14.3 ms

      --- example.com ping statistics ---
      4 packets transmitted, 3 received, 25% packet loss, time 3008ms

      """, name: "-")
    #expect(table.names == ["icmp_seq", "ttl", "time"] && table.skippedLines == 3)
    #expect(try table.numbers(0).values == [1, 2, 4])
    #expect(try table.numbers(2).values == [11.2, 10.9, 14.3] && table.numbers(2).unit == "ms")
  }

  @Test func training() throws {
    let line = { (n: Int) in "Epoch \(n) loss=0.\(9 - n), accuracy=0.\(n)\n" }
    let table = try table(line(1) + line(2) + line(3), name: "-")
    #expect(table.names == ["loss", "accuracy"] && table.rowCount == 3)
  }

  /// A name of which values are compared is none of a pair.
  @Test func otherTextsStay() throws {
    #expect(
      try table("note,v\n\"if a=1 then b=2\",1\n\"if a=1, b=2\",2\nx,3\n").names == ["note", "v"])
  }
}
