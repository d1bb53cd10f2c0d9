import Foundation

/// The peer, where Python has it: `pip install duckdb`.
enum DuckDB {
  static let version = answer("print(duckdb.__version__)", [])

  /// The time in which a file becomes a table, in seconds.
  static func read(_ path: String) -> Double? {
    let reader = path.contains(".json") ? "read_json" : "read_csv"
    return answer(
      """
      start = time.time()
      duckdb.execute("create table t as select * from \(reader)(?)", [sys.argv[1]])
      print(time.time() - start)
      """, [path]
    ).flatMap(Double.init)
  }

  /// The time in which a mean for each day and kind of a table is made, in seconds.
  static func group(_ path: String) -> Double? {
    answer(
      """
      duckdb.execute("create table t as select * from read_csv(?)", [sys.argv[1]])
      start = time.time()
      duckdb.execute("select day, kind, avg(price) from t group by all").fetchall()
      print(time.time() - start)
      """, [path]
    ).flatMap(Double.init)
  }

  private static func answer(_ script: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import duckdb, sys, time\n" + script] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let words = told.split(whereSeparator: \.isWhitespace)
    return words.last.map(String.init)
  }
}
