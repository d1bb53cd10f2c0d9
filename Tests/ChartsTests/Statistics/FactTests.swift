import Charts
import Testing

struct FactTests {
  private func eur(_ value: Double) -> Quantity { Quantity(value, unit: "EUR") }

  private func chart(_ ys: [[Double]]) -> Chart {
    Chart(
      title: "Price", summary: "It went up.", type: .line, xAxis: Axis(title: "Hour"),
      yAxis: Axis(title: "Price", unit: "EUR"),
      series: zip(ys, ["A", "B", "C"]).map { Samples.series($0, name: $1) }, leftOutCount: 2)
  }

  private func at(_ x: Double) -> Place {
    var quantity = Quantity(x)
    quantity.title = "Hour"
    return .number(quantity)
  }

  @Test func severalSeriesAreNamed() {
    let facts = chart([[1, 2], [], [.nan]]).facts.map(\.fact)
    #expect(facts.contains(.composition(.line, series: 3, points: 3)))
    #expect(facts.contains(.series("A", points: 2, isContinuous: true)))
    #expect(facts.contains(.highest(eur(2), at(1), series: "A")))
    #expect(facts.contains(.noValues(series: "B")))
    #expect(facts.contains(.series("C", points: 1, isContinuous: true)))
    #expect(facts.contains(.noValues(series: "C")))
  }

  @Test func oneValueHasNoChange() {
    let facts = chart([[7]]).facts.map(\.fact)
    #expect(facts.contains(.highest(eur(7), at(0), series: nil)))
    for fact in facts {
      if case .change = fact { Issue.record("one value cannot change") }
      if case .trend = fact { Issue.record("one value has no trend") }
    }
  }

  @Test func emptyWordsAreNotSaid() {
    var plain = chart([[1]])
    plain.title = ""
    plain.summary = nil
    plain.leftOutCount = 0
    #expect(plain.facts.first?.fact == .composition(.line, series: 1, points: 1))
    #expect(!plain.facts.contains { $0.fact == .leftOut(0) })
  }

  @Test func axesOfAllKindsSayTheirExtent() {
    let categories = Axis(kind: .category(["Mon", "Tue", "Wed"]))
    #expect(
      Samples.chart(x: [0, 1], y: [1, 1], xAxis: categories).xAxisExtent
        == .categories(count: 3, first: "Mon", last: "Wed"))
    let days = [Samples.time(2023, 1, 2), Samples.time(2023, 2, 3)]
    let dates = Samples.chart(x: days, y: [1, 1], xAxis: Axis(kind: .date(.day)))
    #expect(dates.xAxisExtent == .dates(days[0], days[1], .day, timeZone: "UTC", .year))
    let stated = Samples.chart(x: [2, 3], y: [1, 1], xAxis: Axis(statedRange: 0...10))
    #expect(stated.xAxisExtent == .numbers(Quantity(0), Quantity(10)))
    let beyond = Samples.chart(x: [2, 30], y: [1, 1], xAxis: Axis(statedRange: 0...10))
    #expect(beyond.xAxisExtent == .numbers(Quantity(0), Quantity(30)))
    #expect(Samples.chart(x: [], y: []).xAxisExtent == .none)
    #expect(Samples.chart(.line, [.nan]).yAxisExtent == .none)
    #expect(
      Samples.chart(.line, [3], stated: 0...9).yAxisExtent == .numbers(Quantity(0), Quantity(9)))
  }

  @Test(arguments: [
    (10.0, 15.0, 5.0, 50.0), (10, 5, -5, -50), (-10, -5, 5, 50), (-10, 10, 20, 200),
    (4, 4, 0, 0),
  ])
  func changeIsAShareOfTheStart(
    _ start: Double, _ end: Double, _ amount: Double, _ percent: Double
  ) throws {
    let change = Change(from: eur(start), to: eur(end))
    #expect(change.amount == eur(amount))
    #expect(abs(try #require(change.percent) - percent) < 1e-9)
  }

  @Test func aChangeFromZeroHasNoShare() {
    #expect(Change(from: eur(0), to: eur(5)).percent == nil)
    #expect(Change(from: eur(1e-300), to: eur(1e300)).percent == nil)
  }

  @Test func valuesWithoutAPlaceOnALogarithmicAxisAreCounted() {
    let chart = Samples.chart(.line, [-1, 0, 10, 100], scale: .log10)
    #expect(chart.facts.contains { $0.fact == .offScale(2, series: nil) })
    #expect(
      !Samples.chart(.line, [1, 10], scale: .log10).facts.contains {
        if case .offScale = $0.fact { true } else { false }
      })
  }

  @Test func percentIsSaidOnlyWhereItMeansSomething() {
    #expect(Change(from: Quantity(50), to: Quantity(75)).saidPercent == 50)
    #expect(Change(from: Quantity(-5), to: Quantity(5)).saidPercent == nil)
    // From five degrees to one below zero is no fall of 120 %.
    #expect(Change(from: Quantity(5), to: Quantity(-1)).saidPercent == nil)
    #expect(
      Change(from: Quantity(62, unit: "%"), to: Quantity(77, unit: "%")).saidPercent == nil)
  }

  /// Of so much the factor is said, not the percent.
  @Test func aMillionfoldIsAFactor() {
    #expect(Change(from: Quantity(1), to: Quantity(10_001)).saidFactor == 10_001)
    #expect(Change(from: Quantity(1), to: Quantity(20_000)).saidFactor == 20_000)
  }

  @Test(arguments: [
    (0.5, 1, 0.0000012, 7, 4), (0.0000012, 7, 250_000, 0, 0), (27, 0, 12.5, 1, 1),
    (12.5, 1, 27, 0, 1), (2, 2, 2, 2, 2),
  ])
  func aDifferenceHasTheDigitsThatSaySomething(
    start: Double, digits: Int, end: Double, endDigits: Int, said: Int
  ) {
    let change = Change(
      from: Quantity(start, fractionDigits: digits), to: Quantity(end, fractionDigits: endDigits))
    #expect(change.amount.fractionDigits == said)
  }

  @Test func timesOfDayHaveAZone() {
    func zone(
      _ precision: DatePrecision, from start: Double, in name: String = "Europe/Berlin",
      isConverted: Bool = false
    ) -> SaidTimeZone? {
      var axis = Axis(kind: .date(precision), timeZone: name)
      axis.isConverted = isConverted
      return Samples.chart(x: [start, start + 60], y: [1, 1], xAxis: axis).xAxisExtent.timeZone
    }
    let noon = Samples.time(2024, 3, 1, 12)
    #expect(zone(.day, from: noon) == nil)
    #expect(zone(.minute, from: noon)?.name == "Europe/Berlin")
    #expect(zone(.minute, from: noon)?.isConverted == false)
    #expect(zone(.millisecond, from: noon, isConverted: true)?.isConverted == true)
    // A clock without a date shows what the data wrote.
    #expect(zone(.minute, from: 3600) == nil)
    #expect(Samples.chart(.line, [1]).xAxisExtent.timeZone == nil)
    // A third of the times may be those of summer.
    #expect(zone(.minute, from: noon, in: "CET")?.saidName == "CET/CEST")
    #expect(zone(.minute, from: noon)?.saidName == "Europe/Berlin")
  }
}
