import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessCohortsTests {
  private let text =
    "cohort_month,cohort_size,months_since_signup,active_users,retention\n"
    + (0..<5).flatMap { cohort in
      (0..<(5 - cohort)).map { age in
        "2026-0\(cohort + 1),\(700 - cohort * 50),\(age),\((700 - cohort * 50) / (age + 1)),\(1 / Double(age + 1))\n"
      }
    }.joined()

  @Test func eachCohortHasALineOverItsPeriods() throws {
    let chart = try readChart(text)
    #expect(chart.type == .line && chart.series.count == 5)
    #expect(chart.channels?.x == "months_since_signup" && chart.channels?.y == ["retention"])
    #expect(chart.series.map(\.count) == [5, 4, 3, 2, 1])
    let decks = try Encoding().suggestions(of: readDocument(text))
    #expect(decks.prefix(3).map { $0[0].type } == [.line, .heatMap, .line])
    #expect(decks[2][0].measures == ["active_users"])
    // A mean over the cohorts says nothing of any of them.
    #expect(!decks.contains { $0[0].x == "cohort_month" && $0[0].aggregate == .mean })
  }

  /// Nothing that the latest cohorts have not come to is missing, also where each period is a column, and their one step counts.
  @Test func theRestIsNotMissing() throws {
    let rows = (0..<6).map { cohort in
      "2026-0\(cohort + 1),"
        + (0..<6).map { $0 < 6 - cohort ? "\(100 - $0 * 9 - cohort)%" : "" }.joined(separator: ",")
    }
    let header = "Cohort,\((0..<6).map { "Month \($0)" }.joined(separator: ","))"
    let chart = try readFirstChart(([header] + rows).joined(separator: "\n") + "\n")
    #expect(chart.series.map(\.count) == [6, 5, 4, 3, 2, 1] && chart.missingCount == 0)
    #expect(chart.courseCounts == [CourseCount(.falling, 5)])
    #expect(!chart.facts.contains { if case .gaps = $0.fact { true } else { false } })
  }

  @Test func cohortsMayHaveNames() throws {
    let chart = try readChart(text.replacing("2026-", with: "c2026-"))
    #expect(chart.series.map { $0.name.suffix(8) } == (1...5).map { "c2026-0\($0)" })
  }
}
