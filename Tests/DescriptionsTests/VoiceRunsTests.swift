import Charts
import Testing

@testable import Descriptions

@Suite struct VoiceRunsTests {
  private func spoken(
    _ text: String, in tag: String, _ priority: Utterance.Priority = .message
  ) throws -> [String] {
    Utterance.parts(of: text, in: try #require(Languages.language(tag)), priority)
      .map { "\($0.language) \($0.text)" }
  }

  /// A name is spoken by a voice that has its letters, and the rest by that of the interface.
  @Test func namesOfAnotherScriptHaveTheirVoice() throws {
    #expect(try spoken("東京, 5", in: "en") == ["zh 東京", "en 5"])
    #expect(try spoken("ひかり, 5, up 3", in: "de") == ["ja ひかり", "de 5, up 3"])
    #expect(
      try spoken("通信量の推移, bar, 10 categories", in: "en")
        == ["ja 通信量の推移", "en bar, 10 categories"])
    #expect(
      try spoken("Highest: Нижний Новгород 2, 1.2", in: "en")
        == ["en Highest:", "ru Нижний Новгород", "en 2, 1.2"])
    #expect(try spoken("서울 2 구, 5", in: "fr") == ["ko 서울 2 구", "fr 5"])
  }

  /// Characters that two languages share are of the one whose other letters the chart has.
  @Test func sharedCharactersAreOfTheLanguageOfTheChart() throws {
    let english = try #require(Languages.language("en"))
    func languages(_ categories: [String]) -> [String] {
      let chart = Chart(
        type: .bar, xAxis: Axis(kind: .category(categories)), yAxis: Axis(),
        series: [Series(name: "", x: [0, 1], y: [1, 2], isContinuous: false)])
      return Utterance.parts(
        of: "東京, 5", in: english, .message, isJapanese: chart.hasJapaneseNames
      ).map(\.language)
    }
    #expect(languages(["東京", "つくば"]) == ["ja", "en"])
    #expect(languages(["東京駅", "大阪"]) == ["ja", "en"])
    #expect(languages(["東京", "大阪"]) == ["zh", "en"])
  }

  /// The program's own words stay Chinese beside names of another language.
  @Test func aChineseSentenceStaysChinese() throws {
    let chinese = try #require(Languages.language("zh-Hans"))
    let parts = Utterance.parts(
      of: "柱状图，8个类别，さくら，东京", in: chinese, .message, isJapanese: true)
    #expect(parts.map(\.language) == ["zh", "ja", "zh"])
    #expect(parts.map(\.text) == ["柱状图，8个类别，", "さくら", "东京"])
  }

  @Test func theOwnScriptStaysWhole() throws {
    #expect(try spoken("東京, 5", in: "ja") == ["ja 東京, 5"])
    #expect(try spoken("东京, 5", in: "zh-Hans") == ["zh 东京, 5"])
    #expect(try spoken("ひかり号, 5", in: "zh-Hans") == ["ja ひかり号", "zh 5"])
    #expect(try spoken("β-carotene, 5 kΩ, χ² test", in: "en") == ["en β-carotene, 5 kΩ, χ² test"])
    #expect(try spoken("Paris, 5 °C, über", in: "en") == ["en Paris, 5 °C, über"])
  }

  /// The pieces of what gives way to anything else would give way to each other.
  @Test func whatMayBeLetGoIsOnePiece() throws {
    #expect(try spoken("東京, 5", in: "en", .notification) == ["en 東京, 5"])
  }

  @Test func nothingIsLost() throws {
    for text in ["", "東京", "a東b京c", "東京 5, 大阪 6", "(東京)"] {
      let parts = try spoken(text, in: "en")
      let letters = parts.map { $0.drop { $0 != " " } }.joined().filter {
        $0.isLetter || $0.isNumber
      }
      #expect(letters == text.filter { $0.isLetter || $0.isNumber })
    }
  }
}
