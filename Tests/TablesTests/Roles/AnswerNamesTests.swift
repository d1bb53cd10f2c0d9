import Testing

@testable import Tables

struct AnswerNamesTests {
  @Test(arguments: ["death", "Heart Disease", "LateSept", "TenYearCHD", "survived", "lfp", "décès"])
  func whatIsAskedIsKnownByItsName(name: String) { #expect(AnswerNames.asks(name)) }

  @Test(arguments: ["age", "later", "Passenger", "sex", "Plate", "black"])
  func traitsAskNothing(name: String) { #expect(!AnswerNames.asks(name)) }

  @Test func oneOfTwoAnswersIsYes() {
    #expect(AnswerNames.answers(among: ["no", "yes"])?.yes == "yes")
    #expect(AnswerNames.answers(among: ["Presence", "Absence"])?.yes == "Presence")
    #expect(AnswerNames.answers(among: ["alive", "dead"])?.yes == "dead")
    #expect(AnswerNames.answers(among: ["male", "female"]) == nil)
    #expect(AnswerNames.answers(among: ["yes", "no", "maybe"]) == nil)
  }
}
