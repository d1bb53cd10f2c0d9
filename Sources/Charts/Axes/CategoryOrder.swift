import Tables

/// The order that categories have of their own, so that one follows the other: dates, numbers,
/// weekdays and months do; cities and fruit stand in whatever order they came.
enum CategoryOrder {
  /// True where every name is a number with the same words around it, or the numbers that the names begin with go up or
  /// down, or every name is that of a weekday or of a month.
  static func isNatural(_ names: [String]) -> Bool {
    // Two codes tell kinds apart, and nothing falls from one kind to the other.
    if names.count == 2, names.allSatisfy(codes.contains) { return false }
    // Nor does the number of a disk say that it comes behind another.
    if names.allSatisfy({ $0.first == "/" }) { return false }
    // The digits of a long text, as of a command line, are no number that it is called by.
    if names.allSatisfy({ hasDigit($0) && $0.count <= longestNumbered }) {
      // House numbers say nothing of the order of their streets.
      if Set(names.map(wordsAround)).count == 1 { return !areCodesOfThings(names) }
      let numbers = names.compactMap(firstNumber)
      let steps = zip(numbers, numbers.dropFirst())
      return numbers.count == names.count
        && (steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 })
    }
    return names.allSatisfy(isTimeName)
  }

  /// True of codes of machines and the like: letters and a number that zeros fill up, of which some are left out here and there.
  private static func areCodesOfThings(_ names: [String]) -> Bool {
    let numbers = names.compactMap { name -> Int? in
      let parts = name.split { !($0.isASCII && $0.isNumber) }
      guard parts.count == 1, parts[0].count > 2, name.contains(where: \.isLetter) else {
        return nil
      }
      return Int(parts[0])
    }
    guard numbers.count == names.count,
      names.contains(where: isFilledUp)
    else { return false }
    return Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 }).count > 1
  }

  /// True where the first digit of a name is 0.
  private static func isFilledUp(_ name: String) -> Bool {
    name.first { $0.isASCII && $0.isNumber } == "0"
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
    CalendarNames.Cycle.allCases.contains { CalendarNames.place(of: name, in: $0) != nil }
  }
}

extension Chart {
  /// True where each point follows the one before, so that the way between them means something.
  ///
  /// Then there are rises, turns and a trend. Points of a scatter chart, categories without an order
  /// and rows that share their places do not, nor do the variables of a matrix of correlations.
  public var hasCourse: Bool {
    repetition == nil && type.projections.hasCourse && !hasColumnsAsPlaces && !isOfCorrelations
      && hasOrderedPlaces
  }

  /// True where places stand in an order of their own: all but names that have none.
  package var hasOrderedPlaces: Bool {
    !isSortedByValues
      && (xAxis.categories.map { names in
        measurements.hasNaturalOrder.value { CategoryOrder.isNatural(names) }
      } ?? true)
  }

  /// True where the step from a point to the next tells something: along a course, and from bin to bin.
  package var hasOrderedSteps: Bool { hasCourse || repetition == nil && xAxis.binWidth != nil }

  /// True where names stand in the order of their values, which says nothing but that one is larger than the next.
  private var isSortedByValues: Bool {
    xAxis.categories != nil && ["y", "y:desc"].contains(channels?.sort ?? "")
  }
}

extension [String] {
  /// True where these names have an order of their own, so that each follows from those beside it.
  package var isInOrder: Bool { CategoryOrder.isNatural(self) }
}
