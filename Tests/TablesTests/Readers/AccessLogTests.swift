import Testing

@testable import Tables

@Suite struct AccessLogTests {
  private let combined = """
    1.2.3.4 - - [10/Oct/2000:13:55:36 -0700] "GET /a?b=\\"c\\" HTTP/1.1" 200 2326 "http://x.example/" "Moz (X11)"
    ::1 - frank [10/Oct/2000:13:55:37 -0700] "POST /b HTTP/2.0" 404 - "-" "curl/8"
    5.6.7.8 - - [10/Oct/2000:13:55:38 -0700] "\\x16\\x03" 400 157 "-" "-"
    """

  @Test func requestsAreRows() throws {
    let table = try table(combined, name: "access.log")
    #expect(
      table.names == [
        "host", "user", "time", "method", "path", "protocol", "status", "bytes", "referrer",
        "agent",
      ])
    #expect(try table.text(0).cells == ["1.2.3.4", "::1", "5.6.7.8"])
    #expect(try table.text(1).cells == [nil, "frank", nil])
    #expect(try table.dates(2).values == [971_211_336, 971_211_337, 971_211_338])
    #expect(try table.text(3).cells == ["GET", "POST", nil])
    #expect(try table.text(4).cells == ["/a?b=\"c\"", "/b", #"\x16\x03"#])
    #expect(try table.numbers(6).values == [200, 404, 400])
    #expect(try table.numbers(7).optionals == [2326, nil, 157])
    #expect(try table.text(8).cells == ["http://x.example/", nil, nil])
  }

  @Test func commonLogsHaveNoReferrer() throws {
    let line = "a.example:80 1.2.3.4 - - [01/Jan/2024:00:00:00 +0000] \"GET / HTTP/1.1\" 200 5"
    let table = try table(line, name: "-")
    #expect(table.names == ["host", "time", "method", "path", "protocol", "status", "bytes"])
    #expect(try table.text(0).cells == ["1.2.3.4"])
    #expect(try table.dates(1).values == [1_704_067_200])
  }

  @Test func otherLinesArePassedOver() throws {
    let lines = Array(repeating: combined, count: 10).joined(separator: "\n")
    let table = try table(lines + "\nlogrotate was here\n", name: "-")
    #expect(table.rowCount == 30 && table.skippedLines == 1)
  }

  @Test(arguments: [
    "1.2.3.4 - - [10/Okt/2000:13:55:36 -0700] \"GET / HTTP/1.1\" 200 5",
    "1.2.3.4 - - [10/Oct/2000:13:55:36 -0700] \"GET / HTTP/1.1 200 5",
    "1.2.3.4 - - [10/Oct/2000:13:55:36 -0700] \"GET /\" 2x0 5", "- [", "[]",
  ])
  func whatIsNoRequest(line: String) {
    #expect(
      !AccessLog.recognizes(
        TextBeginning(
          InputText(bytes: Array(line.utf8), file: "-", options: ReadingOptions()))))
    #expect(
      problem(line, name: "-") { $0.format = .accessLog }
        == .notInFormat(row: 1, format: "access-log"))
  }
}
