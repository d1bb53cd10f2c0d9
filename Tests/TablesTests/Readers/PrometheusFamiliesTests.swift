import Testing

@testable import Tables

@Suite struct PrometheusFamiliesTests {
  private func charts(_ text: String) throws -> [StatedChart] {
    guard case .stated(let charts) = try document(text, name: "x.prom") else { throw WrongType() }
    return charts
  }

  private let target = """
    # HELP http_requests_total Requests\\nserved.
    # TYPE http_requests_total counter
    http_requests_total{method="post",code="200"} 1027
    http_requests_total{method="get",code="200"} 3
    http_requests_total{method="get",code="400"} 7
    # TYPE rpc_seconds histogram
    rpc_seconds_bucket{le="+Inf",job="a"} 9
    rpc_seconds_bucket{le="10",job="a"} 8
    rpc_seconds_bucket{le="0.5",job="a"} 2
    rpc_seconds_sum{job="a"} 21.5
    rpc_seconds_count{job="a"} 9
    # TYPE memory_free_bytes gauge
    memory_free_bytes 500
    memory_used_bytes 700
    # HELP up Whether it runs.
    up 1
    """

  @Test func aChartForEachFamily() throws {
    let charts = try charts(target)
    #expect(charts.map(\.title) == ["http_requests_total", "rpc_seconds", nil, "up"])
    #expect(charts[0].summary == "Requests served.")
    #expect(charts[0].x.column == "method" && charts[0].series == "code")
    #expect(charts[0].table.rowCount == 3)
    #expect(charts[3].summary == "Whether it runs.")
  }

  /// A metric without a value in any of its samples is no chart; where all are so, their table is left.
  @Test func aFamilyWithoutAValueIsNone() throws {
    let charts = try charts(
      "a{b=\"c\"} NaN\na{b=\"d\"} NaN\ne_bytes NaN\nf{g=\"h\"} 1\nf{g=\"i\"} 2\n")
    #expect(charts.map(\.title) == ["f"])
    let alone = try table("a{b=\"c\"} NaN\na{b=\"d\"} NaN\n", name: "x.prom")
    #expect(alone.names == ["metric", "b", "value"])
  }

  /// Buckets stand in the order of their bounds, and what sums them up is named as not shown.
  @Test func bucketsOfAHistogram() throws {
    let histogram = try charts(target)[1]
    #expect(histogram.x.column == "le" && histogram.series == nil)
    #expect(histogram.table.columns.first { $0.name == "le" }?.values.text(of: 2) == "+Inf")
    #expect(histogram.table.names.contains("value"))
    let values = try #require(histogram.table.columns.first { $0.name == "value" }?.values)
    #expect((0..<3).map(values.text) == ["2", "8", "9"])
    #expect(histogram.ignored == ["rpc_seconds_sum", "rpc_seconds_count"])
  }

  /// A label that is not needed to tell values apart is named as not shown.
  @Test func labelsThatAreNotNeededAreNamed() throws {
    let disks = try charts(
      "# TYPE free_bytes gauge\n"
        + [("sda1", "ext4", "/"), ("sda5", "ext4", "/home"), ("sdb1", "vfat", "/boot")].map {
          "free_bytes{device=\"\($0)\",fstype=\"\($1)\",job=\"node\",mountpoint=\"\($2)\"} 7\n"
        }.joined()
        + "# TYPE size_bytes gauge\nsize_bytes{device=\"a\"} 1\nsize_bytes{device=\"b\"} 2\n")
    #expect(disks[1].ignored.isEmpty)
    #expect(disks[0].x.column == "device" && disks[0].ignored.sorted() == ["fstype", "mountpoint"])
  }

  @Test func metricsOfOneUnitStandTogether() throws {
    let sizes = try charts(target)[2]
    #expect(try sizes.table.text(0).cells == ["memory_free_bytes", "memory_used_bytes"])
    #expect(sizes.y.title == "bytes")
  }

  /// Labels that no two channels tell apart name each value together.
  @Test func manyLabels() throws {
    let rows = ["a,x,1", "a,y,2", "b,x,1", "a,x,2", "b,x,2"].map { row in
      let cells = row.split(separator: ",")
      return "m{p=\"\(cells[0])\",q=\"\(cells[1])\",r=\"\(cells[2])\"} 1"
    }
    let chart = try #require(try charts(rows.joined(separator: "\n") + "\nup 1\n").first)
    #expect(chart.x.column == "p" && chart.series == "q" && chart.split == "r")
    let many = rows + ["m{p=\"a\",q=\"x\",r=\"1\",s=\"z\"} 1"]
    let all = try #require(try charts(many.joined(separator: "\n") + "\nup 1\n").first)
    #expect(all.x.column == "labels")
    #expect(all.table.columns.last?.values.text(of: 1) == "p=a, q=y, r=2")
  }

  @Test func samplesAtSeveralTimes() throws {
    let chart = try charts(
      "m{a=\"x\"} 1 1395066363000\nm{a=\"x\"} 2 1395066373000\nm{a=\"y\"} 3 1395066363000\nup 1\n")[
        0]
    #expect(chart.x.column == "time" && chart.series == "a")
  }
}
