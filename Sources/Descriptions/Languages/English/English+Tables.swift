import Charts

extension English {
  func words(table phrase: TablePhrase) -> String {
    switch phrase {
    case .filtered(let kept, let rows, let conditions):
      "\(count(kept)) of \(count(rows, .row)): \(conditions)"
    case .missing(let column): "\(column) is missing"
    case .present(let column): "\(column) is not missing"
    case .counted(let rows): "Each value is a number of rows, \(count(rows)) in all"
    case .timeUnit(let unit, let column): "\(column) by \(unit)"
    case .unit(.minute): "minute"
    case .unit(.hour): "hour"
    case .unit(.day): "day"
    case .unit(.week): "week"
    case .unit(.month): "month"
    case .unit(.quarter): "quarter"
    case .unit(.year): "year"
    case .ranges(let column, let width): "\(column) in ranges of \(width)"
    case .largest(let kept, let all, let column):
      "The \(count(kept)) largest of \(count(all, .value)) of \(column)"
    case .ranked(let column, let isSum):
      "Largest by \(isSum ? "the sum of " : "")\(column ?? "number of rows")"
    case .rankedByMean(let column): "Largest by the mean of \(column)"
    case .largestColumns(let kept, let all):
      "The \(count(kept)) of \(count(all, Noun("column", "columns"))) with the largest means"
    case .othersTogether(let rows): "the others together, \(count(rows, .row))"
    case .othersLeftOut(let rows): "the others left out, \(count(rows, .row))"
    case .others: "others"
    case .sorted(let column, let isDescending):
      "Sorted by \(column ?? "value"), \(isDescending ? "descending" : "ascending")"
    case .andMore(let names, let more): "\(names) and \(count(more)) more"
    case .notCharted(let columns): "Not charted: \(columns)"
    case .notCompared(let series): "Not compared, of another unit or size: \(series)"
    case .equalColumns(let columns): "Equal columns: \(columns)"
    case .constants(let columns): "Not charted, always the same: \(columns)"
    case .boundColumns(let low, let high, let areWhole):
      "Each value lies between \(low) and \(high)"
        + (areWhole ? "" : ", where both are there")
    case .errorColumn(let column): "Error bars\(colon)\(column) above and below each value"
    case .emptyColumns(let columns): "Without values: \(columns)"
    case .renamed(let columns): "Renamed, because the name occurs twice: \(columns)"
    case .withoutEffect(let options):
      "Without effect, as no column holds dates: \(options)"
    case .unsuitedSettings(let settings): "Settings that do not suit this table: \(settings)"
    case .aggregated(let aggregate, let measures): "\(aggregate) of \(measures)"
    case .aggregatedRows(let aggregate, let measures): "\(aggregate) of \(measures) per row"
    case .rowCount: "number of rows"
    case .against(let values, let other): "\(values) by \(other)"
    case .over(let values, let place): "\(values) by \(place)"
    case .series(let number, let column): "\(count(number, .series)) by \(column)"
    case .charts(let number, let column): "\(count(number, Noun("chart", "charts"))) by \(column)"
    case .role(.time): "time"
    case .role(.cyclic): "part of the calendar"
    case .role(.latitude): "latitude"
    case .role(.longitude): "longitude"
    case .role(.rowNumber): "row number"
    case .role(.key): "key"
    case .role(.nominal): "category"
    case .role(.ordinal): "level"
    case .role(.measure): "measure"
    case .role(.empty): "empty"
    case .direction: "direction"
    case .namesake: "matches the name of the file"
    case .charted: "in the chart"
    case .chartedIn(let number): "in chart \(number)"
    case .differentOf(let kept, let all): "\(count(kept)) of \(count(all)) different values"
    case .columnsNotCharted(let number): "\(count(number)) columns not charted"
    case .pointsHere(let number): "\(count(number, .point)) at this place"
    case .different(let number): "\(count(number)) different \(number == 1 ? "value" : "values")"
    case .reason(andValues: false): "judged by its name"
    case .reason(andValues: true): "judged by its name and values"
    case .notNumbers(let column, let options):
      "the column “\(column)” holds no numbers; count rows with \(options[.aggregate, "count"]), or choose another column"
    case .notDates(let column, let options):
      "the column “\(column)” holds no times; choose one that does, or leave \(options[.every]) out"
    case .notNames(let column, let options):
      "the column “\(column)” has an order of its own; \(options[.sort]) and \(options[.top]) need a column of names"
    case .badWidth(let column, let values, let options):
      "ranges of that width do not suit the column “\(column)”\(values.map { " (\($0))" } ?? ""); choose another width, or use \(options[.bin, "auto"])"
    case .notACondition(let text, let options):
      "“\(text)” is not a condition; write a column, an operator and a value, such as \(options[.conditions, "'price >= 10'"])"
    case .notAValue(let value, let column, let example):
      "“\(value)” cannot be compared with the column “\(column)”; write it as the column does: \(example)"
    case .noSuchDay(let text):
      "“\(text)” is not a day of the calendar"
    case .tooManyUnits(let unit, let number, let instead, let options):
      "\(options[.every, unit]) makes \(count(number)) places from the first time to the last; use \(options[.every, instead]) or longer"
    case .tooFine(let column, let instead, let options):
      "the times of the column “\(column)” are not that fine; use \(options[.every, instead]) or longer"
    case .tooManyCells:
      "the chart would have too many places; choose longer units of time, or fewer series"
    case .nothingLeft(let conditions, let column, let values, _):
      "no row is left where \(conditions); the column “\(column)” has \(values)"
    case .nothingInCommon(let conditions):
      "no row meets all of these at once: \(conditions); leave one of them out"
    case .noTimes(let columns, let options):
      "no column holds times; choose a column with \(options[.x]), or leave \(options[.last]), \(options[.from]) and \(options[.to]) out (the columns are: \(columns))"
    case .noSuchChart(let number, let all):
      "there is no chart \(count(number)); choose 1 to \(count(all)), which --charts lists"
    }
  }
}
