import Charts
import Testing

@Suite struct ShortNameTests {
  private let places = (0..<12).map { "The very long name of place number \($0), in the country" }

  @Test func aShortNameStays() {
    #expect("Tuesday".shortName(among: ["Monday", "Tuesday"]) == "Tuesday")
  }

  @Test func theBeginningAndTheEndTellApart() {
    let names = [
      "The department of north", "The department of the far north",
      "The department of the far south",
    ]
    #expect(names[1].shortName(among: names) == "The department…far north")
  }

  /// Half a word at the end is none: of a path its last part is left.
  @Test func theEndBeginsWithAWord() {
    let paths = ["/docs/guides/install/create.html", "/docs/guides/install/recreate.html"]
    #expect(
      paths.map { $0.shortName(among: paths) }
        == ["/docs/g…create.html", "/docs/guid…recreate.html"])
  }

  @Test func whatDiffersInTheMiddleIsKept() {
    let short = places.map { $0.shortName(among: places) }
    #expect(Set(short).count == places.count)
    #expect(short[11] == "The ver…number 11, in t…")
    #expect(short.allSatisfy { $0.count <= 24 })
  }

  @Test func twoPartsThatDifferLeaveTheWholeName() {
    let names = ["a", "b"].flatMap { first in
      ["c", "d"].map { "The long name \(first) and then a name \($0) and its long end" }
    }
    #expect(names.map { $0.shortName(among: names) } == names)
  }

  @Test func theSameNameTwiceIsNoOther() {
    #expect(places[1].shortName(among: [places[1], places[1]]) == "The very long na…country")
  }

  @Test func wideLettersAreTwoColumns() {
    let names = ["北", "南"].map { "とても長い地方の名前の町の\($0)の方の地域の名前" }
    let short = names.map { $0.shortName(among: names) }
    #expect(short[0] != short[1])
    #expect(short[0].count <= 14)
  }
}
