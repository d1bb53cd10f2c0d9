import Charts

extension Phrasebook {
  func row(_ row: RowOutline) -> String {
    guard row.cells.count > 1 else { return list([place(row.place)] + row.cells.map(alone)) }
    return labeled(place(row.place), list(row.saidCells.map(cell)))
  }

  private func cell(_ cell: RowOutline.Cell) -> String {
    let (heading, gap) = (heading(cell.heading), cell.heading.isFromData ? " " : wordGap)
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
    return list([place] + row.cells.map(inFull))
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
