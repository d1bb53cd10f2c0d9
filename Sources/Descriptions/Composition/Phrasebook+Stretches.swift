import Charts

extension Phrasebook {
  /// The course of a series between two marks, without a full stop; its mean, unless that is told.
  func stretch(_ outline: StretchOutline, tellsMean: Bool = true) -> String {
    let what = list([
      outline.change.map(step), outline.values.map { count($0, .value) },
      (tellsMean ? outline.mean : nil).map {
        meanName(of: outline) + wordGap + format.quantity($0)
      },
    ])
    let series = list([
      outline.series.map(named), outline.axis.map(named), stretch(outline.from, outline.to),
    ])
    if what.isEmpty, outline.mean != nil { return series }
    return labeled(series, what.isEmpty ? words(place: .noValues) : what)
  }

  private func meanName(of outline: StretchOutline) -> String {
    let label: FactLabel =
      switch outline.aggregate {
      case .mean: .meanOfMeans
      case .median: .meanOfMedians
      default: .mean
      }
    return words(fact: .label(label))
  }

  /// The reach of a braille row, its cells, and the points of each where they are several.
  func brailleRow(_ outline: BrailleRowOutline) -> String {
    list([
      stretch(outline.from, outline.to), count(outline.cells, .cell),
      outline.pointsPerCell > 1
        ? words(point: .atMostInEach(count(outline.pointsPerCell, .point))) : nil,
      outline.low.flatMap { low in
        outline.high.map { high in
          words(point: .brailleScale(low: format.quantity(low), high: format.quantity(high)))
        }
      },
    ])
  }

  /// The mean of the second of two stretches and its distance from that of the first, and then both.
  func stretches(_ first: StretchOutline, _ second: StretchOutline) -> String {
    let told = first.mean.flatMap { a in
      second.mean.flatMap { difference(capitalized(meanName(of: second)), a, $0) }
    }
    let now = stretch(second, tellsMean: told == nil)
    let isTime = if case .date = second.from { true } else { false }
    // A name stays as it is written, as does x.
    return compared(
      told, second.series == nil && second.axis == nil && isTime ? capitalized(now) : now,
      with: stretch(first, tellsMean: told == nil))
  }
}
