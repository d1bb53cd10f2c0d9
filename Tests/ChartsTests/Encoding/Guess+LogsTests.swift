import Testing

@testable import Charts
@testable import Tables

/// Logs as programs write them are counted over time, by their severity.
@Suite struct GuessLogsTests {
  private static let levels = ["info", "info", "info", "warn", "info", "error"]

  /// A moment every 37 seconds of a morning.
  private static func time(_ index: Int) -> String {
    let seconds = 7 * 3_600 + index * 37
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "2024-03-05T\(two(seconds / 3_600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  private static func lines(_ line: (Int, String) -> String) -> String {
    (0..<120).map { line($0, levels[$0 % 6]) }.joined(separator: "\n") + "\n"
  }

  private struct SampleLog: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var series: String
    var values: [String]
    var testDescription: String { name }
  }

  private static func number(_ level: String) -> Int {
    level == "info" ? 30 : level == "warn" ? 40 : 50
  }

  private static let logs: [SampleLog] = [
    SampleLog(
      name: "app.log",
      text: lines {
        "ts=\(time($0))Z level=\($1) caller=main.go:\($0) msg=\"did \($0)\" status=200 pid=7 line=\($0 * 7 % 90)"
      }, series: "level", values: levels),
    SampleLog(
      name: "pino.jsonl",
      text: lines {
        "{\"level\":\(number($1)),\"time\":\(1_709_622_000_000 + $0 * 37_000),\"pid\":4711,\"hostname\":\"web\",\"msg\":\"m\($0 % 3)\""
          + ($0 % 4 == 0
            ? ",\"reqId\":\($0),\"res\":{\"statusCode\":200},\"responseTime\":\($0 * 13 % 99)}"
            : "}")
      }, series: "level", values: levels),
    SampleLog(
      name: "bunyan.jsonl",
      text: lines {
        "{\"name\":\"api\",\"hostname\":\"h\",\"pid\":12,\"level\":\(number($1)),\"msg\":\"m\($0 % 9)\",\"time\":\"\(time($0))Z\",\"v\":0}"
      }, series: "level", values: levels),
    SampleLog(
      name: "structlog.jsonl",
      text: lines {
        "{\"event\":\"login\",\"level\":\"\($1)\",\"logger\":\"app\",\"timestamp\":\"\(time($0))Z\",\"lineno\":\($0 * 7 % 90),\"user_id\":\($0)}"
      }, series: "level", values: levels),
    SampleLog(
      name: "nginx.jsonl",
      text: lines {
        "{\"time_iso8601\":\"\(time($0))+00:00\",\"remote_addr\":\"10.0.0.\($0 % 50)\",\"request\":\"GET /\($0 % 9)\",\"status\":\"\($1 == "info" ? 200 : $1 == "warn" ? 404 : 500)\",\"body_bytes_sent\":\"\($0 * 91)\",\"request_time\":\"0.\(100 + $0)\"}"
      }, series: "status", values: ["200", "200", "200", "404", "200", "500"]),
    SampleLog(
      name: "journal.jsonl",
      text: lines {
        "{\"__REALTIME_TIMESTAMP\":\"\(1_709_622_000_000_000 + $0 * 37_000_000)\",\"__MONOTONIC_TIMESTAMP\":\"\(5_000_000 + $0 * 37_000_000)\",\"_BOOT_ID\":\"ab\",\"PRIORITY\":\"\($1 == "info" ? 6 : $1 == "warn" ? 4 : 3)\",\"_PID\":\"\(200 + $0 * 7 % 300)\",\"_UID\":\"\($0 % 2 * 1000)\",\"SYSLOG_IDENTIFIER\":\"sshd\",\"MESSAGE\":\"m \($0)\"}"
      }, series: "PRIORITY",
      values: ["info", "info", "info", "warning", "info", "err"]),
    SampleLog(
      name: "log.csv",
      text: "timestamp,level,logger,message,line\n"
        + lines { "\(time($0)),\($1),a.b,\"did, \($0)\",\($0 * 7 % 90)" },
      series: "level", values: levels),
  ]

  @Test(arguments: logs)
  private func eventsAreCounted(_ log: SampleLog) throws {
    let document = try Reader.read(
      bytes: Array(log.text.utf8), name: log.name, options: ReadingOptions())
    let charts = try Encoding().charts(of: document)
    try #require(charts.count == 1)
    let chart = charts[0]
    #expect(chart.type == .line && chart.channels?.series == log.series)
    #expect(chart.channels?.timeUnit == .minute && chart.channels?.aggregate == .count)
    let values = log.values.reduce(into: [String]()) { known, value in
      if !known.contains(value) { known.append(value) }
    }
    // Levels and codes that are numbers are named with their column.
    let isNumbered = values.allSatisfy { Int($0) != nil }
    #expect(
      chart.series.map(\.name) == (isNumbered ? values.map { "\(log.series) \($0)" } : values))
    // Every event is counted once, and a minute without one is zero.
    #expect(chart.series.flatMap(\.y).reduce(0, +) == 120)
    #expect(Set(chart.series.map(\.y.count)).count == 1)
  }

  @Test func whatIsMeasuredStaysAsked() throws {
    let nginx = try #require(Self.logs.first { $0.name == "nginx.jsonl" })
    let document = try Reader.read(
      bytes: Array(nginx.text.utf8), name: "nginx.jsonl", options: ReadingOptions())
    let outlines = try Encoding().suggestions(of: document)
    #expect(outlines[1].contains { $0.measures.contains("request_time") })
    var encoding = Encoding()
    encoding.y = ["request_time"]
    #expect(try encoding.charts(of: document)[0].yAxis.title == "request_time")
  }

  /// Measures beside a level or a status are no log.
  @Test(arguments: [
    "day,level,v\n", "day,level\n", "day,status,v\n", "day,url,v\n", "day,event,v\n",
  ])
  func measuresAreNoEvents(header: String) throws {
    let columns = header.dropLast().split(separator: ",").dropFirst()
    let text =
      header
      + (0..<60).map { row in
        (["2024-0\(row / 28 + 1)-\(row % 28 + 1)"]
          + columns.map { $0 == "url" || $0 == "event" ? "e\(row)" : "\(row * 7 % 31)" })
          .joined(separator: ",")
      }.joined(separator: "\n")
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    let chart = try Encoding().charts(of: document)[0]
    #expect(chart.channels?.aggregate != .count)
  }

  /// Of more programs than can be told apart those that write most, and the others together.
  @Test func manyProcesses() throws {
    let lines = (0..<120).map { line in
      "2024-01-01T0\(line / 30):\(10 + line % 30):00Z box p\(line % 10 < 5 ? 0 : line % 10)[\(line)]: done"
    }
    let document = try Reader.read(
      bytes: Array(
        (lines + (1...4).map { "2024-01-01T04:00:0\($0)Z box q\($0)[\($0)]: done" })
          .joined(separator: "\n").utf8), name: "-", options: ReadingOptions())
    var encoding = Encoding()
    encoding.others = "others"
    let chart = try #require(try encoding.charts(of: document).first)
    #expect(chart.series.count == 8 && chart.series[0].name.hasSuffix("p0"))
    #expect(chart.series.last?.name == "others")
    #expect(chart.series.flatMap(\.y).filter(\.isFinite).reduce(0, +) == 124)
  }

  /// The seconds after which something was written are no trait of what wrote it.
  @Test func linesOfTheKernelAreCountedOverTime() throws {
    let parts = ["usb 1-1", "ACPI", "pci 0000:00:1f.3", "systemd[1]"]
    let text = (0..<80).map { row in
      "[   \(10 + row / 3).\(100_000 + row % 3)] \(parts[row * row % 4]): message number \(row * 7)"
    }
    let document = try Reader.read(
      bytes: Array(text.joined(separator: "\n").utf8), name: "-", options: ReadingOptions())
    let charts = try Encoding().charts(of: document)
    #expect(charts.first?.type == .histogram && charts.first?.xAxis.title == "time")
    #expect(charts.first?.xAxis.unit == "s")
  }
}
