/// The words in which a range of values is typed in a language: "5 to 20", "from 5", "20まで".
///
/// A word of letters with blanks between them stands before its value; of another script on either side.
package struct RangeWords: Sendable {
  /// The words that go with the first value, longer ones first.
  package let from: [String]
  /// The words that go with the last value, and between both.
  package let to: [String]
}
