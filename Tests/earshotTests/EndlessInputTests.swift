import TerminalTesting
import Testing

/// Input without an end, or beyond the memory there is, ends in a sentence.
@Suite struct EndlessInputTests {
  /// Runs a line of shell with the program as $E, in so many kilobytes of address space.
  private func run(_ line: String, kilobytes: Int) throws -> Command.Result {
    try Command.run(
      "/bin/sh", ["-c", "ulimit -v \(kilobytes); E=\(Program.path); \(line)"],
      environment: EmulatedTerminal.environment)
  }

  @Test(arguments: [
    "yes 1,2 | $E describe -", "yes '{\"a\":1,\"b\":2}' | $E describe --format jsonl -",
    "yes '2024-01-01,1.25' | $E render - -o -",
    "yes 1,2 | $E - --keys /dev/null",
  ])
  func anEndlessPipeEndsInASentence(_ line: String) throws {
    let result = try run(line, kilobytes: 1_500_000)
    #expect(result.status == .exit(65), "\(result.errorText.prefix(500))")
    #expect(result.errorText.hasPrefix("earshot: standard input is too large for the memory there"))
    #expect(result.errorText.contains("MB can be read; split the file or stop the pipe earlier"))
  }

  /// A limit of the data alone counts as one of all that is mapped does.
  @Test func aLimitOfTheDataCounts() throws {
    let result = try run(
      "ulimit -d 1000000; yes 1,2 | $E describe -", kilobytes: 8_000_000)
    #expect(result.status == .exit(65), "\(result.errorText.prefix(500))")
    #expect(result.errorText.hasPrefix("earshot: standard input is too large for the memory there"))
  }

  @Test func anEndlessLineIsNamed() throws {
    let result = try run("yes | tr -d '\\n' | $E draw -", kilobytes: 1_500_000)
    #expect(result.status == .exit(65))
    #expect(
      result.errorText.contains(/standard input, row 1: the line is longer than \d+ MB/),
      "\(result.errorText)")
  }

  /// A file is refused before it is read, and says no less.
  @Test func theEndlessLineOfAFileIsNamed() throws {
    let folder = try Folder()
    let file = folder.path("line.csv")
    let made = try run(
      "(echo a,b; echo 1,2; yes | tr -d '\\n' | head -c 120000000) > \(file)", kilobytes: 4_000_000)
    try #require(made.status == .exit(0))
    let result = try run("$E describe \(file)", kilobytes: 300_000)
    #expect(result.status == .exit(65))
    #expect(
      result.errorText.contains("line.csv, row 3: the line is longer than 120 MB"),
      "\(result.errorText)")
  }

  @Test func aFileBeyondTheMemoryIsRefusedBeforeItIsRead() throws {
    let folder = try Folder()
    let file = folder.path("large.csv")
    let made = try run("seq 1 5000000 | sed 's/.*/&,&/' > \(file)", kilobytes: 4_000_000)
    try #require(made.status == .exit(0))
    let result = try run("$E describe \(file)", kilobytes: 300_000)
    #expect(result.status == .exit(65), "\(result.errorText.prefix(500))")
    #expect(result.errorText.contains("large.csv is too large for the memory there is"))
  }

  /// Many charts or columns of few bytes end in a sentence, whatever memory there is.
  @Test func manyChartsInLittleMemoryAreRefusedOrShown() throws {
    let folder = try Folder()
    let chart = #"{"type":"bar","series":[{"points":[{"x":"a","y":1},{"x":"b","y":2}]}]}"#
    let charts = try folder.file(
      "charts.json", "[\(Array(repeating: chart, count: 4000).joined(separator: ","))]")
    let names = (0..<4000).map { "c\($0)" }.joined(separator: ",")
    let values = (0..<4000).map(String.init).joined(separator: ",")
    let columns = try folder.file("columns.csv", "\(names)\n\(values)\n")
    let small = try folder.file("small.csv", "1\n2\n")
    var (shownCount, refusedCount) = (0, 0)
    for kilobytes in stride(from: 80_000, through: 260_000, by: 20_000) {
      // Less memory than the program itself takes is none that it can do something about.
      let least = try run("$E describe \(small)", kilobytes: kilobytes)
      guard [.exit(0), .exit(65)].contains(least.status) else { continue }
      for file in [charts, columns] {
        let result = try run("$E describe --json \(file)", kilobytes: kilobytes)
        if result.status == .exit(0) {
          shownCount += 1
          continue
        }
        refusedCount += 1
        #expect(result.status == .exit(65), "\(kilobytes): \(result.errorText.prefix(200))")
        #expect(result.errorText.contains("MB of memory, which is more than there is"))
      }
    }
    #expect(shownCount > 0 && refusedCount > 0)
  }

  /// Valid JSON is never called invalid for want of memory.
  ///
  /// The program of a debug build takes 117 MB itself.
  @Test(arguments: [125_000, 130_000, 160_000, 190_000])
  func recordsBeyondTheMemoryAreRefused(kilobytes: Int) throws {
    let folder = try Folder()
    let record = #"{"a":1,"b":2}"#
    let records = Array(repeating: record, count: 200_000).joined(separator: ",")
    let file = try folder.file("big.json", "[\(records)]")
    let result = try run("$E describe \(file)", kilobytes: kilobytes)
    #expect(result.status == .exit(65), "\(result.errorText.prefix(500))")
    #expect(result.errorText.contains("big.json is too large for the memory there is"))
  }

  @Test(arguments: [
    "$E describe /dev/zero", "$E draw /dev/urandom", "seq 5 | $E - --keys /dev/zero",
  ])
  func aDeviceWithoutEndIsRefused(_ line: String) throws {
    let result = try run(line, kilobytes: 1_500_000)
    #expect(result.status == .exit(66))
    #expect(result.errorText.contains("is a device without an end"))
  }

  @Test func whatFitsIsRead() throws {
    let result = try run("seq 1 100000 | $E describe -", kilobytes: 1_500_000)
    #expect(result.status == .exit(0), "\(result.errorText.prefix(500))")
  }
}
