import Descriptions

/// The caption: the sentences of the last announcement, and how far it was read.
package struct Caption: Equatable, Sendable {
  package var sentences: [Sentence]
  /// The piece that is shown, when the caption is longer than its place.
  package var piece = 0
  /// The sentences that were read to their end, while the caption says so; they can be read anew.
  var readSentences: [Sentence]?

  package init(_ sentences: [Sentence]) { self.sentences = sentences }

  package func text(in language: any Language) -> String {
    language.format.joined(sentences.map(language.text))
  }
}
