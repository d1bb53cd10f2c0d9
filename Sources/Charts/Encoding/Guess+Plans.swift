import Tables

/// Charts of experiments and surveys: a value for each combination of some kinds, or its mean.
extension Guess {
  /// The measures without those that are shares of a number beside them, and say the same in another way: votes
  /// rather than percents.
  func withoutShares(_ measures: [Column]) -> [Column] {
    guard asked.y.isEmpty else { return measures }
    let others = measures.filter { column in
      guard case .numbers(let numbers) = column.values else { return true }
      // A rate of more than a hundred is a number of something.
      let mayBeShare = numbers.values.allSatisfy { !($0 > 100) }
      return numbers.unit != "%" && !(mayBeShare && RoleName.share.matches(column.name))
    }
    let hasNumbers = others.contains { column in
      if case .numbers(let numbers) = column.values { numbers.areWhole } else { false }
    }
    return hasNumbers ? others : measures
  }

  /// True of the rows and the columns of a Latin square, in each of which each kind stands once: they are where
  /// something was tried, and no course.
  func isFieldPlace(_ place: Column) -> Bool {
    let others = columns(.ordinal).filter { $0.name != place.name && $0.isNumeric }
    let kinds = columns(.nominal).filter { $0.isText && count(of: $0) > 1 }
    return others.contains { other in
      count(of: place) * count(of: other) == table.rowCount && isUnique([place, other])
        && kinds.contains { isUnique([$0, place]) && isUnique([$0, other]) }
    }
  }

  /// The row and the column of a field or of a plate that are called so, each pair of which comes once.
  var fieldGrid: [String] {
    let grids = [["row", "col"], ["row", "column"], ["row", "range"], ["reihe", "spalte"]]
    let numbers = columns(.ordinal, .measure).filter(\.isNumeric)
    for grid in grids {
      let places = grid.compactMap { name in numbers.first { $0.name.lowercased() == name } }
      if places.count == 2, table.columns.count > 3, isUnique(places) { return places.map(\.name) }
    }
    return []
  }

  /// True of what is as many years less, or more, as the time is later, in every row: the age of coins in one year by when
  /// they were made, whose course is no news.
  func isAge(_ measure: Column, at time: Column) -> Bool {
    guard asked.y.isEmpty, time.isOfYears, count(of: time) >= Self.fewestTimes,
      case .numbers(let numbers) = measure.values, case .dates(let dates) = time.values
    else { return false }
    let years = zip(numbers.values, dates.values).filter { $0.isFinite && $1.isFinite }
      .map { (value: $0, year: Double(CivilDate.monthIndex(ofDay: Int($1 / 86_400)) / 12)) }
    guard let first = years.first else { return false }
    return [-1.0, 1.0].contains { sign in
      years.allSatisfy { $0.value - first.value == sign * ($0.year - first.year) }
    }
  }

  /// Bars of each of two kinds that cross fully, each pair of which comes once: varieties at places, with one or a few
  /// measures.
  private func crossed(_ named: [Column], _ measures: [Column]) -> Encoding? {
    guard asked.series == nil, measures.count <= Self.mostMeasures else { return nil }
    for (index, one) in named.enumerated() {
      for other in named[(index + 1)...] {
        let (a, b) = (count(of: one), count(of: other))
        guard min(a, b) > 1, max(a, b) <= Self.mostParts, a * b == table.rowCount,
          min(a, b) <= Self.mostKinds, isUnique([one, other])
        else { continue }
        // A list with an order is along the axis, else the longer one.
        let isOther = one.hasOrder == other.hasOrder ? a < b : other.hasOrder
        var crossed = encoding(isOther ? other : one, measures)
        crossed.series = (isOther ? one : other).name
        return crossed
      }
    }
    return nil
  }

  /// True of what passes while something is measured, in even steps or others: days 152, 174 and 201.
  private func isStep(_ axis: Column) -> Bool {
    (RoleName.step.matches(axis.name) || axis.name == siblings?.name) && count(of: axis) > 2
  }

  /// The numbers over which an aggregate that was asked for stands where nobody says over what: what passes while it is
  /// measured, else a few kinds; never those that only name each row.
  var axisOfAggregate: Column? {
    guard isAggregated, asked.measures != [.rows()], !asked.isOverRows,
      asked.y.count == 1 || !asked.measures.isEmpty
    else { return nil }
    let ordered = places(columns(.cyclic, .ordinal).filter(\.isNumeric))
      .filter { !fieldPlaces.contains($0.name) && count(of: $0) > 1 }
    return ordered.first(where: isStep) ?? ordered.first
  }

  /// Measures over an axis, where something parts the rows so that each place has one.
  private func planned(over axis: Column, _ measures: [Column]) -> Encoding? {
    let known = known(axis)
    if isUnique(known), known.count > 1 || axis.isNumeric { return encoding(axis, measures) }
    return asked.series == nil ? parted(encoding(axis, measures), known) : nil
  }

  /// True where at least three of four bars of many names have a value: names with little in common are no plan.
  private func isFilled(_ planned: Encoding) -> Bool {
    let kinds = [planned.x, planned.series, planned.split].compactMap { column(called: $0) }
    guard let axis = kinds.first, count(of: axis) > Self.mostParts else { return true }
    return Double(table.rowCount) * 4 >= kinds.reduce(3.0) { $0 * Double(count(of: $1)) }
  }

  /// The same as lines, where the bars of all months of the year would be too many to be read one by one, and as cells
  /// where the lines would be.
  private func lined(_ planned: Encoding) -> Encoding {
    guard asked.type == nil, planned.type == nil, planned.split == nil,
      let axis = column(called: planned.x), let series = column(called: planned.series),
      CalendarNames.cycle(of: axis.texts) != nil, isUnique([axis, series]),
      count(of: axis) * count(of: series) > Self.mostBars
    else { return planned }
    var lined = planned
    lined.type = count(of: series) <= Self.mostSeries ? .line : .heatMap
    lined.reason = .columnsThatFollow
    return lined
  }

  /// The means of the members of a panel over an axis, for each treatment that some of them had.
  private func means(over axis: Column, _ measures: [Column]) -> Encoding? {
    let known = known(axis)
    let members = parting(known).map(\.column).filter { !isUnique([$0]) && isUnique(known + [$0]) }
    // The fifth child of a family is none that others lack by chance: its number is no time.
    let sizes = Grouping(axis.values).sizes
    guard let member = members.first, let least = sizes.min(), let most = sizes.max(),
      isStep(axis) || least * 2 >= most
    else { return nil }
    // A trait that each member has once and for all tells nothing over an axis; a score of it does.
    let scores =
      asked.y.isEmpty && measures.allSatisfy { isSettled($0, by: member) }
      ? columns(.ordinal).filter { score in
        score.isNumeric && score.name != axis.name && isFree(score)
          && !isSettled(score, by: member)
      } : []
    // Nor does it beside what was measured again and again.
    let measured = asked.y.isEmpty ? measures.filter { !isSettled($0, by: member) } : measures
    let measures = !scores.isEmpty ? [scores[0]] : measured.isEmpty ? measures : measured
    var means = encoding(axis, measures)
    means.aggregation = .by(aggregate(of: measures))
    let treatments = kinds.filter { kind in
      (kind.isText || RoleName.treatment.matches(kind.name))
        && (2...Self.mostKinds).contains(count(of: kind)) && isSettled(kind, by: member)
        && kind.name != axis.name && isFree(kind)
    }
    // Of many measures lines that belong together would be torn apart by a mere trait of the members.
    let given = treatments.first { RoleName.treatment.matches($0.name) }
    means.series =
      (given ?? (measures.count <= Self.mostMeasures ? treatments.first : nil))?.name
    return means
  }

  /// The longest list of names first, of two as long a part of the calendar, and what says something before its code.
  private func longestFirst(_ names: [Column]) -> [Column] {
    let calendar = columns(.cyclic).map(\.name)
    func rank(_ column: Column) -> (Int, Int) {
      (count(of: column), calendar.contains(column.name) ? 2 : column.isCode ? 0 : 1)
    }
    return names.sorted { rank($0) > rank($1) }
  }

  /// True of more names than are read one by one.
  private func isLong(_ axis: Column) -> Bool {
    axis.isText && count(of: axis) > Self.mostBars && !axis.isOfPeriods
  }

  /// The spread of what each of many subjects has under a few conditions: so many bars have no filling of their own.
  private func spreadsBesideSubjects(
    _ axis: Column, _ measures: [Column], _ planned: Encoding
  ) -> [Encoding] {
    guard !isAsked, planned.type == nil, planned.split == nil, measures.count == 1, axis.isText,
      count(of: axis) <= Self.mostKinds,
      let subject = columns(.key).first(where: { $0.name == planned.series }),
      count(of: subject) > Self.mostFillings
    else { return [] }
    return [box(axis, encoding(axis, measures))].compactMap(\.self)
  }

  /// More series than these have no filling of their own.
  private static let mostFillings = 8

  /// The largest of many names that each have one bar.
  private func largest(_ planned: Encoding) -> Encoding {
    guard planned.series == nil, asked.top == nil else { return planned }
    var largest = planned
    largest.top = Self.mostParts
    return largest
  }

  /// A value for every combination of some kinds, as tables of surveys and experiments have it.
  var planned: [Encoding] {
    let measures = withoutTraits(withoutShares(measures))
    // Cohorts have charts of their own.
    guard !measures.isEmpty, asked.aggregation == nil, asked.measures.isEmpty, !asked.isWhole,
      isAsked || groups.cohorts(of: table) == nil
    else { return [] }
    let ordered = places(columns(.cyclic, .ordinal).filter(\.isNumeric))
      .filter { $0.name == asked.x || !fieldPlaces.contains($0.name) }
    let named = places(kinds.filter(\.isText))
    // Numbers in even steps are an axis; of names the longest list is.
    let steps =
      named.filter { $0.name == siblings?.name } + ordered.filter { isStep($0) }
      + ordered.filter { !isStep($0) && ($0.hasEvenSteps || $0.hasEvenRatios) }
    let axes =
      steps + (measures.count == 1 ? longestFirst(named) : [])
    for axis in steps {
      guard let planned = planned(over: axis, measures) else { continue }
      let lines = lined(withNames(planned))
      return coarser(planned, over: axis).map { [withNames($0), lines] } ?? [lines]
    }
    // A panel with more members than can be followed has a mean.
    for axis in steps where asked.series == nil {
      if let means = means(over: axis, measures) { return [withNames(means)] }
    }
    for axis in axes.dropFirst(steps.count) {
      if let planned = planned(over: axis, measures), isFilled(planned) {
        return spreadsBesideSubjects(axis, measures, planned) + cells(of: planned)
          + [isLong(axis) ? largest(planned) : planned]
      }
    }
    if measures.count > 1, let crossed = crossed(named, measures) { return [crossed] }
    // An experiment at uneven doses, each as often, has a mean at each of them.
    if measures.count == 1, asked.series == nil, let dose = ordered.first(where: \.isDose),
      let kind = named.first(where: { count(of: $0) <= Self.mostKinds })
    {
      var means = encoding(dose, measures)
      means.series = kind.name
      means.aggregation = .by(.mean)
      return [means]
    }
    // So has one that was repeated.
    if measures.count == 1, asked.series == nil, let axis = axes.first(where: \.isNumeric),
      columns(.key).contains(where: { RoleName.replicate.matches($0.name) })
    {
      var means = encoding(axis, measures)
      means.series = named.first { (2...Self.mostKinds).contains(count(of: $0)) }?.name
      means.aggregation = .by(.mean)
      return [withNames(means)]
    }
    // Frequencies of more kinds than a chart has channels are added up.
    guard measures.allSatisfy(\.isFrequency), let axis = named.first, named.count > 2,
      asked.series == nil
    else { return [] }
    let pair = measures.count > 1 ? nil : associated(named, by: measures[0])
    var sums = encoding(pair?.cause ?? axis, measures)
    sums.series =
      measures.count > 1 ? nil : (pair?.outcome ?? named.last { $0.name != axis.name })?.name
    sums.aggregation = .by(.sum)
    return [sums]
  }
}
