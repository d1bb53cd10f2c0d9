extension BlankLayout {
  /// True where the lines can be nothing but a table of this layout: there is a column of numbers, and
  /// neither a delimiter nor a whole line that is one value.
  func isSure(of lines: [[UInt8]], _ options: ReadingOptions) -> Bool {
    let all = lines.filter { !Self.isAside($0[...]) }.enumerated()
      .filter { $0.offset < skipped || $0.element != header }.map(\.element)
    let hasComma = options.hasDecimalComma == true || InnerCommas(all) != nil
    // Words before the table have commas between them.
    let before = header == nil ? skipped : skipped - 1
    let lines = isPlain ? all.prefix(before) + Self.whole(Array(all.dropFirst(before))) : all
    if hasDelimiter(Array(lines.dropFirst(before)), mayBeComma: !hasComma) { return false }
    let body = lines.dropFirst(skipped)
    let isCounted = isCounted && !areQuantities(body)
    guard body.count > (header == nil ? 1 : 0), isCounted || !isOneValue(Array(body)) else {
      return false
    }
    // Lines that are no table do not begin under each other again and again.
    if gap > 1, columnCount > 2, Self.begun(lines) != nil { return true }
    let rows = texts(Array(body))
    let numeric = (0..<columnCount).count { column in
      let cells = rows.map { $0.indices.contains(column) ? $0[column] : [] }
      let values = cells.filter { !MissingCell.matches($0.span) }
      return !values.isEmpty
        && values.allSatisfy { Self.isNumber($0) || Self.isQuantity($0) }
    }
    // Sentences of as many words have a number here and there.
    if merged != nil { return true }
    return header != nil && rows.count > 1 ? numeric > 0 : numeric * 3 >= columnCount
  }

  static func isNumber(_ cell: [UInt8]) -> Bool {
    [false, true].contains { NumberParser(hasDecimalComma: $0).parse(cell.span) != nil }
  }

  private func hasDelimiter(_ lines: [[UInt8]], mayBeComma: Bool) -> Bool {
    let signs: [UInt8] = [.tab, .semicolon, .bar] + (mayBeComma ? [.comma] : [])
    return signs.contains { sign in
      // A sign within the cells is not within the names.
      guard let first = lines.first, sign == .tab || first.contains(sign) else { return false }
      return lines.count { $0.contains(sign) } * 2 >= lines.count
    }
  }

  /// True where each line is a length of time or a size of data.
  private func areQuantities(_ lines: ArraySlice<[UInt8]>) -> Bool {
    lines.allSatisfy { line in
      Self.isQuantity(Array(line[line.span.trimmed(0..<line.count)]))
    }
  }

  private static func isQuantity(_ value: [UInt8]) -> Bool {
    [.durations(clockParts: 0), MixedUnits.sizes(hasLetters: false)]
      .contains { $0.parse(value.span) != nil }
  }

  /// True where each line is a number with its unit, or a date.
  private func isOneValue(_ lines: [[UInt8]]) -> Bool {
    !PairedNumbers.are(lines, names: header == nil ? nil : names?.count)
      && lines.allSatisfy { line in
        let value = Array(line[line.span.trimmed(0..<line.count)])
        return MissingCell.matches(value.span) || Self.isNumber(value)
          || DateInference.isDate(value.span)
      }
  }
}
