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

  static let none = PenLook(ink: -1, ground: -1, attributes: [])

  /// True where a blank looks the same in both.
  func isSameBlank(as other: PenLook) -> Bool {
    // The ground of what is reversed is its ink, and so is the line under it.
    let hasInk = !attributes.isDisjoint(with: .ofBlanks)
    return ground == other.ground && (!hasInk || ink == other.ink)
      && attributes.intersection(.ofBlanks) == other.attributes.intersection(.ofBlanks)
  }
}
