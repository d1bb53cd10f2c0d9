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
  /// A chart with the same x axis keeps one's place, and what is there is heard and said, too.
  mutating func turn(toChart target: Int) -> [Effect] {
    let last = page
    show(chart: target)
    let outline = ChartOutline(page.chart, unlike: last.chart)
    let title = Sentence.deckChart(outline, number: target + 1, of: deck.count)
    let isShared = page.chart.xAxis.shared != nil
    let hasSameX = isShared && page.chart.xAxis.shared == last.chart.xAxis.shared
    return arrive(from: last, hasSameX: hasSameX, saying: [title])
  }

  /// Says the chart that is shown from now on, and what stands at one's place in it, where it has the
  /// same x axis.
  ///
  /// - Parameters:
  ///   - last: The page that one comes from.
  ///   - hasSameX: True where places of its x axis are places here.
  ///   - series: The series that one comes to where none has the name of the one before; `nil` for none.
  ///   - words: The words about the chart.
  /// - Returns: The requests to the world.
  mutating func arrive(
    from last: Page, hasSameX: Bool, orIn series: Int? = nil, saying words: [Sentence]
  ) -> [Effect] {
    give(page.arrive(from: last, hasSameX: hasSameX, orIn: series, saying: words))
  }
}

extension Page {
  /// Stays at the place where one stood in another chart, if this one has it.
  fileprivate mutating func arrive(
    from last: Page, hasSameX: Bool, orIn series: Int?, saying words: [Sentence]
  ) -> Answer {
    let here = hasSameX ? stay(at: last.cursor, of: last.chart, orIn: series) : nil
    if here != nil, let x = cursor.x { pan(to: x) }
    guard let here, last.rotor.isOnPoint else {
      return Answer(words + windowWords, sound: .stop)
    }
    rotor.isOnPoint = true
    return Answer(
      words + [.point(here)] + windowWords, sound: here.value == nil ? .missing : pointSound)
  }

  /// Puts the cursor where it was in `last`, and returns what stands there, which may be nothing;
  /// `nil` where this chart has no such series.
  private mutating func stay(
    at place: Cursor, of last: Chart, orIn series: Int?
  ) -> PointOutline? {
    guard place.point != nil, last.series.indices.contains(place.series),
      let x = place.x.flatMap({ chart.xAxis.place($0, of: last.xAxis) })
    else { return nil }
    let name = last.series[place.series].name
    let isAlone = chart.series.count == 1 && last.series.count == 1
    let namesake = chart.series.firstIndex { $0.name == name }
    guard let index = isAlone ? 0 : namesake ?? series, chart.series.indices.contains(index),
      chart.grid(of: index) == nil,
      let nearest = chart.series[index].index(nearest: x)
    else { return nil }
    cursor.series = index
    cursor.point = nearest
    cursor.x = x
    // Between points the nearest is as good; beyond the ends and among categories it is another one.
    let places = chart.series[index].x
    let isBetween = chart.xAxis.categories == nil && places[0] <= x && x <= places[places.count - 1]
    guard isBetween || places[nearest] == x else {
      return PointOutline(
        place: chart.place(x), value: nil, among: chart.xAxis.categories ?? [])
    }
    cursor.x = places[nearest]
    return PointOutline(
      chart, at: PointReference(series: index, point: nearest), namesSeries: true)
  }

  /// Puts the rotor on the item that plays everything.
  mutating func chooseWholeChart(_ settings: Settings) {
    rotor.audioItem = chart.audioItems.firstIndex(of: wholeChart(settings)) ?? 0
  }
}

extension Axis {
  /// The place here that another axis has at `x`; `nil` for a category that is not here.
  fileprivate func place(_ x: Double, of other: Axis) -> Double? {
    guard let names = categories, let others = other.categories, names != others else { return x }
    return Int(exactly: x).flatMap { others.indices.contains($0) ? others[$0] : nil }
      .flatMap(names.firstIndex).map(Double.init)
  }
}
