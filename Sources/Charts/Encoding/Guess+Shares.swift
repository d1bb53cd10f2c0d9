import Tables

/// Charts of what was found or not: the share of yes in each of some groups, and the answers at each visit.
extension Guess {
  /// The share of ones among 0 and 1 for each kind, where nothing else is measured and the kinds come equally often,
  /// so that their numbers tell nothing.
  var shares: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, measures.isEmpty,
      columns(.time).isEmpty, table.rowCount >= Self.fewestTimes
    else { return [] }
    let flags = columns(.ordinal).filter(\.isFlag)
    let planned = places(columns(.cyclic, .nominal).filter(\.isText)).filter { kind in
      let sizes = Grouping(kind.values).sizes
      return (2...Self.mostParts).contains(sizes.count) && Set(sizes).count == 1 && sizes[0] > 1
    }
    guard flags.count == 1, let kind = planned.first else { return [] }
    var shares = encoding(kind, flags)
    shares.aggregation = .by(.mean)
    return [shares]
  }

  /// The number of times that each outcome in words comes at each visit, for each treatment, where the same subjects come again and
  /// nothing else is measured.
  var outcomes: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty else {
      return []
    }
    let steps = columns(.measure, .ordinal, .cyclic).filter { column in
      column.isNumeric && RoleName.step.matches(column.name)
        && (2...Self.mostParts).contains(count(of: column))
    }
    guard let step = steps.first, measures.allSatisfy({ $0.name == step.name }),
      let member = columns(.key, .nominal).first(where: { member in
        count(of: member) > Self.mostKinds && isUnique([member, step]) && !isUnique([member])
      }),
      let outcome = columns(.nominal).first(where: { kind in
        kind.isText && kind.name != member.name && (2...Self.mostKinds).contains(count(of: kind))
          && !isSettled(kind, by: member)
      })
    else { return [] }
    var counts = encoding(step, [])
    counts.measures = [.rows()]
    counts.series = outcome.name
    (counts.type, counts.hasNames) = (.stackedBar, true)
    counts.split =
      columns(.nominal, .ordinal).first { kind in
        RoleName.treatment.matches(kind.name) && (2...Self.mostKinds).contains(count(of: kind))
          && isSettled(kind, by: member)
      }?.name
    return [counts]
  }
}
