/// The way in which runs of blanks part lines into cells.
struct BlankLayout: Equatable {
  /// The number of blanks, at least, that part two cells.
  var gap = 1
  /// The number of words, or of what is quoted, in a row.
  var count: Int
  /// True where all that is left of a row is its last cell.
  var joinsLast = false
  /// The lines before the first row that are no aside.
  var skipped = 0
  /// The line of the names, where there is one.
  var header: [UInt8]?
  /// The number of lines that name the columns, where there are any.
  var headerLines = 1
  var names: [String]?
  /// The words that are one cell.
  var merged: Range<Int>?
  /// The order in which the columns are wanted, where it is another.
  var order: [Int]?
  /// The places where the cells under each name end, where some rows have fewer of them.
  var ends: [Int]?
  /// The places where the cells under each name begin, where some rows have none there.
  var starts: [Int]?
  /// The columns with two values in each cell, "24 MiB / 16 GiB".
  var pairs: Set<Int> = []
  /// True of numbers with what they are of, of which one may be an empty text.
  var isCounted = false
  /// True where each row begins with a number or a date, so that a line which does not is none.
  var beginsWithValues = false

  /// More lines than these do not come before a table: `top` writes five.
  private static let mostBefore = 5

  /// Finds the layout in which all of the first lines are alike; `nil` where there is none.
  init?(_ lines: [[UInt8]], _ options: ReadingOptions) {
    let comment = lines.prefix { $0.first == UInt8(ascii: "#") }.last
    let rows = lines.filter { !Self.isAside($0[...]) }
    for before in 0...Self.mostBefore where rows.count > before {
      let above = before > 0 ? rows[before - 1] : nil
      let written = rows[before]
      let bars = BarredNames(Array(rows[before...]), above: above)
      let rows = bars?.lines ?? Array(rows[before...])
      // Two lines are alike by chance, unless they are those of `ls -l`.
      if before > 0, rows.count < 3, !rows.allSatisfy(Self.isListed) { continue }
      let layout =
        Self.halved(rows) ?? Self.spelled(rows) ?? Self.even(Self.whole(rows), gap: 1)
        ?? Self.dated(rows) ?? Self.even(
          rows, gap: 2)
        ?? Self.named(rows)
        ?? Self.joined(rows) ?? Self.shifted(rows) ?? Self.aligned(rows) ?? Self.begun(rows)
      guard var found = layout else { continue }
      found.name(rows, comment: comment, options)
      found.findPairs(rows)
      found.beginsWithValues = found.haveValuesFirst(rows)
      if let bars, found.header != nil {
        (found.header, found.headerLines) = (written, bars.areSpanned ? 2 : 1)
        found.names = bars.names
      }
      found.skipped += before
      guard found.count > 1, found.hasNameForEach else { continue }
      self = found
      return
    }
    return nil
  }

  /// Takes the first line for what all others should be.
  init?(asFirstOf lines: [[UInt8]], _ options: ReadingOptions) {
    guard let first = lines.first(where: { !Self.isAside($0[...]) }) else { return nil }
    self.init(count: Self.cells(of: first, 0..<first.count, gap: 1).count)
    name(lines.filter { !Self.isAside($0[...]) }, comment: nil, options)
    guard hasNameForEach else { return nil }
  }

  /// True where there are as many names as columns, or none: bars may part names where no cells are parted.
  private var hasNameForEach: Bool { names.map { $0.count == columnCount } ?? true }

  init(gap: Int = 1, count: Int, joinsLast: Bool = false) {
    self.gap = gap
    self.count = count
    self.joinsLast = joinsLast
  }

  /// True of a line that is neither names nor values: a comment, a heading over several columns, or a
  /// rule under the names.
  static func isAside(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "#") { return true }
    var hasDashes = false
    var isDrawn = true
    var wasDash = false
    for byte in line {
      if byte.isDigit || byte == .bar { return false }
      let isDash = byte == .minus
      if isDash, wasDash { hasDashes = true }
      if !isDash, !byte.isBlank { isDrawn = false }
      wasDash = isDash
    }
    guard hasDashes, !isDrawn else { return hasDashes }
    let words = line.split(whereSeparator: \.isBlank)
    return words.allSatisfy { $0.count > 1 }
      && words.contains { $0.starts(with: [.minus, .minus]) }
  }

  /// The number of cells in a row.
  var columnCount: Int { count - (merged.map { $0.count - 1 } ?? 0) + pairs.count }

  // MARK: Cells

  /// The cells of a line.
  func cells(of bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
    if let starts {
      return parted(Self.cells(of: bytes, line, begun: starts), of: bytes)
    }
    var cells = Self.cells(of: bytes, line, gap: gap)
    if let ends { return Self.placed(cells, at: ends, of: line) ?? cells }
    if joinsLast, cells.count > count {
      cells[count - 1] = cells[count - 1].lowerBound..<line.upperBound
      cells.removeLast(cells.count - count)
    }
    if isCounted, cells.count == 1 { cells.append(line.upperBound..<line.upperBound) }
    if let merged, cells.count == count {
      let cell = cells[merged.lowerBound].lowerBound..<cells[merged.upperBound - 1].upperBound
      cells.replaceSubrange(merged, with: [cell])
    }
    return parted(cells, of: bytes)
  }

  static func cells(
    of bytes: [UInt8], _ line: Range<Int>, gap: Int
  ) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var i = line.lowerBound
    while true {
      while i < line.upperBound, bytes[i].isBlank { i += 1 }
      guard i < line.upperBound else { return cells }
      if gap == 1, bytes[i] == .quote,
        let end = bytes[(i + 1)..<line.upperBound].firstIndex(of: .quote),
        end + 1 == line.upperBound || bytes[end + 1].isBlank
      {
        cells.append(i + 1..<end)
        i = end + 1
        continue
      }
      let start = i
      var end = i
      while i < line.upperBound {
        if bytes[i].isBlank {
          var next = i
          while next < line.upperBound, bytes[next].isBlank { next += 1 }
          if next - i >= gap || bytes[i] == .tab || next == line.upperBound { break }
          i = next
        } else {
          i += 1
          end = i
        }
      }
      cells.append(start..<end)
    }
  }

  // MARK: Finding it

  /// The layout in which every line has as many cells.
  private static func even(_ lines: [[UInt8]], gap: Int) -> BlankLayout? {
    var counts = Set<Int>()
    for line in lines where counts.count < 2 {
      counts.insert(cells(of: line, 0..<line.count, gap: gap).count)
    }
    guard counts.count == 1, let count = counts.first, count > 1 else { return nil }
    return BlankLayout(gap: gap, count: count)
  }

  /// The layout in which a date and a time of day stand under one name.
  private static func dated(_ lines: [[UInt8]]) -> BlankLayout? {
    let cells = lines.map { Self.cells(of: $0, 0..<$0.count, gap: 1) }
    guard let names = cells.first, let dated = datedCells(names.count, lines, cells) else {
      return nil
    }
    var layout = BlankLayout(count: names.count + 1)
    layout.merged = dated
    return layout
  }

  /// The layout in which the last cell has blanks, in the names ("Mounted on") or in the rows (a
  /// command with its arguments), and begins at one place.
  private static func joined(_ lines: [[UInt8]]) -> BlankLayout? {
    let cells = lines.map { Self.cells(of: $0, 0..<$0.count, gap: 1) }
    guard let first = cells.first, cells.count > 1 else { return nil }
    let body = cells.dropFirst()
    let fewest = body.map(\.count).min() ?? 0
    if isCounted(lines, cells) {
      var layout = BlankLayout(count: 2, joinsLast: true)
      layout.isCounted = true
      return layout
    }
    let count = min(first.count, fewest)
    guard count > 2 else { return nil }
    let starts = zip(lines, cells).map { line, cells in
      line[..<cells[count - 1].lowerBound].count { $0 & 0xC0 != 0x80 }
    }
    let aligned = starts.count { $0 == starts[0] }
    guard aligned * 5 >= starts.count * 4 || isPlainTable(lines, cells) else { return nil }
    return BlankLayout(count: count, joinsLast: true)
  }

  /// True of names over rows that have no fewer cells and numbers in several columns, wherever the last
  /// cell begins.
  private static func isPlainTable(_ lines: [[UInt8]], _ cells: [[Range<Int>]]) -> Bool {
    let names = cells[0]
    guard names.count > 3, lines.count > 2,
      !names.contains(where: { isNumber(Array(lines[0][$0])) }),
      cells.allSatisfy({ $0.count >= names.count }),
      cells.contains(where: { $0.count > names.count })
    else { return false }
    let rows = zip(lines, cells).dropFirst()
    let numeric = names.indices.dropLast().count { column in
      rows.allSatisfy { isNumber(Array($0[$1[column]])) }
    }
    return numeric > 1
  }

  /// The place of a date that a time of day comes behind, in every row that has one cell more than names.
  private static func datedCells(
    _ count: Int, _ lines: [[UInt8]], _ cells: [[Range<Int>]]
  ) -> Range<Int>? {
    let rows = zip(lines, cells).dropFirst()
    guard lines.count > 1, rows.allSatisfy({ $1.count == count + 1 }) else { return nil }
    return (0..<count).first { place in
      rows.allSatisfy { line, cells in
        let (date, time) = (Array(line[cells[place]]), Array(line[cells[place + 1]]))
        return date.contains(.minus) && time.contains(.colon)
          && DateInference.isDate(date.span) && TimeOfDay.parse(time.span, from: 0) != nil
      }
    }.map { $0..<$0 + 2 }
  }

  /// The same where it can be nothing else: the names stand in quotes, or each row ends with two numbers.
  private static func named(_ lines: [[UInt8]]) -> BlankLayout? {
    guard let layout = shifted(lines), let header = lines.first else { return nil }
    let isQuoted = cells(of: header, 0..<header.count, gap: 1).allSatisfy { name in
      name.lowerBound > 0 && header[name.lowerBound - 1] == .quote
    }
    let rows = lines.dropFirst().map { line in
      cells(of: line, 0..<line.count, gap: 1).map { Array(line[$0]) }
    }
    let names = rows.compactMap(\.first)
    let haveNames =
      (names.allSatisfy { !isNumber($0) } || RowNames.areCounted(names))
      && rows.allSatisfy {
        $0.count > 2 && $0.suffix(2).allSatisfy { isNumber($0) || MissingCell.matches($0.span) }
      }
    return isQuoted || haveNames ? layout : nil
  }

  /// The layout in which every row begins with its own name, over which none stands.
  private static func shifted(_ lines: [[UInt8]]) -> BlankLayout? {
    guard let first = lines.first, lines.count > 1 else { return nil }
    let names = cells(of: first, 0..<first.count, gap: 1)
    let isHeader = !names.contains { isNumber(Array(first[$0])) }
    let counts = Set(lines.dropFirst().map { cells(of: $0, 0..<$0.count, gap: 1).count })
    guard isHeader, counts == [names.count + 1] else { return nil }
    return BlankLayout(count: names.count + 1)
  }

  /// The layout in which the cells of every row end under the last letters of their names, and begin with a
  /// name of the row: `free` says less of swap than of memory.
  private static func aligned(_ lines: [[UInt8]]) -> BlankLayout? {
    guard let first = lines.first, first.first?.isBlank == true, lines.count > 1 else { return nil }
    let names = cells(of: first, 0..<first.count, gap: 1)
    guard names.count > 1, !names.contains(where: { isNumber(Array(first[$0])) }) else {
      return nil
    }
    let ends = names.map(\.upperBound)
    for line in lines.dropFirst() where line != first {
      let all = 0..<line.count
      guard line.first?.isBlank == false, line.allSatisfy({ $0 < 0x80 }),
        placed(cells(of: line, all, gap: 1), at: ends, of: all) != nil
      else { return nil }
    }
    var layout = BlankLayout(count: names.count + 1)
    layout.ends = ends
    (layout.header, layout.skipped) = (first, 1)
    layout.names = [""] + names.map { String(decoding: first[$0], as: UTF8.self) }
    return layout
  }

  /// The first of some cells, then for each end the cell that ends there, or an empty one; `nil` where
  /// any ends elsewhere.
  private static func placed(
    _ cells: [Range<Int>], at ends: [Int], of line: Range<Int>
  ) -> [Range<Int>]? {
    guard let name = cells.first, cells.count > 1 else { return nil }
    var placed = [name] + ends.map { _ in line.lowerBound..<line.lowerBound }
    for cell in cells.dropFirst() {
      guard let place = ends.firstIndex(of: cell.upperBound - line.lowerBound) else { return nil }
      placed[place + 1] = cell
    }
    return placed
  }
}
