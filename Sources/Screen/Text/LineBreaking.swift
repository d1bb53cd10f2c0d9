extension String {
  /// This broken into lines of at most `columns`, between words where it can be.
  ///
  /// Nothing is lost but the spaces at the breaks; text without spaces breaks between characters.
  /// A newline in the text breaks the line too. A line holds at least one character, even one that
  /// is wider than `columns`. A key that begins a sentence, as in “? help”, stays with its word. A word
  /// joiner (U+2060) keeps what is beside it together.
  package func wrapped(to columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { Self.wrap(Array($0), to: columns) }
  }

  private static func wrap(_ text: [Character], to columns: Int) -> [String] {
    var lines: [String] = []
    var start = 0
    var used = 0
    /// The last break allowed in the line: it keeps what is before `end`, the next begins at
    /// `next`.
    var lastBreak: (end: Int, next: Int)?
    var index = 0
    while index < text.count {
      let character = text[index]
      if index > start, !character.isBreakingSpace, allowsBreak(text, at: index) {
        // Behind a key only where there is no other place.
        if lastBreak == nil || index < 2 || !isKey(text, at: index - 2) {
          lastBreak = (text[start..<index].trimmedEnd, index)
        }
      }
      used += character.columns
      // A space may hang over the edge: it is dropped if the line breaks there.
      if used > columns, index > start, !character.isBreakingSpace {
        let (end, next) = lastBreak ?? (text[start..<index].trimmedEnd, index)
        if end > start { lines.append(String(text[start..<end])) }
        start = next
        used = 0
        lastBreak = nil
        index = next
      } else {
        index += 1
      }
    }
    var end = text.count
    while end > start, used > columns, text[end - 1].isBreakingSpace {
      end -= 1
      used -= text[end].columns
    }
    lines.append(String(text[start..<end]))
    return lines
  }

  /// True where a single character at `index` begins a sentence and has a space behind it: nearly
  /// always a key, whose meaning follows.
  private static func isKey(_ text: [Character], at index: Int) -> Bool {
    guard index > 0, index + 1 < text.count, text[index + 1] == " " else { return false }
    let before = text[index - 1]
    let beginsSentence =
      before == " "
      ? index > 1 && text[index - 2].isOne(of: Character.ends)
      : before.isOne(of: Character.wideEnds)
    return beginsSentence && !text[index].isWhitespace && !text[index].isNumber
  }

  /// True where a line may end before the character at `index` and the next begin with it.
  private static func allowsBreak(_ text: [Character], at index: Int) -> Bool {
    if isKey(text, at: index) { return true }
    let (left, right) = (text[index - 1], text[index])
    if left == "\u{2060}" || right == "\u{2060}" { return false }
    if left.isBreakingSpace { return true }
    guard left.isIdeographic || right.isIdeographic else { return false }
    return !left.opens && !right.mustNotBegin
  }
}

extension ArraySlice<Character> {
  /// The end of this without the spaces it ends with.
  fileprivate var trimmedEnd: Int {
    (lastIndex { !$0.isBreakingSpace } ?? startIndex - 1) + 1
  }
}

extension Character {
  fileprivate var isBreakingSpace: Bool { self == " " || self == "\u{3000}" }

  /// True where a line may break beside this without a space; Korean keeps its words whole.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first, scalar.columns == 2 else { return false }
    return !(0xAC00...0xD7A3).contains(scalar.value)
  }

  fileprivate var opens: Bool { isOne(of: Self.opening) }

  fileprivate var mustNotBegin: Bool { isOne(of: Self.neverFirst) }

  // Each frame asks this of each of its characters: sets of scalars tell it without comparing texts.
  private static let opening = Set("「『（【〔〈《［｛〝￥＄([{".unicodeScalars)
  private static let neverFirst = Set(
    ("、。，．・：；？！）」』】〕〉》］｝〟％‰℃々ゝゞヽヾー〜～…‥"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%").unicodeScalars)

  fileprivate static let (ends, wideEnds) = (Set(".!?".unicodeScalars), Set("。！？".unicodeScalars))

  fileprivate func isOne(of scalars: Set<Unicode.Scalar>) -> Bool {
    unicodeScalars.count == 1 && unicodeScalars.first.map(scalars.contains) == true
  }
}
