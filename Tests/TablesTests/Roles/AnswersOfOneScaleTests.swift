import Testing

@testable import Tables

@Suite struct AnswersOfOneScaleTests {
  /// Answers from 1 to 5 to four questions, to the last of them from 1 to `highest`.
  private func survey(highest: Int, between: String = "") throws -> [ColumnRole] {
    let answers = (0..<87).map { row in
      [3, 7, 11].map { String(1 + (row * $0 + row / 5) % 5) }.joined(separator: ",")
        + (between.isEmpty ? "" : ",\(["x", "y"][row % 2])")
        + ",\(1 + (row * 13 + row / 4) % highest)"
    }
    let text = (["fair,tools,listens\(between),useful"] + answers).joined(separator: "\n")
    return try table(text).roles.map(\.role)
  }

  @Test func aQuestionThatNobodyGaveTheEndOfTheScaleIsMeasured() throws {
    #expect(try survey(highest: 4) == Array(repeating: .measure, count: 4))
    #expect(try survey(highest: 3) == Array(repeating: .measure, count: 4))
    // A question that stands apart from them may be something else.
    #expect(try survey(highest: 4, between: ",group").last == .ordinal)
  }
}
