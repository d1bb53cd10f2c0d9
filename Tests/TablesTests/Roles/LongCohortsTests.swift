import Testing

@testable import Tables

@Suite struct LongCohortsTests {
  static let text =
    "cohort_month,cohort_size,months,active\n"
    + (0..<5).flatMap { cohort in
      (0..<(5 - cohort)).map { age in
        "2026-0\(cohort + 1),\(700 - cohort * cohort * 30),\(age),\(300 / (age + 1) + cohort)\n"
      }
    }.joined()

  @Test func periodsAreAnAxisAndSizesAreMeasured() throws {
    let found = try roles(Self.text)
    #expect(found["cohort_month"] == .time && found["months"] == .ordinal)
    #expect(found["cohort_size"] == .measure && found["active"] == .measure)
    let cohorts = try #require(try table(Self.text).longCohorts)
    #expect(cohorts == Table.LongCohorts(cohort: 0, period: 2, sizes: [1]))
    #expect(try table(Self.text.replacing("2026-", with: "c2026-")).longCohorts == cohorts)
  }

  /// Weeks of subjects that were all followed as long are no ages, nor are those with one left out.
  @Test func othersAreNone() throws {
    let even = "who,week,v\n" + rows(12) { "s\($0 / 4),\($0 % 4),\($0)" }
    #expect(try table(even).longCohorts == nil)
    #expect(try table(Self.text.replacing(",1,", with: ",9,")).longCohorts == nil)
  }
}
