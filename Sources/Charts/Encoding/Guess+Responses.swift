import Tables

/// Charts of forms that people filled in, each at a time of its own.
extension Guess {
  /// The mean answer of each of a few kinds of people, where all that is measured are a few whole numbers in no order
  /// and the times are those of the answers.
  func responses(at time: Column) -> [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.every == nil,
      table.rowCount >= Self.fewestTimes, !measures.isEmpty,
      measures.allSatisfy({ $0.name != time.name && $0.isAnswer }), time.isIrregular
    else { return [] }
    let kinds = places(columns(.nominal)).filter { kind in
      kind.isText && kind.isMostlyThere && !kind.isRemark
        && (2...Self.mostParts).contains(count(of: kind))
        && count(of: kind) * 2 <= table.rowCount
    }
    let sorted = kinds.sorted { count(of: $0) < count(of: $1) }
    return sorted.prefix(Self.mostResponses).map { kind in
      var means = encoding(kind, measures)
      means.aggregation = .by(.mean)
      return means
    }
  }

  /// More such charts nobody looks through.
  private static let mostResponses = 3
}

extension Column {
  /// More different answers than these are no scale.
  private static let mostAnswers = 10

  /// True of a few whole numbers from 0 to 10 that go up and down by chance.
  fileprivate var isAnswer: Bool {
    guard case .numbers(let numbers) = values, numbers.areWhole, numbers.unit == nil else {
      return false
    }
    let present = numbers.values.filter(\.isFinite)
    return present.allSatisfy { (0...Double(Self.mostAnswers)).contains($0) }
      && (2...Self.mostAnswers).contains(Set(present).count) && numbers.values.isShuffled
  }

  /// True of times to the minute that are all different and in uneven steps.
  var isIrregular: Bool {
    guard case .dates(let dates) = values, dates.precision > .day, !isTimeOfDay else {
      return false
    }
    return dates.values.haveUnevenSteps
  }
}

extension [Double] {
  /// True where those that are finite are all different, and more than half of the steps between them in their order, too.
  var haveUnevenSteps: Bool {
    let finite = allSatisfy(\.isFinite) ? self : filter(\.isFinite)
    let areInOrder = zip(finite, finite.dropFirst()).allSatisfy { $0 <= $1 }
    let times = areInOrder ? finite : finite.sorted()
    let steps = zip(times, times.dropFirst()).lazy.map { $1 - $0 }
    let count = times.count - 1
    guard count > 2, steps.allSatisfy({ $0 > 0 }) else { return false }
    // Most times come in even steps, of which no list is needed.
    let usual = times[count / 2 + 1] - times[count / 2]
    let others = steps.count { $0 != usual }
    return (others + 1) * 2 > count && Set(steps).count * 2 > count
  }
}
