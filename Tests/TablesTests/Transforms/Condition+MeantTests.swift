import Tables
import Testing

@Suite struct ConditionMeantTests {
  @Test(arguments: [
    ("a > 3 and b < 9", ["a > 3", "b < 9"]),
    ("a > 3 && b is missing AND c in x,y", ["a > 3", "b is missing", "c in x,y"]),
    ("band = rock and roll", []),
    ("band = rock and roll and year > 1960", ["band = rock and roll", "year > 1960"]),
    ("a = \"x and b < 9\"", []),
    ("a > 3, b < 9", ["a > 3", "b < 9"]), ("a in x,y", []), ("a = Ely, NV", []),
    ("a in x,\"b c\",y, b < 9", ["a in x,\"b c\",y", "b < 9"]), ("a = 1,b=2", ["a = 1", "b=2"]),
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

  @Test(arguments: [
    ("v is nothing", ["v is missing"]), ("price is 2", ["price = 2"]),
    ("price => 2", ["price >= 2"]),
    ("city LIKE %Ro%", ["city ~ Ro"]),
    ("price between 1 and 2", ["price >= 1", "price <= 2"]),
    ("birth year > 1990", ["\"birth year\" > 1990"]),
    ("city = Rome or city = Oslo", ["city in Rome,Oslo"]),
    ("city = Rome or price = 2", []), ("price", []), ("price foo 2", []), ("", []), ("> 2", []),
  ])
  func conditionsThatMayBeMeant(text: String, meant: [String]) {
    #expect(Condition.meant(by: text) == meant)
    for text in meant { #expect(throws: Never.self) { try Condition(parsing: text) } }
  }
}
