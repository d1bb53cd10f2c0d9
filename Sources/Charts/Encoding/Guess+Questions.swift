import Tables

/// Charts of the numbered questions of a survey that are answered by numbers.
extension Guess {
  /// The number of times that each answer was given to each of several questions, a chart for each, where no means of them
  /// are told: who answered is told beside them, and a mean of answers and of codes for none is one of nothing.
  var numberedQuestions: [[Encoding]] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.every == nil, asked.bin == nil, columns(.time).isEmpty,
      table.rowCount >= Self.fewestAnswers
    else { return [] }
    let questions = columns(.measure, .ordinal).filter { column in
      guard QuestionNames.number(of: column.name) != nil, case .numbers(let numbers) = column.values
      else { return false }
      return numbers.unit == nil && (2...Self.mostAnswers).contains(count(of: column))
        && numbers.values.allSatisfy { !$0.isFinite || $0 == $0.rounded() }
    }
    // Beside several measures few whole numbers are no survey; the age of who answered is a part of it.
    let others = measures.filter { measure in !questions.contains { $0.name == measure.name } }
    let isSurvey = others.count < 2 && others.allSatisfy { TraitNames.isTrait($0.name) }
    guard isSurvey, (Self.fewestQuestions...Self.mostParts).contains(questions.count),
      Set(questions.map { QuestionNames.number(of: $0.name) }).count >= Self.fewestQuestions,
      surveys.isEmpty
    else { return [] }
    return [
      questions.map { question in
        var counts = encoding(question, [])
        counts.measures = [.rows()]
        counts.hasNames = true
        return counts
      }
    ]
  }

  /// Fewer rows are read one by one.
  private static let fewestAnswers = 20
  /// Fewer columns are no list of questions.
  private static let fewestQuestions = 3
  /// More different answers than these are no answers.
  private static let mostAnswers = 11
}
