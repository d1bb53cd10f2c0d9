import Charts
import Tables

/// A language as its phrases: what is said by the compositions, which are the same for all.
///
/// A phrase has no default, and each `words` is a switch without one: what a language has no words for
/// does not compile. A composition has a default, and a language whose grammar asks for another order
/// overrules it.
protocol Phrasebook: Composition, Grammar {
  /// The way its numbers and dates are written in the region that its words are from.
  static var style: Format { get }
  func words(place: PlacePhrase) -> String
  func words(point: PointPhrase) -> String
  func words(fact: FactPhrase) -> String
  func words(chart: ChartPhrase) -> String
  func words(series: SeriesPhrase) -> String
  func words(shape: ShapePhrase) -> String
  func words(comparison: ComparisonPhrase) -> String
  func words(sound: SoundPhrase) -> String
  func words(soundSetting: SoundSettingPhrase) -> String
  func words(screen: ScreenPhrase) -> String
  func words(sign: SignPhrase) -> String
  /// The word of a unit, as a voice says it behind a number.
  func noun(_ unit: UnitOfMeasure) -> Noun
  /// The beginning of the word of a unit with a prefix: "kilo".
  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String
  /// The unit that another one is told by: "per hour".
  func each(_ unit: UnitDenominator) -> String
  func words(table: TablePhrase) -> String
  func words(shelf: ShelfPhrase) -> String
  func words(audit: AuditPhrase) -> String
  func words(tutorial: TutorialPhrase) -> String
  func words(live: LivePhrase) -> String
  func words(theme: ThemeName) -> String
  func words(reason: SystemReason) -> String
  func words(_ expectation: ExpectationPhrase) -> String
  /// The problem with the data of `source`: a file and, where that is known, a row, a column or a place
  /// in it.
  func words(
    _ problem: InputProblem.Fault, in source: String, options: OptionSpelling
  ) -> String
}

/// The compositions that a language may overrule; each has its default in the folder `Composition`.
protocol Composition: Language {
  /// A series without a name, within a sentence.
  var unnamedSeries: String { get }
  /// The key with a label, as hints show it.
  func keycap(_ label: String) -> String
  /// A word as a sentence begins with it.
  func capitalized(_ word: String) -> String
  /// More about the words before it: " (7 days)".
  func parenthesized(_ text: String) -> String
  /// "BOLT, mean"
  func topic(_ word: String, of name: String) -> String
  /// "BOLT: 2 values above the stated range …"
  func about(_ name: String, _ told: String) -> String
  /// "183.90 EUR on Dec 14", as a row tells it.
  func value(_ value: String, at place: String) -> String
  /// The same within a sentence.
  func value(_ value: String, inSentenceAt place: String) -> String
  /// "5 EUR, May 3 to 9"
  func value(_ value: String, over stretch: String) -> String
  /// A clause with its full stop.
  func sentence(_ clause: String) -> String
  /// The size of the largest rise or drop between neighbors.
  func largestStep(_ size: Quantity, isRise: Bool) -> String
  /// The distance of a point from a bookmark.
  func fromBookmark(_ difference: BookmarkDifference) -> String
  /// "price at least 10"
  func condition(_ column: String, _ sign: SignPhrase, _ value: String) -> String
  /// Several things of which all are meant: "4 and 23".
  func listed(_ texts: [String]) -> String
  /// The courses of several series, in one sentence.
  func courses(_ series: [SeriesOutline]) -> String
  /// The subject of the sentence about a series; `nil` for the only one.
  func subject(_ series: SeriesOutline) -> String?
  /// "point 93 of 252", within a sentence.
  func numbered(_ noun: Countable, _ number: Int, of count: Int, _ among: Among) -> String
  /// "Drop 2 of 3"
  func numbered(_ name: String, _ ordinal: Ordinal) -> String
  /// "BOLT 139.10 EUR"
  func otherSeries(_ name: String, _ value: String) -> String
  /// A stretch of one place.
  func single(_ place: Place) -> String
  /// The number of series, of many, that do something.
  func tally(_ number: Int, _ tendency: CourseKind, isFirst: Bool) -> String
  /// The number of points without a value, as a clause.
  func missing(points: Int) -> String
  /// The kind of a correlation, and its strength.
  func correlation(_ kind: String, _ strength: String) -> String
  /// More about a series, clause by clause.
  func rest(_ clauses: [String]) -> String
  /// Two series that share no place, as a sentence.
  func apart(_ pair: String) -> String
  /// The movement of two series, and the place where they are farthest apart.
  func distance(_ comparison: Comparison) -> String
}
