import Tables

/// Charts of accounts: a balance, and the amounts that change it.
extension Guess {
  /// The balance over time as one line, of each time the last one; and beside it the amounts, added up.
  var accounts: [[Encoding]] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.every == nil,
      let time = places(columns(.time)).first(where: \.isMostlyThere),
      table.rowCount >= Self.fewestPlaces, let account
    else { return [] }
    var balance = encoding(time, [account.balance])
    var amounts = encoding(time, account.amounts)
    if !isUnique([time]) {
      balance.aggregation = .by(account.isNewestFirst ? .first : .last)
      amounts.aggregation = .by(.sum)
    }
    return [[balance, amounts]]
  }

  /// A measure that goes from row to row by what another says, or by what one says and another takes away.
  private var account: (balance: Column, amounts: [Column], isNewestFirst: Bool)? {
    guard (2...Self.mostLines).contains(measures.count) else { return nil }
    for balance in measures where !constants.contains(balance.name) {
      let others = measures.filter { $0.name != balance.name }
      for (index, paid) in others.enumerated() {
        for taken in [nil] + others.dropFirst(index + 1).map(Optional.some) {
          let amounts = [paid] + [taken].compactMap(\.self)
          if let isNewestFirst = balance.adds(up: paid, taken) {
            return (balance, amounts, isNewestFirst)
          }
        }
      }
    }
    return nil
  }
}

extension Column {
  /// True where these are the sums of some amounts up to each row from the last row, false where they are those from
  /// the first; `nil` where they are neither.
  fileprivate func adds(up paid: Column, _ taken: Column?) -> Bool? {
    guard case .numbers(let sums) = values, case .numbers(let paid) = paid.values else {
      return nil
    }
    var changes = paid.values
    if case .numbers(let taken)? = taken?.values {
      // Of what comes in and what goes out each row has one, the other is missing or zero.
      changes = zip(paid.values, taken.values).map { first, second in
        (first.isFinite ? first : 0) + (second.isFinite ? second : 0) * (second > 0 ? -1 : 1)
      }
    }
    let steps = zip(sums.values, sums.values.dropFirst()).map { $1 - $0 }
    func fits(_ changes: [Double]) -> Bool {
      let pairs = zip(steps, changes).filter { $0.isFinite && $1.isFinite && $1 != 0 }
      // Half a cent, and what doubles lose.
      return pairs.count * 2 > steps.count && pairs.count > 5
        && pairs.count { abs(abs($0) - abs($1)) < 0.006 && ($0 < 0) == ($1 < 0) } * 10
          >= pairs.count * 9
    }
    if fits(Array(changes.dropFirst())) { return false }
    if fits(changes.dropLast().map { -$0 }) { return true }
    if taken != nil, fits(changes.dropFirst().map { -$0 }) { return false }
    if taken != nil, fits(Array(changes.dropLast())) { return true }
    return nil
  }
}
