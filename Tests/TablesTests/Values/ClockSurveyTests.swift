import Testing

@testable import Tables

/// Lengths of time that are written as clocks are.
@Suite struct ClockSurveyTests {
  private static let lengths: [(String, [String], [Double])] = [
    ("Chip time", ["0:38:28", "0:45:48", "1:17:28"], [2308, 2748, 4648]),
    ("result", ["0:38:28", "0:45:48", "1:17:28"], [2308, 2748, 4648]),
    ("lap", ["00:01:30", "00:02:00", "00:11:00"], [90, 120, 660]),
    ("v", ["1:30.5", "2:00.0", "11:00.0"], [90.5, 120, 660]),
  ]

  @Test(arguments: lengths)
  func durations(name: String, cells: [String], seconds: [Double]) throws {
    let table = try table("k,\(name)\n" + cells.map { "a,\($0)\n" }.joined())
    let numbers = try table.numbers(1)
    #expect(numbers.unit == "min")
    #expect(zip(numbers.values, seconds).allSatisfy { abs($0 * 60 - $1) < 1e-9 })
    #expect(table.roles[1].role == .measure)
  }

  @Test(arguments: [
    ("k,start\na,8:15:00\nb,9:30:00\n", 1), ("k,time\na,00:15:00\nb,01:30:00\n", 1),
    ("time,v\n0:15:01,1\n0:30:05,2\n", 0), ("k,start\na,8:15\nb,9:30\n", 1),
    ("k,time\na,0:15:00\nb,17:30:00\n", 1),
  ])
  func timesOfDay(text: String, column: Int) throws {
    _ = try table(text).dates(column)
  }
}
