/// Numbers for how grave an event is, in the words of the programs that write them.
extension Table {
  /// The words of pino and Bunyan for their levels.
  private static let levels: [Double: String] = [
    10: "trace", 20: "debug", 30: "info", 40: "warn", 50: "error", 60: "fatal",
  ]
  /// The words of syslog (RFC 5424, table 2), as journald writes them.
  private static let priorities: [Double: String] = [
    0: "emerg", 1: "alert", 2: "crit", 3: "err", 4: "warning", 5: "notice", 6: "info", 7: "debug",
  ]

  /// The table with such words in place of numbers, where a message stands beside them.
  ///
  /// - Parameter names: Columns that somebody wants as numbers.
  /// - Returns: The same rows under the same names.
  package func namingSeverities(keeping names: [String] = []) -> Table {
    let hasMessage = columns.contains { column in
      if case .text = column.values { RoleName.message.matches(column.name) } else { false }
    }
    guard hasMessage else { return self }
    var table = self
    table.columns = columns.map { column in
      guard !names.contains(column.name), case .numbers(let numbers) = column.values,
        let words = column.name == "PRIORITY"
          ? Self.priorities : column.name.lowercased() == "level" ? Self.levels : nil
      else { return column }
      let present = numbers.values.filter(\.isFinite)
      guard !present.isEmpty, present.allSatisfy({ words[$0] != nil }) else { return column }
      return Column(
        name: column.name, values: .text(TextColumn(numbers.values.map { words[$0] })))
    }
    return table
  }
}
