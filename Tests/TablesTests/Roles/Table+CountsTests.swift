import Testing

@testable import Tables

struct TableCountsTests {
  /// The roles of the columns behind the first.
  private func roles(_ header: String, _ row: (Int) -> String) throws -> [ColumnRole] {
    let rows = (0..<200).map { "\(1960 + $0 / 10),\(row($0))" }.joined(separator: "\n")
    return try table("Year,\(header)\n\(rows)\n").roles.dropFirst().map(\.role)
  }

  private func count(_ row: Int, _ factor: Int, _ most: Int) -> Int {
    (row * factor % 23 * (row % 7)) % most
  }

  /// Two counts are measured whichever comes first, also beside a yes and no.
  @Test func countsAloneAreMeasured() throws {
    let both = try roles("HomeGoals,AwayGoals") { "\(count($0, 5, 8)),\(count($0, 3, 6))" }
    #expect(both == [.measure, .measure])
    let flagged = try roles("HomeGoals,AwayGoals,isCup") {
      "\(count($0, 5, 8)),\(count($0, 3, 6)),\($0 % 11 == 0 ? 1 : 0)"
    }
    #expect(flagged.prefix(2) == [.measure, .measure])
    let seasons = try roles("Won,Drawn,Lost") {
      "\($0 * 7 % 21),\(count($0, 3, 8)),\($0 * 11 % 29)"
    }
    #expect(seasons == [.measure, .measure, .measure])
  }

  /// Beside what is measured clearly, few numbers are levels as before; so are those that come equally often.
  @Test func fewNumbersBesideMeasuresAreLevels() throws {
    let beside = try roles("Grade,Amount") { "\(count($0, 5, 6)),\($0 * $0).5" }
    #expect(beside == [.ordinal, .measure])
    let balanced = try roles("Run,Goals") { "\($0 % 5),\(count($0, 3, 6))" }
    #expect(balanced.last == .measure && balanced.first != .measure)
  }
}
