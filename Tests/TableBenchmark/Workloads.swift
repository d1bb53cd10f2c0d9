import Foundation

/// A file of made rows, the same in every run.
struct Workload {
  var name: String
  var file: String
  var rows: Int
  /// The first bytes, then a row for each number, then the last bytes.
  var begin: String
  var row: (Int) -> String
  var end = ""
  /// True where it is described, too.
  var isDescribed = false

  /// Writes the file into a folder, in parts that are small beside what is measured.
  func write(to folder: URL) throws -> URL {
    let url = folder.appending(path: file)
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    let handle = try FileHandle(forWritingTo: url)
    var part = begin
    for number in 0..<rows {
      part += row(number)
      guard part.utf8.count > 1 << 20 else { continue }
      try handle.write(contentsOf: Data(part.utf8))
      part = ""
    }
    try handle.write(contentsOf: Data((part + end).utf8))
    try handle.close()
    return url
  }

  /// All that is measured; `largest` rows at most for the growth.
  static func all(largest: Int) -> [Workload] {
    let sizes = [10_000, 100_000, 1_000_000, 10_000_000].filter { $0 <= largest }
    return sizes.map { dated($0) } + [
      Workload(
        name: "quoted texts", file: "quoted.csv", rows: 1_000_000, begin: "id,name,value\n",
        row: { "\($0),\"\(quoted[$0 % quoted.count])\",\(decimal($0, digits: 3))\n" }),
      Workload(
        name: "20 columns", file: "wide.csv", rows: 1_000_000,
        begin: (0..<20).map { "c\($0)" }.joined(separator: ",") + "\n",
        row: { wide[$0 % wide.count] }),
      Workload(
        name: "JSON", file: "records.json", rows: 1_000_000, begin: "[",
        row: { ($0 > 0 ? ",\n" : "") + record($0) }, end: "]\n"),
      Workload(
        name: "JSON Lines", file: "records.jsonl", rows: 1_000_000, begin: "",
        row: { record($0) + "\n" }),
    ]
  }

  /// A moment and three numbers in each row.
  private static func dated(_ rows: Int) -> Workload {
    Workload(
      name: "time and 3 numbers", file: "dated-\(rows).csv", rows: rows,
      begin: "time,price,load,wave\n",
      row: { row in
        "\(moment(row)),\(decimal(row, digits: 2)),\(decimal(row / 3, digits: 3)),"
          + "\(decimal(row * 31, digits: 4))\n"
      }, isDescribed: rows >= 1_000_000)
  }

  private static let quoted = [
    "alpha, beta", "say \"\"hi\"\"", "plain", "long text with \"\" quotes, and commas", "x",
  ]
  private static let wide = (0..<20_000).map { row in
    (0..<20).map { decimal(row * 7 + $0 * 31, digits: 3) }.joined(separator: ",") + "\n"
  }
  private static let days = (0..<200).map { day in
    "2020-\(two(1 + day / 28))-\(two(1 + day % 28))T"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func moment(_ row: Int) -> String {
    let (day, second) = (row / 86_400 % days.count, row % 86_400)
    return "\(days[day])\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
  }

  private static func decimal(_ row: Int, digits: Int) -> String {
    let scale = [1, 10, 100, 1_000, 10_000][digits]
    let value = row &* 7_919 % 10_007_000
    let fraction = String(value % scale)
    return "\(value / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  private static func record(_ row: Int) -> String {
    "{\"time\":\(row),\"kind\":\"k\(row % 5)\",\"value\":\(decimal(row, digits: 3))}"
  }
}
