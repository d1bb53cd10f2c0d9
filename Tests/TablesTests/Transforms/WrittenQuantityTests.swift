import Testing

@testable import Tables

/// Values of conditions, written as the cells of the column are.
@Suite struct WrittenQuantityTests {
  private func rows(_ text: String, _ condition: String) throws -> Int {
    try table(text).filtered(where: [Condition(parsing: condition)]).report.kept
  }

  @Test(arguments: [
    ("Hours > 7:30", 2), ("Hours > 7.5", 2), ("Hours = 7:30", 1), ("Hours in 7:30,8:15", 2),
    ("Hours < 450 min", 1),
  ])
  func hours(condition: String, kept: Int) throws {
    #expect(try rows("k,Hours\na,7:30\nb,8:15\nc,9:00\nd,6:45\n", condition) == kept)
  }

  @Test(arguments: [
    ("\"Chip time\" < 0:45:00", 1), ("\"Chip time\" >= 1:17:28", 1), ("\"Chip time\" > 1 h", 1),
  ])
  func durations(condition: String, kept: Int) throws {
    #expect(try rows("k,Chip time\na,0:38:28\nb,0:45:48\nc,1:17:28\n", condition) == kept)
  }

  @Test func sizes() throws {
    #expect(try rows("k,size\na,900 MB\nb,1.5 GB\nc,3 GB\n", "size > 1000 MB") == 2)
    #expect(throws: TransformProblem.notAValue("5 kg", column: "size", example: "0.9")) {
      try rows("k,size\na,900 MB\nb,1.5 GB\nc,3 GB\n", "size > 5 kg")
    }
  }
}
