import Tables

/// The kinds that tell most about what is measured, before those that tell less.
extension Guess {
  /// Some kinds by the share of the variance of some measures that each explains beyond chance, on average.
  ///
  /// Of kinds that tell nearly as much the first in the table leads. What settles a measure is another name for it and
  /// comes last.
  func explaining(_ kinds: [Column], of measures: [Column]) -> [Column] {
    guard kinds.count > 1, kinds.count <= Self.mostCompared, !measures.isEmpty else { return kinds }
    var left = kinds.map { kind in
      (column: kind, share: isRange(kind, of: measures) ? 1 : share(of: measures, by: kind))
    }
    let settling = left.filter { $0.share >= Self.settling }
    left.removeAll { $0.share >= Self.settling }
    // Kinds that tell nothing tell more or less of it by chance.
    let chance = Self.rowsOfChance / Double(max(table.rowCount, 1))
    var found: [Column] = []
    while let best = left.map(\.share).max(),
      let next = left.firstIndex(where: {
        $0.share >= best - min(Self.nearlyAsMuch, max(best / Self.partOfLittle, chance))
      })
    {
      found.append(left.remove(at: next).column)
    }
    return found + settling.map(\.column)
  }

  /// The share of the variance of some measures that lies between the groups of a kind, on average.
  private func share(of measures: [Column], by kind: Column) -> Double {
    measures.reduce(0) { $0 + groups.share(of: $1, by: kind) } / Double(measures.count)
  }

  /// The reason for a measure by a kind: this tells most about it, as long as no other kind tells more.
  func reason(of measure: Column, by kind: Column) -> Channels.Reason {
    let told = groups.share(of: measure, by: kind)
    let others = columns(.nominal, .ordinal, .cyclic).filter {
      $0.name != kind.name && $0.name != measure.name && count(of: $0) > 1
    }
    return others.count < Self.mostExplaining
      && others.allSatisfy { other in
        let share = groups.share(of: measure, by: other)
        return share <= told || share >= Self.settling || isRange(other, of: [measure])
      } ? .kindsThatTellMost : .spreadOfKinds
  }

  /// True of a column that tells most about the answers, 1 for yes and 0 for no: no other kind tells more, nor do the ranges
  /// of another measure, other than another name for them.
  func tellsMost(_ column: Column, of answers: Column) -> Bool {
    func share(of column: Column, isMeasure: Bool) -> Double {
      answers.explainedBeyondChance(
        by: isMeasure ? groups.ranges(of: column) : groups.groups(of: column))
    }
    let kinds = columns(.nominal, .ordinal, .cyclic).map { (column: $0, isMeasure: false) }
    let all = kinds + columns(.measure).map { (column: $0, isMeasure: true) }
    guard all.count <= Self.mostExplaining,
      let own = all.first(where: { $0.column.name == column.name })
    else { return false }
    let told = share(of: column, isMeasure: own.isMeasure)
    return all.allSatisfy { other in
      guard ![answers.name, column.name].contains(other.column.name) else { return true }
      let share = share(of: other.column, isMeasure: other.isMeasure)
      return share <= told || share >= Self.settled
    }
  }

  /// True of a measure that is one and the same for all with one of two answers, and hardly ever for the others: nobody has a
  /// wage who does not work.
  func isOne(_ measure: Column, for answers: Column) -> Bool {
    guard case .numbers(let numbers) = measure.values, case .numbers(let flags) = answers.values
    else { return false }
    let known = zip(numbers.values, flags.values).filter { $0.isFinite && $1.isFinite }
    return [0.0, 1].contains { answer in
      let own = known.filter { $0.1 == answer }.map(\.0)
      guard own.count >= Self.fewestInRange, let value = own.first,
        own.allSatisfy({ $0 == value })
      else { return false }
      let others = known.filter { $0.1 != answer }
      return others.count { $0.0 == value } * 2 < others.count
    }
  }

  /// True of kinds that are ranges of a measure, by their name and as none reaches into another: "fcategory" of a score; of
  /// many rows a yes or no needs no such name, "low" of a weight.
  func isRange(_ kind: Column, of measures: [Column]) -> Bool {
    let name = kind.name.lowercased()
    let words = [
      "cat", "category", "group", "grp", "class", "bin", "range", "level", "gruppe", "klasse",
    ]
    guard
      words.contains(where: name.hasSuffix)
        || kind.isFlag && table.rowCount >= Self.fewestInRange
    else { return isSign(kind, of: measures) }
    let groups = groups.groups(of: kind)
    return measures.contains { measure in
      guard case .numbers(let numbers) = measure.values else { return false }
      var ranges = [ClosedRange<Double>?](repeating: nil, count: groups.count)
      for (value, code) in zip(numbers.values, groups.codes) where code >= 0 && value.isFinite {
        ranges[code] = ranges[code]?.joined(value...value) ?? value...value
      }
      let sorted = ranges.compactMap(\.self).sorted { $0.lowerBound < $1.lowerBound }
      return sorted.count > 1
        && zip(sorted, sorted.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
    }
  }

  /// True of two kinds that are the sign of a measure, which comes close to zero from both sides: up and down of a return.
  func isSign(_ kind: Column, of measures: [Column]) -> Bool {
    guard count(of: kind) == 2, table.rowCount >= Self.fewestInRange else { return false }
    let groups = groups.groups(of: kind)
    return measures.contains { measure in
      guard case .numbers(let numbers) = measure.values, let range = numbers.values.finiteRange,
        range.lowerBound < 0, range.upperBound > 0
      else { return false }
      let pairs = zip(numbers.values, groups.codes).filter { $0.isFinite && $0 != 0 && $1 >= 0 }
      let (below, above) = (
        pairs.map(\.0).filter { $0 < 0 }.max() ?? 0, pairs.map(\.0).filter { $0 > 0 }.min() ?? 0
      )
      return (above - below) * 100 <= range.upperBound - range.lowerBound
        && Set(pairs.map { ($0.0 > 0) == ($0.1 == 0) }).count == 1
    }
  }

  /// In fewer rows two groups may be apart by chance.
  private static let fewestInRange = 50
  private static let nearlyAsMuch = 0.03
  /// Of kinds that tell little none tells nearly as much that tells so small a part less.
  private static let partOfLittle = 3.0
  /// Two shares differ by as many rows of all by chance.
  private static let rowsOfChance = 3.0
  private static let settling = 0.99
}
