import Testing

@testable import Tables

@Suite struct YesAndNoTests {
  private func counted(
    _ name: String, _ words: [String], rows: Int = 24, keeping: [String] = []
  ) throws -> (values: [Double]?, counted: [Table.CountedYes]) {
    let text = (0..<rows).map { "\(["a", "b"][$0 % 2]),\(words[$0 % words.count])\n" }.joined()
    let (table, counted) = try table("k,\(name)\n" + text).countingYes(keeping: keeping)
    guard case .numbers(let numbers) = table.columns[1].values else { return (nil, counted) }
    return (numbers.values, counted)
  }

  @Test(arguments: [("deny", ["no", "yes", "no"]), ("Survived", ["Nein", "Ja", "Nein"])])
  func outcomesAreCounted(name: String, words: [String]) throws {
    let (values, counted) = try counted(name, words)
    #expect(values?.prefix(3) == [0, 1, 0] && values?.reduce(0, +) == 8)
    #expect(counted == [Table.CountedYes(column: name, yes: words[1], no: words[0])])
  }

  @Test func whatIsMissingStaysSo() throws {
    let values = try #require(try counted("deny", ["no", "yes", ""]).values)
    #expect(values[0] == 0 && values[1] == 1 && values[2].isNaN)
  }

  @Test(arguments: [
    ("color", ["no", "yes"]), ("deny", ["no", "yes", "maybe"]), ("deny", ["low", "high"]),
  ])
  func otherWordsStay(name: String, words: [String]) throws {
    #expect(try counted(name, words).values == nil)
  }

  @Test func fewRowsAndAskedColumnsStay() throws {
    #expect(try counted("deny", ["no", "yes"], rows: 10).values == nil)
    #expect(try counted("deny", ["no", "yes"], keeping: ["deny"]).values == nil)
  }
}
