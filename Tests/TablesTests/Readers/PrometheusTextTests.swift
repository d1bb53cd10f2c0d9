import Testing

@testable import Tables

@Suite struct PrometheusTextTests {
  private func samples(_ text: String) throws -> Table {
    try PrometheusText.table(
      InputText(bytes: Array(text.utf8), file: "-", options: ReadingOptions()))
  }

  @Test func aRowForEachSample() throws {
    let table = try samples(
      """
      # HELP http_requests_total The number of requests.
      # TYPE http_requests_total counter
      http_requests_total{method="post",code="200"} 1027 1395066363000
      http_requests_total{method="get", code="0400",} 3.5e1 1395066364000
      rpc_seconds_bucket{le="+Inf", path="a\\"b\\\\"} +Inf
      up 1 # {trace="x"} 0.5
      # EOF
      """)
    #expect(table.names == ["metric", "method", "code", "le", "path", "value", "time"])
    #expect(try table.text(0).cells.last == "up")
    #expect(try table.text(1).cells == ["post", "get", nil, nil])
    // A label is a name, whatever its digits.
    #expect(try table.text(2).cells == ["200", "0400", nil, nil])
    #expect(try table.text(4).cells[2] == "a\"b\\")
    #expect(try table.numbers(5).optionals == [1027, 35, nil, 1])
    #expect(try table.numbers(6).optionals == [1_395_066_363_000, 1_395_066_364_000, nil, nil])
  }

  @Test func samplesWithoutATimeHaveNoSuchColumn() throws {
    #expect(try samples("# TYPE up gauge\nup 1\nup_2 0\n").names == ["metric", "value"])
  }

  @Test(arguments: ["a{b=\"c} 1", "a{b=c} 1", "a{b=\"c\"", "a{b=\"c\"} x", "a 1 2 3", "a", "{} 1"])
  func brokenSamples(text: String) {
    #expect(
      problem("up 1\n\(text)\n", name: "x.prom") == .notInFormat(row: 2, format: "prometheus"))
  }

  /// One family alone is a table with its name and help; of a histogram there is more than its buckets.
  @Test func oneFamilyHasATitle() throws {
    let text = "# HELP up Is it up.\n# TYPE up gauge\nup{job=\"a\"} 1\nup{job=\"b\"} 0\n"
    let table = try table(text, name: "x.prom")
    #expect(table.title == "up" && table.summary == "Is it up.")
    let histogram =
      "# TYPE t histogram\nt_bucket{le=\"1\"} 1\nt_bucket{le=\"+Inf\"} 2\nt_sum 3\nt_count 2\n"
    guard case .stated(let charts) = try document(histogram, name: "x.prom") else {
      throw WrongType()
    }
    #expect(charts.map(\.title) == ["t"])
  }
}
