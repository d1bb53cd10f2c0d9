import CSIMDJSON

/// JSON as a flat list of what it holds, in its own order and with its numbers' own digits.
///
/// It is a class because the C parser needs one place to report to.
final class JSONTape {
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
    case malformed
    /// A whole value, then something else.
    case trailing
    case tooDeep(offset: Int)
    case tooLong(offset: Int)
  }

  static let maximumNesting: Int32 = 64
  private static let maximumStringBytes = 1 << 20

  /// The first entry is the root.
  private(set) var entries: [Entry] = []
  private(set) var strings: [UInt8] = []
  /// The different keys of all objects.
  private(set) var keys: [String] = []
  /// The input, followed by the bytes the parser may look at.
  let source: [UInt8]

  private let parser: OpaquePointer?
  /// The offset in `source` at which the value being walked begins.
  private var base = 0
  private var open: [Int] = []
  private var tooLong: Int?
  private var keyBytes: [[UInt8]] = []
  private var keyIndices: [String: Int] = [:]
  private var expectedKey = 0

  init(_ bytes: [UInt8]) {
    var source = bytes
    source.append(contentsOf: repeatElement(.space, count: Int(CSIMDJSON_PADDING)))
    self.source = source
    parser = csimdjson_parser_create()
  }

  deinit {
    if let parser { csimdjson_parser_destroy(parser) }
  }

  /// Takes the one JSON value in a range of the input.
  func append(_ range: Range<Int>) throws(TapeFailure) {
    base = range.lowerBound
    var deepest = 0
    let context = Unmanaged.passUnretained(self).toOpaque()
    let outcome = source.withUnsafeBytes { buffer in
      guard let parser, let first = buffer.baseAddress else { return CSIMDJSON_MALFORMED }
      let text = (first + range.lowerBound).assumingMemoryBound(to: CChar.self)
      return csimdjson_walk(
        parser, text, range.count, buffer.count - range.lowerBound, Self.maximumNesting,
        { context, event, text, length, offset in
          guard let context else { return false }
          let tape = Unmanaged<JSONTape>.fromOpaque(context).takeUnretainedValue()
          return tape.take(event, UnsafeRawBufferPointer(start: text, count: length), offset)
        }, context, &deepest)
    }
    switch outcome {
    case CSIMDJSON_COMPLETE: return
    case CSIMDJSON_TRAILING: throw .trailing
    case CSIMDJSON_TOO_DEEP: throw .tooDeep(offset: range.lowerBound + deepest)
    case CSIMDJSON_STOPPED: throw .tooLong(offset: tooLong ?? range.lowerBound)
    default: throw .malformed
    }
  }

  /// Begins an array that the input does not write, such as that of its lines.
  func beginArray() { begin(.array, offset: 0) }

  func endArray() { end(.endArray, offset: source.count) }

  private func take(_ event: csimdjson_event, _ text: UnsafeRawBufferPointer, _ start: Int) -> Bool
  {
    let offset = base + start
    switch event {
    case CSIMDJSON_BEGIN_ARRAY: begin(.array, offset: offset)
    case CSIMDJSON_BEGIN_OBJECT: begin(.object, offset: offset)
    case CSIMDJSON_END_ARRAY: end(.endArray, offset: offset)
    case CSIMDJSON_END_OBJECT: end(.endObject, offset: offset)
    case CSIMDJSON_NUMBER:
      entries.append(
        Entry(kind: .number, offset: offset, start: offset, length: text.count))
    case CSIMDJSON_TRUE: entries.append(Entry(kind: .boolean, offset: offset, start: 1))
    case CSIMDJSON_FALSE: entries.append(Entry(kind: .boolean, offset: offset))
    case CSIMDJSON_NULL: entries.append(Entry(kind: .null, offset: offset))
    default:
      guard text.count <= Self.maximumStringBytes else {
        tooLong = offset
        return false
      }
      if event == CSIMDJSON_KEY {
        entries.append(Entry(kind: .key, offset: offset, start: index(ofKey: text)))
      } else {
        entries.append(
          Entry(kind: .string, offset: offset, start: strings.count, length: text.count))
        strings.append(contentsOf: text)
      }
    }
    return true
  }

  private func begin(_ kind: TokenKind, offset: Int) {
    open.append(entries.count)
    entries.append(Entry(kind: kind, offset: offset))
  }

  private func end(_ kind: TokenKind, offset: Int) {
    if let start = open.popLast() { entries[start].length = entries.count }
    entries.append(Entry(kind: kind, offset: offset))
  }

  /// Records mostly repeat their keys in one order, so the next key is mostly known.
  private func index(ofKey text: UnsafeRawBufferPointer) -> Int {
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
