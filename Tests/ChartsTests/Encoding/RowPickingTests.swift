import Testing

@testable import Charts
@testable import Tables

@Suite struct RowPickingTests {
  private let text = """
    day,state,price
    2024-01-05,CA,10
    2024-01-20,NY,20
    2024-02-03,CA,30
    2024-03-09,TX,
    """

  private func charts(_ change: (inout RowPicking) throws -> Void) throws -> [Chart] {
    var encoding = Encoding()
    encoding.y = ["price"]
    encoding.x = "day"
    encoding.isWhole = true
    try change(&encoding.picking)
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    return try encoding.charts(of: document)
  }

  private func problem(_ change: (inout RowPicking) throws -> Void) -> InputProblem.Fault? {
    do {
      _ = try charts(change)
      return nil
    } catch {
      return (error as? InputProblem)?.kind
    }
  }

  @Test func onlyRowsThatMeetAllConditionsAreCharted() throws {
    let charts = try charts {
      $0.conditions = [try Condition(parsing: "STATE = CA"), try Condition(parsing: "price > 10")]
    }
    #expect(charts[0].series[0].y == [30])
    #expect(charts[0].notes.first == .filtered(1, of: 4, ["state = CA", "price > 10"]))
    #expect(charts[0].channels?.conditions == ["STATE = CA", "price > 10"])
  }

  @Test func datesHaveAFirstAndALast() throws {
    let charts = try charts {
      $0.from = "2024-01-20"
      $0.to = "2024-02"
    }
    #expect(charts[0].series[0].y == [20, 30])
    #expect(
      charts[0].notes.first
        == .filtered(2, of: 4, [.range(column: "day", low: "2024-01-20", high: "2024-02")]))
  }

  /// The last month ends with the data, not today.
  @Test func theLastTimeIsThatOfTheData() throws {
    let charts = try charts { $0.last = TimeLength("2mo") }
    #expect(charts[0].series[0].x.count == 3)
    #expect(charts[0].notes.first == .filtered(3, of: 4, ["day > 2024-01-09"]))
  }

  /// Of rows without a value of what is charted there is nothing to draw.
  @Test func missingValuesCanBeAskedFor() throws {
    #expect(
      problem { $0.conditions = [try Condition(parsing: "price is missing")] }
        == .noValues(columns: ["price"], rows: 1))
    let charts = try charts { $0.conditions = [try Condition(parsing: "price is not missing")] }
    #expect(charts[0].notes.first == .filtered(3, of: 4, [.present("price")]))
  }

  /// Other columns are charted than the missing one, if nobody asked for that.
  @Test func whatIsMissingIsNotGuessed() throws {
    var encoding = Encoding()
    encoding.picking.conditions = [try Condition(parsing: "ozone is missing")]
    let document = try Reader.read(
      bytes: Array("day,ozone,temp\n2024-01-05,,67\n2024-01-06,3,72\n2024-01-07,,74\n".utf8),
      name: "t.csv", options: ReadingOptions())
    let chart = try #require(try encoding.charts(of: document).first)
    #expect(chart.series.map(\.y) == [[67, 74]])
  }

  /// A value that the column has nowhere is told, although other rows are left.
  @Test(arguments: ["state in CA,XX", "state not in XX", "state != XX", "price in 10,XX"])
  func absentValuesAreTold(condition: String) throws {
    if condition.hasPrefix("price") {
      #expect(
        problem { $0.conditions = [try Condition(parsing: condition)] }
          == .transform(.notAValue("XX", column: "price", example: "10")))
      return
    }
    let charts = try charts { $0.conditions = [try Condition(parsing: condition)] }
    #expect(
      charts[0].notes.contains(.absent(["XX"], column: "state", present: ["CA", "NY", "TX"])))
    let known = try self.charts { $0.conditions = [try Condition(parsing: "state in CA,NY")] }
    #expect(known[0].notes.count == 1)
  }

  @Test func absentNumbersAreTold() throws {
    let charts = try charts { $0.conditions = [try Condition(parsing: "price in 10,11")] }
    #expect(charts[0].notes.contains(.absent(["11"], column: "price", present: ["10", "30"])))
  }

  @Test func whatCannotBeMetIsTold() {
    #expect(
      problem { $0.conditions = [try Condition(parsing: "state = XX")] }
        == .nothingLeft(
          conditions: ["state = XX"], column: "state", values: ["CA", "NY", "TX"], areEnds: false))
    #expect(
      problem { $0.conditions = [try Condition(parsing: "price > 99")] }
        == .nothingLeft(
          conditions: ["price > 99"], column: "price",
          values: [
            .number(10, fractionDigits: 0, unit: nil), .number(30, fractionDigits: 0, unit: nil),
          ], areEnds: true))
    #expect(
      problem { $0.conditions = [try Condition(parsing: "price > dear")] }
        == .transform(.notAValue("dear", column: "price", example: "10")))
    #expect(
      problem { $0.conditions = [try Condition(parsing: "town = Rome")] }
        == .unknownColumn(name: "town", columns: ["day", "state", "price"]))
  }

  @Test func whatExcludesEachOtherIsTold() {
    #expect(
      problem { picking in
        picking.conditions = try ["price > 20", "price < 15"].map { try Condition(parsing: $0) }
      } == .nothingInCommon(["price > 20", "price < 15"]))
    // The one that no row meets is told with its own column.
    #expect(
      problem { picking in
        picking.conditions = try ["state = XX", "price < 15"].map { try Condition(parsing: $0) }
      }
        == .nothingLeft(
          conditions: ["state = XX"], column: "state", values: ["CA", "NY", "TX"], areEnds: false))
  }

  @Test func lengthsOfTimeNeedTimes() throws {
    var encoding = Encoding()
    encoding.picking.last = TimeLength("1d")
    let document = try Reader.read(
      bytes: Array("a,b\nx,1\ny,2\n".utf8), name: "t.csv", options: ReadingOptions())
    #expect(throws: InputProblem(file: "t.csv", kind: .noTimes(columns: ["a", "b"]))) {
      try encoding.charts(of: document)
    }
  }

  @Test func theBeginningOfTheLastTimeIsSaidToTheSecond() throws {
    var encoding = Encoding()
    encoding.picking.last = TimeLength("1min")
    let text = "t,v\n2024-01-05 07:26:00,1\n2024-01-05 07:27:30,2\n2024-01-05 07:28:05,4\n"
    let charts = try encoding.charts(
      of: Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions()))
    #expect(charts[0].notes.first == .filtered(2, of: 3, ["t > 2024-01-05 07:27:05"]))
  }
}
