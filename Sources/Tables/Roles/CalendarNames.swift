/// Names of months and weekdays in the languages of the program, with their order in the calendar.
///
/// Weeks begin on Monday (ISO 8601); names and short forms are those of the Unicode CLDR.
package enum CalendarNames {
  /// The parts of the calendar that come again and have names.
  package enum Cycle: Int, CaseIterable, Sendable {
    case months = 12
    case weekdays = 7
  }

  /// The cycle that all of some texts are names of; `nil` where one is none, or they are fewer than two.
  package static func cycle(of names: [String]) -> Cycle? {
    guard (2...24).contains(names.count) else { return nil }
    return Cycle.allCases.first { cycle in
      names.allSatisfy { place(of: $0, in: cycle) != nil }
    }
  }

  /// The place of a name in its cycle, from 0.
  package static func place(of name: String, in cycle: Cycle) -> Int? {
    // A text of any length is put in small letters at a cost.
    guard name.utf8.count <= longest else { return nil }
    return places[cycle]?[plain(name)]
  }

  /// True of the name of a month in any language, but for short ones that are another word.
  package static func isMonth(_ name: String) -> Bool {
    place(of: name, in: .months) != nil && !ambiguous.contains(plain(name))
  }

  /// The most bytes of a name, its full stop included.
  private static let longest = 32

  private static let ambiguous: Set = ["set", "out", "lip", "sty"]

  private static func plain(_ name: String) -> String {
    let lowered = name.lowercased()
    return lowered.hasSuffix(".") ? String(lowered.dropLast()) : lowered
  }

  /// A name without the accents of its letters, as somebody types it in a hurry.
  private static func bare(_ name: String) -> String {
    String(name.map { accents[$0] ?? $0 })
  }

  private static let accents: [Character: Character] = [
    "á": "a", "ä": "a", "ç": "c", "é": "e", "ń": "n", "ś": "s", "û": "u", "ź": "z",
  ]

  private static let places: [Cycle: [String: Int]] = {
    var places: [Cycle: [String: Int]] = [:]
    for (cycle, lists) in [(Cycle.months, months), (.weekdays, weekdays)] {
      var known: [String: Int] = [:]
      for list in lists {
        for (index, name) in list.split(separator: " ").enumerated() {
          // "mar" is a month in one language and a weekday in another, never two places of a cycle
          // but for what came first.
          for form in [String(name), bare(String(name))] where known[form] == nil {
            known[form] = index % cycle.rawValue
          }
        }
      }
      places[cycle] = known
    }
    return places
  }()

  private static let months = [
    "january february march april may june july august september october november december",
    "jan feb mar apr may jun jul aug sep oct nov dec",
    "jan feb mar apr may jun jul aug sept oct nov dec",
    "jan feb mrz apr mai jun jul aug sep okt nov dez",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "jänner feber märz april mai juni juli august september oktober november dezember",
    "jan feb mär apr mai jun jul aug sep okt nov dez",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "janv fév mars avr mai juin juil août sept oct nov déc",
    "janv févr mars avr mai juin juil août sept oct nov déc",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre",
    "ene feb mar abr may jun jul ago sept oct nov dic",
    "ene feb mar abr may jun jul ago sep oct nov dic",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "jan fev mar abr mai jun jul ago set out nov dez",
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
    "正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 冬月 腊月",
  ]

  private static let weekdays = [
    "monday tuesday wednesday thursday friday saturday sunday",
    "mon tue wed thu fri sat sun",
    "mon tues wed thur fri sat sun",
    "mon tues wed thurs fri sat sun",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "montag dienstag mittwoch donnerstag freitag sonnabend sonntag",
    "mo di mi do fr sa so",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lun mar mer jeu ven sam dim",
    "lunes martes miércoles jueves viernes sábado domingo",
    "lun mar mié jue vie sáb dom",
    "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
    "seg ter qua qui sex sáb dom",
    "poniedziałek wtorek środa czwartek piątek sobota niedziela",
    "pon wt śr czw pt sob niedz",
    "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
    "月曜 火曜 水曜 木曜 金曜 土曜 日曜",
    "月 火 水 木 金 土 日",
    "星期一 星期二 星期三 星期四 星期五 星期六 星期日",
    "周一 周二 周三 周四 周五 周六 周日",
    "周一 周二 周三 周四 周五 周六 周天",
    "星期一 星期二 星期三 星期四 星期五 星期六 星期天",
    "礼拜一 礼拜二 礼拜三 礼拜四 礼拜五 礼拜六 礼拜天",
    "礼拜一 礼拜二 礼拜三 礼拜四 礼拜五 礼拜六 礼拜日",
    "週一 週二 週三 週四 週五 週六 週日",
  ]
}

extension Table {
  /// The rows by the calendar where a column holds names of months or weekdays; the same where these
  /// go round in the calendar's order already, wherever that begins.
  package func inCalendarOrder(of name: String) -> Table {
    guard case .text(let text)? = columns.first(where: { $0.name == name })?.values,
      let cycle = CalendarNames.cycle(of: text.dictionary)
    else { return self }
    let ranks = text.dictionary.map { CalendarNames.place(of: $0, in: cycle) ?? 0 }
    var seen: [Int] = []
    for code in text.codes where code >= 0 && !seen.contains(ranks[Int(code)]) {
      seen.append(ranks[Int(code)])
    }
    let falls = seen.indices.count { seen[$0] > seen[($0 + 1) % seen.count] }
    guard falls > 1 else { return self }
    // A row without a name keeps its place at the end.
    let places = text.codes.map { $0 < 0 ? Int.max : ranks[Int($0)] }
    return picked(places.indices.sorted { (places[$0], $0) < (places[$1], $1) })
  }
}
