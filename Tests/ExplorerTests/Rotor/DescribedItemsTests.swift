import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct DescribedItemsTests {
  @Test func enterOnDescribeSaysItInFull() throws {
    var model = Fixtures.model(Fixtures.pair)
    let said = try model.hear("3<Down><Down><Down><Enter>")
    #expect(
      said.suffix(2) == [
        "ACME and BOLT",
        "ACME is above BOLT at 2, below at 1 of 3 shared places. "
          + "They cross once, between May 17 and 18. They are farthest apart on May 17, by 7.10 EUR.",
      ])
  }
}
