import Charts

/// The description of charts as Markdown (CommonMark, and tables as GitHub has them).
package struct DescriptionMarkdown {
  private let language: any Language
  private let verbosity: Verbosity

  /// A table with more rows than this is no longer read but looked up: it stays in its file.
  private static let mostRows = 50

  /// The text for `charts`, one after the other, in the words of `language`.
  package static func text(
    of charts: [Chart], in language: any Language, _ verbosity: Verbosity = .normal
  ) -> String {
    let markdown = DescriptionMarkdown(language: language, verbosity: verbosity)
    return charts.map { markdown.blocks(of: $0).joined(separator: "\n\n") + "\n" }
      .joined(separator: "\n")
  }

  // MARK: Blocks

  /// Title, description, the facts by their groups, and the data.
  private func blocks(of chart: Chart) -> [String] {
    var rows = chart.facts
    var blocks: [String] = []
    // Without a title the chart is called what it is.
    let title = rows.isEmpty ? nil : rows.removeFirst()
    if let title { blocks.append("# " + escaped(language.text(title.fact, options: .command))) }
    // The description ends with the author's summary.
    rows.removeAll { if case .summary = $0.fact { true } else { false } }
    blocks.append(escaped(chart.description(in: language, verbosity)))
    while let group = rows.first?.group {
      let end = rows.firstIndex { $0.group != group } ?? rows.count
      if group != .chart { blocks.append("## " + escaped(language.text(.factGroup(group)))) }
      blocks.append(
        rows[..<end].map { "- " + escaped(language.text($0.fact, options: .command)) }.joined(
          separator: "\n"))
      rows.removeFirst(end)
    }
    return blocks + table(of: chart)
  }

  private func table(of chart: Chart) -> [String] {
    let table = DataTable(chart)
    guard !table.columns.isEmpty, (1...Self.mostRows).contains(table.rows.count) else { return [] }
    let names = [chart.xAxis.title ?? "x"] + table.columns.map(\.name)
    let isText = chart.xAxis.kind != .number
    let rule = [isText ? "---" : "---:"] + table.columns.map { _ in "---:" }
    let rows = table.rows.map { row in
      [place(of: row, in: chart)] + table.columns.map { text($0, in: row, of: table) }
    }
    let lines = [names.map(escaped), rule] + rows.map { $0.map(escaped) }
    return [
      "## " + escaped(language.text(.dataTitle)),
      lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n"),
    ]
  }

  private func place(of row: [Int?], in chart: Chart) -> String {
    for (index, point) in row.enumerated() {
      if let point { return language.format.place(chart.place(chart.series[index].x[point])) }
    }
    return ""
  }

  /// A cell without its unit, which the facts name.
  private func text(_ column: DataTable.SeriesColumn, in row: [Int?], of table: DataTable) -> String
  {
    switch table.cell(column, in: row) {
    case .missing: ""
    case .text(let text): text
    case .numbers(let numbers):
      numbers.map { language.format.quantity(table.quantity($0, in: column)) }
        .joined(separator: " ")
    case .number(let number):
      language.format.quantity(table.quantity(number, in: column))
    }
  }

  // MARK: Text

  /// The text with a backslash before all that Markdown could take for more than text.
  private func escaped(_ text: String) -> String {
    let escaped = text.withoutControls.escaped(#"\`*_{}[]<>#|!~&$"#, with: "\\")
    // A text that begins with the mark of a list would begin another one.
    let digits = escaped.unicodeScalars.prefix { ("0"..."9").contains($0) }
    let rest = String(escaped.unicodeScalars.dropFirst(digits.count))
    let isNumbered = !digits.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
    let isList = digits.isEmpty && ["- ", "+ "].contains { rest.hasPrefix($0) }
    return isNumbered || isList ? String(digits) + "\\" + rest : escaped
  }
}
