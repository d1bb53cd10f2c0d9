import Charts

extension Phrasebook {
  /// The order and the movement of two series, without a full stop.
  func relation(_ comparison: Comparison) -> String {
    measured(
      order(comparison) + (movement(comparison).map { semicolon + $0 } ?? ""),
      by: comparison.measure)
  }

  /// The words about two series, behind the name of the values that it is true of.
  func measured(_ told: String, by measure: ValueName?) -> String {
    measure == .median ? labeled(.medians, nil, told) : told
  }

  func compare(_ comparison: Comparison) -> String {
    measured(compared(comparison), by: comparison.measure)
  }

  private func compared(_ comparison: Comparison) -> String {
    let lower = comparison.shared - comparison.higher - comparison.equal
    if comparison.shared == 0 { return apart(both(comparison.first, comparison.second)) }
    if comparison.equal == comparison.shared { return sentence(order(comparison)) }
    if comparison.higher == comparison.shared || lower == comparison.shared {
      return joined([sentence(order(comparison)), distance(comparison)])
    }
    let crossings =
      comparison.crossings > 0
      ? sentence(words(comparison: .theyCross(crossings(comparison))))
      : comparison.neverCross ? sentence(words(comparison: .neverCross)) : ""
    return joined([sentence(counts(comparison)), crossings, distance(comparison)])
  }

  func apart(_ pair: String) -> String { sentence(words(comparison: .nothingShared(pair))) }

  func distance(_ comparison: Comparison) -> String {
    joined(
      [movement(comparison), mostApart(comparison)].compactMap(\.self)
        .map { sentence(capitalized($0)) })
  }

  func movement(_ comparison: Comparison) -> String? {
    comparison.movement.map { words(comparison: .movement($0)) }
  }

  /// The place where two series are farthest apart, as a clause.
  func mostApart(_ comparison: Comparison) -> String? {
    guard let size = comparison.largestDifference, let place = comparison.largestDifferencePlace
    else { return nil }
    return words(comparison: .mostApart(format.magnitude(size), at: at(place)))
  }

  /// The order of two series, without a full stop.
  private func order(_ comparison: Comparison) -> String {
    let (a, b) = (subject(comparison.first), object(comparison.second))
    let pair = both(comparison.first, comparison.second)
    let lower = comparison.shared - comparison.higher - comparison.equal
    let places: SharedPlaces = comparison.isEverywhere ? .everywhere : .shared(comparison.shared)
    return if comparison.shared == 0 {
      words(comparison: .nothingShared(pair))
    } else if comparison.equal == comparison.shared {
      words(comparison: .equal(pair, places))
    } else if comparison.crossings > 0 {
      words(comparison: .cross(pair, crossings(comparison)))
    } else if comparison.isCounted {
      counts(comparison)
    } else if lower == 0 {
      words(comparison: comparison.equal == 0 ? .above(a, b, places) : .neverBelow(a, b))
    } else {
      words(comparison: comparison.equal == 0 ? .below(a, b, places) : .neverAbove(a, b))
    }
  }

  private func crossings(_ comparison: Comparison) -> String {
    let known = words(comparison: .times(comparison.crossings))
    let times = comparison.areMoreCrossings ? words(comparison: .atLeast(known)) : known
    guard let place = comparison.firstCrossing else { return times }
    let told = comparison.firstCrossingStart.map { between($0, place) } ?? at(place)
    return words(comparison: .crossing(times, at: told, isFirst: comparison.crossings > 1))
  }

  /// The numbers of places at which one is above and below the other, without a full stop.
  private func counts(_ comparison: Comparison) -> String {
    let (a, b) = (subject(comparison.first), object(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    let places = words(
      comparison: .places(comparison.shared, areAll: comparison.isEverywhere))
    var counts: [ComparisonPhrase] = [
      comparison.higher > 0
        ? .aboveAt(a, b, comparison.higher, of: places)
        : .belowAt(a, b, lower, of: places)
    ]
    if comparison.higher > 0, lower > 0 { counts.append(.alsoBelow(b, lower)) }
    if comparison.equal > 0 { counts.append(.alsoEqual(comparison.equal)) }
    let told = list(counts.map { words(comparison: $0) })
    return words(comparison: .counted(told, a, b, of: places))
  }
}
