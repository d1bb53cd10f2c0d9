import Charts
import Tables

extension Phrasebook {
  func words(_ fact: Fact) -> String {
    switch fact {
    case .title(let text), .summary(let text): text
    case .composition(let type, let series, let points):
      list([
        capitalized(words(fact: .kind(type))), count(series, .series),
        self.points(points, of: type, series: series),
      ])
    case .xAxis(let title, let extent, let scale, let direction):
      list([
        axis(.x, title, extent, scale),
        direction == .rightToLeft ? words(place: .rightToLeft) : nil,
      ])
    case .yAxis(let title, let extent, let scale, let hasZero):
      list([axis(.y, title, extent, scale), hasZero ? nil : words(place: .notFromZero)])
    case .values(let title, let extent, let scale): axis(.values, title, extent, scale)
    case .additionalAxis(let title, let extent): axis(.additional, title, extent, .linear)
    case .sharedAxes(let x?, let y?) where x == y: words(fact: .sameAxes(x))
    case .sharedAxes(let x?, nil): words(fact: .sameXAxis(x))
    case .sharedAxes(nil, let y?): words(fact: .sameYAxis(y))
    case .sharedAxes(let x, let y):
      words(fact: .sameXAxis(x ?? 1)) + format.sentenceSeparator + words(fact: .sameYAxis(y ?? 1))
    case .series(let name, 1, false): labeled(named(name), count(1, .point))
    case .series(let name, let points, let isContinuous):
      labeled(
        named(name),
        list([words(fact: isContinuous ? .line : .singleValues), count(points, .point)]))
    case .folds(let group, let rows): labeled(words(group), count(rows, .row))
    case .seriesOf(let column, let count):
      capitalized(words(table: .series(count, of: format.excerpt(column))))
    case .partOf(let column, let value): labeled(format.excerpt(column), self.value(value))
    case .courses(let counts): capitalized(tally(counts))
    case .largestMean(let high, let highest, let low, let lowest):
      words(
        fact: .largestMean(
          list([named(high), format.quantity(highest)]),
          lowest: list([named(low), format.quantity(lowest)])))
    case .sharedStep(let series, let isRise, let place):
      labeled(
        capitalized(words(fact: .label(isRise ? .largestRise : .largestDrop))),
        list([words(fact: .allSeries(series)), at(place)]))
    case .sharedExtreme(let series, let isHighest, let place):
      labeled(
        capitalized(words(point: isHighest ? .highest(.value) : .lowest(.value))),
        list([words(fact: .allSeries(series)), at(place)]))
    case .overtaking(let first, let second, let start, let place):
      words(
        comparison: .overtaking(
          subject(first), object(second), at: start.map { between($0, place) } ?? at(place)))
    case .belowZero(let below, let all, let place, let series):
      labeled(
        .belowZero, series,
        words(
          fact: .belowZeroOf(count(below), of: all, first: at(place), isOnly: below == 1)))
    case .swings(let times, let isGrowing, let series):
      labeled(
        .swings, series,
        words(fact: .swing(format.factor((times * 10).rounded() / 10), isGrowing: isGrowing)))
    case .deviation(let deviation, let series):
      labeled(.deviation, series, format.magnitude(deviation))
    case .skew(let isAbove, let series):
      labeled(.skew, series, words(fact: .skewed(isAbove: isAbove)))
    case .middleHalf(let low, let high, let series): labeled(.middleHalf, series, range(low, high))
    case .spannedPowers(let powers, let option):
      words(fact: .spannedPowers(powers, option: option))
    case .shape(let shape, let series): labeled(.shape, series, words(shape))
    case .highest(let value, let place, let often, let series):
      extreme(.highest(Measure(nil, of: value)), value, place, often, series)
    case .lowest(let value, let place, let often, let series):
      extreme(.lowest(Measure(nil, of: value)), value, place, often, series)
    case .mean(let mean, let median, let aggregate, let series):
      average(mean, median, series, of: aggregate, joint: colon)
    case .change(let start, let end, let change, let series):
      labeled(
        .change, series,
        list([
          course(start, end), self.change(change),
        ]))
    case .trend(let trend, let turningPoints, let series):
      labeled(.trend, series, self.trend(trend, turningPoints))
    case .trendLine(let start, let end, let series):
      labeled(.trendLine, series, course(start, end))
    case .aboveLine(let label, let value, let above, let all, let series):
      labeled(
        topic(
          label.map { list([format.excerpt($0), format.quantity(value)]) }
            ?? words(fact: .lineAt(format.quantity(value))), of: series),
        words(fact: .above(above, of: all)))
    case .missing(let missing, let series): labeled(.missing, series, count(missing, .point))
    case .missingValues(let missing): words(fact: .missingValues(missing))
    case .offScale(let count, let series):
      labeled(
        capitalized(
          list([series.map(named), words(fact: .label(.offScale))]), unless: series != nil),
        words(fact: .offScale(count)))
    case .noValues(let series):
      series.map { labeled(named($0), words(place: .noValues)) }
        ?? capitalized(words(place: .noValues))
    case .gaps(let gaps, let from, let to, let alike, let series):
      one(gaps, words(fact: .label(.gap)), .gaps, series, stretch(from, to)) {
        .gaps(gaps, longest: $0, alike: alike)
      }
    case .episodes(let isHigh, let episodes, let from, let to, let value, let place, let series):
      labeled(
        isHigh ? .unusuallyHigh : .unusuallyLow, series,
        episode(episodes, stretch(from, to), told(value, place)))
    case .period(let points, let span, let strength, let series):
      labeled(.period, series, list([interval(points, span), words(fact: .clearness(strength))]))
    case .spikes(let spikes, let value, let place, let isPeak, let series):
      one(
        spikes, words(fact: .label(isPeak ? .spike : .dip)), isPeak ? .spikes : .dips, series,
        told(value, place)
      ) {
        .spikes(spikes, largest: $0, isPeak: isPeak)
      }
    case .outliers(let outliers, let value, let place, let reason, let series):
      one(
        outliers, words(point: .part(.outlier)), .outliers, series,
        list([told(value, place), reason.map(words)])
      ) { .outliers(outliers, farthest: $0) }
    case .outlierRule(let hasCourse):
      labeled(.outliers, nil, words(fact: .outlierRule(hasCourse: hasCourse)))
    case .plateaus(let plateaus, let level, let isExact, let from, let to, let series):
      one(
        plateaus, words(fact: .label(.plateau)), .plateaus, series,
        value(isExact ? format.quantity(level) : about(level), over: stretch(from, to))
      ) { .plateaus(plateaus, longest: $0) }
    case .largestRise(let size, let start, let place, let often, let series):
      labeled(.largestRise, series, largestStep(size, start, place, often, isRise: true))
    case .largestDrop(let size, let start, let place, let often, let series):
      labeled(.largestDrop, series, largestStep(size, start, place, often, isRise: false))
    case .comparison(let comparison): relation(comparison)
    case .largestDifference(let a, let b, let size, let place):
      words(fact: .largestDifference(both(a, b), format.magnitude(size), at: at(place)))
    case .window(let window):
      showing(window) + semicolon + words(fact: .whole(stretch(window.first, window.last)))
    case .beyondRange(let isAbove, let count, let low, let high, let ofParts, let series):
      about(
        series,
        .beyondRange(count, isAbove: isAbove, ofParts: ofParts, range(low, high)))
    case .noPoints(let from, let to): words(fact: .noPoints(between(from, to)))
    case .missingTimes(let stretches, let from, let to):
      words(fact: .missingTimes(stretches, longest: between(from, to)))
    case .leftOut(let rows): words(fact: .leftOut(rows))
    case .repeatedPlaces(let column, let most, let shared, let places, let remedy):
      remedied(
        .repeatedPlaces(column: column ?? "x", most: most, shared: shared, of: places), remedy)
    case .part(let name, let fact): part(name, fact)
    case .amongShown(let fact): words(fact: .amongShown(words(fact)))
    case .bins(let bins, let width): words(fact: .bins(bins, width: format.quantity(width)))
    case .wideBin(let place): words(fact: .wideBin(self.place(place)))
    case .sampleSize(let count, let low, let high, let series):
      labeled(.sampleSize, series, sample(count, low, high))
    case .mode(let place, let count, let series):
      labeled(
        topic(words(point: .highest(.bin)), of: series),
        list([self.place(place), self.count(count, .value)]))
    case .box(let place, let values, let details, let series):
      labeled(
        series.map { topic(self.place(place), of: named($0)) } ?? self.place(place),
        box(details, of: values))
    case .largestSpread(let spread, let place, let series):
      labeled(.largestSpread, series, value(format.magnitude(spread), at: at(place)))
    case .quartileMethod: words(fact: .quartileMethod)
    case .densest(let values, let place, let series):
      labeled(
        .densest, series,
        value(words(fact: .around(listed(values.map(format.quantity)))), at: at(place)))
    case .shares(let parts, let others, let percent, let whole, let series):
      labeled(.shares, series, shares(parts, others: others, percent, of: whole))
    case .withoutShare(let number, let place, let series):
      labeled(.withoutShare, series, words(fact: .belowZero(number, at: at(place))))
    case .noShares: words(fact: .noShares)
    case .aggregated(let aggregate, let rows):
      words(
        fact: .aggregated(
          name(aggregate), ofRows: count(rows.lowerBound),
          to: rows.count > 1 ? count(rows.upperBound) : nil))
    case .compared(let name, let now, let before, let isShare):
      compared(name, now, with: before, isShare: isShare)
    case .shareOfAll(let yes, let all):
      words(
        fact: .shareOfAll(
          format.quantity(Quantity(Double(yes) / Double(max(all, 1)), fractionDigits: 3)),
          count(yes), of: count(all)))
    case .filtered(let kept, let rows, let conditions):
      words(table: .filtered(kept, of: rows, list(conditions.prefix(20).map(told))))
    case .counted(let rows): words(table: .counted(rows))
    case .timeUnit(let unit, let column):
      words(table: .timeUnit(words(table: .unit(unit)), of: column))
    case .ranges(let column, let width):
      words(table: .ranges(of: column, width: format.quantity(width)))
    case .largest(let kept, let all, let column, let rows, let areTogether):
      largest(kept, of: all, column, otherRows: rows, areTogether: areTogether)
    case .ranked(let columns, .mean) where columns.count == 1:
      words(table: .rankedByMean(list(format.excerpts(columns))))
    case .ranked(let columns, let aggregate):
      words(
        table: .ranked(
          by: columns.isEmpty ? nil : list(format.excerpts(columns)),
          isSum: columns.count > 1 || !columns.isEmpty && aggregate == .sum))
    case .largestColumns(let kept, let all): words(table: .largestColumns(kept, of: all))
    case .sorted(let column, let isDescending):
      words(table: .sorted(by: column, isDescending: isDescending))
    case .notCompared(let series): words(table: .notCompared(choices(format.excerpts(series))))
    case .notCharted(let columns, let more):
      words(table: .notCharted(excerpts(columns, more: more)))
    case .equalColumns(let columns): words(table: .equalColumns(list(format.excerpts(columns))))
    case .constants(let columns): words(table: .constants(choices(format.excerpts(columns))))
    case .boundColumns(let low, let high, let areWhole):
      bounds(format.excerpt(low), format.excerpt(high), areWhole: areWhole)
    case .errorColumn(let column): words(table: .errorColumn(format.excerpt(column)))
    case .emptyColumns(let columns): words(table: .emptyColumns(choices(format.excerpts(columns))))
    case .leftOutColumn(let column, let row, let text):
      words(
        fact: .leftOutColumn(
          list([words(screen: .columnNamed(format.excerpt(column))), words(screen: .row(row))]),
          text: format.excerpt(text), isNumber: TextColumn.OddCell(row: row, text: text).isNumber))
    case .partialUnit(let at, let isLast, let covered, let all, let part):
      words(fact: .partialUnit(place(at), isLast: isLast, covered, of: all, part))
    case .infinite(let count, let column): ofColumn(column, words(fact: .infinite(count)))
    case .strays(let count, let column, let texts):
      ofColumn(column, words(fact: .strays(count, texts: choices(format.excerpts(texts)))))
    case .notPercents(let count, let column, let texts):
      ofColumn(column, words(fact: .notPercents(count, texts: choices(format.excerpts(texts)))))
    case .folded(let columns, let a, let b): words(fact: .folded(count(columns), range(a, b)))
    case .marks(let count, let column, let texts):
      ofColumn(column, words(fact: .marks(count, texts: choices(format.excerpts(texts)))))
    case .bracketed(let count, let column): ofColumn(column, words(fact: .bracketed(count)))
    case .assumedGroups(let column):
      ofColumn(column, words(fact: .assumedGroups(option: option("--decimal-point"))))
    case .dayNumbers(let column): ofColumn(column, words(fact: .dayNumbers))
    case .countedYes(let column, let yes, let no):
      ofColumn(column, words(fact: .countedYes(format.excerpt(yes), no: format.excerpt(no))))
    case .skippedLines(let lines): words(fact: .skippedLines(lines))
    case .westernText: words(fact: .westernText)
    case .noHeader(let columns): words(fact: .noHeader(columns))
    case .shortRows(let rows, let first):
      words(fact: .shortRows(rows, first: words(screen: .row(first))))
    case .notDates(let column, let row, let text):
      ofColumn(column, list([words(screen: .row(row)), words(fact: noDate(text))]))
    case .strayDates(let count, let column, let row, let text):
      ofColumn(column, list([words(screen: .row(row)), words(fact: noDates(count, text))]))
    case .zonelessTimes(let count, let column, let text): zoneless(count, column, text)
    case .localTimes(let count, let areSkipped, let column, let zone, let text):
      ofColumn(column, localTimes(count, areSkipped: areSkipped, zone, text))
    case .roundedIntegers(let column): ofColumn(column, words(fact: .roundedIntegers))
    case .unreadDates(let column):
      ofColumn(column, words(fact: .unreadDates(option: option("--date-format"))))
    case .lastDays(let column): ofColumn(column, words(fact: .lastDays))
    case .missingCode(let code, let count, let column):
      ofColumn(column, words(fact: .missingCode(code, count, option: option("--missing=\(code)"))))
    case .assumedYear(let year): words(fact: .assumedYear(String(year)))
    case .assumedDayOrder(let order, let column, let other):
      ofColumn(
        column, words(fact: .assumedDayOrder(order, option: option("--date-format=\(other)"))))
    case .rowsSoFar(let rows): words(fact: .rowsSoFar(count(rows, .row)))
    case .cutOff(let rows): words(fact: .cutOff(count(rows, .row)))
    case .replacedMeanwhile: words(fact: .replacedMeanwhile)
    case .changedMeanwhile: words(fact: .changedMeanwhile)
    case .nothingAggregated: words(fact: .nothingAggregated)
    case .leftOutThin(let rows, let fewest): words(fact: .leftOutThin(rows, fewest: count(fewest)))
    case .leftOutWhole(let name): words(fact: .leftOutWhole(format.excerpt(name)))
    case .correlations(let number): words(fact: .correlations(count(number)))
    case .leftOutTotal(let name, let isSum):
      words(fact: .leftOutTotal(format.excerpt(name), isSum: isSum))
    case .leftOutAverage(let name): words(fact: .leftOutAverage(format.excerpt(name)))
    case .leftOutStatistic(let name): words(fact: .leftOutStatistic(format.excerpt(name)))
    case .leftOutPercents(let name): words(fact: .leftOutPercents(format.excerpt(name)))
    case .leftOutTotals(let names):
      words(
        fact: .leftOutTotals(
          names.count, names: format.listed(format.excerpts(TextColumn(names).dictionary))))
    case .filledDown(let cells, let column): ofColumn(column, words(fact: .filledDown(cells)))
    case .absent(let values, let column, let present): absent(values, column, present)
    case .unnamed(let names, let more):
      words(fact: .unnamed(choices(names.map(format.excerpt)), more: more))
    case .ignored(let names): words(fact: .ignored(format.listed(format.excerpts(names))))
    case .renamed(let columns): words(table: .renamed(choices(format.excerpts(columns))))
    case .withoutEffect(let options):
      words(table: .withoutEffect(choices(format.excerpts(options))))
    case .unsuitedSettings(let settings):
      words(table: .unsuitedSettings(list(format.excerpts(settings))))
    case .sums(let rows, let parts): words(fact: .sums(rows: rows, values: parts))
    case .contradictions(let candles, let place):
      words(fact: .contradictions(candles, at: at(place)))
    case .correlation(let correlation, let trend, let series):
      labeled(.correlation, series, relation(correlation, trend))
    case .correlationOfLogarithms(let correlation, let option):
      labeled(.correlationOfLogarithms, nil, format.correlation(correlation))
        + (option.map(parenthesized) ?? "")
    case .directions(let up, let down, let unchanged):
      capitalized(list([labeled(.up, up), labeled(.down, down), labeled(.unchanged, unchanged)]))
    }
  }
}
