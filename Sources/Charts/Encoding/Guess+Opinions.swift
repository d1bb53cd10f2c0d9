import Tables

/// Charts of answers in words, and of what was measured again and again.
extension Guess {
  /// The number of times that each answer was given to each of several questions, a chart for each; whatever is measured beside
  /// them.
  var opinions: [[Encoding]] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.every == nil, asked.bin == nil, table.rowCount >= Self.fewestAnswers
    else { return [] }
    let kinds = columns(.nominal).filter { column in
      column.isText && (2...Self.mostAnswers).contains(count(of: column))
    }
    let questions = kinds.questions
    guard (Self.fewestQuestions...Self.mostParts).contains(questions.count) else { return [] }
    // "Yes" and "no" are traits beside what is measured; degrees of agreement are what was asked about.
    let areDegrees =
      LevelNames.ranks(of: questions.flatMap(\.texts).withoutRepeats) != nil
      && questions.contains { count(of: $0) > 2 }
    guard areDegrees || (measures.isEmpty && columns(.time).isEmpty && !areFrequencies) else {
      return []
    }
    // An answer that nobody gave to one question is missed beside those to the others.
    let answers = areDegrees ? questions.flatMap(\.texts).withoutRepeats : []
    return [
      questions.map { question in
        var counts = encoding(question, [])
        counts.measures = [.rows()]
        counts.allNames = answers
        return counts
      }
    ]
  }

  /// The number of times that each answer was given to the question of a survey, where who answered it is told beside it by sex
  /// or age, and at most one number is.
  var question: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.bin == nil,
      table.rowCount >= Self.fewestAnswers, measures.count <= (columns(.time).isEmpty ? 1 : 0),
      !measures.contains(where: { isCalledOutcome($0.name) })
    else { return [] }
    let kinds = columns(.nominal).filter { $0.isText && !constants.contains($0.name) }
    let traits = kinds.filter { TraitNames.isTrait($0.name) || $0.texts.areAges }
    let questions = kinds.filter { kind in
      (3...Self.mostAnswers).contains(count(of: kind)) && LevelNames.areDegrees(kind.texts)
    }
    guard !traits.isEmpty else { return [] }
    return questions.map { question in
      var counts = encoding(question, [])
      counts.measures = [.rows()]
      return counts
    }
  }

  /// The mean of each of several measures of one thing, called by their numbers, for each of few kinds of subjects: the
  /// weights lost after one, two and three months.
  var families: [[Encoding]] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      columns(.time).isEmpty, table.rowCount >= Self.fewestPlaces, !table.isSequence,
      let kind = familyKind
    else { return [] }
    let measured = columns(.measure, .ordinal)
    let families = Families(of: measured.map(\.name))
    guard families.areAll, families.names.count <= Self.mostMeasures,
      families.names.allSatisfy({ names in
        let members = measured.filter { names.contains($0.name) }
        return names.count <= Self.mostParts && MeasureGroups.areAlike(members)
      })
    else { return [] }
    return [
      families.names.map { names in
        var means = encoding(nil, measured.filter { names.contains($0.name) })
        (means.series, means.aggregation) = (kind.name, .by(.mean))
        if families.areTimes { means.type = .line }
        return means
      }
    ]
  }

  /// The few kinds of subjects: what was done to them before all others.
  private var familyKind: Column? {
    let kinds = columns(.nominal).filter {
      $0.isText && (2...Self.mostKinds).contains(count(of: $0))
    }
    return kinds.first { RoleName.treatment.matches($0.name) } ?? kinds.first
  }

  /// Fewer rows are read one by one.
  private static let fewestAnswers = 20
  /// Fewer columns are no list of questions.
  private static let fewestQuestions = 3
  /// More different answers than these are no answers.
  private static let mostAnswers = 11
}

/// Names that differ in a number at their end, counted from 0 or 1, or in the time since they were measured first:
/// "wl1", "wl2", "wl3"; "bdi.pre", "bdi.2m", "bdi.4m".
struct Families {
  private(set) var names: [[String]] = []
  /// True where every name is of a family.
  private(set) var areAll = false

  /// True where the numbers are times since the first.
  private(set) var areTimes = false

  /// The words for what was measured before anything was done, and the units of time behind a number.
  private static let beginnings = ["pre", "base", "baseline", "bl", "before"]
  private static let units = ["m", "mo", "mon", "w", "wk", "d", "y", "yr", "h", "min"]

  /// The stem of a name, the number at its end and the unit of that.
  private static func parts(of name: String) -> (stem: String, number: Int, unit: String)? {
    let lowered = name.lowercased()
    if let word = beginnings.first(where: { lowered.hasSuffix($0) }) {
      let stem = String(name.dropLast(word.count))
      return stem.last.map { !$0.isLetter && !$0.isNumber } == true ? (stem, 0, "") : nil
    }
    let unit = String(lowered.reversed().prefix(while: \.isLetter).reversed())
    guard unit.isEmpty || units.contains(unit) else { return nil }
    let rest = name.dropLast(unit.count)
    let digits = rest.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0, digits < rest.count, let number = Int(rest.suffix(digits)) else { return nil }
    return (String(rest.dropLast(digits)), number, unit)
  }

  init(of names: [String]) {
    var stems: [(stem: String, names: [String], numbers: [Int], units: Set<String>)] = []
    for name in names {
      guard let (stem, number, unit) = Self.parts(of: name) else { return }
      // Programs call columns so that have no name.
      guard !["v", "x", "var", "col", "column", "pc"].contains(stem.lowercased()) else { return }
      if let index = stems.firstIndex(where: { $0.stem == stem }) {
        stems[index].names.append(name)
        stems[index].numbers.append(number)
        if !unit.isEmpty { stems[index].units.insert(unit) }
      } else {
        stems.append((stem, [name], [number], unit.isEmpty ? [] : [unit]))
      }
    }
    let isCounted = stems.allSatisfy { family in
      // Times since the first are no more even than visits are.
      family.numbers.count > 2 && (family.numbers[0] < 2 || !family.units.isEmpty)
        && family.units.count < 2
        && zip(family.numbers, family.numbers.dropFirst()).allSatisfy {
          family.units.isEmpty ? $1 == $0 + 1 : $0 < $1
        }
    }
    guard isCounted, !stems.isEmpty else { return }
    self.names = stems.map(\.names)
    areAll = true
    areTimes = stems.allSatisfy { !$0.units.isEmpty }
  }
}

extension [Column] {
  /// The most of them that have their texts in common: each of the texts of one of them.
  fileprivate var questions: [Column] {
    var best: [Column] = []
    for widest in self {
      let texts = Set(widest.texts)
      let alike = filter { texts.isSuperset(of: $0.texts) }
      if alike.count > best.count { best = alike }
    }
    return best
  }
}

extension [String] {
  /// True of ranges of numbers with a unit of ages.
  fileprivate var areAges: Bool {
    LevelNames.ranks(of: self) != nil
      && contains { text in
        ["岁", "歳", "代", "year", "jahr", "ans", "años", "anos", "lat"].contains(
          where: text.lowercased().contains)
      }
  }

  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
