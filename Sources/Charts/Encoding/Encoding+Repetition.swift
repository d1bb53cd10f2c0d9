import Tables

extension Encoding {
  /// That several rows have the same x, and which column parts them; `nil` where none do.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - x: The column of the places; without one every row has its own.
  ///   - y: The columns of the values: a row without any is no point.
  /// - Returns: The repetition.
  func repetition(in table: Table, x: Column?, y: [[Double]]) -> Repetition? {
    guard let x, let places = RowPlaces(x, values: y), places.lengths.most > 1 else { return nil }
    return Repetition(
      column: x.name, most: places.lengths.most, shared: places.lengths.shared,
      of: places.lengths.places, remedy: remedy(in: table, x: x, places, values: y))
  }

  /// The column with the fewest values among those whose `--split` leaves each place once; one that
  /// leaves the x axis as it is goes first.
  private func remedy(
    in table: Table, x: Column, _ places: RowPlaces, values: [[Double]]
  ) -> String? {
    // There is one --split only.
    guard split == nil else { return nil }
    let candidates = table.columns.compactMap { column -> (name: String, text: TextColumn)? in
      guard case .text(let text) = column.values, text.firstNonNumber == nil,
        (2...Self.mostParts).contains(text.dictionary.count)
      else { return nil }
      return (column.name, text)
    }
    func rank(_ column: (name: String, text: TextColumn)) -> (Int, Int) {
      (column.name == x.name ? 1 : 0, column.text.dictionary.count)
    }
    return candidates.sorted { rank($0) < rank($1) }
      .first { name, text in
        guard name == x.name else { return places.areParted(by: text) }
        // Without this column, the next that says where would be x.
        guard self.x == nil,
          let next = table.columns.first(where: { $0.name != name && $0.saysWhere }),
          let nextPlaces = RowPlaces(next, values: values)
        else { return false }
        return nextPlaces.areParted(by: text)
      }?.name
  }

  /// More charts than these are no way out.
  private static let mostParts = 200
}

/// The rows of a table by their places on the x axis.
private struct RowPlaces {
  /// The rows that have a place and a value, those of one place side by side.
  private let rows: [Int]
  /// The place of each row of the table; −1 where it has none.
  private let places: [Int]
  /// The rows with a value in the column that repeats most, by their places.
  let lengths: RunLengths

  /// `nil` where every row has a place of its own.
  init?(_ column: Column, values: [[Double]]) {
    switch column.values {
    case .text(let text):
      guard text.dictionary.count < text.codes.count else { return nil }
      places = text.codes.map(Int.init)
    case .numbers(let numbers): places = Self.ranks(of: numbers.values)
    case .dates(let dates): places = Self.ranks(of: dates.values)
    }
    guard !places.isEmpty else { return nil }
    let places = places
    let placed = places.indices.filter { row in
      places[row] >= 0 && values.contains { $0.indices.contains(row) && $0[row].isFinite }
    }
    let isGrouped = zip(placed, placed.dropFirst()).allSatisfy { places[$0] <= places[$1] }
    rows = isGrouped ? placed : placed.sorted { (places[$0], $0) < (places[$1], $1) }
    var longest = RunLengths()
    for column in values {
      var lengths = RunLengths()
      for row in rows where column[row].isFinite { lengths.add(Double(places[row])) }
      if lengths.most > longest.most { longest = lengths }
    }
    lengths = longest
  }

  /// The place of each number among the different ones in order; empty where all ascend, as they
  /// mostly do.
  private static func ranks(of values: [Double]) -> [Int] {
    let ascends = zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
    guard !ascends else { return [] }
    var ranks = Array(repeating: -1, count: values.count)
    var last: (value: Double, rank: Int)?
    for row in values.indices.filter({ values[$0].isFinite }).sorted(by: { values[$0] < values[$1] }
    ) {
      let rank = last.map { $0.value == values[row] ? $0.rank : $0.rank + 1 } ?? 0
      ranks[row] = rank
      last = (values[row], rank)
    }
    return ranks
  }

  /// Whether rows of one place differ in a column of texts.
  func areParted(by text: TextColumn) -> Bool {
    // The place at which each text came last; a missing one is a text of its own.
    var lastPlaces = Array(repeating: -1, count: text.dictionary.count + 1)
    for row in rows {
      let code = Int(text.codes[row]) + 1
      if lastPlaces[code] == places[row] { return false }
      lastPlaces[code] = places[row]
    }
    return true
  }
}
