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
