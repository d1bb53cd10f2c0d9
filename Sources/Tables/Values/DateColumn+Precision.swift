extension DateColumn {
  /// Of fewer different times it is chance that all are midnights.
  private static let fewestDays = 3

  /// The same as days where every time is a midnight, and as whole seconds where no time is within one.
  var asPreciseAsNeeded: DateColumn {
    guard precision > .day, !hasOffsets else { return self }
    var column = self
    if precision > .second, areMultiples(of: 1) { column.precision = .second }
    if areMultiples(of: Double(CivilDate.secondsPerDay)),
      Set(values.lazy.filter(\.isFinite)).prefix(Self.fewestDays).count == Self.fewestDays
    {
      column.precision = .day
      column.hasZone = false
    }
    return column
  }

  private func areMultiples(of seconds: Double) -> Bool {
    values.allSatisfy { !$0.isFinite || $0.truncatingRemainder(dividingBy: seconds) == 0 }
  }
}
