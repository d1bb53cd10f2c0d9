/// A table of each kind of chart, through whose points one steps to count the bytes that reach a terminal.
public struct StepTable: CustomStringConvertible, Sendable {
  /// The kind of chart.
  public var name: String
  /// The table, as comma-separated values.
  public var table: String
  /// The options by which it becomes that kind of chart.
  public var options: [String] = []

  /// The kind of chart.
  public var description: String { name }

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

  /// The kinds, in the order in which they are told.
  public static let all: [StepTable] = [
    StepTable(name: "line", table: table("day,price", 60) { "\(day($0)),\(wave($0))" }),
    StepTable(
      name: "lines",
      table: table("day,North,South,East", 60) {
        "\(day($0)),\(wave($0)),\(wave($0, 53)),\(wave($0, 71))"
      }),
    StepTable(
      name: "steps", table: table("day,price", 60) { "\(day($0)),\(wave($0))" },
      options: ["--type", "step"]),
    StepTable(name: "bars", table: table("month,rain", 12) { "\(months[$0]),\(wave($0))" }),
    StepTable(
      name: "grouped bars",
      table: table("site,Early,Late", 6) { "\(months[$0]),\(wave($0)),\(wave($0, 53))" }),
    StepTable(
      name: "stacked bars",
      table: table("month,sun,rain,snow", 12) {
        "\(months[$0]),\(wave($0)),\(wave($0, 53)),\(wave($0, 71))"
      }, options: ["--type", "stacked-bar"]),
    StepTable(
      name: "level bars",
      table: table("country,area", 12) { "Republic number \($0 + 1) of the list,\(wave($0))" }),
    StepTable(
      name: "histogram", table: table("value", 200) { "\(wave($0) * wave($0, 53))" },
      options: ["--type", "histogram"]),
    StepTable(
      name: "scatter",
      table: table("weight,power", 120) { "\(wave($0, 31)).5,\(wave($0, 53)).5" },
      options: ["--type", "scatter"]),
    StepTable(
      name: "heat map",
      table: table("day,hour,visits", 84) { "\(months[$0 % 7]),\($0 / 7),\(wave($0))" },
      options: ["--type", "heatmap"]),
    StepTable(
      name: "candles",
      table: table("date,open,high,low,close", 40) {
        "\(day($0)),\(wave($0) + 5),\(wave($0) + 25),\(wave($0)),\(wave($0) + 15)"
      }),
    StepTable(
      name: "boxes",
      table: table("species,length", 120) { "\(months[$0 % 4]),\(wave($0) + 9 * ($0 % 4))" },
      options: ["--type", "box"]),
    StepTable(
      name: "area", table: table("day,sold", 40) { "\(day($0)),\(wave($0))" },
      options: ["--type", "area"]),
    StepTable(
      name: "violins",
      table: table("species,length", 120) { "\(months[$0 % 4]),\(wave($0) + 9 * ($0 % 4))" },
      options: ["--type", "violin"]),
    StepTable(
      name: "pie", table: table("month,rain", 8) { "\(months[$0]),\(wave($0))" },
      options: ["--type", "pie"]),
    StepTable(
      name: "donut",
      table: table("month,sun,rain", 6) { "\(months[$0]),\(wave($0)),\(wave($0, 53))" },
      options: ["--type", "donut"]),
  ]
}
