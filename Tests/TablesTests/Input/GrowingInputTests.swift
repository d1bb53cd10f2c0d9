import Testing

@testable import Tables

/// Bytes that come, and that others look at meanwhile.
struct GrowingInputTests {
  @Test func othersSeeWhatIsThere() throws {
    let input = GrowingInput(file: "-", claimed: 0)
    #expect(input.bytes(from: 0, most: 10, waiting: 0) == [])
    try input.append([1, 2, 3])
    try input.append([4])
    #expect(input.bytes(from: 0, most: 2, waiting: -1) == [1, 2])
    #expect(input.bytes(from: 2, most: 10, waiting: -1) == [3, 4])
    #expect(input.bytes(from: 4, most: 10, waiting: 1) == [])
    #expect(input.end() == [1, 2, 3, 4])
    #expect(input.bytes(from: 0, most: 10, waiting: -1) == nil)
  }

  /// Of bytes that are no text in any encoding no end is waited for.
  @Test func noiseEndsAtOnce() throws {
    var state: UInt64 = 7
    let noise = (0..<1 << 20).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
    let input = GrowingInput(file: "-", claimed: 0)
    let problem = try #require(throws: InputProblem.self) {
      for _ in 0..<3 { try input.append(noise[...]) }
    }
    guard case .invalidUTF8(_, _, nil) = problem.kind else {
      return #expect(Bool(false), "\(problem)")
    }
    // Letters of one byte are some language's, and letters that are cut at the end are whole in a moment.
    let latin = Array(
      repeating: [UInt8(ascii: "a"), 0xE4, 0xF6, UInt8(ascii: "\n")], count: 400_000)
    try GrowingInput(file: "-", claimed: 0).append(Array(latin.joined())[...])
    let kana = Array(String(repeating: "かな", count: 200_000).utf8)
    try GrowingInput(file: "-", claimed: 0).append(kana.dropLast())
  }

  /// A line that no table has ends the reading, however little of it was packed; a document may be one line.
  @Test(arguments: ["a,b\n1,", "[1,", " {"]) func lineWithoutAnEnd(beginning: String) throws {
    let input = GrowingInput(file: "x.gz", claimed: 0)
    let block = [UInt8](repeating: 0, count: 1 << 22)
    let append = {
      try input.append(Array(beginning.utf8)[...])
      for _ in 0..<33 { try input.append(block[...]) }
    }
    guard beginning.hasPrefix("a") else { return try append() }
    #expect(
      throws: InputProblem(file: "x.gz", kind: .longLine(row: 2, megabytes: 134)),
      performing: append)
  }
}
