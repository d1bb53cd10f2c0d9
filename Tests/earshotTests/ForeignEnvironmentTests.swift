import Foundation
import TerminalTesting
import Testing

/// The program where letters have other capitals (Turkish has no “I” of “i”) and the clock has left out a day
/// (Samoa had no December 30, 2011): what is said depends on neither.
@Suite struct ForeignEnvironmentTests {
  /// A locale made by `localedef`, as a machine has only those that it was asked for.
  private static let turkish = Result {
    let folder = try Folder()
    let made = try Command.run(
      "/usr/bin/localedef", ["-i", "tr_TR", "-f", "UTF-8", folder.path("tr_TR.UTF-8")])
    try #require(made.status == .exit(0), "\(made.errorText)")
    return folder
  }

  private static func foreign() throws -> [String: String] {
    [
      "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LOCPATH": try turkish.get().path,
      "TZ": "Pacific/Apia",
    ]
  }

  static let tables = [
    "date,TITLE,Istanbul\n2011-12-28,1,4\n2011-12-29,2,3\n2011-12-30,3,9\n2011-12-31,5,1\n"
      + "2012-01-01,4,\n2012-01-02,6,2\n",
    "time,INFO,info\n2011-12-29T23:00:00Z,1,2.5\n2011-12-30T09:00:00Z,3,\n"
      + "2011-12-30T10:30:00Z,2,4\n2011-12-31T10:00:00Z,8,1\n",
    "CITY,WIDTH IN\nIZMIR,3\nizmir,5\nIğdır,4\nDiyarbakır,9\n",
    "length,width,kind\n"
      + (0..<60).map { "\($0 % 7).5,\($0 * 3 % 11),\("iIıİ".dropFirst($0 % 4).first ?? "i")\n" }
      .joined(),
  ]

  /// Keys that look random and are the same every time: SplitMix64 (Steele, Lea, Flood 2014).
  private static func keys(_ seed: UInt64, count: Int) -> String {
    // Neither the end of the program nor the brackets of a script.
    let signs = (0x21...0x7E).map { String(UnicodeScalar($0)) }.filter { !"q<>".contains($0) }
    let steps =
      signs
      + ["<Right>", "<Left>", "<Up>", "<Down>", "<Home>", "<End>", "<Tab>", "<Enter>", "<Esc>"]
      .flatMap { Array(repeating: $0, count: 6) }
    var state = seed
    return (0..<count).map { _ in
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return steps[Int((z ^ (z >> 31)) % UInt64(steps.count))]
    }.joined()
  }

  /// The same keys give the same captions twice, and those of any other place; no number is said that is none.
  @Test(arguments: tables.indices, ["en", "de", "ja"])
  func keysSayTheSame(table: Int, language: String) throws {
    for seed in 0..<4 {
      let keys = Self.keys(UInt64(table * 100 + seed), count: 120)
      func captions(_ environment: [String: String]) throws -> String {
        let folder = try Folder()
        let arguments = [
          try folder.file("in.csv", Self.tables[table]), "--keys", "-", "--dump", "captions",
          "--language", language,
        ]
        let result = try Program.run(
          arguments, environment: environment, input: Array(keys.utf8), directory: folder.path)
        #expect(result.status == .exit(0), "\(keys): \(result.errorText)")
        return result.text.replacingOccurrences(of: folder.path, with: "")
      }
      let said = try captions(Self.foreign())
      #expect(try captions(Self.foreign()) == said, "\(keys)")
      #expect(try captions(["LC_ALL": "C.UTF-8", "TZ": "UTC"]) == said, "\(keys)")
      #expect(said.range(of: #"\b(nan|-?inf)\b"#, options: .regularExpression) == nil, "\(keys)")
    }
  }

  /// Each day of a table is told, also the one that the clock of the place never showed.
  @Test func everyDayIsTold() throws {
    let file = try TemporaryFile("in.csv", Self.tables[0])
    let said = try Program.output(
      file.path, "--keys", "-", "--dump", "captions", environment: Self.foreign(),
      input: "<Home><Right><Right>"
    ).lines
    #expect(said.last?.contains("December 30") == true, "\(said)")
  }
}
