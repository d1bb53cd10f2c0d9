import Testing

@testable import Charts

struct NumberColumnYearsTests {
  @Test func yearsAreKnownByThemselves() throws {
    let years = try readFirstChart("name,born,size\nA,1955,3\nB,1962,4\nC,2008,9\nD,2001,2") {
      $0.y = ["born"]
    }
    #expect(years.yAxis.hasYears && years.quantity(1955).isYear)
    #expect(!Change(from: years.quantity(1955), to: years.quantity(1962)).amount.isYear)
    let far = try readFirstChart("year,v\n9998,1\n10000,3\n10001,5")
    #expect(far.xAxis.hasYears)
    let prices = try readFirstChart("name,price\nA,1955\nB,162\nC,2008") { $0.y = ["price"] }
    #expect(!prices.yAxis.hasYears)
    // As many sales as there were years are none, nor is a total of births that is like one.
    let sales = try readFirstChart("city,sales\nA,2011\nB,2050\nC,2090") { $0.y = ["sales"] }
    #expect(!sales.yAxis.hasYears)
    let totals = try readFirstChart(
      "name,born\nA,1000\nA,1001\nB,1002\nB,1003\nC,1004\nC,1005"
    ) {
      $0.x = "name"
      $0.y = ["born"]
      $0.aggregation = .by(.sum)
    }
    #expect(!totals.yAxis.hasYears)
  }
}
