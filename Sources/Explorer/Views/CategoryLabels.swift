import Screen

/// The names under an axis of categories: whole in one row, wrapped, in alternate rows, or, where
/// nothing else helps, only every second, third … of them; neighbors never touch.
struct CategoryLabels {
  /// A name with the category it belongs to and the row it begins in.
  struct PlacedName {
    var index: Int
    var row: Int
    var label: AxisLabel
    /// The first column of one that made room for its neighbors; `nil` in the middle under its category.
    var start: Int?
  }

  /// The column of the plot in which a category stands, from its left edge, and its width.
  let column: (Int) -> Int
  let width: Int
  let names: ArraySlice<String>

  init(names: ArraySlice<String>, width: Int, column: @escaping (Int) -> Int) {
    self.names = names
    self.width = width
    self.column = column
  }

  /// Places as many names as fit into at most `rows` rows.
  func placed(rows: Int, ellipsis: String) -> [PlacedName] {
    guard !names.isEmpty, width > 0 else { return [] }
    // Below two columns a label there is no need to look.
    var step = max(1, names.count * 2 / (width * max(rows, 1)))
    while step < names.count {
      let indices = Array(Swift.stride(from: 0, to: names.count, by: step))
      let slot = width * step / names.count
      // Of very many names other steps with as many labels are hardly other ones.
      let isLong = names.count > Self.many && indices.count > 1
      step = max(step + 1, isLong ? names.count / (indices.count - 1) : 0)
      // More than all rows hold: not worth trying.
      guard isRoom(for: indices, in: width * max(rows, 1)) else { continue }
      for arrangement in [
        inOneRow(indices), wrapped(indices, to: slot - 1, rows: rows),
        staggered(indices, slot: slot, rows: rows),
      ] {
        if let arrangement { return arrangement }
      }
    }
    return alone(rows: rows, ellipsis: ellipsis)
  }

  /// Of more names not every step is tried.
  private static let many = 10_000

  private func isRoom(for indices: [Int], in columns: Int) -> Bool {
    var sum = 0
    for index in indices {
      sum += name(index).columns
      if sum > columns { return false }
    }
    return true
  }

  /// A name on one line, as it is said.
  private func name(_ index: Int) -> String {
    let name = names[names.startIndex + index]
    return name.utf8.contains { $0 < 0x20 } ? name.onOneLine : name
  }

  private func inOneRow(_ indices: [Int]) -> [PlacedName]? {
    let placed = indices.map { PlacedName(index: $0, row: 0, label: AxisLabel(name($0))) }
    return fitting(placed) ?? moved(placed)
  }

  /// Names in one row, moved as far as it takes to have a column between them, each still under its category.
  private func moved(_ placed: [PlacedName]) -> [PlacedName]? {
    var names = placed.sorted { column($0.index) < column($1.index) }
    var free = 0
    for index in names.indices {
      let start = max(span(of: names[index]).lowerBound, free)
      names[index].start = start
      free = start + names[index].label.size.columns + 1
    }
    var end = width
    for index in names.indices.reversed() {
      let length = names[index].label.size.columns
      let start = min(span(of: names[index]).lowerBound, end - length)
      guard start >= 0, (start..<start + length).contains(column(names[index].index)) else {
        return nil
      }
      names[index].start = start
      end = start - 1
    }
    return names
  }

  private func wrapped(_ indices: [Int], to slot: Int, rows: Int) -> [PlacedName]? {
    guard rows > 1, slot > 2 else { return nil }
    var placed: [PlacedName] = []
    for index in indices {
      let lines = name(index).wrapped(to: slot)
      // A word that is broken is harder to read than one that is missing.
      guard lines.count <= rows, !name(index).breaksWord(at: slot) else { return nil }
      placed.append(PlacedName(index: index, row: 0, label: AxisLabel(lines)))
    }
    return fitting(placed)
  }

  private func staggered(_ indices: [Int], slot: Int, rows: Int) -> [PlacedName]? {
    // Moved in from the edge, a longer name would stand far from its tick.
    guard rows > 1, indices.count > 1, indices.allSatisfy({ name($0).columns < 2 * slot })
    else { return nil }
    return fitting(
      indices.enumerated().map { PlacedName(index: $1, row: $0 % 2, label: AxisLabel(name($1))) })
  }

  /// The first name, on as many lines as there are; a mark says where it goes on.
  private func alone(rows: Int, ellipsis: String) -> [PlacedName] {
    var lines = name(0).wrapped(to: width)
    if lines.count > max(rows, 1) {
      lines = Array(lines.prefix(max(rows, 1)))
      let room = max(width - ellipsis.columns, 0)
      lines[lines.count - 1] = lines[lines.count - 1].prefix(columns: room) + ellipsis
    }
    return [PlacedName(index: 0, row: 0, label: AxisLabel(lines))]
  }

  /// The labels, if no two in a row come closer than a column.
  private func fitting(_ placed: [PlacedName]) -> [PlacedName]? {
    let rows = Dictionary(grouping: placed, by: \.row).values
    let isFree = rows.allSatisfy { row in
      let spans = row.map { span(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
      return spans.allSatisfy { $0.upperBound <= width }
        && zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
    }
    return isFree ? placed : nil
  }

  /// The columns a label takes: its middle under its category, but all of it in the plot.
  func span(of placed: PlacedName) -> Range<Int> {
    let length = placed.label.size.columns
    if let start = placed.start { return start..<start + length }
    let start = max(min(column(placed.index) - length / 2, width - length), 0)
    return start..<start + length
  }
}

extension String {
  /// True where a word is longer than `columns`, so that it would be broken; ideographs may be.
  fileprivate func breaksWord(at columns: Int) -> Bool {
    split(separator: " ").map(String.init).contains {
      $0.columns > columns && $0.columns < 2 * $0.count
    }
  }
}
