import Tables

extension Chart {
  /// The same with units of time that its rows do not cover all of, where it shows numbers or sums of these.
  func cut(by bins: TimeBinned) -> Chart {
    guard !bins.cut.isEmpty, channels?.aggregate == .count || channels?.aggregate == .sum else {
      return self
    }
    var chart = self
    chart.channels?.cutUnits = bins.cut
    chart.notes += bins.partial.map { unit in
      .partialUnit(
        place(unit.start), isLast: unit.isLast, covered: unit.covered, of: unit.whole, unit.part)
    }
    // All that was measured before did not know of them.
    chart.repetition = repetition
    return chart
  }
}
