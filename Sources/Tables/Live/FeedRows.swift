/// The rows that came of a feed at once.
package struct FeedRows: Equatable, Sendable {
  /// `nil` where there are none.
  package var table: Table?
  /// The first line that does not fit, and why; `nil` where all do.
  package var problem: InputProblem?
  /// The number of lines that do not fit.
  package var problemCount = 0

  package init(_ table: Table? = nil) { self.table = table }

  package mutating func add(_ problem: InputProblem) {
    self.problem = self.problem ?? problem
    problemCount += 1
  }

  package mutating func add(_ other: FeedRows) {
    if let rows = other.table { table = table?.appending(rows) ?? rows }
    problem = problem ?? other.problem
    problemCount += other.problemCount
  }
}

extension Table {
  /// The number of cells that have no value.
  package var missingCellCount: Int {
    columns.reduce(0) { count, column in
      switch column.values {
      case .numbers(let numbers): count + numbers.values.count(where: \.isNaN)
      case .dates(let dates): count + dates.values.count(where: \.isNaN)
      case .text(let text): count + text.codes.count { $0 < 0 }
      }
    }
  }
}

extension InputProblem.Fault {
  /// The line that a fault of one line is in.
  var row: Int? {
    get {
      switch self {
      case .raggedRow(let row, _, _), .invalidUTF8(let row, _, _), .unclosedQuote(let row),
        .notANumber(let row, _, _), .notADate(let row, _, _, _), .tooLarge(_, let row),
        .malformedJSON(let row, _), .unclosedJSON(let row, _, _), .notInFormat(let row, _),
        .longLine(let row, _):
        row
      default: nil
      }
    }
    set {
      guard let row = newValue else { return }
      switch self {
      case .raggedRow(_, let expected, let found):
        self = .raggedRow(row: row, expected: expected, found: found)
      case .invalidUTF8(_, let column, let page):
        self = .invalidUTF8(row: row, column: column, codePage: page)
      case .unclosedQuote: self = .unclosedQuote(row: row)
      case .notANumber(_, let column, let text):
        self = .notANumber(row: row, column: column, text: text)
      case .notADate(_, let column, let text, let pattern):
        self = .notADate(row: row, column: column, text: text, pattern: pattern)
      case .tooLarge(let limit, _): self = .tooLarge(limit, row: row)
      case .longLine(_, let megabytes): self = .longLine(row: row, megabytes: megabytes)
      case .malformedJSON(_, let column): self = .malformedJSON(row: row, column: column)
      case .unclosedJSON(_, let column, let mark):
        self = .unclosedJSON(row: row, column: column, mark: mark)
      case .notInFormat(_, let format): self = .notInFormat(row: row, format: format)
      default: break
      }
    }
  }
}
