import Charts

/// The joints between the parts of a sentence, the nouns, and the names of what has none.
protocol Grammar {
  /// The joint between the parts of a list or a sentence: ", ".
  var comma: String { get }
  /// The joint between a label and what it labels: ": ".
  var colon: String { get }
  /// The same joint where both are a part of a sentence.
  var copula: String { get }
  /// The joint between two clauses: "; ".
  var semicolon: String { get }
  /// The joint between two words, or a number and a noun.
  var wordGap: String { get }
  /// Short clauses in a row, where a language needs a word before the last.
  func lastJoined(_ clauses: [String]) -> String
  /// The noun of what is counted.
  func noun(_ countable: Countable) -> Noun
  /// A name that is empty.
  var unnamed: String { get }
  /// The verb of how many series do something.
  func verb(_ tendency: CourseKind) -> Noun
  /// The verb of a trend, in the clarity with which it leads somewhere.
  func verb(_ trend: Trend) -> String
  func quoted(_ text: String) -> String
  /// "ACME and BOLT"
  func both(_ first: String, _ second: String) -> String
  /// "6 to 10 GB"; the unit is with the second.
  func range(_ low: String, _ high: String) -> String
  /// Two years in fewer columns than any other way takes; `nil` where there is none.
  func yearsInShort(_ first: String, _ last: String) -> String?
  /// "3 of 12"
  func number(_ number: String, of count: String, _ among: Among) -> String
}

/// Things with a place among others of their kind.
enum Among {
  case charts, points, items, rows, columns
  /// Those that a jump leads to, after what they are.
  case places
  /// So many charts that are told of, none of which is meant.
  case toldCharts
}
