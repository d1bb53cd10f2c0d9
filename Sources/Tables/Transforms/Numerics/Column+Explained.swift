extension Column {
  /// The share of the variance of numbers that lies between some groups, from 0 to 1 (eta squared; Fisher 1925).
  package func explained(by groups: Grouping) -> Double {
    guard case .numbers(let numbers) = values else { return 0 }
    var (counts, sums) = (
      Array(repeating: 0.0, count: groups.count), Array(repeating: 0.0, count: groups.count)
    )
    var (count, sum, squares) = (0.0, 0.0, 0.0)
    for (value, code) in zip(numbers.values, groups.codes) where value.isFinite && code >= 0 {
      counts[Int(code)] += 1
      sums[Int(code)] += value
      (count, sum, squares) = (count + 1, sum + value, squares + value * value)
    }
    guard count > 1 else { return 0 }
    let mean = sum / count
    let total = squares - count * mean * mean
    let between = zip(counts, sums).reduce(0) { part, group in
      group.0 > 0 ? part + group.0 * (group.1 / group.0 - mean) * (group.1 / group.0 - mean) : part
    }
    return total > 0 ? between / total : 0
  }

  /// The share of the variance that lies between some groups, less what as many groups would tell by chance (epsilon
  /// squared; Kelley 1935).
  package func explainedBeyondChance(by groups: Grouping) -> Double {
    let rows = Double(groups.sizes.reduce(0, +))
    let count = Double(groups.count)
    guard rows > count else { return 0 }
    let share = explained(by: groups)
    return share - (count - 1) / (rows - count) * (1 - share)
  }
}
