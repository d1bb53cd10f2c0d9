import Descriptions
import Tables
import Testing

@testable import Explorer

@Suite struct RangeConditionTests {
  private static func read(_ text: String, _ tag: String = "en") throws -> [String]? {
    let language = try #require(Languages.language(tag))
    return [Condition](range: text, of: "v", in: language.format.rangeWords)?.map(\.written)
  }

  @Test(arguments: [
    ("5..20", ["v >= 5", "v <= 20"], "5 to 20"), (" 5 .. 20 ", ["v >= 5", "v <= 20"], "5 to 20"),
    ("5..", ["v >= 5"], ">=5"), ("..20", ["v <= 20"], "<=20"), (">= 5", ["v >= 5"], ">=5"),
    ("≠-3", ["v != -3"], "!=-3"), ("<2023-05-01", ["v < 2023-05-01"], "<2023-05-01"),
    (">5 <= 20", ["v > 5", "v <= 20"], ">5 <=20"),
    (
      ">=2023-05-01 10:00 <2024", ["v >= 2023-05-01 10:00", "v < 2024"], ">=2023-05-01 10:00 <2024"
    ),
    ("", [], ""), ("  ", [], ""), ("2005", ["v = 2005"], "=2005"),
  ])
  func isReadAndWritten(text: String, conditions: [String], written: String) throws {
    let words = try #require(Languages.language("en")).format.rangeWords
    let read = try #require([Condition](range: text, of: "v", in: words))
    #expect(read.map(\.written) == conditions)
    #expect(read.range(of: "v", in: words) == written)
    #expect([Condition](range: written, of: "v", in: words) == read)
  }

  @Test(arguments: ["many", "..", ">=", ">5 <", "from", "to", "a to b", "-"])
  func anythingElseIsNone(text: String) throws { #expect(try Self.read(text) == nil) }

  /// Values one by one are those and no others; of codes a comma or a blank is enough between them.
  @Test(arguments: [
    ("1; 5", false, ["v in 1,5"]), ("1, 5, 9", false, ["v in 1,5,9"]), ("1、5", false, ["v in 1,5"]),
    ("1,5", true, ["v in 1,5"]), ("1 5", true, ["v in 1,5"]), ("1,5", false, ["v = 1,5"]),
    ("1 to 5", true, ["v >= 1", "v <= 5"]), ("1 - 5", true, ["v >= 1", "v <= 5"]),
  ])
  func valuesOneByOne(text: String, areCodes: Bool, conditions: [String]) throws {
    let words = try #require(Languages.language("en")).format.rangeWords
    let read = try #require([Condition](range: text, of: "v", in: words, areCodes: areCodes))
    #expect(read.map { $0.written.replacing(", ", with: ",") } == conditions)
    guard conditions[0].contains(" in ") else { return }
    let written = read.range(of: "v", in: words)
    #expect([Condition](range: written, of: "v", in: words) == read)
  }

  /// People type ranges as they write them.
  @Test(arguments: [
    ("5-20", ["v >= 5", "v <= 20"]), ("2005–2010", ["v >= 2005", "v <= 2010"]),
    ("-5--2", ["v >= -5", "v <= -2"]), ("1.5 - 2,5", ["v >= 1.5", "v <= 2,5"]),
    ("20 to 5", ["v >= 5", "v <= 20"]), ("50-40", ["v >= 40", "v <= 50"]),
    ("1500-90", ["v >= 90", "v <= 1500"]), ("2005-01", ["v = 2005-01"]),
    ("2005-01-02", ["v = 2005-01-02"]),
    ("2005-01-02 - 2005-03-04", ["v >= 2005-01-02", "v <= 2005-03-04"]),
    ("2005-01 To 2005-03", ["v >= 2005-01", "v <= 2005-03"]), ("-3", ["v = -3"]),
    ("From 5", ["v >= 5"]), ("until 20", ["v <= 20"]), ("from 5 to 20", ["v >= 5", "v <= 20"]),
    ("5 EUR to 20 EUR", ["v >= 5 EUR", "v <= 20 EUR"]),
  ])
  func rangesArePlain(text: String, conditions: [String]) throws {
    #expect(try Self.read(text) == conditions)
  }

  /// In every language both, the first and the last value have their words; English is read in all.
  @Test(arguments: [
    ("de", "5 bis 20", "ab 5", "bis 20"), ("de", "von 5 bis 20", "seit 5", "bis 20"),
    ("es", "de 5 a 20", "a partir de 5", "hasta 20"), ("fr", "de 5 à 20", "à partir de 5", "à 20"),
    ("fr", "5 à 20", "dès 5", "jusqu’à 20"), ("pt-BR", "5 a 20", "a partir de 5", "até 20"),
    ("pl", "od 5 do 20", "od 5", "do 20"), ("ja", "5から20まで", "5から", "20まで"),
    ("ja", "5〜20", "5以上", "20以下"), ("zh-Hans", "从5到20", "从5", "到20"),
    ("zh-Hans", "5至20", "自5", "20以下"), ("pl", "5 to 20", "from 5", "to 20"),
  ])
  func rangesAreSaidInWords(tag: String, both: String, first: String, last: String) throws {
    #expect(try Self.read(both, tag) == ["v >= 5", "v <= 20"])
    #expect(try Self.read(first, tag) == ["v >= 5"])
    #expect(try Self.read(last, tag) == ["v <= 20"])
  }

  /// A range that was typed stands in the line in words that are read again.
  @Test(arguments: Languages.all.map(\.tag))
  func aRangeIsWrittenAsOneTypesIt(tag: String) throws {
    let words = try #require(Languages.language(tag)).format.rangeWords
    for (low, high) in [("5", "20"), ("-5", "-2"), ("2024-01-05", "2024-03-07")] {
      let conditions = try #require([Condition](range: "\(low)..\(high)", of: "v", in: words))
      let written = conditions.range(of: "v", in: words)
      #expect(!written.contains(".."))
      #expect([Condition](range: written, of: "v", in: words) == conditions)
    }
  }

  /// The example that a language gives is a range in it.
  @Test(arguments: Languages.all.map(\.tag))
  func theExampleIsARange(tag: String) throws {
    let language = try #require(Languages.language(tag))
    let asked = language.text(.prompt(.range(low: "7", high: "9"), ""))
    let first = try #require(asked.firstIndex(of: "7"))
    let last = try #require(asked.lastIndex(of: "9"))
    #expect(try Self.read(String(asked[first...last]), tag) == ["v >= 7", "v <= 9"])
  }

  /// Ranges and decades as people say them, in each language whichever the program speaks.
  @Test(arguments: [
    ("between 300 and 800", ["x >= 300", "x <= 800"]), ("1990s", ["x >= 1990", "x <= 1999"]),
    ("the 1990s", ["x >= 1990", "x <= 1999"]), ("1990年代", ["x >= 1990", "x <= 1999"]),
    ("1990er", ["x >= 1990", "x <= 1999"]), ("les années 1990", ["x >= 1990", "x <= 1999"]),
    ("los años 1990", ["x >= 1990", "x <= 1999"]), ("anos 1990", ["x >= 1990", "x <= 1999"]),
    ("lata 1990", ["x >= 1990", "x <= 1999"]), ("zwischen 3 und 8", ["x >= 3", "x <= 8"]),
    ("entre 3 et 8", ["x >= 3", "x <= 8"]), ("entre 3 y 8", ["x >= 3", "x <= 8"]),
    ("entre 3 e 8", ["x >= 3", "x <= 8"]), ("między 3 a 8", ["x >= 3", "x <= 8"]),
    ("3と8の間", ["x >= 3", "x <= 8"]), ("在3和8之间", ["x >= 3", "x <= 8"]),
    ("nach 1990", ["x > 1990"]), ("après 1990", ["x > 1990"]), ("po 1990", ["x > 1990"]),
    ("1990年以降", ["x >= 1990"]), ("1990年より前", ["x < 1990"]), ("大于5", ["x > 5"]),
    ("5未満", ["x < 5"]), ("mindestens 5", ["x >= 5"]), ("no more than 5", ["x <= 5"]),
    ("5 or more", ["x >= 5"]), ("en dessous de 5", ["x < 5"]), ("1990", ["x = 1990"]),
  ])
  func rangesAreReadAsTheyAreSaid(text: String, conditions: [String]) {
    let words = Languages.all[0].format.rangeWords
    let read = [Condition](range: text, of: "x", in: words)?.map(\.written)
    #expect(read == conditions, "\(text)")
  }

  /// Words for an order are as good as its sign.
  @Test func wordsForAnOrderAreRead() {
    let words = Languages.all[0].format.rangeWords
    for (text, comparison) in [
      ("over 800", Condition.Operator.greater), ("über 800", .greater), ("after 800", .greater),
      ("weniger als 800", .less), ("up to 800", .lessOrEqual),
    ] {
      #expect(
        [Condition](range: text, of: "x", in: words)
          == [Condition(column: "x", comparison, ["800"])], "\(text)")
    }
    #expect([Condition](range: "over there", of: "x", in: words) == nil)
  }
}
