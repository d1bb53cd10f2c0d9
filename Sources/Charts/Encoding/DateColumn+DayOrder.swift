import Tables

extension DateColumn {
  /// True where its cells are written with the month first, as 5/17, false with the day first, as 17/5; `nil` where no
  /// cell shows it.
  var isMonthFirst: Bool? {
    for (time, text) in zip(values, texts.prefix(Self.mostLookedAt)) where time.isFinite {
      let numbers = text.split(maxSplits: 2) { !$0.isNumber }.prefix(2).map { Int($0) }
      guard numbers.count == 2, text.first?.isNumber == true, let first = numbers[0],
        let second = numbers[1], first != second, first <= 31, second <= 31
      else { continue }
      let day = (time / 86_400).rounded(.down)
      guard abs(day) < 1e7 else { continue }
      let month = CivilDate.monthIndex(ofDay: Int(day))
      let number = Int(day) - CivilDate.day(ofMonth: month) + 1
      if (first, second) == (month % 12 + 1, number) { return true }
      if (first, second) == (number, month % 12 + 1) { return false }
    }
    return nil
  }

  /// Beyond these cells the others are written alike.
  private static let mostLookedAt = 1_000
}
