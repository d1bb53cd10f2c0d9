/// The purpose of a cell; a theme gives it a look.
package enum Role: Hashable, Sendable {
  case text
  case title
  case axis
  case grid
  case focus
  case caption
  case rotor
  case hint
  /// A data series, counted from 0; a theme has eight and they repeat.
  case series(Int)
  /// A data series while another one is stood in: nearer to the background, still to be seen.
  case muted(Int)
  /// The inside of what a data series has a filling of: on the way to the background.
  case inside(Int)
  /// The color behind the pattern of the bars of a series, near to that of the series.
  case pattern(Int)
  /// A step of the ramp of values of a theme, counted from 0, the lowest.
  case ramp(Int)

  /// The number of an image of the terminal, as the color of what holds its place.
  case image(Int)

  /// A change: the end is higher, or lower, than the beginning.
  case up, down

  /// The roles that a theme may leave out: it has colors for them then.
  package static let optional: KeyValuePairs<String, Role> = ["up": .up, "down": .down]

  /// The roles that are not a series, by the names they have in theme files.
  package static let named: KeyValuePairs<String, Role> = [
    "text": .text, "title": .title, "axis": .axis, "grid": .grid, "focus": .focus,
    "caption": .caption, "rotor": .rotor, "hint": .hint,
  ]
}

/// The look of a cell beyond its glyph: its role, and the attributes that work without color.
package struct Style: Hashable, Sendable {
  package var role: Role
  package var isBold: Bool
  package var isReversed: Bool
  package var isUnderlined: Bool
  /// The role whose color the background of the cell has; `nil` for the background of the theme.
  package var ground: Role?

  package init(
    _ role: Role, isBold: Bool = false, isReversed: Bool = false, isUnderlined: Bool = false,
    ground: Role? = nil
  ) {
    self.ground = ground
    self.role = role
    self.isBold = isBold
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
  }

  package static let text = Style(.text)

  /// True where a blank in this style looks like the background.
  package var hasInkOnly: Bool { !isReversed && !isUnderlined && ground == nil }

  /// True for ink without an attribute: bold ink may have another color than the same ground.
  var isPlainInk: Bool { hasInkOnly && !isBold }
}
