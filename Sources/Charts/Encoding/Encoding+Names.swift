import Tables

extension Encoding {
  /// The names that are asked for: "a,b" is a list, unless a column is called just that.
  func names(in texts: [String], of table: Table) -> [String] {
    texts.flatMap { table.column(asked: $0) == nil ? $0.listed : [$0] }
  }

  /// Makes sure that what is asked of a column is something that there is.
  ///
  /// - Throws: What can be asked, where a text is “average(price)” or “sum()”.
  func checkAggregates(_ texts: [String], of table: Table) throws(InputProblem) {
    for text in texts where table.column(asked: text) == nil && Aggregation(parsing: text) == nil {
      guard let open = text.firstIndex(of: "(") else { continue }
      let isOpen = !text.hasSuffix(")")
      guard !isOpen || Aggregation(parsing: text + ")") != nil else { continue }
      let name = isOpen ? text[open...].dropFirst() : text[open...].dropFirst().dropLast()
      guard name.isEmpty || table.column(asked: String(name)) != nil else { continue }
      let column = name.isEmpty ? table.columns.first { $0.isNumeric }?.name ?? "" : String(name)
      let known = (EncodingSetting.aggregate.choices ?? []).filter { $0 != "none" }
      throw InputProblem(
        file: table.name,
        kind: .badValue(
          place: "y", text: text,
          expected: (known.map { "\($0)(\(column))" } + ["count()"]).joined(separator: ", ")))
    }
  }

  /// The names of the measures; of columns that stand side by side the words that all their names begin with, if any.
  var nameOfMeasures: String {
    let shared = y.isEmpty ? summedColumns.firstWords : []
    return shared.isEmpty
      ? (y.isEmpty ? summedColumns : y).joined(separator: ", ") : shared.joined(separator: " ")
  }
}

extension [String] {
  /// The words without digits that all texts begin with: of "pre.1" and "pre.2" it is "pre".
  fileprivate var firstWords: [Substring] {
    let words = map { $0.split { !$0.isLetter } }
    return words.dropFirst().reduce(words.first ?? []) { shared, other in
      zip(shared, other).prefix { $0 == $1 }.map(\.0)
    }
  }
}

extension String {
  /// The parts of a list between commas; those in brackets or quotes belong to what stands before these.
  fileprivate var listed: [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for character in self {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == "(" { depth += 1 }
      if !isQuoted, character == ")" { depth -= 1 }
      if character == ",", depth < 1, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
