/// The detail in which things are said.
public enum Verbosity: String, CaseIterable, Sendable {
  /// A place and its value alone, without changes, differences, lengths and hints.
  case terse
  /// The changes, the most important first.
  case normal
  /// Titles before values, and the number of the point.
  case verbose

  /// The next one, after the last the first.
  package func next(by step: Int = 1) -> Verbosity {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }
}

extension Sentence {
  /// The sentence in few words, where these are asked for; `nil` of a hint, which is then not said.
  ///
  /// A point is its place and value, a series at a place its value, a column its purpose, a chart beside others its first
  /// figure, an item of the audio graph its name. All that was left out or computed is said in any detail.
  package func told(_ verbosity: Verbosity) -> Sentence? {
    guard verbosity == .terse else { return self }
    func bare(_ point: PointOutline) -> PointOutline {
      var point = point
      (point.change, point.landmarkChange, point.lines) = (nil, nil, [])
      return point
    }
    switch self {
    case .point(let point): return .point(bare(point))
    case .jump(let jump, let point): return .jump(jump, bare(point))
    case .back(let point): return .back(bare(point))
    case .otherSeries(let name, let value, _):
      return .otherSeries(name, value: value, difference: nil)
    case .column(let column):
      var column = column
      column.tellsValues = false
      return .column(column)
    case .audioItem(let item):
      var item = item
      item.tellsLength = false
      return .audioItem(item)
    case .turn(let mode, let item): return item.told(verbosity).map { .turn(mode, $0) }
    case .numbered(let number, let row): return row.told(verbosity).map { .numbered(number, $0) }
    case .titled(let title, let sentence):
      return sentence.told(verbosity).map { .titled(title, $0) }
    case .several(let sentences): return sentences.first ?? self
    case .keyHint: return nil
    default: return self
    }
  }
}
