import Testing

@testable import Tables

@Suite struct FoldMonthsTests {
  private let header = "YEAR,JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC"
  private let rows = "1950,1.5,2,3,4,5,6,7,8,9,10,11,12\n1951,21,22,23,24,25,26,27,28,29,30,31,\n"

  @Test func monthsOfYearsBecomeRows() throws {
    let (folded, report) = try #require(try table("\(header)\n\(rows)").foldedMonths())
    #expect(folded.names == ["date", "value"] && folded.rowCount == 24)
    let dates = try folded.dates(0)
    #expect(
      dates.precision == .month && dates.texts[0] == "1950-01" && dates.texts[23] == "1951-12")
    #expect(dates.values[1] == -628_473_600)
    #expect(try folded.numbers(1).optionals[12] == 21 && folded.numbers(1).optionals[23] == nil)
    #expect(report.first == "JAN" && report.last == "DEC" && report.folded.columns.count == 12)
  }

  @Test(arguments: ["18", "1.5"])
  func whatSumsUpTheMonthsIsLeftOut(summary: String) throws {
    let months = String(repeating: ",1.5", count: 12)
    let (folded, report) = try #require(
      try table("\(header),Annual\n1950\(months),\(summary)\n1951\(months),\(summary)\n")
        .foldedMonths())
    #expect(folded.rowCount == 24 && folded.names == ["date", "value"])
    #expect(report.leftOut == ["Annual"])
  }

  @Test func otherTablesStay() throws {
    #expect(try table("\(header)\n\(rows)").foldedMonths(keeping: ["JAN"]) == nil)
    #expect(
      try table("\(header),altitude\n1950\(String(repeating: ",1.5", count: 12)),800\n")
        .foldedMonths() == nil)
    let eleven = header.replacing(",DEC", with: ",X")
    #expect(try table("\(eleven)\n\(rows)").foldedMonths() == nil)
    let other = header.replacing("YEAR", with: "SIZE")
    #expect(try table("\(other)\n\(rows)").foldedMonths() == nil)
  }
}
