import Tables

extension Encoding {
  /// The table as charts can be made of it, and what was done for that: columns of times become rows, and
  /// columns of numbers with a slip in them are left out.
  func cleaned(_ table: Table) -> (table: Table, notes: [Fact], folded: FoldedTable) {
    var asked =
      [x, series, split, label, mapped].compactMap(\.self) + errors
      + picking.conditions.map(\.column)
    let measures = (try? chosenColumns(of: table))?.map(\.name) ?? y
    var notes: [Fact] = table.unread.map { [$0.fact] } ?? []
    let (stated, vain) = (table.inStatedUnit, table.vainOptions)
    let skipped = table.skippedLines - (stated == nil ? 0 : table.unitLines)
    if table.isWesternText { notes.append(.westernText) }
    if skipped > 0 { notes.append(.skippedLines(skipped)) }
    if table.lacksHeader, table.columns.count > 1 { notes.append(.noHeader(table.columns.count)) }
    if !table.otherLists.isEmpty { notes.append(.ignored(table.otherLists)) }
    if !table.renamedColumns.isEmpty { notes.append(.renamed(table.renamedColumns)) }
    if let rows = table.shortRows { notes.append(.shortRows(rows.count, first: rows.row)) }
    if let year = table.assumedYear { notes.append(.assumedYear(year)) }
    var table = stated ?? table
    let conditions = picking.conditions.map(\.column)
    notes += table.leaveOutTotals(keeping: conditions)
    if let filled = table.fillingMergedCells() {
      table = filled.table
      notes.append(.filledDown(filled.count, column: filled.column))
      notes += table.leaveOutTotals(keeping: conditions)
    }
    // A row of sums may have hidden that a column holds dates.
    if !vain.isEmpty, !table.columns.contains(where: \.isDate) {
      notes.append(
        .withoutEffect(
          vain.map { [$0.name, $0.value].compactMap(\.self).joined(separator: " ") }))
    }
    let folded = folded(table, keeping: asked + measures)
    table = folded.table
    notes += folded.notes
    notes += table.columns.compactMap { column in
      guard case .numbers(let numbers) = column.values, numbers.infiniteCount > 0 else {
        return nil
      }
      return .infinite(numbers.infiniteCount, column: column.name)
    }
    notes += table.columns.compactMap { column in
      guard case .numbers(let numbers) = column.values, let strays = numbers.strays else {
        return nil
      }
      let texts = strays.texts + (strays.hasMoreTexts ? ["…"] : [])
      let arePlain =
        numbers.unit == "%" && strays.texts.allSatisfy { $0.contains(where: \.isNumber) }
      return arePlain
        ? .notPercents(strays.count, column: column.name, texts: texts)
        : .strays(strays.count, column: column.name, texts: texts)
    }
    notes += table.columns.compactMap { column in
      guard case .numbers(let numbers) = column.values, let marks = numbers.marks else {
        return nil
      }
      if marks.texts == [NumberMarks.brackets] {
        return .bracketed(marks.count, column: column.name)
      }
      return .marks(
        marks.count, column: column.name, texts: marks.texts + (marks.hasMoreTexts ? ["…"] : []))
    }
    notes += table.columns.compactMap { column in
      guard case .numbers(let numbers) = column.values, numbers.hasAssumedGroups else { return nil }
      return .assumedGroups(column: column.name)
    }
    notes += table.columns.compactMap { column in
      guard case .text(let text) = column.values, let cell = text.firstNonDate else { return nil }
      return .notDates(column: column.name, row: cell.row, text: cell.text)
    }
    notes += table.columns.compactMap { column in
      guard case .dates(let dates) = column.values, let cell = dates.stray else { return nil }
      return .strayDates(dates.strayCount, column: column.name, row: cell.row, text: cell.text)
    }
    notes += table.columns.compactMap { column in
      guard case .numbers(let numbers) = column.values, numbers.largeIntegers.areRounded else {
        return nil
      }
      return .roundedIntegers(column: column.name)
    }
    notes += table.columns.flatMap { column -> [Fact] in
      guard case .dates(let dates) = column.values else { return [] }
      return dates.changedTimes.map {
        .localTimes(
          $0.count, areSkipped: $0.change == .skipped, column: column.name, zone: timeZone,
          text: $0.text)
      }
    }
    notes += table.columns.compactMap { column in
      guard case .dates(let dates) = column.values, dates.hasZone, dates.zoneless.count > 0 else {
        return nil
      }
      return .zonelessTimes(
        dates.zoneless.count, column: column.name, text: dates.zoneless.text)
    }
    notes += table.columns.compactMap { column in
      guard case .text(let text) = column.values, text.looksLikeDates else { return nil }
      return .unreadDates(column: column.name)
    }
    notes += table.columns.compactMap { column in
      guard case .dates(let dates) = column.values, dates.areRanges else { return nil }
      return .lastDays(column: column.name)
    }
    notes += table.columns.compactMap { column in
      guard case .dates(let dates) = column.values, dates.areDayNumbers else { return nil }
      return .dayNumbers(column: column.name)
    }
    notes += table.columns.compactMap { column in
      guard case .dates(let dates) = column.values, let assumed = dates.assumedOrder else {
        return nil
      }
      return .assumedDayOrder(
        assumed.order, column: column.name, otherPattern: assumed.otherPattern)
    }
    notes += table.columns.compactMap { column in
      guard case .numbers(let numbers) = column.values, let code = numbers.missingCode else {
        return nil
      }
      return .missingCode(code.text, count: code.count, column: column.name)
    }
    // Of columns that are named the others are not missed.
    guard y.isEmpty else { return (table, notes, folded) }
    asked = asked.compactMap { try? Self.column($0, of: table).name }
    let kept = table.withoutSlips(keeping: asked)
    notes += kept.slips.map {
      .leftOutColumn($0.column, row: $0.cell.row, text: $0.cell.text)
    }
    return (kept.table, notes, folded)
  }
}

extension UnreadRows {
  /// The fact that there may be more rows, or rows of two files.
  package var fact: Fact {
    switch self {
    case .soFar(let rows): .rowsSoFar(rows)
    case .cut(let rows): .cutOff(rows: rows)
    case .replaced: .replacedMeanwhile
    case .mixed: .changedMeanwhile
    }
  }
}

extension Table {
  /// Leaves out the rows that add up others, or average them.
  ///
  /// - Parameter names: The columns that rows are chosen by.
  /// - Returns: What was left out.
  fileprivate mutating func leaveOutTotals(keeping names: [String]) -> [Fact] {
    var notes: [Fact] = []
    if let others = withoutPercents(keeping: names) {
      self = others.table
      notes += others.names.map(Fact.leftOutPercents)
    }
    if let others = withoutSubtotals(keeping: names) {
      self = others.table
      notes.append(.leftOutTotals(others.names))
    }
    if let others = withoutSummaries(keeping: names) {
      self = others.table
      notes += others.summaries.map { summary in
        switch summary {
        case .sum(let name): .leftOutTotal(name)
        case .folder(let name): .leftOutTotal(name, isSum: false)
        case .average(let name): .leftOutAverage(name)
        case .statistic(let name): .leftOutStatistic(name)
        }
      }
    }
    if !notes.isEmpty { settleDates() }
    return notes
  }
}
