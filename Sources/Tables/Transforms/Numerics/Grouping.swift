/// Rows in groups: each row knows its group by a number, so that nothing has to be compared again.
package struct Grouping: Equatable, Sendable {
  /// The group of each row, 0 ..< `count`; −1 where it is in none.
  package private(set) var codes: [Int]
  /// The number of groups.
  package private(set) var count: Int

  private init(known codes: [Int], count: Int) {
    self.codes = codes
    self.count = count
  }

  /// Rows whose groups are known; what is no group is in none.
  package init(codes: [Int?], count: Int) {
    self.count = max(count, 0)
    self.codes = codes.map { code in
      if let code, code >= 0, code < count { code } else { -1 }
    }
  }

  /// A group for each of so many rows, no two of which are alike.
  package init(different rowCount: Int) {
    count = max(rowCount, 0)
    codes = Array(0..<count)
  }

  /// A group for each different number, in the order they first come; none for what is missing.
  package init(_ values: [Double]) {
    var known = NumberTable()
    // Both zeros are one number.
    codes = values.map { $0.isFinite ? known.number(of: ($0 + 0).bitPattern) : -1 }
    count = known.count
  }

  /// A group for each of some ascending numbers, all of them different; none for any other number.
  package init(_ values: [Double], among places: [Double]) {
    count = places.count
    codes = values.map { value in
      var low = 0
      var high = places.count
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < value { low = middle + 1 } else { high = middle }
      }
      return low < places.count && places[low] == value ? low : -1
    }
  }

  /// A group for each different text, in the order they first come in these rows.
  package init(_ text: TextColumn) {
    var order = Array(repeating: -1, count: text.dictionary.count)
    var count = 0
    codes = text.codes.map { code in
      let code = Int(code)
      guard order.indices.contains(code) else { return -1 }
      if order[code] < 0 {
        order[code] = count
        count += 1
      }
      return order[code]
    }
    self.count = count
  }

  /// A group for each different value of a column; dates are the same where they are one moment.
  package init(_ values: ColumnValues) {
    switch values {
    case .numbers(let numbers): self.init(numbers.values)
    case .dates(let dates): self.init(dates.values)
    case .text(let text): self.init(text)
    }
  }

  /// A group for each combination of groups that comes, in the order they first come; a row that one
  /// of both has in no group is in none.
  package func combined(with other: Grouping) -> Grouping {
    var known = NumberTable()
    let pairs = zip(codes, other.codes).map { first, second in
      guard first >= 0, second >= 0 else { return -1 }
      // Rows, and so groups, are limited to what half of a word can count.
      return known.number(of: UInt64(first) << 32 | UInt64(second))
    }
    return Grouping(known: pairs, count: known.count)
  }

  /// The rows that are in no group as one more group, the last; the same where there are none.
  package var withRest: Grouping {
    guard codes.contains(-1) else { return self }
    return Grouping(known: codes.map { $0 < 0 ? count : $0 }, count: count + 1)
  }

  /// The rows of each group, ascending.
  package var rows: [[Int]] {
    var rows: [[Int]] = sizes.map { size in
      var rows: [Int] = []
      rows.reserveCapacity(size)
      return rows
    }
    for (row, code) in codes.enumerated() where code >= 0 { rows[code].append(row) }
    return rows
  }

  /// The number of rows in each group.
  package var sizes: [Int] {
    var sizes = Array(repeating: 0, count: count)
    for code in codes where code >= 0 { sizes[code] += 1 }
    return sizes
  }

  /// The numbers of each group, in the order of their rows; what is missing is left out.
  package func values(of column: [Double]) -> [[Double]] {
    var values: [[Double]] = Array(repeating: [], count: count)
    for (code, value) in zip(codes, column) where code >= 0 && value.isFinite {
      values[code].append(value)
    }
    return values
  }
}
