/// The title and the unit of a table as the lines above it say them: the title stands in the first.
struct Preface: Equatable {
  /// More letters than these are a text.
  private static let mostLetters = 120

  private(set) var title: String?
  /// The unit, and the number of lines that say nothing else.
  private(set) var unit: String?
  private(set) var unitLines = 0

  /// Reads the lines.
  ///
  /// - Parameter rows: Their cells.
  init(_ rows: [[[UInt8]]] = []) {
    for (index, row) in rows.enumerated() {
      let cells = row.filter { !$0.isEmpty }.map { $0.span.text }
      guard row.first?.isEmpty == false, cells.count == 1, let cell = cells.first else { continue }
      let line = cell.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if unit == nil, let found = UnitLine.unit(in: line) {
        (unit, unitLines) = (found, 1)
      } else if index == 0 {
        title = line
        // "Sales (in thousands of euros)"
        if unit == nil, let found = UnitLine.unit(behind: line) {
          (title, unit) = (found.text, found.unit)
        }
        if title.map(Self.isTitle) != true { title = nil }
      }
    }
  }

  /// True of words that do not say what comes behind them, as "Operator: MJ" does.
  private static func isTitle(_ text: String) -> Bool {
    text.count <= mostLetters && text.contains(where: \.isLetter)
      && !["=", "：", ": ", "://"].contains(where: { text.contains($0) }) && !text.hasSuffix(":")
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      && !DateInference.isDate(text.utf8Span.span)
  }
}
