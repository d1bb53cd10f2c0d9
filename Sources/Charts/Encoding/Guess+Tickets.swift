import Tables

/// Charts of single sales, each a row with a number of its own: what they come to in each week or month, and of each kind.
extension Guess {
  /// The sum of the tickets of each week, of each month where a week has only a few, or of each day of a few weeks; what
  /// was paid in all before what it is made of.
  func tickets(over time: Column) -> Encoding? {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.every == nil, asked.bin == nil,
      let amount = amountOfTickets(at: time), case .dates(let dates) = time.values,
      !time.isTimeOfDay, dates.precision >= .day
    else { return nil }
    let present = dates.values.filter(\.isFinite)
    guard let low = present.min(), let high = present.max() else { return nil }
    let unit = [TimeUnit.week, .month, .day].first { unit in
      let units = unit.count(from: low, to: high)
      return units >= Double(Self.fewestTimes)
        && Double(present.count) >= Double(Self.fewestTickets) * units
    }
    guard let unit else { return nil }
    var sums = encoding(time, [amount])
    if let payment, payment.total.name == amount.name {
      sums = encoding(time, [amount] + payment.parts)
      sums.whole = amount.name
    }
    (sums.every, sums.aggregation) = (unit, .by(.sum))
    return sums
  }

  /// The sums of the tickets of each of some kinds.
  var ticketsByKind: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.every == nil, asked.bin == nil,
      let time = time ?? columns(.time).first, let amount = amountOfTickets(at: time)
    else { return [] }
    let told = ticketKinds.filter { MoneyNames.isKind($0.name) }
    let others = ticketKinds.filter { kind in !told.contains { $0.name == kind.name } }
    return (told + others).prefix(Self.mostKindsOfTickets).map { kind in
      var sums = encoding(kind, [amount])
      sums.aggregation = .by(.sum)
      sums.order = asked.order ?? .byValues(isDescending: true)
      return sums
    }
  }

  /// The amount of each of many tickets, which have numbers or came at odd times: what was paid in all, the product of how
  /// many and how much, or a column that is called so.
  private func amountOfTickets(at time: Column) -> Column? {
    guard table.rowCount >= Self.fewestRowsOfTickets else { return nil }
    let areNumbered = columns(.key, .nominal).contains { ticket in
      (ticket.isText || columns(.key).contains { $0.name == ticket.name }) && isUnique([ticket])
    }
    if areNumbered, !ticketKinds.isEmpty,
      let amount = measures.last(where: {
        table.columns.areFactors(of: $0) || MoneyNames.isSales($0.name)
      })
    {
      return amount
    }
    // Names are told sooner than steps and sums.
    let mayBePaid = measures.contains {
      MoneyNames.isCharge($0.name) || MoneyNames.isBooked($0.name) || $0.isTotalOfMoney
    }
    guard mayBePaid, areNumbered || time.isIrregular else { return nil }
    return payment?.total
      ?? measures.first { MoneyNames.isBooked($0.name) || $0.isTotalOfMoney }
  }

  private var ticketKinds: [Column] {
    columns(.nominal).filter { kind in
      kind.isText && (2...Self.mostParts).contains(count(of: kind)) && !isNearlyOne(kind)
    }
  }

  /// Fewer tickets are looked at one by one.
  private static let fewestRowsOfTickets = 50
  /// Fewer tickets of a week, on average, are no sum to be followed.
  private static let fewestTickets = 4
  /// More sums than these are left to those who ask for them.
  private static let mostKindsOfTickets = 2
}

extension Column {
  /// True of a total with parts of a unit, as those of money have.
  fileprivate var isTotalOfMoney: Bool {
    guard MoneyNames.isTotal(name), case .numbers(let numbers) = values else { return false }
    return numbers.unit != nil || !numbers.areWhole
  }
}
