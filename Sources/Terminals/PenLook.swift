/// The colors and attributes of a cell as a terminal is told them.
struct PenLook: Hashable {
  struct Attributes: OptionSet, Hashable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let underlined = Attributes(rawValue: 4)
    static let reversed = Attributes(rawValue: 8)
    /// Those that are seen on a blank.
    static let ofBlanks: Attributes = [.underlined, .reversed]
  }

  /// The numbers of the colors; -1 for the terminal's own.
  var ink: Int32
  var ground: Int32
  var attributes: Attributes

  /// The part of a cell that has ink.
  enum Shape {
    case blank
    /// A part of the cell, which bold makes no bolder.
    case block
    case drawn

    init(_ glyph: String) {
      let scalar = glyph.unicodeScalars.first ?? " "
      self = scalar == " " ? .blank : scalar >= "▀" && scalar <= "▐" ? .block : .drawn
    }
  }

  static let none = PenLook(ink: -1, ground: -1, attributes: [])

  /// The look in which a cell of this one is the same to the eye, as near to the one that is turned on as there is.
  func told(of shape: Shape, after known: PenLook) -> PenLook {
    var told = self
    switch shape {
    case .blank:
      // In reverse a blank has the color of the ink.
      if let solid, solid == known.solid { return known }
      // Ink that nobody sees on a blank stays as it is.
      if attributes.isDisjoint(with: .ofBlanks) { told.ink = known.ink }
      told.attributes = attributes.intersection(.ofBlanks)
        .union(known.attributes.subtracting(.ofBlanks))
    case .block where ink >= Self.leastOfOwnColor:
      told.attributes.remove(.bold)
      told.attributes.formUnion(known.attributes.intersection(.bold))
    case .block, .drawn: break
    }
    return told
  }

  /// The color of the whole of a blank; `nil` where there is a line under it, and for the terminal's own ink, whose number
  /// its own ground has as well.
  private var solid: Int32? {
    if attributes.contains(.underlined) { return nil }
    guard attributes.contains(.reversed) else { return ground }
    return ink >= 0 ? ink : nil
  }

  /// True where a solid block of a look is the same as a blank of this one, which is reversed.
  func hidesBlock(of block: PenLook) -> Bool {
    attributes.contains(.reversed) && solid == block.ink && block.ink >= Self.leastOfOwnColor
      && block.attributes.isDisjoint(with: .ofBlanks)
  }

  /// Colors below are those of the terminal, some of which are brighter in bold.
  private static let leastOfOwnColor: Int32 = 16

  /// True where a blank looks the same in both.
  func isSameBlank(as other: PenLook) -> Bool {
    // The ground of what is reversed is its ink, and so is the line under it.
    let hasInk = !attributes.isDisjoint(with: .ofBlanks)
    return ground == other.ground && (!hasInk || ink == other.ink)
      && attributes.intersection(.ofBlanks) == other.attributes.intersection(.ofBlanks)
  }
}
