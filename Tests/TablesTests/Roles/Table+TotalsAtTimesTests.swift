import Testing

@testable import Tables

@Suite struct TableTotalsAtTimesTests {
  private let parts =
    "year,item,amount\n2020,Rent,900\n2020,Food,400\n2020,Total,1300\n"
    + "2021,Rent,920\n2021,Food,380\n2021,Total,1300\n"

  /// The total of a year is none of its parts, wherever its row stands.
  @Test(arguments: ["Total", "Summe", "合計"])
  func totalsOfYears(name: String) throws {
    let table = try table(parts.replacing("Total", with: name))
    let left = try #require(table.withoutSubtotals(keeping: []))
    #expect(left.names == [name, name] && left.table.rowCount == 4)
    #expect(try left.table.numbers(2).values == [900, 400, 920, 380])
    #expect(table.withoutSubtotals(keeping: ["item"]) == nil)
  }

  @Test func totalsOfDaysBehindAllParts() throws {
    let table = try table(
      "shop,date,kind,n\nA,2026-01-01,x,1\nA,2026-01-01,y,2\nA,2026-01-02,x,3\n"
        + "A,2026-01-02,y,4\nA,2026-01-01,Total,3\nA,2026-01-02,Total,7\n")
    #expect(table.withoutSubtotals(keeping: [])?.names == ["Total", "Total"])
  }

  /// Rows that are called so and are no sum are parts like others.
  @Test func otherTotalsStay() throws {
    #expect(
      try table(parts.replacing("2021,Total,1300", with: "2021,Total,1500"))
        .withoutSubtotals(keeping: []) == nil)
    let one = parts.replacing("2021,Total,1300\n", with: "")
    #expect(try table(one).withoutSubtotals(keeping: []) == nil)
  }
}
