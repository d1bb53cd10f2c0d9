import Testing

@testable import Tables

@Suite struct CodePageTests {
  /// The bytes of a text in a code page of single bytes.
  private func bytes(_ text: String, in page: CodePage) -> [UInt8] {
    let half = CodePage.upperHalf(page)
    return text.unicodeScalars.map { scalar in
      scalar.value < 0x80
        ? UInt8(scalar.value) : UInt8(0x80 + (half.firstIndex(of: scalar) ?? 0x3F))
    }
  }

  @Test(arguments: [CodePage.western, .central, .cyrillic])
  func halvesAreWhole(page: CodePage) {
    #expect(CodePage.upperHalf(page).count == 0x80)
  }

  @Test(arguments: [
    ("Größe;Straße;Übung", CodePage.western), ("Élève;Français;où", .western),
    ("Año;Descripción;señal", .western), ("Situação;Média;três", .western),
    ("Ålder;Längd", .western), ("Preis 5 € · 20 °C", .western),
    ("Żarówka;Młotek;Taśma 12,50 zł", .central), ("2\u{A0}783,17 zł;Łódź;Kłódka", .central),
    ("Příjmení;Město;křížovka", .central), ("Népesség;terület;erdő;könyvű", .central),
    ("Дата;Количество", .cyrillic),
  ])
  func languages(text: String, page: CodePage) {
    #expect(CodePage(bytes("\(text)\n1;2;3\n", in: page)) == page)
  }

  @Test func twoBytes() {
    // 売上 and カタカナ of CP932, 销售额 of GB 2312.
    let japanese: [UInt8] = [
      0x94, 0x84, 0x8F, 0xE3, 0x2C, 0x83, 0x4A, 0x83, 0x5E, 0x83, 0x4A, 0x83, 0x69,
    ]
    #expect(CodePage(japanese + Array("\n1,2\n".utf8)) == .japanese)
    let chinese: [UInt8] = [0xCF, 0xFA, 0xCA, 0xDB, 0xB6, 0xEE, 0x2C, 0xBC, 0xBE, 0xB6, 0xC8]
    #expect(CodePage(chinese + Array("\n1,2\n".utf8)) == .chinese)
    #expect(CodePage([0xFF, 0xFE, 0x61]) == .utf16)
    #expect(CodePage([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]) == .utf32)
    #expect(CodePage([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]) == .utf32)
  }

  /// Bytes without any order are in no code page.
  @Test(arguments: 1...20)
  func noText(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    let random = (0..<400).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    #expect(CodePage(random) == nil)
    #expect(CodePage(random.filter { $0 >= 0x20 }) == nil)
  }
}
