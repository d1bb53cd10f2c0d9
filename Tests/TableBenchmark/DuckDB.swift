/// The peer, where Python has it: `pip install duckdb`.
enum DuckDB {
  static let version = words(of: ["python3", "-c", "import duckdb; print(duckdb.__version__)"])?
    .last

  /// The cost of making a table of a file.
  static func read(_ path: String, _ processors: Processors) -> Cost? {
    time("create table t as \(selection(path))", [], path, processors)
  }

  /// The cost of the counts and measures of each column of a file.
  static func describe(_ path: String, _ processors: Processors) -> Cost? {
    time("summarize \(selection(path))", [], path, processors)
  }

  /// The cost of a mean for each day and kind of a table.
  static func group(_ path: String) -> Cost? {
    time(
      "select day, kind, avg(price) from t group by all",
      ["create table t as \(selection(path))"], path, .all)
  }

  private static func selection(_ path: String) -> String {
    "select * from \(path.contains(".json") ? "read_json" : "read_csv")('\(path)')"
  }

  private static func time(
    _ query: String, _ before: [String], _ path: String, _ processors: Processors
  ) -> Cost? {
    let threads = processors == .one ? ["set threads = 1"] : []
    let script = """
      import duckdb, resource, time
      for query in \(threads + before): duckdb.execute(query)
      start = time.time()
      duckdb.execute("\(query)").fetchall()
      print(time.time() - start)
      print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
      """
    return Cost(words(of: processors.command(["python3", "-c", script])))
  }
}
