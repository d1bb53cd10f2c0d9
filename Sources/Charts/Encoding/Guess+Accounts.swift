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
    // Single bookings are no course; what they come to in each month is.
    if let unit = unitOfBookings(time) { (amounts.every, amounts.aggregation) = (unit, .by(.sum)) }
    return [[balance, amounts]]
  }

  /// The unit of time in which a few bookings come on average, and of which there are several: a month, else a week.
  private func unitOfBookings(_ time: Column) -> TimeUnit? {
    guard case .dates(let dates) = time.values, dates.precision >= .day, !time.isTimeOfDay,
      case let present = dates.values.filter(\.isFinite), let low = present.min(),
      let high = present.max()
    else { return nil }
    // Amounts in even steps are a course by themselves.
    let days = Set(present).sorted()
    guard Set(zip(days, days.dropFirst()).map { $1 - $0 }).count > 1 else { return nil }
    return [TimeUnit.month, .week].first { unit in
      let units = unit.count(from: low, to: high)
      return units >= Double(Self.fewestUnits)
        && Double(present.count) >= Double(Self.fewestBookings) * units
    }
  }

  /// Fewer months are no course.
  private static let fewestUnits = 3
  /// Fewer bookings of a month, on average, are looked at one by one.
  private static let fewestBookings = 3

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
    let taken: [Double]? =
      if case .numbers(let taken)? = taken?.values { taken.values } else { nil }
    // Of what comes in and what goes out each row has one, the other is missing or zero.
    func change(_ row: Int) -> Double {
      guard let taken else { return paid.values[row] }
      let (first, second) = (paid.values[row], taken[row])
      return (first.isFinite ? first : 0) + (second.isFinite ? second : 0) * (second > 0 ? -1 : 1)
    }
    /// The step behind each row is the change of the row that is so many further on, times a sign.
    func fits(_ further: Int, _ sign: Double) -> Bool {
      let steps = sums.values.count - 1
      var (pairs, misses) = (0, 0)
      for row in 0..<max(steps, 0) {
        let (step, change) = (sums.values[row + 1] - sums.values[row], change(row + further) * sign)
        guard step.isFinite, change.isFinite, change != 0 else { continue }
        pairs += 1
        // Half a cent, and what doubles lose; of a small amount, as a rate of growth is, little of it.
        let reach = min(0.006, 0.01 * abs(change) + 1e-9)
        if abs(abs(step) - abs(change)) < reach, (step < 0) == (change < 0) { continue }
        misses += 1
        if misses * 10 > steps { return false }
      }
      return pairs * 2 > steps && pairs > 5 && misses * 10 <= pairs
    }
    if fits(1, 1) { return false }
    if fits(0, -1) { return true }
    if taken != nil, fits(1, -1) { return false }
    if taken != nil, fits(0, 1) { return true }
    return nil
  }
}
