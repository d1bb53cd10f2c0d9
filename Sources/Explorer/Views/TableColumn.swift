import Charts
import Descriptions
import Screen

/// A column of the data table as it is drawn: the cells of the rows that are seen.
struct TableColumn {
  /// The text of a cell; a number in two parts, so that decimal points stand below each other.
  struct CellText {
    var whole: String
    var fraction = ""
    var isNumber = true
    /// True of a text that means something else once it is cut, as dates do.
    var isWhole = false

    var text: String { whole + fraction }
  }

  let heading: String
  let cells: [CellText]
  /// The columns that the widest fraction takes.
  private let fractionWidth: Int
  /// The columns that the widest cell takes.
  private let cellWidth: Int
  /// So wide that no number is cut.
  let leastWidth: Int
  /// The width it is drawn with, in columns.
  var width: Int

  /// Headings and texts that are longer get more only where there is room for all columns.
  private static let leastText = 12

  init(heading: String, cells: [CellText]) {
    self.heading = heading
    self.cells = cells
    let numbers = cells.filter(\.isNumber)
    fractionWidth = numbers.map(\.fraction.columns).max() ?? 0
    let numberWidth = (numbers.map(\.whole.columns).max() ?? 0) + fractionWidth
    let textWidth = cells.map { $0.isNumber ? 0 : $0.whole.columns }.max() ?? 0
    cellWidth = max(numberWidth, textWidth)
    let wholeWidth = cells.map { $0.isWhole ? $0.whole.columns : 0 }.max() ?? 0
    leastWidth = max(numberWidth, wholeWidth, min(textWidth, Self.leastText), 1)
    width = max(leastWidth, min(heading.columns, Self.leastText))
  }

  /// As wide as nothing in it is cut.
  var fullWidth: Int { max(cellWidth, heading.columns, 1) }

  /// True where its heading stands above the right end of its cells.
  private var isRight: Bool { cells.contains(where: \.isNumber) }

  /// The heading as it is drawn, and how far from the left.
  func placedHeading(ellipsis: String) -> (text: String, offset: Int) {
    let text = heading.cut(to: width, ellipsis: ellipsis)
    return (text, isRight ? width - text.columns : 0)
  }

  /// A cell as it is drawn, and how far from the left.
  func placed(_ index: Int, ellipsis: String) -> (text: String, offset: Int) {
    let cell = cells[index]
    let text = cell.text.cut(to: width, ellipsis: ellipsis)
    guard cell.isNumber else { return (text, 0) }
    return (text, max(width - text.columns - fractionWidth + cell.fraction.columns, 0))
  }
}

extension TableColumn {
  /// The column of the places of some rows.
  init(
    placesOf rows: [[Int?]], _ table: DataTable, of chart: Chart, in language: any Language
  ) {
    let axis = chart.xAxis
    let heading = ColumnHeading(.value(.named(axis.title ?? "x")), unit: axis.unit)
    self.init(
      heading: language.text(.columnHeading(heading)),
      cells: rows.map { row in
        switch chart.place(table.place(of: row) ?? .nan) {
        case .number(let quantity): CellText(quantity, language)
        case .range(let low, let high):
          CellText(
            whole: language.format.place(
              .range(low, Quantity(high.value, fractionDigits: high.fractionDigits))))
        case .date(let time, let precision, let zone, let span):
          CellText(
            whole: language.format.place(.date(time, precision, timeZone: zone, span)),
            isNumber: false, isWhole: true)
        case let place: CellText(whole: language.format.place(place), isNumber: false)
        }
      })
  }

  /// A column beside them.
  init(
    _ column: DataTable.SeriesColumn, of rows: [[Int?]], _ table: DataTable,
    in language: any Language
  ) {
    let hasTexts = table.hasTexts(column)
    self.init(
      heading: language.text(.columnHeading(column.heading)),
      cells: rows.map { row in
        switch table.cell(column, in: row) {
        case .missing: CellText(whole: "–", isNumber: !hasTexts)
        case .text(let text): CellText(whole: text, isNumber: false)
        case .numbers(let numbers):
          CellText(
            whole: numbers.map { language.format.number(table.quantity($0, in: column)) }
              .joined(separator: " "), isNumber: false)
        case .number(let number): CellText(table.quantity(number, in: column), language)
        }
      })
  }
}

extension TableColumn.CellText {
  /// A number without its unit, which its heading has.
  fileprivate init(_ number: Quantity, _ language: any Language) {
    let text = language.format.number(number)
    let point = text.firstRange(of: language.format.decimalSeparator)?.lowerBound ?? text.endIndex
    self.init(whole: String(text[..<point]), fraction: String(text[point...]))
  }
}

extension String {
  /// The text where it fits; else its start, with a mark that it goes on.
  fileprivate func cut(to width: Int, ellipsis: String) -> String {
    if columns <= width { return self }
    return (prefix(columns: max(width - ellipsis.columns, 0)) + ellipsis).prefix(columns: width)
  }
}
