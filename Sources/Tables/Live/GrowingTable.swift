/// A table that grows at its end and lets go of its beginning.
///
/// Rows are kept in parts of which only the last one still grows, so that a copy costs nothing, an addition
/// is a copy of one part at most, and the oldest rows go with their part.
package struct GrowingTable: Equatable, Sendable {
  /// The rows that are kept.
  package enum Keep: Equatable, Sendable {
    /// The newest so many.
    case rows(Int)
    /// Those of the last so many seconds: of their own time, else since they came.
    case seconds(Double)

    package static let usual = rows(1_000_000)
  }

  private struct Part: Equatable, Sendable {
    var table: Table
    /// The times at which the oldest and the newest of its rows came, in seconds.
    var start: Double
    var end: Double
  }

  /// A part with more rows than this grows no more.
  private static let partRows = 8_192

  private var parts: [Part] = []
  /// The rows of the first part that are let go.
  private var skipped = 0
  private let keep: Keep
  /// The number of rows that are kept.
  package private(set) var rowCount = 0
  /// The number of all rows that ever came.
  package private(set) var total = 0

  package init(keep: Keep = .usual) { self.keep = keep }

  /// Adds rows that came at a time, in seconds.
  package mutating func append(_ rows: Table, at time: Double) {
    guard rows.rowCount > 0 else { return }
    total += rows.rowCount
    rowCount += rows.rowCount
    if let last = parts.last, last.table.rowCount < Self.partRows, !isFull(last, at: time) {
      parts[parts.count - 1] = Part(
        table: last.table.appending(rows), start: last.start, end: time)
    } else {
      parts.append(Part(table: rows, start: time, end: time))
    }
    switch keep {
    case .rows(let most): letGo(rowCount - max(most, 1))
    case .seconds(let seconds): letGo(before: seconds, at: time)
    }
  }

  /// True of a part that has a hundredth of the time in it that is kept: it goes as a whole.
  private func isFull(_ part: Part, at time: Double) -> Bool {
    if case .seconds(let seconds) = keep { time - part.start > seconds / 100 } else { false }
  }

  private mutating func letGo(_ count: Int) {
    guard count > 0 else { return }
    rowCount -= count
    skipped += count
    while let first = parts.first, skipped >= first.table.rowCount {
      skipped -= first.table.rowCount
      parts.removeFirst()
    }
  }

  private mutating func letGo(before seconds: Double, at now: Double) {
    // Rows come in their order.
    while rowCount > 1, let first = parts.first {
      let times = first.table.times
      if let newest = parts.last?.table.times?.last(where: \.isFinite), let times {
        var count = 0
        while skipped + count < times.count, rowCount - count > 1,
          !(times[skipped + count] >= newest - seconds)
        {
          count += 1
        }
        guard count > 0 else { return }
        letGo(count)
      } else {
        guard parts.count > 1, first.end < now - seconds else { return }
        letGo(first.table.rowCount - skipped)
      }
    }
  }

  /// True where the rows of another file go on behind those that are kept, as in the next file of a log; false where they are a
  /// table that was written anew.
  ///
  /// The times say so, else names of which each comes once, else numbers that only grew until then.
  package func goesOn(with rows: Table) -> Bool {
    guard let kept = table, kept.columns.count == rows.columns.count else { return true }
    let columns = zip(kept.columns, rows.columns).map { (old: $0.values, new: $1.values) }
    for case (.dates(let old), .dates(let new)) in columns {
      guard let last = old.values.filter(\.isFinite).max(), let first = new.values.first else {
        continue
      }
      return !(first < last)
    }
    for case (.text(let old), .text(let new)) in columns {
      let codes = Set(old.codes)
      guard codes.count == kept.rowCount, !codes.contains(-1) else { continue }
      // Other names say nothing: a log may have an identifier in each line.
      let comesAgain = new.codes.contains {
        $0 >= 0 && old.dictionary.contains(new.dictionary[Int($0)])
      }
      if comesAgain { return false }
    }
    for case (.numbers(let old), .numbers(let new)) in columns {
      let values = old.values.filter(\.isFinite)
      guard values.count > 1, zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }),
        let last = values.last, let first = new.values.first
      else { continue }
      return !(first <= last)
    }
    return true
  }

  /// Lets go of all rows.
  package mutating func letAllGo() { (parts, skipped, rowCount) = ([], 0, 0) }

  /// The rows that are kept, as one table; its rows are numbered from the first that ever came.
  package var table: Table? {
    guard var table = parts.first?.table else { return nil }
    table.columns = table.columns.indices.map { index in
      Column(
        name: table.columns[index].name,
        values: ColumnValues(
          joining: parts.map { $0.table.columns[index].values }, without: skipped))
    }
    table.rowCount = rowCount
    table.rowsBefore = total - rowCount
    return table
  }

  /// The newest row as a table of one; `nil` before the first.
  package var newest: Table? {
    parts.last.map { $0.table.picked([$0.table.rowCount - 1]) }
  }
}

extension Table {
  /// The times of its rows; `nil` where no column has any.
  fileprivate var times: [Double]? {
    for column in columns { if case .dates(let dates) = column.values { return dates.values } }
    return nil
  }
}

extension ColumnValues {
  /// The values of parts of one kind, one after the other, without the first so many.
  fileprivate init(joining parts: [ColumnValues], without skipped: Int) {
    switch parts.first {
    case .numbers(var all)?:
      all.values = []
      // They were of rows that may be gone.
      (all.strays, all.infiniteCount) = (nil, 0)
      for case .numbers(let part) in parts {
        all.values += part.values
        all.fractionDigits = max(all.fractionDigits, part.fractionDigits)
        all.unit = all.unit ?? part.unit
        all.largeIntegers.add(part.largeIntegers)
      }
      all.values.removeFirst(min(skipped, all.values.count))
      self = .numbers(all)
    case .dates(var all)?:
      all.values = []
      var texts: [String] = []
      for case .dates(let part) in parts {
        all.values += part.values
        texts += part.texts
        all.precision = max(all.precision, part.precision)
      }
      all.values.removeFirst(min(skipped, all.values.count))
      all.texts = WrittenTexts(Array(texts.dropFirst(skipped)))
      self = .dates(all)
    case .text?:
      var codes: [Int32] = []
      var dictionary: [String] = []
      var known: [String: Int32] = [:]
      for case .text(let part) in parts {
        let translated = part.dictionary.map { text in
          if let code = known[text] { return code }
          let code = Int32(truncatingIfNeeded: dictionary.count)
          known[text] = code
          dictionary.append(text)
          return code
        }
        codes += part.codes.map { $0 < 0 ? -1 : translated[Int($0)] }
      }
      codes.removeFirst(min(skipped, codes.count))
      self = .text(TextColumn(codes: codes, dictionary: dictionary))
    case nil:
      self = .text(TextColumn(codes: [], dictionary: []))
    }
  }
}
