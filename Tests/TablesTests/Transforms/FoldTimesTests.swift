import Testing

@testable import Tables

@Suite struct FoldTimesTests {
  @Test func yearsBecomeRows() throws {
    let table = try table("country,2021,2019,2020\nJapan,3,1,2\nChile,6,,5\n")
    let (folded, report) = try #require(table.foldedTimes())
    #expect(folded.names == ["country", "year", "value"])
    #expect(folded.rowCount == 6)
    #expect(try folded.text(0).cells.prefix(4) == ["Japan", "Japan", "Japan", "Chile"])
    #expect(try folded.dates(1).precision == .year)
    #expect(try folded.dates(1).texts.prefix(3) == ["2021", "2019", "2020"])
    #expect(try folded.dates(1).values[0] == 18_628 * 86_400)
    #expect(try folded.numbers(2).optionals == [3, 1, 2, 6, nil, 5])
    #expect(report.first == "2019" && report.last == "2021")
    #expect(report.folded.columns == ["2021", "2019", "2020"])
  }

  @Test func datesBecomeRows() throws {
    let table = try table("place,2020-01-22,2020-01-23,2020-01-24\nA,1,2,3\n")
    let (folded, report) = try #require(table.foldedTimes())
    #expect(folded.names == ["place", "date", "value"])
    #expect(try folded.dates(1).precision == .day)
    #expect(report.last == "2020-01-24")
  }

  @Test(arguments: [
    // Two are a comparison.
    "country,2020,2021\nJapan,1,2\n",
    // A measure beside them would be repeated in every row.
    "country,size,2019,2020,2021\nJapan,1.5,1,2,3\nChile,2.5,1,2,3\n",
    "country,1,2,3\nJapan,1,2,3\n", "country,2019,2020,2021\nJapan,a,b,c\n",
    "country,2019,2020-01-01,2021\nJapan,1,2,3\n",
  ])
  func otherColumnsStay(text: String) throws {
    #expect(try table(text).foldedTimes() == nil)
  }

  @Test func whatIsAskedForStays() throws {
    let table = try table("country,2019,2020,2021\nJapan,1,2,3\n")
    #expect(table.foldedTimes(keeping: ["2020"]) == nil)
    #expect(table.foldedTimes(keeping: ["country"]) != nil)
  }
}
