import Tables

extension Column {
  /// True of whole numbers that are called years, also far from ours: nobody says 9,998 of one.
  var areCalledYears: Bool {
    guard case .numbers(let numbers) = values, RoleName.year.matches(name) else { return false }
    return numbers.areWhole && numbers.unit == nil && numbers.kind == .amount
  }
}

extension NumberColumn {
  /// True of whole numbers without a unit that can only be years: at least three, all of this century or the last two.
  var areLikeYears: Bool {
    guard fractionDigits == 0, unit?.isEmpty != false, kind == .amount else { return false }
    var first: [Double] = []
    for value in values where value.isFinite {
      guard (1800...2100).contains(value) else { return false }
      if first.count < 3, !first.contains(value) { first.append(value) }
    }
    return first.count == 3
  }
}
