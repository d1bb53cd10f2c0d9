import Testing

@testable import Tables

struct DirectionNamesTests {
  @Test func namesTellWhatDependsOnWhat() {
    #expect(DirectionNames.isResponse("Demand") && DirectionNames.isCause("Temperature"))
    #expect(DirectionNames.isCause("Age") && !DirectionNames.isCause("Max HR"))
    #expect(!DirectionNames.isResponse("Temperature") && !DirectionNames.isCause("price_2020"))
    #expect(DirectionNames.isBefore("dthrte85", "dthrte90"))
    #expect(!DirectionNames.isBefore("dthrte90", "dthrte85"))
    #expect(!DirectionNames.isBefore("math4", "read4"))
  }

  @Test func timesUntilSomethingAreResponses() {
    #expect(
      DirectionNames.isResponse("time_to_delivery") && !DirectionNames.isCause("time_to_delivery"))
    #expect(!DirectionNames.isResponse("time") && DirectionNames.isCause("time"))
  }
}
