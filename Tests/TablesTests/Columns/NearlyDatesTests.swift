import Testing

@testable import Tables

@Suite struct NearlyDatesTests {
  private func column(_ cells: [String]) throws -> Column {
    try table((["date,v"] + cells.map { "\($0),1" }).joined(separator: "\n")).columns[0]
  }

  private static let days = (1...28).map { "2024-02-\($0 < 10 ? "0" : "")\($0)" }

  /// A day that does not exist, or a word, leaves the other dates dates.
  @Test(arguments: ["2024-02-31", "unknown", "n/a?"]) func aSlipIsMissing(_ slip: String) throws {
    var cells = Self.days
    cells[9] = slip
    guard case .dates(let dates) = try column(cells).values else {
      Issue.record("no dates")
      return
    }
    #expect(dates.stray == TextColumn.OddCell(row: 11, text: slip) && dates.strayCount == 1)
    #expect(dates.values.count(where: \.isNaN) == 1 && dates.values[9].isNaN)
    #expect(dates.texts[9].isEmpty && dates.texts[10] == "2024-02-11")
    #expect(dates.precision == .day)
  }

  /// The same of months by name between slashes, and of stretches of days.
  @Test(arguments: [("/Feb/2024", "31/Feb/2024"), ("-29 Feb 2024", "30-31 Feb 2024")])
  func aSlipAmongNamedMonthsIsMissing(_ ending: String, _ slip: String) throws {
    var cells = (1...28).map { "\($0)\(ending)" }
    cells[9] = slip
    guard case .dates(let dates) = try column(cells).values else {
      Issue.record("no dates")
      return
    }
    #expect(dates.stray == TextColumn.OddCell(row: 11, text: slip) && dates.strayCount == 1)
  }

  @Test func manySlipsAreText() throws {
    var cells = Self.days
    for index in [3, 9] { cells[index] = "unknown" }
    guard case .text = try column(cells).values else {
      Issue.record("no text")
      return
    }
  }

  /// A day that may be a month is one or the other for all rows, and that is known.
  @Test func ambiguousDatesAreReadInOneOrder() throws {
    let cells = (1...24).map { "0\(1 + $0 % 9)/0\(1 + $0 % 7)/2024" } + ["soon"]
    guard case .dates(let dates) = try column(cells).values else {
      Issue.record("no dates")
      return
    }
    #expect(dates.assumedOrder == AssumedDayOrder(.monthFirst, otherPattern: "d/M/yyyy"))
    #expect(dates.stray?.text == "soon")
  }

  /// Names of sums among dates leave a column of text, with the dates beside them.
  @Test func sumsAmongDates() throws {
    guard case .text(let text) = try column(["2024-01-01", "2024-01-02", "Week total"]).values
    else {
      Issue.record("no text")
      return
    }
    #expect(text.besideSums?.values.map(\.isFinite) == [true, true, false])
    #expect(text.besideSums?.stray == nil)
    guard case .text(let other) = try column(["2024-01-01", "2024-01-02", "later"]).values else {
      Issue.record("no text")
      return
    }
    #expect(other.besideSums == nil)
  }

  @Test func anEmptyCellIsNoSlip() throws {
    guard case .dates(let dates) = try column(Self.days + ["", "n/a"]).values else {
      Issue.record("no dates")
      return
    }
    #expect(dates.stray == nil)
  }
}
