extension Column {
  /// True of what never changes: all cells that are not missing say the same.
  package var isConstant: Bool {
    switch values {
    case .numbers(let numbers): numbers.values.isConstant
    case .dates(let dates): dates.values.isConstant
    case .text(let text):
      if let first = text.codes.first(where: { $0 >= 0 }) {
        text.codes.allSatisfy { $0 < 0 || $0 == first }
      } else {
        false
      }
    }
  }
}

extension [Double] {
  fileprivate var isConstant: Bool {
    guard let first = first(where: \.isFinite) else { return false }
    return allSatisfy { !$0.isFinite || $0 == first }
  }
}
