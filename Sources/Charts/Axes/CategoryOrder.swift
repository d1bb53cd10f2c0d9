/// The order that categories have of their own, so that one follows the other: dates, numbers,
/// weekdays and months do; cities and fruit stand in whatever order they came.
enum CategoryOrder {
  /// True where every name is a number with the same words around it, or the numbers that the names begin with go up or
  /// down, or every name is that of a weekday or of a month.
  static func isNatural(_ names: [String]) -> Bool {
    // Two codes tell kinds apart, and nothing falls from one kind to the other.
    if names.count == 2, names.allSatisfy(codes.contains) { return false }
    // The digits of a long text, as of a command line, are no number that it is called by.
    if names.allSatisfy({ hasDigit($0) && $0.count <= longestNumbered }) {
      // House numbers say nothing of the order of their streets.
      if Set(names.map(wordsAround)).count == 1 { return true }
      let numbers = names.compactMap(firstNumber)
      let steps = zip(numbers, numbers.dropFirst())
      return numbers.count == names.count
        && (steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 })
    }
    return names.allSatisfy { isTimeName($0.lowercased()) }
  }

  /// The words of a name without its numbers and the names of months and weekdays.
  private static func wordsAround(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init).filter { !isTimeName($0) }
  }

  /// The first whole number in a name.
  private static func firstNumber(_ name: String) -> Double? {
    Double(String(name.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }))
  }

  /// The most places that charts which share categories may have in all.
  private static let most = 1_000_000

  /// The names of all lists, each once, in an order that keeps that of every list; `nil` where there is
  /// none, or a list has a name twice.
  ///
  /// A topological sort (Kahn 1962); of the names that may come next the one that was read first does.
  static func merged(_ lists: [[String]]) -> [String]? {
    guard let first = lists.first else { return nil }
    if lists.allSatisfy({ $0 == first }) { return first }
    var names: [String] = []
    var numbers: [String: Int] = [:]
    for name in lists.joined() where numbers[name] == nil {
      numbers[name] = names.count
      names.append(name)
    }
    // So many nobody compares, and each chart would have to be given them all.
    guard names.count <= most / lists.count else { return nil }
    var followers = names.map { _ in Set<Int>() }
    var waitsFor = names.map { _ in 0 }
    for list in lists {
      guard Set(list).count == list.count else { return nil }
      for (a, b) in zip(list, list.dropFirst()) {
        guard let a = numbers[a], let b = numbers[b] else { continue }
        if followers[a].insert(b).inserted { waitsFor[b] += 1 }
      }
    }
    var order: [Int] = []
    var ready = Set(names.indices.filter { waitsFor[$0] == 0 })
    while let next = ready.min() {
      ready.remove(next)
      order.append(next)
      for follower in followers[next] {
        waitsFor[follower] -= 1
        if waitsFor[follower] == 0 { ready.insert(follower) }
      }
    }
    return order.count == names.count ? order.map { names[$0] } : nil
  }

  private static let longestNumbered = 40
  private static let codes: Set = ["0", "1", "2", "0.0", "1.0", "2.0"]

  private static func hasDigit(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
  }

  private static func isTimeName(_ name: String) -> Bool {
    let name = name.hasSuffix(".") ? String(name.dropLast()) : name
    return names.contains(name) || isChineseOrJapanese(name)
  }

  /// Weekdays as 月曜日, 月曜, 月, 星期一, 周一; months as 一月.
  private static func isChineseOrJapanese(_ name: String) -> Bool {
    if name.count == 1 { return "月火水木金土日".contains(name) }
    let japanese = ["曜日", "曜"].first(where: name.hasSuffix)
    if let japanese { return isAll(name.dropLast(japanese.count), of: "月火水木金土日") }
    let chinese = ["星期", "礼拜", "周", "週"].first(where: name.hasPrefix)
    if let chinese { return isAll(name.dropFirst(chinese.count), of: "一二三四五六日天") }
    return name.hasSuffix("月") && isAll(name.dropLast(), of: "一二三四五六七八九十正腊")
  }

  private static func isAll(_ text: Substring, of characters: String) -> Bool {
    !text.isEmpty && text.allSatisfy(characters.contains)
  }

  /// In English, German, French and Spanish, full and short, in small letters.
  private static let names = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday
    mon tue tues wed thu thur thurs fri sat sun
    january february march april may june july august september october november december
    jan feb mar apr jun jul aug sep sept oct nov dec
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so
    januar jänner februar feber märz mai juni juli oktober dezember mär mrz okt dez
    lundi mardi mercredi jeudi vendredi samedi dimanche lun mer jeu ven sam dim
    janvier février mars avril juin juillet août septembre octobre novembre décembre
    janv févr fév avr juil déc
    lunes martes miércoles jueves viernes sábado domingo mié jue vie sáb dom
    enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre
    diciembre ene abr may ago dic
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension Chart {
  /// True where each point follows the one before, so that the way between them means something.
  ///
  /// Then there are rises, turns and a trend. Points of a scatter chart, categories without an order
  /// and rows that share their places do not, nor do the variables of a matrix of correlations.
  public var hasCourse: Bool {
    repetition == nil && type.projections.hasCourse && !hasColumnsAsPlaces && !isSortedByValues
      && !isOfCorrelations
      && (xAxis.categories.map(CategoryOrder.isNatural) ?? true)
  }

  /// True where the step from a point to the next tells something: along a course, and from bin to bin.
  package var hasOrderedSteps: Bool { hasCourse || repetition == nil && xAxis.binWidth != nil }

  /// True where names stand in the order of their values, which says nothing but that one is larger than the next.
  private var isSortedByValues: Bool {
    xAxis.categories != nil && ["y", "y:desc"].contains(channels?.sort ?? "")
  }
}
