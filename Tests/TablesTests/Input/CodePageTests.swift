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

  /// 서울, 부산, 대구 and 인천 of EUC-KR have no sign of the second half of the Chinese ones.
  @Test func korean() {
    let cities: [UInt8] = [
      0xBC, 0xAD, 0xBF, 0xEF, 0x0A, 0xBA, 0xCE, 0xBB, 0xEA, 0x0A, 0xB4, 0xEB, 0xB1, 0xB8, 0x0A,
      0xC0, 0xCE, 0xC3, 0xB5, 0x0A,
    ]
    #expect(CodePage(Array("n\n".utf8) + cities) == .korean)
    #expect(CodePage.korean.rawValue == "CP949")
  }

  /// A foreign byte in text that is UTF-8 says nothing of the rest: to read all as Polish would spoil it.
  @Test func damagedUTF8HasNoOtherName() {
    #expect(CodePage(Array("n,v\nMünchen,1\nK".utf8) + [0xF6] + Array("ln,3\n".utf8)) == nil)
    #expect(
      CodePage(Array("n,v\nM".utf8) + [0xFC] + Array("nchen,1\nK".utf8) + [0xF6, 0x6C]) == .western)
  }

  /// Names of several languages of the West in one table are not Russian, and Turkish is not Icelandic.
  @Test func namesOfSeveralLanguages() {
    #expect(CodePage(bytes("n,v\nKöln,1\nNîmes,2\n", in: .western)) == .western)
    #expect(CodePage(bytes("şehir,v\nİstanbul,1\nIğdır,2\n", in: .turkish)) == .turkish)
    #expect(CodePage(bytes("nafn;Ísafjörður;Þórshöfn;bær", in: .western)) == .western)
  }

  /// Text in an encoding that is none of these has no name, as a wrong one spoils it.
  @Test func otherEncodings() {
    // αξία and πόλη in Windows-1253, שנה and עיר in 1255, город and цена in KOI8-R, Größe and Köln in CP850.
    let greek: [UInt8] = [0xE1, 0xEE, 0xDF, 0xE1, 0x2C, 0xF0, 0xFC, 0xEB, 0xE7, 0x0A]
    let hebrew: [UInt8] = [0xF9, 0xF0, 0xE4, 0x2C, 0xF2, 0xE9, 0xF8, 0x0A]
    let russian: [UInt8] = [
      0xC7, 0xCF, 0xD2, 0xCF, 0xC4, 0x2C, 0xC3, 0xC5, 0xCE, 0xC1, 0x2C, 0xED, 0xCF, 0xD3, 0xCB,
      0xD7, 0xC1, 0x0A,
    ]
    let german: [UInt8] = [
      0x47, 0x72, 0x94, 0xE1, 0x65, 0x3B, 0x4B, 0x94, 0x6C, 0x6E, 0x3B, 0x55, 0x6D, 0x73, 0x84,
      0x74, 0x7A, 0x65, 0x0A,
    ]
    for text in [greek, hebrew, russian, german] {
      #expect(CodePage(text + Array("1,2\n".utf8)) == nil, "\(text)")
    }
  }

  /// Text that ends within a letter was cut off; a lone small letter at the end of a word is one of the West.
  @Test(arguments: [
    ([0x4B, 0xC3], CodePage.tornUTF8), ([0x35, 0xE2, 0x82], .tornUTF8), ([0x2C, 0xE2], .tornUTF8),
    ([0xC3, 0xA9, 0x0A, 0x61, 0xE9], .tornUTF8), ([0x63, 0x61, 0x66, 0xE9], .western),
  ])
  func ends(bytes: [UInt8], page: CodePage) {
    #expect(CodePage(bytes) == page)
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
