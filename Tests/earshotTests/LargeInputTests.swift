import TerminalTesting
import Testing

/// Large input that is not what it should be ends in a sentence, in little memory.
@Suite struct LargeInputTests {
  /// Runs a line of shell with the program as $E, in so many kilobytes of address space.
  private func run(_ line: String, kilobytes: Int = 600_000) throws -> Command.Result {
    try Command.run(
      "/usr/bin/setsid",
      ["-w", "/bin/sh", "-c", "ulimit -v \(kilobytes); E=\(Program.path); \(line)"],
      environment: EmulatedTerminal.environment)
  }

  /// A line of a gigabyte, made while it is read.
  private static let line = "head -c 1000000000 /dev/zero | tr '\\0' x"

  @Test func aLineOfAGigabyteIsNamedWithItsLength() throws {
    let result = try run("(printf 'a,b\\n1,2\\n'; \(Self.line)) | $E describe -")
    #expect(result.status == .exit(65))
    #expect(
      result.errorText.contains(/standard input, row 3: the line is longer than \d+ MB/),
      "\(result.errorText)")
  }

  @Test func aFeedGoesOnBehindALineOfAGigabyte() throws {
    let result = try run(
      "(printf 'a,b\\n1,2\\n2,3\\n'; \(Self.line); printf '\\n3,4\\n') "
        + "| $E --follow --device none -")
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(result.text.contains("row 4: the line is longer than 1 MB"), "\(result.text)")
    // Rows that came behind the first words are new, if any did.
    let end = try #require(result.lines.last)
    #expect(end.wholeMatch(of: /End of input: 3 rows(, [12] new)?, 1 did not fit/) != nil, "\(end)")
  }

  @Test(arguments: [
    // Nothing but NUL bytes, in a pipe and as a file.
    ("head -c 5000000 /dev/zero | $E describe -", Int32(65)),
    ("head -c 5000000 /dev/zero | $E --follow --device none -", 65),
    // A compressed table that is cut off.
    ("seq 1 200000 | gzip | head -c 50000 | $E describe -", 65),
    // A read error after the beginning: the memory at 0 of a process.
    ("$E describe /proc/self/mem", 66), ("$E describe - < /", 66),
    ("$E --follow --device none /proc/self/mem", 66),
  ])
  func whatIsNoTableEndsInASentence(line: String, code: Int32) throws {
    let result = try run(line)
    #expect(result.status == .exit(code), "\(result.errorText)")
    #expect(result.errorText.hasPrefix("earshot: "), "\(result.errorText)")
    #expect(result.errorText.count < 500)
  }

  /// A writer that ends in the middle of a row: the rows before are there, and the last tells what it lacks.
  @Test func aPipeThatBreaksKeepsItsRows() throws {
    let result = try run("(printf 'a,b,c\\n'; seq -f '%g,2,3' 50; printf '51,') | $E describe -")
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(result.text.contains("1 row is too short"), "\(result.text)")
  }
}
