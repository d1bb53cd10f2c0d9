import Tables

/// Charts of surveys: questions whose answers are numbers of one kind, and how often which answers come together.
extension Guess {
  /// The mean answer to each of several questions, for each of few kinds of people where a column has them;
  /// of answers of 0 and 1 it is the share of those who said yes.
  var surveys: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty else {
      return []
    }
    let questions = questions
    // Questions that are called by their numbers are told by few answers, too.
    let areNumbered = Families(of: questions.map(\.name)).areAll
    guard table.rowCount >= (areNumbered ? Self.fewestTimes : Self.fewestAnswers) else {
      return []
    }
    let treatment = areNumbered ? numberedTreatment : nil
    let areYesAndNo = questions.count >= Self.fewestYesAndNo && areAnswersBesideEachOther(questions)
    let measured = columns(.measure, .ordinal).filter { column in
      !questions.contains { $0.name == column.name } && !column.isConstant
        && column.name != treatment?.name && !(areYesAndNo && TraitNames.isTrait(column.name))
    }
    guard (Self.fewestQuestions...Self.mostParts).contains(questions.count), measured.isEmpty else {
      return []
    }
    let kind = places(columns(.nominal)).first { column in
      column.isText && (2...Self.mostKinds).contains(count(of: column))
    }
    var means = encoding(nil, questions)
    means.aggregation = .by(.mean)
    guard let kind = kind ?? treatment else { return [means] }
    var compared = means
    compared.series = kind.name
    return [compared, means]
  }

  /// True of columns of yes and no that stand side by side, none of which is a trait or what is asked about: each is one of several
  /// things that somebody has or has not.
  private func areAnswersBesideEachOther(_ questions: [Column]) -> Bool {
    let places = table.columns.indices.filter { index in
      questions.contains { $0.name == table.columns[index].name }
    }
    return zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
      && questions.allSatisfy {
        $0.isFlag && !TraitNames.isTrait($0.name) && !isCalledOutcome($0.name)
          && !RoleName.treatment.matches($0.name) && !FollowUpNames.isEvent($0.name)
      }
  }

  /// A few numbers that say which treatment somebody had.
  private var numberedTreatment: Column? {
    places(columns(.ordinal)).first { column in
      RoleName.treatment.matches(column.name) && (2...Self.mostKinds).contains(count(of: column))
    }
  }

  /// The numbers that are answers to questions of one kind: few whole ones, from the same lowest to the
  /// same highest.
  private var questions: [Column] {
    var scales: [(range: ClosedRange<Double>, columns: [Column])] = []
    let treatment = numberedTreatment?.name
    let measured = columns(.measure, .ordinal).filter { $0.name != treatment }
    for column in measured {
      guard case .numbers(let numbers) = column.values, numbers.unit == nil,
        // Programs write whole numbers as 5.0 once one is missing.
        numbers.values.allSatisfy({ !$0.isFinite || $0 == $0.rounded() })
      else { continue }
      let levels = Set(numbers.values.lazy.filter(\.isFinite))
      guard (2...Self.mostLevels).contains(levels.count), let low = levels.min(),
        let high = levels.max(), high - low < Double(Self.mostLevels)
      else { continue }
      if let index = scales.firstIndex(where: { $0.range == low...high }) {
        scales[index].columns.append(column)
      } else {
        scales.append((low...high, [column]))
      }
    }
    let all = scales.flatMap(\.columns)
    // The numbers of answers may differ as long as nothing else is measured: six to one question, eight to another.
    let highs = scales.map(\.range.upperBound)
    if all.count >= Self.fewestMixed, all.count == measured.filter({ !$0.isConstant }).count,
      scales.allSatisfy({ (0...1).contains($0.range.lowerBound) }), let least = highs.min(),
      let most = highs.max(), least > 2, most <= 2 * least
    {
      return measured.filter { column in all.contains { $0.name == column.name } }
    }
    return scales.max { $0.columns.count < $1.columns.count }?.columns ?? []
  }

  /// Fewer rows are read one by one.
  private static let fewestAnswers = 20
  /// Fewer columns of different scales are anything.
  private static let fewestMixed = 8
  /// Fewer columns are no list of questions.
  private static let fewestQuestions = 3
  /// Fewer columns of yes and no beside traits are no list of things.
  private static let fewestYesAndNo = 4
  /// More different answers than these are no answers.
  private static let mostLevels = 11

  // MARK: Frequencies

  /// True of a table that says how often kinds come together: each combination of them once.
  var areFrequencies: Bool {
    let measures = measures
    let kinds = columns(.nominal, .ordinal, .cyclic, .key)
    return !measures.isEmpty && measures.allSatisfy(\.isFrequency) && columns(.time).isEmpty
      && kinds.contains(where: \.isText) && isUnique(kinds)
  }

  /// The frequencies of each kind, those of all others added up.
  var totals: [Encoding] {
    guard areFrequencies, asked.aggregation == nil, asked.measures.isEmpty,
      asked.type?.projections.sharesPlaces != true
    else { return [] }
    let free = places(columns(.nominal, .ordinal, .cyclic)).filter {
      ($0.isText || $0.name == asked.x) && count(of: $0) <= Self.mostParts
    }
    return free.map { kind in
      var totals = encoding(kind, measures)
      totals.hasNames = kind.isNumeric
      totals.aggregation = .by(.sum)
      return totals
    }
  }
}
