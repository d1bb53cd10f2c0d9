import Tables
import Testing

struct QuestionNamesTests {
  @Test func questionsCarryANumber() {
    #expect(QuestionNames.number(of: "q1") == 1)
    #expect(QuestionNames.number(of: "Q12_price_fair") == 12)
    #expect(QuestionNames.number(of: "Frage 3") == 3)
    #expect(QuestionNames.number(of: "q4a") == 4)
  }

  @Test func otherNamesAreNone() {
    for name in ["q", "x1", "quarter1", "q1mean", "1", "", "week 3"] {
      #expect(QuestionNames.number(of: name) == nil, "\(name)")
    }
  }
}
