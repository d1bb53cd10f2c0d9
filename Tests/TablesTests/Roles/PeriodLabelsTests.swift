import Testing

@testable import Tables

/// Labels of times that follow each other in no form of a date.
@Suite struct PeriodLabelsTests {
  private static let periods: [[String]] = [
    ["KW 50/2019", "KW 51/2019", "KW 52/2019", "KW 1/2020", "KW 2/2020"],
    ["2015/16", "2016/17", "2017/18", "2018/19", "2019/20"],
    ["平成29年", "平成30年", "令和元年", "令和2年", "令和3年", "令和4年"],
    ["nov/19", "dez/19", "jan/20", "fev/20", "mar/20"],
    ["Week 1", "Week 2", "Week 5", "Week 9", "Week 12"],
  ]

  @Test(arguments: periods)
  func areRanked(labels: [String]) throws {
    let ranks = labels.indices.map(Double.init)
    #expect(PeriodLabels.ranks(of: labels) == ranks)
    #expect(PeriodLabels.ranks(of: labels.reversed()) == ranks.reversed())
    #expect(PeriodLabels.ranks(of: [labels[2], labels[0]] + [labels[1]] + labels[3...]) == nil)
  }

  @Test(arguments: [
    ["Main St 3", "Oak St 5", "Elm St 7", "Hill Rd 9", "Park Av 11"],
    ["A1", "A2", "A3", "A4", "A5"], ["2019/20", "2020/21"], ["a", "b", "c", "d", "e"],
    ["iPhone 4", "iPhone 5", "iPhone 6", "iPhone 7", "iPhone 8"],
    ["Week 1", "Week 1", "Week 2", "Week 3", "Week 4"],
  ])
  func areNone(labels: [String]) {
    #expect(PeriodLabels.ranks(of: labels) == nil)
  }

  /// The newest first is a table from the end.
  @Test func rowsBeginWithTheFirst() throws {
    let table = try table("season,goals\n2019/20,5\n2018/19,4\n2017/18,3\n2016/17,2\n2015/16,1\n")
    #expect(try table.inNaturalOrder(of: "season").numbers(1).values == [1, 2, 3, 4, 5])
  }
}
