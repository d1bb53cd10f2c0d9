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
    "price not in", "price not 5", "price is not missing 3",
    "price is missing 3", "\"\" = 1",
  ])
  func whatIsNoCondition(text: String) {
    #expect(throws: TransformProblem.notACondition(text)) { try Condition(parsing: text) }
  }

  @Test(arguments: [
    ("a > 3 and b < 9", ["a > 3", "b < 9"]),
    ("a > 3 && b is missing AND c in x,y", ["a > 3", "b is missing", "c in x,y"]),
    ("band = rock and roll", []),
    ("band = rock and roll and year > 1960", ["band = rock and roll", "year > 1960"]),
    ("a = \"x and b < 9\"", []),
  ])
  func conditionsThatAreJoinedAreTold(text: String, parts: [String]) {
    #expect(Condition.joined(in: text) == parts)
  }

  @Test(arguments: [
    ("city != Rome or units > 8", true), ("a = 1 || b = 2", true), ("city = salt or pepper", false),
    ("name = \"a or b\"", false), ("city in Rome or Oslo", false), ("a = 1 and b = 2", false),
  ])
  func alternatives(_ text: String, _ expected: Bool) {
    #expect(Condition.hasAlternatives(text) == expected)
  }
}
