import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessJobsTests {
  private func runs(_ header: String) -> String {
    tableText(header, 60) { row in
      "run_\(1_000 + row),\(["build", "test", "deploy"][row * 7 % 3]),2026-11-\(String(101 + row / 4).suffix(2))T\(String(102 + row % 4 * 6).suffix(2)):00:00Z,\(90_000 + row * 37_123 % 61_007)"
    }
  }

  /// No line goes through runs of several jobs.
  @Test(arguments: ["id,workflow,started_at,duration_ms", "id,job name,start,elapsed"])
  func runsAreComparedByTheirJobs(header: String) throws {
    let chart = try readFirstChart(runs(header))
    #expect(chart.type == .box && chart.series[0].count == 3)
    #expect(chart.yAxis.title?.hasPrefix(header.hasSuffix("ms") ? "duration" : "elapsed") == true)
  }

  /// Other kinds of what goes on have their course in time.
  @Test func otherKindsHaveACourse() throws {
    #expect(try readFirstChart(runs("id,room,at,temperature")).type != .box)
  }
}
