import Testing

@testable import Tables

@Suite struct SocketReportTests {
  /// Two words of a name are those of one column, and a state may be missing.
  @Test func connectionsOfNetstat() throws {
    let text = """
      Active Internet connections (servers and established)
      Proto Recv-Q Send-Q Local Address           Foreign Address         State       PID/Program name
      tcp        0     36 192.168.1.10:22         192.168.1.7:40022       ESTABLISHED 812/sshd: ana
      udp        0      0 0.0.0.0:68              0.0.0.0:*                           -
      Active UNIX domain sockets (servers and established)
      Proto RefCnt Flags       Type       State         I-Node   Path
      unix  2      [ ACC ]     STREAM     LISTENING     12345    /run/x

      """
    let table = try table(text, name: "-")
    #expect(
      table.names == ["state", "protocol", "local", "peer", "process", "Recv-Q", "Send-Q"])
    #expect(try table.text(0).cells == ["ESTABLISHED", nil])
    #expect(try table.text(4).cells == ["812/sshd: ana", nil])
    #expect(try table.numbers(6).values == [36, 0] && table.skippedLines == 4)
  }

  @Test func connectionsOfSS() throws {
    let text = """
      State      Recv-Q Send-Q   Local Address:Port    Peer Address:Port  Process
      ESTAB      0      36        192.168.1.10:22       192.168.1.7:40022
      CLOSE-WAIT 1      0         192.168.1.10:43210  93.184.216.34:443

      """
    let table = try table(text, name: "-")
    #expect(table.names.prefix(3) == ["state", "local", "peer"])
    #expect(try table.text(0).cells == ["ESTAB", "CLOSE-WAIT"])
    #expect(try table.text(1).cells == ["192.168.1.10:22", "192.168.1.10:43210"])
  }

  @Test(arguments: ["Active Internet connections\n", "Active users\n5\n", "State Recv-Q\nA 1\n"])
  func othersAreNone(text: String) {
    #expect(SocketReport(Array(text.utf8)) == nil)
  }
}
