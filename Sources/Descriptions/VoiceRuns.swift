import Charts

/// The scripts that a voice of another language would spell or pass over, by the blocks of Unicode.
private enum VoicedScript: Equatable {
  case japanese, han
  /// A script that one language, the most spoken of those that write it, stands for.
  case of(String)

  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, scalar.properties.isAlphabetic else {
      return nil
    }
    switch scalar.value {
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .japanese
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF, 0x3005, 0x3007:
      self = .han
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .of("ko")
    case 0x0370...0x03FF, 0x1F00...0x1FFF: self = .of("el")
    case 0x0400...0x052F: self = .of("ru")
    case 0x0590...0x05FF: self = .of("he")
    case 0x0600...0x06FF, 0x0750...0x077F: self = .of("ar")
    case 0x0900...0x097F: self = .of("hi")
    case 0x0E00...0x0E7F: self = .of("th")
    default: return nil
    }
  }
}

extension Utterance {
  /// A text to be spoken in `language`, with the names in it that another script is for in a language of that script: the
  /// voice of the one is silent on the letters of the other.
  ///
  /// A notification stays one piece, as its pieces would drive each other out.
  ///
  /// - Parameters:
  ///   - text: The words in their spoken form.
  ///   - language: The language of the sentence.
  ///   - priority: The importance of all of it.
  ///   - isJapanese: True where characters that Chinese and Japanese share are those of Japanese.
  /// - Returns: The pieces in their order.
  package static func parts(
    of text: String, in language: any Language, _ priority: Priority, isJapanese: Bool = false
  ) -> [Utterance] {
    let tag = language.voiceTag
    let whole = Utterance(text, language: tag, priority: priority)
    guard priority != .notification else { return [whole] }
    let runs = runs(
      of: Array(text), in: String(tag.prefix { $0 != "-" }),
      isJapanese: isJapanese || text.isJapanese)
    guard runs.contains(where: { $0.language != nil }) else { return [whole] }
    return runs.compactMap { run in
      // A comma alone is nothing to say.
      guard run.text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return Utterance(
        run.text.trimmingBlanks, language: run.language ?? tag, priority: priority)
    }
  }

  /// The runs of a text that are of one language; `nil` for the one it is in.
  private static func runs(
    of text: [Character], in own: String, isJapanese: Bool
  ) -> [(text: String, language: String?)] {
    let scripts = text.map(VoicedScript.init)
    let languages = scripts.enumerated().map { index, script -> String? in
      switch script {
      case .japanese: own == "ja" ? nil : "ja"
      // Among Chinese words a name is Japanese by its own letters alone.
      case .han where own == "zh": word(at: index, of: text, scripts).isJapanese ? "ja" : nil
      case .han: own == "ja" ? nil : isJapanese ? "ja" : "zh"
      case .of("el"):
        // A Greek letter by itself is a symbol, which every voice has a name for: "β-carotene", "kΩ".
        [index - 1, index + 1].contains { scripts.indices.contains($0) && scripts[$0] == script }
          ? "el" : nil
      case .of(let language): language
      case nil: nil
      }
    }
    var runs: [(text: String, language: String?)] = []
    var index = 0
    while index < text.count {
      let language = languages[index]
      var end = index + 1
      while end < text.count {
        guard languages[end] != language else {
          end += 1
          continue
        }
        // A name may have digits, blanks and dashes within.
        guard language != nil, scripts[end] == nil, !text[end].isLetter, !isJoint(text[end]),
          let next = languages[end...].firstIndex(where: { $0 != nil }),
          languages[next] == language,
          text[end..<next].allSatisfy({ !$0.isLetter && !isJoint($0) })
        else { break }
        end = next + 1
      }
      runs.append((String(text[index..<end]), language))
      index = end
    }
    return runs
  }

  /// The Chinese and Japanese characters side by side around one of them.
  private static func word(
    at index: Int, of text: [Character], _ scripts: [VoicedScript?]
  ) -> String {
    let isShared = { (script: VoicedScript?) in script == .han || script == .japanese }
    let start = scripts[..<index].lastIndex { !isShared($0) }.map { $0 + 1 } ?? 0
    let end = scripts[index...].firstIndex { !isShared($0) } ?? scripts.count
    return String(text[start..<end])
  }

  /// True of what parts a name from what is said of it.
  private static func isJoint(_ character: Character) -> Bool { ",.:;()、。，：；".contains(character) }
}

extension Chart {
  /// True where a name in the chart has letters of Japanese alone.
  package var hasJapaneseNames: Bool {
    // The first names are those of all.
    let categories = (xAxis.categories ?? []).prefix(100)
    let titles = [title, xAxis.title, yAxis.title].compactMap(\.self)
    return (titles + series.prefix(100).map(\.name) + categories).contains(where: \.isJapanese)
  }
}

extension String {
  /// True where letters of Japanese alone are in it.
  fileprivate var isJapanese: Bool {
    contains { character in
      if case .japanese? = VoicedScript(character) { return true }
      return Self.japaneseCharacters.contains(character)
    }
  }

  /// The characters of JIS X 0208, level 1, that neither GB 2312 nor Big5 has: Chinese is not written with them.
  private static let japaneseCharacters = Set(
    """
    両乗亀亜仏仮価侭値倶倹働兎児円冨冴処凧凪剣剤剰労効勅勧勲匁匂単厳収呉呑呪咲唖啓喰営噛噺嚢団\
    囲図圏圧堺塀塁塩増壊壌壱売壷変奨妬姉姫娯嬢宍実寛対専尭峠峯嶋巌巣巻帯帰庁広廃廻廼弐弾従徳徴\
    応恵悩悪惣懐戦戯戸戻払抜択拝拠拡挙挿捜掲掻揺摂撃撹斉斎晩暁暦曽杢枠査柾栂栃栄栢桜桝桟梶梼椀\
    椙椛検楕楳楽榊様樋権樫欝歓歩歯歳歴殻毎気氷汚沢浄涙涜渇済渉渋渓満溌滝潅瀞瀬焔焼犠狛猟獣瑠産\
    畑畠畳疎痩発皐県砕砿硲碁稲穂穏穐穣窓竃竜竪笹箆篭籾粂粋粛粧経絵絶継続総緑縁縄縦繊繋繍聡聴脇\
    脳臓舎舗舘艶苅荘菓蔵薗薫薬蛍蝋蝿衆袴裏覇覚覧観訳説読諌謡譲讃讐賎賛贋転軽辺辻込逓遅遡郷酔醗\
    醤醸釈鈎鉄鉢鉱銭鋭鋲鋳錬録鑓関閲闘陥険隠隣隷雑雫霊靭韮頚頬頴頼顔顕駄駅駆駈騒験騨髄髪鮎鯵鰐\
    鰯鴎鴫鴬鶏鹸麹麺麿黒黙齢
    """)

  /// The text without blanks and joints at its beginning, and without blanks at its end.
  fileprivate var trimmingBlanks: String {
    let start = drop { " ,.:;、。，：；\u{A0}".contains($0) }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
