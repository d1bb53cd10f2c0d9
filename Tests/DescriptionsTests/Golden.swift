import Testing

@testable import Descriptions

/// Compares a language with its table: the words of every sample, and of nothing else.
func expectWords(_ table: [String: String], of tag: String) throws {
  let language = try #require(Languages.language(tag))
  #expect(Examples.all.count == Set(Examples.all.map(\.name)).count, "a name comes twice")
  for sample in Examples.all {
    #expect(language.text(sample.sentence) == table[sample.name], "\(sample.name)")
  }
  #expect(Set(table.keys).subtracting(Examples.all.map(\.name)).isEmpty)
}

/// Expects that what is heard all day fits a narrow screen, where data of usual length allows it.
func expectShortCaptions(of tag: String, but exceptions: Set<String> = []) throws {
  let language = try #require(Languages.language(tag))
  let long = exceptions.union([
    "point in full", "point in full without titles",
    "point in full of a series named as its values", "point in full beside lines",
    "point past a line", "pitch legend",
    "device refused",
    "device refused without a key", "speech not installed", "speech not running", "speech hung",
    "opening", "opening of several series",
    "crossing of a series", "crossing of two series",
    // Keys have long names in some languages.
    "loop needs ends",
    // A point of several values begins with the one that counts; the rest is read on.
    "candle up", "candle down", "candle unchanged", "candle in full", "share", "interval",
    "box", "box in full", "highest of boxes", "lowest of boxes", "highest box of the chart",
    "lowest box of the chart", "highest of candles", "lowest candle of the chart", "bin in full",
    "point above the range in full", "infinite point in full",
    "point with additional values",
    // It begins with where the row reaches.
    "braille row of slices", "braille row of long slices", "braille row on a scale of its own",
    // A class is named before the bin.
    "highest bin", "lowest bin",
    // The cell is said first, or the series where that is another.
    "grid cell of a series", "same grid cell of another series",
    // They begin with why one is there, and say how large it is.
    "drop", "drop of a candle",
    // It names its series besides, and begins with why one is there.
    "one of several highest of the chart",
  ])
  for sample in Examples.points + Examples.sound + Examples.charts where !long.contains(sample.name)
  {
    let text = language.text(sample.sentence)
    let columns = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
    #expect(columns <= 40, "\(sample.name): \(text)")
  }
}

/// Expects that a language in the same script has no English words but `cognates`: those that are
/// spelled alike, or that ICU shortens to such a word.
func expectCognates(_ cognates: Set<String>, of tag: String) throws {
  let language = try #require(Languages.language(tag))
  let english = try #require(Languages.language("en"))
  let sentences =
    Examples.all.map(\.sentence).filter { !$0.isListOfTags } + KeyAction.allCases.map { .key($0) }
  let known = LanguageTests.words(
    (LanguageTests.data + LanguageTests.names).joined(separator: " "))
  let foreign = LanguageTests.words(sentences.map(english.text).joined(separator: " "))
  let shared = LanguageTests.words(sentences.map(language.text).joined(separator: " "))
    .intersection(foreign)
  #expect(shared.subtracting(cognates).subtracting(known).isEmpty)
  #expect(cognates.subtracting(shared).isEmpty, "no longer needed")
}

/// Expects one word for each term of the field: where English says the term, one of its stems stands
/// in this language, too, so that no other word is used for it.
func expectGlossary(
  _ glossary: [String: [String]], of tag: String, but exceptions: Set<String> = []
) throws {
  let language = try #require(Languages.language(tag))
  let english = try #require(Languages.language("en"))
  let keys = KeyAction.allCases.map { Sample("key \($0.rawValue)", .key($0)) }
  // Problems quote what a file says in English.
  let quoted = Set(Examples.problems.map(\.name))
  for sample in Examples.all + keys where !exceptions.union(quoted).contains(sample.name) {
    let told = english.text(sample.sentence).lowercased()
    let text = language.text(sample.sentence).lowercased()
    for (term, stems) in glossary where told.contains(term: term) {
      #expect(stems.contains { text.contains($0) }, "\(term), in \(sample.name): \(text)")
    }
  }
}

extension String {
  /// True where a term stands in the text as a whole word, in the singular or the plural.
  fileprivate func contains(term: String) -> Bool {
    ranges(of: term).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].trimmingPrefix("s").first
      return before?.isLetter != true && after?.isLetter != true
    }
  }
}
