import Charts
import Descriptions
import Tables

/// All of an input whose beginning was explored while the rest was read.
package struct LoadedInput: Equatable, Sendable {
  let charts: [Chart]
  let shelf: Shelf

  /// - Parameters:
  ///   - charts: Its charts.
  ///   - shelf: The tables that they were made of.
  package init(charts: [Chart], shelf: Shelf) {
    self.charts = charts
    self.shelf = shelf
  }

  /// The number of its rows; `nil` where it has no table.
  var rowCount: Int? {
    let tables = shelf.sources.compactMap { source in
      if case .table(let table) = source.document { table.rowCount } else { nil }
    }
    return tables.isEmpty ? nil : tables.reduce(0, +)
  }

  /// True where somebody had the reading end before all was read.
  var isStopped: Bool {
    shelf.sources.contains { source in
      guard case .table(let table) = source.document, case .soFar? = table.unread else {
        return false
      }
      return true
    }
  }
}

extension Model {
  /// Shows the whole of what is explored, once it is there and nobody reads, hears or types anything about
  /// its beginning: a place and a window stay.
  mutating func showWhole() -> [Effect] {
    guard let live, let whole = live.whole, overlay == nil, prompt == nil, reading == nil,
      playback.state == .idle, shelf.charting == nil, let source = shelf.sources.first
    else { return [] }
    self.live = nil
    for subject: Announcements.Subject in [.data, .feed, .loss] { announcements.forget(subject) }
    let words = Sentence.live(
      whole.isStopped ? .stopped(rows: whole.rowCount) : .loaded(rows: whole.rowCount))
    // The way back would lead to a beginning.
    shelf.past = []
    guard let first = whole.shelf.sources.first, source.encoding == first.encoding else {
      // Other charts were asked for meanwhile.
      if let first = whole.shelf.sources.first {
        (shelf.sources[0].document, shelf.sources[0].origin) = (first.document, first.origin)
      }
      return reshape(to: source.encoding, saying: [words], isWhole: true)
    }
    let isSame = live.chartedRows > 0 && hasSameCharts(whole.charts)
    if isSame {
      renewCharts(deck.indices, with: whole.charts)
    } else {
      replaceCharts(deck.indices, with: whole.charts)
    }
    shelf.sources = whole.shelf.sources
    return announce([words] + (isSame ? [] : openingWords), priority: .ending, about: .feedEnd)
  }

  /// True where others show the same of the same columns as those that are shown.
  private func hasSameCharts(_ charts: [Chart]) -> Bool {
    charts.count == deck.count
      && zip(charts, deck).allSatisfy { one, other in
        one.type == other.type && one.channels?.x == other.channels?.x
          && one.channels?.y == other.channels?.y && one.channels?.series == other.channels?.series
          && one.channels?.split == other.channels?.split
      }
  }
}
