import Tables

/// Charts beside those of the rules, where these are few: what else there is to see of the columns.
extension Guess {
  /// Fewer charts than these are no choice.
  static let fewestDecks = 4

  /// The spread of the first measure by the kind that tells most about it, of each measure, the rows of each kind, means of longer times, and of a measure its five numbers; none of
  /// a single column.
  var further: [Encoding] {
    guard isFree, !isUnmeasured,
      columns(.time, .nominal, .ordinal, .cyclic, .key, .measure).count > 1
    else { return [] }
    return boxesOfKinds + spreadsOfEach + countsOfKinds + meansOfUnits + boxes
  }

  /// True where nobody asked for a column or a unit.
  private var isFree: Bool {
    !isAsked && asked.series == nil && asked.split == nil && asked.bin == nil && asked.every == nil
  }

  /// The rows with each pair of numbers, where a column says how often each pair comes.
  var frequencyCells: [Encoding] {
    guard isFree, let frequency = measures.first(where: \.isFrequency) else { return [] }
    let places = table.columns.filter { column in
      guard case .numbers(let numbers) = column.values else { return false }
      return column.name != frequency.name && numbers.areWhole && !constants.contains(column.name)
        && (2...Self.mostParts).contains(count(of: column))
    }
    guard places.count > 1 else { return [] }
    var cells = encoding(places[0], [frequency])
    (cells.type, cells.series, cells.hasNames) = (.heatMap, places[1].name, true)
    cells.reason = .fewValues
    if !isUnique(Array(places.prefix(2))) { cells.aggregation = .by(.sum) }
    return [cells]
  }

  /// The measures whose values can be told as a whole: numbers of rows of each kind are no such ones.
  private var spreadMeasures: [Column] {
    areFrequencies
      ? []
      : measures.prefix(Self.mostMeasures).filter {
        !$0.isFrequency && !$0.isConstant && $0.valueKind != .clock
          && $0.hasMoreNumbers(than: Self.fewestTimes - 1)
      }
  }

  private var boxesOfKinds: [Encoding] {
    guard let measure = spreadMeasures.first else { return [] }
    let few = kinds.filter { kind in
      (2...Self.mostSeries).contains(count(of: kind)) && kind.name != measure.name
        && count(of: kind) * Self.fewestInBox <= table.rowCount
    }
    return explaining(few, of: [measure]).prefix(1).compactMap { box($0, encoding($0, [measure])) }
  }

  private var spreadsOfEach: [Encoding] {
    spreadMeasures.map { measure in
      var histogram = encoding(nil, [measure])
      histogram.type = .histogram
      return histogram
    }
  }

  /// The number of rows of each of few kinds that come again.
  private var countsOfKinds: [Encoding] {
    guard !areFrequencies, !measures.contains(where: \.isFrequency) else { return [] }
    return kinds.filter { kind in
      (2...Self.mostParts).contains(count(of: kind)) && count(of: kind) * 2 <= table.rowCount
        && tellsByCount(kind)
    }.map { kind in
      var counts = encoding(kind, [])
      (counts.measures, counts.hasNames) = ([.rows()], true)
      return counts
    }
  }

  /// The means of the measures in the shortest unit of time that has a few of the times.
  private var meansOfUnits: [Encoding] {
    guard let time, case .dates(let dates) = time.values, !measures.isEmpty,
      case let present = dates.values.filter(\.isFinite), let first = present.min(),
      let last = present.max()
    else { return [] }
    let most = Double(Set(present).count) / 3
    let fitting = TimeUnit.allCases.first {
      (3...max(most, 3)).contains($0.count(from: first, to: last))
    }
    guard let unit = fitting else { return [] }
    var means = encoding(time, Array(measures.prefix(Self.mostLines)))
    (means.every, means.aggregation) = (unit, .by(aggregate(of: measures)))
    // Shares of several companies have no mean together.
    let parting = kinds.first { kind in
      (2...Self.mostSeries).contains(count(of: kind)) && isUnique([time, kind])
    }
    if !isUnique([time]) { means.series = parting?.name }
    return [means]
  }

  private var boxes: [Encoding] {
    spreadMeasures.map { measure in
      var box = encoding(nil, [measure])
      // No names are along x, whichever the table has.
      (box.type, box.reason, box.isOverRows) = (.box, .spread, true)
      return box
    }
  }
}
