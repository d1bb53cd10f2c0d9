import Charts

extension Phrasebook {
  /// The course of a series between two marks, without a full stop.
  func stretch(_ outline: StretchOutline) -> String {
    let what = list([
      outline.change.map(step), outline.values.map { count($0, .value) },
      outline.mean.map {
        words(fact: .label(outline.isOfMedians ? .meanOfMedians : .mean)) + wordGap
          + format.quantity($0)
      },
    ])
    let series = list([
      outline.series.map(named), outline.axis.map(named), stretch(outline.from, outline.to),
    ])
    return labeled(series, what.isEmpty ? words(place: .noValues) : what)
  }

  /// The reach of a braille row, its cells, and the points of each where they are several.
  func brailleRow(_ outline: BrailleRowOutline) -> String {
    list([
      stretch(outline.from, outline.to), count(outline.cells, .cell),
      outline.pointsPerCell > 1
        ? words(point: .atMostInEach(count(outline.pointsPerCell, .point))) : nil,
    ])
  }

  /// The distance of the mean of the second of two stretches from that of the first, and then both.
  func stretches(_ first: StretchOutline, _ second: StretchOutline) -> String {
    compared((stretch(first), first.mean), (stretch(second), second.mean))
  }
}
