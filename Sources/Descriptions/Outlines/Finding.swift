import Charts

/// The result of an audit of one thing: what, how good it is, and of which chart.
public struct Finding: Equatable, Sendable {
  /// The thing that was looked at, with what is wrong with it where it is.
  public enum Subject: Equatable, Sendable {
    /// The longest of the captions of a kind, by the key that they answer.
    case caption(AuditedCaption)
    case title
    /// The title is the name of the file, and nothing more.
    case fileTitle(String)
    /// The title of an axis.
    case axisTitle(isX: Bool)
    /// The unit of an axis.
    case unit(isX: Bool)
    case places
    /// Points of a series share places.
    case sharedPlaces(Fact)
    /// A category comes more than once.
    case repeatedCategory(String)
    case seriesCount(Int, atMost: Int)
    /// The series that no sign tells apart; empty where every one is.
    case signs([String])
    /// The pairs of colors of a theme that are not told apart well enough, of so many.
    case contrast(theme: String, low: Int, of: Int)
    /// The labels that are cut in the largest glyphs.
    case cutLabels([String])
    /// The number with the most digits.
    case digits(Quantity, Int, atMost: Int)
    /// Two names that begin alike, if there are two.
    case beginnings([String])
    /// The names in capitals.
    case capitals([String])
  }

  /// The verdict on it.
  public var verdict: Verdict
  /// The thing that was looked at.
  public var subject: Subject
  /// The chart, among several, and the language, among several.
  public var places: [String]

  /// Makes a finding.
  public init(_ verdict: Verdict, _ subject: Subject, places: [String] = []) {
    self.verdict = verdict
    self.subject = subject
    self.places = places
  }
}

/// A caption, and how wide it is.
public struct AuditedCaption: Equatable, Sendable {
  /// The mode that it is said in, where that is not the first.
  public var mode: KeyAction?
  /// The action of its key; `nil` at the opening.
  public var action: KeyAction?
  /// The label of its key.
  public var key: String
  /// Its words.
  public var text: String
  /// The columns that it takes.
  public var columns: Int
  /// The columns that it may have.
  public var limit: Int
  /// The label of the key that reads it on, where it would be too long with the shortest names, too.
  public var readOnKey: String?

  /// Makes a caption.
  public init(
    _ action: KeyAction?, key: String, in mode: KeyAction? = nil, text: String, columns: Int,
    limit: Int, readOnKey: String? = nil
  ) {
    self.mode = mode
    self.readOnKey = readOnKey
    self.action = action
    self.key = key
    self.text = text
    self.columns = columns
    self.limit = limit
  }
}
