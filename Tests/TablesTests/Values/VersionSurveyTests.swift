import Testing

@testable import Tables

/// Versions are no decimals.
@Suite struct VersionSurveyTests {
  @Test(arguments: ["Version", "app_version", "release"])
  func byName(name: String) throws {
    let table = try table("\(name),n\n1.3,1\n2.9,2\n2.15,3\n3,4\n")
    #expect(try table.text(0).cells == ["1.3", "2.9", "2.15", "3"])
    #expect(table.roles[0].role == .nominal && table.roles[1].role == .measure)
    // Numbers without a point are numbers.
    #expect(try TablesTests.table("\(name),n\n1,1\n2,2\n").numbers(0).values == [1, 2])
  }

  /// Behind 2.9 comes 2.10, and 2.1 is another.
  @Test func byTheirOrder() throws {
    let cells = ["2.1", "2.2", "2.8", "2.9", "2.10", "2.11", "3.0"]
    let table = try table("r,n\n" + cells.map { "\($0),5\n" }.joined())
    #expect(try table.text(0).cells == cells)
    // Decimals that only happen to have these digits.
    #expect(try TablesTests.table("r,n\n2.1,1\n2.10,2\n2.9,2\n").numbers(0).values.count == 3)
  }
}
