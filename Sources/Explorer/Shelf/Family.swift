import Charts
import Tables

/// A further chart of the table that a change is about, with its wishes from then on.
struct Sibling: Equatable, Sendable {
  /// Its number in the deck.
  var chart: Int
  var encoding: Encoding
}

/// Charts of one table that have wishes of their own: a change of the columns of one leaves the others as they
/// are, while other rows are those of all.
extension Shelf {
  /// The numbers of the sources whose charts are of the table of one of them, in their order.
  func family(of index: Int) -> [Int] {
    guard let family = sources[index].family else { return [index] }
    return sources.indices.filter { sources[$0].family == family }
  }

  /// The numbers of the charts of a family.
  func charts(ofFamily index: Int) -> Range<Int> {
    let family = family(of: index)
    let (first, last) = (family.first ?? index, family.last ?? index)
    return sources[first].charts.lowerBound..<sources[last].charts.upperBound
  }

  /// Gives each chart of a source wishes of its own; the charts of a split stay together.
  mutating func part(_ index: Int, _ deck: [Chart]) {
    let source = sources[index]
    guard hasSeveralCharts(index, deck) else { return }
    familyCount += 1
    let own = source.charts.map { chart in
      var own = source
      own.encoding = source.encoding.pinned(to: deck[chart], of: source.document)
      own.charts = chart..<chart + 1
      own.family = familyCount
      return own
    }
    sources.replaceSubrange(index...index, with: own)
  }

  /// Makes the charts of a family those of one source again.
  ///
  /// - Returns: The number of that source.
  mutating func join(_ index: Int) -> Int {
    let family = family(of: index)
    guard family.count > 1, let first = family.first, let last = family.last else { return index }
    sources[first].charts = charts(ofFamily: index)
    sources[first].family = nil
    sources.removeSubrange(first + 1...last)
    return first
  }

  /// The other charts of the table of a chart, with other rows, and other units of time along the same x axis.
  ///
  /// - Parameters:
  ///   - chart: The number of the chart.
  ///   - encoding: Its wishes from now on.
  ///   - deck: All charts.
  /// - Returns: Those that become others; none where neither rows nor units are others than before.
  func siblings(ofChart chart: Int, changedTo encoding: Encoding, _ deck: [Chart]) -> [Sibling] {
    guard let index = source(ofChart: chart) else { return [] }
    let before = sources[index].encoding.pinned(to: deck[chart], of: sources[index].document)
    let hasOtherUnit = before.every != encoding.every
    guard before.picking != encoding.picking || hasOtherUnit else { return [] }
    return family(of: index).filter { $0 != index || hasSeveralCharts($0, deck) }.flatMap { other in
      sources[other].charts.filter { $0 != chart }.compactMap { sibling in
        var own = sources[other].encoding
        if sources[other].family == nil || sources[other].charts.count == 1 {
          own = own.pinned(to: deck[sibling], of: sources[other].document)
        } else if sibling != sources[other].charts.lowerBound {
          // The charts of a split are made at once.
          return nil
        }
        own.picking = encoding.picking
        if hasOtherUnit, own.x == encoding.x { own.every = encoding.every }
        return Sibling(chart: sibling, encoding: own)
      }
    }
  }

  private func hasSeveralCharts(_ index: Int, _ deck: [Chart]) -> Bool {
    let charts = deck[sources[index].charts]
    return charts.count > 1 && charts.allSatisfy { $0.channels != nil && $0.channels?.part == nil }
  }
}
