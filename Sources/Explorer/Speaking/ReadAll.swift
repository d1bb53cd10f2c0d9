import Charts
import Descriptions
import Screen

/// Reading all by itself: the details row by row, and chart by chart of the deck.
extension Model {
  /// The pace of reading, in columns a second; a wide character is two of them.
  ///
  /// Fluent speech of about 180 words a minute says as much.
  static let readingPace = 15.0
  /// The least time for a row, in seconds.
  static let shortestReading = 1.5

  /// `a`: from the current row of the details on, or from their start.
  mutating func readAll() -> [Effect] {
    let isInDetails = page.rotor.mode == .details && !page.rotor.isOnPoint
    let silence = stopSound()
    page.turn(to: .details)
    page.rotor.isOnPoint = false
    guard !page.rows.isEmpty else { return silence + announce([.nothingToPlay]) }
    let isAtEnd = page.rotor.detailsRow == page.rows.count - 1 && pageIndex == deck.count - 1
    if !isInDetails || isAtEnd { page.rotor.detailsRow = 0 }
    let item = page.currentItem(settings)
    let words = page.rotor.detailsRow == 0 ? Sentence.turn(.details, item) : item
    return silence + announce([words]) + readOnLater()
  }

  /// Shows the next piece, row or chart and says it, or that this was the end.
  mutating func readNext(_ number: Int) -> [Effect] {
    guard reading == number else { return [] }
    if caption.piece + 1 < CaptionView.pieces(of: self).count {
      // The whole was said when its first piece came; only the screen goes on.
      caption.piece += 1
      return readOnLater()
    }
    if page.rotor.detailsRow + 1 < page.rows.count {
      page.rotor.detailsRow += 1
      return announce([page.currentItem(settings)]) + readOnLater()
    }
    guard pageIndex + 1 < deck.count else {
      reading = nil
      return announce([.readingEnd])
    }
    show(chart: pageIndex + 1)
    // The outline says the title and what kind of chart it is, which are the first rows.
    page.rotor.detailsRow = page.rows.firstIndex { $0.fact.isComposition } ?? 0
    let title = Sentence.deckChart(
      ChartOutline(page.chart), number: pageIndex + 1, of: deck.count)
    return announce([title] + page.windowWords) + readOnLater()
  }

  private mutating func readOnLater() -> [Effect] {
    readingCount += 1
    reading = readingCount
    let pieces = CaptionView.pieces(of: self)
    let columns = pieces[min(caption.piece, pieces.count - 1)].reduce(0) { $0 + $1.columns }
    let pace = Self.readingPace * settings.readingSpeed
    let seconds = max(Double(columns) / pace, Self.shortestReading / settings.readingSpeed)
    return [.remind(.reading(readingCount), after: seconds)]
  }
}

extension Fact {
  fileprivate var isComposition: Bool {
    if case .composition = self { true } else { false }
  }
}
