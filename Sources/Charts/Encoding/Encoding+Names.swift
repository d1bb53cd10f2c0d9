import Tables

extension Encoding {
  /// The names that are asked for: "a,b" is a list, unless a column is called just that.
  func names(in texts: [String], of table: Table) -> [String] {
    texts.flatMap { table.column(asked: $0) == nil ? $0.listed : [$0] }
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
