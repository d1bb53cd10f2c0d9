import Charts
import Descriptions

/// Turning the rotor and walking its items.
extension Page {
  /// Turns to `mode` and says its current item; never plays, never moves the point.
  mutating func turn(to mode: RotorMode, _ settings: Settings) -> Answer {
    listDetails(settings.verbosity)
    turn(to: mode)
    rotor.isOnPoint = false
    if mode == .table { standOnRow() }
    let words =
      mode == .table ? tableWords(settings.verbosity) : [.turn(mode, currentItem(settings))]
    return Answer(words, sound: .stop)
  }

  /// The words of the mode's current item.
  func currentItem(_ settings: Settings) -> Sentence {
    switch rotor.mode {
    case .audioGraph: .audioItem(outline(of: audioItem, settings))
    case .details:
      rows.indices.contains(rotor.detailsRow)
        ? .fact(rows[rotor.detailsRow].fact) : noPoint(settings)
    case .describe:
      settings.verbosity == .verbose ? fullDescription(settings) : shortDescription(settings)
    case .values: currentValue
    case .table: rowWords(settings.verbosity) ?? tableOutline
    }
  }

  /// The place of the reader, said when the list that lay over the chart is gone.
  func currentPlace(_ settings: Settings) -> Sentence {
    if rotor.mode == .table { return currentItem(settings) }
    if rotor.isOnPoint, let point {
      return .point(outlineHere ?? PointOutline(chart, at: point, namesSeries: true))
    }
    return .turn(rotor.mode, currentItem(settings))
  }

  /// The words where a point is needed and none was chosen.
  func noPoint(_ settings: Settings) -> Sentence {
    // No key leads to a point of a series that has none.
    if chart.pointCount > 0, series?.count == 0 {
      return .fact(.noValues(series: seriesName(cursor.series)))
    }
    return chart.pointCount == 0
      ? .fact(.noValues(series: nil)) : .noPoint(nextKey: settings.key(of: .nextPoint))
  }

  private var currentValue: Sentence {
    guard series != nil else { return .fact(.noValues(series: nil)) }
    guard let point else {
      return .seriesOutline(
        seriesName(cursor.series) ?? "", points: shownPoints(of: cursor.series).count)
    }
    return .point(outlineHere ?? PointOutline(chart, at: point, namesSeries: true))
  }

  /// One item up or down.
  mutating func walkItems(by delta: Int, _ settings: Settings) -> Answer {
    if rotor.mode == .table { return stepRow(by: delta, settings) }
    if rotor.mode == .values {
      // Up the keys is up the cloud.
      return walkParts(by: delta, settings) ?? climbGrid(-delta, settings)
        ?? walkSeries(by: delta, settings)
    }
    if rotor.isOnPoint {
      rotor.isOnPoint = false
      return Answer([currentItem(settings)], sound: .stop)
    }
    let (index, count) = itemPlace
    let target = index + delta
    guard (0..<count).contains(target) else {
      return .edge(delta < 0 ? .firstItem : .lastItem)
    }
    switch rotor.mode {
    case .audioGraph: rotor.audioItem = target
    case .details: rotor.detailsRow = target
    case .describe: rotor.descriptionItem = target
    case .values, .table: break
    }
    return Answer([currentItem(settings)], sound: .stop)
  }

  /// Lists all rows of the details, verbosely, or those that are asked first.
  mutating func listDetails(_ verbosity: Verbosity) {
    guard detail != verbosity else { return }
    detail = verbosity
    relistDetails()
  }

  private var itemPlace: (index: Int, count: Int) {
    switch rotor.mode {
    case .audioGraph: (rotor.audioItem, chart.audioItems.count)
    case .details: (rotor.detailsRow, rows.count)
    case .describe: (rotor.descriptionItem, descriptionItems.count)
    case .values: (cursor.series, chart.series.count)
    case .table: (row ?? 0, table?.rows.count ?? 0)
    }
  }
}
