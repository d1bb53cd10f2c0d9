import Testing

@testable import Tables

@Suite struct FoldSiblingsTests {
  @Test func daysBecomeNumbers() throws {
    let (folded, report) = try #require(
      table("test,day_3,day_5,day_9,norm\nHb,13,12,11,14\nCRP,3,8,6,5\n").foldedSiblings())
    #expect(folded.names == ["test", "day", "value"] && folded.rowCount == 6)
    #expect(try folded.numbers(1).values == [3, 5, 9, 3, 5, 9])
    #expect(try folded.numbers(2).values == [13, 12, 11, 3, 8, 6])
    #expect(report.first == "day_3" && report.last == "day_9" && report.leftOut == ["norm"])
  }

  @Test func quartersAndWeekdaysStayWords() throws {
    let (folded, report) = try #require(
      table("Region,Product,Q1,Q2,Q3\nN,a,10,12,9\nN,b,20,18,7\nS,a,3,4,5\n").foldedSiblings())
    #expect(folded.names == ["Region", "Product", "quarter", "value"])
    #expect(try folded.text(2).dictionary == ["Q1", "Q2", "Q3"] && report.leftOut == [])
    #expect(try table("who,Mon,Tue,Wed\na,8,7,6\nb,8,0,4\n").foldedSiblings() != nil)
  }

  @Test func yearsBehindAWordAreYears() throws {
    let (folded, _) = try #require(
      table("town,population_1996,population_2001,population_2006\nA,100,120,130\n")
        .foldedSiblings())
    #expect(folded.names == ["town", "year", "population"])
    #expect(try folded.numbers(1).values == [1996, 2001, 2006])
  }

  /// All months are those of a year though a name comes twice.
  @Test func allMonthsBecomeRows() throws {
    let names = (0..<20).map { "d\($0)" } + ["d19"]
    let months = "jan,feb,mar,apr,may,june,july,aug,sept,oct,nov,dec"
    func text(_ months: String, _ names: [String]) -> String {
      let cells = months.split(separator: ",").indices.map(String.init).joined(separator: ",")
      return "district,\(months)\n" + names.map { "\($0),\(cells)\n" }.joined()
    }
    let (folded, _) = try #require(try table(text(months, names)).foldedSiblings())
    #expect(folded.names == ["district", "month", "value"] && folded.rowCount == 12 * 21)
    #expect(try table(text("jan,feb,mar", names)).foldedSiblings() == nil)
    #expect(try table(text(months, Array(repeating: "d", count: 9))).foldedSiblings() == nil)
  }

  @Test(arguments: [
    // No names, names that come twice, a time, a place, and answers to four questions.
    "day_1,day_2,day_3\n1,2,3\n4,5,6\n", "k,day_1,day_2,day_3\na,1,2,3\na,5,6,7\n",
    "date,k,day_1,day_2,day_3\n2024-01-01,a,1,2,3\n2024-01-02,b,5,6,7\n",
    "k,lat,lon,day_1,day_2,day_3\na,1,2,1,2,3\nb,2,3,5,6,7\n",
    "k,Q1,Q2,Q3,Q4\na,1,2,3,5\nb,2,3,4,4\n",
  ])
  func tablesThatStay(text: String) throws {
    #expect(try table(text).foldedSiblings() == nil)
  }

  @Test func whoeverAsksForAColumnHasIt() throws {
    let text = "k,day_1,day_2,day_3\na,1,2,3\nb,5,6,7\n"
    #expect(try table(text).foldedSiblings(keeping: ["day_2"]) == nil)
    #expect(try table(text).foldedSiblings(keeping: ["k"]) != nil)
  }

  @Test func answersWithTextsInCommonBecomeRows() throws {
    let (shifts, report) = try #require(
      table("Name,Mon,Tue,Wed\nAnna,E,L,off\nBen,L,L,E\nCarla,off,E,E\n").foldedAnswers())
    #expect(shifts.names == ["Name", "weekday", "value"] && shifts.rowCount == 9)
    #expect(report.first == "Mon" && report.last == "Wed")
    let states = try #require(
      table("y1,y2,y3,trt\ngood,poor,good,A\npoor,poor,good,B\ngood,good,poor,B\n")
        .foldedAnswers()?.table)
    #expect(states.names == ["trt", "name", "value"])
    #expect(try states.text(1).dictionary == ["y1", "y2", "y3"])
  }

  @Test(arguments: [
    // Nothing in common, a measure, two rows, too many texts.
    "Mon,Tue,Wed\na,d,g\nb,e,h\nc,f,i\n", "Mon,Tue,Wed,v\na,b,a,1.5\nb,b,a,2\na,a,b,3\n",
    "Mon,Tue,Wed\na,b,a\nb,b,a\n",
    "Mon,Tue,Wed\n" + (0..<12).map { "t\($0),t\($0),t\($0)\n" }.joined(),
  ])
  func textsThatStay(text: String) throws {
    #expect(try table(text).foldedAnswers() == nil)
  }
}
