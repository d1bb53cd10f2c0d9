import Testing

@testable import Tables

/// Measures of few different values that go on step by step.
@Suite struct StaircasesTests {
  private func roles(_ header: String, _ count: Int, _ row: (Int) -> String) throws -> [ColumnRole]
  {
    let rows = (0..<count).map { row($0) + "\n" }.joined()
    return try table(header + "\n" + rows).typed().roles.map(\.role)
  }

  @Test(arguments: ["minute", "seconds", "week", "x"]) func aBatteryIsMeasured(axis: String) throws
  {
    for beginning in [0, 1] {
      let roles = try roles("\(axis),battery", 400) { "\($0 + beginning),\(98 - $0 / 80)" }
      #expect(roles == [.measure, .measure])
    }
    let tenths = try roles("\(axis),stock", 60) { "0.\($0 + 10),\(600 - $0 / 5 * 50)" }
    #expect(tenths == [.measure, .measure])
  }

  /// Kinds without an order, a yes or no, and levels beside what was measured stay kinds.
  @Test func kindsStayKinds() throws {
    #expect(try roles("x,group", 400) { "\($0),\($0 * 7919 % 5 + 1)" }[1] == .ordinal)
    #expect(
      try roles("run,heat,yield", 60) { "\($0),\($0 / 20 * 50 + 100),\($0 * 37 % 41).5" }[1]
        == .ordinal)
    #expect(try roles("x,level", 400) { "\($0 * 7919 % 400),\($0 / 80)" }[1] == .ordinal)
  }
}
