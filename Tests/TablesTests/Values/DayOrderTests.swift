import Testing

@testable import Tables

@Suite struct DayOrderTests {
  private func dates(
    _ cells: [String], values: [String]? = nil, delimiter: String = ",",
    usual: DayOrder = .monthFirst
  ) throws -> DateColumn {
    let rows = cells.enumerated().map { "\($1)\(delimiter)\(values?[$0] ?? String($0))" }
    let text = "date\(delimiter)v\n" + rows.joined(separator: "\n") + "\n"
    return try table(text) { $0.usualDayOrder = usual }.dates(0)
  }

  private let readings = ["03/01/2023", "02/02/2023", "07/03/2023", "06/04/2023", "09/05/2023"]

  /// Rows go on in time.
  @Test func theOrderOfTheRowsTells() throws {
    let dates = try dates(readings)
    #expect(dates.values == dates.values.sorted())
    #expect(dates.assumedOrder == AssumedDayOrder(.dayFirst, otherPattern: "M/d/yyyy"))
    let month = try self.dates(
      ["1/3/23", "2/2/23", "3/7/23", "4/6/23", "5/9/23"], usual: .dayFirst)
    #expect(month.values == month.values.sorted())
    #expect(month.assumedOrder == AssumedDayOrder(.monthFirst, otherPattern: "d/M/yy"))
    // Backwards in time is an order, too.
    #expect(try self.dates(readings.reversed()).assumedOrder?.order == .dayFirst)
  }

  /// Rows that go on either way leave it to the usage.
  @Test func elseWhatIsUsualTells() throws {
    let first = ["01/01/2023", "02/01/2023", "03/01/2023", "04/01/2023"]
    #expect(try dates(first).assumedOrder?.order == .monthFirst)
    #expect(try dates(first, usual: .dayFirst).assumedOrder?.order == .dayFirst)
    let commas = ["1,5", "2,5", "3,5", "4,5"]
    #expect(
      try dates(first, values: commas, delimiter: ";").assumedOrder?.order == .dayFirst)
  }

  /// Days follow each other rather than the same days of months, unless these are the first of each.
  @Test func daysGoOnRatherThanMonths() throws {
    let days = (6...11).map { $0 < 10 ? "0\($0)/05/2024" : "\($0)/05/2024" }
    #expect(try dates(days).assumedOrder?.order == .dayFirst)
    #expect(try dates(days, usual: .dayFirst).assumedOrder?.order == .dayFirst)
    let times = days.flatMap { ["\($0) 09:34:22", "\($0) 17:02:10"] }
    #expect(try dates(times).assumedOrder?.order == .dayFirst)
    let american = (6...11).map { "05/\($0)/2024" }
    #expect(try dates(american, usual: .dayFirst).assumedOrder?.order == .monthFirst)
  }

  /// Of two orders the one with even steps is meant.
  @Test func evenStepsTell() throws {
    let months = (1...12).map { "01/\($0)/2023" } + ["01/1/2024", "01/2/2024"]
    #expect(try dates(months).assumedOrder?.order == .dayFirst)
  }

  /// One cell that has no two readings decides for all, and nothing is taken for granted.
  @Test func oneDayDecides() throws {
    let dates = try dates(readings + ["13/06/2023"])
    #expect(dates.values == dates.values.sorted() && dates.assumedOrder == nil)
    #expect(try self.dates(["02/02/2023", "03/03/2023"]).assumedOrder == nil)
    #expect(try self.dates(["2023-01-03", "2023-02-02"]).assumedOrder == nil)
  }

  @Test func patternsAsPeopleWriteThem() throws {
    for pattern in ["d/m/y", "DD/MM/YYYY", "dd/mm/yyyy", "D/M/Y"] {
      let read = try table("date,v\n03/01/2023,1\n02/02/2023,2\n") { $0.datePattern = pattern }
        .dates(0)
      #expect(read.values.map { Int($0) / 86_400 } == [19_360, 19_390], "\(pattern)")
    }
    #expect(DatePattern("HH:mm:ss") != nil && DatePattern("dd.MM.yyyy HH:mm") != nil)
    #expect(DatePattern("x") == nil)
  }
}
