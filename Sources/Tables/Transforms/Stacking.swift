/// The values that were laid on top of each other.
package struct Stacked: Equatable, Sendable {
  package var column: String
  /// The column at whose same values they are.
  package var by: String
  /// The number of places.
  package var places: Int
  /// The columns that say from where to where each value reaches.
  package var start: String
  package var end: String
}

extension Table {
  /// The values of a column on top of each other wherever another column is the same, in the order of
  /// the rows: those above zero up from it, those below zero down.
  ///
  /// Two columns say from where to where each value reaches: `start(sales)` and `end(sales)`; where it
  /// is missing, or the place is, they are missing, too.
  package func stacked(
    _ name: String, by key: String
  ) throws(TransformProblem) -> (table: Table, report: Stacked) {
    let numbers = try numbers(called: name)
    let places = Grouping(try column(called: key).values).codes.map { $0 < 0 ? .nan : Double($0) }
    let stack = Stack([(places, numbers.values)])
    let spans = (stack.spans.first ?? []).enumerated().map { row, span -> Stack.Interval in
      places[row].isFinite && numbers.values[row].isFinite ? span : (.nan, .nan)
    }
    let isBelow = numbers.values.map { $0 < 0 }
    var table = self
    func append(_ values: [Double], as wanted: String) -> String {
      var column = numbers
      column.values = values
      column.largeIntegers = LargeIntegers()
      let name = table.columns.map(\.name).distinct(wanted)
      table.columns.append(Column(name: name, values: .numbers(column)))
      return name
    }
    let start = append(zip(spans, isBelow).map { $1 ? $0.high : $0.low }, as: "start(\(name))")
    let end = append(zip(spans, isBelow).map { $1 ? $0.low : $0.high }, as: "end(\(name))")
    return (
      table,
      Stacked(column: name, by: key, places: stack.places.count, start: start, end: end)
    )
  }
}
