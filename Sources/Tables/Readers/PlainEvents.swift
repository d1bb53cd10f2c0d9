/// Words behind a time that say what happened, as `dpkg` writes them: "status installed zip", "startup archives".
struct PlainEvents {
  /// More different first words than these are no kinds.
  private static let mostActions = 20
  private static let fewestLines = 3

  /// True where the first word is one of few kinds.
  private let hasActions: Bool

  init(_ lines: [[UInt8]]) {
    var actions: Set<[UInt8]> = []
    var events = 0
    for line in lines {
      guard let rest = Self.rest(of: line), !rest.isEmpty else { continue }
      events += 1
      actions.insert(Array(Self.word(rest)))
    }
    hasActions =
      actions.count <= Self.mostActions && actions.count * 2 <= events
      && actions.allSatisfy { $0.contains(where: \.isLetter) }
  }

  /// The first word of an event, where it is one of few.
  func action(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    hasActions ? Self.word(rest) : nil
  }

  /// True of lines that can be nothing else: words behind each time, and no sign that parts all of them alike.
  static func areCertain(_ lines: [[UInt8]]) -> Bool {
    guard lines.count >= fewestLines, let first = lines.first, rest(of: first) != nil else {
      return false
    }
    return !areParted(lines) && !haveNumbers(lines.compactMap(rest))
      && lines.count { rest(of: $0)?.first.map { $0.isLetter || $0 >= 0x80 } == true } * 10
        >= lines.count * 9
  }

  /// True of as many of one sign between cells in each line.
  static func areParted(_ lines: [[UInt8]]) -> Bool {
    [UInt8.tab, .comma, .semicolon, .bar].contains { sign in
      let count = lines.first?.count { $0 == sign } ?? 0
      return count > 0 && lines.allSatisfy { $0.count { $0 == sign } == count }
        && (sign != .comma || InnerCommas(lines) == nil)
    }
  }

  /// True of as many words in each line, of which one is always a number: a table.
  private static func haveNumbers(_ rests: [ArraySlice<UInt8>]) -> Bool {
    let words = rests.map { $0.split(whereSeparator: \.isBlank) }
    guard let count = words.first?.count, words.allSatisfy({ $0.count == count }) else {
      return false
    }
    return (0..<count).contains { place in
      words.allSatisfy { BlankLayout.isNumber(Array($0[place])) }
    }
  }

  private static func rest(of line: [UInt8]) -> ArraySlice<UInt8>? {
    LogTime(line, 0..<line.count).map { line[$0.end...].drop(while: \.isBlank) }
  }

  /// The first word without a colon at its end.
  private static func word(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let word = rest.prefix { !$0.isBlank }
    return word.count > 1 && word.last == .colon ? word.dropLast() : word
  }
}
