import Testing

@testable import Charts

struct CategoryOrderTests {
  @Test(arguments: [
    ["Mon", "Tue", "Wed"], ["Montag", "Dienstag"], ["lun.", "mar.", "mer."], ["enero", "Febrero"],
    ["2021 Q1", "2021 Q2"],
    ["5 to 9", "10 to 14", "85 and over"], ["3 Jan", "1 Feb"], ["W9", "W11", "W10"],
    ["Item 1", "Item 2"], ["run-001", "run-002", "run-003"], ["Jan", "Feb", "März"], ["月曜日", "火曜"],
    ["星期一", "星期日"], ["周六", "周日"], ["一月", "十二月"], ["1月", "2月"], ["月", "火"], ["١", "٢"],
    ["terça-feira", "sábado"], ["styczeń", "luty"], ["Jänner", "Feber"], ["setiembre", "octubre"],
    ["礼拜天", "礼拜一"], ["週二", "週三"], ["正月", "腊月"],
  ])
  func namesOfTimesAndNumbersHaveAnOrder(names: [String]) {
    #expect(CategoryOrder.isNatural(names))
  }

  @Test(arguments: [
    ["Apples", "Cherries"], ["Berlin", "Paris"], ["Mon", "Paris"], ["2021", "Total"], ["周杰伦"],
    [
      "/usr/bin/python3 -m http.server --bind 127.0.0.1 8000",
      "/usr/bin/python3 -m http.server 8001",
    ],
    ["12 High Street", "3 Mill Lane", "77 Elm Road"], ["A4", "B9", "C3"],
    ["S1_pre.csv", "S1_post.csv", "S2_pre.csv"], ["岁月"], ["Monaco", "Marseille"], [""], ["."],
    ["曜"], ["M-014", "M-022", "M-035"], ["0", "1"], ["1", "2"], ["1.0", "0.0"],
    ["/dev/sda1", "/dev/sda2", "/dev/sda3"],
  ])
  func otherNamesHaveNone(names: [String]) {
    #expect(!CategoryOrder.isNatural(names))
  }

  @Test func aChartHasACourseWhereItsPointsFollowEachOther() {
    var chart = Samples.chart(.bar, [1, 2])
    #expect(chart.hasCourse)
    chart.xAxis.kind = .category(["Mon", "Tue"])
    #expect(chart.hasCourse)
    chart.xAxis.kind = .category(["Figs", "Plums"])
    #expect(!chart.hasCourse)
    #expect(!Samples.chart(.scatter, [1, 2]).hasCourse)
  }

  @Test(
    arguments: [
      ([["a", "b"], ["a", "b"]], ["a", "b"]), ([["a", "c"], ["a", "b", "c"]], ["a", "b", "c"]),
      ([["b", "c"], ["a", "b"]], ["a", "b", "c"]), ([["a", "b"], ["c"]], ["a", "b", "c"]),
      ([["a", "b"], ["b", "a"]], nil), ([["a", "a"], ["a", "b"]], nil),
      ([["a", "a"], ["a", "a"]], ["a", "a"]), ([], nil),
    ] as [([[String]], [String]?)])
  func listsAreMergedInTheirOrder(lists: [[String]], expected: [String]?) {
    #expect(CategoryOrder.merged(lists) == expected)
  }
}
