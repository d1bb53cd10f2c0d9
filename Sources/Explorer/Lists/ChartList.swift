import Charts
import Descriptions

/// The list of the charts of the deck, to choose one from.
extension Model {
  /// The charts as they are said: the title first.
  var chartRows: OverlayRows {
    OverlayRows(count: deck.count) { index in
      OverlayRow(
        sentence: .deckChart(
          ChartOutline(deck[index]), number: index + 1, of: deck.count))
    }
  }

  /// `9`: the list, on the chart that is shown.
  mutating func openChartList() -> [Effect] {
    guard deck.count > 1 else { return announce([.onlyOneChart]) }
    return open(.charts, selecting: pageIndex)
  }

  /// Enter: the chosen chart; on the one that is shown everything stays where it is.
  mutating func goTo(chart index: Int) -> [Effect] {
    overlay = nil
    guard deck.indices.contains(index), index != pageIndex else {
      return announce([page.currentPlace(settings)])
    }
    return turn(toChart: index)
  }
}
