import Tables

/// Long tables, whose one column of values is of different things: population beside life expectancy, as the
/// World Bank has it.
extension PreparedTable {
  /// More things than these nobody looks through.
  private static let mostThings = 200

  /// The encoding that is asked for, with a chart for each thing where the values are of several that share no axis.
  var parted: Encoding {
    guard !encoding.isStated, !encoding.isWhole, encoding.split == nil, encoding.measures.isEmpty,
      encoding.type?.hasSeries != false, SquareTable(table) == nil,
      let thing = things.first(where: isOfSeveral)
    else { return encoding }
    var parted = encoding
    parted.split = thing.name
    return parted
  }

  /// The columns that say what is measured, then those that say in which unit.
  fileprivate var things: [Column] {
    let taken = encoding.y + [encoding.x, encoding.series, encoding.label].compactMap(\.self)
    return [RoleName.indicator, .unit].flatMap { role in
      table.columns.filter { role.matches($0.name) && $0.isText && !taken.contains($0.name) }
    }
  }

  /// True of what has values of several sizes or units, or several at one time.
  private func isOfSeveral(_ thing: Column) -> Bool {
    let things = Grouping(thing.values)
    guard (2...Self.mostThings).contains(things.count) else { return false }
    // A price has its unit in a list of goods, too; of anything else "value" says nothing.
    let isLong = table.columns.contains { $0.isDate || RoleName.value.matches($0.name) }
    let hasUnits = table.columns.contains { RoleName.unit.matches($0.name) && !$0.isConstant }
    if isLong, hasUnits { return true }
    if let time = table.columns.first(where: \.isDate) {
      let places = Grouping(time.values).withRest.combined(with: things.withRest)
      if places.count < table.rowCount { return true }
    }
    return measures.contains { values in
      var sizes: [Int: Double] = [:]
      for (row, value) in values.enumerated() where things.codes[row] >= 0 && value.isFinite {
        sizes[things.codes[row]] = max(sizes[things.codes[row]] ?? 0, abs(value))
      }
      let present = sizes.values.filter { $0 > 0 }
      guard let low = present.min(), let high = present.max() else { return false }
      return !(low...high).isOneSize
    }
  }

  private var measures: [[Double]] {
    table.columns.compactMap { column in
      guard encoding.y.isEmpty ? roles[column.name] == .measure : encoding.y.contains(column.name),
        case .numbers(let numbers) = column.values
      else { return nil }
      return numbers.values
    }
  }

  /// The columns that never change, in two rows or more.
  var constants: [Column] {
    table.rowCount > 1 ? table.columns.filter(\.isConstant) : table.columns
  }
}

extension Guess {
  /// The same with the one thing that all values are of as their title, where their column is called no more
  /// than "value".
  func titled(_ chart: Encoding) -> Encoding {
    guard chart.yTitle == nil, chart.measures.isEmpty, chart.type != .histogram,
      chart.y.count == 1, RoleName.value.matches(chart.y[0]),
      let thing = table.columns.first(where: {
        RoleName.indicator.matches($0.name) && $0.isText && $0.isConstant
      }), case .text(let names) = thing.values,
      // The dictionary may begin with names of rows that are left out.
      let code = names.codes.first(where: { names.dictionary.indices.contains(Int($0)) })
    else { return chart }
    var titled = chart
    titled.yTitle = names.dictionary[Int(code)]
    return titled
  }
}
