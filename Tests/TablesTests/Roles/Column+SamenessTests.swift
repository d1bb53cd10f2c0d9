import Testing

@testable import Tables

@Suite struct ColumnSamenessTests {
  @Test func whatNeverChangesIsConstant() throws {
    let table = try table("n,t,d,m,e\n1,a,2024-01-01,1,\n1,a,2024-01-01,,\n1,a,2024-01-01,2,\n")
    #expect(table.columns.map(\.isConstant) == [true, true, true, false, false])
  }
}
