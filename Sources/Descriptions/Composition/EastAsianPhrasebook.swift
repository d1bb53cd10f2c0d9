import Charts

/// A language that puts the place before the value and what has something before what it has, and has
/// neither gaps between words nor capitals: Chinese, Japanese.
protocol EastAsianPhrasebook: Phrasebook {
  /// The joint between what has something and what it has.
  var possessive: String { get }
}

extension EastAsianPhrasebook {
  var colon: String { "：" }
  var semicolon: String { comma }
  var wordGap: String { "" }

  func topic(_ word: String, of name: String) -> String { name + possessive + word }
  func about(_ name: String, _ told: String) -> String { name + comma + told }
  func value(_ value: String, at place: String) -> String { place + comma + value }
  func value(_ value: String, inSentenceAt place: String) -> String { place + possessive + value }
  func value(_ value: String, over stretch: String) -> String { stretch + comma + value }

  // Full-width, as every sign of punctuation.
  func parenthesized(_ text: String) -> String { "（\(text)）" }

  // A letter of the data stays as it is.
  func capitalized(_ word: String) -> String { word }

  // A topic takes the series along: “ACMEの終値は”, “ACME的收盘价”.
  func subject(_ series: SeriesOutline) -> String? { heading(series) }

  // Short clauses in a row are one sentence.
  func rest(_ clauses: [String]) -> String { sentence(clauses.joined(separator: comma)) }

  func numbered(_ noun: Countable, _ number: Int, of count: Int, _ among: Among) -> String {
    self.number(self.count(number), of: self.count(count), among)
  }

  func numbered(_ name: String, _ ordinal: Ordinal) -> String {
    name + comma + number(count(ordinal.number), of: count(ordinal.count), .places)
  }

  func otherSeries(_ name: String, _ value: String) -> String { name + comma + value }

  func single(_ place: Place) -> String {
    PlaceKind(place) == .bareNumber ? at(place) : self.place(place)
  }

  // Each number has its noun, which stands before the verb without a gap.
  func tally(_ number: Int, _ tendency: CourseKind, isFirst: Bool) -> String {
    count(number, .series) + form(number, verb(tendency))
  }

  func missing(points: Int) -> String { words(fact: .label(.missing)) + count(points, .point) }

  func correlation(_ kind: String, _ strength: String) -> String { strength + kind }

  // The bookmark leads to the number of points: “しおりから3点先”.
  func fromBookmark(_ difference: BookmarkDifference) -> String {
    list([bookmark(difference) + steps(difference), difference.change.map(step)])
  }
}
