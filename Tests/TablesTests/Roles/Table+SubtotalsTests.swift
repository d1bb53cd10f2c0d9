import Testing

@testable import Tables

@Suite struct TableSubtotalsTests {
  private let pivot = "Region,Product,Q1\nN,a,1\nN,b,2\n%1,,3\nS,a,4\nS,b,5\n%2,,9\n%3,,12\n"

  private func pivot(_ names: String...) throws -> Table {
    try table(
      zip(["%1", "%2", "%3"], names).reduce(pivot) { $0.replacing($1.0, with: $1.1) })
  }

  @Test(arguments: [
    ["N Total", "S Total", "Grand Total"], ["N Summe", "S Summe", "Gesamtergebnis"],
    ["Total N", "Total S", "Total"], ["N計", "S計", "合計"],
    ["Totale N", "Totale S", "Totale"], ["Totaal N", "Totaal S", "Totaal"],
    ["Summa N", "Summa S", "Summa"], ["Celkem N", "Celkem S", "Celkem"],
    ["Итого N", "Итого S", "Всего"], ["N 소계", "S 소계", "합계"],
    ["Subtotal: N", "Subtotal: S", "Sum"],
  ])
  func groupsWithASum(names: [String]) throws {
    let left = try #require(
      try pivot(names[0], names[1], names[2]).withoutSubtotals(keeping: []))
    #expect(left.names == names && left.table.rowCount == 4)
    #expect(try left.table.numbers(2).values == [1, 2, 4, 5])
  }

  @Test func aWordAloneIsASumWhereItAddsUpItsGroup() throws {
    let text = "Region,Product,Q1\nN,a,1\nN,b,2\nN,Total,3\nS,a,4\nS,b,5\nS,Total,9\n"
    let left = try #require(try table(text).withoutSubtotals(keeping: []))
    #expect(left.names == ["Total", "Total"] && left.table.rowCount == 4)
    let others = text.replacing("N,Total,3", with: "N,Total,7")
    #expect(try table(others).withoutSubtotals(keeping: [])?.names == ["Total"])
  }

  @Test(arguments: [
    "film,year,seen\nTotal Recall,a,3\nRecall,b,4\nTitanic,c,5\n", "k,v\nN Total,3\nS,4\nW,2\n",
    "product,price\nRecall,45\nTotal Recall,45\nAlien,13\nHeat,17\n",
    "cereal,kcal,g\nCorn,110,2\nTotal Corn,110,3\nBran,70,4\nTotal Bran,70,5\nOats,9,9\n",
    "k,v,w,u\nN,1,2,3\nN,2,2,3\nN Total,3,5,7\nS,4,1,1\nS,5,1,1\nS Total,9,3,3\n",
    "k,v\nN,1\nS,2\nTotal,7\n", "v,k\n1,N\n2,N Total\n3,S\n", "k,v\nN,1\nN Total,1\n",
  ])
  func rowsLikeTheOthers(text: String) throws {
    #expect(try table(text).withoutSubtotals(keeping: []) == nil)
  }

  @Test func groupsOfOneAreSaidTwice() throws {
    let text = "k,v,w\nN,1,2\nN Total,1,2\nS,4,5\nS Total,4,5\nW,3,3\n"
    #expect(try table(text).withoutSubtotals(keeping: [])?.names == ["N Total", "S Total"])
  }

  @Test func aSumMayHaveMeansBesideIt() throws {
    let text = "k,v,price\nN,1,2\nN,2,4\nN Total,3,3\nS,4,1\nS,5,2\nS Total,9,1.5\n"
    #expect(try table(text).withoutSubtotals(keeping: [])?.names == ["N Total", "S Total"])
  }

  @Test func whoeverChoosesRowsByTheColumnHasThem() throws {
    let pivot = try pivot("N Total", "S Total", "Grand Total")
    #expect(pivot.withoutSubtotals(keeping: ["Region"]) == nil)
    #expect(pivot.withoutSubtotals(keeping: ["Q1"]) != nil)
  }

  /// Without a column for the groups each sum is that of the rows since the last.
  @Test func sumsAmongTheOnlyNames() throws {
    let rows =
      "rep,Jan,Feb\nAnn,1,2\nBob,3,4\nNorth total,4,6\nCy,5,3\nDee,1,1\nSouth total,6,4\n"
    let left = try #require(try table(rows + "Total,10,10\n").withoutSubtotals(keeping: []))
    #expect(left.names == ["North total", "South total", "Total"] && left.table.rowCount == 4)
    let weeks = "d,a,b\n2024-01-01,1,2\n2024-01-02,3,4\nTotal semana,4,6\n2024-01-08,5,3\n"
    let days = try #require(
      try table(weeks + "2024-01-09,1,1\nTotal semana,6,4\n").withoutSubtotals(keeping: []))
    #expect(days.names == ["Total semana", "Total semana"] && days.table.rowCount == 4)
    // A row that is called so and adds up nothing stays.
    let none = "rep,Jan,Feb\nAnn,1,2\nBob,3,4\nTotal Wine,7,5\nCy,5,3\nDee,1,1\n"
    #expect(try table(none).withoutSubtotals(keeping: []) == nil)
  }

  /// The sums of quarters and of the year, which are named by these alone.
  @Test(arguments: [
    ["Q1 2025", "Q2 2025", "FY 2025"], ["Quarter 1", "Quarter 2", "Year"],
    ["1. Quartal", "2. Quartal", "Gesamtjahr"], ["Q1", "Q2", "Total"],
  ])
  func monthsWithTheSumsOfTheirQuarters(names: [String]) throws {
    var text = "Month,Rent,Growth\n"
    for (index, month) in ["Jan", "Feb", "Mar", "Apr", "May", "Jun"].enumerated() {
      text += "\(month) 2025,\(10 + index),\(index).5%\n"
      if index == 2 { text += "\(names[0]),33,\n" }
    }
    text += "\(names[1]),42,\n\(names[2]),75,\n"
    var left = try #require(try table(text).withoutSubtotals(keeping: []))
    #expect(left.names == names && left.table.rowCount == 6)
    left.table.settleDates()
    #expect(try left.table.dates(0).precision == .month)
    // A thing that is called alike beside others is a row.
    let towns = "town,vote\nOslo,0\nRome,1\nT1,1\nOslo,1\nRome,0\nT2,1\n"
    #expect(try table(towns).withoutSubtotals(keeping: []) == nil)
    let numbered = "town,vote\nT1,0\nT2,1\nT3,1\nT4,1\nT5,0\nT6,1\n"
    #expect(try table(numbered).withoutSubtotals(keeping: []) == nil)
    let last = "k,v\nQ1,1\nQ2,1\nQ3,1\nQ4,3\n"
    #expect(try table(last).withoutSubtotals(keeping: []) == nil)
    #expect(try table(last).withoutSummaries(keeping: []) == nil)
    // Quarters of their own are rows.
    let quarters = "Quarter,Rent\nQ1,33\nQ2,42\nQ3,51\nQ4,60\n"
    #expect(try table(quarters).withoutSubtotals(keeping: []) == nil)
  }
}
