import Tables
import Testing

@testable import Descriptions

@Suite struct PhrasebookProblemsTests {
  /// A word that was typed comes back as its start; of a path the end is told as well.
  @Test func longWordsDoNotMakeEndlessProblems() {
    let word = String(repeating: "x", count: 5000)
    let problems: [Problem] = [
      .themeUnknown(word, known: ["dark"]), .unknownLanguage(word, known: ["en"]),
      .unknownTimeZone(word), .noSuchDevice(word, known: ["USB 1"]),
      .severalDevices(word, known: [word + "1", word + "2"]),
      .outputFailed(file: word + "/end.svg", reason: "EIO"),
      .input(.init(InputProblem(file: word + "/end.csv", kind: .missing))),
    ]
    for problem in problems {
      for language in Languages.all {
        let text = language.text(problem)
        #expect(text.count < 600)
        if case .input = problem { #expect(text.contains("xxx/end.csv")) }
        if case .outputFailed = problem { #expect(text.contains("xxx/end.svg")) }
      }
    }
  }
}
