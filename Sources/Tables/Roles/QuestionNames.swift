/// The names of the questions of a survey, which say that they are questions and carry a number: "q1", "Q2_price", "Frage 3".
package enum QuestionNames {
  private static let words: Set<String> = [
    "q", "qu", "quest", "question", "item", "frage", "pregunta", "pergunta", "pytanie",
    "問", "問題", "質問", "设问", "题", "问题",
  ]

  /// The number of a question; `nil` of a name that is none.
  package static func number(of name: String) -> Int? {
    let word = name.prefix(while: \.isLetter)
    let rest = name.dropFirst(word.count).drop { " _.-".contains($0) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard words.contains(word.lowercased()), !digits.isEmpty, digits.count < 4 else { return nil }
    // "q1a" is a part of a question as well; "q10mean" is something made of them.
    let ending = rest.dropFirst(digits.count).prefix(while: \.isLetter)
    return ending.count < 2 ? Int(digits) : nil
  }
}
