/// An object whose members must be what they are asked as; `null` is as good as absent.
struct JSONObject {
  private let tape: JSONTape
  private let source: JSONSource
  private let members: [(key: Int, value: Int)]
  /// The path that leads to it: "series[0]"; "" for the whole document.
  let place: String

  init(tape: JSONTape, source: JSONSource, index: Int, place: String) {
    self.tape = tape
    self.source = source
    self.place = place
    members = tape.members(index)
  }

  /// The name of a member in a message: "series[0].points[3].y".
  func path(_ key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  func unexpected(_ key: String, _ expected: InputProblem.Expectation) -> InputProblem {
    unexpected(path: path(key), expected)
  }

  private func unexpected(
    path: String, _ expected: InputProblem.Expectation
  ) -> InputProblem {
    source.problem(.unexpectedJSON(place: path, expected: expected))
  }

  /// The keys of its members, in their order; of one that comes twice only one.
  var keys: [String] {
    var known: Set<String> = []
    return members.map { tape.keys[$0.key] }.filter { known.insert($0).inserted }
  }

  /// A text or a number as texts, or each of a list of them; none of `null`.
  func scalars(_ key: String) throws(InputProblem) -> [String] {
    guard let index = member(key) else { return [] }
    let isList = tape.entries[index].kind == .array
    var texts: [String] = []
    for (number, element) in (isList ? tape.elements(index) : [index]).enumerated() {
      switch tape.entries[element].kind {
      case .string, .number: texts.append(tape.text(element))
      default: throw unexpected(path: isList ? "\(path(key))[\(number)]" : path(key), .text)
      }
    }
    return texts
  }

  /// The key of its first member.
  var firstKey: String? { members.first.map { tape.keys[$0.key] } }

  /// True where an entry is an object.
  func isObject(_ index: Int) -> Bool { tape.entries[index].kind == .object }

  func member(_ key: String) -> Int? {
    guard let value = members.last(where: { tape.keys[$0.key] == key })?.value else { return nil }
    return tape.entries[value].kind == .null ? nil : value
  }

  private func member(
    _ key: String, _ kind: JSONTape.TokenKind, _ expected: InputProblem.Expectation
  ) throws(InputProblem) -> Int? {
    guard let index = member(key) else { return nil }
    guard tape.entries[index].kind == kind else { throw unexpected(key, expected) }
    return index
  }

  func text(_ key: String) throws(InputProblem) -> String? {
    try member(key, .string, .text).map(tape.text)
  }

  func boolean(_ key: String) throws(InputProblem) -> Bool? {
    try member(key, .boolean, .boolean).map { tape.entries[$0].start == 1 }
  }

  func number(_ key: String) throws(InputProblem) -> WrittenNumber? {
    try member(key, .number, .number).flatMap(writtenNumber)
  }

  /// A whole number from 1 on.
  func ordinal(_ key: String) throws(InputProblem) -> Int? {
    guard let number = try number(key) else { return nil }
    guard let ordinal = Int(exactly: number.value), ordinal > 0 else {
      let text = Int(exactly: number.value).map(String.init) ?? String(number.value)
      throw source.problem(.badValue(place: path(key), text: text, expected: "1, 2, 3 …"))
    }
    return ordinal
  }

  func list(_ key: String) throws(InputProblem) -> [Int]? {
    try member(key, .array, .list).map(tape.elements)
  }

  func object(_ key: String) throws(InputProblem) -> JSONObject? {
    try member(key, .object, .record).map {
      JSONObject(tape: tape, source: source, index: $0, place: path(key))
    }
  }

  func texts(_ key: String) throws(InputProblem) -> [String]? {
    guard let elements = try list(key) else { return nil }
    for (index, element) in elements.enumerated() where tape.entries[element].kind != .string {
      throw unexpected(path: "\(path(key))[\(index)]", .text)
    }
    return elements.map(tape.text)
  }

  func numbers(_ key: String) throws(InputProblem) -> [Double]? {
    guard let elements = try list(key) else { return nil }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      guard tape.entries[element].kind == .number, let number = writtenNumber(element)?.value,
        number.isFinite
      else { throw unexpected(path: "\(path(key))[\(index)]", .number) }
      numbers.append(number)
    }
    return numbers
  }

  func choice<Choice: RawRepresentable<String>>(
    _ key: String, _ expected: InputProblem.Expectation
  ) throws(InputProblem) -> Choice? {
    guard let index = member(key) else { return nil }
    guard tape.entries[index].kind == .string, let choice = Choice(rawValue: tape.text(index))
    else { throw unexpected(key, expected) }
    return choice
  }

  /// A point's place on the axis: a number, or the text of a category.
  func place(_ key: String) throws(InputProblem) -> ChartFile.StatedPlace {
    guard let index = member(key) else { throw unexpected(key, .text) }
    return try place(index, path: path(key))
  }

  /// A list of numbers and texts, `nil` where one is missing; absent it is empty.
  func places(_ key: String) throws(InputProblem) -> [ChartFile.StatedPlace?] {
    var places: [ChartFile.StatedPlace?] = []
    for (number, index) in (try list(key) ?? []).enumerated() {
      let isMissing = tape.entries[index].kind == .null
      places.append(isMissing ? nil : try place(index, path: "\(path(key))[\(number)]"))
    }
    return places
  }

  private func place(_ index: Int, path: String) throws(InputProblem) -> ChartFile.StatedPlace {
    switch tape.entries[index].kind {
    case .string: return .category(tape.text(index))
    case .number:
      guard let number = writtenNumber(index)?.value, number.isFinite else {
        throw unexpected(path: path, .number)
      }
      return .number(number)
    default: throw unexpected(path: path, .text)
    }
  }

  private func writtenNumber(_ index: Int) -> WrittenNumber? {
    tape.withText(index) { NumberParser().parse($0) }
  }
}
