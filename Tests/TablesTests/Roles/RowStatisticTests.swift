import Testing

@testable import Tables

@Suite struct RowStatisticTests {
  @Test(arguments: [
    ("Min", RowStatistic.least), ("maximum:", .most), ("Anzahl", .number), ("Median", .median),
    ("最大値", .most), ("Std", .deviation), ("Std. Dev.", .deviation),
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
    let found = RowStatistic.allCases.map { $0.values(of: values) }
    #expect(found.prefix(4) == [[1], [4], [4], [2.5]])
    #expect(RowStatistic.median.values(of: [5, 1, 3]) == [3])
    // Of a sample, or of all there are.
    #expect(RowStatistic.deviation.values(of: [9, 5, 7]) == [2, (8.0 / 3).squareRoot()])
    #expect(RowStatistic.deviation.values(of: [9]) == [0])
    #expect(RowStatistic.allCases.allSatisfy { $0.values(of: []).isEmpty })
  }

  /// Every column of numbers must have it, but for rounding.
  @Test func rowsOfStatistics() throws {
    let table = try table("who,a,b\nAnn,1,2.5\nBob,5,0.5\nCid,3,1.5\nMax,5,2.5\nMin,1,0.4\n")
    #expect(table.hasStatistic(called: "Max", in: 3, of: [0, 1, 2]))
    #expect(!table.hasStatistic(called: "Min", in: 4, of: [0, 1, 2]))
    #expect(!table.hasStatistic(called: "Ann", in: 0, of: [1, 2]))
  }

  @Test func rowsOfDeviations() throws {
    let table = try table("who,a,b\nAnn,1,9\nBob,3,5\nCid,2,7\nSD,1,2\n")
    #expect(table.hasStatistic(called: "SD", in: 3, of: [0, 1, 2]))
  }
}
