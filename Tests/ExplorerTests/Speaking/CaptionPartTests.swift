import Descriptions
import Testing

@testable import Explorer

@Suite struct CaptionPartTests {
  @Test func thePartsAreSaidInTheirOrder() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear(">") == ["Highest: May 19, 146.20 EUR"])
    model.settings.captionParts = [.value, .unit, .place]
    #expect(try model.hear("<lt>>").last == "Highest: 146.20 EUR, May 19")
    model.settings.captionParts = [.value]
    #expect(try model.hear("<lt>>").last == "Highest: 146.20")
  }

  /// Of a part that a point does not have the value is said instead: nothing would be silence.
  @Test func whatHasNoSuchPartIsItsValue() throws {
    var model = Fixtures.model(Fixtures.price)
    model.settings.captionParts = [.series]
    #expect(try model.hear(">") == ["Highest: 146.20 EUR"])
  }

  @Test func aKeySaysThemOneByOneAndBeginsAnewAtAnotherPoint() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("\"").last?.hasPrefix("No point yet") == true)
    _ = try model.hear("4<Right><Right>")
    let said = try model.hear("\"\"\"\"\"")
    #expect(said[0] == "May 16" && said[2] == "EUR")
    #expect(said[3].hasPrefix("up ") || said[3].hasPrefix("down "))
    #expect(said[4] == "May 16")
    _ = try model.hear("\"<Left>")
    #expect(try model.hear("\"") == ["May 15"])
  }

  @Test func listsAreReadAndRefused() {
    #expect(CaptionPart.parts("value, unit,place") == [.value, .unit, .place])
    for text in ["", "value,value", "value,color", ","] { #expect(CaptionPart.parts(text) == nil) }
  }
}
