import Charts
import Descriptions

/// The keys among charts side by side.
extension Model {
  /// `8`: the charts of the deck side by side, or the series of a single chart.
  mutating func openMultiples() -> [Effect] {
    layOutMultiples()
    guard multiples.panels.count > 1 else { return announce([.onlyOneChart]) }
    return open(.multiples, selecting: deck.count > 1 ? pageIndex : page.cursor.series)
  }

  /// Lays the part of the x axis that is shown side by side.
  private mutating func layOutMultiples() {
    let charts = deck.count > 1 ? deck : [page.chart]
    multiples = Multiples(
      charts, showing: page.window, of: page.chart, hasSameAxes: settings.hasSameAxes)
  }

  /// Shows another part of all of them.
  private mutating func zoomMultiples(_ answer: Answer) -> [Effect] {
    let axes = multiples.axes
    layOutMultiples()
    var answer = answer
    // Another part may have room for all on one axis.
    if multiples.axes != axes { answer.words.append(.panelAxes(multiples.axes)) }
    guard let selected = overlay?.selected, multiples.panels.indices.contains(selected),
      case .chart = multiples.panels[selected].target
    else { return give(answer) }
    // The chart that is chosen says how much of it is shown, whichever the part was taken of.
    let chart = multiples.panels[selected].chart
    answer.words = answer.words.map { sentence in
      switch sentence {
      case .showing: chart.windowOutline.map(Sentence.showing) ?? sentence
      case .showingAll: .showingAll(points: chart.pointCount)
      default: sentence
      }
    }
    return give(answer)
  }

  /// Performs a key; `nil` where it does what it does in every list.
  mutating func pressInMultiples(_ action: KeyAction, _ overlay: Overlay) -> [Effect]? {
    // A grid that is not seen is a list.
    let columns = settings.screenReader == .off ? PanelGrid(of: self).columns : 1
    switch action {
    case .previousPoint: return select(panel: overlay.selected - 1, from: overlay.selected)
    case .nextPoint: return select(panel: overlay.selected + 1, from: overlay.selected)
    case .previousItem:
      return select(
        panel: beside(overlay.selected, by: -1, columns: columns), from: overlay.selected)
    case .nextItem:
      return select(
        panel: beside(overlay.selected, by: 1, columns: columns), from: overlay.selected)
    case .firstPoint: return select(panel: 0, from: overlay.selected)
    case .lastPoint: return select(panel: multiples.panels.count - 1, from: overlay.selected)
    case .play: return playPanels(from: overlay.selected)
    case .nextSeries: return skipToNextPanel()
    case .sound: return toggleSound()
    case .slower: return changeSpeed(by: -1)
    case .faster: return changeSpeed(by: 1)
    case .zoomIn: return zoomMultiples(page.zoom(isIn: true))
    case .zoomOut: return zoomMultiples(page.zoom(isIn: false))
    case .zoomAll: return zoomMultiples(page.showAll())
    case .stop where playback.state != .idle: return stopByKeyInList()
    default: return nil
    }
  }

  /// The panel below or above one; from the end of a column it goes on with the next one, so that nobody who
  /// goes down misses what is beside.
  private func beside(_ selected: Int, by step: Int, columns: Int) -> Int {
    let count = multiples.panels.count
    let order = (0..<columns).flatMap { stride(from: $0, to: count, by: columns) }
    guard let place = order.firstIndex(of: selected) else { return selected }
    let target = place + step
    return target < 0 ? -1 : target < count ? order[target] : count
  }

  private mutating func select(panel target: Int, from selected: Int) -> [Effect] {
    guard multiples.panels.indices.contains(target), target != selected else {
      return give(.edge(target <= selected && target <= 0 ? .firstItem : .lastItem))
    }
    overlay?.selected = target
    return stopSound() + announce([rows(of: .multiples)[target].sentence])
  }

  /// Backspace, and Esc where nothing sounds: the charts side by side again, where one came from them; `nil` where one did
  /// not.
  ///
  /// - Parameter takesJumpsBack: True where the jumps since are taken back first.
  /// - Returns: The effects of the way back.
  mutating func goBackToMultiples(takesJumpsBack: Bool) -> [Effect]? {
    guard let left = multiples.left,
      !takesJumpsBack || left.pageIndex == pageIndex && page.jumps.count <= left.jumps
    else { return nil }
    return openMultiples()
  }

  /// Enter: the chart, or the series in its chart, and the key that leads back.
  mutating func goTo(panel index: Int) -> [Effect] {
    guard multiples.panels.indices.contains(index) else { return [] }
    defer { multiples.left = .init(pageIndex: pageIndex, jumps: page.jumps.count) }
    let wayBack = keyOf(.multiples)
    let sound = stopSound()
    overlay = nil
    switch multiples.panels[index].target {
    case .chart(let chart):
      guard deck.indices.contains(chart), chart != pageIndex else {
        let outline = ChartOutline(page.chart, unlike: page.chart)
        return sound
          + announce(
            [
              .deckChart(outline, number: pageIndex + 1, of: deck.count),
              page.currentPlace(settings),
            ] + wayBack)
      }
      return sound + turn(toChart: chart, tellsPlace: true, before: wayBack)
    case .series(let series):
      page.cursor.series = series
      page.cursor.point = page.cursor.x.flatMap { page.point(nearest: $0, in: series) }
      // In a cloud nothing is missing at a place: one stands on the nearest point.
      if page.chart.type == .scatter, let point = page.cursor.point {
        page.cursor.x = page.chart.series[series].x[point]
      }
      var answer = page.turn(to: .values, settings)
      let place = Sentence.deckPlace(index + 1, of: multiples.panels.count)
      answer.words.insert(.titled(multiples.panels[index].title, place), at: 0)
      answer.words += wayBack
      return sound + give(answer)
    }
  }

  // MARK: Sound

  /// Space: this one and those behind it, one after the other; again it pauses and goes on.
  private mutating func playPanels(from index: Int) -> [Effect] {
    guard playback.state == .idle else { return playOrPause() }
    guard settings.isSoundOn else { return announce([settings.silence]) }
    multiples.firstHeard = index
    let turns = multiples.panels[index...].map { panel in
      ChartSequence.Turn(page: panel.page, item: panel.page.wholeChart(settings))
    }
    let sequence = ChartSequence(turns, settings)
    guard sequence.score.playedCount > 0 else { return announce([.nothingToPlay]) }
    return play(sequence) + announce([.titled("", .verbatim(multiples.panels[index].title))])
  }

  /// The panel that sounds is the chosen one, and said by its title as it begins.
  mutating func followPanels() -> [Effect] {
    guard let turn = playback.chartInSequence, let selected = overlay?.selected else { return [] }
    let target = multiples.firstHeard + turn
    guard target != selected, multiples.panels.indices.contains(target) else { return [] }
    overlay?.selected = target
    return announce(
      [.titled("", .verbatim(multiples.panels[target].title))], priority: .live, about: .playhead)
  }

  private mutating func stopByKeyInList() -> [Effect] {
    stopSound() + announce([.stopped(overlay.flatMap(chosenRow))])
  }
}
