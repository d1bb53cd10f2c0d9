import Tables
import Testing

@Suite struct ConditionTests {
  @Test(arguments: [
    ("price>=10", Condition(column: "price", .greaterOrEqual, ["10"])),
    (" price  <  10 ", Condition(column: "price", .less, ["10"])),
    ("state = New York", Condition(column: "state", .equal, ["New York"])),
    ("state != \"New York\"", Condition(column: "state", .notEqual, ["New York"])),
    ("\"birth year\" <= 1990", Condition(column: "birth year", .lessOrEqual, ["1990"])),
    ("\"a \"\"b\"\"\" > 1", Condition(column: "a \"b\"", .greater, ["1"])),
    ("name ~ son", Condition(column: "name", .contains, ["son"])),
    ("state in CA, NY ,", Condition(column: "state", .isOneOf, ["CA", "NY"])),
    ("city in \"Ely, NV\",Oslo", Condition(column: "city", .isOneOf, ["Ely, NV", "Oslo"])),
    ("price is missing", Condition(column: "price", .isMissing)),
    ("price is  not missing", Condition(column: "price", .isPresent)),
    ("state not in CA,NY", Condition(column: "state", .isNoneOf, ["CA", "NY"])),
    ("not not in in", Condition(column: "not", .isNoneOf, ["in"])),
    ("band = rock and roll", Condition(column: "band", .equal, ["rock and roll"])),
    ("city IN Rome,Oslo", Condition(column: "city", .isOneOf, ["Rome", "Oslo"])),
    ("city Not In Rome", Condition(column: "city", .isNoneOf, ["Rome"])),
    ("price IS NOT NULL", Condition(column: "price", .isPresent)),
    ("price == 2", Condition(column: "price", .equal, ["2"])),
    ("price <> 2", Condition(column: "price", .notEqual, ["2"])),
    ("in in in", Condition(column: "in", .isOneOf, ["in"])),
    ("größe = 5 kg", Condition(column: "größe", .equal, ["5 kg"])),
  ])
  func isReadAsItIsWritten(text: String, condition: Condition) throws {
    #expect(try Condition(parsing: text) == condition)
    #expect(try Condition(parsing: condition.written) == condition)
  }

  @Test(arguments: [
    (Condition(column: "birth year", .less, ["1990"]), "\"birth year\" < 1990"),
    (Condition(column: "a \"b\"", .equal, ["\"c\""]), "\"a \"\"b\"\"\" = \"\"\"c\"\"\""),
    (Condition(column: "city", .isOneOf, ["Ely, NV", "Oslo"]), "city in \"Ely, NV\",Oslo"),
    (Condition(column: "v", .isMissing), "v is missing"),
  ])
  func isWrittenAsItIsRead(condition: Condition, text: String) throws {
    #expect(condition.written == text)
    #expect(try Condition(parsing: text) == condition)
  }

  @Test(arguments: [
    "", "price", "= 5", "price =", "price in ,", "birth year = 5", "\"price = 5", "price is big",
    "price not in", "price not 5", "price => 2", "price is not missing 3",
    "price is missing 3", "\"\" = 1",
  ])
  func whatIsNoCondition(text: String) {
    #expect(throws: TransformProblem.notACondition(text)) { try Condition(parsing: text) }
  }

  @Test(arguments: [
    (Condition(column: "price", .greaterOrEqual, ["10"]), ToldCondition.signs("price ≥ 10")),
    (Condition(column: "state", .isNoneOf, ["CA", "NY"]), .signs("state ≠ CA, NY")),
    (Condition(column: "price", .isMissing), .missing("price")),
    (Condition(column: "price", .isPresent), .present("price")),
  ])
  func isToldInSignsIfThereAreAny(condition: Condition, told: ToldCondition) {
    #expect(condition.told == told)
  }

  /// Two ends of one column are a range; anything between them, or another column, leaves them apart.
  @Test func twoEndsAreARange() {
    let (low, high) = (
      Condition(column: "price", .greaterOrEqual, ["200"]),
      Condition(column: "price", .lessOrEqual, ["300"])
    )
    let other = Condition(column: "age", .lessOrEqual, ["18"])
    #expect(Condition.told([low, high]) == [.range(column: "price", low: "200", high: "300")])
    #expect(Condition.told([low, other, high]) == ["price ≥ 200", "age ≤ 18", "price ≤ 300"])
  }
}
