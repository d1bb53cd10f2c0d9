import Testing

@testable import Tables

@Suite struct FoldTimesTests {
  /// Months and quarters in the forms that headers have, beside the numbers of flats and their sum.
  @Test(arguments: [
    ["jul/22", "ago/22", "set/22", "out/22"], ["07/2022", "08/2022", "09/2022", "10/2022"],
    ["Jan 2020", "Feb 2020", "Mar 2020", "Apr 2020"], ["2020-01", "2020-02", "2020-03", "2020-04"],
    ["1T20", "2T20", "3T20", "4T20"], ["janv. 20", "févr. 20", "mars 20", "avr. 20"],
  ])
  func headersOfTimes(times: [String]) throws {
    for (name, ids) in [("Apto", ["101", "102", "201", "202"]), ("city", ["A", "B", "C", "D"])] {
      let rows = ids.enumerated().map { "\($1);\($0);\($0 + 2);3;4;\($0 * 2 + 9)\n" }.joined()
      let text = "\(name);" + times.joined(separator: ";") + ";Total\n" + rows
      let folded = try #require(try table(text).foldedTimes())
      #expect(folded.report.first == times[0] && folded.report.last == times[3])
      #expect(folded.report.leftOut == ["Total"] && folded.table.rowCount == 16)
      let names = try #require(folded.table.columns.first { $0.name == name })
      guard case .text = names.values else { throw WrongType() }
    }
  }

  /// Even steps are those of an axis: ages are no names.
  @Test func agesAreNoNames() throws {
    #expect(
      try table("age,2001,2002,2003,sum\n20,1,2,3,6\n30,2,3,4,9\n40,3,3,3,9\n").foldedTimes() == nil
    )
  }

  @Test func yearsBecomeRows() throws {
    let table = try table("country,2021,2019,2020\nJapan,3,1,2\nChile,6,,5\n")
    let (folded, report) = try #require(table.foldedTimes())
    #expect(folded.names == ["country", "year", "value"])
    #expect(folded.rowCount == 6)
    #expect(try folded.text(0).cells.prefix(4) == ["Japan", "Japan", "Japan", "Chile"])
    #expect(try folded.dates(1).precision == .year)
    #expect(try Array(folded.dates(1).texts.prefix(3)) == ["2021", "2019", "2020"])
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
    // A measure beside them would be repeated in every row, which only a name tells apart.
    "size,2019,2020,2021\n1.5,1,2,3\n2.5,1,2,3\n",
    "sex,age,2019,2020,2021\nm,15,1,2,3\nm,16,1,2,3\nf,15,1,2,3\n",
    "country,1,2,3\nJapan,1,2,3\n", "country,2019,2020,2021\nJapan,a,b,c\n",
    "country,2019,2020-01-01,2021\nJapan,1,2,3\n",
  ])
  func otherColumnsStay(text: String) throws {
    #expect(try table(text).foldedTimes() == nil)
  }

  /// A column of no one time is left out, and that is known.
  @Test func aTotalIsLeftOut() throws {
    let table = try table("country,age,2019,2020,2021,Total\nJapan,48,1,2,3,6\nChile,35,4,5,6,15\n")
    let (folded, report) = try #require(table.foldedTimes())
    #expect(folded.names == ["country", "year", "value"] && folded.rowCount == 6)
    #expect(report.leftOut == ["age", "Total"])
    #expect(table.foldedTimes(keeping: ["Total"]) == nil)
  }

  @Test(arguments: [
    (["1960 [YR1960]", "1961 [YR1961]", "1962 [YR1962]"], DatePrecision.year, -315_619_200.0),
    (["2019 Q1", "2019 Q2", "2019 Q3"], .quarter, 1_546_300_800),
    (["Jan 2019", "Feb 2019", "Mar 2019"], .month, 1_546_300_800),
    (["2019-01", "2019-02", "2019-03"], .month, 1_546_300_800),
    (["FY2019", "FY2020", "FY2021"], .year, 1_546_300_800),
  ])
  func otherTimes(names: [String], precision: DatePrecision, first: Double) throws {
    let table = try table("country,\(names.joined(separator: ","))\nJapan,1.5,2,3\nChile,..,5,6\n")
    let (folded, report) = try #require(table.foldedTimes())
    #expect(try folded.dates(1).precision == precision && folded.dates(1).values[0] == first)
    #expect(try folded.numbers(2).optionals == [1.5, 2, 3, nil, 5, 6])
    #expect(try folded.numbers(2).unit == nil)
    #expect(report.folded.columns.count == 3)
  }

  @Test func whatIsAskedForStays() throws {
    let table = try table("country,2019,2020,2021\nJapan,1,2,3\n")
    #expect(table.foldedTimes(keeping: ["2020"]) == nil)
    #expect(table.foldedTimes(keeping: ["country"]) != nil)
  }

  /// R puts an X before names that are numbers.
  @Test func markedYears() throws {
    let (folded, report) = try #require(
      table("country,X1990,X1991,X1992\nJapan,1,2,3\nChile,4,5,6\n").foldedTimes())
    #expect(folded.names == ["country", "year", "value"] && folded.rowCount == 6)
    #expect(try Array(folded.dates(1).texts.prefix(3)) == ["1990", "1991", "1992"])
    #expect(report.folded.columns == ["X1990", "X1991", "X1992"] && report.last == "1992")
    #expect(try table("country,X1,X2,X3\nJapan,1,2,3\n").foldedTimes() == nil)
  }
}
