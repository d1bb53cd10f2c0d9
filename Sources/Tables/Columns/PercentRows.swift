/// Rows of percents below others in columns of plain numbers, as a spreadsheet has growth below amounts: they keep no
/// column from being numbers.
struct PercentRows {
  /// More of them nobody writes.
  private static let mostRows = 8
  /// Of fewer plain numbers in a column nobody knows what it holds.
  private static let fewestNumbers = 3

  /// The rows.
  let rows: Set<Int>
  /// The columns in which they have percents.
  let columns: Set<Int>

  /// Finds them among the last rows, each with no number that is not in percent; `nil` where there are none.
  ///
  /// - Parameters:
  ///   - builders: The columns as they were read.
  ///   - rowCount: The number of rows.
  init?(_ builders: [ColumnBuilder], rowCount: Int) {
    let first = max(rowCount - Self.mostRows, Self.fewestNumbers)
    guard first < rowCount else { return nil }
    let percents = builders.map { $0.lastPercents(from: first) }
    let rows = (first..<rowCount).filter { row in
      percents.contains { $0?.contains(row) == true }
        && zip(builders, percents).allSatisfy { builder, percents in
          percents.map { $0.contains(row) || builder.isMissing(row) } ?? builder.hasNoNumber(row)
        }
    }
    let columns = percents.indices.filter { percents[$0] != nil }
    guard !rows.isEmpty, rows.count * 2 < rowCount,
      // A percent in a row that stays would be left out alone.
      columns.allSatisfy({ percents[$0]?.isSubset(of: rows) == true }),
      columns.allSatisfy({ builders[$0].plainNumbers(besides: Set(rows)) >= Self.fewestNumbers })
    else { return nil }
    self.rows = Set(rows)
    self.columns = Set(columns)
  }
}

extension ColumnBuilder {
  /// The rows with percents in a column of text whose other cells are plain numbers, all of them from a row on; `nil` of
  /// any other column.
  fileprivate func lastPercents(from first: Int) -> Set<Int>? {
    guard case .text = reading, !holdsVersions, !isAskedText else { return nil }
    let kinds = words.texts.map { text -> Bool? in
      [false, true].lazy.compactMap { hasDecimalComma in
        NumberParser(hasDecimalComma: hasDecimalComma, takesMarks: true)
          .parse(text.utf8Span.span)?.unit
      }.first.flatMap { $0 == "%" ? true : $0.isEmpty ? false : nil }
    }
    guard kinds.contains(true), kinds.contains(false), !kinds.contains(nil) else { return nil }
    let rows = words.codes.indices.filter {
      words.codes[$0] >= 0 && kinds[Int(words.codes[$0])] == true
    }
    return rows.allSatisfy { $0 >= first } ? Set(rows) : nil
  }

  fileprivate func isMissing(_ row: Int) -> Bool { words.codes[row] < 0 }

  /// True of a cell that is text or missing, or a percent among others.
  fileprivate func hasNoNumber(_ row: Int) -> Bool {
    if case .text = reading { return true }
    return !numbers[row].isFinite || forms.unit == "%"
  }

  fileprivate func plainNumbers(besides rows: Set<Int>) -> Int {
    words.codes.indices.count { words.codes[$0] >= 0 && !rows.contains($0) }
  }

  /// Makes a column of text one of numbers, without the cells in some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows of percents.
  ///   - parsers: The ways numbers may be written, the likeliest first.
  mutating func takeNumbers(besides rows: Set<Int>, _ parsers: [NumberParser]) {
    for parser in parsers {
      let read = words.texts.map { parser.parse($0.utf8Span.span) }
      let cells = words.codes.enumerated().map { row, code in
        code < 0 || rows.contains(row) ? nil : (row: row, number: read[Int(code)])
      }
      guard cells.allSatisfy({ $0 == nil || $0?.number?.unit == "" }) else { continue }
      candidates = [.numbers(parser)]
      begin(rowCount: cells.count, again: true)
      for cell in cells {
        if let number = cell?.number { _ = take(number) } else { numbers.append(.nan) }
      }
      settled()
      return
    }
  }
}
