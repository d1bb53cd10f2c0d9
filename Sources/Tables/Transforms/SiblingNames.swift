/// Names of columns that go on: "Q1" to "Q4", "Mon" to "Sun", "day_3" to "day_9", "population_1996" to
/// "population_2011".
package struct SiblingNames: Equatable, Sendable {
  /// The names, in the order of their columns.
  package let names: [String]
  /// The numbers at their ends where these are times; `nil` where the names are words.
  package let numbers: [Double]?
  /// The axis that they are places of, and the values where the names say so.
  package let axis: String
  package let value: String?

  /// Fewer columns than these are things to compare, and no course.
  private static let fewest = 3

  /// Finds the only family of such names; `nil` where there is none, or several.
  ///
  /// - Parameters:
  ///   - names: The names of some columns.
  ///   - ofAnything: True where any names count on that differ in a number at their end, false where only time
  ///     does.
  package init?(among names: [String], ofAnything: Bool = false) {
    guard
      let found = Self.cycle(names) ?? Self.quarters(names)
        ?? Self.counted(names, ofAnything: ofAnything)
    else { return nil }
    self = found
  }

  private init(_ names: [String], numbers: [Double]? = nil, axis: String, value: String? = nil) {
    (self.names, self.numbers, self.axis, self.value) = (names, numbers, axis, value)
  }

  /// Months or weekdays that follow each other.
  private static func cycle(_ names: [String]) -> Self? {
    CalendarNames.Cycle.allCases.lazy.compactMap { cycle -> Self? in
      let members = names.filter { CalendarNames.place(of: $0, in: cycle) != nil }
      let places = members.compactMap { CalendarNames.place(of: $0, in: cycle) }
      guard places.count >= fewest, Set(places).count == places.count,
        zip(places, places.dropFirst()).allSatisfy({ $1 == ($0 + 1) % cycle.rawValue })
      else { return nil }
      return Self(members, axis: cycle == .months ? "month" : "weekday")
    }.first
  }

  /// Quarters from the first on, or all four seasons, whichever begins the year.
  private static func quarters(_ names: [String]) -> Self? {
    // Of five there are questions.
    let hasFifth = names.contains { $0.first == "Q" && Int($0.dropFirst()).map { $0 > 4 } == true }
    for round in quarterNames where !hasFifth {
      let members = names.filter(round.contains)
      if members.count > 1, members == Array(round.prefix(members.count)) {
        return Self(members, axis: "quarter")
      }
    }
    for round in seasonNames {
      let places = names.compactMap { round.firstIndex(of: $0.lowercased()) }
      if places.count == 4, zip(places, places.dropFirst()).allSatisfy({ $1 == ($0 + 1) % 4 }) {
        return Self(names.filter { round.contains($0.lowercased()) }, axis: "season")
      }
    }
    return nil
  }

  private static let quarterNames = [
    ["Q1", "Q2", "Q3", "Q4"], ["1Q", "2Q", "3Q", "4Q"],
    ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"],
    ["一季度", "二季度", "三季度", "四季度"], ["第一季度", "第二季度", "第三季度", "第四季度"],
    ["第1四半期", "第2四半期", "第3四半期", "第4四半期"],
  ]

  private static let seasonNames = [
    ["spring", "summer", "autumn", "winter"], ["spring", "summer", "fall", "winter"],
    ["frühling", "sommer", "herbst", "winter"], ["printemps", "été", "automne", "hiver"],
    ["primavera", "verano", "otoño", "invierno"], ["primavera", "verão", "outono", "inverno"],
    ["wiosna", "lato", "jesień", "zima"], ["春", "夏", "秋", "冬"], ["春季", "夏季", "秋季", "冬季"],
  ]

  /// Names that differ in a rising number at their end, behind the name of a part of time or, of years, behind any.
  private static func counted(_ names: [String], ofAnything: Bool) -> Self? {
    var families: [(stem: String, names: [String], numbers: [Int])] = []
    for name in names {
      let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
      guard (1...4).contains(digits), digits < name.count, let number = Int(name.suffix(digits))
      else { continue }
      let stem = String(name.dropLast(digits))
      if let index = families.firstIndex(where: { $0.stem == stem }) {
        families[index].names.append(name)
        families[index].numbers.append(number)
      } else {
        families.append((stem, [name], [number]))
      }
    }
    let found = families.compactMap { family -> Self? in
      guard family.names.count >= fewest,
        zip(family.numbers, family.numbers.dropFirst()).allSatisfy(<)
      else { return nil }
      let numbers = family.numbers.map(Double.init)
      let words = family.stem.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard let last = words.last, !isNone(last) else { return nil }
      if family.numbers.allSatisfy((1900...2100).contains) {
        return Self(
          family.names, numbers: numbers, axis: "year", value: words.joined(separator: " "))
      }
      // Nobody counts days or hours so far: "HR7984" is of 1979 to 1984.
      guard isTime(last), family.numbers.allSatisfy({ $0 < 1_000 }) else {
        return ofAnything ? Self(family.names, axis: "name") : nil
      }
      let value = words.dropLast().joined(separator: " ")
      return Self(
        family.names, numbers: numbers, axis: last, value: value.isEmpty ? nil : value)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// True of what passes, but not of ages and doses, which may be those of several members.
  private static func isTime(_ word: String) -> Bool {
    let others: Set = ["age", "dose", "x", "t"]
    return !others.contains(word.lowercased()) && word != "Q" && word != "q"
      && [RoleName.step, .quarter, .month, .day, .hour].contains { $0.matches(word) }
  }

  /// True of what programs call columns that have no name.
  private static func isNone(_ word: String) -> Bool {
    ["v", "x", "var", "col", "column", "pc", "unnamed"].contains(word.lowercased())
  }
}
