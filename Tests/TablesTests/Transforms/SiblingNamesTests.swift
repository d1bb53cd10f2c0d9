import Testing

@testable import Tables

@Suite struct SiblingNamesTests {
  @Test(arguments: [
    (["Q1", "Q2", "Q3", "Q4", "Total"], "quarter", 4),
    (["一季度", "二季度", "三季度", "四季度", "全年"], "quarter", 4),
    (["1. Quartal", "2. Quartal", "3. Quartal"], "quarter", 3),
    (["Winter", "Spring", "Summer", "Fall"], "season", 4),
    (["Fri", "Sat", "Sun", "Mon"], "weekday", 4),
    (["Nov", "Dec", "Jan"], "month", 3), (["day_3", "day_4", "day_9", "norm"], "day", 3),
    (["lundi", "mardi", "mercredi"], "weekday", 3), (["week1", "week2", "week3"], "week", 3),
  ])
  func names(names: [String], axis: String, count: Int) throws {
    let siblings = try #require(SiblingNames(among: names))
    #expect(siblings.axis == axis && siblings.names == Array(names.prefix(count)))
    #expect(siblings.value == nil)
  }

  @Test func numbersAreThoseAtTheEnd() throws {
    #expect(SiblingNames(among: ["day_3", "day_5", "day_9"])?.numbers == [3, 5, 9])
    #expect(SiblingNames(among: ["Q1", "Q2", "Q3"])?.numbers == nil)
    let towns = try #require(
      SiblingNames(among: ["area", "population_1996", "population_2001", "population_2011"]))
    #expect(towns.axis == "year" && towns.value == "population")
    #expect(towns.numbers == [1996, 2001, 2011] && towns.names.count == 3)
    #expect(SiblingNames(among: ["temp day 1", "temp day 2", "temp day 3"])?.value == "temp")
  }

  @Test(arguments: [
    // Too few, not one after another, falling, several families, questions, ages, programs' own.
    ["Q1"], ["Q1", "Q3"], ["Mon", "Wed", "Fri"], ["Q2", "Q3", "Q4"],
    ["Q1", "Q2", "Q3", "Q4", "Q5"],
    ["day_3", "day_2", "day_1"], ["age1", "age2", "age3"], ["X1", "X2", "X3"], ["1", "2", "3"],
    ["day1", "day2", "day3", "week1", "week2", "week3"], ["item1", "item2", "item3"],
    ["pop_1996", "pop_2001", "pop_2006", "area_1996", "area_2001", "area_2006"], [],
  ])
  func noNames(names: [String]) {
    #expect(SiblingNames(among: names) == nil)
  }

  @Test func anythingMayCountOnWhereThatIsAsked() {
    let items = SiblingNames(among: ["item1", "item2", "item3", "age"], ofAnything: true)
    #expect(items?.names == ["item1", "item2", "item3"] && items?.numbers == nil)
    #expect(SiblingNames(among: ["V1", "V2", "V3"], ofAnything: true) == nil)
  }
}
