import Testing

@testable import Charts

@Suite struct SummaryNamesTests {
  @Test func means() {
    for name in ["mean", "temp_mean", "Avg", "Mittelwert", "平均"] {
      #expect(SummaryNames.isMean(name), "\(name)")
    }
    for name in ["meaning", "median", "demand", ""] {
      #expect(!SummaryNames.isMean(name), "\(name)")
    }
  }

  /// A deviation is of the same thing as its mean, or of nothing that is told.
  @Test(arguments: [
    ("sd", "mean", true), ("stddev", "mean", true), ("temp_sd", "temp_mean", true),
    ("sd", "temp_mean", true), ("rain_sd", "temp_mean", false), ("sdk", "mean", false),
    ("Standard Deviation", "Mean", true),
  ])
  func deviations(name: String, mean: String, expected: Bool) {
    #expect(SummaryNames.isDeviation(name, of: mean) == expected)
  }

  @Test func others() {
    #expect(["n", "median", "Min", "user", "std-dev"].allSatisfy(SummaryNames.isSummary))
    #expect(!["price", "mean temperature", "users"].contains(where: SummaryNames.isSummary))
  }
}
