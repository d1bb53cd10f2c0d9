import TerminalTesting
import Testing

/// The files that people have reach the program as they are.
@Suite struct InputFormatsTests {
  /// Runs a line of shell with the program as $E.
  private func run(_ line: String) throws -> Command.Result {
    try Command.run(
      "/bin/sh", ["-c", "ulimit -v 1500000; E=\(Program.path); \(line)"],
      environment: EmulatedTerminal.environment)
  }

  @Test(arguments: [
    (#"printf 'r b free\n1 0 5\n2 0 7\n'"#, "X axis: r"),
    (#"printf ' day | price \n-----+-------\n Mon | 1\n Tue | 2\n(2 rows)\n'"#, "2 categories"),
    (#"printf 'day=Mon n=1ms\nday=Tue n=2ms\n'"#, "Highest: 2 ms on Tue"),
    (#"printf '# TYPE up gauge\nup{job="a"} 1\nup{job="b"} 3\n'"#, "3"),
    (#"printf '{"day":["Mon","Tue"],"n":[1,2]}'"#, "Highest: 2 on Tue"),
    (#"printf 'day,n\nMon,1\nTue,2\n' | gzip"#, "Highest: 2 on Tue"),
  ])
  func pipedIn(source: String, fact: String) throws {
    let result = try run("\(source) | $E describe -")
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(result.text.contains(fact), "\(result.text)")
  }

  @Test func aDocumentWithAFileBesideIt() throws {
    let folder = try Folder()
    _ = try folder.file("d.csv", "day,n\nMon,1\nTue,2\n")
    let file = try folder.file(
      "c.vl.json",
      #"{"data":{"url":"d.csv"},"mark":"bar","encoding":{"x":{"field":"day"},"y":{"field":"n"}}}"#)
    let result = try run("$E describe \(file)")
    #expect(result.status == .exit(0) && result.text.contains("Highest: 2 on Tue"))
  }

  @Test func theFirstCaptionNamesTheSlip() throws {
    let result = try run(
      #"printf 'day,a,b\nMon,1,5\nTue,C,6\nWed,3,7\n' | $E --keys /dev/null --dump captions -"#)
    #expect(result.text.contains("Left out: column a, row 3, “C” is not a number"))
  }

  @Test func aCutArchiveIsBadData() throws {
    let result = try run("seq 1000 | gzip | head -c 200 | $E describe -")
    #expect(result.status == .exit(65))
    #expect(result.errorText.contains("the gzip data is damaged or cut off"))
  }

  /// Zeros that fill the memory a thousand times over end in a sentence.
  @Test func anArchiveThatUnfoldsIsRefused() throws {
    let result = try run("head -c 300M /dev/zero | gzip -1 | $E describe -")
    #expect(result.status == .exit(65), "\(result.errorText.prefix(500))")
    // They are a line without an end.
    #expect(
      result.errorText.contains(/row 1: the line is longer than \d+ MB/), "\(result.errorText)")
  }

  /// A library that cannot be loaded is named with the package that has it.
  @Test func aMissingLibraryIsNamed() throws {
    let folder = try Folder()
    _ = try folder.file("libz.so.1", "no library")
    let file = try folder.file("x.csv", "a\n1\n")
    let result = try run("gzip \(file); LD_LIBRARY_PATH=\(folder.path) $E describe \(file).gz")
    #expect(result.status == .exit(66))
    #expect(result.errorText.contains("the library libz.so.1 is missing; install it, as with apt"))
  }
}
