import Tables

/// The checks of what is asked for, before anything is made of it.
extension Encoding {
  /// A column parts the values, or is one of them, never both.
  func checkChannels(of table: Table) throws(InputProblem) {
    // Of one that is there and later is not, as rows became others, nothing is heard.
    if let mapped { _ = try Self.column(mapped, of: table) }
    if let every, let bin {
      let width = bin.width.map(ColumnValues.plain) ?? "auto"
      throw InputProblem(
        file: table.name,
        kind: .contradiction([.init("every", every.rawValue), .init("bin", width)]))
    }
    // A histogram counts values, which have no times.
    if let every, type == .histogram {
      throw InputProblem(
        file: table.name,
        kind: .contradiction([.init("every", every.rawValue), .init("type", "histogram")]))
    }
    try checkRepeats(of: table)
    try checkSeries(of: table)
    typealias Channel = (option: String, name: String?)
    let (series, split): (Channel, Channel) = (("series", series), ("split", split))
    var others: [Channel] = [("x", x)]
    for name in y { others.append(("y", name)) }
    for (channel, others) in [(series, [split] + others), (split, others)] {
      guard let name = channel.name, let other = others.first(where: { $0.name == name }),
        table.columns.contains(where: { $0.name == name })
      else { continue }
      throw InputProblem(
        file: table.name,
        kind: .columnTwice(name: name, options: [.init(channel.option), .init(other.option)]))
    }
  }

  /// The columns that are named for places and parts are there, also where no chart is made of them.
  func checkNames(in table: Table) throws(InputProblem) {
    for name in [x, series, split, label].compactMap(\.self) {
      _ = try Self.column(name, of: table)
    }
  }

  /// The columns that are named for values and errors are in the table as it was read, or in what became of it.
  func checkValues(in table: Table, from source: Table) throws(InputProblem) {
    // A text such as “mean(price)” is no name of a column.
    let columns = names(in: y, of: source).filter { Aggregation(parsing: $0) == nil }
    for name in columns + errors where source.column(asked: name) == nil {
      _ = try Self.column(name, of: table)
    }
  }

  /// Numbers with fractions are measured: one series for each of many of them would be one point.
  private func checkSeries(of table: Table) throws(InputProblem) {
    guard let series, let column = table.columns.first(where: { $0.name == series }),
      case .numbers(let numbers) = column.values, !numbers.areWhole
    else { return }
    let count = Set(numbers.values.lazy.filter(\.isFinite)).count
    guard count > Guess.mostSeries else { return }
    throw InputProblem(
      file: table.name,
      kind: .tooManySeries(column: series, count: count, most: Guess.mostSeries))
  }

  /// A column is a value once, and no place beside: it would stand over itself.
  private func checkRepeats(of table: Table) throws(InputProblem) {
    guard measures.isEmpty, !isStated else { return }
    if let name = y.first(where: { name in y.count { $0 == name } > 1 }),
      table.columns.contains(where: { $0.name == name })
    {
      throw InputProblem(
        file: table.name, kind: .columnRepeated(name: name, option: AskedOption("y")))
    }
    guard let x, y.contains(x), bin == nil, type != .histogram,
      table.columns.contains(where: { $0.name == x })
    else { return }
    throw InputProblem(
      file: table.name, kind: .columnTwice(name: x, options: [AskedOption("x"), AskedOption("y")]))
  }
}
