extension Fact {
  /// True where large numbers are told in few digits: what was set, or where an axis ends, is told in full.
  package var isCompact: Bool {
    switch self {
    case .xAxis, .additionalAxis, .bins, .filtered, .ranges, .mode, .window, .title, .summary: false
    default: true
    }
  }

  /// The fact without the option of the command that would make another chart.
  package var withoutOption: Fact {
    if case .spannedPowers(let powers, _) = self { return .spannedPowers(powers, option: nil) }
    if case .correlationOfLogarithms(let correlation, _) = self {
      return .correlationOfLogarithms(correlation, option: nil)
    }
    guard case .repeatedPlaces(let column, let most, let shared, let places, _) = self else {
      return self
    }
    return .repeatedPlaces(column: column, most: most, shared: shared, of: places, remedy: nil)
  }

  /// The fact with the name of its series changed, if it has one to name.
  package func renamed(_ rename: (String?) -> String) -> Fact {
    switch self {
    case .shape(let shape, let series): .shape(shape, series: rename(series))
    case .highest(let value, let place, let often, let series):
      .highest(value, place, often, series: rename(series))
    case .lowest(let value, let place, let often, let series):
      .lowest(value, place, often, series: rename(series))
    case .mean(let mean, let median, let aggregate, let series):
      .mean(mean, median: median, of: aggregate, series: rename(series))
    case .change(let start, let end, let change, let series):
      .change(from: start, to: end, change, series: rename(series))
    case .trend(let trend, let turningPoints, let series):
      .trend(trend, turningPoints: turningPoints, series: rename(series))
    case .trendLine(let start, let end, let series):
      .trendLine(from: start, to: end, series: rename(series))
    // Without a name it is about all series.
    case .aboveLine(_, _, _, _, nil): self
    case .aboveLine(let label, let value, let above, let all, let series):
      .aboveLine(label, value, above, of: all, series: rename(series))
    case .missing(let count, let series): .missing(count, series: rename(series))
    case .gaps(let count, let from, let to, let alike, let series):
      .gaps(count, longestFrom: from, to: to, alike: alike, series: rename(series))
    case .episodes(let isHigh, let count, let from, let to, let value, let place, let series):
      .episodes(isHigh: isHigh, count, from: from, to: to, value, place, series: rename(series))
    case .period(let points, let span, let strength, let series):
      .period(points, span: span, strength, series: rename(series))
    case .spikes(let count, let largest, let place, let isPeak, let series):
      .spikes(count, largest: largest, place, isPeak: isPeak, series: rename(series))
    case .outliers(let count, let farthest, let place, let reason, let series):
      .outliers(count, farthest: farthest, place, reason, series: rename(series))
    case .plateaus(let count, let longest, let isExact, let from, let to, let series):
      .plateaus(
        count, longest: longest, isExact: isExact, from: from, to: to, series: rename(series))
    case .largestRise(let size, let start, let place, let often, let series):
      .largestRise(size, from: start, place, often, series: rename(series))
    case .largestDrop(let size, let start, let place, let often, let series):
      .largestDrop(size, from: start, place, often, series: rename(series))
    case .belowZero(let below, let all, let place, let series):
      .belowZero(below, of: all, place, series: rename(series))
    case .swings(let times, let isGrowing, let series):
      .swings(times, isGrowing: isGrowing, series: rename(series))
    case .deviation(let deviation, let series): .deviation(deviation, series: rename(series))
    case .skew(let isAbove, let series): .skew(isAbove: isAbove, series: rename(series))
    case .middleHalf(let low, let high, let series):
      .middleHalf(low, high, series: rename(series))
    case .noValues(let series): .noValues(series: rename(series))
    case .offScale(let count, let series): .offScale(count, series: rename(series))
    case .beyondRange(let isAbove, let count, let low, let high, let ofParts, let series):
      .beyondRange(
        isAbove: isAbove, count, low, high, ofParts: ofParts, series: rename(series))
    case .sampleSize(let count, let low, let high, let series):
      .sampleSize(count, from: low, to: high, series: rename(series))
    case .mode(let place, let count, let series): .mode(place, count, series: rename(series))
    case .largestSpread(let spread, let place, let series):
      .largestSpread(spread, place, series: rename(series))
    case .box(let place, let values, let details, let series):
      .box(place, values: values, details, series: rename(series))
    case .correlation(let correlation, let trend, let series):
      .correlation(correlation, trend, series: rename(series))
    case .densest(let values, let place, let series):
      .densest(values, place, series: rename(series))
    case .shares(let parts, let others, let percent, let whole, let series):
      .shares(parts, others: others, percent: percent, of: whole, series: rename(series))
    case .withoutShare(let count, let place, let series):
      .withoutShare(count, place, series: rename(series))
    case .folds(.series(let name), let rows): .folds(.series(rename(name)), rows: rows)
    case .folds(let group, let rows): .folds(group, rows: rows)
    case .part(let name, let fact): .part(name, fact.renamed(rename))
    case .amongShown(let fact): .amongShown(fact.renamed(rename))
    case .title, .summary, .composition, .xAxis, .yAxis, .sharedAxes, .additionalAxis, .values,
      .series, .comparison, .courses, .largestMean, .sharedStep, .sharedExtreme, .overtaking,
      .spannedPowers, .correlationOfLogarithms,
      .largestDifference,
      .seriesOf, .partOf,
      .outlierRule,
      .missingValues, .leftOut, .repeatedPlaces, .noPoints, .missingTimes, .window, .directions,
      .contradictions,
      .bins,
      .quartileMethod, .noShares, .sums, .aggregated, .filtered, .counted, .timeUnit, .ranges,
      .largest, .sorted, .notCharted,
      .notCompared, .constants, .equalColumns, .boundColumns, .errorColumn, .emptyColumns,
      .leftOutColumn,
      .infinite, .strays, .notPercents,
      .marks, .bracketed, .assumedGroups, .dayNumbers, .countedYes,
      .folded, .renamed, .withoutEffect,
      .wideBin,
      .skippedLines, .westernText, .noHeader, .shortRows, .notDates, .strayDates, .localTimes,
      .zonelessTimes,
      .roundedIntegers,
      .unreadDates, .lastDays,
      .missingCode, .assumedYear,
      .assumedDayOrder,
      .rowsSoFar,
      .cutOff, .replacedMeanwhile, .changedMeanwhile, .leftOutTotal, .leftOutAverage,
      .leftOutStatistic, .leftOutPercents,
      .leftOutTotals, .filledDown, .partialUnit,
      .leftOutThin, .shareOfAll, .compared, .leftOutWhole, .correlations,
      .nothingAggregated, .ranked, .largestColumns, .absent, .unnamed, .ignored,
      .unsuitedSettings:
      self
    }
  }
}
