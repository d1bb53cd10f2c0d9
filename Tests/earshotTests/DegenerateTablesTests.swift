import Charts
import Foundation
import SoundTesting
import TerminalTesting
import Testing

/// Tables that have little or too much of something, through the whole program as every chart type.
@Suite struct DegenerateTablesTests {
  struct DegenerateTable: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The values of four columns, row by row; an empty text is missing.
    var rows: [[String]]
    /// The categories, where they are not all different.
    var places: [String]?

    /// The four columns have the names of a candle's values, of which any type can be made.
    var text: String {
      "place,Open,High,Low,Close\n"
        + rows.enumerated().map { index, row in
          ([places?[index] ?? "category \(index)"] + row).joined(separator: ",") + "\n"
        }.joined()
    }

    init(_ name: String, _ rows: [[String]], places: [String]? = nil) {
      testDescription = name
      self.rows = rows
      self.places = places
    }

    init(_ name: String, _ rows: [[Int]], places: [String]? = nil) {
      self.init(name, rows.map { $0.map(String.init) }, places: places)
    }
  }

  static let tables = [
    DegenerateTable("one", [[1, 3, 0, 2]]),
    DegenerateTable("two", [[1, 3, 0, 2], [2, 4, 1, 3]]),
    DegenerateTable("constant", Array(repeating: [4, 4, 4, 4], count: 5)),
    DegenerateTable("missing", [["1", "", "0", "2"], ["", "", "", ""], ["3", "5", "2", ""]]),
    DegenerateTable("nothing but missing", [["", "", "", ""], ["", "", "", ""]]),
    DegenerateTable("nothing in a column", [["1", "", "0", "2"], ["2", "", "1", "3"]]),
    DegenerateTable(
      "boundless", [["1", "inf", "0", "2"], ["-inf", "4", "1", "3"], ["2", "4", "1", "inf"]]),
    DegenerateTable("all negative", [[-4, -1, -9, -2], [-5, -2, -8, -3], [-7, -6, -9, -8]]),
    DegenerateTable("mixed sign", [[-4, 1, -9, 0], [5, 8, -8, -3], [0, 6, -9, 5]]),
    DegenerateTable(
      "the same places", [[1, 3, 0, 2], [2, 4, 1, 3], [3, 5, 2, 4], [1, 3, 0, 2]],
      places: ["a", "a", "b", "a"]),
    // More than can be drawn, and than are heard one by one.
    DegenerateTable(
      "1,000 categories",
      (0..<1000).map { [$0 % 97 - 40, $0 % 97 - 30, $0 % 97 - 50, $0 % 89 - 40] }),
  ]

  /// A type gets all tables at once: starting the program takes longer than they do.
  @Test(arguments: ChartType.allCases)
  func isSaidSeenHeardAndWalked(_ type: ChartType) throws {
    // A pie of a thousand slices is refused.
    let isRound = type == .pie || type == .donut
    let tables = Self.tables.filter { !isRound || $0.testDescription != "1,000 categories" }
    let files = try tables.map { try TemporaryFile("\($0.testDescription).csv", $0.text) }
    func output(
      _ arguments: [String], of files: [TemporaryFile], input: String = ""
    ) throws -> Command.Result {
      let result = try Program.run(
        arguments + files.map(\.path) + ["--type", type.rawValue], input: Array(input.utf8))
      #expect(result.status == .exit(0), "\(result.errorText)")
      #expect(result.errorText == "")
      return result
    }
    let said = try output(["describe", "--all"], of: files).text.components(separatedBy: "\n\n")
    try #require(said.count == files.count)
    for (text, table) in zip(said, tables) {
      // Behind the description stands the title.
      #expect(text.contains("\n\(table.testDescription)\n"))
      for word in ["nan", "inf", "nil", "Optional", "-0 ", "  "] {
        #expect(!text.replacing("infinite", with: "endless").contains(word), "\(text)")
      }
    }
    let seen = try output(["draw", "--size", "40x12"], of: files).lines
    let fits = seen.allSatisfy { width(of: $0) <= 40 }
    // An empty line between two charts.
    #expect(seen.count == 13 * files.count - 1 && fits)
    for (file, table) in zip(files, tables) {
      let sound = try WaveContents(
        try output(["render", "-o", "-", "--duration", "0.5"], of: [file]).output
      ).stereo
      #expect(sound.peak <= 0.5013)
      let areFinite = sound.left.allSatisfy(\.isFinite)
      #expect(areFinite)
      let hasValues = table.rows.joined().contains { Double($0)?.isFinite == true }
      #expect(!hasValues || sound.peak > 0.01, "\(table)")
    }
    let walk = "4<Right><Right><Down><Up><End>><lt>{}g<Esc>n:50%<Enter>+<Left>0p<Enter>3<Enter>f"
    let keys = String(repeating: walk, count: files.count)
    let walked = try output(["--keys", "-"], of: files, input: keys).lines
    // Each key is answered; an end is said once.
    #expect(walked.count >= 19 * files.count, "\(walked)")
    let areWords = walked.allSatisfy { !$0.isEmpty && !$0.contains("nan") }
    #expect(areWords)
  }

  @Test(arguments: ChartType.allCases)
  func ofNoRowsItIsSaidWhatToDo(_ type: ChartType) throws {
    let file = try TemporaryFile("table.csv", DegenerateTable("none", [[Int]]()).text)
    for command in [["describe"], ["draw"], ["render", "-o", "-"], ["--keys", "-"]] {
      let result = try Program.run(command + [file.path, "--type", type.rawValue], input: [])
      #expect(result.status == .exit(65))
      #expect(result.output.isEmpty)
      #expect(result.errorText.contains("there is a header but no row of values; add rows"))
    }
  }
}
