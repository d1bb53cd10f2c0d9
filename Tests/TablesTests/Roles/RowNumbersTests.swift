import Testing

@testable import Tables

@Suite struct RowNumbersTests {
  private func roles(_ header: String, _ count: Int, _ row: (Int) -> String) throws -> [ColumnRole]
  {
    try table(([header] + (0..<count).map(row)).joined(separator: "\n")).roles.map(\.role)
  }

  /// Numbers without an order, by Knuth's multiplicative hash.
  private func mixed(_ index: Int, _ seed: Int) -> String {
    "\((index &* index &+ seed) &* 2_654_435_761 >> 11 & 1_023).5"
  }

  @Test func aNameSaysThatRowsAreNumbered() throws {
    #expect(
      try roles("name,rank,sales", 6) { "n\($0),\($0 + 1),\(90 - $0).5" }
        == [.nominal, .rowNumber, .measure])
    #expect(
      try roles("obs,gpa,tuce", 6) { "\($0),\($0).5,\($0 * 2).5" }
        == [.rowNumber, .measure, .measure])
    // From 2, twice or with a gap nothing is numbered, and the last measure stays one.
    #expect(try roles("rank,sales", 6) { "\($0 + 2),\(90 - $0).5" }[0] == .measure)
    #expect(try roles("rank,sales", 6) { "\($0 == 5 ? 7 : $0 + 1),\(90 - $0).5" }[0] == .measure)
    #expect(try roles("name,rank", 6) { "n\($0),\($0 + 1)" }[1] == .measure)
  }

  /// Under any other name a count is an axis as long as something goes on along it.
  @Test func whatNothingGoesOnAlongIsNoAxis() throws {
    func roles(_ name: String, _ count: Int, _ b: (Int) -> String) throws -> ColumnRole {
      try self.roles("\(name),a,b", count) { "\($0 + 1),\(mixed($0, 5)),\(b($0))" }[0]
    }
    #expect(try roles("burn", 40) { mixed($0 * $0, 77) } == .rowNumber)
    #expect(try roles("burn", 40) { "\($0 * $0).5" } == .measure)
    #expect(try roles("burn", 20) { mixed($0 * $0, 77) } == .measure, "few rows show no order")
    #expect(try roles("time", 40) { mixed($0 * $0, 77) } == .measure)
    // Members have numbers from anywhere.
    for first in [101, 1001, 9001] {
      let found = try self.roles("member,a,b", 40) {
        "\($0 + first),\(mixed($0, 5)),\(mixed($0 * $0, 77))"
      }
      #expect(found == [.key, .measure, .measure], "\(first)")
    }
    // Over a lone measure there is no other axis.
    #expect(try self.roles("burn,a", 40) { "\($0 + 1),\(mixed($0, 5))" }[0] == .measure)
  }

  /// Orders have numbers that rise by one beside their days.
  @Test func ordersAreNumbered() throws {
    func day(_ index: Int) -> String { "2024-01-\(index < 9 ? "0" : "")\(index + 1)" }
    #expect(
      try roles("order,date,amount", 25) { "\(5_001 + $0),\(day($0)),\(mixed($0, 3))" }
        == [.key, .time, .measure])
    #expect(
      try roles("meter,date,amount", 25) { "\(5_001 + 2 * $0),\(day($0)),\(mixed($0, 3))" }[0]
        == .measure)
  }

  /// Pigs have numbers, and weeks in which they are weighed.
  @Test func membersOfAPanelAreNumbered() throws {
    func roles(_ pig: @escaping (Int) -> Int, week: (Int) -> Int = { $0 % 6 + 1 }) throws
      -> ColumnRole
    {
      try self.roles("pig,week,weight,feed", 59) {
        "\(pig($0 / 6)),\(week($0)),\(mixed($0, 5)),\(mixed($0, 9))"
      }[0]
    }
    #expect(try roles { 4_601 + $0 * $0 } == .key)
    #expect(try roles { $0 % 3 } == .measure, "a number of two blocks is no member's")
    #expect(try roles({ 4_601 + $0 * $0 }, week: { $0 }) == .measure, "nothing begins anew")
  }

  /// The names of rows need no header.
  @Test func rowsHaveNames() throws {
    func names(_ text: String) throws -> [String] { try table(text).columns.map(\.name) }
    #expect(try names("\"\",mpg\nMazda,21\nFiat,32\n") == ["name", "mpg"])
    #expect(try names(",name\nMazda,21\nFiat,32\n") == ["name 2", "name"])
    #expect(try names(",mpg\n1,21\n2,32\n") == ["1", "mpg"])
    #expect(try names("Mazda,21\nFiat,32\n") == ["1", "2"])
  }

  @Test func groupsAreNumbered() throws {
    func roles(_ name: String = "event", _ size: (Int) -> Int) throws -> ColumnRole {
      try self.roles("\(name),size,far,near", 30) {
        "\($0 / 4 + $0 / 23),\(size($0 / 4 + $0 / 23)).25,\(mixed($0, 5)),\(mixed($0, 9))"
      }[0]
    }
    #expect(try roles { $0 * 7 % 5 } == .key)
    #expect(try roles("day") { $0 * 7 % 5 } == .measure)
    #expect(try roles { _ in 5 } == .measure, "nothing tells the groups apart")
  }

  /// A panel of many members has each as often, and more than twice.
  @Test func membersOfAPanel() throws {
    func role(_ members: Int, _ rows: Int) throws -> ColumnRole {
      try roles("state,v,w", rows) { "\($0 % members * 3),\(mixed($0, 5)),\(mixed($0, 9))" }[0]
    }
    #expect(try role(50, 150) == .key)
    #expect(try role(50, 149) == .measure && role(50, 100) == .measure)
    #expect(try role(40, 80) == .ordinal && role(41, 82) == .measure)
  }

  @Test func namesBetweenApostrophes() throws {
    #expect(try table("'OBS','GPA'\n1,2.5\n2,3.5\n").names == ["OBS", "GPA"])
    #expect(try table("'OBS' 'GPA'\n1 2.5\n2 3.5\n", name: "-").names == ["OBS", "GPA"])
    #expect(try table("'OBS',GPA\n1,2.5\n").names == ["'OBS'", "GPA"])
  }

  /// A count of the rows under a row of units has none.
  @Test func aCountBesideUnitsIsARowNumber() throws {
    let rows = (1...21).map { "\($0);\($0 / 3 + 1).5;\($0 * 17).25;4.\($0 + 20)\n" }.joined()
    let table = try table("Run;Conc.;Peak area;Ret. time\n;mg/L;mAU*s;min\n" + rows)
    #expect(table.names == ["Run", "Conc.", "Peak area", "Ret. time"])
    #expect(try table.numbers(3).unit == "min")
    #expect(table.roles.map(\.role) == [.rowNumber, .measure, .measure, .measure])
  }

  /// A race or a training goes on from lap to lap, though what was measured has a unit, and no order.
  @Test(arguments: ["km", "Lap", "lap number", "epoch", "global_step", "Runde", "étape", "周回"])
  func whatIsGoneThroughIsAnAxis(_ name: String) throws {
    func roles(_ name: String, _ value: (Int) -> String) throws -> [ColumnRole] {
      try self.roles("\(name),Asha,Yuki", 42) { "\($0 + 1),\(value($0)),\(value($0 + 50))" }
    }
    let clock = { "4:\(($0 &* $0 &* 2_654_435_761 >> 11 & 31) + 10)" }
    #expect(try roles(name, clock) == [.measure, .measure, .measure])
    #expect(try roles(name) { mixed($0, 5) } == [.measure, .measure, .measure])
    #expect(try roles("specimen", clock)[0] == .rowNumber)
  }

  /// Numbers of documents name them.
  @Test(arguments: ["Documento", "Beleg", "invoice", "伝票番号", "单号"])
  func numbersOfDocumentsAreKeys(_ name: String) throws {
    let rows = (1...30).map { "\(100_000 + $0 * 7_919 % 90_001),\($0 * 37 % 41).5\n" }.joined()
    #expect(try table("\(name),v\n" + rows).roles[0].role == .key)
  }

  /// Numbers of answers in their order are row numbers, also where nothing else is a number.
  @Test(arguments: ["回答番号", "订单序号", "No."])
  func numbersOfAnswersAreNoValues(_ name: String) throws {
    let rows = (1...30).map { "\($0),2026-09-0\($0 % 9 + 1),\(["yes", "no"][$0 % 2])\n" }.joined()
    #expect(try table("\(name),when,answer\n" + rows).roles[0].role == .rowNumber)
  }
}
