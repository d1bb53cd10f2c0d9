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

  @Test func cohortsMayHaveNames() throws {
    let chart = try readChart(text.replacing("2026-", with: "c2026-"))
    #expect(chart.series.map { $0.name.suffix(8) } == (1...5).map { "c2026-0\($0)" })
  }
}
