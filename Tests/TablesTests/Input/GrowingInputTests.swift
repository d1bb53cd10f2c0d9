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
}
