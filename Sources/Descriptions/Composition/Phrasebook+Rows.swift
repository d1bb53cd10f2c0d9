import Charts

extension Phrasebook {
  func row(_ row: RowOutline) -> String {
    guard row.cells.count > 1 else { return list([place(row.place)] + row.cells.map(alone)) }
    return labeled(place(row.place), list(summed(row) ?? told(row).map(cell)))
  }

  /// The highest and the lowest of many series, and how many have no value: told one by one, they would
  /// be hundreds of letters; `nil` of so few that all are told.
  private func summed(_ row: RowOutline) -> [String]? {
    let cells = row.presentCells.filter(\.isOfSeries)
    guard cells.count > SeriesTally.mostTold else { return nil }
    let values = cells.compactMap { cell -> (cell: RowOutline.Cell, value: Double)? in
      if case .quantity(let quantity) = cell.value { (cell, quantity.value) } else { nil }
    }
    let without = cells.count - values.count
    let missing = without > 0 ? [self.missing(points: without)] : []
    guard values.count > SeriesTally.mostTold else {
      return values.map { cell($0.cell) } + missing
    }
    let sizes = values.map(\.value)
    guard let high = sizes.max(), let low = sizes.min(),
      case .quantity(let any) = values[0].cell.value
    else { return nil }
    let totals = row.cells.filter { $0.heading.name == .value(.total) }
    let told =
      high == low
      ? [words(point: .rowAll(format.quantity(any)))]
      : [
        words(point: .rowHighest(tied(values.filter { $0.value == high }.map(\.cell)))),
        words(point: .rowLowest(tied(values.filter { $0.value == low }.map(\.cell)))),
      ]
    return told + totals.map(cell) + missing
  }

  /// The first of some cells with the same value; of several the value, and how many have it, too.
  private func tied(_ cells: [RowOutline.Cell]) -> String {
    guard let first = cells.first else { return "" }
    guard cells.count > 1, case .quantity(let quantity) = first.value else { return cell(first) }
    let names = words(point: .andMore(heading(first.heading), cells.count - 1))
    return list([format.quantity(quantity), names])
  }

  /// The cells that are told in few words: of several boxes or candles, each of many parts, the values alone.
  private func told(_ row: RowOutline) -> [RowOutline.Cell] {
    let values = row.presentCells.filter(\.isOfSeries)
    return values.count > 1 && row.saidCells.count > 3 * values.count ? values : row.saidCells
  }

  private func cell(_ cell: RowOutline.Cell) -> String {
    let heading = heading(cell.heading)
    let gap = endsInNumber(heading) ? colon : cell.heading.isFromData ? " " : wordGap
    return switch cell.value {
    case .missing: heading + gap + words(fact: .label(.missing))
    case .text(let text): "\(heading) \(text)"
    case .quantity(let quantity): heading + gap + format.quantity(quantity)
    }
  }

  /// The only cell of a row, which needs no name.
  private func alone(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: words(point: .missing)
    case .text(let text): text
    case .quantity(let quantity):
      value(quantity, cell.heading.name == .value(.count) ? .count : nil)
    }
  }

  func inFull(_ row: RowOutline) -> String {
    let place = words(point: .inFull(row.placeTitle ?? "x", place(row.place)))
    return list([place] + row.presentCells.map(inFull))
  }

  private func inFull(_ cell: RowOutline.Cell) -> String {
    let heading = heading(cell.heading)
    return switch cell.value {
    case .missing: words(point: .missingInFull(heading))
    case .text(let text): words(point: .inFull(heading, text))
    case .quantity(let quantity): words(point: .inFull(heading, format.quantity(quantity)))
    }
  }

  /// The title over a column.
  func title(_ heading: ColumnHeading) -> String {
    (heading.isFromData ? self.heading(heading) : capitalized(self.heading(heading)))
      + (heading.saidUnit.map { " (\($0))" } ?? "")
  }

  /// The name of a column, within a sentence.
  private func heading(_ heading: ColumnHeading) -> String {
    let name =
      switch heading.name {
      case .value(let name): words(point: .part(name))
      case .label: words(point: .labelHeading)
      case .outlierCount: words(point: .outlierCount)
      case .outliers: words(fact: .label(.outliers))
      }
    return heading.series.map { "\(named($0)) \(name)" } ?? name
  }
}
