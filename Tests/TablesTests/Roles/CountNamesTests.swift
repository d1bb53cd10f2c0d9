import Testing

@testable import Tables

struct CountNamesTests {
  @Test(arguments: [
    "diagnosed", "new_cases", "Deaths", "件数", "Anzahl", "n", "tickets sold", "total", "n_visits",
  ])
  func numbersOfThingsAreCounts(name: String) { #expect(CountNames.isCount(name)) }

  @Test(arguments: [
    "death rate", "cases per 100k", "mean sales", "price", "Total Snaps", "age", "cumulative_cases",
  ])
  func ratesAndOthersAreNone(name: String) { #expect(!CountNames.isCount(name)) }
}
