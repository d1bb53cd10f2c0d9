/// The drawing at one place: a spacing character with its marks, one or two columns wide.
struct Glyph: Equatable, Sendable {
  var text: String
  var columns: Int

  /// The stand-in for a character that may not reach a terminal.
  static let replacement = Glyph(text: "\u{FFFD}", columns: 1)

  /// As many marks as a terminal cell holds.
  static let maximumMarks = 4
}

extension Character {
  /// The glyphs this is drawn as: most often one; none for what cannot be seen.
  ///
  /// An emoji sequence is drawn as its first emoji, because terminals do not agree on the width of
  /// the whole. The letters of a flag and the consonants of a conjunct are a glyph each.
  var glyphs: [Glyph] {
    if isPrintableASCII { return [Glyph(text: String(self), columns: 1)] }
    if self == "\r\n" { return [.replacement] }
    var glyphs: [Glyph] = []
    var marks = 0
    var isEmoji = false
    for scalar in unicodeScalars {
      if scalar.isControl {
        glyphs.append(.replacement)
        continue
      }
      if isEmoji, scalar == "\u{200D}" { break }
      if isEmoji, scalar.properties.isEmojiModifier { continue }
      let columns = scalar.columns
      if columns > 0 {
        glyphs.append(Glyph(text: String(scalar), columns: columns))
        marks = 0
        isEmoji = scalar.properties.isEmoji && !scalar.isASCII
      } else if !glyphs.isEmpty, scalar.isMark, marks < Glyph.maximumMarks {
        glyphs[glyphs.count - 1].text.unicodeScalars.append(scalar)
        marks += 1
      }
    }
    return glyphs
  }
}

extension Unicode.Scalar {
  /// True for one that is drawn upon the character before it; variation selectors only choose a
  /// font.
  fileprivate var isMark: Bool {
    if properties.isVariationSelector { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .otherLetter: return true
    default: return false
    }
  }
}

extension String {
  /// This with U+FFFD for every character that may not reach a terminal: for messages on a line.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return reduce(into: "") { text, character in
      let isControl = character.unicodeScalars.contains(where: \.isControl)
      text += isControl ? character.glyphs.reduce(into: "") { $0 += $1.text } : String(character)
    }
  }
}
