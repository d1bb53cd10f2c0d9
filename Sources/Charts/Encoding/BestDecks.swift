/// The best of the charts that rules find of one table, each once, and of no kind so many that others have no place.
struct BestDecks {
  private(set) var decks: [[Encoding]] = []
  private let most: Int

  /// Makes a list of so many decks at most.
  init(most: Int) { self.most = most }

  /// More of one kind tell little that these do not.
  private static let mostOfKind = 3

  var isFull: Bool { decks.count >= most }
  var isEmpty: Bool { decks.isEmpty }
  var count: Int { decks.count }

  /// Adds a deck, as long as there is room for it and nothing like it is there.
  mutating func add(_ deck: [Encoding]) {
    guard !isFull, let first = deck.first else { return }
    let alike = decks.count { $0.first.map { Kind($0) == Kind(first) } == true }
    let plain = deck.map(\.inEssence)
    guard alike < Self.mostOfKind, !areShown(plain) else { return }
    decks.append(deck)
  }

  /// Adds a deck, in place of the last one where there is no room for it.
  mutating func keep(_ deck: [Encoding]) {
    let plain = deck.map(\.inEssence)
    guard !areShown(plain) else { return }
    if isFull { decks.removeLast() }
    decks.append(deck)
  }

  /// Puts a deck at a place, in place of the last one where there is no room for it; what is there already goes from its
  /// place.
  mutating func insert(_ deck: [Encoding], at place: Int) {
    let plain = deck.map(\.inEssence)
    decks.removeAll { $0.map(\.inEssence) == plain }
    if isFull { decks.removeLast() }
    decks.insert(deck, at: Swift.min(place, decks.count))
  }

  /// True where each of some charts is one of those that are there, of whichever deck.
  private func areShown(_ charts: [Encoding]) -> Bool {
    let shown = decks.joined().map(\.inEssence)
    return charts.allSatisfy(shown.contains)
  }

  /// The things by which two charts are of one kind, whatever their columns.
  private struct Kind: Equatable {
    let type: ChartType?
    let isCount: Bool
    let isAggregated: Bool

    init(_ encoding: Encoding) {
      type = encoding.type
      isCount = encoding.measures == [.rows()]
      isAggregated = encoding.aggregation != nil
    }
  }
}

extension Encoding {
  /// The same, whichever rule found it, and in whatever order.
  fileprivate var inEssence: Encoding {
    var encoding = self
    encoding.reason = nil
    // Nor are the same bars in another order another chart.
    (encoding.top, encoding.order, encoding.hasNames) = (nil, nil, false)
    // Nor are those that also say what was left out, or that stay together without being told to.
    (encoding.whole, encoding.areParts) = (nil, false)
    return encoding
  }
}
