/// JSON as a flat list of what it holds, in its own order and with its numbers' own digits.
struct JSONTape {
  enum TokenKind: UInt8, Sendable {
    case array, endArray, object, endObject, key, string, number, boolean, null
  }

  struct Entry {
    var kind: TokenKind
    /// The offset at which it stands in the input.
    var offset: Int
    /// The start of its text: a number's in `source`, a string's in `strings`; a key's index; 1 for
    /// true.
    var start = 0
    /// The length of its text; for an array or object, the index of the entry that ends it.
    var length = 0
  }

  enum TapeFailure: Error, Equatable {
    /// A byte that cannot be there.
    case malformed(offset: Int)
    case tooDeep(offset: Int)
    case tooLong(offset: Int)

    /// The offset up to which all is well.
    var offset: Int {
      switch self {
      case .malformed(let offset), .tooDeep(let offset), .tooLong(let offset): offset
      }
    }
  }

  static let maximumNesting = 64
  static let maximumStringBytes = 1 << 20

  /// The first entry is the root.
  private(set) var entries: [Entry] = []
  private(set) var strings: [UInt8] = []
  /// The different keys of all objects.
  private(set) var keys: [String] = []
  /// The input.
  let source: [UInt8]

  private var open: [Int] = []
  private var keyBytes: [[UInt8]] = []
  private var keyIndices: [String: Int] = [:]
  private var expectedKey = 0

  init(_ bytes: [UInt8]) { source = bytes }

  /// Takes the one JSON value in a range of the input.
  mutating func append(_ range: Range<Int>) throws(TapeFailure) {
    try parse(range) { parser, tape throws(TapeFailure) in
      try parser.value(onto: &tape)
      parser.skipSpace()
      if !parser.isAtEnd { throw .malformed(offset: parser.offset) }
    }
  }

  /// Takes the JSON value at an offset of the input.
  ///
  /// - Returns: The offset behind it.
  mutating func appendValue(at offset: Int) throws(TapeFailure) -> Int {
    try parse(offset..<source.count) { parser, tape throws(TapeFailure) in
      try parser.value(onto: &tape)
      return parser.offset
    }
  }

  private mutating func parse<Result>(
    _ range: Range<Int>,
    _ body: (inout JSONParser, inout JSONTape) throws(TapeFailure) -> Result
  ) throws(TapeFailure) -> Result {
    let source = source
    return try source.withUnsafeBufferPointer { bytes throws(TapeFailure) in
      var parser = JSONParser(bytes, range)
      return try body(&parser, &self)
    }
  }

  // MARK: Writing

  mutating func begin(_ kind: TokenKind, at offset: Int) {
    open.append(entries.count)
    entries.append(Entry(kind: kind, offset: offset))
  }

  mutating func end(_ kind: TokenKind, at offset: Int) {
    if let start = open.popLast() { entries[start].length = entries.count }
    entries.append(Entry(kind: kind, offset: offset))
  }

  mutating func add(_ kind: TokenKind, at offset: Int, start: Int = 0, length: Int = 0) {
    entries.append(Entry(kind: kind, offset: offset, start: start, length: length))
  }

  mutating func add(string text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    add(.string, at: offset, start: strings.count, length: text.count)
    strings.append(contentsOf: text)
  }

  mutating func add(key text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    add(.key, at: offset, start: index(ofKey: text))
  }

  /// Records mostly repeat their keys in one order, so the next key is mostly known.
  private mutating func index(ofKey text: UnsafeBufferPointer<UInt8>) -> Int {
    if expectedKey >= keyBytes.count { expectedKey = 0 }
    if expectedKey < keyBytes.count, keyBytes[expectedKey].elementsEqual(text) {
      defer { expectedKey += 1 }
      return expectedKey
    }
    let key = String(decoding: text, as: UTF8.self)
    let index = keyIndices[key] ?? keys.count
    if index == keys.count {
      keyIndices[key] = index
      keys.append(key)
      keyBytes.append(Array(text))
    }
    expectedKey = index + 1
    return index
  }
}

// MARK: Reading

extension JSONTape {
  /// The index after the entry at `index` and all it holds.
  func next(_ index: Int) -> Int {
    switch entries[index].kind {
    case .array, .object: entries[index].length + 1
    default: index + 1
    }
  }

  /// The entries directly in the array at `index`.
  func elements(_ index: Int) -> [Int] {
    var elements: [Int] = []
    var i = index + 1
    while entries[i].kind != .endArray {
      elements.append(i)
      i = next(i)
    }
    return elements
  }

  /// The members of the object at `index`: the index of the key, and the entry of the value.
  func members(_ index: Int) -> [(key: Int, value: Int)] {
    var members: [(key: Int, value: Int)] = []
    var i = index + 1
    while entries[i].kind == .key {
      members.append((entries[i].start, i + 1))
      i = next(i + 1)
    }
    return members
  }

  /// The value of a member, the last one if the key comes twice.
  func member(_ key: String, of object: Int) -> Int? {
    guard let index = keyIndices[key] else { return nil }
    return members(object).last { $0.key == index }?.value
  }

  /// Gives `body` the text of a number, a string or a boolean; an empty one for any other entry.
  func withText<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let entry = entries[index]
    switch entry.kind {
    case .number, .string:
      let bytes = entry.kind == .number ? source : strings
      let span = bytes.span
      return body(span.extracting(entry.start..<entry.start + entry.length))
    default:
      let text = entry.kind != .boolean ? [] : Array((entry.start == 1 ? "true" : "false").utf8)
      return body(text.span)
    }
  }

  func text(_ index: Int) -> String { withText(index) { $0.text } }
}
