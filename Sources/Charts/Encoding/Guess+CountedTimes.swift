import Tables

/// Charts of the rows of each unit of time.
extension Guess {
  /// The unit of time by which rows are counted; of times of day, which are of no day, the hour at most.
  private func countingUnit(of time: Column, _ dates: DateColumn) -> TimeUnit? {
    let unit = dates.countingUnit(zone: asked.timeZone)
    return time.isTimeOfDay && unit != .minute ? .hour : unit
  }

  /// The rows of each unit of time, where any has several.
  func counted(over time: Column) -> [Encoding] {
    guard !isAggregated, asked.y.isEmpty, case .dates(let dates) = time.values,
      let unit = asked.every ?? countingUnit(of: time, dates)
    else { return [] }
    var encoding = encoding(time, [])
    encoding.every = unit
    encoding.measures = [.rows()]
    return [encoding]
  }
}

extension DateColumn {
  /// The smallest unit of which there are at most 400 from the first date to the last; `nil` where no
  /// unit has two dates.
  fileprivate func countingUnit(zone name: String) -> TimeUnit? {
    let present = values.filter(\.isFinite)
    guard let low = present.min(), let high = present.max() else { return nil }
    var zone = TimeZoneOffset(name: precision > .day ? name : "UTC") ?? .universal
    let locals = present.map { zone.localSeconds(universal: $0) }
    return TimeUnit.allCases.first { unit in
      guard unit.precision <= precision, unit.count(from: low, to: high) <= 400
      else { return false }
      return Set(locals.map(unit.start)).count < locals.count
    }
  }
}
