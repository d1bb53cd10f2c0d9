/// The column that the cells become which were taken.
extension ColumnBuilder {
  /// The quantities in the one unit that suits the largest.
  private func column(of mixed: MixedUnits) -> NumberColumn {
    let (unit, size) = mixed.shown(numbers.filter(\.isFinite).map(abs), units: units)
    let values = size == 1 ? numbers : numbers.map { $0 / size }
    // Sizes that are less than one of their unit are told in a smaller one.
    let told = unit.map(SizeUnit.isSize) == true ? values.filter { abs($0) >= 1 } : values
    var column = NumberColumn(
      values: values, unit: unit,
      fractionDigits: NumberColumn.shownDigits(of: told, resolution: resolution / size))
    if clockCount > 0, clockCount == numbers.count(where: \.isFinite) { column.kind = .lapse }
    return column
  }

  /// The column as it was read, with the cells that keep it from being numbers or dates.
  func column(
    firstNonNumber: TextColumn.OddCell?, firstNonDate: TextColumn.OddCell?,
    strayDate: TextColumn.OddCell? = nil, besideSums: DateColumn? = nil
  ) -> Column {
    switch reading {
    case .mixed(let mixed):
      var column = column(of: mixed)
      column.strays = strays
      return Column(name: name.short, values: .numbers(column))
    case .dates where numbers.allSatisfy(\.isNaN):
      // Every reading fits a column without cells; it is the numbers that can be charted.
      var column = NumberColumn(values: numbers, unit: name.unit)
      column.infiniteCount = forms.infiniteCount
      return Column(name: name.short, values: .numbers(column))
    case .numbers(let parser):
      let own = forms.unit.flatMap { unit in
        unit.isEmpty || (unit == "s" && areDecades) ? nil : SizeUnit.name(unit)
      }
      var column = NumberColumn(
        values: forms.areBracketedShares ? numbers.map(abs) : numbers, unit: own ?? name.unit,
        fractionDigits: forms.fractionDigits)
      column.largeIntegers = forms.largeIntegers
      column.hasDecimalComma = parser.hasDecimalComma
      column.infiniteCount = forms.infiniteCount
      column.strays = strays
      column.marks = forms.marks
      column.hasAssumedGroups = hasAssumedGroups
      return Column(name: name.short, values: .numbers(column))
    case .dates(let pattern):
      var dates = DateColumn(
        values: numbers, precision: precision,
        texts: layout.map { WrittenTexts(numbers, in: $0) } ?? WrittenTexts(texts),
        hasOffsets: offsets.areThere)
      dates.hasZone = hasZone
      dates.changedTimes = changedTimes
      dates.areRanges = pattern.takesRanges
      dates.areWeeks = precision == .day && dates.texts.areWeeks
      dates.assumedOrder = assumedOrder
      dates.stray = strayDate
      dates.strayCount = strayDateCount
      dates.sumNames = sumNames
      return Column(name: name.full, values: .dates(atOwnClocks(dates)))
    case .text:
      var text = TextColumn(
        codes: words.codes, dictionary: words.texts, firstNonNumber: firstNonNumber)
      text.firstNonDate = firstNonDate
      text.besideSums = besideSums
      text.looksLikeDates =
        firstNonDate == nil && besideSums == nil && !holdsVersions && !isAskedText
        && UnreadDates.areLikely(words.texts)
      return Column(name: name.full, values: .text(text))
    }
  }

  /// Dates as precise as they need to be, at the clocks that their cells have where no zone was asked for: midnights at
  /// any distance from UTC are days.
  private func atOwnClocks(_ dates: DateColumn) -> DateColumn {
    let isFree = zone.isUniversal && options.keepsOffsets
    guard dates.hasOffsets, isFree else {
      var dates = dates.asPreciseAsNeeded(hasDays: zone.isUniversal && !dates.hasOffsets)
      if isFree, hasZone { dates.zoneless = offsets.zoneless }
      return dates
    }
    var days = dates
    days.values = offsets.clocks(of: dates.values)
    (days.hasOffsets, days.hasZone, days.areOfOwnClocks) = (false, false, true)
    days = days.asPreciseAsNeeded(hasDays: true)
    guard days.precision > .day else { return days }
    var dates = dates.asPreciseAsNeeded(hasDays: false)
    dates.ownOffset = offsets.zoneless.count == 0 ? offsets.common : nil
    dates.ownZone = offsets.zone(of: dates.values)
    dates.zoneless = offsets.zoneless
    return dates
  }
}
