import Testing

@testable import Tables

/// Times of a race stand beside ranks; times of day do not.
@Suite struct ResultTimesTests {
  private func list(_ header: String, _ rows: [String]) throws -> Table {
    let text = header + "\n" + rows.joined(separator: "\n") + "\n"
    return try table(text)
  }

  private let results = (1...6).map { "\($0),Name \($0),00:3\($0):1\($0)" }

  @Test func timesAlongRanksAreLengths() throws {
    let read = try list("Place,Name,Time", results).measuringResults(keeping: [])
    guard case .numbers(let numbers) = read.columns[2].values else {
      Issue.record("still times of day")
      return
    }
    #expect(numbers.kind == .lapse && abs(numbers.values[0] * 60 - 1_871) < 1e-9)
    guard case .numbers(let ranks) = read.columns[0].values else { return }
    #expect(ranks.kind == .rank)
  }

  /// Without ranks, without names, falling, or of later hours they may be anything.
  @Test func othersStayTimes() throws {
    for (header, rows) in [
      ("Lane,Name,Time", results.map { "7" + $0.dropFirst() }),
      ("Place,Lane,Time", results.map { $0.replacing("Name ", with: "") }),
      ("Place,Name,Time", results.reversed().enumerated().map { "\($0 + 1)" + $1.dropFirst() }),
      ("Place,Name,Time", results.map { $0.replacing("00:", with: "11:") }),
    ] {
      let read = try list(header, rows)
      #expect(read.measuringResults(keeping: []) == read)
    }
    let asked = try list("Place,Name,Time", results)
    #expect(asked.measuringResults(keeping: ["Time"]) == asked)
  }
}
