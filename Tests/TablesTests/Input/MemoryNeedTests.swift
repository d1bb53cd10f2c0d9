import Testing

@testable import Tables

@Suite struct MemoryNeedTests {
  private func document(columns: Int) throws -> Document {
    let names = (0..<columns).map { "c\($0)" }.joined(separator: ",")
    let values = (0..<columns).map(String.init).joined(separator: ",")
    return try Reader.read(
      bytes: Array("\(names)\n\(values)\n".utf8), name: "a.csv", options: ReadingOptions())
  }

  @Test func aSmallInputNeedsSomeMemory() throws {
    let bytes = Array("x,y\n1,2\n".utf8)
    try MemoryNeed.check(bytes, of: "a.csv", available: 16 << 20)
    #expect(throws: InputProblem(file: "a.csv", kind: .tooLittleMemory(megabytes: 13))) {
      try MemoryNeed.check(bytes, of: "a.csv", available: 8 << 20)
    }
  }

  @Test func aMegabyteNeedsMore() throws {
    let line = Array("12345,67890\n".utf8)
    let megabyte = Array(repeatElement(line, count: 90_000).joined())
    #expect(throws: InputProblem.self) {
      try MemoryNeed.check(megabyte, of: "a.csv", available: 16 << 20)
    }
    // A larger input was estimated while it was read.
    try MemoryNeed.check(megabyte + megabyte, of: "a.csv", available: 64 << 20)
  }

  /// The columns of a line are known before their lists are made.
  @Test func aWideFirstLineNeedsMore() throws {
    let line = Array(String(repeating: "a,", count: 4000).utf8)
    #expect(throws: InputProblem.self) {
      try MemoryNeed.check(line, of: "a.csv", available: 32 << 20)
    }
    try MemoryNeed.check([UInt8(ascii: "[")] + line, of: "a.json", available: 32 << 20)
  }

  @Test func thousandsOfColumnsNeedMore() throws {
    try MemoryNeed.check(document(columns: 10), of: "a.csv", available: 16 << 20)
    try MemoryNeed.check(document(columns: 4000), of: "a.csv", available: 128 << 20)
    #expect(throws: InputProblem(file: "a.csv", kind: .tooLittleMemory(megabytes: 95))) {
      try MemoryNeed.check(document(columns: 4000), of: "a.csv", available: 64 << 20)
    }
  }

  @Test func hundredsOfSeriesNeedMore() throws {
    try MemoryNeed.check(seriesCount: 64, of: "a.csv", available: 8 << 20)
    try MemoryNeed.check(seriesCount: 1000, of: "a.csv", available: 64 << 20)
    #expect(throws: InputProblem(file: "a.csv", kind: .tooLittleMemory(megabytes: 46))) {
      try MemoryNeed.check(seriesCount: 1000, of: "a.csv", available: 40 << 20)
    }
  }

  @Test func hundredsOfSeriesOfAChartFileNeedMore() throws {
    let series = (0..<1000).map { #"{"name":"\#($0)","points":[{"x":0,"y":\#($0)}]}"# }
    let text = #"{"series":[\#(series.joined(separator: ","))]}"#
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "a.json", options: ReadingOptions())
    try MemoryNeed.check(document, of: "a.json", available: 64 << 20)
    #expect(throws: InputProblem(file: "a.json", kind: .tooLittleMemory(megabytes: 46))) {
      try MemoryNeed.check(document, of: "a.json", available: 40 << 20)
    }
  }
}
