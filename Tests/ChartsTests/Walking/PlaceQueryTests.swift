import Charts
import Testing

@Suite struct PlaceQueryTests {
  private func chart(_ kind: Axis.Kind, unit: String? = nil, offset: Double = 0) -> Chart {
    Chart(
      type: .line,
      xAxis: Axis(unit: unit, kind: kind, timeZoneOffset: offset), yAxis: Axis(),
      series: [
        Series(name: "y", x: [1_684_108_800, 1_684_195_200], y: [1, 2], isContinuous: true)
      ])
  }

  @Test(arguments: [
    ("12", 12), ("1.5", 1.5), ("1,5", 1.5), ("-3", -3), (" 7 km ", 7), ("１２", 12), ("2e3", 2000),
  ])
  func numbers(text: String, value: Double) {
    #expect(chart(.number, unit: "km").x(meantBy: text)?.lowerBound == value)
  }

  @Test(arguments: ["", "x", "nan", "inf", "0x10", "1.2.3", "1e999", "--1"])
  func noNumbers(text: String) {
    #expect(chart(.number).x(meantBy: text) == nil)
  }

  @Test(arguments: [
    ("2023-05-17", 1_684_281_600), ("2023-05", 1_682_899_200), ("2023", 1_672_531_200),
    ("2023/5/17", 1_684_281_600), ("2023-05-17 14:30", 1_684_333_800),
    ("2023-05-17T14:30:05", 1_684_333_805), ("10:00", 1_684_144_800),
    ("17.5.2023", 1_684_281_600), ("17/5/2023 14:30", 1_684_333_800),
  ])
  func dates(text: String, value: Double) {
    #expect(chart(.date(.second)).x(meantBy: text)?.lowerBound == value)
    #expect(chart(.date(.second), offset: 7200).x(meantBy: text)?.lowerBound == value - 7200)
  }

  /// A month with its year is no day of another month.
  @Test(arguments: ["8.2004", "8/2004", "08.2004"])
  func aMonthAndItsYear(text: String) {
    let chart = chart(.date(.day))
    #expect(chart.x(meantBy: text) == chart.x(meantBy: "2004-08"))
  }

  /// A year with its word, and a quarter.
  @Test func yearsAndQuarters() {
    let chart = chart(.date(.day))
    #expect(chart.x(meantBy: "2023年") == chart.x(meantBy: "2023"))
    #expect(chart.x(meantBy: "2023-W20") == 1_684_108_800..<1_684_713_600)
    #expect(chart.x(meantBy: "2023w20") == chart.x(meantBy: "2023-W20"))
    #expect(chart.x(meantBy: "2023-W53") == nil)
    #expect(chart.x(meantBy: "2023/Q2") == 1_680_307_200..<1_688_169_600)
    #expect(chart.x(meantBy: "II kw. 2023") == chart.x(meantBy: "T2 2023"))
    #expect(self.chart(.number).x(meantBy: "2023年")?.lowerBound == 2023)
  }

  /// With the name of a month, in any language; without a year that of where one stands.
  @Test(arguments: [
    "May 17, 2023", "17 May 2023", "May 17", "17. Mai", "17. Mai 2023", "17 mai 2023",
    "17 de mayo de 2023", "17 maja", "17/May/2023", "17/May/23", "15-17 May 2023",
    "may 15–17, 2023",
  ])
  func datesByTheNameOfTheMonth(text: String) {
    #expect(chart(.date(.day)).x(meantBy: text)?.lowerBound == 1_684_281_600)
  }

  /// As people write them, with or without a year; without accents, as they are typed in a hurry.
  @Test(arguments: [
    ("17.5.", false), ("17.5", false), ("17.05.23", false), ("17. 5. 2023", false), ("5/17", true),
    ("17/5", false), ("5/17/23", true), ("17-5-2023", false), ("5月17日", true),
    ("2023年5月17日", true), ("2023年5月17日 00:00", true),
  ])
  func datesInNumbers(text: String, isMonthFirst: Bool) {
    let meant = chart(.date(.day)).x(meantBy: text, isMonthFirst: isMonthFirst)
    #expect(meant?.lowerBound == 1_684_281_600)
  }

  @Test(arguments: ["9. marz 2024", "9. März 2024", "9 mars 2024", "9 de marzo de 2024"])
  func anotherYear(text: String) {
    #expect(chart(.date(.day)).x(meantBy: text)?.lowerBound == 1_709_942_400)
  }

  /// A date without a year is of the year in which there is a point.
  @Test func theYearIsThatOfThePoints() {
    let days = Chart(
      type: .line, xAxis: Axis(kind: .date(.day)), yAxis: Axis(),
      series: [
        // 2023-11-05, 2023-12-24, 2024-02-08
        Series(
          name: "y", x: [1_699_142_400, 1_703_376_000, 1_707_350_400], y: [1, 2, 3],
          isContinuous: true)
      ])
    #expect(days.x(meantBy: "8.2.")?.lowerBound == 1_707_350_400)
    #expect(days.x(meantBy: "Feb 8", from: 1_699_142_400)?.lowerBound == 1_707_350_400)
    #expect(days.x(meantBy: "24.12.", from: 1_707_350_400)?.lowerBound == 1_703_376_000)
    #expect(days.x(meantBy: "24.12.24")?.lowerBound == 1_734_998_400)
  }

  @Test func aMonthByItsName() {
    for text in ["May", "Mai 2023", "may 2023"] {
      let meant = chart(.date(.day)).x(meantBy: text)
      #expect(meant?.lowerBound == 1_682_899_200 && meant?.upperBound == 1_685_577_600)
    }
    #expect(chart(.date(.day)).x(meantBy: "May 17 18") == nil)
    #expect(chart(.date(.day)).x(meantBy: "May 32") == nil)
  }

  @Test func dateMeansAllOfIt() {
    let days = chart(.date(.second))
    func length(_ text: String) -> Double? {
      days.x(meantBy: text).map { $0.upperBound - $0.lowerBound }
    }
    #expect(length("2023") == 31_536_000.0)
    #expect(length("2024-02") == 2_505_600.0)
    #expect(length("2023-05-17") == 86_400.0)
    #expect(length("2023-05-17 14:30") == 60.0)
    #expect(days.x(meantBy: "5/17/2023", isMonthFirst: true) == days.x(meantBy: "2023-05-17"))
  }

  /// As files write them.
  @Test(arguments: [
    ("2023-05-17T14:30:05.049", 1_684_333_805.049), ("2023-05-17 14:30:05,5", 1_684_333_805.5),
    ("2023-05-17T14:30:05Z", 1_684_333_805), ("2023-05-17T14:30:05+02:00", 1_684_326_605),
    ("2023-05-17T14:30:05.049-0100", 1_684_337_405.049),
  ])
  func momentsAsTheDataHasThem(text: String, value: Double) throws {
    let meant = try #require(chart(.date(.millisecond)).x(meantBy: text))
    #expect(abs(meant.lowerBound - value) < 1e-6)
    #expect(!meant.isEmpty && meant.upperBound <= value + 1.001)
  }

  @Test(arguments: ["", "2023-13", "2023-02-30", "17", "2023-05-17 25:00", "99999-01-01"])
  func noDates(text: String) {
    #expect(chart(.date(.day)).x(meantBy: text) == nil)
  }

  /// The words for a place can be typed: “death 1”.
  @Test func placesWithTheTitleOfTheirAxis() {
    var outcomes = chart(.category(["0", "1"]))
    outcomes.xAxis.title = "death"
    #expect(outcomes.x(meantBy: "death 1") == 1..<1 && outcomes.x(meantBy: "1") == 1..<1)
    #expect(outcomes.x(meantBy: "Death  0") == 0..<0 && outcomes.x(meantBy: "death") == nil)
    #expect(outcomes.x(meantBy: "birth 1") == nil)
    var numbers = chart(.number)
    numbers.xAxis.title = "Petal.Length"
    #expect(numbers.x(meantBy: "petal.length 1.5") == 1.5..<1.5)
  }

  @Test func categoriesByTheirNames() {
    let days = chart(.category(["Mon", "Tue", "５月"]))
    #expect(days.x(meantBy: "tue")?.lowerBound == 1)
    #expect(days.x(meantBy: "5月")?.lowerBound == 2)
    #expect(days.x(meantBy: "Fri") == nil)
  }
}
