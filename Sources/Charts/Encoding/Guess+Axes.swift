import Tables

/// Charts of measures that can share an axis.
extension Guess {
  /// A chart for the measures that can share an axis.
  func charts(of channels: Encoding) -> [Encoding] {
    if let whole = channels.whole, channels.y.contains(whole) {
      return charts(of: channels, apart: whole)
    }
    guard asked.y.isEmpty, channels.y.count > 1, !channels.sumsUpColumns, !channels.areParts,
      ![.scatter, .heatMap, .box].contains(channels.type)
    else {
      return [channels]
    }
    let measures = table.columns.filter { channels.y.contains($0.name) }
    // Lines of several measures and several kinds at once are nobody's.
    let areLines =
      column(called: channels.x)?.isDate == true && channels.type == nil
      && table.rowCount >= Self.fewestTimes
    let areNames = column(called: channels.x)?.isText == true
    let groups = MeasureGroups(
      measures, apart: channels.series != nil, areLines: areLines,
      areMeans: channels.aggregation == .by(.mean)
    ).groups
      .flatMap(withNamesakesApart)
      .flatMap { areNames ? withConstantsApart($0) : [$0] }
    // Columns with slips in them are no groups; what is wrong with them is said where they are charted.
    guard groups.joined().count > 0 else { return [channels] }
    // Nothing that never changes comes before what does, and no time of day before an amount.
    let flat = groups.filter { group in group.allSatisfy { constants.contains($0.name) } }
    let passing = groups.filter { group in !group.allSatisfy { constants.contains($0.name) } }
    let amounts = passing.filter { $0.first?.valueKind != .clock }
    // The chart of what the table is called by is the first.
    func hasNamesake(_ group: [Column]) -> Bool {
      // Programs are looked at for the processors that they take.
      group.contains { isNamesake($0.name) || areNames && $0.name.isShareOfProcessors }
    }
    let ofNamesakes = amounts.map(hasNamesake)
    // So is that of the first of more measures than anybody looks at together: the others were made to explain it.
    let firstLeads =
      areLines && measures.count > Self.mostLines && !ofNamesakes.contains(true)
    var (leading, following): ([[Column]], [[Column]]) = ([], [])
    for (group, isOfNamesake) in zip(amounts, ofNamesakes) {
      let leads = isOfNamesake || firstLeads && group.contains { $0.name == measures[0].name }
      if leads { leading.append(group) } else { following.append(group) }
    }
    // The number of those who were asked comes behind their answers.
    if channels.series == nil, !areLines {
      following =
        following.filter { !$0.allSatisfy(\.isFrequency) }
        + following.filter { $0.allSatisfy(\.isFrequency) }
    }
    let changing =
      leading + following
      + passing.filter { $0.first?.valueKind == .clock }
    // Each group has a chart for each part.
    let parts = asked.split == nil ? column(called: channels.split).map(count) ?? 1 : 1
    // Of a few of many things nobody looks through every measure.
    let most = channels.series != nil && channels.top != nil ? Self.mostDecks : Self.mostParts
    // Beside further charts a second one has those lines that the first has no room for.
    let pages =
      areLines && changing.count + flat.count > 1
      ? (changing + flat).flatMap(\.inTwoPages)
      // A value that is the same of all names tells none of them from another.
      : areNames && !changing.isEmpty ? changing : changing + flat
    return pages.prefix(max(most / parts, 1)).map { group in
      var chart = channels
      chart.y = group.largest(Self.mostLines).map(\.name)
      if group.count > Self.mostLines { chart.columnCount = group.count }
      if areShares(group, of: channels) { chart.type = .stackedBar }
      return chart
    }
  }
}

extension Guess {
  /// Measures without those that never change, and these: as many packets as were sent to each host beside the milliseconds of
  /// their answers.
  ///
  /// Whole numbers beside whole ones may be of their unit, as a goal is.
  private func withConstantsApart(_ group: [Column]) -> [[Column]] {
    let flat = group.filter { column in
      guard case .numbers(let numbers) = column.values else { return false }
      return constants.contains(column.name) && numbers.areWhole
    }
    let others = group.filter { column in !flat.contains { $0.name == column.name } }
    let areFractions = others.allSatisfy { column in
      if case .numbers(let numbers) = column.values { !numbers.areWhole } else { false }
    }
    return flat.isEmpty || others.isEmpty || !areFractions ? [group] : [others, flat]
  }

  /// True of the parts of a hundred of each of some names, which are stacked.
  private func areShares(_ group: [Column], of channels: Encoding) -> Bool {
    guard asked.type == nil, channels.type == nil, channels.series == nil,
      channels.aggregation == nil, let x = column(called: channels.x), x.isText,
      group.count <= Self.mostLines
    else { return false }
    return MeasureGroups.partsOfHundred(among: group).map(\.name) == group.map(\.name)
  }

  /// The same with the sum of what fell in the hours of a day, at one place, instead of its mean.
  func addingUpRain(_ chart: Encoding) -> Encoding {
    let isGuessed =
      chart.aggregation == .by(.mean) || chart.aggregation == nil && chart.every != nil
    guard isGuessed, asked.aggregation == nil, chart.measures.isEmpty, !chart.y.isEmpty,
      chart.y.allSatisfy(RoleName.isPrecipitation), column(called: chart.x)?.isDate == true,
      columns(.time).contains(where: { time in
        isUnique([time] + [chart.series, chart.split].compactMap { column(called: $0) })
      })
    else { return chart }
    var sums = chart
    sums.aggregation = .by(.sum)
    return sums
  }

  /// A chart of what adds up others, before those of its parts if it is the first of the measures, else behind them.
  private func charts(of channels: Encoding, apart whole: String) -> [Encoding] {
    var (total, parts) = (channels, channels)
    (total.y, total.whole, parts.whole) = ([whole], nil, nil)
    parts.y.removeAll { $0 == whole }
    // A single column is not stacked, and has no other to be held against.
    if total.type == .stackedBar { total.type = nil }
    if total.type == .box, total.x == nil { total.type = .histogram }
    let others = parts.y.isEmpty ? [] : charts(of: parts)
    return channels.y.first == whole ? [total] + others : others + [total]
  }

  /// More lines than anybody tells apart, with those apart that the table is called by.
  private func withNamesakesApart(_ group: [Column]) -> [[Column]] {
    let own = group.filter { isNamesake($0.name) }
    guard group.count > Self.mostLines, !own.isEmpty, own.count < group.count else {
      return [group]
    }
    return [own, group.filter { column in !own.contains { $0.name == column.name } }]
  }
}

extension String {
  /// True of "CPU %" and "%CPU".
  fileprivate var isShareOfProcessors: Bool {
    contains("%") && lowercased().filter(\.isLetter) == "cpu"
  }
}

extension [Column] {
  /// The same, of a few more than are shown together the largest and then the others.
  fileprivate var inTwoPages: [[Column]] {
    guard (Guess.mostLines + 1...2 * Guess.mostLines).contains(count) else { return [self] }
    let first = largest(Guess.mostLines)
    return [first, filter { column in !first.contains { $0.name == column.name } }]
  }

  /// So many of them, those with the largest means, in their order.
  func largest(_ most: Int) -> [Column] {
    guard count > most else { return self }
    let means = map { column -> Double in
      guard case .numbers(let numbers) = column.values else { return -.infinity }
      let present = numbers.values.filter(\.isFinite)
      return present.isEmpty ? -.infinity : Aggregate.mean(present)
    }
    let order = indices.sorted { (means[$1], $0) < (means[$0], $1) }
    return order.prefix(most).sorted().map { self[$0] }
  }
}
