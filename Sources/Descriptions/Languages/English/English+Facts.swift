import Charts

extension English {
  func words(fact: FactPhrase) -> String {
    switch fact {
    case .label(.shape): "shape"
    case .label(.mean): "mean"
    case .label(.change): "change"
    case .label(.trend): "trend"
    case .label(.missing): "missing"
    case .label(.offScale): "not shown"
    case .label(.correlation): "correlation"
    case .label(.correlationOfLogarithms): "correlation on logarithmic axes"
    case .label(.gap): "gap"
    case .label(.gaps): "gaps"
    case .label(.period): "repeats"
    case .label(.spike): "spike"
    case .label(.dip): "dip"
    case .label(.spikes): "spikes"
    case .label(.dips): "dips"
    case .label(.outliers): "outliers"
    case .label(.plateau): "plateau"
    case .label(.plateaus): "plateaus"
    case .label(.unusuallyHigh): "unusually high"
    case .label(.unusuallyLow): "unusually low"
    case .label(.largestRise): "largest rise"
    case .label(.largestDrop): "largest drop"
    case .label(.sampleSize): "values"
    case .label(.meanOfMeans): "mean of the means"
    case .label(.medianOfMeans): "median of the means"
    case .label(.meanOfEachPeriod): "mean of each period"
    case .label(.meanOfMedians): "mean of the medians"
    case .label(.medianOfMedians): "median of the medians"
    case .label(.medians): "medians"
    case .label(.firstValue): "first"
    case .label(.lastValue): "last"
    case .label(.largestSpread): "largest interquartile range"
    case .label(.densest): "densest"
    case .label(.shares): "shares"
    case .label(.middleHalf): "middle half"
    case .label(.belowZero): "below zero"
    case .label(.deviation): "standard deviation"
    case .label(.swings): "swings"
    case .label(.skew): "distribution"
    case .label(.trendLine): "trend line"
    case .label(.withoutShare): "without a share"

    case .kind(let type) where [.histogram, .box, .heatMap, .violin].contains(type):
      words(fact: .shortKind(type, isSingle: true))
    case .kind(let type): "\(words(fact: .shortKind(type, isSingle: true))) chart"
    case .shortKind(.line, _): "line"
    case .shortKind(.bar, _): "bar"
    case .shortKind(.groupedBar, _): "grouped bar"
    case .shortKind(.stackedBar, _): "stacked bar"
    case .shortKind(.area, _): "area"
    case .shortKind(.step, _): "step"
    case .shortKind(.histogram, _): "histogram"
    case .shortKind(.box, _): "box plot"
    case .shortKind(.heatMap, _): "heat map"
    case .shortKind(.scatter, _): "scatter"
    case .shortKind(.candlestick, _): "candlestick"
    case .shortKind(.violin, _): "violin plot"
    case .shortKind(.pie, _): "pie"
    case .shortKind(.donut, _): "donut"
    case .trend(let trend): self.trend(trend)
    case .correlation(.rising): "positive"
    case .correlation(.falling): "negative"
    case .correlation: "no clear relation"
    case .turningPoints(0): "no turning points"
    case .turningPoints(let number): count(number, Noun("turning point", "turning points"))
    case .strength(let strength): strength.rawValue
    case .clearness(.veryStrong): "very clear"
    case .clearness(.strong): "clear"
    case .clearness(.moderate): "fairly clear"
    case .clearness(.weak): "faint"
    case .change(let start, let end): "\(start) to \(end)"
    case .first(let told, let number, _): "\(told), the first of \(count(number))"
    case .firstAmong(let told, let number, let series):
      "\(told), the first of \(count(number)) in \(count(series, .series))"
    case .all(2, let value): "\(value), both values"
    case .all(let number, let value): "\(value), all \(count(number)) values"
    case .missingValues(let number): "Missing: \(count(number, .value))"
    case .gaps(let number, let longest, let alike):
      "\(count(number)), longest \(longest)"
        + (alike > 1 ? ", the first of \(count(alike))" : "")
    case .spikes(let number, let largest, true): "\(count(number)), highest \(largest)"
    case .spikes(let number, let largest, false): "\(count(number)), lowest \(largest)"
    case .outliers(let number, let farthest): "\(count(number)), farthest \(farthest)"
    case .outlierRule(true):
      "modified z-score above 3.5 in their series once trend and repetition are removed, at least a tenth of its range away, and far from their neighbors"
    case .outlierRule(false):
      "modified z-score above 3.5 in their series, at least a tenth of its range from its median, and no more than a tenth of its values"
    case .farFromNeighbors: "far from its neighbors"
    case .farFromOthers: "far from all others"
    case .farFromMedian: "far from the median"
    case .unusualInRepetition: "unusual for its place in the repetition"
    case .unusual(let part, _): "unusual for \(part)"
    case .allSeries(let number): "all \(count(number)) series"
    case .largestMean(let high, let low): "Highest on average: \(high); lowest: \(low)"
    case .lineAt(let value): "line at \(value)"
    case .above(let above, let all): "\(count(above)) of \(count(all, .value)) above"
    case .belowZeroOf(let below, let all, let place, let isOnly):
      "\(below) of \(count(all, .value)), \(isOnly ? "" : "first ")\(place)"
    case .spannedPowers(let powers, let option?):
      "Values span \(count(powers)) powers of ten; \(option) spreads out the small ones"
    case .spannedPowers(let powers, nil):
      "Values span \(count(powers)) powers of ten; a logarithmic axis spreads out the small ones"
    case .skewed(true?): "longer tail of high values"
    case .skewed(false?): "longer tail of low values"
    case .skewed(nil): "about symmetric"
    case .swing(let times, true): "\(times) times as large in the second half as in the first"
    case .swing(let times, false): "\(times) times as large in the first half as in the second"
    case .firstStep(let told, let number): "\(told), the first of \(count(number)) equally large"
    case .plateaus(let number, let longest): "\(count(number)), longest \(longest)"
    case .every(let length, let isExact): "\(isExact ? "" : "about ")every \(length)"
    case .everyUnit(let unit, let isExact):
      "\(isExact ? "" : "about ")every \(form(1, noun(.time(unit))))"
    case .everyWorkingDay: "on weekdays"
    case .either(let low, let high): "\(low) or \(high)"
    case .about(let length): "about \(length)"
    case .amongShown(let told): "\(told), of those shown"
    case .largestDifference(let pair, let size, let place):
      "\(pair): farthest apart \(place), by \(size)"
    case .line: "line"
    case .singleValues: "single values"
    case .sameAxes(let charts): "Same axes in \(count(charts, chart)) of the deck"
    case .sameXAxis(let charts): "Same x axis in \(count(charts, chart)) of the deck"
    case .sameYAxis(let charts): "Same y axis in \(count(charts, chart)) of the deck"
    case .offScale(let number): "\(count(number, .value)), no place on a logarithmic axis"
    case .beyondRange(let number, let isAbove, let ofParts, let range):
      "\(ofParts ? "\(count(number, .point)) with values" : count(number, .value)) \(isAbove ? "above" : "below") the stated range of \(range)"
    case .noPoints(let stretch): "No points \(stretch)"
    case .missingTimes(let number, let longest):
      "Times are missing in \(count(number)) stretches, the longest \(longest)"
    case .leftOut(let rows): "Left out: \(count(rows, .row)) without an x value"
    case .repeatedPlaces(let column, let most, let shared, let places):
      "Up to \(count(most, .point)) have the same \(column), at \(count(shared)) of \(count(places, Noun("place", "places"))), so no course is described"
    case .remedied(let told, let option, let column):
      "\(told); \(option) makes a chart for each \(column)"
    case .whole(let stretch): "in all, \(stretch)"
    case .bins(let number, let width): "Bins: \(count(number)), each \(width) wide"
    case .around(let values): "around \(values)"
    case .shares(let parts, let whole): "\(parts) of \(whole)"
    case .otherShares(let number, let percent):
      "\(count(number, Noun("other", "others")))\(number > 1 ? " together" : "") \(percent)"
    case .belowZero(let number, let place):
      "\(count(number, .value)) below zero, \(number > 1 ? "first " : "")\(place)"
    case .aggregated(let aggregate, let low, let high):
      "Each value is the \(aggregate) of \(low)\(high.map { " to \($0)" } ?? "") rows"
    case .leftOutColumn(let place, let text, let isNumber):
      "Left out: \(place), “\(text)” \(isNumber ? "does not have the unit of the numbers before it" : "is not a number")"
    case .infinite(let number):
      "\(count(number, Noun("infinite value", "infinite values"))), taken as missing"
    case .strays(1, let texts): "1 cell is not a number (\(texts)), taken as missing"
    case .strays(let number, let texts):
      "\(count(number)) cells are not numbers (\(texts)), taken as missing"
    case .notPercents(1, let texts):
      "1 cell is not a percentage (\(texts)), taken as missing"
    case .notPercents(let number, let texts):
      "\(count(number)) cells are not percentages (\(texts)), taken as missing"
    case .strayDates(1, let text): "1 cell is not a date (\(text)), taken as missing"
    case .strayDates(let number, let text):
      "\(count(number)) cells are not dates (\(text)), taken as missing"
    case .localTimes(1, true, let zone, let text):
      "1 time does not exist in \(zone) (\(text)), taken as later by the clock change"
    case .localTimes(let number, true, let zone, let text):
      "\(count(number)) times do not exist in \(zone) (\(text)), taken as later by the clock change"
    case .localTimes(1, false, let zone, let text):
      "1 time occurs twice in \(zone) (\(text)), taken as the first"
    case .localTimes(let number, false, let zone, let text):
      "\(count(number)) times occur twice in \(zone) (\(text)), taken as the first"
    case .zonelessTimes(1, let text):
      "1 time without a time zone (\(text)), taken as UTC"
    case .zonelessTimes(let number, let text):
      "\(count(number)) times without a time zone (\(text)), taken as UTC"
    case .roundedIntegers: "whole numbers of more than 15 digits are rounded"
    case .marks(1, let texts): "left out after 1 number: \(texts)"
    case .marks(let number, let texts): "left out after \(count(number)) numbers: \(texts)"
    case .bracketed(1): "1 number taken without its square brackets"
    case .bracketed(let number):
      "\(count(number)) numbers taken without their square brackets"
    case .assumedGroups(let option):
      "points taken as thousands separators"
        + (option.map { "; \($0) reads them as decimal signs" } ?? "")
    case .countedYes(let yes, let no): "“\(yes)” counts as 1, “\(no)” as 0"
    case .dayNumbers: "numbers taken as a spreadsheet’s dates (days since 1900)"
    case .folded(let columns, let range):
      "As rows: \(columns) columns, \(range)"
    case .noHeader(let columns):
      "No header: the columns are called 1 to \(count(columns))"
        + "; --header takes the first row for names"
    case .westernText: "The text is not UTF-8, read as Windows-1252"
    case .skippedLines(let lines):
      "Skipped: \(count(lines, Noun("line", "lines"))) outside the table"
    case .shortRows(1, let place):
      "1 row is too short (\(place)), its last cells are taken as missing"
    case .shortRows(let rows, let place):
      "\(count(rows, .row)) are too short (first \(place)), their last cells are taken as missing"
    case .notDate(let text):
      "“\(text)” is not clearly a date, so the column is text"
    case .noSuchDay(let text, isText: true):
      "“\(text)” is not in the calendar, so the column is text"
    case .noSuchDay(let text, isText: false):
      "“\(text)” is not in the calendar, taken as missing"
    case .missingCode(let code, let count, let option):
      "\(code), far from all others, occurs \(count == 1 ? "once" : "\(self.count(count)) times") and counts as a value"
        + (option.map { "; if it means “missing”, set \($0)" } ?? "")
    case .assumedDayOrder(.dayFirst, let option):
      "assumed to have the day first"
        + (option.map { "; \($0) reads the month first" } ?? "")
    case .assumedDayOrder(.monthFirst, let option):
      "assumed to have the month first"
        + (option.map { "; \($0) reads the day first" } ?? "")
    case .unreadDates(let option):
      "looks like dates in an unknown form" + (option.map { "; \($0) tells it" } ?? "")
    case .lastDays: "ranges of days count as their last day"
    case .assumedYear(let year): "No year in the times: the last is taken to be in \(year)"
    case .rowsSoFar(let rows): "\(rows) so far"
    case .cutOff(let rows): "Became shorter while it was read: \(rows) were read"
    case .changedMeanwhile:
      "Written to while it was read: old and new rows may be mixed; read it again"
    case .replacedMeanwhile: "Replaced by another file while it was read: this is the old one"
    case .correlations(let count):
      "A matrix of \(count) by \(count) correlations, the same on both sides of its diagonal, whose ones are left out"
    case .shareOfAll(let share, let yes, let all): "Share of all: \(share) (\(yes) of \(all))"
    case .leftOutThin(let rows, let fewest):
      "Left out: \(count(rows, .row)) in groups with fewer than \(fewest)"
    case .leftOutWhole(let name): "Left out: column “\(name)”, a sum of others"
    case .nothingAggregated: "Nothing to aggregate: each place has one row"
    case .leftOutTotal(let name, isSum: false): "Left out: row “\(name)”, which holds the others"
    case .leftOutTotal(let name, _): "Left out: row “\(name)”, the sum of the others"
    case .leftOutAverage(let name): "Left out: row “\(name)”, an average of the others"
    case .leftOutStatistic(let name): "Left out: row “\(name)”, which is computed from the others"
    case .leftOutPercents(let name): "Left out: row “\(name)”, which is in percent"
    case .leftOutTotals(let rows, let names):
      "Left out: \(count(rows, .row)), sums of others (\(names))"
    case .partialUnit(let place, let isLast, let covered, let all, let part):
      "The \(isLast ? "last" : "first") value (\(place)) is of only \(count(covered)) of \(count(all, .time(part)))"
    case .filledDown(1): "1 empty cell is taken as the name above it"
    case .filledDown(let cells):
      "\(count(cells)) empty cells are taken as the name above them"
    case .absent(let values, let column, let present):
      "Not in column “\(column)”: \(values); it has \(present)"
    case .unnamed(let names, let more):
      "Names not shown: \(names)" + (more > 0 ? " and \(count(more)) more" : "")
    case .ignored(let names):
      "Not shown: \(names)"
    case .noShares: "No shares: no value above zero"
    case .sums(let rows, let values): "Added up: \(count(rows, .row)) into \(count(values, .value))"
    case .wideBin(let place): "Wider than the others: bin \(place)"
    case .quartileMethod:
      "Quartiles by linear interpolation; whiskers reach as far as values within 1.5 interquartile ranges; values beyond are outliers, unless they are more than three and more than a tenth of all"
    case .contradictions(1, let place):
      "Contradictory: 1 candle, \(place), not between its low and high"
    case .contradictions(let candles, let place):
      "Contradictory: \(count(candles)) candles, first \(place), not between low and high"
    }
  }

  private var chart: Noun { Noun("chart", "charts") }

  private func trend(_ trend: Trend) -> String {
    switch trend.direction {
    case .flat: "flat"
    case .mixed: "no clear direction"
    case .rising, .falling:
      list([
        trend.direction.rawValue, trend.strength.map { words(fact: .clearness($0)) },
      ])
    }
  }
}
