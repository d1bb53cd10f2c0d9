import Descriptions
import Testing

/// Compares a language with its table: the words of every sample, and of nothing else.
func expectWords(_ table: [String: String], of tag: String) throws {
  let language = try #require(Languages.language(tag))
  #expect(Examples.all.count == Set(Examples.all.map(\.name)).count, "a name comes twice")
  for sample in Examples.all {
    #expect(language.text(sample.sentence) == table[sample.name], "\(sample.name)")
  }
  #expect(Set(table.keys).subtracting(Examples.all.map(\.name)).isEmpty)
}
