/// Measures of few different values that go on step by step: a battery from 98 to 93 percent over some hundred minutes.
extension Table {
  /// Fewer rows show no course.
  private static let fewestRows = 8

  /// Of the measures those that have a course over one that counts the rows in even steps, where nothing else is measured.
  ///
  /// - Parameter measures: The places of the columns that are measures as far as is known.
  /// - Returns: The places of those that are no levels, however few their values are.
  func staircases(among measures: [Int]) -> Set<Int> {
    guard rowCount >= Self.fewestRows, measures.count > 1,
      let axis = measures.first(where: { numbers($0)?.goOnEvenly == true })
    else { return [] }
    let others = measures.filter { $0 != axis }
    guard others.allSatisfy({ numbers($0)?.areLevels(of: rowCount) == true }) else { return [] }
    return Set(
      others.filter { place in
        guard let numbers = numbers(place) else { return false }
        return !numbers.areFlags(of: rowCount) && !numbers.values.isWithoutCourse
      })
  }

  private func numbers(_ place: Int) -> NumberColumn? {
    if case .numbers(let numbers) = columns[place].values { numbers } else { nil }
  }
}

extension NumberColumn {
  /// True of numbers that are all there and of which each is as much more than the one before.
  fileprivate var goOnEvenly: Bool {
    guard values.count > 2, let first = values.first, let last = values.last,
      (last - first).isFinite, first < last
    else { return false }
    let step = (last - first) / Double(values.count - 1)
    return zip(values, values.dropFirst()).allSatisfy { abs(($1 - $0) - step) <= step * 1e-6 }
  }
}
