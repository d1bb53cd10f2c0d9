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
    let answered = columns(.measure, .ordinal).filter { column in
      guard case .numbers(let numbers) = column.values else { return false }
      return numbers.unit == nil && (2...Self.mostAnswers).contains(count(of: column))
        && numbers.values.allSatisfy { !$0.isFinite || $0 == $0.rounded() }
    }
    let named = answered.filter { QuestionNames.number(of: $0.name) != nil }
    let items = named.isEmpty ? items(of: answered) : []
    let questions = named + items
    // Beside several measures few whole numbers are no survey; the age of who answered is a part of it.
    let others = measures.filter { measure in !questions.contains { $0.name == measure.name } }
    let isSurvey = others.count < 2 && others.allSatisfy { TraitNames.isTrait($0.name) }
    guard isSurvey, surveys.isEmpty else { return [] }
    // Of very many the mean answers are compared.
    if !items.isEmpty, items.count > Self.mostParts {
      var means = encoding(nil, items)
      means.aggregation = .by(.mean)
      return [[means]]
    }
    guard (Self.fewestQuestions...Self.mostParts).contains(questions.count),
      !items.isEmpty
        || Set(questions.map { QuestionNames.number(of: $0.name) }).count >= Self.fewestQuestions
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

  /// The items of a questionnaire, called by a letter or a few for what they ask about and by their numbers, all with the same
  /// lowest and highest answer: "A1" to "A5", "C1" to "C5".
  private func items(of answered: [Column]) -> [Column] {
    let numbered = answered.filter { $0.name.last?.isNumber == true }
    guard (Self.fewestItems...Guess.mostBars).contains(numbered.count),
      Families(of: numbered.map(\.name)).areAll
    else { return [] }
    let ranges = numbered.map { column in
      guard case .numbers(let numbers) = column.values else { return 0.0...0.0 }
      let finite = numbers.values.filter(\.isFinite)
      return (finite.min() ?? 0)...(finite.max() ?? 0)
    }
    // A flag is no answer of degrees.
    guard Set(ranges).count == 1, ranges[0].upperBound - ranges[0].lowerBound > 1 else { return [] }
    return numbered
  }

  /// Fewer columns with numbers behind their names are anything.
  private static let fewestItems = 8
  /// Fewer rows are read one by one.
  private static let fewestAnswers = 20
  /// Fewer columns are no list of questions.
  private static let fewestQuestions = 3
  /// More different answers than these are no answers.
  private static let mostAnswers = 11
}
