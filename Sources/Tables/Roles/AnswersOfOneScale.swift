/// Questions beside each other whose answers are numbers of one scale.
extension Table {
  /// The places of those that nobody gave an end of the scale to, and whose answers would be levels by themselves.
  ///
  /// Three others or more beside it say what the scale is, and are measured: so is this.
  var answersWithoutAnEnd: Set<Int> {
    let scales = columns.map(\.answers)
    let levels = columns.map { column in
      if case .numbers(let numbers) = column.values {
        numbers.areLevels(of: rowCount)
      } else {
        false
      }
    }
    return Set(
      columns.indices.filter { index in
        guard levels[index], let own = scales[index] else { return false }
        let first = scales[..<index].lastIndex(of: nil).map { $0 + 1 } ?? 0
        let beside = scales[index...].firstIndex(of: nil) ?? scales.endIndex
        var counts: [ClosedRange<Double>: Int] = [:]
        for other in first..<beside where !levels[other] {
          if let scale = scales[other] { counts[scale, default: 0] += 1 }
        }
        return counts.contains { scale, count in
          count >= Self.fewestAlike && scale != own && scale.contains(own.lowerBound)
            && scale.contains(own.upperBound)
            && scale.upperBound - scale.lowerBound <= own.upperBound - own.lowerBound + 2
        }
      })
  }

  /// Fewer columns of a scale have it by chance.
  private static let fewestAlike = 3
}

extension Column {
  /// The lowest and the highest of a few whole numbers, as answers are.
  fileprivate var answers: ClosedRange<Double>? {
    guard case .numbers(let numbers) = values, numbers.unit == nil, numbers.kind == .amount,
      let range = numbers.values.finiteRange, range.lowerBound >= 0, range.upperBound <= 10,
      numbers.values.allSatisfy({ !$0.isFinite || $0 == $0.rounded() })
    else { return nil }
    return Set(numbers.values.lazy.filter(\.isFinite)).count > 2 ? range : nil
  }
}
