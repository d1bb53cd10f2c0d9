/// The first lines of an input, by which its form is recognized.
struct TextBeginning {
  private static let mostBytes = 1 << 16
  private static let mostLines = 200

  /// The lines that are not blank and that are whole, without the blanks at their ends.
  let lines: [[UInt8]]
  /// True where no line comes after them.
  let isWhole: Bool
  let options: ReadingOptions

  init(_ input: InputText) {
    let start = input.start
    let isCut = input.bytes.count - start > Self.mostBytes
    var text = Array(input.bytes[start...].prefix(Self.mostBytes))
    if isCut, let end = text.lastIndex(where: \.isLineBreak) { text.removeSubrange(end...) }
    let all = TextLines(bytes: text, offset: 0).prefix(Self.mostLines + 1).map { Array(text[$0]) }
    lines = Array(all.prefix(Self.mostLines))
    isWhole = !isCut && all.count <= Self.mostLines
    options = input.options
  }

  /// True where any line has a sign that parts cells.
  var hasDelimiters: Bool {
    let signs = hasInnerCommas ? ";|\t" : ",;|\t"
    return lines.contains { $0.contains { signs.utf8.contains($0) } }
  }

  /// True where all commas stand within numbers.
  var hasInnerCommas: Bool { InnerCommas(lines) != nil }

  /// The first byte that is not blank.
  var first: UInt8? { lines.first?.first { !$0.isBlank } }
}
