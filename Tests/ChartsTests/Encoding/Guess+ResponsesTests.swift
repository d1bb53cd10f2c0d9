import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessResponsesTests {
  private let departments = ["IT", "Sales", "Production"]

  private func charts(_ answer: (Int) -> Int) throws -> [Chart] {
    try readCharts(
      tableText("Timestamp,How satisfied are you?,Department", 45) { row in
        let day = row / 5 + 10
        let time = "\(row % 5 * 2 + 10):\(row * row * 13 % 50 + 10):\(row + 10)"
        return "2024-05-\(day) \(time),\(answer(row)),\(departments[row % 3])"
      })
  }

  @Test func answersHaveAMeanForEachDepartment() throws {
    let chart = try #require(try charts({ $0 * $0 * 7 % 11 % 5 + 1 }).first)
    #expect(chart.type == .bar && chart.channels?.x == "Department")
    #expect(chart.channels?.aggregate == .mean && chart.series[0].y.count == 3)
  }

  /// A value that goes on from one time to the next is a course.
  @Test func levelsInOrderAreALine() throws {
    let chart = try #require(try charts({ $0 / 10 + 1 }).first)
    #expect(chart.channels?.x == "Timestamp")
  }
}
