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
    let groups = groups(of: index, deck)
    guard groups.count > 1 else { return }
    familyCount += 1
    let own = groups.map { charts in
      var own = source
      own.encoding = source.encoding.pinned(to: deck[charts.lowerBound], of: source.document)
      own.charts = charts
      own.family = familyCount
      own.whole = source.whole ?? source.encoding
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
    (sources[first].family, sources[first].whole) = (nil, nil)
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
    return family(of: index).flatMap { other in
      let source = sources[other]
      return groups(of: other, deck).filter { !$0.contains(chart) }.map { charts in
        var own = source.encoding
        if source.family == nil || source.charts.count == 1 {
          own = own.pinned(to: deck[charts.lowerBound], of: source.document)
        }
        own = own.picking(encoding.picking)
        if hasOtherUnit, own.x == encoding.x { own.every = encoding.every }
        return Sibling(chart: charts.lowerBound, encoding: own)
      }
    }
  }

  /// The charts of a source, each by itself but for those that are parts of one split, which are made at once.
  func groups(of index: Int, _ deck: [Chart]) -> [Range<Int>] {
    let charts = sources[index].charts
    guard deck[charts].allSatisfy({ $0.channels != nil }) else { return [charts] }
    return charts.reduce(into: []) { groups, chart in
      if let last = groups.last, deck[chart].isPart(ofSplitOf: deck[last.lowerBound]) {
        groups[groups.count - 1] = last.lowerBound..<chart + 1
      } else {
        groups.append(chart..<chart + 1)
      }
    }
  }
}

extension Chart {
  /// True where both are charts of the same measures, each of another value of one column.
  fileprivate func isPart(ofSplitOf other: Chart) -> Bool {
    guard let own = channels, let others = other.channels, own.part != nil, others.part != nil
    else { return false }
    return own.split == others.split && own.y == others.y
  }
}
