import Testing

@testable import Tables

@Suite struct NearNameTests {
  private let names = ["customer", "month", "amount", "売上"]

  @Test(arguments: [
    ("custommer", "customer"), ("Cusotmer", "customer"), ("amonut", "amount"),
    ("amounts", "amount"),
  ])
  func near(typed: String, meant: String) {
    #expect(NearName.of(typed, among: names) == meant)
  }

  @Test(arguments: ["price", "x", "", "customer of the year", String(repeating: "a", count: 100)])
  func far(typed: String) {
    #expect(NearName.of(typed, among: names) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "ab", 2), ("draw", "darw", 1), ("kitten", "sitting", 3), ("ab", "ab", 0),
    ("abc", "abd", 1),
  ])
  func distance(first: String, second: String, distance: Int) {
    #expect(NearName.distance(first, second) == distance)
  }
}
