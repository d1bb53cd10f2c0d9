import Descriptions
import Testing

/// Compares a language with its table: the words of every sample, and of nothing else.
func expectWords(_ table: [String: String], of tag: String) throws {
  let language = try #require(Languages.language(tag))
  #expect(Samples.all.count == Set(Samples.all.map(\.name)).count, "a name comes twice")
  for sample in Samples.all {
    #expect(language.text(sample.sentence) == table[sample.name], "\(sample.name)")
  }
  #expect(Set(table.keys).subtracting(Samples.all.map(\.name)).isEmpty)
}
