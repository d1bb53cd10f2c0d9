import Charts
import FoundationEssentials
import FoundationInternationalization
import Tables

/// English, as spoken in the United States.
struct English: Language {
  let code = "en"
  let name = "English"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "en_US", unitSeparator: " ", listSeparator: ", ",
    percentagePoint: ("percentage point", "percentage points"))

  func words(_ sentence: Sentence) -> String {
    switch sentence {
    case .fact(let fact): words(fact)
    case .opening(let chart, let helpKey):
      outline(chart) + (helpKey.isEmpty ? "" : ". \(helpKey) help")
    case .deckChart(let chart, let number, let count):
      "\(outline(chart)), \(format.count(number)) of \(format.count(count))"
    case .chartDescription(let chart, let series): describe(chart, series)
    case .seriesDescription(let series): describe(series)
    case .comparison(let comparison): compare(comparison)
    case .describedComparison(let a, let b):
      "\(named(a)) and \(named(b))"
    case .stretch(let outline): stretch(outline)
    case .stretches(let a, let b): "A: \(stretch(a)). B: \(stretch(b))"

    case .point(let point): self.point(point)
    case .pointInFull(let point, let xTitle, let yTitle, let number, let count):
      inFull(point, xTitle, yTitle) + ", point \(format.count(number)) of \(format.count(count))"
    case .gridCell(let x, let y, let count):
      "x \(place(x)), y \(place(y)): \(self.count(count, "point"))"
    case .part(let part): capitalized(self.part(part))
    case .otherSeries(let name, let value?, let difference):
      "\(named(name)) \(format.quantity(value))"
        + (difference.map { ", " + self.difference($0) } ?? "")
    case .otherSeries(let name, nil, _): "\(named(name)), missing"
    case .jump(let jump, let point): self.jump(jump, to: point)
    case .crossing(let ordinal, let point, let passages):
      ([words(.jump(.landmark(.crossing, ordinal), point))] + passages.map(passage))
        .joined(separator: ", ")
    case .edge(.firstPoint): "First point"
    case .edge(.lastPoint): "Last point"
    case .edge(.firstItem): "Start of the list"
    case .edge(.firstChart): "First chart"
    case .edge(.lastChart): "Last chart"
    case .edge(.lastItem): "End of the list"
    case .edge(.widest): "All is shown"
    case .edge(.closest): "No closer"
    case .showing(let window): "Showing \(stretch(window.from, window.to)), \(shown(window))"
    case .showingAll(let points): "Showing all, \(count(points, "point"))"
    case .position(let number, let count): "\(format.count(number)) of \(format.count(count))"
    case .cell(let cell):
      "Column \(format.count(cell.column)) of \(format.count(cell.columns)), row \(format.count(cell.row)) of \(format.count(cell.rows))"
    case .noPoint(""): "No point yet"
    case .noPoint(let key): "No point yet: \(key) goes to the first"
    case .seriesOutline(let name, let points):
      name.isEmpty ? count(points, "point") : "\(name), \(count(points, "point"))"
    case .seriesNumber(let number): "Series \(format.count(number))"
    case .goal(let goal, let count):
      "\(capitalized(self.goal(goal)))" + (count.map { ": \(format.count($0))" } ?? "")
    case .noGoal(.match(let text), nil): "“\(format.excerpt(text))”: not found"
    case .noGoal(let goal, let isForward):
      switch isForward {
      case true?: "No \(self.goal(goal)) after this"
      case false?: "No \(self.goal(goal)) before this"
      case nil: "There is no \(self.goal(goal))"
      }
    case .bookmarkSet(let point): "Bookmark: \(self.point(point))"
    case .bookmarkRemoved(let point): "Bookmark removed: \(self.point(point))"
    case .fromBookmark(let difference): fromBookmark(difference)
    case .prompt(.search, let text): "Search in labels:" + (text.isEmpty ? "" : " \(text)")
    case .prompt(.title, let text): "Search in titles:" + (text.isEmpty ? "" : " \(text)")
    case .prompt(.place, let text): "Go to:" + (text.isEmpty ? "" : " \(text)")
    case .notAPlace(let text):
      "No place “\(format.excerpt(text))”: try a value, n50, 50%"
    case .back(let point): "Back: \(self.point(point))"
    case .noWayBack: "No jump to go back from"

    case .mode(.audioGraph): "Audio graph"
    case .mode(.details): "Chart details"
    case .mode(.describe): "Describe series"
    case .mode(.values): "Values"
    case .mode(.table): "Data table"
    case .turn(let mode, let item): "\(words(.mode(mode))). \(words(item))"
    case .audioItem(let outline): audioItem(outline)

    case .dataTable(let rows, let columns):
      "Data table, \(count(rows, "row")), \(count(columns, "column"))"
    case .row(let row): self.row(row)
    case .rowInFull(let row, let number, let count):
      inFull(row) + ", row \(format.count(number)) of \(format.count(count))"
    case .columnHeading(let title):
      (title.isFromData ? heading(title) : capitalized(heading(title)))
        + (title.saidUnit.map { " (\($0))" } ?? "")

    case .paused(let point): "Paused" + (point.map { ". " + words($0) } ?? "")
    case .stopped(let point): "Stopped" + (point.map { ". " + words($0) } ?? "")
    case .complete: "Complete"
    case .soundOn: "Sound on"
    case .soundOff: "Sound off"
    case .silent(let silence, let key): self.silence(silence, key)
    case .pitchLegend(let lowest, let highest, let minimum, let maximum):
      "\(format.number(minimum, fractionDigits: 0)) Hz is \(format.quantity(lowest)), "
        + "\(format.number(maximum, fractionDigits: 0)) Hz is \(format.quantity(highest))"
    case .speed(let factor, let seconds):
      "Speed \(format.factor(factor))×, \(length(seconds))"
    case .speedLimit(let isFastest): isFastest ? "No faster" : "No slower"
    case .loopStart(let point): "Loop start: \(self.point(point))"
    case .loopEnd(let point): "Loop end: \(self.point(point))"
    case .loopOn(let start, let end): "Loop on, \(place(start)) to \(place(end))"
    case .loopOff: "Loop off"
    case .direction(let isBackwards): isBackwards ? "Backwards" : "Forwards"
    case .valuesWhilePlaying(let isOn):
      isOn ? "Values while playing: on" : "Values while playing: off"
    case .loopNeedsEnds(let start, let end):
      start.isEmpty || end.isEmpty
        ? "A loop needs both ends"
        : "A loop needs both ends: \(start) and \(end)"
    case .nothingToPlay: "Nothing to play: no values"
    case .playedOverNetwork: "Sound plays on the far machine"

    case .deckPlace(let number, let count): "\(format.count(number)) of \(format.count(count))"
    case .sampleDeck: "sample deck"
    case .factGroup(.chart): "Chart"
    case .factGroup(.axes): "Axes"
    case .factGroup(.series(let name)): name.isEmpty ? "Series" : name
    case .factGroup(.comparisons): "Comparisons"
    case .factGroup(.total): "Total"
    case .listPlace(let number, let count): "\(format.count(number)) of \(format.count(count))"
    case .helpTitle: "Help"
    case .helpRow(let keys, let action):
      text(action) + (keys.isEmpty ? "" : ": \(keys)")
    case .goToTitle: "Go to"
    case .chartListTitle(let count): "Charts of the deck, \(format.count(count))"
    case .settingsTitle(""): "Settings"
    case .settingsTitle(let keys): "Settings, \(keys) change"
    case .setting(let setting): self.setting(setting)
    case .settingNotKept(let setting, let file, let reason):
      "\(self.setting(setting)), not kept: \(reason ?? "not a file") (\(file))"
    case .historyTitle: "What was said"
    case .historyEmpty: "Nothing was said yet"
    case .exportKind(.svg): "Picture (SVG)"
    case .exportKind(.text): "Picture (text)"
    case .exportKind(.coloredText): "Picture (colored text)"
    case .exportKind(.markdown): "Words (Markdown)"
    case .exportKind(.csv): "Data (CSV)"
    case .exportKind(.wave): "Sound (WAV)"
    case .exportKind(.midi): "Sound (MIDI)"
    case .exported(let file): "Written: \(file)"
    case .notExported(let file, let reason): "\(file) not written: \(reason)"
    case .dataTitle: "Data"
    case .hint(let hint, let keys): "\(keys) \(self.hint(hint))"
    case .theme(let name): "Theme: \(name)"
    case .onlyOneTheme: "There is only one theme"
    case .verdict(.failed): "failed"
    case .verdict(.nearly): "nearly"
    case .verdict(.passed): "passed"
    case .verdicts(let failed, let nearly, let passed):
      "\(format.count(failed)) failed, \(format.count(nearly)) nearly, \(format.count(passed)) passed"
    case .onlyOneChart: "There is only one chart"
    case .key(let action): text(action)
    case .keyGroup(let group): self.group(group)
    case .idleKey(let key, let hint, let hintKey):
      "\(keyAtStart(key)) does nothing"
        + (hintKey.isEmpty ? "" : ". \(keyAtStart(hintKey)): \(self.hint(hint))")
    case .closed: "Closed"
    case .legendEntry(let name, let marker): name.isEmpty ? marker : "\(marker) \(name)"
    case .readingEnd: "All read"
    case .defaultValue: "default"

    case .verbatim(let said): said
    case .problem(let problem): words(problem)
    }
  }

  // MARK: Facts

  func words(_ fact: Fact) -> String {
    switch fact {
    case .title(let title): title
    case .summary(let summary): summary
    case .composition(let type, let series, let points):
      "\(capitalized(kind(type))), \(format.count(series)) series, \(count(points, "point"))"
    case .xAxis(let title, let extent, let scale, let direction):
      axis("X axis", title, extent, scale)
        + (direction == .rightToLeft ? ", right to left" : "")
    case .yAxis(let title, let extent, let scale, let hasZero):
      axis("Y axis", title, extent, scale) + (hasZero ? "" : ", not from zero")
    case .values(let title, let extent, let scale): axis("Values", title, extent, scale)
    case .additionalAxis(let title, let extent): axis("Also", title, extent, .linear)
    case .sharedAxes(let x?, let y?) where x == y: "Same axes in \(count(x, "chart")) of the deck"
    case .sharedAxes(let x?, nil): "Same x axis in \(count(x, "chart")) of the deck"
    case .sharedAxes(nil, let y?): "Same y axis in \(count(y, "chart")) of the deck"
    case .sharedAxes(let x, let y):
      "Same x axis in \(format.count(x ?? 1)), same y axis in \(count(y ?? 1, "chart")) of the deck"
    case .series(let name, let points, let isContinuous):
      "\(named(name)): \(isContinuous ? "line" : "single values"), \(count(points, "point"))"
    case .highest(let value, let place, let often, let series):
      extreme("Highest", value, place, often, series)
    case .lowest(let value, let place, let often, let series):
      extreme("Lowest", value, place, often, series)
    case .mean(let mean, let median, let series):
      "\(lead("Mean", series)): \(format.quantity(mean)), median: \(format.quantity(median))"
    case .change(let start, let end, let change, let series):
      "\(lead("Change", series)): \(range(start, end)), \(self.change(change))"
    case .trend(let trend, let turningPoints, let series):
      "\(lead("Trend", series)): \(self.trend(trend))"
        + (trend.direction == .flat ? "" : "; \(self.turningPoints(turningPoints))")
    case .missing(let missing, let series):
      "\(lead("Missing", series)): \(count(missing, "point"))"
    case .offScale(let count, let series):
      "\(lead("Not shown", series)): \(self.count(count, "value")), no place on a logarithmic axis"
    case .noValues(let series): series.map { "\(named($0)): no values" } ?? "No values"
    case .gaps(let gaps, let from, let to, let series):
      "\(lead(gaps == 1 ? "Gap" : "Gaps", series)): \(several(gaps, "longest"))"
        + stretch(from, to)
    case .period(let points, let span, let strength, let series):
      "\(lead("Repeats", series)): \(interval(points, span)), \(strength.rawValue)"
    case .spikes(let spikes, let value, let place, let isPeak, let series):
      "\(lead(spikes > 1 ? "Spikes" : isPeak ? "Spike" : "Dip", series)): "
        + several(spikes, isPeak ? "largest" : "largest down to")
        + "\(format.quantity(value)) \(at(place))"
    case .outliers(let outliers, let value, let place, let series):
      "\(lead(outliers == 1 ? "Outlier" : "Outliers", series)): \(several(outliers, "farthest"))"
        + "\(format.quantity(value)) \(at(place))"
    case .plateaus(let plateaus, let level, let from, let to, let series):
      "\(lead(plateaus == 1 ? "Plateau" : "Plateaus", series)): \(several(plateaus, "longest"))"
        + "\(format.quantity(level)), \(stretch(from, to))"
    case .largestRise(let size, let place, let series):
      "\(lead("Largest rise", series)): \(format.magnitude(size)) \(at(place))"
    case .largestDrop(let size, let place, let series):
      "\(lead("Largest drop", series)): \(format.magnitude(size)) \(at(place))"
    case .comparison(let comparison): relation(comparison)
    case .largestDifference(let a, let b, let size, let place):
      "\(named(a)) and \(named(b)): most apart \(at(place)), \(format.magnitude(size))"
    case .window(let window):
      "Shown: \(stretch(window.from, window.to)) of \(stretch(window.first, window.last)), "
        + shown(window)
    case .beyondRange(let isAbove, let count, let low, let high, let ofParts, let series):
      (series.map { "\(named($0)): " } ?? "")
        + "\(ofParts ? "\(self.count(count, "point")) with values" : self.count(count, "value")) \(isAbove ? "above" : "below") the stated range of \(range(low, high))"
    case .noPoints(let from, let to): "No points from \(stretch(from, to))"
    case .leftOut(let rows): "Left out: \(count(rows, "row")) without an x value"
    case .repeatedPlaces(let column, let most, let shared, let places, let remedy):
      "Up to \(count(most, "point")) have the same \(column ?? "x"), at \(format.count(shared)) of \(count(places, "place")), so no course is told"
        + (remedy.map { "; \($0) makes a chart of each" } ?? "")
    case .part(let name, let fact):
      words(fact.renamed { $0.map { "\(named($0)), \(word(name))" } ?? capitalized(word(name)) })
    case .bins(let bins, let width):
      "Bins: \(format.count(bins)), each \(format.quantity(width)) wide"
    case .sampleSize(let count, let series): "\(lead("Values", series)): \(format.count(count))"
    case .mode(let place, let count, let series):
      "\(lead("Fullest bin", series)): \(self.place(place)), \(self.count(count, "value"))"
    case .largestSpread(let spread, let place, let series):
      "\(lead("Largest interquartile range", series)): \(format.magnitude(spread)) \(at(place))"
    case .densest(let values, let place, let series):
      "\(lead("Densest", series)) \(at(place)): around "
        + format.listed(values.map(format.quantity))
    case .shares(let parts, let others, let percent, let whole, let series):
      "\(lead("Shares", series)) of \(format.quantity(whole)): "
        + (parts.map { "\(place($0.place)) \(format.percent($0.percent))" }
        + (others > 0 ? ["\(count(others, "other")) \(format.percent(percent))"] : []))
        .joined(separator: format.listSeparator)
    case .withoutShare(let number, let place, let series):
      "\(lead("Without a share", series)): \(count(number, "value")) below zero, "
        + (number > 1 ? "first " : "") + at(place)
    case .noShares: "No shares: no value above zero"
    case .sums(let rows, let parts):
      "Added up: \(count(rows, "row")) to \(count(parts, "value"))"
    case .quartileMethod:
      "Quartiles by linear interpolation; whiskers reach as far as values within 1.5 interquartile ranges"
    case .contradictions(let candles, let place):
      candles == 1
        ? "Contradictory: 1 candle, \(at(place)), not between its low and high"
        : "Contradictory: \(format.count(candles)) candles, first \(at(place)), not between low and high"
    case .correlation(let correlation, let trend, let series):
      "\(lead("Correlation", series)): \(format.correlation(correlation)), \(self.trend(trend))"
    case .directions(let up, let down, let unchanged):
      "Up: \(format.count(up)), down: \(format.count(down)), unchanged: \(format.count(unchanged))"
    }
  }

  private func name(_ type: ChartType) -> String {
    switch type {
    case .line: "line"
    case .bar: "bar"
    case .groupedBar: "grouped bar"
    case .stackedBar: "stacked bar"
    case .area: "area"
    case .step: "step"
    case .histogram: "histogram"
    case .box: "box plot"
    case .heatMap: "heat map"
    case .scatter: "scatter"
    case .candlestick: "candlestick"
    case .violin: "violin plot"
    case .pie: "pie"
    case .donut: "donut"
    }
  }

  /// The type as a thing: a histogram is one, a line is that of a chart.
  private func kind(_ type: ChartType) -> String {
    switch type {
    case .histogram, .box, .heatMap, .violin: name(type)
    default: "\(name(type)) chart"
    }
  }

  private func article(_ type: ChartType) -> String { type == .area ? "an" : "a" }

  private func axis(_ name: String, _ title: String?, _ extent: AxisExtent, _ scale: Scale)
    -> String
  {
    let parts = [title.flatMap { $0.isEmpty ? nil : $0 }, self.extent(extent), self.scale(scale)]
    return "\(name): " + parts.compactMap(\.self).joined(separator: ", ")
  }

  private func extent(_ extent: AxisExtent) -> String {
    switch extent {
    case .none: "no values"
    case .numbers(let low, let high): range(low, high)
    case .dates(let first, let last, let precision, let zone, let span, _):
      ([dates(format.dates(first, last, precision, timeZone: zone, span: span))]
        + (extent.timeZone.map(zoneWords) ?? [])).joined(separator: ", ")
    case .categories(let count, let first, let last):
      count == 1
        ? "1 category, \(named(first))"
        : "\(format.count(count)) categories, \(named(first)) to \(named(last))"
    case .rows(let count, let first, let last):
      count == 1
        ? "1 row, \(named(first))"
        : "\(format.count(count)) rows, \(named(first)) to \(named(last))"
    }
  }

  private func dates(_ ends: (first: String, last: String?)) -> String {
    ends.last.map { "\(ends.first) to \($0)" } ?? ends.first
  }

  /// Whose clocks the times of day are of.
  private func zoneWords(_ zone: SaidTimeZone) -> [String] {
    [zone.name == "UTC" ? zone.name : "time zone \(zone.name)"]
      + (zone.isConverted ? ["converted from the offsets in the data"] : [])
  }

  private func scale(_ scale: Scale) -> String? {
    switch scale {
    case .linear: nil
    case .log10: "logarithmic"
    case .ln: "logarithmic, base e"
    }
  }

  /// Two quantities with the unit after the second.
  private func range(_ low: Quantity, _ high: Quantity) -> String {
    if low == high { return format.quantity(low) }
    return format.number(low) + " to "
      + format.quantity(high)
  }

  /// The highest or the lowest value, where it is, and how often.
  private func extreme(
    _ word: String, _ value: Quantity, _ place: Place, _ often: Occurrence, _ series: String?
  ) -> String {
    switch often {
    case .once: "\(lead(word, series)): \(format.quantity(value)) \(at(place))"
    case .several(let count):
      "\(lead(word, series)): \(format.quantity(value)) \(at(place)), the first of "
        + format.count(count)
    case .always(let count):
      "\(lead(word, series)): \(format.quantity(value)), all \(format.count(count)) values"
    }
  }

  private func lead(_ word: String, _ series: String?) -> String {
    series.map { "\(named($0)), \(word.lowercased())" } ?? word
  }

  /// Of one thing nothing; of several how many, and which one is told.
  private func several(_ count: Int, _ which: String) -> String {
    count == 1 ? "" : "\(format.count(count)), \(which) "
  }

  private func stretch(_ from: Place, _ to: Place) -> String {
    let text = from == to ? place(from) : "\(place(from)) to \(place(to))"
    return format.isBareNumber(from) ? "x = \(text)" : text
  }

  /// What a series does between two marks, without a full stop.
  private func stretch(_ outline: StretchOutline) -> String {
    let lead = [
      outline.series.map(named), outline.axis.map(named), stretch(outline.from, outline.to),
    ].compactMap(\.self)
    let what = [
      outline.change.map(step), outline.values.map { count($0, "value") },
      outline.mean.map { "mean \(format.quantity($0))" },
    ].compactMap(\.self)
    return lead.joined(separator: ", ") + ": "
      + (what.isEmpty ? "no values" : what.joined(separator: ", "))
  }

  /// How many points of a chart are shown.
  private func shown(_ window: WindowOutline) -> String {
    "\(format.count(window.points)) of \(count(window.count, "point"))"
  }

  private func interval(_ points: Int, _ span: Span?) -> String {
    let length = span.flatMap(format.span).map { " (\($0))" } ?? ""
    return "every \(count(points, "point"))\(length)"
  }

  /// How two series lie and go, without a full stop.
  private func relation(_ comparison: Comparison) -> String {
    order(comparison) + (comparison.movement.map { "; they \(movement($0))" } ?? "")
  }

  /// How two series lie, without a full stop.
  private func order(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    return if comparison.shared == 0 {
      "\(a) and \(b) have no place in common"
    } else if comparison.equal == comparison.shared {
      "\(a) and \(b) are equal \(everywhere(comparison))"
    } else if comparison.crossings > 0 {
      "\(a) and \(b) \(crossings(comparison))"
    } else if comparison.isCounted {
      counts(comparison)
    } else if lower == 0 {
      comparison.equal == 0
        ? "\(a) is above \(b) \(everywhere(comparison))" : "\(a) is never below \(b)"
    } else {
      comparison.equal == 0
        ? "\(a) is below \(b) \(everywhere(comparison))" : "\(a) is never above \(b)"
    }
  }

  /// Where an order holds that never changes: everywhere, or only where both have a value.
  private func everywhere(_ comparison: Comparison) -> String {
    if comparison.isEverywhere { return "everywhere" }
    return comparison.shared == 1
      ? "at the 1 shared place" : "at all \(format.count(comparison.shared)) shared places"
  }

  private func crossings(_ comparison: Comparison) -> String {
    let isOne = comparison.crossings == 1
    let first = comparison.firstCrossing.map { isOne ? ", \(at($0))" : ", first \(at($0))" } ?? ""
    return "cross \(isOne ? "once" : count(comparison.crossings, "time"))\(first)"
  }

  private func movement(_ movement: Comparison.Movement) -> String {
    switch movement {
    case .together: "move together"
    case .opposite: "move opposite ways"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "flat"
    case (.mixed, _): "unclear"
    case (.rising, .strong): "rising, strong"
    case (.rising, .moderate): "rising, moderate"
    case (.rising, .weak): "rising, weak"
    case (.falling, .strong): "falling, strong"
    case (.falling, .moderate): "falling, moderate"
    case (.falling, .weak): "falling, weak"
    }
  }

  private func turningPoints(_ number: Int) -> String {
    number == 0 ? "no turning points" : count(number, "turning point")
  }

  private func place(_ place: Place) -> String {
    switch place {
    case .category(let name): named(name)
    case .range(let low, let high): range(low, high)
    case .number, .date: format.place(place)
    }
  }

  private func at(_ place: Place) -> String {
    let text = self.place(place)
    guard case .date(_, let precision, _, let span) = place else {
      return format.isBareNumber(place) ? "at x = \(text)" : "at \(text)"
    }
    if precision < .day { return "in \(text)" }
    return precision > .day && span == .day ? "at \(text)" : "on \(text)"
  }

  // MARK: Points

  /// A point in few words, without the name of its value where that was said.
  private func point(_ point: PointOutline, without said: ValueName? = nil) -> String {
    var parts = [point.series, place(point.shortPlace)].compactMap(\.self)
    let name = said == nil ? point.details.valueName : nil
    parts.append(point.value.map { value($0, name) } ?? "missing")
    parts += shortDetails(point.details)
    if let placing = point.placing { parts.append(self.placing(placing)) }
    if let label = point.label, !label.isEmpty { parts.append(label) }
    if let change = point.change { parts.append(step(change)) }
    parts += point.details.additional.map(part)
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func inFull(_ point: PointOutline, _ xTitle: String?, _ yTitle: String?) -> String {
    let place = self.place(point.place)
    let value = point.value.map { self.value($0, point.details.valueName) } ?? "missing"
    let parts =
      [
        point.series(besides: yTitle),
        "\(xTitle ?? "x") is \(place)",
        point.needsNoTitle(yTitle) ? value : "\(yTitle ?? "y") is \(value)",
      ] + details(point.details)
      + [point.placing.map(placing), point.label, point.change.map(step)]
      + point.details.additional.map(part)
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// How a point lies that its axes were not made for.
  private func placing(_ placing: Placing) -> String {
    switch placing {
    case .aboveRange: "above the range"
    case .belowRange: "below the range"
    case .nowhere: "not shown"
    }
  }

  /// A value with its name, where it has one among the parts of its point.
  private func value(_ value: Quantity, _ name: ValueName?) -> String {
    if name == .count, let number = Int(exactly: value.value) { return count(number, "value") }
    return (name.map { "\(word($0)) " } ?? "") + format.quantity(value)
  }

  /// What a point is made of on the axis of its value, beside that.
  private func details(_ details: PointDetails) -> [String] {
    let rise = details.rise.map { $0 > 0 ? "up" : $0 < 0 ? "down" : "unchanged" }
    return [rise, details.share.map(share)].compactMap(\.self) + details.otherParts.map(part)
      + outliers(details)
  }

  /// The same in few words: of a box its middle half.
  private func shortDetails(_ details: PointDetails) -> [String] {
    guard let box = details.box else { return self.details(details) }
    return ["quartiles \(range(box.low, box.high))"] + outliers(details)
  }

  private func outliers(_ details: PointDetails) -> [String] {
    details.outlierCount > 0 ? [count(details.outlierCount, "outlier")] : []
  }

  private func part(_ part: NamedValue) -> String {
    switch part.value {
    case .missing: "\(word(part.name)) missing"
    case .text(let text): "\(word(part.name)) \(text)"
    case .quantity(let quantity): "\(word(part.name)) \(format.quantity(quantity))"
    }
  }

  private func share(_ share: Share) -> String {
    let whole = format.quantity(share.total)
    return share.percent.map { "\(format.percent($0)) of \(whole)" } ?? "total \(whole)"
  }

  private func word(_ name: ValueName) -> String {
    switch name {
    case .open: "open"
    case .high: "high"
    case .low: "low"
    case .close: "close"
    case .upperWhisker: "upper whisker"
    case .upperQuartile: "upper quartile"
    case .median: "median"
    case .lowerQuartile: "lower quartile"
    case .lowerWhisker: "lower whisker"
    case .outlier: "outlier"
    case .count: "count"
    case .total: "total"
    case .share: "share"
    case .named(let name): named(name)
    }
  }

  private func step(_ change: Change) -> String {
    if change.amount.value == 0 { return "unchanged" }
    // A share that rounds to nothing says less than the amount.
    let share = change.saidPercent.flatMap { abs($0) < 0.05 ? nil : format.percent($0) }
    let size = share ?? format.magnitude(change.amount)
    return change.amount.value > 0 ? "up \(size)" : "down \(size)"
  }

  private func change(_ change: Change) -> String {
    if change.amount.value == 0 { return "unchanged" }
    let size = format.magnitude(change.amount)
    let share = change.saidPercent.map { " (\(format.percent($0)))" } ?? ""
    return (change.amount.value > 0 ? "up \(size)" : "down \(size)") + share
  }

  private func difference(_ difference: Difference) -> String {
    if difference.amount.value == 0 { return "equal to \(named(difference.other))" }
    var bare = difference.amount
    bare.unit = nil
    let side = difference.amount.value > 0 ? "above" : "below"
    return "\(format.magnitude(bare)) \(side) \(named(difference.other))"
  }

  private func passage(_ passage: Passage) -> String {
    let other = named(passage.other)
    return passage.isUpward ? "rises above \(other)" : "falls below \(other)"
  }

  private func jump(_ jump: Jump, to point: PointOutline) -> String {
    let name = point.measure(after: jump)
    return "\(self.jump(jump, of: name)): \(self.point(point, without: name))"
  }

  private func jump(_ jump: Jump, of name: ValueName?) -> String {
    switch jump {
    case .highest(let ordinal): highest(name) + self.ordinal(ordinal)
    case .lowest(let ordinal): lowest(name) + self.ordinal(ordinal)
    case .chartHighest(let ordinal): "\(highest(name)) of the chart" + self.ordinal(ordinal)
    case .landmark(let landmark, let ordinal):
      capitalized(goal(.landmark(landmark))) + self.ordinal(ordinal)
    case .bookmark(let ordinal): "Bookmark" + self.ordinal(ordinal)
    case .match(let ordinal): "Found" + self.ordinal(ordinal)
    case .nearest: "Nearest"
    case .chartLowest(let ordinal): "\(lowest(name)) of the chart" + self.ordinal(ordinal)
    }
  }

  private func highest(_ name: ValueName?) -> String {
    switch name {
    case .median: "Highest median"
    case .close: "Highest close"
    default: "Highest"
    }
  }

  private func lowest(_ name: ValueName?) -> String {
    switch name {
    case .median: "Lowest median"
    case .close: "Lowest close"
    default: "Lowest"
    }
  }

  private func goal(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.turningPoint): "turning point"
    case .landmark(.drop): "drop"
    case .landmark(.rise): "rise"
    case .landmark(.gap): "gap"
    case .landmark(.crossing): "crossing"
    case .landmark(.higher): "higher value"
    case .landmark(.lower): "lower value"
    case .landmark(.spike): "spike"
    case .landmark(.outlier): "outlier"
    case .bookmark: "bookmark"
    case .match(let text): "“\(text)”"
    }
  }

  /// Which of how many; of one there is nothing to say.
  private func ordinal(_ ordinal: Ordinal?) -> String {
    guard let ordinal, ordinal.count > 1 else { return "" }
    return " \(format.count(ordinal.number)) of \(format.count(ordinal.count))"
  }

  private func fromBookmark(_ difference: BookmarkDifference) -> String {
    let change = difference.change.map { step($0) + ", " } ?? ""
    let steps = count(abs(difference.steps), "point")
    let way = difference.steps < 0 ? "\(steps) back" : "\(steps) on"
    return
      "From \(difference.place.isRange ? "bin " : "")\(place(difference.place)): \(change)\(way)"
  }

  // MARK: The data table

  private func row(_ row: RowOutline) -> String {
    guard row.cells.count > 1 else {
      return ([place(row.place)] + row.cells.map(alone)).joined(separator: ", ")
    }
    return "\(place(row.place)): " + row.saidCells.map(cell).joined(separator: ", ")
  }

  private func cell(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "\(heading(cell.heading)) missing"
    case .text(let text): "\(heading(cell.heading)) \(text)"
    case .quantity(let quantity): "\(heading(cell.heading)) \(format.quantity(quantity))"
    }
  }

  /// The only cell of a row, which needs no name.
  private func alone(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "missing"
    case .text(let text): text
    case .quantity(let quantity):
      value(quantity, cell.heading.name == .value(.count) ? .count : nil)
    }
  }

  private func inFull(_ row: RowOutline) -> String {
    let cells = row.cells.map { cell in
      switch cell.value {
      case .missing: "\(heading(cell.heading)) is missing"
      case .text(let text): "\(heading(cell.heading)) is \(text)"
      case .quantity(let quantity): "\(heading(cell.heading)) is \(format.quantity(quantity))"
      }
    }
    return (["\(row.placeTitle ?? "x") is \(place(row.place))"] + cells).joined(separator: ", ")
  }

  /// What a column is called, within a sentence.
  private func heading(_ heading: ColumnHeading) -> String {
    let name =
      switch heading.name {
      case .value(let name): word(name)
      case .label: "label"
      case .outlierCount: "outlier count"
      case .outliers: "outlier values"
      }
    return heading.series.map { "\(named($0)) \(name)" } ?? name
  }

  // MARK: Descriptions

  private func outline(_ chart: ChartOutline) -> String {
    let kind = chart.title == nil ? capitalized(kind(chart.type)) : name(chart.type)
    let parts = [
      chart.title, chart.tellsType ? kind : nil,
      chart.tellsSeries ? "\(format.count(chart.series)) series" : nil,
      chart.tellsPoints ? count(chart.points, "point") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func describe(_ chart: ChartOutline, _ series: [SeriesOutline]) -> String {
    let subject = chart.title ?? "This"
    let kind = "\(subject) is \(article(chart.type)) \(kind(chart.type)) of "
    let lengths = Set(series.map(\.points))
    let content =
      if chart.series > 1 {
        "\(format.count(chart.series)) series with \(lengths.count > 1 ? "up to " : "")"
          + "\(count(lengths.max() ?? 0, "point"))\(lengths.count > 1 ? "" : " each")"
      } else {
        count(chart.points, "point")
      }
    let over = [chart.xTitle, chart.points > 0 ? extent(chart.extent) : nil].compactMap(\.self)
    let place = over.isEmpty ? "" : " over " + over.joined(separator: ", ")
    var sentences = [ended("\(kind)\(content)\(place)")]
    if chart.yExtent != .none {
      let axis = chart.valuesFact
      sentences.append(ended(words(axis)))
    }
    if chart.series == 1 {
      // What it does is told by its own item, unless it has no values to do something with.
      if let only = series.first, only.course == nil { sentences.append(describe(only)) }
    } else if let tally = SeriesTally(series) {
      sentences += describe(tally)
    } else {
      let courses = series.compactMap { series in
        series.course.map { course in
          course.isOrdered
            ? "\(named(series.name ?? "")) \(verb(course.trend))"
            : words(.highest(course.highest, course.highestPlace, series: series.name ?? ""))
        }
      }
      if !courses.isEmpty { sentences.append(courses.joined(separator: "; ") + ".") }
      if let pair = series.first?.comparison, pair.shared > 0 {
        sentences.append(ended(relation(pair)))
      }
    }
    sentences += [chart.summary].compactMap(\.self)
    return sentences.joined(separator: " ")
  }

  /// Many series, counted, then the two values between which all lie.
  private func describe(_ tally: SeriesTally) -> [String] {
    let counts = tally.counts.map { count($0.number, $0.course) }.joined(separator: ", ")
    let courses = counts.isEmpty ? [] : [ended(counts)]
    guard let (highest, lowest) = tally.extremes else { return courses }
    return courses + [
      ended(
        "The highest is \(extreme(highest)); the lowest is \(extreme(lowest))")
    ]
  }

  private func count(_ number: Int, _ course: SeriesTally.Tendency) -> String {
    switch course {
    case .rising: "\(format.count(number)) \(number == 1 ? "rises" : "rise")"
    case .falling: "\(format.count(number)) \(number == 1 ? "falls" : "fall")"
    case .level: "\(format.count(number)) \(number == 1 ? "stays level" : "stay level")"
    case .mixed:
      "\(format.count(number)) \(number == 1 ? "has no clear direction" : "have no clear direction")"
    case .withoutValues:
      "\(format.count(number)) \(number == 1 ? "has no values" : "have no values")"
    }
  }

  private func extreme(_ extreme: SeriesTally.Extreme) -> String {
    "\(named(extreme.series)), \(format.quantity(extreme.value)) \(at(extreme.place))"
  }

  /// What a series of which no course is told is called.
  private func heading(_ series: SeriesOutline) -> String? {
    guard let measure = series.measure else { return series.name.map(named) }
    return series.name.map { "\(named($0)), \(word(measure))" } ?? capitalized(word(measure))
  }

  private func describe(_ series: SeriesOutline) -> String {
    let subject = series.name.map(named) ?? series.measure.map { "The \(word($0))" } ?? "It"
    guard let course = series.course else { return "\(subject) has no values." }
    let start = "\(format.quantity(course.start)) \(at(course.startPlace))"
    let missing =
      course.missing > 0 ? " \(count(course.missing, "point")) missing." : ""
    if series.points - course.missing == 1 {
      return ended("\(subject) has one value: \(start)") + missing
    }
    if course.trend.direction == .flat {
      return "\(subject) stays at \(format.quantity(course.start))." + missing
    }
    let end = "\(format.quantity(course.end)) \(at(course.endPlace))"
    let rest = [
      course.notable.flatMap(notable),
      course.missing > 0 ? "\(count(course.missing, "point")) missing" : nil,
    ].compactMap(\.self)
    let extremes = ended(
      "The highest is \(format.quantity(course.highest)) \(at(course.highestPlace)), "
        + "the lowest \(format.quantity(course.lowest)) \(at(course.lowestPlace))")
    let told =
      course.isOrdered
      ? "\(subject) \(verb(course.trend)), from \(start) to \(end), \(step(course.change)). "
        + extremes
      : (heading(series).map { "\($0): " } ?? "") + extremes
        + (course.mean.map { " " + ended(words($0)) } ?? "")
    return told + (rest.isEmpty ? "" : " " + ended(rest.joined(separator: "; ")))
  }

  /// What stands out most, as a sentence without a full stop.
  private func notable(_ fact: Fact) -> String? {
    switch fact {
    case .period(let points, let span, _, _): "It repeats \(interval(points, span))"
    case .spikes(1, let value, let place, let isPeak, _):
      "It \(isPeak ? "spikes" : "dips") to \(format.quantity(value)) \(at(place))"
    case .spikes(let spikes, let value, let place, let isPeak, _):
      "It has \(count(spikes, "spike")), the largest \(isPeak ? "up" : "down") to "
        + "\(format.quantity(value)) \(at(place))"
    case .outliers(1, let value, let place, _):
      "It has an outlier, \(format.quantity(value)) \(at(place))"
    case .outliers(let outliers, let value, let place, _):
      "It has \(count(outliers, "outlier")), the farthest \(format.quantity(value)) \(at(place))"
    case .plateaus(1, let level, let from, let to, _):
      "It stays near \(format.quantity(level)) from \(stretch(from, to))"
    case .plateaus(let plateaus, let level, let from, let to, _):
      "It has \(count(plateaus, "plateau")), the longest near \(format.quantity(level)) from "
        + stretch(from, to)
    default: nil
    }
  }

  private func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "stays level"
    case (.mixed, _): "has no clear direction"
    case (.rising, .strong): "rises steadily"
    case (.rising, .moderate): "mostly rises"
    case (.rising, .weak): "tends to rise"
    case (.falling, .strong): "falls steadily"
    case (.falling, .moderate): "mostly falls"
    case (.falling, .weak): "tends to fall"
    }
  }

  private func compare(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    guard comparison.shared > 0 else { return "\(a) and \(b) have no place in common." }
    let lower = comparison.shared - comparison.higher - comparison.equal
    if comparison.equal == comparison.shared { return ended(order(comparison)) }
    let distance = self.distance(comparison)
    if comparison.higher == comparison.shared || lower == comparison.shared {
      return ended(order(comparison)) + distance
    }
    let crossings =
      comparison.crossings > 0
      ? " " + ended("They \(crossings(comparison))")
      : comparison.neverCross ? " They never cross." : ""
    return ended(counts(comparison)) + crossings + distance
  }

  /// At how many places one is above and below the other, without a full stop.
  private func counts(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    let (above, below) = (format.count(comparison.higher), format.count(lower))
    var parts = [
      comparison.higher > 0 ? "\(a) is above \(b) at \(above)" : "\(a) is below \(b) at \(below)"
    ]
    if comparison.higher > 0, lower > 0 { parts.append("below at \(below)") }
    if comparison.equal > 0 { parts.append("equal at \(format.count(comparison.equal))") }
    let place = comparison.isEverywhere ? "place" : "shared place"
    return parts.joined(separator: ", ") + " of \(count(comparison.shared, place))"
  }

  /// How two series go, and where they are farthest apart.
  private func distance(_ comparison: Comparison) -> String {
    var parts = [comparison.movement.map(movement)].compactMap(\.self)
    if let size = comparison.largestDifference, let place = comparison.largestDifferencePlace {
      parts.append("are most apart \(at(place)), by \(format.magnitude(size))")
    }
    return parts.isEmpty ? "" : " " + ended("They \(parts.joined(separator: " and "))")
  }

  // MARK: Sound

  private func audioItem(_ outline: AudioItemOutline) -> String {
    let name =
      switch outline.item {
      case .inTurn: outline.name == nil ? "All in turn" : "Whole chart"
      case .together: "All together"
      case .series: named(outline.name ?? "")
      case .without: "All but \(named(outline.name ?? ""))"
      case .legend: "Pitch legend, lowest then highest"
      }
    if outline.item == .legend { return name }
    let reduced = outline.played < outline.points ? ", \(format.count(outline.played)) played" : ""
    let points = outline.tellsPoints ? ", \(count(outline.points, "point"))\(reduced)" : ""
    return "\(name)\(points), \(length(outline.seconds))"
  }

  private func length(_ seconds: Double) -> String {
    let text = format.seconds(seconds)
    return text + (text == "1" ? " second" : " seconds")
  }

  private func silence(_ silence: Silence, _ key: String) -> String {
    switch silence {
    case .noDevice: "No sound: no audio device is available"
    case .noSuchDevice(let name): "No sound: there is no device “\(name)”"
    case .refused(let reason):
      key.isEmpty
        ? "No sound: device refused (\(reason))"
        : "No sound: device refused (\(reason)). \(key) retries"
    case .lost:
      key.isEmpty
        ? "Sound lost: device gone"
        : "Sound lost: device gone. \(key) retries"
    case .hung: "Sound lost: no reply. Restart Earshot"
    case .noneChosen: "No sound: the device is set to none"
    }
  }

  // MARK: The screen

  private func hint(_ hint: Hint) -> String {
    switch hint {
    case .help: "help"
    case .points: "points"
    case .series: "series"
    case .items: "rows"
    case .rotor: "rotor"
    case .play: "play"
    case .pause: "pause"
    case .act: "acts"
    case .close: "closes"
    }
  }

  private func setting(_ setting: SettingOutline) -> String {
    switch setting {
    case .language(let name): "Language: \(name)"
    case .theme(let name): "Theme: \(name)"
    case .volume(let volume): "Volume: \(format.count(Int((volume * 100).rounded()))) %"
    case .order(let isTogether): isTogether ? "Series: together" : "Series: in turn"
    case .verbosity(.terse): "Words: few"
    case .verbosity(.verbose): "Words: many"
    case .glyphs(.braille): "Drawn with: braille dots"
    case .glyphs(.sextant): "Drawn with: sextants"
    case .glyphs(.block): "Drawn with: blocks"
    case .glyphs(.ascii): "Drawn with: ASCII"
    case .glyphScale(let scale): "Glyph size: \(format.count(scale)) of 4"
    case .valuesWhilePlaying(let isOn): words(.valuesWhilePlaying(isOn))
    case .readingSpeed(let speed): "Reading speed: \(format.factor(speed))×"
    case .sameAxes(let isOn): isOn ? "Same axes: on where unit and scale agree" : "Same axes: off"
    }
  }

  private func group(_ group: KeyGroup) -> String {
    switch group {
    case .walk: "Walk the points"
    case .rotor: "Turn the rotor"
    case .listen: "Listen"
    case .read: "Read"
    case .look: "Look"
    case .program: "Charts and program"
    }
  }

  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Previous point"
    case .nextPoint: "Next point"
    case .firstPoint: "First point"
    case .lastPoint: "Last point"
    case .tenthBack: "Back by a tenth"
    case .tenthForward: "Forward by a tenth"
    case .lowest: "Lowest of the series; again: of the chart"
    case .highest: "Highest of the series; again: of the chart"
    case .chartLowest: "Lowest of the chart"
    case .chartHighest: "Highest of the chart"
    case .previousLandmark: "Previous landmark"
    case .nextLandmark: "Next landmark"
    case .goTo: "Go to a drop, rise, gap, crossing …"
    case .search: "Search in labels"
    case .goToPlace: "Go to a date, value, number or percent"
    case .back: "Back to before the last jump"
    case .bookmark: "Bookmark here"
    case .position: "Position"
    case .previousItem: "Previous item"
    case .nextItem: "Next item"
    case .turnForward: "Turn the rotor"
    case .turnBack: "Turn the rotor back"
    case .audioGraph: "Audio graph"
    case .details: "Chart details"
    case .describe: "Describe series"
    case .values: "Values"
    case .table: "Data table"
    case .act: "Act on the item"
    case .play: "Play from the cursor, pause"
    case .stop: "Close the overlay, else stop the sound"
    case .slower: "Slower"
    case .faster: "Faster"
    case .loopStart: "Loop start"
    case .loopEnd: "Loop end"
    case .loop: "Loop on or off"
    case .direction: "Play backwards or forwards"
    case .sayValues: "Say the values while playing"
    case .sound: "Sound on or off"
    case .zoomIn: "Zoom in"
    case .zoomOut: "Zoom out"
    case .zoomAll: "Show all"
    case .readAll: "Read all"
    case .readOn: "Read on a long caption"
    case .history: "What was said"
    case .verbosity: "Short or long sentences"
    case .nextChart: "Next chart"
    case .previousChart: "Previous chart"
    case .chartList: "List of the charts"
    case .export: "Export"
    case .settings: "Settings"
    case .nextTheme: "Next theme"
    case .previousTheme: "Previous theme"
    case .larger: "Larger glyphs"
    case .smaller: "Smaller glyphs"
    case .help: "Help"
    case .redraw: "Draw the screen again"
    case .quit: "Close the overlay, else quit"
    }
  }

  // MARK: Problems

  func words(_ problem: Problem) -> String {
    switch problem {
    case .input(let input): self.input(input.problem)
    case .noTerminal:
      "There is no terminal for the full screen; use earshot describe, draw or render instead"
    case .unknownTerminal(let name):
      "The terminal type “\(name)” has no full screen; set TERM, or use earshot describe, draw or render"
    case .themeUnknown(let name, let known):
      "There is no theme “\(name)”; choose one of: \(format.list(known))"
    case .configuration(let file, let line, let fault):
      "\(file), line \(line): \(self.fault(fault))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", line \($0)" } ?? ""): \(themeFault(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "standard output cannot be written: \(reason); send it elsewhere"
        : "\(file) cannot be written: \(reason); choose another place with -o"
    case .outputMissing: "Say where the sound goes: -o FILE.wav, or -o - for standard output"
    case .unknownOutputKind(let file, let known):
      "\(file): the name must end in \(format.alternatives(known))"
    case .unknownLanguage(let tag, let known):
      "There is no language “\(tag)”; choose one of: \(format.list(known))"
    case .unknownTimeZone(let name):
      "There is no time zone “\(name)”; give an IANA name such as Europe/Berlin"
    case .typeForLater(let type, let known):
      "The chart type “\(type)” is not in this version; choose one of: \(format.list(known))"
    case .badOption(let name, let value, let expected):
      "\(name): “\(value)” is not valid; give \(expected)"
    case .keysAndDataFromStandardInput:
      "Keys and data cannot both come from standard input; put one of them in a file"
    case .configurationUnreadable(let file, let reason):
      "\(file) cannot be read: \(reason ?? "it is not a file"); correct or remove it"
    case .nothingLeftToHear:
      "--solo and --mute leave nothing to hear; leave one of them out"
    case .dumpWithoutKeys: "--dump needs a key script: add --keys FILE"
    case .keyScript(let file, let line, let text):
      "\(file == "-" ? "standard input" : file), line \(line): “\(format.excerpt(text))” is no key; write names such as <Right>, <Resize 40x12> or <Wait 500ms>"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "There is no audio device “\(name)”, nor any other; use --device none"
        : "There is no audio device “\(name)”; choose one of: \(format.list(known))"
    }
  }

  private func themeFault(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "the theme cannot be read (\(reason)); check the file"
    case .malformed(let reason): "the theme is no valid TOML (\(reason)); correct it"
    case .missingRole(let role): "the theme has no color for “\(role)”; add it"
    case .unknownRole(let role): "the theme has an unknown entry “\(role)”; remove it"
    case .notAColor(let role, let text):
      "“\(format.excerpt(text))” is no color for \(role); write it as #rrggbb"
    }
  }

  private func input(_ problem: InputProblem) -> String {
    let file = problem.file == "-" ? "standard input" : problem.file
    return switch problem.kind {
    case .missing: "\(file): there is no such file; check the name and the folder"
    case .isDirectory: "\(file) is a folder; name a file in it"
    case .beyondMemory(let megabytes):
      "\(file) is too large for the memory there is: at most \(format.count(megabytes)) MB can be read; split the file or stop the pipe earlier, as with head"
    case .isDevice: "\(file) is a device without an end; name a file, or send data through a pipe"
    case .unreadable(let reason): "\(file) cannot be read (\(reason)); check its permissions"
    case .empty: "\(file) is empty; give a table with at least one row of values"
    case .headerOnly:
      "\(file), row 1: there is a header but no row of values; add rows, or use --no-header"
    case .raggedRow(let row, let expected, let found):
      "\(file), row \(row), column \(min(expected, found) + 1): the row has \(count(found, "cell")) where "
        + "\(format.count(expected)) are expected; add or remove cells, or set --delimiter"
    case .invalidUTF8(let row, ""):
      "\(file), row \(row): the text is not UTF-8; convert it, as with iconv -t UTF-8"
    case .invalidUTF8(let row, let column):
      "\(file), row \(row), column \(format.excerpt(column)): the text is not UTF-8; convert it, as with iconv -t UTF-8"
    case .unclosedQuote(let row):
      "\(file), row \(row): a quotation mark opens and never closes; close it or remove it"
    case .notANumber(let row, let column, let text):
      "\(file), row \(row), column \(format.excerpt(column)): “\(format.excerpt(text))” is not a number; correct it or choose columns with --x and --y"
    case .notADate(let row, let column, let text, let pattern):
      "\(file), row \(row), column \(format.excerpt(column)): “\(format.excerpt(text))” is not a date of the form \(pattern); correct it or change --date-format"
    case .noNumericColumn(let columns):
      "\(file): no column holds numbers; add one that does (the columns are: \(format.list(columns)))"
    case .unknownColumn(let name, let columns):
      "\(file): there is no column “\(format.excerpt(name))”; choose one of: \(format.list(columns))"
    case .tooManyParts(let name, let parts, let most):
      "\(file): --split \(format.excerpt(name)) would make \(format.count(parts)) charts; choose a column with at most \(format.count(most)) values"
    case .splitColumn(let name):
      "\(file): --split takes the column “\(format.excerpt(name))”; choose another one for --x and --y"
    case .tooLarge(let limit, let row):
      "\(file), row \(row): \(self.limit(limit)); split the file"
    case .malformedJSON(let row, let column):
      "\(file), row \(row), column \(column): this is not valid JSON; correct it there"
    case .unexpectedJSON(let place, let expected):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): expected \(expectation(expected)); see the README on chart files"
    case .unknownType(let place, let name, let names):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): there is no chart type “\(format.excerpt(name))”; choose one of: \(format.list(names, limit: names.count))"
    case .missingSeries(let place, let type, let names):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): \(type) needs series called \(format.list(names, limit: names.count)) with the same x; add them or choose another type"
    }
  }

  private func limit(_ limit: InputProblem.Limit) -> String {
    switch limit {
    case .columns: "there are too many columns"
    case .cellBytes: "a cell is too long"
    case .nesting: "the JSON is nested too deeply"
    case .rows: "there are too many rows"
    }
  }

  private func expectation(_ expectation: InputProblem.Expectation) -> String {
    switch expectation {
    case .chart: "a chart with series"
    case .record: "a record {…}"
    case .text: "text"
    case .number: "a number"
    case .boolean: "true or false"
    case .list: "a list […]"
    case .range: "a range [low, high]"
    case .scale: "linear, log10 or ln"
    case .point: "a point {\"x\": …, \"y\": …}"
    case .direction: "leftToRight or rightToLeft"
    }
  }

  private func fault(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "this is not valid here (\(reason)); correct it"
    case .unknownOption(let name, let known):
      "there is no setting “\(format.excerpt(name))”; the settings are: \(format.list(known))"
    case .notOneValue(let name): "\(format.excerpt(name)) takes one value, not a list"
    case .badValue(let name, let value, let expected):
      "“\(format.excerpt(value))” is not valid for \(name); give \(expected)"
    case .unknownAction(let name, let known):
      "there is no action “\(format.excerpt(name))”; the actions are: \(format.list(known, limit: known.count))"
    case .unknownKey(let text):
      "“\(format.excerpt(text))” is no key; write one character or a name such as <Right>"
    case .keyClash(let key, let first, let second):
      "the key \(key) is set for two actions, “\(text(first))” (\(first.name)) and “\(text(second))” (\(second.name)); "
        + "give one of them another key"
    }
  }

  // MARK: Grammar

  /// A name from the data, which may be empty.
  private func named(_ name: String) -> String { name.isEmpty ? "unnamed" : name }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(format.count(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A sentence with its full stop, unless it ends with that of a name.
  private func ended(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? sentence : sentence + "."
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension English {
  static let keyNames: [String: String] = [
    "": "this key",
    "←": "left arrow", "→": "right arrow", "↑": "up arrow", "↓": "down arrow", "Space": "space",
    "Home": "home", "End": "end", "PgUp": "page up", "PgDn": "page down", "Tab": "tab",
    "Shift-Tab": "shift tab", "Enter": "enter", "Esc": "escape", "Backspace": "backspace",
    "F1": "F1", "Ctrl-L": "control L", "Ctrl-U": "control U", "!": "exclamation mark",
    "\"": "quotation mark", "#": "number sign", "$": "dollar sign", "%": "percent sign",
    "&": "ampersand", "'": "apostrophe", "(": "left parenthesis", ")": "right parenthesis",
    "*": "asterisk", "+": "plus", ",": "comma", "-": "minus", ".": "period", "/": "slash",
    ":": "colon", ";": "semicolon", "<": "less-than", "=": "equals", ">": "greater-than",
    "?": "question mark", "@": "at sign", "[": "left bracket", "\\": "backslash",
    "]": "right bracket", "^": "caret", "_": "underscore", "`": "backtick", "{": "left brace",
    "|": "vertical bar", "}": "right brace", "~": "tilde",
  ]
}
