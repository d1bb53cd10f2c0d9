import Testing

@testable import Tables

@Suite struct RowStatisticTests {
  @Test(arguments: [
    ("Min", RowStatistic.least), ("maximum:", .most), ("Anzahl", .number), ("Median", .median),
    ("最大値", .most),
  ])
  func namesOfStatistics(name: String, expected: RowStatistic) {
    #expect(RowStatistic(called: name) == expected)
  }

  @Test func otherNames() {
    for name in ["", "Maxine", "minutes", "Mean", "Total"] {
      #expect(RowStatistic(called: name) == nil, "\(name)")
    }
  }

  @Test func valuesOfStatistics() {
    let values = [4.0, 1, 3, 2]
    #expect(RowStatistic.allCases.map { $0.value(of: values) } == [1, 4, 4, 2.5])
    #expect(RowStatistic.median.value(of: [5, 1, 3]) == 3)
    #expect(RowStatistic.median.value(of: []) == nil && RowStatistic.least.value(of: []) == nil)
  }

  /// Every column of numbers must have it, but for rounding.
  @Test func rowsOfStatistics() throws {
    let table = try table("who,a,b\nAnn,1,2.5\nBob,5,0.5\nCid,3,1.5\nMax,5,2.5\nMin,1,0.4\n")
    #expect(table.hasStatistic(called: "Max", in: 3, of: [0, 1, 2]))
    #expect(!table.hasStatistic(called: "Min", in: 4, of: [0, 1, 2]))
    #expect(!table.hasStatistic(called: "Ann", in: 0, of: [1, 2]))
  }
}
