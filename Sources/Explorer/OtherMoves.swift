import Charts
import Descriptions
import Screen

/// Themes, the deck and long captions.
extension Model {
  mutating func changeTheme(by delta: Int) -> [Effect] {
    let themes = settings.themes
    guard themes.count > 1, let index = themes.firstIndex(of: settings.theme) else {
      return announce([.onlyOneTheme])
    }
    let name = themes[((index + delta) % themes.count + themes.count) % themes.count]
    settings.theme = name
    return [.useTheme(name)] + announce([.theme(name)])
  }

  /// `z` and `Z`: larger and smaller, kept as the settings are; the last says itself that it is.
  mutating func changeGlyphScale(by delta: Int) -> [Effect] {
    let scale = GlyphScale.clamped(settings.glyphScale + delta)
    let isNew = scale != settings.glyphScale
    settings.glyphScale = scale
    return (isNew ? [.keep(name: Preference.glyphScale.name, value: "\(scale)")] : [])
      + announce([.setting(.glyphScale(scale))])
  }

  mutating func changeChart(by delta: Int) -> [Effect] {
    guard deck.count > 1 else { return announce([.onlyOneChart]) }
    let target = chartIndex + delta
    guard deck.indices.contains(target) else {
      return hitEdge(delta < 0 ? .firstChart : .lastChart)
    }
    return turn(toChart: target)
  }

  /// Shows another chart of the deck, and says its title and what is not as in the one before.
  ///
  /// Where both have the same x axis one stays at its place, and what is there is heard and said, too.
  mutating func turn(toChart target: Int) -> [Effect] {
    let silence = stopSound()
    let (last, place, wasOnPoint) = (chart, cursor, rotor.isOnPoint)
    show(chart: target)
    var words: [Sentence] = [
      .deckChart(ChartOutline(chart, unlike: last), number: target + 1, of: deck.count)
    ]
    guard let point = stay(at: place, of: last), wasOnPoint else {
      return silence + announce(words + windowWords)
    }
    rotor.isOnPoint = true
    if let x = cursor.x { pan(to: x) }
    words.append(.point(point))
    return (point.value == nil ? soundMissing() : soundPoint()) + announce(words + windowWords)
  }

  /// Puts the cursor where it was in `last`, and returns what stands there, which may be nothing;
  /// `nil` where that chart has another x axis.
  private mutating func stay(at place: Cursor, of last: Chart) -> PointOutline? {
    guard let shared = chart.xAxis.shared, shared == last.xAxis.shared, place.point != nil,
      let x = place.x, last.series.indices.contains(place.series)
    else { return nil }
    let name = last.series[place.series].name
    let isAlone = chart.series.count == 1 && last.series.count == 1
    let namesake = chart.series.firstIndex { $0.name == name }
    guard let index = isAlone ? 0 : namesake, chart.grid(of: index) == nil,
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
  mutating func chooseWholeChart() {
    rotor.audioItem = chart.audioItems.firstIndex(of: wholeChart) ?? 0
  }

  /// Shows another chart of the deck from its start, in the same mode.
  mutating func show(chart index: Int) {
    chartIndex = index
    let mode = rotor.mode
    cursor = Cursor()
    rotor = Rotor()
    rotor.mode = mode
    chooseWholeChart()
    jumps = []
    rows = []
    makeRows()
  }

  /// `t`: few words or many, and the current place in that many.
  mutating func changeVerbosity() -> [Effect] {
    settings.verbosity = settings.verbosity == .terse ? .verbose : .terse
    return announce([.setting(.verbosity(settings.verbosity))])
  }

  /// `r`: the next piece of a long caption; past the last one that it was the last, then all anew.
  mutating func readOn() -> [Effect] {
    if let sentences = caption.readSentences { return announce(sentences) }
    let pieces = CaptionView.pieces(of: self)
    guard caption.piece >= pieces.count - 1 else {
      caption.piece += 1
      return repeatWords(pieces[caption.piece].joined(separator: " "))
    }
    if let pointWithWholeName { return announce([pointWithWholeName]) }
    let sentences = caption.sentences
    let effects = announce([.readingEnd])
    caption.readSentences = sentences
    return effects
  }

  /// The point one stands on in full, where the caption has its name cut.
  private var pointWithWholeName: Sentence? {
    guard rotor.mode != .table, let point else { return nil }
    let outline = outlineHere ?? PointOutline(chart, at: point, namesSeries: true)
    guard outline.shortPlace != outline.place,
      caption.text(in: language).contains(language.format.place(outline.shortPlace))
    else { return nil }
    return outlineHere.map { .point($0.withWholeName) } ?? inFull(outline, point)
  }
}
