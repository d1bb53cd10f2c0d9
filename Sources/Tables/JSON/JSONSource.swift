/// JSON text on its way to a tape, and what can be wrong with it.
struct JSONSource {
  let bytes: [UInt8]
  let file: String
  private let start: Int

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The tape of the one value that is the whole text.
  func tape() throws(InputProblem) -> JSONTape {
    try check()
    var tape = JSONTape(bytes)
    try append(start..<bytes.count, to: &tape)
    return tape
  }

  /// The tape of the one value that a part of the text is.
  func tape(of range: Range<Int>) throws(InputProblem) -> JSONTape {
    try check()
    var tape = JSONTape(bytes)
    try append(range, to: &tape)
    return tape
  }

  /// The tape of an array of the values that fill a line each.
  func tapeOfLines() throws(InputProblem) -> JSONTape {
    try check()
    var tape = JSONTape(bytes)
    tape.begin(.array, at: 0)
    var lineStart = start
    while lineStart < bytes.count {
      var end = lineStart
      var isBlank = true
      while end < bytes.count, !bytes[end].isLineBreak {
        if !bytes[end].isBlank { isBlank = false }
        end += 1
      }
      if !isBlank { try append(lineStart..<end, to: &tape) }
      lineStart = end + 1
    }
    tape.end(.endArray, at: bytes.count)
    return tape
  }

  /// True when the first line is a whole value and more follows.
  var looksLikeLines: Bool {
    guard let first = bytes[start...].firstIndex(where: { !$0.isBlank && !$0.isLineBreak }),
      let end = bytes[first...].firstIndex(where: \.isLineBreak),
      bytes[end...].contains(where: { !$0.isBlank && !$0.isLineBreak })
    else { return false }
    var tape = JSONTape(bytes)
    return (try? tape.append(first..<end)) != nil
  }

  private func check() throws(InputProblem) {
    if let offset = UTF8Validity.firstInvalidOffset(in: bytes) {
      let row =
        UTF16Text.damagedRow(of: bytes) ?? SourcePosition(offset: offset, in: bytes).row
      throw problem(.invalidUTF8(row: row, column: "", codePage: CodePage(bytes)))
    }
    guard bytes[start...].contains(where: { !$0.isBlank && !$0.isLineBreak }) else {
      throw problem(.empty)
    }
  }

  private func append(_ range: Range<Int>, to tape: inout JSONTape) throws(InputProblem) {
    do throws(JSONTape.TapeFailure) {
      try tape.append(range)
    } catch {
      switch error {
      case .malformed(let offset):
        if offset >= range.upperBound, let open = unclosed(in: range) {
          let position = SourcePosition(offset: open, in: bytes)
          let mark = String(Unicode.Scalar(bytes[open]))
          throw problem(
            .unclosedJSON(row: position.row, column: position.column, mark: mark))
        }
        let position = SourcePosition(offset: offset, in: bytes)
        throw problem(.malformedJSON(row: position.row, column: position.column))
      case .tooDeep(let offset): throw problem(.tooLarge(.nesting, row: row(at: offset)))
      case .tooLong(let offset): throw problem(.tooLarge(.cellBytes, row: row(at: offset)))
      }
    }
  }

  /// The place of the innermost bracket, or of the quotation mark, that a part of the text opens and never closes.
  private func unclosed(in range: Range<Int>) -> Int? {
    var open: [Int] = []
    var quote: Int?
    var isEscaped = false
    for offset in range {
      let byte = bytes[offset]
      if quote != nil {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == .quote {
          quote = nil
        }
      } else {
        switch byte {
        case .quote: quote = offset
        case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(offset)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
        default: break
        }
      }
    }
    return quote ?? open.last
  }

  func row(at offset: Int) -> Int { SourcePosition(offset: offset, in: bytes).row }

  func problem(_ kind: InputProblem.Fault) -> InputProblem { InputProblem(file: file, kind: kind) }
}
