import Testing

@testable import Charts
@testable import Tables

/// Numbers that say once more what time it is.
@Suite struct GuessRunningTimesTests {
  private func measures(_ header: String, _ row: (Int) -> String) throws -> [String] {
    try Guess(Encoding().readied(readTable(tableText(header, 40, row)))).measures.map(\.name)
  }

  /// Beside the day of each month nobody looks at the number of the row.
  @Test func whatCountsTheRowsIsNoMeasureBesideAnotherAxis() throws {
    let rows: (Int) -> String = { "\(11_292 + $0 * 61 / 2),\(3 + $0 * 7 % 11).5,\($0 + 1)" }
    #expect(try measures("month,rate,t", rows).contains("t") == false)
    #expect(try measures("month,rate,jobs", rows).contains("jobs"))
    // Without another axis it is the axis, and what does not go on by one is measured.
    #expect(try measures("a,rate,t") { "\($0 * 37 % 41),\($0 * 7 % 11).5,\(2 * $0)" }.contains("t"))
  }

  /// The line over the months shows what points over them would.
  @Test func noCloudIsOverTheAxisOfTheLine() throws {
    let text = tableText("month,rate,jobs,t", 60) { row in
      let rate = 3 + row * 7 % 11
      return "\(11_292 + row * 61 / 2),\(rate).5,\(2 * rate + row % 3).25,\(row + 1)"
    }
    let clouds = try Guess(Encoding().readied(readTable(text))).decks.flatMap(\.self)
      .filter { $0.type == .scatter }
    #expect(!clouds.isEmpty && clouds.allSatisfy { !["month", "t"].contains($0.x) })
  }
}
