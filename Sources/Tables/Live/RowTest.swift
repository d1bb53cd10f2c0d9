extension Table {
  /// The rows for which any of some conditions holds, as the filter of a table has it.
  ///
  /// - Parameters:
  ///   - conditions: The conditions, of columns that are there.
  ///   - timeZone: The zone of dates with a time of day, as an IANA name.
  /// - Returns: True for each row that meets one.
  /// - Throws: A column that is not there, or a value that it cannot have.
  package func rows(
    meeting conditions: [Condition], timeZone: String = "UTC"
  ) throws(TransformProblem) -> [Bool] {
    var isMet = Array(repeating: false, count: rowCount)
    for condition in conditions {
      let test = try Self.test(
        condition, of: column(called: condition.column),
        zone: TimeZoneOffset(name: timeZone) ?? .universal)
      for row in 0..<rowCount where !isMet[row] { isMet[row] = test(row) }
    }
    return isMet
  }
}
