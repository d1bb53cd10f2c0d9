import Sonification

/// A candle a period: its body reaches from open to close, its wick from low to high.
///
/// The value of a point is its close; open, high and low are parts of it. A day that closes above
/// its open has a hollow body, one that closes below a filled one. Open, high, low and close are
/// heard in this order, so a day that ends higher than it began is one that went up.
struct CandlestickChart: Projections {
  var help: String { "A candle a period: open, high, low and close." }
  var sample: SampleTable {
    SampleTable(
      "ACME",
      """
      Date,Open,High,Low,Close,Volume
      2024-03-04,10.20,11.00,10.10,10.80,1200
      2024-03-05,10.80,11.20,10.40,10.50,900
      2024-03-06,10.50,10.90,9.80,9.90,2100
      2024-03-07,9.90,10.40,9.70,10.30,1500
      2024-03-08,10.30,11.90,10.30,11.70,3000
      2024-03-11,11.70,11.80,11.10,11.70,800
      """, yTitle: "Price", unit: "EUR")
  }

  private static let group = BarGroup(gap: 0.4, isOdd: true)
  static let parts: [ValueName] = [.open, .high, .low]

  var includesZero: Bool { false }
  var measure: ValueName? { .close }
  var legendPart: Mark.Part { .body }
  var hasSeries: Bool { false }
  var seriesNames: [[String]] { [["open", "o"], ["high", "h"], ["low", "l"], ["close", "c"]] }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .slots) }

  func group(of chart: Chart) -> BarGroup? { Self.group }

  // MARK: Seen

  private struct Candle {
    /// The point; `nil` where it is a candle of several.
    var point: Int?
    var x: Double
    var open: Double
    var high: Double
    var low: Double
    var close: Double
  }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    chart.series.indices.flatMap { index in
      candles(of: chart.series[index], on: plot).flatMap {
        marks(of: $0, series: index, isAlone: chart.series.count == 1, on: plot)
      }
    }
  }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    candle(point.point, of: chart.series[point.series], on: plot).flatMap {
      marks(of: $0, series: point.series, isAlone: chart.series.count == 1, on: plot).first {
        $0.part == .body
      }
    }
  }

  /// The candles; those that fall on one cell become the candle of them all: it opens with the
  /// first, closes with the last and reaches as far as any.
  private func candles(of series: Series, on plot: Plot) -> [Candle] {
    var candles: [Candle] = []
    var cell: Int?
    for point in 0..<series.count {
      guard let candle = candle(point, of: series, on: plot) else { continue }
      let here = plot.candleColumn(at: candle.x)
      if here == cell, var last = candles.popLast() {
        last.high = max(last.high, candle.high)
        last.low = min(last.low, candle.low)
        last.close = candle.close
        last.point = nil
        candles.append(last)
      } else {
        candles.append(candle)
      }
      cell = here
    }
    return candles
  }

  /// A candle; where a part is missing the close stands for it.
  private func candle(_ point: Int, of series: Series, on plot: Plot) -> Candle? {
    let x = plot.column(of: series.x[point])
    let close = series.y[point]
    guard x.isFinite, plot.hasPlace(close) else { return nil }
    let parts = Self.parts.map { name -> Double in
      let value = series.additional.first { $0.name == name }?.value(at: point) ?? .nan
      return plot.hasPlace(value) ? value : close
    }
    let all = parts + [close]
    return Candle(
      point: point, x: x, open: parts[0], high: all.max() ?? close, low: all.min() ?? close,
      close: close)
  }

  /// The wick, then the body over it.
  private func marks(
    of candle: Candle, series: Int, isAlone: Bool, on plot: Plot
  ) -> [Mark] {
    let edges = plot.barEdges(around: candle.x, place: 0, in: Self.group)
    let (left, right) = (max(edges.left, 0), min(edges.right, 1))
    let ends = [candle.open, candle.close].map { min(max(plot.row(of: $0), 0), 1) }
    var marks = [
      Mark(
        .rule(x: (left + right) / 2, from: plot.row(of: candle.low), to: plot.row(of: candle.high)),
        series: series, point: candle.point, part: .wick),
      Mark(
        .block(
          left: left, right: right, bottom: ends.min() ?? 0, top: ends.max() ?? 1,
          shade: candle.close < candle.open ? .full : .light),
        series: series, point: candle.point, part: .body),
    ]
    // Of several series the colors tell them apart.
    guard isAlone else { return marks }
    for index in marks.indices { marks[index].isRising = candle.close >= candle.open }
    return marks
  }

  // MARK: Heard, said and walked

  /// More candles than these are heard as candles of longer periods, so that each of their four notes
  /// still has 90 ms of ten seconds.
  static let mostHeard = 22

  func audible(_ series: Series, in chart: Chart) -> AudibleSeries {
    let periods = joined(series)
    let parts = Self.parts.map { ($0, periods.values($0)) } + [(.close, periods.y.elements)]
    var audible = figures(periods, in: chart, main: .close) { point in
      guard periods.y[point].isFinite else { return [] }
      return parts.map { ($0.0, $0.1[point]) }.filter { $0.1.isFinite }
    }
    if periods.count < series.count { audible.wholeCount = series.y.count(where: \.isFinite) }
    return audible
  }

  func details(of chart: Chart, at point: PointReference) -> PointDetails {
    let series = chart.series[point.series]
    let close = series.y[point.point]
    guard close.isFinite else { return PointDetails() }
    func part(_ name: ValueName) -> NamedValue? {
      let value = series.additional.first { $0.name == name }?.value(at: point.point)
      guard let value else { return nil }
      return NamedValue(name, value.isFinite ? .quantity(chart.quantity(value)) : .missing)
    }
    let others = Self.parts.compactMap(part)
    guard others.contains(where: { $0.quantity != nil }) else { return PointDetails() }
    let open = part(.open)?.quantity?.value
    return PointDetails(
      valueName: .close, rise: open.map { close > $0 ? 1 : close < $0 ? -1 : 0 },
      parts: others + [NamedValue(.close, .quantity(chart.quantity(close)))])
  }

  func records(of series: Series, in chart: Chart) -> PointRecords? {
    var candles = PointRecords("candles", of: series, [.open, .high, .low])
    for point in 0..<series.count { candles.records[point].append(.init("close", series.y[point])) }
    return candles
  }

  /// The common facts are those of the close; the wicks have the highest and the lowest price.
  func facts(of chart: Chart) -> [FactRow] {
    var rows = chart.commonFacts.map { row in
      let isShape = if case .shape = row.fact { true } else { false }
      let isOfSeries = if case .series = row.group { true } else { isShape }
      guard isOfSeries, !chart.series.isEmpty else { return row }
      return FactRow(.part(.close, row.fact), target: row.target, group: row.group)
    }
    guard let series = chart.series.first,
      let first = rows.firstIndex(where: { if case .series = $0.group { true } else { false } })
    else { return rows }
    var own: [FactRow] = []
    func extreme(_ name: ValueName, _ point: Int?, _ fact: (Quantity, Place) -> Fact) {
      guard let point else { return }
      let value = chart.quantity(series.values(name)[point])
      own.append(
        FactRow(
          .part(name, fact(value, chart.place(series.x[point]))),
          target: PointReference(series: 0, point: point), group: .series(series.name)))
    }
    let rises = series.rises
    if !rises.isEmpty {
      own.append(
        FactRow(
          .directions(
            up: rises.count { $0 > 0 }, down: rises.count { $0 < 0 },
            unchanged: rises.count { $0 == 0 }), group: .series(series.name)))
    }
    extreme(.high, series.values(.high).extreme(by: >)) { .highest($0, $1, series: nil) }
    extreme(.low, series.values(.low).extreme(by: <)) { .lowest($0, $1, series: nil) }
    let contradictions = contradictions(of: series)
    if let point = contradictions.first {
      own.append(
        FactRow(
          .contradictions(contradictions.count, chart.place(series.x[point])),
          target: PointReference(series: 0, point: point), group: .series(series.name)))
    }
    rows.insert(contentsOf: own, at: first)
    return rows
  }

  /// The candles that are not between their low and their high, as no price can be.
  private func contradictions(of series: Series) -> [Int] {
    let (highs, lows) = (series.values(.high), series.values(.low))
    let opens = series.values(.open)
    return (0..<series.count).filter { point in
      [opens[point], highs[point], lows[point], series.y[point]].contains {
        $0 > highs[point] || $0 < lows[point]
      }
    }
  }
}

extension Series {
  /// The direction of each candle that has open and close: up (1), down (-1) or neither (0).
  fileprivate var rises: [Int] {
    zip(values(.open), y).compactMap { open, close in
      open.isFinite && close.isFinite ? (close > open ? 1 : close < open ? -1 : 0) : nil
    }
  }
}

extension [Double] {
  /// The index of the first value that no other is beyond.
  func extreme(by isBeyond: (Double, Double) -> Bool) -> Int? {
    var found: Int?
    for (index, value) in enumerated() where value.isFinite {
      if found.map({ isBeyond(value, self[$0]) }) ?? true { found = index }
    }
    return found
  }
}
