import Testing

@testable import Tables

@Suite struct MemoryReportTests {
  private static let report = """
                   total        used        free      shared  buff/cache   available
    Mem:           15884        6210        1207         512        8466        8850
    Swap:           2047         120        1927

    """

  /// Reports behind each other have numbers.
  @Test func severalReports() throws {
    let table = try table(Self.report + "\n" + Self.report, name: "-")
    #expect(table.names.prefix(3) == ["report", "memory", "used"] && table.rowCount == 4)
    #expect(try table.numbers(0).values == [1, 1, 2, 2])
    #expect(try table.numbers(2).values == [6_210, 120, 6_210, 120])
    #expect(try table.numbers(6).optionals == [8_850, nil, 8_850, nil])
    // One is read as any table is.
    #expect(MemoryReport(Array(Self.report.utf8)) == nil)
  }

  @Test(arguments: ["total used free\n1 2 3\n", "total used free\n", "total,used\n1,2\n"])
  func othersAreNone(text: String) {
    #expect(MemoryReport(Array(text.utf8)) == nil)
  }
}
