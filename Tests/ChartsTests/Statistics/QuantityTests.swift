import Testing

@testable import Charts

struct QuantityTests {
  private let prices = Axis(unit: "EUR", fractionDigits: 2)

  private func chart(x: [Double] = [0], _ axis: Axis, digits: Int = 0) -> Chart {
    Chart(
      type: .line, xAxis: axis, yAxis: Axis(unit: "EUR", fractionDigits: digits),
      series: [Series(name: "", x: x, y: x.map { _ in 1 }, isContinuous: true)])
  }

  @Test func valuesCarryTheUnitAndDigitsOfTheirAxis() {
    let chart = chart(Axis(unit: "s", fractionDigits: 3), digits: 2)
    #expect(chart.quantity(7) == Quantity(7, fractionDigits: 2, unit: "EUR"))
    #expect(chart.place(7) == .number(Quantity(7, fractionDigits: 3, unit: "s")))
  }

  @Test func averagesHaveADigitMoreWhereDataHasFew() {
    #expect(chart(Axis(), digits: 0).average(7.25).fractionDigits == 1)
    #expect(chart(Axis(), digits: 0).average(7).fractionDigits == 0)
    // A mean that is not 0 is not told as 0.
    #expect(chart(Axis(), digits: 0).average(0.0204).fractionDigits == 2)
    #expect(chart(Axis(), digits: 1).average(7.25).fractionDigits == 2)
    #expect(chart(Axis(), digits: 2).average(7.25).fractionDigits == 2)
    // Four that count are enough.
    #expect(chart(Axis(), digits: 5).average(7.25).fractionDigits == 3)
    // Money has all of its cents or none.
    var money = chart(Axis(), digits: 2)
    #expect(money.average(723.4567).fractionDigits == 1)
    money.yAxis.unit = "€"
    #expect(money.average(723.4567).fractionDigits == 2)
    #expect(money.average(72_345.678).fractionDigits == 0)
    #expect(chart(Axis(), digits: 2).average(72_345.678).fractionDigits == 0)
    #expect(chart(Axis(), digits: 0).average(.nan).fractionDigits == 1)
  }

  /// Whole numbers beside others with a digit on one axis stay whole.
  @Test func valuesHaveTheDigitsOfTheirColumn() {
    let chart = chart(Axis(), digits: 1)
    var series = chart.series[0]
    #expect(chart.quantity(17_627, of: series).fractionDigits == 1)
    series.fractionDigits = 0
    #expect(chart.quantity(17_627, of: series).fractionDigits == 0)
    #expect(chart.quantity(0.5, of: series).fractionDigits == 1)
  }

  @Test func categoriesAreSaidByTheirName() {
    let chart = chart(x: [0, 1], Axis(kind: .category(["Mon", "Tue"])))
    #expect(chart.place(1) == .category("Tue"))
  }

  @Test(arguments: [-1, 2, 1e300, .infinity, -.infinity, .nan])
  func whatIsNoCategoryHasNoName(_ x: Double) {
    #expect(chart(Axis(kind: .category(["Mon", "Tue"]))).place(x) == .category(""))
  }

  @Test func datesSayWhatTheySpan() {
    let axis = Axis(kind: .date(.minute))
    let noon = Samples.time(2023, 5, 17, 12)
    #expect(chart(x: [noon, noon + 3600], axis).dateSpan == .day)
    #expect(chart(x: [noon, noon + 86_400], axis).dateSpan == .year)
    #expect(chart(x: [noon, noon + 365 * 86_400], axis).dateSpan == .years)
    #expect(
      chart(x: [noon], axis).place(noon) == .date(noon, .minute, timeZone: "UTC", .day))
  }

  @Test func aDayIsTheOneOfTheTimeZone() {
    var axis = Axis(kind: .date(.minute))
    let evening = Samples.time(2023, 12, 31, 20)
    let night = Samples.time(2024, 1, 1, 4)
    #expect(chart(x: [evening, night], axis).dateSpan == .years)
    axis.timeZoneOffset = 9 * 3600
    #expect(chart(x: [evening, night], axis).dateSpan == .day)
  }

  @Test func firstAndLastDayOfAYearSpanOneYear() {
    let axis = Axis(kind: .date(.day))
    let days = [Samples.time(2024, 1, 1), Samples.time(2024, 12, 31)]
    #expect(chart(x: days, axis).dateSpan == .year)
    #expect(chart(x: [days[0] - 86_400, days[1]], axis).dateSpan == .years)
  }

  @Test func whatIsNoDateHasAnUnknownSpan() {
    #expect(chart(x: [], Axis(kind: .date(.day))).dateSpan == .years)
    // Clocks without a date, over midnight.
    let night = [79_200.0, 93_600]
    #expect(chart(x: night, Axis(kind: .date(.minute))).dateSpan == .day)
    #expect(chart(x: [0, 86_400], Axis(kind: .date(.day))).dateSpan == .year)
    #expect(chart(x: [0], Axis()).dateSpan == .years)
    // No calendar reaches there: the question must only not trap.
    _ = chart(x: [-1e300, 1e300], Axis(kind: .date(.day))).dateSpan
  }

  @Test func largeWholeNumbersAreAsTheDataHasThem() {
    var chart = Samples.chart(.line, [1, 0x1p53])
    chart.yAxis.largeIntegers = [0x1p53: "9007199254740993", 1: "never"]
    #expect(chart.quantity(0x1p53).digits == "9007199254740993")
    #expect(chart.quantity(1).digits == nil && chart.quantity(0x1p54).digits == nil)
    let change = Change(from: chart.quantity(1), to: chart.quantity(0x1p53))
    #expect(change.amount.digits == nil)
  }

  /// A clock of a length of time needs to know what it is made of, although it does not say so.
  @Test func onlyALengthOfTimeKeepsItsUnit() {
    var (amount, lapse) = (Quantity(33.68, unit: "min"), Quantity(33.68, unit: "min"))
    lapse.kind = .lapse
    amount.dropUnit()
    lapse.dropUnit()
    #expect(amount.unit == nil && lapse.unit == "min")
  }

  /// Of minutes nobody wants milliseconds, unless points come that fast.
  @Test(arguments: [(20.0, DatePrecision.second), (0.1, .millisecond)])
  func timesHaveTheDigitsThatTellThem(step: Double, precision: DatePrecision) throws {
    let rows = (0..<40).map { number in
      let time = 40.688 + Double(number) * step
      let (minute, second) = (10 + Int(time / 60), time.truncatingRemainder(dividingBy: 60))
      let told = String(String(Int((second * 1_000).rounded()) + 100_000).dropFirst())
      return "2026-01-05T10:\(minute):\(told.prefix(2)).\(told.suffix(3)),\(number % 7)\n"
    }
    let chart = try readChart("time,v\n" + rows.joined())
    guard case .date(_, let said, _, _) = chart.place(chart.series[0].x[3]) else {
      Issue.record("no time")
      return
    }
    #expect(said == precision)
    #expect(chart.xAxis.kind == .date(.millisecond))
  }

  /// A quartile between two values has four digits that count, or those of its column.
  @Test func quartilesAreShort() {
    var axis = Axis()
    (axis.fractionDigits, axis.betweenDigits) = (1, 2)
    let told = [13_831.875, 0.125, 206.75, 7.5].map { axis.fractionDigits(of: $0) }
    #expect(told == [1, 3, 1, 1])
  }
}
