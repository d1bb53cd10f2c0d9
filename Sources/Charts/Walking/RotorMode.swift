/// The modes the rotor turns between.
public enum RotorMode: Int, CaseIterable, Sendable {
  case audioGraph
  case details
  case describe
  case values
  case table

  /// The mode after this one in the ring.
  public var next: RotorMode { turned(by: 1) }
  /// The mode before this one in the ring.
  public var previous: RotorMode { turned(by: -1) }

  private func turned(by step: Int) -> RotorMode {
    let count = Self.allCases.count
    return RotorMode(rawValue: (rawValue + step + count) % count) ?? .audioGraph
  }
}

/// An item that can be played.
public enum AudioItem: Hashable, Sendable {
  /// All series one after another; of a single series the whole chart.
  case inTurn
  /// All series at once.
  case together
  case series(Int)
  /// All series but one.
  case without(Int)
  /// The lowest and the highest pitch with their values.
  case legend
}

/// An item that can be described.
public enum DescriptionItem: Hashable, Sendable {
  case chart
  case series(Int)
  case comparison(Int, Int)
  /// The stretch between the marks a reader has set; no chart has it of its own.
  case stretch
  /// The stretch against the one between the marks before.
  case stretches
}

extension Chart {
  /// The items of the audio graph mode.
  public var audioItems: [AudioItem] {
    guard series.count > 1 else { return [.inTurn, .legend] }
    // Of two, all but one is the other alone.
    let others: [AudioItem] = series.count > 2 ? series.indices.map { .without($0) } : []
    return [.inTurn, .together] + series.indices.map { .series($0) } + others + [.legend]
  }

  /// The items of the describe mode: the chart, each series, each against the others.
  ///
  /// Of more than four series each is compared with the first only: all pairs are too long a walk.
  public var descriptionItems: [DescriptionItem] {
    var items: [DescriptionItem] = [.chart] + series.indices.map { .series($0) }
    for a in series.indices where a == 0 || series.count <= 4 {
      for b in series.indices where b > a && areComparable(a, b) {
        items.append(.comparison(a, b))
      }
    }
    return items
  }
}
