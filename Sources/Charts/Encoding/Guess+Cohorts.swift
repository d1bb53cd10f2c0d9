import Tables

/// Charts of cohorts in long form.
extension Guess {
  /// The rest of each cohort over the periods since it began, as lines and as cells; each other measure as lines.
  ///
  /// No mean over the cohorts says anything of them: each was watched for another time.
  var cohorts: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil, asked.every == nil,
      let found = groups.cohorts(of: table)
    else { return [] }
    let (cohort, period) = (table.columns[found.cohort], table.columns[found.period])
    let sizes = Set(found.sizes.map { table.columns[$0].name })
    let own = columns(.measure).filter { !sizes.contains($0.name) }
    // A share of all who began is what cohorts are compared by.
    let measures = own.filter(\.isShareOfBeginning) + own.filter { !$0.isShareOfBeginning }
    guard let first = measures.first, count(of: cohort) <= Self.mostBars else { return [] }
    func chart(_ measure: Column, _ type: ChartType) -> Encoding {
      var chart = encoding(period, [measure])
      (chart.series, chart.type) = (cohort.name, type)
      return chart
    }
    var cells = chart(first, .heatMap)
    cells.hasNames = true
    guard count(of: cohort) <= Self.mostSeries else { return [cells] }
    return [chart(first, .line), cells]
      + measures.dropFirst().prefix(Self.mostMeasures).map { chart($0, .line) }
  }
}

extension Guess {
  /// True of cohorts and of their periods, by which no values are compared as a whole nor any rows counted: the later a cohort
  /// began, the fewer there are.
  func isOfCohorts(_ kind: Column) -> Bool {
    guard let found = groups.cohorts(of: table) else { return false }
    return [found.cohort, found.period].contains { table.columns[$0].name == kind.name }
  }
}

extension Column {
  /// True of numbers from 0 to 1, or in percent up to 100.
  fileprivate var isShareOfBeginning: Bool {
    guard case .numbers(let numbers) = values, let range = numbers.values.finiteRange,
      range.lowerBound >= 0
    else { return false }
    return range.upperBound <= (numbers.unit == "%" ? 100 : 1)
  }
}
