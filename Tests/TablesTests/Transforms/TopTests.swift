import Testing

@testable import Tables

@Suite struct TopTests {
  private static let sales = "shop,v\na,1\nb,9\nc,1\na,2\n,50\nb,\nd,9\n"

  @Test func othersAreLeftOut() throws {
    let (top, report) = try table(Self.sales).top(2, of: "shop")
    #expect(try top.text(0).cells == ["a", "b", "a", "b"])
    #expect(
      report
        == TopValues(column: "shop", kept: 2, of: 4, by: .rows(), others: nil, otherRows: 2))
  }

  @Test func othersHaveOneValueInCommon() throws {
    let size = Aggregation(.sum, of: "v")
    let (top, report) = try table(Self.sales).top(1, of: "shop", by: size, others: "others")
    // Of b and d, which are as large, b comes first; a missing shop stays missing.
    #expect(
      try top.text(0).cells == ["others", "b", "others", "others", nil, "b", "others"])
    #expect(report.kept == 1 && report.otherRows == 4 && report.others == "others")
    let grouped = try top.grouped(by: ["shop"], [size]).table
    #expect(try grouped.numbers(1).values == [13, 9, 50])
  }

  @Test func aValueThatIsCalledLikeTheOthersStaysItself() throws {
    let data = try table("shop\nothers\nothers\na\nb\n")
    let (top, report) = try data.top(1, of: "shop", others: "others")
    #expect(report.others == "others 2")
    #expect(try top.text(0).cells == ["others", "others", "others 2", "others 2"])
  }

  @Test func numbersAreValuesToo() throws {
    let data = try table("n,v\n3,1\n4,2\n3,3\n")
    #expect(try data.top(1, of: "n", others: "…").table.text(0).cells == ["3", "…", "3"])
    #expect(try data.top(1, of: "n").table.numbers(0).values == [3, 3])
  }

  @Test func whereThereAreNoOthersNothingChanges() throws {
    let (top, report) = try table(Self.sales).top(4, of: "shop", others: "others")
    #expect(top.rowCount == 7 && report.others == nil && report.otherRows == 0)
    #expect(try table(Self.sales).top(-1, of: "shop").table.rowCount == 0)
  }

  @Test func aSizeIsANumber() throws {
    #expect(throws: TransformProblem.notNumbers(column: "shop")) {
      try table(Self.sales).top(1, of: "v", by: Aggregation(.max, of: "shop"))
    }
  }
}
