import Charts
import Descriptions
import Foundation
import Tables
import Testing

/// A sentence with a name under which each language's test has its words.
struct Sample: Sendable, CustomTestStringConvertible {
  var name: String
  var sentence: Sentence

  init(_ name: String, _ sentence: Sentence) {
    self.name = name
    self.sentence = sentence
  }

  var testDescription: String { name }
}

/// Every sentence at least once, with the data that bends it.
enum Examples {
  private static func outlined(
    _ type: ChartType, _ measures: [String], _ aggregate: Aggregate?, _ x: String?,
    _ unit: TimeUnit?,
    series: EncodingOutline.Parts? = nil, split: EncodingOutline.Parts? = nil,
    because reason: Channels.Reason? = nil
  ) -> EncodingOutline {
    EncodingOutline(
      type: type, measures: measures, aggregate: aggregate, x: x, timeUnit: unit, series: series,
      split: split, reason: reason)
  }

  private static func charted(_ column: ColumnOutline) -> ColumnOutline {
    var column = column
    column.isCharted = true
    return column
  }

  private static func partly(
    _ column: ColumnOutline, of count: Int, in chart: Int?
  ) -> ColumnOutline {
    var column = column
    (column.wholeCount, column.otherChart) = (count, chart)
    return column
  }

  private static func column(
    _ role: ColumnRole, _ reason: RoleReason, _ examples: [String] = ["3", "98"],
    areEnds: Bool = true, missing: Int = 0
  ) -> ColumnOutline {
    ColumnOutline(
      name: "c1", role: role, reason: reason, examples: role == .empty ? [] : examples,
      areEnds: areEnds, differentCount: role == .empty ? 0 : 40, missingCount: missing)
  }

  private static var direction: ColumnOutline {
    var column = column(.cyclic, .values)
    column.name = "風向"
    return column
  }

  private static var namesake: ColumnOutline {
    var column = column(.measure, .values)
    column.isNamesake = true
    return column
  }

  static let all: [Sample] =
    charts + descriptions + points + table + sound + screen + facts + shapes + audits + tutorial
    + live
    + help + problems

  // MARK: Data

  /// A time of day, in minutes after midnight.
  static func clock(_ minutes: Double) -> Quantity {
    var quantity = Quantity(minutes)
    quantity.kind = .clock
    return quantity
  }

  static func rank(_ rank: Double) -> Quantity {
    var quantity = Quantity(rank)
    quantity.kind = .rank
    return quantity
  }

  static func eur(_ value: Double) -> Quantity {
    Quantity(value, fractionDigits: 2, unit: "EUR")
  }

  /// Seconds since 1970 of a moment in UTC.
  static func time(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Double
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: components)?.timeIntervalSince1970 ?? .nan
  }

  static func day(_ month: Int, _ day: Int) -> Place {
    .date(time(2023, month, day), .day, timeZone: "UTC", .year)
  }

  /// A line over days of 2023, a value each day from January 2 on; `nil` is missing.
  static func line(title: String? = nil, _ series: [(name: String, y: [Double?])]) -> Chart {
    Chart(
      title: title, type: .line, xAxis: Axis(title: "Date", kind: .date(.day)),
      yAxis: Axis(title: "Price", unit: "EUR", fractionDigits: 2),
      series: series.map { series in
        Series(
          name: series.name, x: series.y.indices.map { time(2023, 1, 2 + $0) },
          y: series.y.map { $0 ?? .nan },
          xTexts: series.y.indices.map { "2023-01-\($0 + 2 < 10 ? "0" : "")\($0 + 2)" },
          isContinuous: true)
      })
  }

  static let window = WindowOutline(
    from: day(1, 5), to: day(1, 9), points: 5, first: day(1, 2), last: day(12, 29), count: 252)
  static func brailleRow(cells: Int, pointsPerCell: Int) -> BrailleRowOutline {
    BrailleRowOutline(
      from: day(1, 2), to: day(cells > 1 ? 5 : 1, cells > 1 ? 9 : 2), cells: cells,
      pointsPerCell: pointsPerCell)
  }
  static let ownScale: BrailleRowOutline = {
    var row = brailleRow(cells: 40, pointsPerCell: 1)
    (row.low, row.high) = (Quantity(6), Quantity(707))
    return row
  }()
  static let numbersShown = WindowOutline(
    from: bare(1), to: bare(3), points: 3, first: bare(0), last: bare(1200), count: 1201)

  static func bare(_ x: Double) -> Place { .number(Quantity(x)) }

  /// A line over whole numbers from 0 on.
  static func overNumbers(_ y: [Double]) -> Chart {
    Chart(
      type: .line, xAxis: Axis(kind: .number), yAxis: Axis(),
      series: [Series(name: "", x: y.indices.map(Double.init), y: y, isContinuous: true)])
  }

  static let steps = Chart(
    title: "Steps", type: .bar, xAxis: Axis(title: "Day", kind: .category(["Mon", "Tue", "Wed"])),
    yAxis: Axis(title: "Steps", unit: "steps"),
    series: [Series(name: "Steps", x: [0, 1, 2], y: [8000, 7500, 10_980], isContinuous: false)])

  static let price = line(title: "Closing price", [("Price", [120, 118.4, 150, 183.9, 180])])
  static let summarized: Chart = {
    var chart = overNumbers([1, 10, 100])
    chart.yAxis.scale = .log10
    chart.summary = "BOLT"
    return chart
  }()
  static let pair = line(
    title: "Prices", [("ACME", [120, 130, 140, 150]), ("BOLT", [150, 140, nil, 110])])
  static let many = line(
    title: "Prices",
    [
      ("ACME", [120, 130, 140]), ("BOLT", [150, 140, 110]), ("", [5, 5, 5]), ("", [8, 8]),
      ("ACME", [1, 9, 1, 9, 1]), ("BOLT", [nil, nil]), ("", [3, 2, 1]), ("BOLT", [nil]),
    ])
  static let uneven = line([("ACME", [120, 130, 140]), ("", [5])])

  static func trend(_ direction: Trend.Direction, _ strength: Trend.Strength?) -> Trend {
    Trend(direction: direction, strength: strength)
  }

  // MARK: Charts

  static let yearOfPrices: ChartOutline = {
    var outline = ChartOutline(price)
    outline.points = 252
    return outline
  }()

  /// A cloud over days.
  static func cloudOutline(
    _ title: String, _ y: String, _ names: [String]
  ) -> ChartOutline {
    ChartOutline(
      Chart(
        title: title, type: .scatter, xAxis: Axis(title: "Day"), yAxis: Axis(title: y),
        series: names.map {
          Series(name: $0, x: [1, 2], y: [3, 4], isContinuous: false)
        }))
  }

  static let charts: [Sample] = [
    Sample("opening", .opening(ChartOutline(price))),
    Sample("opening without title", .opening(ChartOutline(line([("", [1])])))),
    Sample("opening of several series", .opening(ChartOutline(pair))),
    Sample("opening of a cloud", .opening(cloudOutline("Steps", "Price", ["ACME"]))),
    Sample(
      "opening of a cloud with long axes",
      .opening(cloudOutline("Prices", "Closing price", ["ACME", "BOLT"]))),
    Sample("crossed axes", .crossedAxes(x: "Day", y: "Price")),
    Sample("values over places", .valuesOver(x: "Day", y: "Price")),
    Sample("opening without values", .opening(ChartOutline(line([])))),
    Sample("deck chart", .deckChart(ChartOutline(steps), number: 2, of: 4)),
    Sample("only chart of a deck", .deckChart(ChartOutline(steps), number: 1, of: 1)),
    Sample(
      "deck chart like the last",
      .deckChart(ChartOutline(steps, unlike: steps), number: 2, of: 4)),
  ]

  static func described(_ chart: Chart) -> Sentence {
    .chartDescription(
      ChartOutline(describing: chart), chart.series.indices.map { SeriesOutline(chart, series: $0) }
    )
  }

  static let costs = pie("Price", column: "Day", [55.5, 90, 4.5])
  static let untitledPie = pie(nil, column: nil, [1, 2, 3])
  static let equalParts = pie(nil, column: "Day", [50, 50, 50])
  static let rings = pie(
    "Price", column: "Day", [1, 2, 3], [8, .nan, 2])

  /// A pie, or of several series a donut, of three days.
  static func pie(_ title: String?, column: String?, _ ys: [Double]...) -> Chart {
    let names: [String] = ["ACME", "BOLT"]
    let days = Axis(title: column, kind: .category(["Mon", "Tue", "Wed"]))
    let series: [Series] = zip(names, ys).map { name, y in
      Series(name: name, x: [0, 1, 2], y: y, isContinuous: false)
    }
    let plain = Chart(
      title: title, type: .bar, xAxis: days, yAxis: Axis(unit: "EUR", fractionDigits: 2),
      series: series)
    return plain.arranged(as: ys.count > 1 ? .donut : .pie)
  }

  static func charge(from start: Double, to end: Double) -> PointOutline {
    let (start, end) = (Quantity(start, unit: "%"), Quantity(end, unit: "%"))
    return PointOutline(place: day(5, 17), value: end, change: Change(from: start, to: end))
  }

  static func described(_ y: [Double?], notable: Fact? = nil) -> Sentence {
    var outline = SeriesOutline(line([("", y)]), series: 0)
    if let notable { outline.course?.notable = notable }
    return .seriesDescription(outline)
  }

  static func measured(
    _ measure: ValueName, isOrdered: Bool, _ name: String? = nil
  ) -> SeriesOutline {
    var outline = SeriesOutline(line([("", [120, 130, 140])]), series: 0)
    outline.name = name
    outline.measure = measure
    outline.course?.isOrdered = isOrdered
    return outline
  }

  /// Values counted in bins, most of them from 10 to 20.
  static func counted(_ name: String?) -> SeriesOutline {
    var outline = measured(.count, isOrdered: false, name)
    outline.course?.highest = Quantity(9)
    outline.course?.highestPlace = .range(Quantity(10), Quantity(20))
    outline.isCounted = true
    return outline
  }

  /// A chart of eight columns, named by the first.
  static var manyColumns: ChartOutline {
    var outline = ChartOutline(describing: steps)
    (outline.title, outline.measures) = ("ACME, BOLT", "ACME, BOLT")
    (outline.measureCount, outline.firstMeasure) = (8, "ACME")
    return outline
  }

  /// Prices that are counted, of one kind or of two.
  static func histogram(_ kinds: Int) -> Chart {
    let chart = Chart(
      title: "Price", type: .line, xAxis: Axis(), yAxis: Axis(title: "Price", unit: "EUR"),
      series: ["ACME", "BOLT"].prefix(kinds).map { name in
        Series(
          name: name, x: (0..<8).map(Double.init), y: [12, 13, 14, 18, 19, 20, 21, 43],
          isContinuous: false)
      })
    return chart.arranged(as: .histogram)
  }

  static func described(_ outline: SeriesOutline) -> Sentence { .seriesDescription(outline) }

  static func comparison(
    shared: Int = 9, higher: Int = 5, equal: Int = 0, crossings: Int, correlation: Double? = nil
  ) -> Comparison {
    Comparison(
      first: "ACME", second: "BOLT", shared: shared, higher: higher, equal: equal,
      crossings: crossings, firstCrossing: crossings > 0 ? day(1, 5) : nil,
      largestDifference: eur(7.1), largestDifferencePlace: day(5, 17), correlation: correlation)
  }

  /// Lines that cross between two points.
  static func crossing(from start: Place, to end: Place) -> Comparison {
    var comparison = comparison(crossings: 1)
    comparison.firstCrossingStart = start
    comparison.firstCrossing = end
    return comparison
  }

  /// Lines that cross once where both are known, and in a gap.
  static var inGap: Comparison {
    var comparison = comparison(shared: 12, crossings: 1, correlation: -0.8)
    comparison.areMoreCrossings = true
    return comparison
  }

  /// Of points without an order, each series is higher somewhere, but nothing crosses.
  static var withoutCourse: Comparison {
    var comparison = Comparison(
      first: "ACME", second: "BOLT", shared: 9, higher: 5, equal: 1, crossings: 0)
    comparison.hasCourse = false
    return comparison
  }

  /// Boxes, of which the medians are compared.
  static var ofMedians: Comparison {
    var comparison = comparison(higher: 9, crossings: 0)
    comparison.measure = .median
    return comparison
  }

  /// Series that have places of their own, too.
  static func shared(_ shared: Int, higher: Int = 0, equal: Int) -> Comparison {
    var comparison = Comparison(
      first: "ACME", second: "BOLT", shared: shared, higher: higher, equal: equal, crossings: 0)
    comparison.isEverywhere = false
    return comparison
  }

  static let rise = StretchOutline(
    from: day(5, 15), to: day(5, 19), change: Change(from: eur(100), to: eur(112)),
    mean: eur(146.2))
  static let fall = StretchOutline(
    series: "BOLT", from: bare(1), to: bare(3), change: Change(from: eur(100), to: eur(97)),
    mean: eur(99))
  static let nothing = StretchOutline(
    series: "", from: day(5, 15), to: day(5, 19), change: nil, mean: nil)

  static let medians: StretchOutline = {
    var outline = StretchOutline(
      from: day(5, 15), to: day(5, 19), change: nil, mean: eur(15))
    outline.aggregate = .median
    return outline
  }()

  static let countedStretch: StretchOutline = {
    let place = Place.range(Quantity(10, unit: "EUR"), Quantity(30, unit: "EUR"))
    var outline = StretchOutline(
      from: place, to: place, change: nil, mean: Quantity(19.5, fractionDigits: 1, unit: "EUR"))
    outline.axis = "ACME"
    outline.values = 9
    return outline
  }()

  static let descriptions: [Sample] = [
    Sample("stretch", .stretch(rise)),
    Sample("stretch of bins", .stretch(countedStretch)),
    Sample("stretch without values", .stretch(nothing)),
    Sample("stretch of medians", .stretch(medians)),
    Sample("stretches", .stretches(rise, fall)),
    Sample("describe a line", described(price)),
    Sample("describe bars", described(steps)),
    Sample("describe a chart with a summary", described(summarized)),
    Sample("describe several series", described(pair)),
    Sample("describe uneven series", described(uneven)),
    Sample("describe many series", described(many)),
    Sample(
      "describe many series alike", described(line(Array(repeating: ("", [5, 5]), count: 50)))),
    Sample(
      "describe no points", described(line(title: "Nothing", [("", [])]))),
    Sample("describe a series", .seriesDescription(SeriesOutline(pair, series: 1))),
    Sample("describe one value", described([nil, 118.4])),
    Sample("describe a constant", described([5, 5, 5])),
    Sample("describe no value", described([nil, nil])),
    Sample(
      "describe a named series without value",
      .seriesDescription(SeriesOutline(line([("A", [1]), ("BOLT", [nil])]), series: 1))),
    Sample("describe no direction", described([1, 9, 1, 9, 1])),
    Sample("describe a fall", described([9, 3, 6, 4, 2, 5])),
    Sample(
      "compare",
      .comparison(
        Comparison(
          first: "ACME", second: "BOLT", shared: 252, higher: 200, equal: 2, crossings: 3))),
    Sample(
      "compare with places", .comparison(comparison(shared: 12, crossings: 3, correlation: 0.8))),
    Sample(
      "compare once crossing with its place",
      .comparison(comparison(shared: 12, crossings: 1, correlation: -0.8))),
    Sample("compare crossing in a gap, too", .comparison(inGap)),
    Sample(
      "describe over bare numbers",
      .seriesDescription(
        SeriesOutline(overNumbers([0, 4, 5, 5, 4, -20, 4, 5, 5, 25]), series: 0))),
    Sample(
      "describe a plateau over bare numbers",
      .seriesDescription(SeriesOutline(overNumbers([0, 3, 7, 7, 7, 7, 3, 0]), series: 0))),
    Sample("describe a period", described((0..<28).map { [5, 6, 6, 7, 9, 2, 1][$0 % 7] })),
    Sample(
      "describe a period beside no shape",
      described(
        [1, 9, 1, 9, 1],
        notable: .period(7, span: .seconds(604_800), .moderate, series: nil))),
    Sample("describe a spike", described([2, 3, 2, 3, 30, 3, 2, 3, nil])),
    Sample("describe a dip", described([8, 9, 8, 9, 0, 9, 8, 9])),
    Sample("describe spikes", described([2, 3, 2, 30, 3, 2, 3, 40, 2, 3, 2])),
    Sample("describe dips", described([8, 9, 8, -30, 8, 9, 8, -40, 9, 8, 9])),
    Sample(
      "describe an outlier",
      described(
        [2, 3, 2, 3, 2, 3, 2, 3, 30],
        notable: .outliers(1, farthest: eur(30), day(1, 10), series: nil))),
    Sample(
      "describe outliers",
      described(
        [30, 3, 2, 3, 2, 3, 2, 3, 2, 3, 40],
        notable: .outliers(2, farthest: eur(40), day(1, 12), series: nil))),
    Sample("describe a plateau", described([0, 3, 7, 7, 7, 7, 3, 0])),
    Sample("describe plateaus", described([1, 1, 1, 4, 6, 8, 8, 8, 8, 5])),
    Sample(
      "compare once crossing",
      .comparison(
        Comparison(first: "ACME", second: "BOLT", shared: 5, higher: 2, equal: 0, crossings: 1))),
    Sample(
      "compare touching",
      .comparison(
        Comparison(first: "ACME", second: "BOLT", shared: 5, higher: 0, equal: 2, crossings: 0))),
    Sample("compare without a course", .comparison(withoutCourse)),
    Sample("compare at one shared place", .comparison(shared(1, equal: 0))),
    Sample("compare above at shared places", .comparison(shared(3, higher: 3, equal: 0))),
    Sample("compare equal at shared places", .comparison(shared(3, equal: 3))),
    Sample("compare touching at shared places", .comparison(shared(3, equal: 2))),
    Sample(
      "compare above",
      .comparison(
        Comparison(first: "ACME", second: "BOLT", shared: 5, higher: 5, equal: 0, crossings: 0))),
    Sample(
      "compare below",
      .comparison(
        Comparison(first: "ACME", second: "BOLT", shared: 5, higher: 0, equal: 0, crossings: 0))),
    Sample(
      "compare equal",
      .comparison(
        Comparison(first: "ACME", second: "BOLT", shared: 5, higher: 0, equal: 5, crossings: 0))),
    Sample(
      "compare apart",
      .comparison(
        Comparison(first: "ACME", second: "", shared: 0, higher: 0, equal: 0, crossings: 0))),
    Sample(
      "describe an area",
      described(
        Chart(
          title: "Steps", type: .area, xAxis: Axis(), yAxis: Axis(),
          series: [Series(name: "", x: [0, 1], y: [1, 1], isContinuous: true)]))),
    Sample("describe candles", described(measured(.close, isOrdered: true))),
    Sample("describe boxes", described(measured(.median, isOrdered: false))),
    Sample("describe bins", described(counted(nil))),
    Sample("describe bins of a series", described(counted("ACME"))),
    Sample("describe boxes of a series", described(measured(.median, isOrdered: false, "ACME"))),
    Sample("a comparison", .describedComparison("ACME", "BOLT")),
    Sample("describe a pie", described(costs)),
    Sample("describe a pie without title", described(untitledPie)),
    Sample("describe shares", described(SeriesOutline(costs, series: 0))),
    Sample("describe shares of a ring", described(SeriesOutline(rings, series: 1))),
    Sample("describe equal shares", described(SeriesOutline(equalParts, series: 0))),
  ]

  // MARK: Points

  static let may = PointOutline(place: day(5, 17), value: eur(146.2))
  static let mayUp = PointOutline(
    place: day(5, 17), value: eur(146.2), change: Change(from: eur(144.3), to: eur(146.2)))

  /// A step over a line with a name and one without, and the same between names without an order.
  static func besideLines(_ type: ChartType, _ kind: Axis.Kind) -> PointOutline {
    var chart = Chart(
      type: type, xAxis: Axis(kind: kind), yAxis: Axis(unit: "EUR"),
      series: [Series(name: "", x: [0, 1, 2], y: [40, 52, 45], isContinuous: type == .line)])
    chart.referenceLines = [ReferenceLine(50, label: "ACME")]
    return PointOutline(chart, at: PointReference(series: 0, point: 1), comparedWith: 0)
  }

  static let inCloud = PointOutline(
    Chart(
      type: .scatter, xAxis: Axis(title: "Date"), yAxis: Axis(title: "Price"),
      series: [
        Series(name: "ACME", x: [33], y: [44], isContinuous: false),
        Series(name: "BOLT", x: [33], y: [40], isContinuous: false),
      ]), at: PointReference(series: 0, point: 0), namesSeries: true)

  static let shares = [
    NamedShare(place: .category("Mon"), percent: 60),
    NamedShare(place: .category("Tue"), percent: 37),
  ]
  static let bins = Place.range(Quantity(10), Quantity(20, unit: "EUR"))

  static func bin(_ count: Double) -> PointOutline {
    PointOutline(place: bins, value: Quantity(count), details: PointDetails(valueName: .count))
  }

  static let dropped: PointOutline = {
    var point = PointOutline(series: "ACME", place: day(5, 17), value: eur(27))
    point.landmarkChange = Change(from: eur(49), to: eur(27))
    return point
  }()
  static let droppedCandle: PointOutline = {
    var point = candle(open: 150, high: 150, low: 138, close: 146.2)
    point.landmarkChange = Change(from: eur(151), to: eur(146.2))
    return point
  }()

  static func candle(open: Double, high: Double, low: Double, close: Double) -> PointOutline {
    let parts: [(ValueName, Double)] = [(.open, open), (.high, high), (.low, low), (.close, close)]
    return PointOutline(
      place: day(5, 17), value: eur(close),
      details: PointDetails(
        valueName: .close, rise: close > open ? 1 : close < open ? -1 : 0,
        parts: parts.map { NamedValue($0, .quantity(eur($1))) }))
  }

  static let box = PointOutline(
    place: .category("Mon"), value: eur(15),
    details: PointDetails(
      valueName: .median,
      parts: [
        (.upperWhisker, 18), (.upperQuartile, 17), (.median, 15), (.lowerQuartile, 14),
        (.lowerWhisker, 12), (.outlier, 40), (.outlier, 38),
      ].map { (part: (ValueName, Double)) in NamedValue(part.0, .quantity(eur(part.1))) }))

  static func moved(from start: Double, to end: Double) -> Sentence {
    .point(
      PointOutline(
        place: day(5, 17), value: eur(end), change: Change(from: eur(start), to: eur(end))))
  }

  static func placed(_ placing: Placing) -> Sentence {
    var point = may
    point.placing = placing
    return .point(point)
  }

  /// The first point after a stretch without any.
  static var afterPause: PointOutline {
    var point = PointOutline(
      place: .number(Quantity(40)), value: Quantity(12),
      change: Change(from: Quantity(10), to: Quantity(12)))
    point.changeStart = .number(Quantity(20))
    return point
  }

  /// The third point of a line is beyond all numbers.
  static let infinite = PointOutline(
    overNumbers([1, 2, .infinity]), at: PointReference(series: 0, point: 2))

  static let points: [Sample] = [
    Sample("point", .point(mayUp)),
    Sample("value first", .point(mayUp).telling([.value, .unit, .place, .change])),
    Sample("value alone", .point(mayUp).telling([.value])),
    Sample("unit alone", .point(mayUp).telling([.unit])),
    Sample("unit before the place", .point(mayUp).telling([.value, .place, .unit])),
    Sample("series it has not", .point(mayUp).telling([.series])),
    Sample("highest told by its value", Sentence.jump(.highest(nil), mayUp).telling([.value])),
    Sample("point after a pause", .point(afterPause)),
    Sample("point down", moved(from: 150, to: 146.2)),
    Sample("point unchanged", moved(from: 146.2, to: 146.2)),
    Sample("point from zero", moved(from: 0, to: 146.2)),
    Sample("point hardly up", moved(from: 146.19, to: 146.2)),
    Sample("point above the range", placed(.aboveRange)),
    Sample("point below the range", placed(.belowRange)),
    Sample("point without a place", placed(.nowhere)),
    Sample(
      "point above the range in full",
      .pointInFull(
        {
          var point = may
          point.placing = .aboveRange
          return point
        }(), xTitle: "Date", yTitle: "Price", number: 93, of: 252)),
    Sample("point missing", .point(PointOutline(place: day(5, 17), value: nil))),
    Sample(
      "point of a named series with a label",
      .point(
        PointOutline(series: "ACME", place: day(5, 17), value: eur(146.2), label: "Split"))),
    Sample(
      "point of a category without name",
      .point(PointOutline(place: .category(""), value: Quantity(3)))),
    Sample(
      "point in full",
      .pointInFull(mayUp, xTitle: "Date", yTitle: "Price", number: 93, of: 252)),
    Sample(
      "point in full without titles",
      .pointInFull(
        PointOutline(series: "ACME", place: .number(Quantity(3)), value: nil), xTitle: nil,
        yTitle: nil, number: 3, of: 12)),
    Sample("point past a line", .point(besideLines(.line, .number))),
    Sample(
      "point beside lines", .point(besideLines(.bar, .category(["Mon", "BOLT", "Tue"])))),
    Sample(
      "point in full beside lines",
      .pointInFull(
        besideLines(.line, .number), xTitle: "Day", yTitle: "Price", number: 2, of: 3)),
    Sample(
      "point in full of a series named as its values",
      .pointInFull(
        PointOutline(series: "ACME", place: day(5, 17), value: eur(146.2)), xTitle: "Date",
        yTitle: "ACME", number: 93, of: 252)),
    Sample(
      "other series below",
      .otherSeries(
        "BOLT", value: eur(139.1), difference: Difference(amount: eur(-7.1), other: "ACME"))),
    Sample(
      "other series above",
      .otherSeries(
        "BOLT", value: eur(1139.1), difference: Difference(amount: eur(1000), other: "ACME"))),
    Sample(
      "other series equal",
      .otherSeries("BOLT", value: eur(1), difference: Difference(amount: eur(0), other: "ACME"))),
    Sample("other series alone", .otherSeries("BOLT", value: eur(1), difference: nil)),
    Sample("other series missing", .otherSeries("BOLT", value: nil, difference: nil)),
    Sample("other series absent", .absentSeries("BOLT")),
    Sample(
      "highest", .jump(.highest(nil), PointOutline(place: day(12, 14), value: eur(183.9)))),
    Sample("lowest", .jump(.lowest(nil), PointOutline(place: day(1, 5), value: eur(118.4)))),
    Sample("latest", .jump(.highest(nil), PointOutline(place: day(12, 14), value: clock(1_480)))),
    Sample("earliest", .jump(.lowest(nil), PointOutline(place: day(1, 5), value: clock(425)))),
    Sample(
      "bottom rank", .jump(.highest(nil), PointOutline(place: .category("Tue"), value: rank(5)))),
    Sample(
      "top rank", .jump(.lowest(nil), PointOutline(place: .category("Mon"), value: rank(1)))),
    Sample("highest of the chart", .jump(.chartHighest(nil), may)),
    Sample("highest of the part", .jump(.shownHighest(nil), may)),
    Sample("highest of a cloud", .jump(.highest(nil), inCloud)),
    Sample("series of a number", .otherSeries("ACME 4", value: Quantity(6), difference: nil)),
    Sample("lowest of the chart", .jump(.chartLowest(nil), may)),
    Sample(
      "one of several highest of the chart", .jump(.chartHighest(Ordinal(2, of: 3)), may)),
    Sample("second of the highest", .jump(.highest(Ordinal(2, of: 2)), may)),
    Sample("first of the lowest", .jump(.lowest(Ordinal(1, of: 12)), may)),
    Sample("step of percentages", .point(charge(from: 31, to: 34))),
    Sample("step of one percentage", .point(charge(from: 35, to: 34))),
    Sample("turning point", .jump(.landmark(.turningPoint, nil), may)),
    Sample("second drop", .jump(.landmark(.drop, Ordinal(2, of: 3)), may)),
    Sample("only rise", .jump(.landmark(.rise, Ordinal(1, of: 1)), may)),
    Sample("second rise", .jump(.landmark(.rise, Ordinal(2, of: 3)), may)),
    Sample("no further rise", .noGoal(.landmark(.rise), isForward: true)),
    Sample("no drop before", .noGoal(.landmark(.drop), isForward: false)),
    Sample("infinite point", .point(infinite)),
    Sample(
      "infinite point in full",
      .pointInFull(infinite, xTitle: "Date", yTitle: "Price", number: 93, of: 252)),
    Sample("gap", .jump(.landmark(.gap, nil), PointOutline(place: day(5, 17), value: nil))),
    Sample("crossing", .jump(.landmark(.crossing, nil), may)),
    Sample(
      "crossing of a series",
      .crossing(
        Ordinal(2, of: 3), PointOutline(series: "ACME", place: day(5, 17), value: eur(146.2)),
        [Passage(other: "BOLT", isUpward: true)])),
    Sample(
      "crossing of two series",
      .crossing(
        nil, may, [Passage(other: "BOLT", isUpward: false), Passage(other: "", isUpward: true)])),
    Sample("higher", .jump(.landmark(.higher, nil), may)),
    Sample("lower", .jump(.landmark(.lower, nil), may)),
    Sample("spike", .jump(.landmark(.spike, nil), may)),
    Sample("outlier", .jump(.landmark(.outlier, nil), may)),
    Sample("bookmark reached", .jump(.bookmark(Ordinal(1, of: 2)), may)),
    Sample("match", .jump(.match(Ordinal(2, of: 12)), may)),
    Sample("nearest", .jump(.nearest, may)),
    Sample("goal with count", .goal(.landmark(.drop), count: 1200)),
    Sample("goal of rises", .goal(.landmark(.rise), count: 2)),
    Sample("goal without count", .goal(.landmark(.higher), count: nil)),
    Sample("goal bookmark", .goal(.bookmark, count: 0)),
    Sample("none after", .noGoal(.landmark(.gap), isForward: true)),
    Sample("none before", .noGoal(.landmark(.lower), isForward: false)),
    Sample("none at all", .noGoal(.bookmark, isForward: nil)),
    Sample("not found", .noGoal(.match("Wed"), isForward: nil)),
    Sample("not found after", .noGoal(.match("Wed"), isForward: true)),
    Sample("not found before", .noGoal(.match("Wed"), isForward: false)),
    Sample("bookmark set", .bookmarkSet(may)),
    Sample("bookmark removed", .bookmarkRemoved(may)),
    Sample(
      "from the bookmark",
      .fromBookmark(
        BookmarkDifference(
          place: day(5, 3), change: Change(from: eur(140), to: eur(146.2)), steps: 14))),
    Sample(
      "from a bookmark on a bin",
      .fromBookmark(
        BookmarkDifference(
          place: .range(Quantity(10), Quantity(20)),
          change: Change(from: Quantity(8), to: Quantity(11)), steps: 1))),
    Sample(
      "from a later bookmark",
      .fromBookmark(BookmarkDifference(place: day(5, 18), change: nil, steps: -1))),
    Sample("prompt search", .prompt(.search, "We")),
    Sample("prompt title", .prompt(.title, "We")),
    Sample("prompt help text", .prompt(.helpText, "We")),
    Sample("prompt row text", .prompt(.rowText, "We")),
    Sample("searched past the end", .searchedAround(isForward: true)),
    Sample("searched past the start", .searchedAround(isForward: false)),
    Sample("prompt place", .prompt(.place(like: ""), "50%")),
    Sample("prompt without text", .prompt(.place(like: "2024"), "")),
    Sample("not a place", .notAPlace("soon")),
    Sample("candle up", .point(candle(open: 140, high: 150, low: 138, close: 146.2))),
    Sample("candle down", .point(candle(open: 150, high: 150, low: 138, close: 146.2))),
    Sample("candle unchanged", .point(candle(open: 140, high: 150, low: 138, close: 140))),
    Sample(
      "candle in full",
      .pointInFull(
        candle(open: 140, high: 150, low: 138, close: 146.2), xTitle: "Date", yTitle: "Price",
        number: 93, of: 252)),
    Sample(
      "point with additional values",
      .point(
        PointOutline(
          place: day(5, 17), value: eur(146.2),
          details: PointDetails(additional: [
            NamedValue(.named("Steps"), .quantity(Quantity(8000, unit: "steps"))),
            NamedValue(.named("Day"), .text("Wed")),
          ])))),
    Sample(
      "share",
      .point(
        PointOutline(
          series: "ACME", place: .category("Mon"), value: eur(40),
          details: PointDetails(share: Share(percent: 100 / 3.0, total: eur(120)))))),
    Sample(
      "interval",
      .point(
        PointOutline(
          series: "ACME", place: .category("Mon"), value: eur(40),
          details: PointDetails(
            interval: Interval(
              low: Quantity(35, fractionDigits: 2), high: Quantity(45, fractionDigits: 2)))))),
    Sample(
      "total",
      .point(
        PointOutline(
          place: .category("Mon"), value: eur(40),
          details: PointDetails(share: Share(percent: nil, total: eur(20)))))),
    Sample("box", .point(box)),
    Sample("box in full", .pointInFull(box, xTitle: "Day", yTitle: "Price", number: 1, of: 2)),
    Sample("highest of boxes", .jump(.highest(nil), box)),
    Sample("lowest of boxes", .jump(.lowest(nil), box)),
    Sample("highest box of the chart", .jump(.chartHighest(nil), box)),
    Sample("lowest box of the chart", .jump(.chartLowest(nil), box)),
    Sample(
      "highest of candles",
      .jump(.highest(nil), candle(open: 140, high: 150, low: 138, close: 146.2))),
    Sample("drop of a candle", .jump(.landmark(.drop, Ordinal(1, of: 4)), droppedCandle)),
    Sample("drop", .jump(.landmark(.drop, Ordinal(1, of: 4)), dropped)),
    Sample(
      "lowest candle of the chart",
      .jump(.chartLowest(nil), candle(open: 140, high: 150, low: 138, close: 146.2))),
    Sample(
      "point of a long category",
      .point(
        PointOutline(
          place: .category("ACME BOLT ACME BOLT ACME BOLT ACME"), value: Quantity(3)))),
    Sample("series without a name", .seriesNumber(2)),
    Sample("title of counts", .numberOfRows),
    Sample("title of a column without a header", .columnNumber(10)),
    Sample("missing part", .part(NamedValue(.open, .missing))),
    Sample("outlier of a box", .part(NamedValue(.outlier, .quantity(eur(40))))),
    Sample("bin", .point(bin(4))),
    Sample("bin of one", .point(bin(1))),
    Sample("highest bin", .jump(.highest(nil), bin(4))),
    Sample("lowest bin", .jump(.lowest(nil), bin(1))),
    Sample("bin in full", .pointInFull(bin(4), xTitle: "Price", yTitle: nil, number: 2, of: 9)),
    Sample(
      "grid cell",
      .gridCell(
        GridCellOutline(
          x: .range(Quantity(10), Quantity(20)), y: .range(Quantity(5), Quantity(8)), count: 12))),
    Sample(
      "grid cell of a series",
      .gridCell(
        GridCellOutline(
          series: "ACME", x: .range(Quantity(10), Quantity(20)),
          y: .range(Quantity(5), Quantity(8)), xTitle: "Date", yTitle: "Price", count: 12))),
    Sample(
      "same grid cell of another series",
      .gridCell(
        GridCellOutline(
          series: "ACME", isOtherSeries: true, x: .range(Quantity(10), Quantity(20)),
          y: .range(Quantity(5), Quantity(8)), xTitle: "Date", yTitle: "Price", count: 1))),
    Sample(
      "column of a grid without points of a series",
      .gridCell(
        GridCellOutline(
          series: "ACME", isOtherSeries: true, x: .range(Quantity(10), Quantity(20)), y: nil,
          xTitle: "Date", yTitle: "Price", count: 0))),
    Sample("cell", .cell(CellPosition(column: 3, columns: 4, row: 2, rows: 1200))),
    Sample("part of a point", .part(NamedValue(.high, .quantity(eur(150))))),
    Sample("first point", .edge(.firstPoint)),
    Sample("last point", .edge(.lastPoint)),
    Sample("first item", .edge(.firstItem)),
    Sample("last item", .edge(.lastItem)),
    Sample("first chart", .edge(.firstChart)),
    Sample("last chart", .edge(.lastChart)),
    Sample("all is shown", .edge(.widest)),
    Sample("no closer", .edge(.closest)),
    Sample("position", .position(3, of: 12)),
    Sample("showing", .showing(window)),
    Sample("showing numbers", .showing(numbersShown)),
    Sample("showing all", .showingAll(points: 252)),
    Sample("braille row", .brailleRow(brailleRow(cells: 40, pointsPerCell: 1))),
    Sample("braille row of one cell", .brailleRow(brailleRow(cells: 1, pointsPerCell: 1))),
    Sample("braille row on a scale of its own", .brailleRow(ownScale)),
    Sample("braille row of slices", .brailleRow(brailleRow(cells: 22, pointsPerCell: 2))),
    Sample("braille row of long slices", .brailleRow(brailleRow(cells: 5, pointsPerCell: 37))),
    Sample("braille row put away", .brailleRow(nil)),
    Sample("no point", .noPoint(nextKey: "→")),
    Sample("no point and no key", .noPoint(nextKey: "")),
    Sample("series outline", .seriesOutline("ACME", points: 1)),
    Sample("series outline without name", .seriesOutline("", points: 2)),
    Sample("back", .back(may)),
    Sample("no way back", .noWayBack),
  ]

  // MARK: The data table

  static let row = RowOutline(
    placeTitle: "Date", place: day(5, 17),
    cells: [
      RowOutline.Cell(ColumnHeading(.value(.named("ACME"))), .quantity(eur(146.2))),
      RowOutline.Cell(ColumnHeading(.value(.named("BOLT"))), .missing),
      RowOutline.Cell(ColumnHeading(.label), .missing),
    ])

  static func row(_ cells: RowOutline.Cell...) -> Sentence {
    .row(RowOutline(place: day(5, 17), cells: cells))
  }

  /// A row of as many series as values.
  static func row(of values: Double?...) -> Sentence {
    .row(
      RowOutline(
        place: day(5, 17),
        cells: values.enumerated().map { index, value in
          let names = ["ACME", "BOLT"]
          var cell = RowOutline.Cell(
            ColumnHeading(.value(.named(names[index % 2]))),
            value.map { .quantity(eur($0)) } ?? .missing)
          cell.isOfSeries = true
          return cell
        }))
  }

  static let table: [Sample] = [
    Sample("data table", .dataTable(rows: 1252, columns: 2)),
    Sample("data table of one cell", .dataTable(rows: 1, columns: 1)),
    Sample("row", .row(row)),
    Sample("row in full", .rowInFull(row, number: 3, of: 12)),
    Sample(
      "row of parts",
      row(
        RowOutline.Cell(ColumnHeading(.value(.high)), .quantity(eur(9))),
        RowOutline.Cell(ColumnHeading(series: "ACME", .value(.close)), .quantity(eur(8))),
        RowOutline.Cell(ColumnHeading(.value(.low)), .missing),
        RowOutline.Cell(ColumnHeading(.label), .text("Split")))),
    Sample("row of many series", row(of: 9, 2, 9, 4, 2)),
    Sample("row of many series, all alike", row(of: 0, 0, 0, 0, 0)),
    Sample("row of many series, one missing", row(of: 5, 3, 8, nil, 4, 9)),
    Sample("row of many series, most missing", row(of: 5, nil, nil, nil, nil, 9)),
    Sample(
      "row of one column",
      row(RowOutline.Cell(ColumnHeading(.value(.named("ACME"))), .quantity(eur(146.2))))),
    Sample(
      "row of a bin", row(RowOutline.Cell(ColumnHeading(.value(.count)), .quantity(Quantity(3))))),
    Sample(
      "row without a value", row(RowOutline.Cell(ColumnHeading(.value(.named("ACME"))), .missing))),
    Sample("heading", .columnHeading(ColumnHeading(.value(.named("Price")), unit: "EUR"))),
    Sample("heading of a part", .columnHeading(ColumnHeading(.value(.upperQuartile), unit: "EUR"))),
    Sample(
      "heading of a part of several",
      .columnHeading(ColumnHeading(series: "ACME", .value(.close)))),
    Sample("outlier count as a heading", .columnHeading(ColumnHeading(.outlierCount))),
    Sample("outliers as a heading", .columnHeading(ColumnHeading(.outliers, unit: "EUR"))),
    Sample("heading of labels", .columnHeading(ColumnHeading(.label))),
  ]

  // MARK: The rotor and sound

  static func audio(
    _ item: AudioItem, _ name: String?, played: Int = 252, seconds: Double = 8.8,
    notes: (played: Int, all: Int) = (0, 0)
  ) -> Sentence {
    var outline = AudioItemOutline(
      item: item, name: name, points: 252, played: played, seconds: seconds)
    (outline.playedNotes, outline.notes) = notes
    return .audioItem(outline)
  }

  static let sound: [Sample] = [
    Sample("mode audio graph", .mode(.audioGraph)),
    Sample("mode details", .mode(.details)),
    Sample("mode describe", .mode(.describe)),
    Sample("mode values", .mode(.values)),
    Sample("mode table", .mode(.table)),
    Sample("turn", .turn(.values, .point(may))),
    Sample("audio in turn", audio(.inTurn, nil)),
    Sample("audio whole chart", audio(.inTurn, "Price")),
    Sample("audio together", audio(.together, nil)),
    Sample("audio series reduced", audio(.series(0), "ACME", played: 100, seconds: 10)),
    Sample("audio fewer notes", audio(.series(0), "ACME", seconds: 10, notes: (52, 58))),
    Sample("audio one second", audio(.series(0), "ACME", seconds: 1)),
    Sample("audio legend", audio(.legend, nil)),
    Sample("paused", .paused(nil)),
    Sample("paused at a point", .paused(.point(may))),
    Sample("stopped", .stopped(nil)),
    Sample("stopped at a point", .stopped(.point(may))),
    Sample("complete", .complete),
    Sample("sound on", .sound(.on)),
    Sample("sound off", .sound(.off)),
    Sample("sound awaited", .sound(.awaited)),
    Sample("speed", .playback(.speed(1.5, seconds: 2))),
    Sample("speed one second", .playback(.speed(0.25, seconds: 1))),
    Sample("fastest", .playback(.speedLimit(isFastest: true))),
    Sample("slowest", .playback(.speedLimit(isFastest: false))),
    Sample("loop start", .playback(.loopStart(may))),
    Sample("loop end", .playback(.loopEnd(may))),
    Sample("loop start removed", .playback(.loopMarkRemoved(isStart: true))),
    Sample("loop end removed", .playback(.loopMarkRemoved(isStart: false))),
    Sample("loop on", .playback(.loopOn(from: may.place, to: may.place))),
    Sample("loop on unnamed", .playback(.loopOn(from: .category(""), to: .category("Wed")))),
    Sample("loop off", .playback(.loopOff)),
    Sample("loop needs ends", .playback(.loopNeedsEnds(startKey: "(", endKey: ")"))),
    Sample("loop needs ends without a key", .playback(.loopNeedsEnds(startKey: "(", endKey: ""))),
    Sample("backwards", .direction(isBackwards: true)),
    Sample("forwards", .direction(isBackwards: false)),
    Sample("values while playing", .valuesWhilePlaying(true)),
    Sample("no values while playing", .valuesWhilePlaying(false)),
    Sample("all but one", audio(.without(1), "BOLT")),
    Sample("no device", .sound(.silent(.noDevice))),
    Sample("no such device", .sound(.silent(.noSuchDevice("USB 1")))),
    Sample("device refused", .sound(.silent(.refused("-9985"), retryKey: "s"))),
    Sample("device refused without a key", .sound(.silent(.refused("-9985")))),
    Sample("device lost", .sound(.silent(.lost, retryKey: "s"))),
    Sample("device lost without a key", .sound(.silent(.lost))),
    Sample("device unanswered", .sound(.silent(.unanswered))),
    Sample("device hung", .sound(.silent(.hung))),
    Sample("speech on", .sound(.speechOn)),
    Sample("speech off", .sound(.speechOff)),
    Sample("speech starting", .sound(.speechStarting)),
    Sample("speech not installed", .sound(.noSpeech(.notInstalled))),
    Sample("speech not running", .sound(.noSpeech(.notRunning))),
    Sample("speech hung", .sound(.noSpeech(.hung))),
    Sample(
      "pitch legend",
      .playback(
        .pitchLegend(
          lowest: eur(118.4), highest: eur(183.9), minimumFrequency: 200, maximumFrequency: 2000))),
    Sample("nothing to play", .nothingToPlay),
    Sample("nothing plays", .playback(.nothingPlays)),
    Sample("played over network", .sound(.playedOverNetwork)),
  ]

  // MARK: The screen

  static let screen: [Sample] = [
    Sample("deck place", .deckPlace(1, of: 4)),
    Sample("sample deck", .sampleDeck),
    Sample("list place", .listPlace(12, of: 19)),
    Sample("help title", .helpTitle),
    Sample("history title", .historyTitle),
    Sample("history empty", .historyEmpty),
    Sample("hint help", .hint(.help, keys: "?")),
    Sample("hint to be heard", .keyHint(.help, key: "?")),
    Sample("hint points", .hint(.points, keys: "←→")),
    Sample("hint series", .hint(.series, keys: "↑↓")),
    Sample("hint items", .hint(.items, keys: "↑↓")),
    Sample("hint rotor", .hint(.rotor, keys: "Tab")),
    Sample("hint play", .hint(.play, keys: "Space")),
    Sample("hint act", .hint(.act, keys: "Enter")),
    Sample("hint close", .hint(.close, keys: "Esc")),
    Sample("hint quit", .hint(.quit, keys: "q")),
    Sample("hint read on", .hint(.readOn, keys: "r")),
    Sample("theme", .theme("high-contrast-dark")),
    Sample("theme of one's own", .theme("dusk")),
    Sample("theme color-blind-safe-dark", .theme("color-blind-safe-dark")),
    Sample("theme color-blind-safe-light", .theme("color-blind-safe-light")),
    Sample("theme default-dark", .theme("default-dark")),
    Sample("theme default-light", .theme("default-light")),
    Sample("theme high-contrast-light", .theme("high-contrast-light")),
    Sample("theme high-contrast-sepia", .theme("high-contrast-sepia")),
    Sample("theme monochrome", .theme("monochrome")),
    Sample("theme sepia", .theme("sepia")),
    Sample("theme white-on-blue", .theme("white-on-blue")),
    Sample("theme yellow-on-black", .theme("yellow-on-black")),
    Sample("only one theme", .onlyOneTheme),
    Sample("verdict failed", .audit(.verdict(.failed))),
    Sample("verdict nearly", .audit(.verdict(.nearly))),
    Sample("verdict passed", .audit(.verdict(.passed))),
    Sample("verdicts", .audit(.verdicts(failed: 1, nearly: 0, passed: 1204))),
    Sample("only one chart", .onlyOneChart),
    Sample("others", .others),
    Sample(
      "suggested lines",
      .suggestion([
        outlined(.line, ["price"], .mean, "date", .month, series: .init(column: "symbol", count: 5))
      ])),
    Sample(
      "suggested charts",
      .suggestion([
        outlined(.line, ["yield"], nil, "year", nil, split: .init(column: "site", count: 6)),
        outlined(.line, ["rain"], nil, "year", nil, split: .init(column: "site", count: 6)),
      ])),
    Sample("suggested counts", .suggestion([outlined(.bar, [], .count, "state", nil)])),
    Sample("suggested values", .suggestion([outlined(.histogram, ["age"], nil, nil, nil)])),
    Sample("column time", .column(column(.time, .both))),
    Sample("column in the chart", .column(charted(column(.measure, .values)))),
    Sample(
      "column in another chart", .column(partly(column(.measure, .values), of: 0, in: 5))),
    Sample(
      "column of which some values are charted",
      .column(partly(column(.measure, .values), of: 50, in: nil))),
    Sample("columns not charted", .columnsNotCharted(16)),
    Sample("points here", .pointsHere(4)),
    Sample("column cyclic", .column(column(.cyclic, .values))),
    Sample("column direction", .column(direction)),
    Sample("column namesake", .column(namesake)),
    Sample("column latitude", .column(column(.latitude, .values))),
    Sample("column longitude", .column(column(.longitude, .values))),
    Sample("column rowNumber", .column(column(.rowNumber, .values))),
    Sample("column key", .column(column(.key, .name))),
    Sample("column nominal", .column(column(.nominal, .values))),
    Sample("column ordinal", .column(column(.ordinal, .values))),
    Sample("column measure", .column(column(.measure, .values))),
    Sample("column empty", .column(column(.empty, .values))),
    Sample(
      "column of text",
      .column(column(.nominal, .values, ["CA", "NY"], areEnds: false, missing: 2))),
    Sample("suggestions title", .suggestionsTitle(4)),
    Sample("columns title", .columnsTitle(7)),
    Sample(
      "suggestion of another chart",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: nil)),
    Sample(
      "suggestion because asked",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .asked)),
    Sample(
      "suggestion because candles",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .candles)),
    Sample(
      "suggestion because times",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .times)),
    Sample(
      "suggestion because timesOfKinds",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .timesOfKinds)),
    Sample(
      "suggestion because timesOfKindsOfKinds",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .timesOfKindsOfKinds)),
    Sample(
      "suggestion because placesOnEarth",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .placesOnEarth)),
    Sample(
      "suggestion because measuresOfThings",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .measuresOfThings)),
    Sample(
      "suggestion because names",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .names)),
    Sample(
      "suggestion because namesOfKinds",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .namesOfKinds)),
    Sample(
      "suggestion because counts",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .counts)),
    Sample(
      "suggestion because numbers",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .numbers)),
    Sample(
      "suggestion because repeatedPlaces",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .repeatedPlaces)),
    Sample(
      "suggestion because kindsThatTellMost",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .kindsThatTellMost)),
    Sample(
      "suggestion because sharesOfOutcome",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .sharesOfOutcome)),
    Sample(
      "suggestion because furtherShares",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .furtherShares)),
    Sample(
      "suggestion because sharesByTreatment",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .sharesByTreatment)),
    Sample(
      "suggestion because followUps",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .followUps)),
    Sample(
      "suggestion because fewValues",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .fewValues)),
    Sample(
      "suggestion because repeatedSubjects",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .repeatedSubjects)),
    Sample(
      "suggestion because columnsInOrder",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .columnsInOrder)),
    Sample(
      "suggestion because repeatedTimes",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .repeatedTimes)),
    Sample(
      "suggestion because repeatedNames",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .repeatedNames)),
    Sample(
      "suggestion because largest",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .largest)),
    Sample(
      "suggestion because spread",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .spread)),
    Sample(
      "suggestion because spreadOfKinds",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .spreadOfKinds)),
    Sample(
      "suggestion because columnsCompared",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .columnsCompared)),
    Sample(
      "suggestion because columnsThatFollow",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .columnsThatFollow)),
    Sample(
      "suggestion because matrix",
      .suggestionRow([outlined(.histogram, ["age"], nil, nil, nil)], present: .matrix)),
    Sample(
      "suggestion with its reason",
      .suggestion([outlined(.histogram, ["age"], nil, nil, nil, because: .spread)])),
    Sample("use as x", .columnUse(.x, isChosen: nil)),
    Sample("use as y", .columnUse(.y, isChosen: nil)),
    Sample("use as also y", .columnUse(.alsoY, isChosen: nil)),
    Sample("use as series", .columnUse(.series, isChosen: nil)),
    Sample("use as split", .columnUse(.split, isChosen: nil)),
    Sample("use as boxes", .columnUse(.boxes, isChosen: nil)),
    Sample("use as label", .columnUse(.label, isChosen: nil)),
    Sample("use as mean", .columnUse(.aggregate(.mean), isChosen: nil)),
    Sample("use as unit", .columnUse(.unit(.month), isChosen: nil)),
    Sample("use as filter", .columnUse(.filter, isChosen: nil)),
    Sample("use as left out", .columnUse(.leftOut, isChosen: nil)),
    Sample("chosen use", .columnUse(.x, isChosen: true)),
    Sample("use let go", .columnUse(.series, isChosen: false)),
    Sample("chosen value", .columnValue("CA", isShown: true)),
    Sample("left out value", .columnValue("CA", isShown: false)),
    Sample("no table", .noTable),
    Sample("taken back", .takenBack),
    Sample(
      "change taken back",
      .takenBackChange([.verbatim("symbol"), .columnUse(.series, isChosen: nil)])),
    Sample("not said", .notSaid("symbol")),
    Sample("sorted use", .columnUse(.sorted(by: nil, isDescending: true), isChosen: true)),
    Sample("keys wait", .reading(.keysWait)),
    Sample(
      "selections",
      .selections(
        SelectionOutline(
          conditions: [], rows: 36,
          means: [.init(column: "price", value: Quantity(200.5, fractionDigits: 1))]),
        SelectionOutline(
          conditions: ["price = 5"], rows: 12,
          means: [.init(column: "price", value: Quantity(300, fractionDigits: 1))]))
    ),
    Sample(
      "selections of several columns",
      .selections(
        SelectionOutline(
          conditions: ["price ≥ 5"], rows: 1,
          means: [
            .init(column: "price", value: Quantity(6)), .init(column: "year", value: Quantity(7)),
          ]),
        SelectionOutline(conditions: [.missing("price")], rows: 3, means: []))),
    Sample(
      "selections with missing values",
      .selections(
        SelectionOutline(
          conditions: [], rows: 36,
          means: [.init(column: "price", value: Quantity(200.5, fractionDigits: 1))],
          areOfRows: true),
        SelectionOutline(
          conditions: ["price = 5"], rows: 12,
          means: [.init(column: "price", value: Quantity(300, fractionDigits: 1), missing: 2)],
          areOfRows: true))
    ),
    Sample("nothing to compare", .nothingToCompare),
    Sample("stretch is whole", .stretchIsWhole),
    Sample("marks lost", .marksLost),
    Sample("others unchanged", .othersUnchanged(4)),
    Sample("side by side", .multiplesTitle(4)),
    Sample("own axes", .panelAxes(.own)),
    Sample("several axes", .panelAxes(.several)),
    Sample("same axis", .panelAxes(.same)),
    Sample("titled", .titled("price", .otherSeries("ACME", value: Quantity(6), difference: nil))),
    Sample("not a range", .notARange("ACME")),
    Sample("prompt for a range", .prompt(.range(low: "1", high: "12"), "5")),
    Sample("needed along x", .needed("date", isAlongX: true)),
    Sample("needed for the values", .needed("price", isAlongX: false)),
    Sample("over rows", .overRows("price")),
    Sample("not in this chart", .notInChart("price", butIn: nil)),
    Sample("in another chart", .notInChart("price", butIn: 2)),
    Sample("nothing to take back", .nothingToTakeBack),
    Sample("no such row", .noSuchRow(30)),
    Sample("name of a missing value", .missingValue),
    Sample("name of a trend line", .trendLineName),
    Sample("name of a band", .bandName),
    Sample(
      "chosen conditions", .chosenConditions([.range(column: "price", low: "200", high: "250")])),
    Sample("list search", .listSearch(key: "/")),
    Sample("charting", .charting),
    Sample("reading", .reading(.progress(file: "a.csv", share: nil, secondsLeft: nil))),
    Sample("reading a part", .reading(.progress(file: "a.csv", share: 0.4, secondsLeft: 3))),
    Sample("reading keys", .reading(.openKey)),
    Sample("waiting keys", .reading(.keys(stop: "Esc", quit: "q"))),
    Sample("nothing to open", .reading(.nothingToOpen)),
    Sample("looking", .looking),
    Sample("no command", .takenAway(.noCommand)),
    Sample("reads a pipe", .takenAway(.readsPipe)),
    Sample("zoom left out", .takenAway(.zoomLeftOut)),
    Sample("pitches of the part", .takenAway(.pitchesOfPart)),
    Sample("some charts left out", .takenAway(.someChartsLeftOut)),
    Sample("same axes left out", .takenAway(.sameAxesLeftOut)),
    Sample("all rows", .allRows(1704)),
    Sample("value among the largest", .chartedValue("ACME")),
    Sample("value of all that are charted", .columnValue("ACME", isShown: nil)),
    Sample(
      "several",
      .several([.otherSeries("ACME", value: Quantity(6), difference: nil), .paused(nil)])),
    Sample("key", .key(.nextPoint)),
    Sample("key group start", .keyGroup(.start)),
    Sample("key group walk", .keyGroup(.walk)),
    Sample("key group rotor", .keyGroup(.rotor)),
    Sample("key group listen", .keyGroup(.listen)),
    Sample("key group read", .keyGroup(.read)),
    Sample("key group look", .keyGroup(.look)),
    Sample("key group program", .keyGroup(.program)),
    Sample("reading end", .readingEnd),
    Sample("group chart", .factGroup(.chart)),
    Sample("group axes", .factGroup(.axes)),
    Sample("group series", .factGroup(.series("ACME"))),
    Sample("group unnamed series", .factGroup(.series(""))),
    Sample("group comparisons", .factGroup(.comparisons)),
    Sample("group comparisons of neighbors", .factGroup(.neighborComparisons)),
    Sample("group total", .factGroup(.total)),
    Sample("default value", .defaultValue),
    Sample("go to title", .goToTitle),
    Sample("chart list title", .chartListTitle(4)),
    Sample("settings title", .settingsTitle(keys: "← →")),
    Sample("settings title without a key", .settingsTitle(keys: "")),
    Sample("setting language", .setting(.language("Deutsch"))),
    Sample("setting theme", .setting(.theme("default-dark"))),
    Sample("setting volume", .setting(.volume(1.25))),
    Sample("setting in turn", .setting(.order(isTogether: false))),
    Sample("setting together", .setting(.order(isTogether: true))),
    Sample("setting terse", .setting(.verbosity(.terse))),
    Sample("setting usual", .setting(.verbosity(.normal))),
    Sample("setting verbose", .setting(.verbosity(.verbose))),
    Sample("setting caption", .setting(.caption(CaptionPart.allCases))),
    Sample("setting braille", .setting(.glyphs(.braille))),
    Sample("setting octant", .setting(.glyphs(.octant))),
    Sample("setting sextant", .setting(.glyphs(.sextant))),
    Sample("setting block", .setting(.glyphs(.block))),
    Sample("setting glyph scale", .setting(.glyphScale(2))),
    Sample("setting ascii", .setting(.glyphs(.ascii))),
    Sample("setting values while playing", .setting(.valuesWhilePlaying(true))),
    Sample(
      "setting not kept",
      .settingNotKept(.volume(1.25), file: "a.toml", reason: "EIO")),
    Sample(
      "setting in no file", .settingNotKept(.volume(1.25), file: "a.toml", reason: nil)),
    Sample("help row without a key", .helpRow(keys: "", .nextPoint)),
    Sample("said help row", .saidHelpRow(keys: "← h", .previousPoint)),
    Sample("said help row of a capital", .saidHelpRow(keys: "N", .previousLandmark)),
    Sample("said help row without a key", .saidHelpRow(keys: "", .nextPoint)),
    Sample("numbered row", .numbered(2, .exportKind(.svg))),
    Sample("list of one", .list(.goToTitle, items: 1)),
    Sample("list of items", .list(.key(.export), items: 9)),
    Sample("setting screen reader off", .setting(.screenReader(.off))),
    Sample("setting screen reader quiet", .setting(.screenReader(.quiet))),
    Sample("setting screen reader plain", .setting(.screenReader(.plain))),
    Sample("setting vertical points", .setting(.verticalPoints(true))),
    Sample("setting crosshair", .setting(.crosshair(true))),
    Sample("setting pixels", .setting(.pixels(.auto))),
    Sample("setting sixel", .setting(.pixels(.sixel))),
    Sample("setting sound", .setting(.sound(.page))),
    Sample("setting pitch range", .setting(.sound(.pitchRange(lowest: 200, highest: 2000)))),
    Sample("setting duration", .setting(.sound(.duration(.recommended)))),
    Sample("setting duration in seconds", .setting(.sound(.duration(.exactly(5))))),
    Sample("setting instrument", .setting(.sound(.instrument(.pluck)))),
    Sample("setting mono", .setting(.sound(.mono(true)))),
    Sample("setting tones while moving", .setting(.sound(.moveTones(false)))),
    Sample("setting cue", .setting(.sound(.cue(.turningPoint, isOn: true)))),
    Sample("setting reading speed", .setting(.readingSpeed(1.5))),
    Sample("setting speech", .setting(.speech(.on))),
    Sample("setting no speech", .setting(.speech(.off))),
    Sample("setting speech if available", .setting(.speech(.auto))),
    Sample("setting same axes", .setting(.sameAxes(true))),
    Sample("setting own axes", .setting(.sameAxes(false))),
    Sample("export svg", .exportKind(.svg)),
    Sample("export text", .exportKind(.text)),
    Sample("export coloredText", .exportKind(.coloredText)),
    Sample("export markdown", .exportKind(.markdown)),
    Sample("export csv", .exportKind(.csv)),
    Sample("export wave", .exportKind(.wave)),
    Sample("export midi", .exportKind(.midi)),
    Sample("export chartFile", .exportKind(.chartFile)),
    Sample("export commandLine", .exportKind(.commandLine)),
    Sample("export flac", .exportKind(.flac)),
    Sample("export opus", .exportKind(.opus)),
    Sample("exported", .exported(file: "a.svg")),
    Sample("not exported", .notExported(file: "a.svg", reason: "EIO")),
    Sample("data title", .dataTitle),
    Sample("all details", .allDetails(56)),
    Sample("all charts", .allCharts(shown: 20, of: 1234)),
    Sample("idle key", .idleKey("Q", .help, hintKey: "?")),
    Sample("idle key in a list", .idleKey("\\", .close, hintKey: "Esc")),
    Sample("idle key without a label", .idleKey("", .help, hintKey: "")),
    Sample("closed", .closed),
    Sample("no device chosen", .sound(.silent(.noneChosen))),
    Sample("hint pause", .hint(.pause, keys: "Space")),
    Sample(
      "repeated places",
      .fact(
        .repeatedPlaces(column: "year", most: 3, shared: 17, of: 17, remedy: "--split source"))),
    Sample(
      "repeated places without a way out",
      .fact(.repeatedPlaces(column: nil, most: 2, shared: 1, of: 365, remedy: nil))),
    Sample("mean of a cell", .merged(.mean, most: 18)),
    Sample("mean of a cell on a low screen", .merged(.meanInShort, most: 18)),
    Sample("longest of a column", .merged(.longest, most: 3)),
    Sample("several candles", .merged(.candles, most: 3)),
    Sample("several candles on a low screen", .merged(.candlesInShort, most: 3)),
    Sample("unseen parts of a stack", .merged(.unseenParts, most: 2)),
    Sample("points behind others", .merged(.pointsBehind, most: 12)),
    Sample("names left out", .merged(.names, most: 13)),
    Sample("names left out of a picture", .drawnWithoutNames(axis: 13, legend: 2)),
    Sample("names left out of a legend", .drawnWithoutNames(axis: 0, legend: 2)),
    Sample("few names left out of a picture", .drawnWithoutThese(["Oslo", "Lima"])),
    Sample("part of a picture", .drawnPart(first: 1, last: 21, of: 30)),
    Sample("legend entry", .legendEntry("ACME", marker: "◆")),
    Sample("outer ring", .ring("ACME", number: 1, of: 3)),
    Sample("ring between others", .ring("ACME", number: 2, of: 3)),
    Sample("ring in short", .ring("ACME", number: 2, of: nil)),
    Sample("inner ring", .ring("ACME", number: 3, of: 3)),
  ]

  // MARK: Facts

  static let year = AxisExtent.dates(
    time(2023, 1, 2), time(2023, 12, 29), .day, timeZone: "UTC", .year)

  /// From the 40th week of 2025 to the fourth of a year, or the last.
  static func weeks(to year: Int) -> AxisExtent {
    .dates(
      time(2025, 9, 29), year == 2025 ? time(2025, 12, 22) : time(2026, 1, 19), .week,
      timeZone: "UTC", year == 2025 ? .year : .years)
  }

  static func times(zone: String = "UTC", isConverted: Bool = false) -> AxisExtent {
    .dates(
      time(2024, 3, 1, 0, 30), time(2024, 3, 1, 11, 30), .minute, timeZone: zone, .day,
      isConverted: isConverted)
  }

  static func fact(_ name: String, _ fact: Fact) -> Sample { Sample(name, .fact(fact)) }

  static let facts: [Sample] = [
    fact("title", .title("Closing price")),
    fact("summary", .summary("It went up.")),
    fact("additional axis", .additionalAxis(title: "BOLT", .numbers(eur(7), eur(12)))),
    fact("same axes", .sharedAxes(x: 4, y: 4)),
    fact("same x axis", .sharedAxes(x: 4, y: nil)),
    fact("same y axis", .sharedAxes(x: nil, y: 4)),
    fact("axes of several", .sharedAxes(x: 3, y: 4)),
    fact("composition", .composition(.line, series: 1, points: 252)),
    fact("composition of bars", .composition(.bar, series: 2, points: 1)),
    fact("composition of a scatter", .composition(.scatter, series: 1, points: 0)),
    fact("composition of grouped bars", .composition(.groupedBar, series: 2, points: 8)),
    fact("composition of stacked bars", .composition(.stackedBar, series: 2, points: 8)),
    fact("composition of an area", .composition(.area, series: 1, points: 8)),
    fact("composition of steps", .composition(.step, series: 1, points: 8)),
    fact("highest total", .part(.total, .highest(eur(120), day(1, 5), series: nil))),
    fact("composition of a histogram", .composition(.histogram, series: 1, points: 8)),
    fact("composition of boxes", .composition(.box, series: 1, points: 8)),
    fact("composition of a heat map", .composition(.heatMap, series: 3, points: 12)),
    fact("median of boxes", .part(.median, .highest(eur(15), .category("Mon"), series: nil))),
    fact(
      "median of several boxes",
      .part(.median, .highest(eur(15), .category("Mon"), .several(2), series: nil))),
    fact(
      "close of several candles",
      .part(.close, .lowest(eur(118.4), day(1, 5), .several(2), series: nil))),
    fact(
      "mean of boxes", .part(.median, .mean(eur(15.5), median: eur(15), series: nil))),
    fact("lower quartile", .part(.lowerQuartile, .noValues(series: nil))),
    fact("count of bins", .part(.count, .noValues(series: nil))),
    fact("bins", .bins(9, width: eur(10))),
    fact("sample size", .sampleSize(1200, series: nil)),
    fact(
      "sample size of a series", .sampleSize(15, from: eur(10), to: eur(22), series: "ACME")),
    fact("mode", .mode(bins, 14, series: nil)),
    fact("highest at a bin", .highest(Quantity(14), bins, series: nil)),
    fact("largest spread", .largestSpread(eur(3), .category("Mon"), series: "ACME")),
    fact(
      "box of a series",
      .box(.category("Mon"), values: 50, box.details, series: "ACME")),
    fact("quartile method", .quartileMethod),
    fact("composition of candles", .composition(.candlestick, series: 1, points: 7)),
    fact("highest of a part", .part(.high, .highest(eur(183.9), day(12, 14), series: nil))),
    fact("mean of a part", .part(.close, .mean(eur(150), median: eur(148), series: "ACME"))),
    fact("lowest of the low", .part(.low, .lowest(eur(118.4), day(1, 5), series: nil))),
    fact(
      "trend of the open", .part(.open, .trend(trend(.flat, nil), turningPoints: 0, series: nil))),
    fact("contradiction", .contradictions(1, day(5, 17))),
    fact("contradictions", .contradictions(2, day(5, 17))),
    fact("correlation", .correlation(0.957, trend(.rising, .veryStrong), series: nil)),
    fact("weak correlation", .correlation(-0.4, trend(.falling, .weak), series: nil)),
    fact("strong correlation", .correlation(0.8, trend(.rising, .strong), series: nil)),
    fact("moderate correlation", .correlation(0.6, trend(.rising, .moderate), series: nil)),
    fact("no correlation", .correlation(-0.12, trend(.mixed, nil), series: "ACME")),
    fact("composition of violins", .composition(.violin, series: 1, points: 3)),
    fact("composition of a pie", .composition(.pie, series: 1, points: 4)),
    fact("composition of a donut", .composition(.donut, series: 2, points: 8)),
    fact("densest", .densest([eur(14)], .category("Mon"), series: nil)),
    fact("densest twice", .densest([eur(4), eur(23.5)], .category("Mon"), series: "ACME")),
    fact("shares", .shares(shares, others: 0, percent: 0, of: eur(150), series: nil)),
    fact(
      "shares and another", .shares(shares, others: 1, percent: 3, of: eur(150), series: "ACME")),
    fact("shares and others", .shares(shares, others: 2, percent: 4.5, of: eur(150), series: nil)),
    fact("without a share", .withoutShare(1, .category("Mon"), series: nil)),
    fact("without shares", .withoutShare(3, .category("Mon"), series: "ACME")),
    fact("sums", .sums(rows: 12, parts: 4)),
    fact("left out column", .leftOutColumn("Price", row: 1200, text: "abc")),
    fact("left out column by unit", .leftOutColumn("Price", row: 1200, text: "3%")),
    fact("no header", .noHeader(9)),
    fact("text in Windows-1252", .westernText),
    fact("skipped line", .skippedLines(1)),
    fact("skipped lines", .skippedLines(4)),
    fact("short row", .shortRows(1, first: 230)),
    fact("short rows", .shortRows(12, first: 230)),
    fact("stray date", .strayDates(1, column: "date", row: 5, text: "CA")),
    fact("rounded integers", .roundedIntegers(column: "date")),
    fact("stray dates", .strayDates(12, column: "date", row: 5, text: "CA")),
    fact(
      "skipped time",
      .localTimes(1, areSkipped: true, column: "date", zone: "Europe/Berlin", text: "02:30")),
    fact(
      "skipped times",
      .localTimes(12, areSkipped: true, column: "date", zone: "Europe/Berlin", text: "02:30")),
    fact(
      "repeated time",
      .localTimes(1, areSkipped: false, column: "date", zone: "Europe/Berlin", text: "02:15")),
    fact(
      "repeated times",
      .localTimes(2, areSkipped: false, column: "date", zone: "Europe/Berlin", text: "02:15")),
    fact("time of no zone", .zonelessTimes(1, column: "date", text: "2026-11-01 02:30")),
    fact("times of no zone", .zonelessTimes(12, column: "date", text: "2026-11-01 02:30")),
    fact("no date", .notDates(column: "date", row: 5, text: "CA")),
    fact("no day", .notDates(column: "date", row: 5, text: "31.02.2026")),
    fact("stray day", .strayDates(1, column: "date", row: 5, text: "31.02.2026")),
    fact("code for missing", .missingCode("-999", count: 1, column: "rain")),
    fact("codes for missing", .missingCode("-999", count: 1200, column: "rain")),
    fact("unread dates", .unreadDates(column: "date")),
    fact("last days", .lastDays(column: "date")),
    fact("assumed year", .assumedYear(2_024)),
    fact(
      "assumed day order", .assumedDayOrder(.dayFirst, column: "date", otherPattern: "M/d/yyyy")),
    fact(
      "assumed month order",
      .assumedDayOrder(.monthFirst, column: "date", otherPattern: "d/M/yyyy")),
    fact("rows so far", .rowsSoFar(412_000)),
    fact("cut off", .cutOff(rows: 412_000)),
    fact("replaced meanwhile", .replacedMeanwhile),
    fact("changed meanwhile", .changedMeanwhile),
    fact("left out total", .leftOutTotal("ACME")),
    fact("left out folder", .leftOutTotal("ACME", isSum: false)),
    fact("left out average", .leftOutAverage("ACME")),
    fact("left out statistic", .leftOutStatistic("ACME")),
    fact("left out percents", .leftOutPercents("ACME")),
    fact(
      "partial first unit", .partialUnit(.category("Mon"), isLast: false, covered: 4, of: 7, .day)),
    fact(
      "partial last unit", .partialUnit(.category("Mon"), isLast: true, covered: 1, of: 12, .month)),
    fact("left out totals", .leftOutTotals(["ACME", "Mon"])),
    fact("empty cell", .filledDown(1, column: "state")),
    fact("empty cells", .filledDown(12, column: "state")),
    fact("nothing aggregated", .nothingAggregated),
    fact("left out thin", .leftOutThin(12, fewest: 20)),
    fact("left out whole", .leftOutWhole("price")),
    fact("correlations", .correlations(16)),
    fact("ranked by rows", .ranked(by: [])),
    fact("ranked by one", .ranked(by: ["price"])),
    fact("ranked by a mean", .ranked(by: ["price"], of: .mean)),
    fact("ranked by a sum of rows", .ranked(by: ["price"], of: .sum)),
    fact("ranked by a sum", .ranked(by: ["price", "ACME"])),
    fact("largest columns", .largestColumns(8, of: 17)),
    fact("absent values", .absent(["CA"], column: "state", present: ["NY"])),
    fact("folded columns", .folded(columns: 12, first: "2010", last: "2021")),
    fact("names not shown", .unnamed(["Oslo", "Lima"])),
    fact("many names not shown", .unnamed(["Oslo", "Lima"], more: 9)),
    fact("ignored channels", .ignored(["tooltip", "shape"])),
    fact("unsuited settings", .unsuitedSettings(["x = symbol", "last = 30d"])),
    fact("no shares", .noShares),
    fact("mean of rows", .aggregated(.mean, rows: 27...61)),
    fact("median of rows", .aggregated(.median, rows: 8...8)),
    fact("sum of rows", .aggregated(.sum, rows: 2...3)),
    fact("lowest of rows", .aggregated(.min, rows: 2...2)),
    fact("highest of rows", .aggregated(.max, rows: 2...2)),
    fact("count of rows", .aggregated(.count, rows: 1...1200)),
    fact("first of rows", .aggregated(.first, rows: 2...2)),
    fact("rows with conditions", .filtered(1204, of: 3376, ["state = CA", "age ≥ 18"])),
    fact(
      "rows with and without values",
      .filtered(1204, of: 3376, [.missing("price"), .present("city")])),
    fact(
      "rows of a range",
      .filtered(1204, of: 3376, [.range(column: "price", low: "200", high: "300")])),
    fact("rows counted", .counted(812)),
    fact("times by minute", .timeUnit(.minute, of: "date")),
    fact("times by hour", .timeUnit(.hour, of: "date")),
    fact("times by day", .timeUnit(.day, of: "date")),
    fact("times by week", .timeUnit(.week, of: "date")),
    fact("times by month", .timeUnit(.month, of: "date")),
    fact("times by quarter", .timeUnit(.quarter, of: "date")),
    fact("times by year", .timeUnit(.year, of: "date")),
    fact("ranges of x", .ranges(of: "price", width: Quantity(10, fractionDigits: 0, unit: "EUR"))),
    fact(
      "largest left out",
      .largest(7, of: 26, "country", otherRows: 1234, areTogether: false)),
    fact(
      "largest and others",
      .largest(7, of: 26, "country", otherRows: 1, areTogether: true)),
    fact("sorted by values", .sorted(by: nil, isDescending: true)),
    fact("sorted by a column", .sorted(by: "city", isDescending: false)),
    fact("not charted", .notCharted(["wind", "rain"])),
    fact("many not charted", .notCharted(["wind", "rain"], more: 9)),
    fact("not compared", .notCompared(["wind", "rain"])),
    fact("never changing", .constants(["wind", "rain"])),
    fact("equal columns", .equalColumns(["wind", "rain"])),
    fact("bound columns", .boundColumns(low: "low", high: "high")),
    fact("bound columns of most", .boundColumns(low: "low", high: "high", areWhole: false)),
    fact("error column", .errorColumn("Price")),
    fact("empty columns", .emptyColumns(["wind", "rain"])),
    fact("last of rows", .aggregated(.last, rows: 2...2)),
    fact("share of points", .part(.share, .noValues(series: nil))),
    fact("directions", .directions(up: 6, down: 3, unchanged: 1)),
    fact("x axis", .xAxis(title: "Date", year, .linear, .leftToRight)),
    fact(
      "x axis of categories, right to left",
      .xAxis(
        title: "Day", .categories(count: 7, first: "Mon", last: "Sun"), .linear, .rightToLeft)),
    fact(
      "x axis of one category",
      .xAxis(title: nil, .categories(count: 1, first: "Mon", last: "Mon"), .linear, .leftToRight)),
    fact("x axis of nothing", .xAxis(title: "", .none, .linear, .leftToRight)),
    fact("x axis of weeks", .xAxis(title: "Date", weeks(to: 2026), .linear, .leftToRight)),
    fact(
      "x axis of weeks of a year", .xAxis(title: "Date", weeks(to: 2025), .linear, .leftToRight)),
    fact(
      "highest in a week",
      .highest(
        Quantity(9), .date(time(2025, 12, 29), .week, timeZone: "UTC", .years), .once, series: nil)),
    fact(
      "gap of weeks",
      .gaps(
        1, longestFrom: .date(time(2026, 1, 5), .week, timeZone: "UTC", .year),
        to: .date(time(2026, 1, 19), .week, timeZone: "UTC", .year), alike: 1, series: nil)),
    fact("x axis of times", .xAxis(title: "Date", times(), .linear, .leftToRight)),
    fact(
      "x axis of times elsewhere",
      .xAxis(title: "Date", times(zone: "Europe/Berlin"), .linear, .leftToRight)),
    fact(
      "x axis of converted times",
      .xAxis(title: "Date", times(isConverted: true), .linear, .leftToRight)),
    fact("y axis", .yAxis(title: "Price", .numbers(eur(118.4), eur(183.9)), .linear)),
    fact(
      "y axis without zero",
      .yAxis(title: "Price", .numbers(eur(118.4), eur(183.9)), .linear, hasZero: false)),
    fact(
      "y axis logarithmic",
      .yAxis(title: nil, .numbers(Quantity(1), Quantity(1_000_000)), .log10)),
    fact(
      "y axis of rows",
      .yAxis(title: nil, .rows(count: 5, first: "Mon", last: "Sun"), .linear)),
    fact(
      "y axis of one row",
      .yAxis(title: nil, .rows(count: 1, first: "Mon", last: "Mon"), .linear)),
    fact("values of a heat map", .values(title: "Price", .numbers(eur(0), eur(22)), .linear)),
    fact("y axis natural", .yAxis(title: "Price", .numbers(eur(5), eur(5)), .ln)),
    fact("series continuous", .series("ACME", points: 252, isContinuous: true)),
    fact("series of one value", .series("", points: 1, isContinuous: false)),
    fact("series apart", .series("", points: 3, isContinuous: false)),
    fact("fact highest", .highest(eur(183.9), day(12, 14), series: nil)),
    fact(
      "fact highest of a category",
      .highest(Quantity(10_980, unit: "steps"), .category("Wed"), series: "BOLT")),
    fact("fact lowest", .lowest(eur(118.4), day(1, 5), series: nil)),
    fact("fact highest of several", .highest(eur(9), day(5, 17), .several(2), series: nil)),
    fact("fact lowest of several", .lowest(Quantity(0), bare(2), .several(1234), series: "BOLT")),
    fact("fact highest of all", .highest(eur(5), day(5, 17), .always(252), series: nil)),
    fact(
      "highest at a moment",
      .highest(
        Quantity(3.5, fractionDigits: 1),
        .date(time(2023, 4, 1, 9, 5), .minute, timeZone: "UTC", .year), series: nil)),
    fact("fact lowest of all", .lowest(Quantity(5), bare(2), .always(2), series: "BOLT")),
    fact(
      "fact lowest at a number",
      .lowest(eur(-118.4), .number(Quantity(2.5, fractionDigits: 1, unit: "s")), series: "BOLT")),
    fact("fact highest at a bare number", .highest(Quantity(6), bare(11), series: nil)),
    fact(
      "fact highest at an empty unit",
      .highest(Quantity(6), .number(Quantity(11, unit: "")), series: nil)),
    fact("largest drop at a bare number", .largestDrop(Quantity(6), bare(11), series: nil)),
    fact(
      "largest difference at a bare number",
      .largestDifference("ACME", "BOLT", Quantity(6), bare(11))),
    fact(
      "dip at a bare number", .spikes(1, largest: Quantity(3), bare(12), isPeak: false, series: nil)
    ),
    fact("gap at a bare number", .gaps(1, longestFrom: bare(3), to: bare(3), series: nil)),
    fact(
      "plateau from range to range",
      .plateaus(
        1, longest: Quantity(5), from: .range(Quantity(0), Quantity(1)),
        to: .range(Quantity(2), Quantity(3)), series: nil)),
    fact(
      "plateau over bare numbers",
      .plateaus(1, longest: Quantity(5), from: bare(3), to: bare(9), series: nil)),
    fact("mean of means", .mean(eur(150), median: eur(148), of: .mean, series: "ACME")),
    fact("mean", .mean(eur(150.123), median: eur(149.5), series: nil)),
    fact(
      "change",
      .change(
        from: eur(120), to: eur(146.2), Change(from: eur(120), to: eur(146.2)), series: nil)),
    fact(
      "change of nothing",
      .change(from: eur(5), to: eur(5), Change(from: eur(5), to: eur(5)), series: "BOLT")),
    fact(
      "change from zero",
      .change(from: eur(0), to: eur(-5), Change(from: eur(0), to: eur(-5)), series: "BOLT")),
    fact("trend very strong", .trend(trend(.rising, .veryStrong), turningPoints: 0, series: nil)),
    fact(
      "trend falling very strong",
      .trend(trend(.falling, .veryStrong), turningPoints: 0, series: nil)),
    fact(
      "steady trend",
      .trend(
        Trend(direction: .rising, strength: .veryStrong, isSteady: true), turningPoints: 0,
        series: nil)),
    fact("trend of few", .trend(trend(.rising, nil), turningPoints: 0, series: nil)),
    fact("trend of few falling", .trend(trend(.falling, nil), turningPoints: 0, series: nil)),
    fact("trend", .trend(trend(.rising, .strong), turningPoints: 3, series: nil)),
    fact("trend moderate", .trend(trend(.rising, .moderate), turningPoints: 1, series: "BOLT")),
    fact("trend weak", .trend(trend(.rising, .weak), turningPoints: 0, series: nil)),
    fact("trend falling", .trend(trend(.falling, .strong), turningPoints: 1, series: nil)),
    fact(
      "trend falling moderate", .trend(trend(.falling, .moderate), turningPoints: 2, series: nil)),
    fact("trend falling weak", .trend(trend(.falling, .weak), turningPoints: 2, series: nil)),
    fact("trend flat", .trend(trend(.flat, nil), turningPoints: 0, series: nil)),
    fact("trend mixed", .trend(trend(.mixed, nil), turningPoints: 9, series: nil)),
    fact("missing", .missing(1, series: nil)),
    fact("missing of a series", .missing(2000, series: "BOLT")),
    fact("off the scale", .offScale(2, series: nil)),
    fact("off the scale of a series", .offScale(1, series: "BOLT")),
    fact("off the scale of an unnamed series", .offScale(1, series: "")),
    fact(
      "above the range",
      .beyondRange(isAbove: true, 2, Quantity(6), Quantity(10, unit: "GB"), series: nil)),
    fact(
      "below the range",
      .beyondRange(isAbove: false, 1, Quantity(6), Quantity(10, unit: "GB"), series: "BOLT")),
    fact(
      "parts above the range",
      .beyondRange(isAbove: true, 2, Quantity(6), Quantity(10), ofParts: true, series: nil)),
    fact(
      "parts below the range",
      .beyondRange(isAbove: false, 1, Quantity(6), Quantity(10), ofParts: true, series: "BOLT")),
    fact("no points", .noPoints(from: day(3, 31), to: day(9, 1))),
    fact(
      "no points within a day",
      .noPoints(
        from: .date(time(2023, 1, 13, 11, 0), .minute, timeZone: "UTC", .year),
        to: .date(time(2023, 1, 13, 13, 0), .minute, timeZone: "UTC", .year))),
    fact("no points over bare numbers", .noPoints(from: bare(3), to: bare(100))),
    fact("missing times", .missingTimes(68, longestFrom: day(3, 31), to: day(9, 1))),
    fact("one gap", .gaps(1, longestFrom: day(5, 3), to: day(5, 3), series: nil)),
    fact("gaps", .gaps(2, longestFrom: day(5, 3), to: day(5, 7), series: "BOLT")),
    fact("share of all", .shareOfAll(348, of: 5_822)),
    fact(
      "gaps as long", .gaps(5, longestFrom: day(5, 3), to: day(5, 3), alike: 4, series: nil)),
    fact(
      "unusually high",
      .episodes(
        isHigh: true, 1, from: day(5, 3), to: day(5, 7), Quantity(9), day(5, 4), series: nil)),
    fact(
      "unusually low",
      .episodes(
        isHigh: false, 2, from: day(5, 3), to: day(5, 7), Quantity(2), day(5, 4), series: "BOLT")),
    fact("period", .period(7, span: .seconds(604_800), .strong, series: nil)),
    fact(
      "period of a number",
      .period(7, span: .number(Quantity(3.5, fractionDigits: 1, unit: "s")), .moderate, series: nil)
    ),
    fact(
      "period of a year",
      .period(365, span: .calendar(1, .year, isExact: false), .veryStrong, series: nil)),
    fact(
      "period of years",
      .period(11, span: .calendar(11, .year, isExact: false), .moderate, series: nil)
    ),
    fact(
      "period of a week", .period(7, span: .calendar(1, .week, isExact: true), .weak, series: nil)),
    fact(
      "period of a month",
      .period(30, span: .calendar(1, .month, isExact: true), .weak, series: nil)
    ),
    fact(
      "period of months", .period(6, span: .calendar(6, .month, isExact: true), .weak, series: nil)),
    fact(
      "period of many months",
      .period(110, span: .calendar(110, .month, isExact: true), .weak, series: nil)),
    fact(
      "period of quarters",
      .period(2, span: .calendar(2, .quarter, isExact: true), .weak, series: nil)
    ),
    fact("period on weekdays", .period(24, span: .workingDay, .strong, series: nil)),
    fact("period of points", .period(7, span: .number(Quantity(7)), .weak, series: "BOLT")),
    fact("one spike", .spikes(1, largest: eur(183.9), day(1, 5), isPeak: true, series: nil)),
    fact("dip", .spikes(1, largest: eur(83.9), day(1, 5), isPeak: false, series: "BOLT")),
    fact("spikes", .spikes(3, largest: eur(183.9), day(1, 5), isPeak: true, series: "BOLT")),
    fact("dips", .spikes(3, largest: eur(83.9), day(1, 5), isPeak: false, series: nil)),
    fact(
      "change of many times",
      .change(from: eur(2), to: eur(48), Change(from: eur(2), to: eur(48)), series: nil)),
    fact(
      "change to a small part",
      .change(from: eur(870), to: eur(3), Change(from: eur(870), to: eur(3)), series: "BOLT")),
    Sample("describe histogram", described(histogram(1))),
    Sample("describe many columns", .chartDescription(manyColumns, [])),
    Sample("describe histogram of several series", described(histogram(2))),
    fact(
      "outlier far from the median",
      .outliers(1, farthest: eur(9), day(1, 5), .median, series: nil)),
    fact("one outlier", .outliers(1, farthest: eur(183.9), day(1, 5), series: nil)),
    fact("outliers", .outliers(3, farthest: eur(183.9), day(1, 5), series: "BOLT")),
    fact("folded rows", .folds(.series("ACME"), rows: 9)),
    fact(
      "outlier far from its neighbors",
      .outliers(1, farthest: eur(9), day(1, 5), .neighbors, series: nil)),
    fact(
      "outlier far from all others", .outliers(1, farthest: eur(9), day(1, 5), .others, series: nil)
    ),
    fact(
      "outlier in what repeats",
      .outliers(2, farthest: eur(9), day(1, 5), .repetition, series: "BOLT")),
    fact(
      "outlier of its month",
      .outliers(
        1, farthest: eur(9), day(1, 5),
        .part(.date(time(1970, 3, 1), .month, timeZone: "UTC", .year)), series: nil)),
    fact(
      "outlier of its weekday",
      .outliers(1, farthest: eur(9), day(1, 5), .part(.weekday(2)), series: nil)),
    fact("folded rows of several series", .folds(.severalSeries(5), rows: 40)),
    fact("outlier rule", .outlierRule(hasCourse: true)),
    fact("outlier rule without a course", .outlierRule(hasCourse: false)),
    fact("series of a column", .seriesOf("city", count: 3)),
    fact("part of a column", .partOf("city", value: "0")),
    fact("infinite value", .infinite(1, column: "Price")),
    fact("infinite values", .infinite(3, column: "Price")),
    fact("mark behind a number", .marks(1, column: "Price", texts: ["*"])),
    fact("marks behind numbers", .marks(1234, column: "Price", texts: ["*", "†", "…"])),
    fact("bracketed number", .bracketed(1, column: "Price")),
    fact("bracketed numbers", .bracketed(34, column: "Price")),
    fact("assumed groups", .assumedGroups(column: "Price")),
    fact("day numbers", .dayNumbers(column: "Price")),
    fact("yes and no", .countedYes(column: "Price", yes: "A", no: "B")),
    fact("stray cell", .strays(1, column: "Price", texts: ["abc"])),
    fact("stray cells", .strays(1234, column: "Price", texts: ["abc", "…"])),
    fact("number beside percents", .notPercents(1, column: "Price", texts: ["1204"])),
    fact("numbers beside percents", .notPercents(1234, column: "Price", texts: ["1204", "…"])),
    fact("plateau", .plateaus(1, longest: eur(5), from: day(5, 3), to: day(5, 9), series: nil)),
    fact("plateaus", .plateaus(2, longest: eur(5), from: day(5, 3), to: day(5, 9), series: "BOLT")),
    fact(
      "plateau of about a level",
      .plateaus(1, longest: eur(5), isExact: false, from: day(5, 3), to: day(5, 9), series: nil)),
    fact("missing values", .missingValues(2)),
    fact("largest rise", .largestRise(eur(12), day(5, 3), series: nil)),
    fact("largest of equal rises", .largestRise(eur(2), day(5, 3), .always(29), series: nil)),
    fact("largest of equal drops", .largestDrop(eur(2), day(5, 3), .several(3), series: "BOLT")),
    fact("courses", .courses(CourseKind.allCases.enumerated().map { CourseCount($1, $0 + 1) })),
    fact("courses that are alike", .courses([CourseCount(.turning, 5)])),
    fact("one course of each", .courses([CourseCount(.rising, 1), CourseCount(.repeating, 1)])),
    fact("shared drop", .sharedStep(series: 4, isRise: false, day(5, 3))),
    fact("shared rise", .sharedStep(series: 5, isRise: true, day(5, 3))),
    fact("shared highest", .sharedExtreme(series: 5, isHighest: true, day(5, 3))),
    fact("shared lowest", .sharedExtreme(series: 3, isHighest: false, day(5, 3))),
    fact("overtaking", .overtaking("ACME", "BOLT", day(5, 3))),
    fact("overtaking between points", .overtaking("ACME", "BOLT", from: day(5, 3), day(5, 9))),
    fact("largest mean", .largestMean("ACME", eur(146.2), lowest: "", eur(20))),
    fact("trend line", .trendLine(from: eur(10), to: eur(22), series: "BOLT")),
    fact("line", .aboveLine(nil, eur(10), 5, of: 12, series: nil)),
    fact("line with a name", .aboveLine("ACME", eur(10), 0, of: 9, series: "BOLT")),
    fact("below zero", .belowZero(5, of: 12, day(1, 5), series: nil)),
    fact("below zero of a series", .belowZero(1, of: 9, day(1, 5), series: "BOLT")),
    fact("renamed", .renamed(["a 2", "b 2"])),
    fact("options without effect", .withoutEffect(["--date-format dd.MM."])),
    fact("middle half", .middleHalf(eur(10), eur(22), series: nil)),
    fact("wide bin", .wideBin(.range(Quantity(110), Quantity(900, unit: "g")))),
    fact("deviation", .deviation(eur(5.2), series: "BOLT")),
    fact("swings that grow", .swings(2.41, isGrowing: true, series: "BOLT")),
    fact("swings that shrink", .swings(3.02, isGrowing: false, series: nil)),
    fact("skewed to high values", .skew(isAbove: true, series: nil)),
    fact("skewed to low values", .skew(isAbove: false, series: nil)),
    fact("not skewed", .skew(isAbove: nil, series: "BOLT")),
    fact(
      "correlation of logarithms",
      .correlationOfLogarithms(-0.81, option: "--x-scale log10 --y-scale log10")),
    fact("spanned powers", .spannedPowers(6, option: nil)),
    fact("spanned powers with a remedy", .spannedPowers(3, option: "--y-scale log10")),
    fact(
      "trillions", .highest(Quantity(17_866_847_145_501.5, fractionDigits: 3), bare(3), series: nil)
    ),
    fact(
      "change of trillions",
      .change(
        from: Quantity(17_866_847_145_501), to: Quantity(18_014_747_145_501),
        Change(from: Quantity(17_866_847_145_501), to: Quantity(18_014_747_145_501)), series: nil)),
    fact("a billion", .lowest(Quantity(-1e9, unit: "EUR"), bare(3), series: nil)),
    fact("quadrillions", .mean(Quantity(2.5e15), median: Quantity(4e9), series: nil)),
    fact(
      "largest rise across missing times",
      .largestRise(eur(12), from: day(5, 1), day(5, 3), series: nil)),
    fact(
      "largest drop across missing times",
      .largestDrop(eur(12), from: day(5, 1), day(5, 3), series: nil)),
    fact(
      "largest rise of percentages",
      .largestRise(Quantity(1.5, fractionDigits: 1, unit: "%"), day(5, 3), series: nil)),
    fact("largest drop", .largestDrop(eur(12), day(5, 3), series: "BOLT")),
    fact("fact compare", .comparison(comparison(shared: 12, crossings: 3, correlation: 0.8))),
    fact("fact compare once", .comparison(comparison(shared: 12, crossings: 1, correlation: -0.8))),
    fact("fact compare between days", .comparison(crossing(from: day(1, 4), to: day(1, 5)))),
    fact(
      "fact compare between years",
      .comparison(
        crossing(
          from: .date(time(2010, 1, 1), .year, timeZone: "UTC", .years),
          to: .date(time(2011, 1, 1), .year, timeZone: "UTC", .years)))),
    fact(
      "fact compare between months",
      .comparison(
        crossing(
          from: .date(time(2023, 3, 1), .month, timeZone: "UTC", .year),
          to: .date(time(2023, 4, 1), .month, timeZone: "UTC", .year)))),
    fact(
      "fact compare between times",
      .comparison(
        crossing(
          from: .date(time(2023, 4, 1, 9, 5), .minute, timeZone: "UTC", .day),
          to: .date(time(2023, 4, 1, 9, 10), .minute, timeZone: "UTC", .day)))),
    fact(
      "fact compare between categories",
      .comparison(crossing(from: .category("Mon"), to: .category("Tue")))),
    fact("fact compare above", .comparison(comparison(higher: 9, crossings: 0))),
    fact("fact compare below", .comparison(comparison(higher: 0, crossings: 0))),
    fact("fact compare never below", .comparison(comparison(higher: 5, equal: 4, crossings: 0))),
    fact("fact compare never above", .comparison(comparison(higher: 0, equal: 4, crossings: 0))),
    fact("fact compare without a course", .comparison(withoutCourse)),
    fact("fact compare at one shared place", .comparison(shared(1, equal: 0))),
    fact("fact compare touching at shared places", .comparison(shared(3, equal: 2))),
    fact("fact compare equal", .comparison(comparison(higher: 0, equal: 9, crossings: 0))),
    fact("fact compare apart", .comparison(comparison(shared: 0, higher: 0, crossings: 0))),
    fact("largest difference", .largestDifference("ACME", "", eur(12), day(5, 3))),
    fact(
      "largest difference of medians, of those shown",
      .amongShown(.part(.median, .largestDifference("ACME", "BOLT", eur(12), day(5, 3))))),
    fact("lowest of those shown", .amongShown(.lowest(eur(12), day(5, 3), series: nil))),
    fact("fact compare medians", .comparison(ofMedians)),
    fact("no values", .noValues(series: nil)),
    fact("no values of a series", .noValues(series: "BOLT")),
    fact("left out", .leftOut(3)),
    fact("window", .window(window)),
    fact("window of numbers", .window(numbersShown)),
  ]

  // MARK: Audits

  static func audit(
    _ name: String, _ verdict: Verdict, _ subject: Finding.Subject, _ places: String...
  ) -> Sample {
    Sample("audit: " + name, .audit(.finding(Finding(verdict, subject, places: places))))
  }

  static func caption(_ action: KeyAction?, _ key: String, _ columns: Int) -> Finding.Subject {
    .caption(AuditedCaption(action, key: key, text: "ACME", columns: columns, limit: 40))
  }

  static let audits: [Sample] = [
    audit("opening", .failed, caption(nil, "", 62)),
    audit("caption of several charts", .nearly, caption(.nextPoint, "h", 39), "Prices", "Deutsch"),
    audit("caption", .passed, caption(.highest, ">", 4)),
    audit(
      "caption of many words", .nearly,
      .caption(
        AuditedCaption(
          .nextItem, key: "h", in: .details, text: "ACME", columns: 62, limit: 40, readOnKey: "r"))),
    audit("title", .passed, .title),
    audit("no title", .failed, .title),
    audit("title of the file", .nearly, .fileTitle("Prices")),
    audit("no x title", .failed, .axisTitle(isX: true), "Prices"),
    audit("no y title", .failed, .axisTitle(isX: false)),
    audit("no x unit", .nearly, .unit(isX: true)),
    audit("no y unit", .nearly, .unit(isX: false)),
    audit("places", .passed, .places),
    audit(
      "shared places", .failed,
      .sharedPlaces(
        .repeatedPlaces(column: "Date", most: 3, shared: 5, of: 9, remedy: "--split state"))),
    audit("repeated category", .failed, .repeatedCategory("Mon")),
    audit("series", .failed, .seriesCount(9, atMost: 6)),
    audit("signs", .failed, .signs(["ACME", "BOLT"])),
    audit("many signs", .failed, .signs(["ACME", "BOLT", "Price", "Steps"])),
    audit("contrast", .failed, .contrast(theme: "dusk", low: 1, of: 124)),
    audit("cut labels", .failed, .cutLabels(["Pric…"])),
    audit("digits", .failed, .digits(Quantity(-4.893964, fractionDigits: 6), 7, atMost: 6)),
    audit("beginnings", .failed, .beginnings(["ACME", "BOLT"])),
    audit("capitals", .nearly, .capitals(["ACME", "BOLT"])),
    audit("no capitals", .passed, .capitals([])),
  ]

  // MARK: The tutorial

  static let tutorial: [Sample] =
    [
      Sample("tutorial: title", .tutorial(.title)),
      Sample(
        "tutorial: step", .tutorial(.step(.highest, keys: "> ]", number: 3, of: 8))),
      Sample("tutorial: ways", .tutorial(.ways(again: "Enter", leave: "Esc"))),
      Sample("tutorial: end", .tutorial(.end)),
      Sample("tutorial: left", .tutorial(.left)),
      Sample("tutorial: offer", .tutorial(.offer(key: "N"))),
    ]
    + Lesson.allCases.map {
      Sample("tutorial: \($0) is asked for", .tutorial(.step($0, keys: "> ]", number: 1, of: 8)))
    }
    + Lesson.allCases.map {
      Sample("tutorial: lesson \($0)", .tutorial(.lesson($0, choose: "Enter", close: "Esc")))
    }

  // MARK: Data that keeps coming

  static let live: [Sample] = [
    Sample("live: waiting", .live(.waiting(file: nil))),
    Sample("live: waiting for a file", .live(.waiting(file: "a.csv"))),
    Sample("live: missing", .live(.missing(file: "a.csv"))),
    Sample("live: of a pipe", .live(.live(file: nil))),
    Sample("live: of a file", .live(.live(file: "a.csv"))),
    Sample("live: new", .live(.newRows(12))),
    Sample("live: paused", .live(.paused)),
    Sample("live: behind", .live(.behind(rows: 12, seconds: 3))),
    Sample("live: following", .live(.following)),
    Sample("live: nothing to follow", .live(.nothingToFollow)),
    Sample("live: lost", .live(.lost(seconds: 30))),
    Sample("live: back", .live(.back(seconds: 42))),
    Sample("live: ended", .live(.ended(rows: 400_000, new: 12, unfit: 0, missing: 0))),
    Sample("live: ended with mistakes", .live(.ended(rows: 1, new: 0, unfit: 3, missing: 2))),
    Sample("live: a cell missing", .live(.ended(rows: 12, new: 0, unfit: 0, missing: 1))),
    Sample("live: unfit", .live(.unfit(3))),
    Sample("live: loaded", .live(.loaded(rows: 412_000))),
    Sample("live: loaded no rows", .live(.loaded(rows: nil))),
    Sample("live: stopped", .live(.stopped(rows: 412_000))),
    Sample("live: stopped no rows", .live(.stopped(rows: nil))),
    Sample("live: truncated", .live(.truncated(file: "a.csv"))),
    Sample("live: replaced", .live(.replaced(file: "a.csv"))),
    Sample("live: alarm", .live(.alarm(.signs("price > 90"), at: nil, value: eur(95.2)))),
    Sample(
      "live: alarm at a place",
      .live(.alarm(.signs("price > 90"), at: .number(Quantity(12)), value: eur(95.2)))),
    Sample("live: alarm without a value", .live(.alarm(.missing("price"), at: nil, value: nil))),
  ]

  // MARK: Help of the command line

  static let help: [Sample] = [
    Sample("help heading", .heading(.usage)),
    Sample(
      "option", .option(.verbosity, values: ["terse", "normal", "verbose"], initial: "normal")),
    Sample(
      "option without a default", .option(.minimumFrequency, values: ["20 … 16000"], initial: nil)),
    Sample("option without values", .option(.timeZone, values: [], initial: "UTC")),
    Sample("option in words", .option(.xTitle, values: [], initial: nil)),
  ]

  // MARK: Problems

  static func usage(_ name: String, _ fault: UsageFault) -> Sample { problem(name, .usage(fault)) }

  static let usages: [Sample] = [
    usage("unknown option", .unknownOption("--jsn", suggestion: nil)),
    usage("unknown option near another", .unknownOption("--jsn", suggestion: "--json")),
    usage("missing value", .missingValue(option: "--x")),
    usage("missing value within a word", .missingValueWithin(option: "-o", word: "-oz")),
    usage("unexpected value", .unexpectedValue("3", option: "--json")),
    usage("unexpected argument", .unexpectedArguments(["a.csv"])),
    usage("unexpected arguments", .unexpectedArguments(["a.csv", "a.svg"])),
    usage("unknown command", .unknownCommand("price", suggestion: "draw")),
    usage("swallowed file", .swallowedFile("a.csv", option: "--y")),
    usage("no file", .noFile),
    usage("contradicting options", .contradicting(["--decimal-comma", "--decimal-point"])),
    usage("option of others", .optionOfOthers("--size", commands: ["earshot draw"])),
    usage("missing argument", .missingArgument("<dark>")),
    usage("invalid value", .invalidValue("big", option: "--top")),
    usage("malformed option", .malformedOption("---jsn")),
  ]

  static func input(_ name: String, file: String = "a.csv", _ kind: InputProblem.Fault) -> Sample {
    Sample(name, .problem(.input(.init(InputProblem(file: file, kind: kind)))))
  }

  static func problem(_ name: String, _ problem: Problem) -> Sample {
    Sample(name, .problem(problem))
  }

  static let inputs: [Sample] = [
    input("no numbers", .transform(.notNumbers(column: "city"))),
    input("no aggregate", .transform(.noAggregate(.mean, column: "city"))),
    input("too fine", .transform(.tooFine(.day, column: "city", instead: .month))),
    input("no dates", .transform(.notDates(column: "city"))),
    input("no names", .transform(.notNames(column: "date"))),
    input(
      "bad width",
      .transform(
        .badWidth(
          0.001, column: "price",
          values: [
            .number(3, fractionDigits: 0, unit: nil), .number(98, fractionDigits: 0, unit: nil),
          ]))),
    input("not a condition", .transform(.notACondition("price"))),
    input("not a value", .transform(.notAValue("dear", column: "price", example: "95.2"))),
    input("no such day", .transform(.noSuchDay("2026-06-31"))),
    input("too many places", .transform(.tooLarge(cells: 1_000_000_000))),
    input(
      "no column to transform",
      .transform(.unknownColumn(name: "city", columns: ["price", "date"]))),
    input(
      "nothing left",
      .nothingLeft(
        conditions: ["state = XX"], column: "state", values: ["CA", "NY"], areEnds: false)),
    input(
      "nothing left of numbers",
      .nothingLeft(conditions: ["age > 200"], column: "age", values: ["3", "98"], areEnds: true)),
    input(
      "too many units", .transform(.tooManyUnits(.hour, count: 867_817, instead: .month))),
    input("nothing in common", .nothingInCommon(["age > 20", "age < 10"])),
    input("no times", .noTimes(columns: ["city", "price"])),
    input("no such chart", .noSuchChart(9, of: 5)),
    input("nothing to draw", .noValues(columns: ["price"], rows: 37)),
    input("too many parts", .tooManyParts(column: "Split", count: 40_000, most: 10_000)),
    input("too many series", .tooManySeries(column: "Split", count: 4_000, most: 1_000)),
    input("device", .isDevice),
    input("too many files", .unreadable("Too many open files")),
    input("wide window", .wideWindow),
    input("too little memory", .tooLittleMemory(megabytes: 96)),
    input("beyond memory", .beyondMemory(megabytes: 643)),
    input("long line", .longLine(row: 2, megabytes: 12)),
    input("missing file", .missing),
    input("folder", .isDirectory),
    input("unreadable file", .unreadable("Permission denied")),
    input("empty file", file: "-", .empty),
    input("header only", .headerOnly),
    input("ragged row", .raggedRow(row: 3, expected: 2, found: 1)),
    input("parted by blanks", .partedByBlanks(row: 2, expected: 4, found: 7)),
    input("uneven list", .unevenList(row: 3, place: "price", expected: 2, found: 1)),
    input("long name", .longName(kilobytes: 64)),
    input("text that was cut off", .invalidUTF8(row: 3, column: "", codePage: .tornUTF8)),
    input("damaged UTF-16", .invalidUTF8(row: 3, column: "", codePage: .utf16)),
    input("invalid UTF-8", .invalidUTF8(row: 3, column: "Price", codePage: .central)),
    input("invalid UTF-8 of no code page", .invalidUTF8(row: 3, column: "Price")),
    // JSON has no columns before it can be read.
    input("spreadsheet", .binary(.spreadsheet)),
    input("document", .binary(.document)),
    input("picture", .binary(.picture)),
    input("database", .binary(.database)),
    input("Parquet", .binary(.parquet)),
    input("archive", .binary(.archive)),
    input("Arrow", .binary(.arrow)),
    input("HDF5", .binary(.hdf5)),
    input("statistics", .binary(.statistics)),
    input("program", .binary(.program)),
    input("recording", .binary(.recording)),
    input("too many slices", .tooManySlices(type: "pie", count: 989, most: 100)),
    input("invalid UTF-8 without a column", .invalidUTF8(row: 3, column: "")),
    input("unclosed quote", .unclosedQuote(row: 3)),
    input("not a number", .notANumber(row: 1200, column: "Price", text: "abc")),
    input("another unit", .anotherUnit(row: 1200, column: "Price", text: "3%")),
    input("not a date", .notADate(row: 3, column: "Date", text: "abc", pattern: "dd.MM.yyyy")),
    input("no decimal commas", .noDecimalCommas),
    input("no numeric column", .noNumericColumn(columns: ["Date", "Price"])),
    input(
      "bad value in a chart file",
      .badValue(place: "encoding.timeUnit", text: "fortnight", expected: "day")),
    input("no data", .unexpectedJSON(place: "data", expected: .data)),
    input("column twice", .columnTwice(name: "Date", options: [.init("series"), .init("x")])),
    input(
      "no candles",
      .noParts(
        type: "candlestick", names: ["open", "high", "low", "close"], columns: ["day", "price"])),
    input("no cells", .noCells(type: "heatmap", columns: ["day", "price"])),
    input(
      "options that exclude each other",
      .contradiction([.init("aggregate", "sum"), .init("y", "mean(price)")])),
    input("column put together", .columnPutTogether(name: "Price", columns: ["Date", "count()"])),
    input("unknown column", .unknownColumn(name: "city", columns: ["Date", "Price"])),
    input("lists within lists", .noTable(place: "[0].x")),
    input("dangling link", .danglingLink(to: "b.csv")),
    input("column repeated", .columnRepeated(name: "Price", option: .init("y"))),
    input(
      "reversed range",
      .reversedRange(from: .init("from", "2026-05-01"), to: .init("to", "2026-01-01"))),
    input("mistyped file", .mistypedFile(meant: "Price")),
    input("mistyped column", .unknownColumn(name: "Pric", columns: ["Date", "Price"])),
    input("unknown type in a file", unknownType),
    input("missing series", missingSeries("type")),
    input("missing series of an option", missingSeries("")),
    input("too many columns", .tooLarge(.columns, row: 1)),
    input("too long a cell", .tooLarge(.cellBytes, row: 2)),
    input("too deep", .tooLarge(.nesting, row: 2)),
    input("too many rows", .tooLarge(.rows, row: 2)),
    input("unclosed JSON", .unclosedJSON(row: 1, column: 6, mark: "[")),
    input("malformed JSON", .malformedJSON(row: 3, column: 14)),
    input("not in a format", .notInFormat(row: 3, format: "logfmt")),
    input("damaged archive", .damaged(format: "gzip")),
    input("missing library", .missingLibrary(name: "libz.so.1", package: "zlib1g")),
    input("unsupported", .unsupported(place: "transform[0]", name: "lookup")),
    input("remote data", .remoteData(place: "data.url")),
    input("data outside the folder", .outsideFolder(place: "data.url", path: "/a.csv")),
    input("page without a chart", .noChart),
    input("something behind an archive", .trailingData(format: "gzip")),
  ]

  private static let unknownType = InputProblem.Fault.unknownType(
    place: "[1].type", name: "pie", known: ["line", "bar"])
  private static func missingSeries(_ place: String) -> InputProblem.Fault {
    .missingSeries(
      place: place, type: "candlestick", names: ["open", "high", "low", "close"])
  }

  static let expectations: [Sample] = [
    InputProblem.Expectation.chart, .record, .text, .number, .boolean, .list, .range, .scale,
    .point, .direction,
  ].map { input("expected \($0)", .unexpectedJSON(place: "series[0]", expected: $0)) }

  static func broken(_ fault: ConfigurationFault) -> Problem {
    .configuration(file: "a.toml", line: 3, fault)
  }

  static let problems: [Sample] =
    usages + inputs + expectations + [
      problem("configuration malformed", broken(.malformed("EOF"))),
      problem(
        "configuration unknown option", broken(.unknownOption("Split", known: ["dark", "light"]))),
      problem("configuration list", broken(.notOneValue("dark"))),
      problem(
        "configuration unknown action", broken(.unknownAction("abc", known: ["dark", "light"]))),
      problem("configuration unknown key", broken(.unknownKey("<Rigth>"))),
      problem("configuration clash", broken(.keyClash("→", .nextPoint, .play))),
      problem("no terminal", .noTerminal),
      problem("unknown terminal", .unknownTerminal("dumb")),
      problem("unknown theme", .themeUnknown("dusk", known: ["dark", "light"])),
      problem("theme unreadable", .themeBroken(file: "a.toml", line: nil, .unreadable("EIO"))),
      problem("theme malformed", .themeBroken(file: "a.toml", line: 2, .malformed("EOF"))),
      problem("theme without role", .themeBroken(file: "a.toml", line: nil, .missingRole("axis"))),
      problem("theme with more", .themeBroken(file: "a.toml", line: 4, .unknownRole("axes"))),
      problem(
        "theme without color",
        .themeBroken(file: "a.toml", line: 4, .notAColor(role: "axis", text: "red"))),
      problem("output failed", .outputFailed(file: "a.wav", reason: "ENOSPC")),
      problem("output missing", .outputMissing),
      problem("output twice", .outputTwice(file: "a.wav")),
      problem("output is input", .outputIsInput(file: "a.csv")),
      problem(
        "an option of other files",
        .optionNeeds(name: "--sample-format", file: "a.ogg", kinds: [".wav"])),
      problem("unknown output", .unknownOutputKind("a.ogg", known: [".wav", ".mid"])),
      problem("unknown language", .unknownLanguage("xx", known: ["en", "ja"])),
      problem("unknown time zone", .unknownTimeZone("Mars")),
      problem("type for later", .typeForLater("box", known: ["line", "bar"])),
      problem("bad option", .badOption(name: "--size", value: "big", expected: "80x24")),
      problem(
        "mistyped value", .badOption(name: "--format", value: "cvs", expected: "csv, tsv")),
      problem("mistyped theme", .themeUnknown("drak", known: ["dark", "light"])),
      problem("keys and data", .keysAndDataFromStandardInput),
      problem(
        "configuration unreadable",
        .configurationUnreadable(file: "a.toml", reason: "EIO")),
      problem(
        "configuration no file", .configurationUnreadable(file: "a.toml", reason: nil)),
      problem(
        "configuration bad value", broken(.badValue(name: "dark", value: "9", expected: "0 … 2"))),
      problem("nothing left to hear", .nothingLeftToHear),
      problem("dump without keys", .dumpWithoutKeys),
      problem("key script", .keyScript(file: "a.keys", line: 2, text: "<Rigth>")),
      problem("no such device asked", .noSuchDevice("USB 1", known: ["pulse", "default"])),
      problem("several devices", .severalDevices("USB 1", known: ["pulse", "default"])),
      problem("no device at all", .noSuchDevice("USB 1", known: [])),
    ]
}
