import TerminalTesting
import Testing

/// The bytes that reach a terminal for a step: over a slow line each of them is waited for.
@Suite struct StepBytesTests {
  /// A table, and the most bytes that a step takes in it at 80×24 and at 200×60.
  struct Kind: CustomTestStringConvertible, Sendable {
    var name: String
    var table: String
    var options: [String] = []
    var most = (small: 700, large: 2_100)

    var testDescription: String { name }
  }

  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    ([header] + (0..<count).map(row)).joined(separator: "\n") + "\n"
  }

  private static func wave(_ index: Int, _ factor: Int = 37) -> Int { index * factor % 101 + 10 }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func day(_ index: Int) -> String {
    let (month, day) = (index / 28 + 1, index % 28 + 1)
    return "2024-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  static let kinds: [Kind] = [
    Kind(name: "line", table: table("day,price", 60) { "\(day($0)),\(wave($0))" }),
    Kind(
      name: "lines",
      table: table("day,North,South,East", 60) {
        "\(day($0)),\(wave($0)),\(wave($0, 53)),\(wave($0, 71))"
      }),
    Kind(name: "bars", table: table("month,rain", 12) { "\(months[$0]),\(wave($0))" }),
    Kind(
      name: "grouped bars",
      table: table("site,Early,Late", 6) { "\(months[$0]),\(wave($0)),\(wave($0, 53))" },
      most: (700, 2_250)),
    Kind(
      name: "stacked bars",
      table: table("month,sun,rain,snow", 12) {
        "\(months[$0]),\(wave($0)),\(wave($0, 53)),\(wave($0, 71))"
      }, options: ["--type", "stacked-bar"]),
    Kind(
      name: "level bars",
      table: table("country,area", 12) { "Republic number \($0 + 1) of the list,\(wave($0))" }),
    Kind(
      name: "histogram", table: table("value", 200) { "\(wave($0) * wave($0, 53))" },
      options: ["--type", "histogram"], most: (800, 2_100)),
    Kind(
      name: "scatter",
      table: table("weight,power", 120) { "\(wave($0, 31)).5,\(wave($0, 53)).5" },
      options: ["--type", "scatter"]),
    Kind(
      name: "heat map",
      table: table("day,hour,visits", 84) { "\(months[$0 % 7]),\($0 / 7),\(wave($0))" },
      options: ["--type", "heatmap"]),
    Kind(
      name: "candles",
      table: table("date,open,high,low,close", 40) {
        "\(day($0)),\(wave($0) + 5),\(wave($0) + 25),\(wave($0)),\(wave($0) + 15)"
      }),
    Kind(
      name: "boxes",
      table: table("species,length", 120) { "\(months[$0 % 4]),\(wave($0) + 9 * ($0 % 4))" },
      options: ["--type", "box"], most: (920, 2_200)),
    Kind(
      name: "area", table: table("day,sold", 40) { "\(day($0)),\(wave($0))" },
      options: ["--type", "area"]),
  ]

  @Test(arguments: kinds, [(80, 24), (200, 60)])
  func aStepTakesFewBytes(_ kind: Kind, _ size: (columns: Int, rows: Int)) throws {
    let file = try TemporaryFile("table.csv", kind.table)
    let count = 6
    let keys = String(repeating: "<Right>", count: count)
    let replayed = try Program.run(
      [file.path] + kind.options + ["--keys", "-", "--device", "none"], input: Array(keys.utf8))
    let session = try Session(
      [file.path] + kind.options, columns: size.columns, rows: size.rows)
    var bytes: [Int] = []
    for caption in replayed.lines.suffix(count) {
      let before = session.terminal.output.count
      try session.press("<Right>", until: caption)
      bytes.append(session.terminal.output.count - before)
    }
    // The first step also has the hints of a chart without a focus to take away.
    let most = bytes.dropFirst().max() ?? 0
    let limit = size.rows == 24 ? kind.most.small : kind.most.large
    #expect(most <= limit, "\(bytes)")
  }
}
