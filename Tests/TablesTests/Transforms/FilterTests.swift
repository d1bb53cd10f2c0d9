import Testing

@testable import Tables

@Suite struct FilterTests {
  private static let people = """
    name,state,age,seen
    Ann,CA,34 yr,2020-12-31
    Bob,NY,,2021-02-03
    Cy,,51 yr,2021-12-31
    Dee,CA,34.5 yr,
    """

  /// The names of the rows that a condition keeps.
  private func kept(_ text: String, of data: String = people) throws -> String {
    let kept = try table(data).filtered(where: [Condition(parsing: text)]).table
    return try kept.text(0).cells.compactMap(\.self).joined(separator: " ")
  }

  @Test(arguments: [
    ("age = 34", "Ann"), ("age != 34", "Cy Dee"), ("age < 34.5", "Ann"), ("age <= 34.5", "Ann Dee"),
    ("age > 34.5", "Cy"), ("age >= 34.5 yr", "Cy Dee"), ("age in 34,51", "Ann Cy"),
    ("age ~ 4", "Ann Dee"), ("age is missing", "Bob"), ("age is not missing", "Ann Cy Dee"),
    ("age not in 34,51", "Dee"),
  ])
  func numbersCompareAsNumbers(condition: String, names: String) throws {
    #expect(try kept(condition) == names)
  }

  @Test(arguments: [
    ("state = CA", "Ann Dee"), ("state != CA", "Bob"), ("state in NY,CA", "Ann Bob Dee"),
    ("name ~ E", "Dee"), ("name < Cy", "Ann Bob"), ("name >= Cy", "Cy Dee"),
    ("state is missing", "Cy"), ("state not in CA,TX", "Bob"),
    ("state is not missing", "Ann Bob Dee"), ("state = ca", ""),
  ])
  func textComparesAsText(condition: String, names: String) throws {
    #expect(try kept(condition) == names)
  }

  /// Words are neither less nor more than a number; levels, periods and codes of digits have their own order.
  @Test func wordsHaveTheirOwnOrder() throws {
    #expect(
      throws: TransformProblem.notAValue("5", column: "state", example: "CA")
    ) {
      try kept("state > 5")
    }
    let levels = "name,size,zip\na,small,02139\nb,large,10001\nc,medium,90210\nd,large,02138\n"
    #expect(try kept("size >= medium", of: levels) == "b c d")
    #expect(try kept("zip > 5000", of: levels) == "b c")
    let weeks =
      "name,w\n" + [51, 52].map { "a\($0),KW \($0)/2019\n" }.joined()
      + (1...4).map { "b\($0),KW \($0)/2020\n" }.joined()
    #expect(try kept("w >= KW 3/2020", of: weeks) == "b3 b4")
  }

  /// A year is all of its days.
  @Test(arguments: [
    ("seen = 2021", "Bob Cy"), ("seen > 2020", "Bob Cy"), ("seen <= 2020", "Ann"),
    ("seen < 2021-02-03", "Ann"), ("seen <= 2021-02-03", "Ann Bob"), ("seen >= 2021-03", "Cy"),
    ("seen != 2021", "Ann"), ("seen in 2020,2021-02", "Ann Bob"), ("seen is missing", "Dee"),
    ("seen not in 2020", "Bob Cy"),
    ("seen ~ 12-31", "Ann Cy"),
  ])
  func datesCompareAsDates(condition: String, names: String) throws {
    #expect(try kept(condition) == names)
  }

  @Test func aDateIsReadAsTheColumnWritesIt() throws {
    let dayFirst = "name,day\nAnn,25/12/2020\nBob,3/4/2021\n"
    #expect(try kept("day >= 4/3/2021", of: dayFirst) == "Bob")
    #expect(try kept("day < 5/3/2021", of: dayFirst) == "Ann")
  }

  @Test func aDayIsThatOfTheZone() throws {
    let times = try table("t,v\n2021-03-05T23:30,1\n2021-03-06T00:30,2\n") {
      $0.timeZone = "America/New_York"
    }
    let day = try Condition(parsing: "t = 2021-03-05")
    #expect(
      try times.filtered(where: [day], timeZone: "America/New_York").table.numbers(1).values == [1])
    #expect(try times.filtered(where: [day]).table.rowCount == 0)
  }

  @Test func allConditionsMustHold() throws {
    let conditions = [
      Condition(column: "state", .equal, ["CA"]), Condition(column: "age", .greater, ["34"]),
    ]
    let (kept, report) = try table(Self.people).filtered(where: conditions)
    #expect(try kept.text(0).cells == ["Dee"])
    #expect(kept.names == ["name", "state", "age", "seen"])
    #expect(report == Filtered(conditions: conditions, kept: 1, rows: 4))
    #expect(try table(Self.people).filtered(where: []).table.rowCount == 4)
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    let people = try table(Self.people)
    #expect(throws: TransformProblem.notAValue("old", column: "age", example: "34")) {
      try people.filtered(where: [Condition(column: "age", .greater, ["old"])])
    }
    #expect(throws: TransformProblem.notAValue("34 kg", column: "age", example: "34")) {
      try people.filtered(where: [Condition(column: "age", .equal, ["34 kg"])])
    }
    #expect(throws: TransformProblem.noSuchDay("2020-06-31")) {
      try people.filtered(where: [Condition(column: "seen", .less, ["2020-06-31"])])
    }
    #expect(throws: TransformProblem.notAValue("soon", column: "seen", example: "2020-12-31")) {
      try people.filtered(where: [Condition(column: "seen", .less, ["soon"])])
    }
    #expect(throws: TransformProblem.unknownColumn(name: "Age", columns: people.names)) {
      try people.filtered(where: [Condition(column: "Age", .isMissing)])
    }
  }
}
