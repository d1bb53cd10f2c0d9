import Charts

/// The data of charts as comma-separated values (RFC 4180): x, then a column for each series.
package enum DescriptionCSV {
  /// The text for `charts`: each is a table with a row of names, an empty line between two.
  package static func text(of charts: [Chart]) -> String {
    charts.map(text).joined(separator: lineEnd)
  }

  private static let lineEnd = "\r\n"

  private static func text(of chart: Chart) -> String {
    let table = DataTable(chart)
    let title = chart.xAxis.title ?? "x"
    // A program reads the ends of a bin as two numbers.
    let places = chart.xAxis.binWidth == nil ? [title] : ["\(title) from", "\(title) to"]
    let names =
      places.map { Self.name($0, chart.xAxis.unit) }
      + table.columns.map { Self.name($0.name, $0.heading.unit) }
    let lines =
      [names.map(field)]
      + table.rows.map { row in
        place(of: row, in: chart) + table.columns.map { field($0, in: row, of: table) }
      }
    return lines.map { $0.joined(separator: ",") + lineEnd }.joined()
  }

  /// A heading with its unit in brackets, so that whoever reads it again has that, too.
  private static func name(_ name: String, _ unit: String?) -> String {
    guard let unit, !unit.isEmpty, !unit.contains(where: { "()[]（）".contains($0) }),
      !name.hasSuffix(" (\(unit))")
    else { return name }
    return "\(name) (\(unit))"
  }

  private static func place(of row: [Int?], in chart: Chart) -> [String] {
    for (index, point) in row.enumerated() {
      guard let point else { continue }
      switch chart.place(chart.series[index].x[point]) {
      case .range(let low, let high):
        return [low, high].map { field(JSONValue.number(DescriptionJSON.rounded($0.value))) }
      case .number(let number):
        if let digits = number.digits { return [digits] }
      default: break
      }
      let place = DescriptionJSON.place(point, of: chart.series[index], in: chart)
      return if case .string(let text) = place { [field(text)] } else { [field(place)] }
    }
    return [""]
  }

  /// A time of day as a clock has it, and a whole number that a double may not hold as the data has it.
  private static func said(_ quantity: Quantity) -> String? {
    quantity.kind == .clock ? field(English().format.number(quantity)) : quantity.digits
  }

  /// A cell; a whole number that a double may not hold as the data has it.
  private static func field(
    _ column: DataTable.SeriesColumn, in row: [Int?], of table: DataTable
  ) -> String {
    switch table.cell(column, in: row) {
    case .missing: ""
    case .number(let number):
      said(table.quantity(number, in: column)) ?? field(JSONValue.number(number))
    case .numbers(let numbers):
      field(numbers.map { field(JSONValue.number($0)) }.joined(separator: " "))
    case .text(let text): field(text)
    }
  }

  /// A number with the digits that read back as the same.
  private static func field(_ value: JSONValue) -> String {
    if case .null = value { "" } else { value.text }
  }

  /// A text, in quotes where it has to be.
  ///
  /// Spreadsheets take a cell that begins with one of these characters for a formula, in quotes or
  /// not; OWASP (“CSV Injection”) has an apostrophe put before them, which makes the cell a text. A
  /// text that is a number is none, and stays.
  private static func field(_ text: String) -> String {
    var field = text.withoutControls
    // By scalars: a mark upon one of them hides it from Swift, not from a spreadsheet.
    let scalars = field.unicodeScalars
    if let first = scalars.first, "=+-@＝＋－＠".unicodeScalars.contains(first), Double(field) == nil {
      field = "'" + field
    }
    let isQuoted = scalars.contains { $0 == "\"" || $0 == "," } || scalars.first == " "
    guard isQuoted || scalars.last == " " else { return field }
    return "\"" + field.escaped("\"", with: "\"") + "\""
  }
}

extension String {
  /// The text with `sign` before each of the `special` characters, whatever marks stand upon them.
  func escaped(_ special: String, with sign: Unicode.Scalar) -> String {
    let special = Set(special.unicodeScalars)
    return unicodeScalars.reduce(into: "") { text, scalar in
      if special.contains(scalar) { text.unicodeScalars.append(sign) }
      text.unicodeScalars.append(scalar)
    }
  }
}
