/// Reads what web servers log of each request, in the common or the combined log format of Apache and nginx:
/// `1.2.3.4 - - [10/Oct/2000:13:55:36 +0000] "GET / HTTP/1.1" 200 2326 "referrer" "agent"`.
///
/// Lines that are no requests are passed over; a request that is none by its own grammar is a path.
enum AccessLog: DocumentFormat {
  private enum Own: Int, CaseIterable {
    case host, user, time, method, path, `protocol`, status, bytes, referrer, agent
  }

  static func recognizes(_ beginning: TextBeginning) -> Bool {
    var cells: [NamedCell] = []
    let requests = beginning.lines.count { line in
      cells.removeAll(keepingCapacity: true)
      return parse(line, 0..<line.count, &cells)
    }
    return requests > 0 && requests * 10 >= beginning.lines.count * 9
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    var cells = NamedCells(input: input, leading: Own.allCases.map { "\($0)" }) { line, cells in
      parse(input.bytes, line, &cells)
    }
    cells.format = ReadingOptions.FileFormat.accessLog.rawValue
    var table = try cells.table()
    var lines = input.lines
    var count = 0
    while lines.next() != nil { count += 1 }
    table.skippedLines = count - table.rowCount
    return .table(table)
  }

  /// Takes the parts of a request; `false` where the line is none.
  private static func parse(
    _ bytes: [UInt8], _ line: Range<Int>, _ cells: inout [NamedCell]
  ) -> Bool {
    guard let opening = bytes[line].firstIndex(of: UInt8(ascii: "[")),
      let closing = bytes[opening..<line.upperBound].firstIndex(of: UInt8(ascii: "]")),
      let time = time(bytes[(opening + 1)..<closing])
    else { return false }
    let names = bytes[line.lowerBound..<opening].split(whereSeparator: \.isBlank)
    // The host that asks, two names of who does; before them the host that is asked may stand.
    guard (3...4).contains(names.count) else { return false }
    let request = names.count - 3
    var found = [NamedCell(owner: .own(Own.host.rawValue), range: names[request].indices)]
    if !names[request + 2].elementsEqual([.minus]) {
      found.append(NamedCell(owner: .own(Own.user.rawValue), range: names[request + 2].indices))
    }
    found.append(
      NamedCell(owner: .own(Own.time.rawValue), range: opening..<closing, unescaped: time))
    var rest = bytes[(closing + 1)..<line.upperBound]
    guard let asked = quoted(&rest), let status = word(&rest),
      status.count == 3, bytes[status].allSatisfy(\.isDigit), let size = word(&rest),
      bytes[size].elementsEqual([.minus]) || bytes[size].allSatisfy(\.isDigit)
    else { return false }
    found += parts(of: asked, in: bytes)
    found.append(NamedCell(owner: .own(Own.status.rawValue), range: status))
    found.append(NamedCell(owner: .own(Own.bytes.rawValue), range: size))
    for own in [Own.referrer, .agent] {
      guard var cell = quoted(&rest) else { break }
      cell.owner = .own(own.rawValue)
      found.append(cell)
    }
    cells += found
    return true
  }

  /// The method, the path and the protocol of a request.
  private static func parts(of request: NamedCell, in bytes: [UInt8]) -> [NamedCell] {
    let words = bytes[request.range].split(whereSeparator: \.isBlank)
    guard (2...3).contains(words.count), words[0].allSatisfy(\.isLetter) else {
      var path = request
      path.owner = .own(Own.path.rawValue)
      return [path]
    }
    return zip([Own.method, .path, .protocol], words).map { own, word in
      NamedCell(owner: .own(own.rawValue), range: word.indices, unescaped: unescaped(word))
    }
  }

  /// "10/Oct/2000:13:55:36 +0000" as "2000-10-10T13:55:36+00:00"; `nil` where it is no time.
  private static func time(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let bytes = Array(text)
    guard bytes.count == 26, bytes[2] == UInt8(ascii: "/"), bytes[6] == UInt8(ascii: "/"),
      [11, 14, 17].allSatisfy({ bytes[$0] == .colon }), bytes[20] == .space,
      [UInt8(ascii: "+"), .minus].contains(bytes[21]),
      digits.allSatisfy({ bytes[$0].isDigit }),
      let month = months.firstIndex(of: String(decoding: bytes[3..<6], as: UTF8.self))
    else { return nil }
    let number = month + 1
    var time = Array("\(String(decoding: bytes[7..<11], as: UTF8.self))-".utf8)
    time += Array("\(number < 10 ? "0" : "")\(number)-".utf8)
    time += bytes[0..<2]
    time.append(UInt8(ascii: "T"))
    time += bytes[12..<20]
    time += bytes[21..<24]
    time.append(.colon)
    time += bytes[24..<26]
    return time
  }

  /// The places of the digits of a time.
  private static let digits = [0, 1, 7, 8, 9, 10, 12, 13, 15, 16, 18, 19, 22, 23, 24, 25]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Takes a text between quotes, where a backslash stands before a quote within it.
  private static func quoted(_ rest: inout ArraySlice<UInt8>) -> NamedCell? {
    rest = rest.drop(while: \.isBlank)
    guard rest.first == UInt8.quote else { return nil }
    let start = rest.startIndex + 1
    var i = start
    while i < rest.endIndex, rest[i] != .quote {
      i += rest[i] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard i < rest.endIndex else { return nil }
    let text = rest[start..<i]
    rest = rest[(i + 1)...]
    return NamedCell(owner: .own(0), range: start..<i, unescaped: unescaped(text))
  }

  /// A text without the backslashes before its quotes; `nil` where it has none.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var i = text.startIndex
    while i < text.endIndex {
      if text[i] == UInt8(ascii: "\\"), i + 1 < text.endIndex,
        [.quote, UInt8(ascii: "\\")].contains(text[i + 1])
      {
        i += 1
      }
      bytes.append(text[i])
      i += 1
    }
    return bytes.count < text.count ? bytes : nil
  }

  /// Takes what stands before the next blank.
  private static func word(_ rest: inout ArraySlice<UInt8>) -> Range<Int>? {
    rest = rest.drop(while: \.isBlank)
    let word = rest.prefix { !$0.isBlank }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : word.indices
  }
}
