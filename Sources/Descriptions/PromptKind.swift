/// The kind of text that is asked for in the caption's place.
public enum PromptKind: Equatable, Sendable {
  case search
  /// A place along x, written as this one is; empty where none is given.
  case place(like: String)
  /// The title of a chart of the deck.
  case title
  /// The words of a row of help.
  case helpText
  /// The words of a row of any other list.
  case rowText
  /// The values of a column that are charted, of which these are the smallest and the largest.
  case range(low: String, high: String)
}
