import Charts
import Descriptions

/// Turning the pages of the deck.
extension Model {
  /// `f` and `F`.
  mutating func changeChart(by delta: Int) -> [Effect] {
    guard deck.count > 1 else { return announce([.onlyOneChart]) }
    let target = pageIndex + delta
    guard deck.indices.contains(target) else {
      return give(.edge(delta < 0 ? .firstChart : .lastChart))
    }
    return turn(toChart: target)
  }

  /// Shows another chart of the deck, and says its title and what is not as in the one before.
  ///
  /// A chart with the same x axis keeps one's place and the part that is shown; any other one has those that
  /// one left it with. What is at that place is heard and said, too.
  ///
  /// - Parameters:
  ///   - target: The number of the chart.
  ///   - tellsPlace: True where one's place is also said in a mode that is not about a point.
  ///   - others: The words behind those about the place.
  /// - Returns: The requests to the world.
  mutating func turn(
    toChart target: Int, tellsPlace: Bool = false, before others: [Sentence] = []
  ) -> [Effect] {
    let last = page
    if pages[target].point == nil { show(chart: target) } else { comeBack(toChart: target) }
    let outline = ChartOutline(page.chart, unlike: last.chart)
    let title = Sentence.deckChart(outline, number: target + 1, of: deck.count)
    return arrive(
      from: last, hasSameX: page.chart.isAlong(last.chart), orIn: page.cursor.series,
      saying: [title] + aggregateWords(unlike: last.chart), before: others,
      tellsPlace: tellsPlace)
  }

  /// The words about what the rows of one place became, where that is not as in another chart: nobody takes totals for
  /// means.
  func aggregateWords(unlike other: Chart) -> [Sentence] {
    page.chart.notes.filter { $0.isAggregate && !other.notes.contains($0) }.map(Sentence.fact)
  }

  /// Says the chart that is shown from now on, and what stands at one's place in it, where it has the
  /// same x axis.
  ///
  /// - Parameters:
  ///   - last: The page that one comes from.
  ///   - hasSameX: True where places of its x axis are places here.
  ///   - series: The series that one comes to where none has the name of the one before; `nil` for none.
  ///   - row: The point that is the row one stood on, where that is known.
  ///   - place: The place that one wants to be at: where there is none the nearest is said; `nil` of that in `last`.
  ///   - isOfRows: True where other rows are charted: in place of one that is left out the nearest is said.
  ///   - keepsPart: True where the part that this chart was left with is shown, as far as one's place is in it.
  ///   - words: The words about the chart.
  ///   - others: The words behind those about the place.
  ///   - tellsPlace: True where one's place is also said in a mode that is not about a point.
  ///   - tellsKeptPlace: True where that is done for a place that this chart has as well as the one before.
  /// - Returns: The requests to the world.
  mutating func arrive(
    from last: Page, hasSameX: Bool, orIn series: Int? = nil, at row: PointReference? = nil,
    seeking place: SoughtPlace? = nil, isOfRows: Bool = false, keepsPart: Bool = false,
    saying words: [Sentence],
    before others: [Sentence] = [],
    tellsPlace: Bool = false, tellsKeptPlace: Bool = false
  ) -> [Effect] {
    var answer = page.arrive(
      from: last, hasSameX: hasSameX, orIn: series, at: row, seeking: place,
      isOfRows: isOfRows, keepsPart: keepsPart, saying: words, tellsKeptPlace: tellsKeptPlace)
    if tellsPlace, !page.rotor.isOnPoint { answer.words.append(page.currentPlace(settings)) }
    answer.words += others
    return give(answer)
  }
}

extension Page {
  /// Stays at the place where one stood in another chart, and with the part that was shown of it, if this one
  /// has them.
  fileprivate mutating func arrive(
    from last: Page, hasSameX: Bool, orIn series: Int?, at row: PointReference?,
    seeking place: SoughtPlace?, isOfRows: Bool, keepsPart: Bool, saying words: [Sentence],
    tellsKeptPlace: Bool
  ) -> Answer {
    let part = window
    var window = hasSameX && !keepsPart ? showPart(shownOf: last) : windowWords
    var kept: Sentence?
    if let row {
      kept = stand(on: row)
    } else if hasSameX {
      kept = stay(
        at: last.cursor, of: last.chart, orIn: series, seeking: place, isOfRows: isOfRows)
    }
    if kept != nil {
      if let x = cursor.x { pan(to: x) }
      if keepsPart, self.window != part { window = windowWords }
      rotor.isOnPoint = last.rotor.isOnPoint
    }
    let left = point.map { PointOutline(chart, at: $0, namesSeries: true) }
    // Values are those of the point, also where one has just turned to them.
    guard let here = kept ?? (outlineHere ?? left).map(Sentence.point),
      rotor.isOnPoint || rotor.mode == .values || tellsKeptPlace && kept != nil
    else {
      return Answer(words + window, sound: .stop)
    }
    return Answer(
      words + [here] + window, sound: outlineHere == nil ? pointSound : .missing)
  }

  /// Shows the part that is shown of another chart along the same x, and returns the words about it.
  private mutating func showPart(shownOf last: Page) -> [Sentence] {
    let part = last.window.flatMap(PlaceMove(from: last.chart, to: chart).window)
    if part != window { show(part) }
    // Nobody takes the whole for the part.
    return last.window != nil && part == nil
      ? [.showingAll(points: chart.pointCount)] : windowWords
  }

  /// Puts the cursor where it was in `last`, and returns the words about what stands there, which may be nothing;
  /// `nil` where this chart has no such series.
  private mutating func stay(
    at place: Cursor, of last: Chart, orIn series: Int?, seeking sought: SoughtPlace?,
    isOfRows: Bool
  ) -> Sentence? {
    var place = place
    // In a cloud one stands on the nearest point, however far it is from the place one looked for.
    if last.type == .scatter, sought == nil { place.x = last.x(of: place) ?? place.x }
    guard place.point != nil || sought != nil, last.series.indices.contains(place.series),
      let wanted = sought ?? place.x.map({ SoughtPlace(x: $0, axis: last.xAxis) })
    else { return nil }
    let isAskedFor = sought != nil
    guard let x = chart.xAxis.place(wanted.x, of: wanted.axis) else {
      if isAskedFor { return wanted.axis.category(at: wanted.x).map(missing) }
      return isOfRows ? standOnNeighbor(of: wanted, in: last.series[place.series].name) : nil
    }
    // Rows that are left out, and charts of other times, have not the place; one who asks for it hears so.
    let isAnywhere = isAskedFor || isOfRows || chart.xAxis.isShared(with: last.xAxis)
    guard isAnywhere || chart.reaches(x) else { return nil }
    let name = last.series[place.series].name
    let isAlone = chart.series.count == 1 && last.series.count == 1
    let namesake = chart.series.firstIndex { $0.name == name }
    let value = last.value(at: place)
    // A row that was put into another series is still that row; one that is left out is none of them.
    let same =
      isAlone || namesake != nil || isOfRows
      ? nil : chart.seriesWith(value, at: x) ?? chart.series.firstIndex { $0.index(at: x) != nil }
    guard let index = isAlone ? 0 : namesake ?? same ?? series, chart.series.indices.contains(index)
    else { return nil }
    let isElsewhere = isOfRows && namesake == nil && !isAlone
    if let exact = chart.series[index].point(with: value, at: x) {
      return stand(on: PointReference(series: index, point: exact), isNearest: isElsewhere)
    }
    // In a cloud what lies beside it is as near as what lies below or above; over names, these are the places.
    if chart.type == .scatter, chart.xAxis.categories == nil, let value, value.isFinite,
      isOfRows || isAskedFor,
      let nearest = chart.point(nearestX: x, y: value, in: index)
    {
      return stand(on: nearest, isNearest: true)
    }
    guard let nearest = chart.point(at: x, in: index) else { return nil }
    let places = chart.series[index].x
    let isInUnit = chart.isInUnit(x, from: places[nearest])
    if places[nearest] == x || isInUnit {
      return stand(on: PointReference(series: index, point: nearest), isNearest: isElsewhere)
    }
    // Between points the nearest is as good; beyond the ends and among categories it is another one.
    let hasNames = chart.xAxis.categories != nil
    let isBetween = !hasNames && places[0] <= x && x <= places[places.count - 1]
    let isNearest = (isAskedFor || isOfRows) && !hasNames
    guard isBetween || isNearest || isOfRows || chart.type == .scatter else {
      (cursor.series, cursor.point, cursor.x) = (index, nearest, x)
      return .point(
        PointOutline(
          series: seriesName(index), place: chart.place(x), value: nil,
          among: chart.xAxis.categories ?? []))
    }
    return stand(
      on: PointReference(series: index, point: nearest), isNearest: isAskedFor || isOfRows)
  }

  /// Puts the cursor on the name that stood nearest to one that is left out; `nil` where none of them is here.
  private mutating func standOnNeighbor(of place: SoughtPlace, in name: String) -> Sentence? {
    guard let names = place.axis.categories, let number = Int(exactly: place.x) else { return nil }
    let index = chart.series.firstIndex { $0.name == name } ?? 0
    guard chart.series.indices.contains(index) else { return nil }
    for distance in 1..<max(names.count, 2) {
      for other in [number + distance, number - distance] where names.indices.contains(other) {
        if let x = chart.xAxis.place(Double(other), of: place.axis),
          let point = chart.series[index].index(at: x)
        {
          return stand(on: PointReference(series: index, point: point), isNearest: true)
        }
      }
    }
    return nil
  }

  /// The words about a name that is at no place of this chart.
  private func missing(_ name: String) -> Sentence {
    .point(PointOutline(series: nil, place: .category(name), value: nil))
  }

  /// Puts the cursor on a point, and returns the words about it.
  private mutating func stand(on point: PointReference, isNearest: Bool = false) -> Sentence {
    cursor.series = point.series
    cursor.point = point.point
    cursor.x = chart.series[point.series].x[point.point]
    let outline = PointOutline(chart, at: point, namesSeries: true)
    return isNearest ? .jump(.nearest, outline) : .point(outline)
  }

  /// Puts the rotor on the item that plays everything.
  mutating func chooseWholeChart(_ settings: Settings) {
    rotor.audioItem = chart.audioItems.firstIndex(of: wholeChart(settings)) ?? 0
  }
}

extension Chart {
  /// True where a place lies between the first and the last one, or in the unit of time that begins there.
  fileprivate func reaches(_ x: Double) -> Bool {
    guard let extent = xExtent else { return false }
    return extent.contains(x) || isInUnit(x, from: extent.upperBound)
  }

  /// True of a time in the unit that begins at another one, where times are in units.
  fileprivate func isInUnit(_ x: Double, from start: Double) -> Bool {
    guard let unit = channels?.timeUnit else { return false }
    return start <= x && x < start + unit.longestSeconds
  }

  /// The value on which one stands; `nil` where one stands on none.
  fileprivate func value(at place: Cursor) -> Double? {
    guard let point = place.point, series.indices.contains(place.series),
      series[place.series].y.indices.contains(point), series[place.series].x[point] == place.x
    else { return nil }
    return series[place.series].y[point]
  }

  /// The place of the point on which one stands; `nil` of none.
  fileprivate func x(of place: Cursor) -> Double? {
    guard let point = place.point, series.indices.contains(place.series),
      series[place.series].x.indices.contains(point)
    else { return nil }
    return series[place.series].x[point]
  }

  /// The first series that has a value at a place; `nil` where none has it.
  fileprivate func seriesWith(_ value: Double?, at x: Double) -> Int? {
    series.firstIndex { $0.point(with: value, at: x) != nil }
  }

  /// The point of a series that is nearest to a place and a value, as they are drawn; `nil` where it has none.
  fileprivate func point(nearestX x: Double, y: Double, in index: Int) -> PointReference? {
    guard let xs = xExtent, let ys = yExtent else { return nil }
    let (width, height) = (xs.upperBound - xs.lowerBound, ys.upperBound - ys.lowerBound)
    let series = series[index]
    func distance(_ point: Int) -> Double {
      let across = (series.x[point] - x) / (width > 0 ? width : 1)
      let along = (series.y[point] - y) / (height > 0 ? height : 1)
      return across * across + along * along
    }
    return (0..<series.count).filter { series.y[$0].isFinite }.map { (distance($0), $0) }
      .min { $0 < $1 }.map { PointReference(series: index, point: $0.1) }
  }

  /// The point of a series that is nearest to a place, or of times in units the one whose unit that time is in.
  fileprivate func point(at x: Double, in index: Int) -> Int? {
    let nearest = series[index].index(nearest: x)
    guard channels?.timeUnit != nil, let nearest, nearest > 0, series[index].x[nearest] > x else {
      return nearest
    }
    return nearest - 1
  }
}

extension Fact {
  /// True where it tells what the rows of one place became.
  fileprivate var isAggregate: Bool { if case .aggregated = self { true } else { false } }
}

extension Series {
  /// The first point with a value at a place, of which it may have several there; `nil` where it has none.
  fileprivate func point(with value: Double?, at x: Double) -> Int? {
    guard let value, x.isFinite else { return nil }
    let places = self.x.prefix(count)
    return places.indices(in: x...x).first { y[$0] == value }
  }
}
