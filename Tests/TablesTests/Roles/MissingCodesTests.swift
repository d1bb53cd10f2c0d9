import Testing

@testable import Tables

/// Numbers that stand for missing ones.
@Suite struct MissingCodesTests {
  private func code(_ values: [Double]) -> String? {
    NumberColumn(values: values, fractionDigits: 1).missingCode.map { "\($0.text) \($0.count)" }
  }

  /// A number of any digits that comes again and is far from a hundred others may be one.
  @Test func oneThatComesAgain() {
    let values = (0..<160).map { 20 + Double($0 % 24) / 4 }
    #expect(code(values + [-127, -127, -127]) == "-127 3" && code(values + [85, 85]) == "85 2")
    // Once, too often, too near, beside nothing but one number, or among few.
    #expect(code(values + [-127]) == nil && code(values + [20, -127]) == nil)
    #expect(code(values + [-127, -127, -127, -127]) == nil)
    #expect(code(values + [10, 10]) == "10 2" && code(values + [12, 12]) == nil)
    #expect(code([Double](repeating: 5, count: 120) + [9, 9]) == nil)
    #expect(code(Array(values.prefix(90)) + [-127, -127]) == nil)
  }

  @Test func farFromAllOthers() {
    let values = [16, 18.5, 21, 22, 26, 19.5]
    #expect(code(values + [-999]) == "-999 1" && code([9_999, 9_999] + values) == "9999 2")
    #expect(code(values + [-99.9]) == "-99.9 1" && code(values + [-99]) == "-99 1")
    #expect(code(values) == nil && code(values + [99]) == nil && code(values + [-500]) == nil)
    // Near the others, or among few.
    #expect(code(values + [500, -999]) == nil && code([1, 2, 3, -999]) == nil)
    #expect(code([5, 5, 5, 5, 5, 999]) == nil)
  }

  @Test func mostOrZerosBehindTheNines() {
    let values = [16, 18.5, 21, 22, 26, 19.5]
    let most = Array(repeating: -9_900.0, count: 20)
    #expect(code(values + most) == "-9900 20" && code(values + [-9_900]) == "-9900 1")
    #expect(code(values + [9_900]) == nil && code(values + [-900]) == nil)
  }

  /// Beside small whole numbers that are answers a code that comes again is near enough.
  @Test func codesOfAnswers() {
    let answers = (0..<40).map { Double($0 * 7 % 5 + 1) }
    #expect(code(answers + [-9, -9]) == "-9 2" && code(answers + [99, 99, 99]) == "99 3")
    let degrees = (0..<44).map { Double($0 * 7 % 11) }
    #expect(code(degrees + [99, 99]) == "99 2" && code(degrees + [-9, -9]) == "-9 2")
    // Once is a slip, and temperatures are no answers, nor are few numbers with holes between them.
    #expect(code(answers + [-9]) == nil && code(answers + [9]) == nil)
    #expect(code((0..<40).map { Double($0 * 7 % 30) } + [-9, -9]) == nil)
    #expect(code([0, 1, 10, 0, 1, 10, 0, 1, 10, 0, 1, -9, -9]) == nil)
    #expect(code(answers.map { $0 + 0.5 } + [-9, -9]) == nil)
  }

  /// A nine beside 1 to 5 is none of these, but one of 0 to 4 things may be followed by nine.
  @Test func nineOfAFewAnswers() {
    let answers = (0..<40).map { Double($0 * 7 % 5 + 1) }
    #expect(code(answers + [9, 9]) == "9 2" && code(answers.map { min($0, 4) } + [9, 9]) == "9 2")
    #expect(code(answers.map { $0 - 1 } + [9, 9]) == nil)
    #expect(code(answers + [7, 7, 9, 9]) == nil && code(answers + [8, 8]) == nil)
    #expect(code((0..<42).map { Double($0 * 5 % 7 + 1) } + [9, 9]) == nil)
  }

  @Test func missingOnDemand() throws {
    let text = "k,t\na,20\nb,-999\nc,-999.0\nx,22\n"
    let table = try table(text) { $0.missing = ["-999", "x"] }
    #expect(try table.numbers(1).optionals == [20, nil, nil, 22])
    #expect(try table.text(0).cells == ["a", "b", "c", nil])
  }
}
