import Charts
import Foundation
import Testing

@testable import Descriptions

extension FormatTests {
  @Test func listsTheFirstOfManyNames() {
    let many = (1...1000).map(String.init)
    #expect(english.excerpts(many) == many.prefix(20) + ["…"])
    #expect(english.excerpts(Array(many.prefix(20))) == Array(many.prefix(20)))
    #expect(english.excerpts([]) == [])
  }

  @Test func cutsOnlyLongExcerpts() {
    let sixty = String(repeating: "あ", count: 60)
    #expect(english.excerpt(sixty) == sixty)
    #expect(english.excerpt(sixty + "い") == sixty + "…")
  }

  /// A command line of thousands of letters is not read out.
  @Test func namesCanBeSaid() {
    let long = String(repeating: "a", count: 4_000)
    #expect(english.sayable(long) == String(repeating: "a", count: 119) + "…")
    #expect(english.sayable("Rome") == "Rome")
    #expect(english.sayable(String(repeating: "あ", count: 120)).count == 120)
  }

  /// The marks behind a name would end the sentence that it stands in, or part it.
  @Test(arguments: [
    ("1. No,", "1. No"), ("2. Yes.", "2. Yes"), ("4. Other:", "4. Other"), ("daily.", "daily"),
    ("Acme Inc.", "Acme Inc."), ("What?", "What?"), ("Wisconsin No. 38", "Wisconsin No. 38"),
    ("...", "..."), (",", ","), ("", ""), ("18.", "18."), ("はい、", "はい"),
  ])
  func namesEndWithoutMarks(name: String, said: String) {
    #expect(english.sayable(name) == said && english.withoutEnd(name) == said)
  }

  @Test func endsEachSentenceOnce() {
    #expect(english.joined(["Complete", "Jan 5"]) == "Complete. Jan 5")
    #expect(german.joined(["Schleife an, 5. Jan.", "Ende"]) == "Schleife an, 5. Jan. Ende")
    #expect(japanese.joined(["完了", "停止"]) == "完了。停止")
    #expect(japanese.joined(["一定です。", "停止"]) == "一定です。停止")
    #expect(english.joined(["Acme Inc."]) == "Acme Inc.")
    #expect(english.joined([]) == "")
  }
}
