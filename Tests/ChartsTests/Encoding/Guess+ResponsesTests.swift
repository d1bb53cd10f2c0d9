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

  /// More than half of the steps are different ones, whatever order the times come in.
  @Test func stepsAreUnevenByTheirNumber() {
    func areUneven(_ steps: [Double]) -> Bool {
      let times = steps.reduce(into: [100.0]) { $0.append($0[$0.count - 1] + $1) }
      let mixed = times.indices.map { times[$0 * 7 % times.count] } + [.nan, .infinity]
      #expect(mixed.haveUnevenSteps == times.haveUnevenSteps)
      return times.haveUnevenSteps
    }
    #expect(!areUneven([1, 1, 1, 1, 1]) && !areUneven([1, 2, 1, 2]) && !areUneven([1, 2]))
    #expect(areUneven([1, 2, 3, 4, 5]) && areUneven([1, 2, 3, 1, 1]))
    #expect(areUneven([5, 5, 5, 2, 3, 4, 1]) && areUneven([5, 5, 5, 5, 2, 3, 4]))
    #expect(!areUneven([5, 5, 5, 2, 3, 5, 5]) && !areUneven([5, 5, 5, 5, 5, 2, 3, 4]))
    #expect(!areUneven([3, 0, 1, 2, 4]))
    #expect(![Double]().haveUnevenSteps && ![1.0].haveUnevenSteps)
  }
}
