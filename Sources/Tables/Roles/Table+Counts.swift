/// Counts of few different values that are all that is measured over times: the goals of two teams, what went in and out.
extension Table {
  /// The columns of such counts among the measures, beside flags; none where anything else is measured, or only one is counted.
  ///
  /// Each alone might be levels, and the order of the columns is no reason that one of them is measured.
  ///
  /// - Parameter measures: The places of the columns that are measures as far as is known.
  /// - Returns: Their places.
  func countsAlone(among measures: [Int]) -> Set<Int> {
    let counts = measures.filter { place in
      guard case .numbers(let numbers) = columns[place].values else { return true }
      return !numbers.areFlags(of: rowCount)
    }
    func numbers(_ place: Int) -> NumberColumn? {
      if case .numbers(let numbers) = columns[place].values { numbers } else { nil }
    }
    let few = counts.filter { numbers($0)?.isFew(of: rowCount) == true }
    let most = few.compactMap { numbers($0)?.values.finiteRange?.upperBound }.max() ?? 0
    let areAlone = counts.allSatisfy { place in
      guard let numbers = numbers(place), let range = numbers.values.finiteRange else {
        return false
      }
      // Wins and losses of a season are counts as its few draws are.
      return numbers.isWhole && numbers.unit == nil && !numbers.areOneAndTwo
        && range.upperBound <= Self.mostTimesAsMany * most
        && !numbers.comesEquallyOften(of: rowCount)
        && !RoleName.numbersThings(columns[place].name)
    }
    return areAlone && counts.count > 1 ? Set(few) : []
  }

  /// Counts beside few numbers reach so many times as far at most.
  private static let mostTimesAsMany = 4.0
}
