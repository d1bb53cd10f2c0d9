/// Reads the charts that a web page carries as Vega-Lite or MAIDR documents: in scripts, in calls such as
/// `vegaEmbed`, and in attributes.
struct HTMLPage: DocumentFormat {
  static let endings = ["html", "htm"]

  private let source: JSONSource
  private let options: ReadingOptions
  private let kinds: [any JSONDocument.Type]
  private var charts: [StatedChart] = []

  static func recognizes(_ beginning: TextBeginning) -> Bool {
    guard beginning.first == UInt8(ascii: "<"), let line = beginning.lines.first else {
      return false
    }
    let text = String(decoding: line.drop { $0.isBlank }, as: UTF8.self).lowercased()
    return ["<!doctype html", "<html", "<!--", "<head", "<body", "<div", "<script", "<svg"]
      .contains { text.hasPrefix($0) }
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    try document(input, [VegaLite.self, Maidr.self])
  }

  /// The charts of some kinds.
  static func document(
    _ input: InputText, _ kinds: [any JSONDocument.Type]
  ) throws(InputProblem) -> Document {
    try input.check()
    var page = HTMLPage(
      source: JSONSource(bytes: input.bytes, file: input.file), options: input.options,
      kinds: kinds)
    try page.readAttributes()
    if page.charts.isEmpty { try page.readScripts() }
    if page.charts.isEmpty { throw input.problem(.noChart) }
    return .stated(page.charts)
  }

  private init(source: JSONSource, options: ReadingOptions, kinds: [any JSONDocument.Type]) {
    self.source = source
    self.options = options
    self.kinds = kinds
  }

  private mutating func take(_ tape: JSONTape, of source: JSONSource) throws(InputProblem) -> Bool {
    guard let kind = kinds.first(where: { $0.matches(tape) }) else { return false }
    if case .stated(let found) = try kind.document(tape, source: source, options: options) {
      charts += found
    }
    return true
  }

  // MARK: Scripts

  /// Takes every object in the page that is a document; braces of code hold no JSON.
  private mutating func readScripts() throws(InputProblem) {
    let bytes = source.bytes
    // A text that looks like an object without an end, again and again, is no page.
    var budget = 8 * bytes.count + (1 << 20)
    var i = 0
    while i < bytes.count, budget > 0 {
      guard bytes[i] == UInt8(ascii: "{") else {
        i += 1
        continue
      }
      let value = Self.end(ofValueAt: i, in: bytes)
      budget -= value.offset - i
      if value.isValue, value.offset - i > 2 {
        let tape = try source.tape(of: i..<value.offset)
        budget -= bytes.count / 8
        if try take(tape, of: source) {
          i = value.offset
          continue
        }
      }
      i += 1
    }
  }

  /// The offset behind the value that begins at an offset, or up to which it is one, and whether it is.
  private static func end(
    ofValueAt start: Int, in bytes: [UInt8]
  ) -> (offset: Int, isValue: Bool) {
    var tape = JSONTape(bytes)
    do throws(JSONTape.TapeFailure) {
      return (try tape.appendValue(at: start), true)
    } catch {
      return (error.offset, false)
    }
  }

  // MARK: Attributes

  /// Takes what attributes such as `maidr-data` hold, whose quotes are written as entities.
  private mutating func readAttributes() throws(InputProblem) {
    let bytes = source.bytes
    let name = Array("maidr".utf8)
    var i = 0
    while i + name.count < bytes.count {
      guard bytes[i] == name[0], bytes[i..<i + name.count].elementsEqual(name) else {
        i += 1
        continue
      }
      i += name.count
      while i < bytes.count, bytes[i] == .minus || bytes[i].isLetter { i += 1 }
      guard i + 1 < bytes.count, bytes[i] == UInt8(ascii: "="),
        bytes[i + 1] == .quote || bytes[i + 1] == .apostrophe,
        let end = bytes[(i + 2)...].firstIndex(of: bytes[i + 1])
      else { continue }
      let text = Self.unescaped(bytes[(i + 2)..<end])
      i = end
      guard text.first == UInt8(ascii: "{") else { continue }
      let source = JSONSource(bytes: text, file: source.file)
      _ = try take(source.tape(), of: source)
    }
  }

  private static let entities: [(name: [UInt8], text: UInt8)] = [
    ("&quot;", UInt8.quote), ("&#34;", .quote), ("&#39;", .apostrophe), ("&#x27;", .apostrophe),
    ("&apos;", .apostrophe), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&amp;", UInt8(ascii: "&")),
  ].map { (Array($0.utf8), $1) }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"),
        let entity = entities.first(where: { rest.starts(with: $0.name) })
      {
        plain.append(entity.text)
        rest = rest.dropFirst(entity.name.count)
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    return plain
  }
}
