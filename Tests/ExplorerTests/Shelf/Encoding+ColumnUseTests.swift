import Charts
import Descriptions
import Testing

@testable import Explorer

@Suite struct ColumnUseTests {
  static func encoding(x: String?, y: [String], series: String? = nil) -> Encoding {
    var encoding = Encoding()
    (encoding.x, encoding.y, encoding.series) = (x, y, series)
    return encoding
  }

  /// A column is one thing in a chart: its last use is let go.
  @Test func aColumnHasOneUse() {
    var encoding = Self.encoding(x: "date", y: ["price", "volume"], series: "symbol")
    encoding.toggle(.x, column: "price")
    #expect(encoding.x == "price" && encoding.y == ["volume"])
    encoding.toggle(.split, column: "symbol")
    #expect(encoding.split == "symbol" && encoding.series == nil && encoding.isWhole)
    encoding.toggle(.series, column: "symbol")
    #expect(encoding.split == nil && encoding.series == "symbol" && !encoding.isWhole)
  }

  @Test(
    arguments: [
      .x, .alsoY, .series, .split, .label, .aggregate(.median), .unit(.month),
    ] as [ColumnUse])
  func aUseIsTakenAwayByChoosingItAgain(_ use: ColumnUse) {
    var encoding = Self.encoding(x: "a", y: ["b"])
    encoding.toggle(use, column: "c")
    #expect(encoding.has(use, column: "c"))
    encoding.toggle(use, column: "c")
    #expect(!encoding.has(use, column: "c"))
  }

  @Test func theOnlyValuesStay() {
    var encoding = Self.encoding(x: "a", y: ["b"])
    #expect(!encoding.canLeaveOut("b") && !encoding.canLeaveOut("a") && !encoding.canLeaveOut("c"))
    encoding.toggle(.alsoY, column: "b")
    encoding.toggle(.y, column: "b")
    #expect(encoding.y == ["b"])
  }

  /// The words of an axis are those of its columns.
  @Test func otherColumnsHaveOtherWords() {
    var encoding = Self.encoding(x: "a", y: ["b"])
    (encoding.xTitle, encoding.yTitle, encoding.yUnit) = ("A", "B", "EUR")
    encoding.toggle(.aggregate(.mean), column: "b")
    encoding.toggle(.unit(.month), column: "a")
    #expect(encoding.xTitle == "A" && encoding.yTitle == "B" && encoding.yUnit == "EUR")
    encoding.toggle(.y, column: "c")
    #expect(encoding.xTitle == "A" && encoding.yTitle == nil && encoding.yUnit == nil)
    encoding.toggle(.x, column: "d")
    #expect(encoding.xTitle == nil)
  }
}
