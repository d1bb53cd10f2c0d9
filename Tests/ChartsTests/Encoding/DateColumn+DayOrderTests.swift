import Testing

@testable import Charts

struct DateColumnDayOrderTests {
  private func chart(_ dates: [String]) throws -> Chart {
    try readChart(tableText("day,price", dates.count) { "\(dates[$0]),\(100 + $0)" })
  }

  @Test func theOrderIsThatOfTheData() throws {
    #expect(try chart(["25/11/1963", "29/10/1963", "5/11/1963"]).xAxis.isMonthFirst == false)
    #expect(try chart(["11/25/1963", "10/29/1963", "11/5/1963"]).xAxis.isMonthFirst == true)
    #expect(try chart(["1963-11-25", "1963-10-29"]).xAxis.isMonthFirst == nil)
  }

  /// A typed date is read as those of the data, whatever is usual in the language.
  @Test func aTypedDateIsReadAsThoseOfTheData() throws {
    let chart = try chart(["25/11/1963", "7/6/1964", "6/7/1964"])
    let date = chart.x(meantBy: "6/7/64", isMonthFirst: true)?.lowerBound
    #expect(date == chart.x(meantBy: "1964-07-06")?.lowerBound && date != nil)
  }
}
