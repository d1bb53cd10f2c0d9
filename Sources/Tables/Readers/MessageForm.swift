/// The one form that the messages of a log have where they tell what was measured: "CPU temp: 54.3 C",
/// "boiler 53.9 C", "hall temperature=21.5 pressure=1.0".
struct MessageForm: Equatable, Sendable {
  /// The columns that a form has of its own.
  enum Own { case name, value }

  /// A part of each message, at one place.
  fileprivate enum Part: Equatable {
    /// The same word in all messages, which names what comes behind it.
    case word([UInt8])
    /// One of few words, which tells what the message is about.
    case kind
    /// A number below the name that the words from a place on are.
    case number(nameFrom: Int?)
    /// A value with its name before it: "temp=54".
    case pair([UInt8])
  }

  private struct Token {
    var range: Range<Int>
    var name: Range<Int>?
    var number: WrittenNumber?
  }

  private static let fewestMessages = 3
  /// More different words at one place are no kinds of anything.
  private static let mostKinds = 20

  private let parts: [Part]
  /// The numbers as all messages write them.
  private let parser: NumberParser
  private let numberCount: Int

  /// Finds the form that nine of ten messages have; `nil` where there is none, or no number in it.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - hasDecimalComma: True where the decimal sign is a comma; `nil` takes the sign that makes more numbers.
  init?(_ messages: [ArraySlice<UInt8>], hasDecimalComma: Bool? = nil) {
    let forms = [false, true].filter { (hasDecimalComma ?? $0) == $0 }
      .compactMap { MessageForm(messages, NumberParser(hasDecimalComma: $0)) }
    guard let form = forms.max(by: { $0.numberCount < $1.numberCount }) else { return nil }
    self = form
  }

  private init?(_ messages: [ArraySlice<UInt8>], _ parser: NumberParser) {
    self.parser = parser
    let rows = messages.map { Array($0) }
      .map { (bytes: $0, tokens: Self.tokens($0, $0.indices, parser)) }
    var counts: [[[UInt8]]: Int] = [:]
    for row in rows { counts[Self.signature(row.tokens, row.bytes), default: 0] += 1 }
    guard let (signature, count) = counts.max(by: { $0.value < $1.value }),
      count >= Self.fewestMessages, count * 10 >= rows.count * 9, !signature.isEmpty
    else { return nil }
    let alike = rows.filter { Self.signature($0.tokens, $0.bytes) == signature }
    func texts(_ place: Int) -> Set<[UInt8]> {
      Set(alike.map { Array($0.bytes[$0.tokens[place].range]) })
    }
    // A number alone is a table, unless some lines say something else.
    let isNumberAlone = signature == [[.zero]] && alike.count < rows.count
    var parts: [Part] = []
    /// The first of the words right before a place.
    var words: Int?
    var numbers = 0
    for (place, token) in alike[0].tokens.enumerated() {
      let texts = texts(place)
      if let name = token.name {
        parts.append(.pair(Array(alike[0].bytes[name])))
        numbers += alike.allSatisfy { $0.tokens[place].number != nil } ? 1 : 0
        words = nil
      } else if token.number == nil || texts.count == 1 && token.number?.unit.isEmpty == true {
        if let text = texts.first, texts.count == 1 {
          parts.append(.word(text))
          words = words ?? place
        } else {
          guard texts.count <= Self.mostKinds, texts.count * 2 <= alike.count else { return nil }
          parts.append(.kind)
          words = nil
        }
      } else {
        let values = alike.compactMap { $0.tokens[place].number }
        // A word and a number that never comes again tell what was done to which thing: "finished job 1234".
        let isNamed = words != nil && parts.last?.endsName == true
        guard
          isNamed || texts.count < alike.count || isNumberAlone
            || values.contains(where: { !$0.unit.isEmpty || $0.fractionDigits > 0 })
        else { return nil }
        parts.append(.number(nameFrom: words))
        numbers += 1
        words = nil
      }
    }
    self.parts = parts
    numberCount = numbers
    let kinds = parts.count { if case .kind = $0 { true } else { false } }
    let nameless = parts.count { if case .number(nil) = $0 { true } else { false } }
    guard numbers > 0, kinds < 2, nameless <= kinds || isNumberAlone, hasOwnNames else {
      return nil
    }
  }

  /// True of messages whose numbers have decimal commas.
  var hasDecimalComma: Bool { parser.hasDecimalComma }

  /// True where no two values have one name.
  private var hasOwnNames: Bool {
    let names = parts.indices.compactMap { place -> [UInt8]? in
      switch parts[place] {
      case .pair(let name): name
      case .number(let start?):
        Array(parts[start..<place].compactMap(\.text).joined(separator: [.space]))
      case .word, .kind, .number: nil
      }
    }
    return Set(names).count == names.count
  }

  /// The cells of a message; `nil` where it has another form.
  func cells(
    of bytes: [UInt8], _ message: Range<Int>, own: (Own) -> Int
  ) -> [NamedCell]? {
    let tokens = Self.tokens(bytes, message, parser)
    guard tokens.count == parts.count else { return nil }
    var cells: [NamedCell] = []
    for (place, (token, part)) in zip(tokens, parts).enumerated() {
      switch part {
      case .word(let text):
        guard token.name == nil, bytes[token.range].elementsEqual(text) else { return nil }
      case .kind:
        guard token.name == nil, token.number == nil else { return nil }
        cells.append(NamedCell(owner: .own(own(.name)), range: token.range))
      case .pair(let name):
        guard let range = token.name, bytes[range].elementsEqual(name) else { return nil }
        cells.append(NamedCell(owner: .named(range), range: token.range))
      case .number(let start):
        guard token.name == nil, token.number != nil else { return nil }
        guard let start else {
          cells.append(NamedCell(owner: .own(own(.value)), range: token.range))
          continue
        }
        var name = tokens[start].range.lowerBound..<tokens[place - 1].range.upperBound
        while name.count > 1, ":=-".utf8.contains(bytes[name.upperBound - 1]) {
          name = name.lowerBound..<(name.upperBound - 1)
        }
        cells.append(NamedCell(owner: .named(name), range: token.range))
      }
    }
    return cells
  }

  /// The form by which messages are told apart: the names of pairs, and which words are numbers.
  private static func signature(_ tokens: [Token], _ bytes: [UInt8]) -> [[UInt8]] {
    tokens.map { token in
      token.name.map { Array(bytes[$0]) } ?? (token.number == nil ? [] : [UInt8.zero])
    }
  }

  /// The words of a message, where a unit behind a number is a part of it.
  private static func tokens(
    _ bytes: [UInt8], _ message: Range<Int>, _ parser: NumberParser
  ) -> [Token] {
    let words = bytes[message].split(whereSeparator: \.isBlank)
    var tokens: [Token] = []
    var place = 0
    while place < words.count {
      var token = token(words[place], bytes, parser)
      place += 1
      if token.number?.unit.isEmpty == true, token.range.upperBound == words[place - 1].endIndex,
        place < words.count
      {
        let unit = withoutStop(words[place])
        let whole = token.range.lowerBound..<unit.endIndex
        if isUnit(unit), let number = parser.parse(bytes.span.extracting(whole)) {
          (token.range, token.number) = (whole, number)
          place += 1
        }
      }
      tokens.append(token)
    }
    return tokens
  }

  /// The parts of a word that is a pair, or the number that it is.
  private static func token(
    _ word: ArraySlice<UInt8>, _ bytes: [UInt8], _ parser: NumberParser
  ) -> Token {
    let value = withoutStop(word)
    if let number = number(value, parser) { return Token(range: value.indices, number: number) }
    guard let sign = word.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == .colon }),
      word.first?.isLetter == true, !withoutStop(word[(sign + 1)...]).isEmpty,
      word[..<sign].allSatisfy({ $0.isLetter || $0.isDigit || "_.-".utf8.contains($0) })
    else { return Token(range: word.indices) }
    let behind = withoutStop(word[(sign + 1)...])
    let number = number(behind, parser)
    // "zip:amd64" is a word.
    guard number != nil || word[sign] != .colon else { return Token(range: word.indices) }
    return Token(range: behind.indices, name: word.startIndex..<sign, number: number)
  }

  /// True of a message whose first word is a number.
  static func beginsWithNumber(_ message: ArraySlice<UInt8>) -> Bool {
    let word = withoutStop(message.prefix { !$0.isBlank })
    return [false, true].contains { number(word, NumberParser(hasDecimalComma: $0)) != nil }
  }

  private static func number(_ word: ArraySlice<UInt8>, _ parser: NumberParser) -> WrittenNumber? {
    guard let first = word.first, first.isDigit || first == .minus || first == .plus else {
      return nil
    }
    let cell = Array(word)
    return DateInference.isDate(cell.span) ? nil : parser.parse(cell.span)
  }

  /// True of a unit that may stand behind a number: "C", "%", "km/h".
  private static func isUnit(_ word: ArraySlice<UInt8>) -> Bool {
    let touching = [UInt8.zero] + word
    return NumberUnit.isUnit(touching.span, in: 1..<touching.count)
      && NumberUnit.mayTouch(touching.span, in: 1..<touching.count)
  }

  /// A word without the signs that end a part of a sentence.
  private static func withoutStop(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var word = word
    while word.count > 1, let last = word.last, ",;.".utf8.contains(last) { word.removeLast() }
    return word
  }
}

extension MessageForm {
  /// The form of lines behind a time that are measurements and nothing else; `nil` of other words, and of cells
  /// with a sign between them.
  init?(plainLines lines: [[UInt8]], hasDecimalComma: Bool? = nil) {
    let rests = lines.map { line in
      LogTime(line, 0..<line.count).map { line[$0.end...].drop(while: \.isBlank) }
    }
    guard rests.first.map({ $0 != nil }) == true, !PlainEvents.areParted(lines) else { return nil }
    let found = rests.compactMap(\.self)
    guard found.count * 10 >= rests.count * 9 else { return nil }
    self.init(found, hasDecimalComma: hasDecimalComma)
  }
}

extension MessageForm.Part {
  /// The word.
  fileprivate var text: [UInt8]? {
    if case .word(let text) = self { text } else { nil }
  }

  /// True of a word with a sign behind it that says that its value follows.
  fileprivate var endsName: Bool { text?.last == .colon || text?.last == UInt8(ascii: "=") }
}
