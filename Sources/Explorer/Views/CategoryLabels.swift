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
  /// The columns that a category has for itself, within which the middle of its label lies; `nil` where it is a place on a
  /// line.
  private let slot: Double?

  init(
    names: ArraySlice<String>, width: Int, hasSlots: Bool = true, column: @escaping (Int) -> Int
  ) {
    self.names = names
    self.width = width
    // Of bars this thin nobody sees which one a name stands under.
    let isSeen = hasSlots && !names.isEmpty && names.count * 2 <= width
    slot = isSeen ? Double(width) / Double(names.count) : nil
    self.column = column
  }

  /// Places as many names as fit into at most `rows` rows.
  func placed(rows: Int, ellipsis: String) -> [PlacedName] {
    guard !names.isEmpty, width > 0 else { return [] }
    if let whole = arranged(step: 1, rows: rows) ?? cut(to: Self.easy, ellipsis) { return whole }
    // Below two columns a label there is no need to look.
    var step = max(2, names.count * 2 / (width * max(rows, 1)))
    while step < names.count {
      let used = step
      let indices = Array(Swift.stride(from: 0, to: names.count, by: step))
      // Of very many names other steps with as many labels are hardly other ones.
      let isLong = names.count > Self.many && indices.count > 1
      step = max(step + 1, isLong ? names.count / (indices.count - 1) : 0)
      if let arranged = arranged(step: used, rows: rows) { return arranged }
    }
    if let cut = cut(to: Self.least, ellipsis) { return cut }
    if let some = someInside(rows: rows) { return some }
    let alone = alone(rows: rows, ellipsis: ellipsis)
    return alone.allSatisfy(isUnderItsOwn) ? alone : []
  }

  /// Every so manieth name whole; `nil` where they do not fit.
  private func arranged(step: Int, rows: Int) -> [PlacedName]? {
    arranged(Array(Swift.stride(from: 0, to: names.count, by: step)), step: step, rows: rows)
  }

  private func arranged(_ indices: [Int], step: Int, rows: Int) -> [PlacedName]? {
    // More than all rows hold: not worth trying.
    guard isRoom(for: indices, in: width * max(rows, 1)) else { return nil }
    let slot = width * step / names.count
    return inOneRow(indices) ?? wrapped(indices, to: slot - 1, rows: rows)
      ?? staggered(indices, slot: slot, rows: rows)
  }

  /// Every so manieth name whole, from the first on that has room under its category between the ends of the axis; `nil`
  /// where not even two have.
  private func someInside(rows: Int) -> [PlacedName]? {
    guard slot != nil, names.count > 2 else { return nil }
    let inside = (0..<names.count).filter {
      isUnderItsOwn(PlacedName(index: $0, row: 0, label: AxisLabel(name($0))))
    }
    for step in 2..<names.count {
      let indices = inside.first.map { first in
        inside.filter { ($0 - first).isMultiple(of: step) }
      }
      guard let indices, indices.count > 1 else { return nil }
      if let arranged = arranged(indices, step: step, rows: rows) { return arranged }
    }
    return nil
  }

  /// As many columns as a name that is cut has for people to know it, and at the very least.
  private static let (easy, least) = (6, 3)

  /// Each name under its own bar, the long ones cut; `nil` where that leaves fewer columns than it takes to know them, or
  /// names that were different alike.
  private func cut(to leastColumns: Int, _ ellipsis: String) -> [PlacedName]? {
    guard let slot, names.count > 1 else { return nil }
    let room = Int(slot) - 1
    // Several words are rather wrapped, or every second name shown whole.
    guard room >= leastColumns,
      leastColumns < Self.easy || !names.contains(where: { $0.contains(" ") })
    else { return nil }
    let whole = names.indices.map { name($0 - names.startIndex) }
    let cut = AxisLabel.cut(whole, to: room, isName: true, ellipsis: ellipsis).map {
      $0.columns > room ? $0.prefix(columns: max(room - ellipsis.columns, 0)) + ellipsis : $0
    }
    guard Set(cut).count == Set(whole).count, cut.allSatisfy({ $0.columns <= room }) else {
      return nil
    }
    return fitting(
      cut.enumerated().map { PlacedName(index: $0, row: 0, label: AxisLabel($1)) })
  }

  /// True where the middle of a label lies within the slot of its own bar.
  private func isUnderItsOwn(_ placed: PlacedName) -> Bool {
    guard let slot else { return true }
    let span = span(of: placed)
    let middle = Double(span.lowerBound + span.upperBound) / 2
    // A bar stands in whole columns, and so does a letter.
    return abs(middle - Double(column(placed.index)) - 0.5) <= slot / 2 + 0.5
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
    return fitting(placed) ?? moved(placed).flatMap { $0.allSatisfy(isUnderItsOwn) ? $0 : nil }
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
    return isFree && placed.allSatisfy(isUnderItsOwn) ? placed : nil
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
