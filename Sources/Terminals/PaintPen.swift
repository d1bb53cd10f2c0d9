import Screen

/// Writes cells anywhere on a screen in as few bytes as their places and colors take: of what a cell needs only what
/// the cell before it did not have is told, and of all ways to a place the shortest is gone.
struct PaintPen {
  let columns: Int
  let grammar: PenGrammar
  /// The bytes that were written; empty where they are only counted.
  private(set) var bytes: [UInt8] = []
  /// The number of bytes.
  private(set) var count = 0
  private let isCounting: Bool
  /// The place of the terminal's cursor; `nil` behind the last column, where terminals differ.
  private var cursor: Position?
  /// The look that the terminal was told last; `nil` where it is not known.
  private var look: PenLook?

  /// - Parameters:
  ///   - columns: The columns of the screen.
  ///   - grammar: What the terminal understands.
  ///   - cursor: The place of the terminal's cursor, if it is known.
  ///   - look: The look that is turned on, if it is known.
  ///   - isCounting: True where only the number of bytes is asked for.
  init(
    columns: Int, grammar: PenGrammar, cursor: Position?, look: PenLook?, isCounting: Bool = false
  ) {
    (self.columns, self.grammar, self.isCounting) = (columns, grammar, isCounting)
    (self.cursor, self.look) = (cursor, look)
  }

  /// True where the terminal's cursor is at a place.
  func isAt(_ place: Position) -> Bool { cursor == place }

  /// Writes a glyph of one column, in the look that is turned on where there is none.
  mutating func write(_ glyph: String, _ look: PenLook?, at place: Position) {
    move(to: place)
    if glyph == "█", let look, self.look?.hidesBlock(of: look) == true {
      put(" ")
    } else {
      if let look { take(look, of: PenLook.Shape(glyph)) }
      put(glyph)
    }
    cursor = place.x + 1 < columns ? Position(x: place.x + 1, y: place.y) : nil
  }

  /// Writes blanks of one look, after which the pen is to go on at a place.
  mutating func writeBlanks(_ number: Int, _ look: PenLook, at place: Position, next: Position?) {
    move(to: place)
    take(look, of: .blank)
    let end = place.x + number < columns ? Position(x: place.x + number, y: place.y) : nil
    let written = number + length(from: end, to: next)
    let isErasable = grammar.erases && self.look?.attributes.isDisjoint(with: .ofBlanks) == true
    if isErasable, 3 + Self.digits(number) + length(from: place, to: next) < written {
      put("\u{1B}[\(number)X")
    } else {
      for _ in 0..<number { put(" ") }
      cursor = end
    }
  }

  /// True where a cell takes no other colors and attributes than those that are turned on.
  func hasLook(_ needed: PenLook, of shape: PenLook.Shape) -> Bool {
    look.map { needed.told(of: shape, after: $0) == $0 } ?? false
  }

  /// The bytes by which the pen would go on in its row over so many cells.
  func length(over cells: Int) -> Int { cells == 1 ? 3 : 3 + Self.digits(cells) }

  /// Erases a row from a place on, or writes its blanks.
  mutating func eraseRow(from place: Position, _ look: PenLook) {
    guard place.x < columns else { return }
    guard grammar.erases else {
      return writeBlanks(columns - place.x, look, at: place, next: nil)
    }
    move(to: place)
    take(look, of: .blank)
    // An erased cell has the ground alone.
    guard self.look?.attributes.isDisjoint(with: .ofBlanks) == true else {
      return writeBlanks(columns - place.x, look, at: place, next: nil)
    }
    put("\u{1B}[K")
  }

  /// Turns all attributes off and goes to a place.
  mutating func end(at place: Position) {
    if look != PenLook.none { put("\u{1B}[m") }
    look = PenLook.none
    move(to: place)
  }

  private mutating func take(_ needed: PenLook, of shape: PenLook.Shape) {
    guard !hasLook(needed, of: shape) else { return }
    var codes: [String] = []
    var known = look ?? .none
    let wanted = needed.told(of: shape, after: known)
    let lost = known.attributes.subtracting(wanted.attributes)
    if !lost.isDisjoint(with: [.bold, .dim]) {
      codes.append("22")
      known.attributes.subtract([.bold, .dim])
    }
    if lost.contains(.underlined) { codes.append("24") }
    if lost.contains(.reversed) { codes.append("27") }
    let new = wanted.attributes.subtracting(known.attributes)
    if new.contains(.bold) { codes.append("1") }
    if new.contains(.dim) { codes.append("2") }
    if new.contains(.underlined) { codes.append("4") }
    if new.contains(.reversed) { codes.append("7") }
    if wanted.ink != known.ink { codes.append(grammar.color(wanted.ink, false)) }
    if wanted.ground != known.ground { codes.append(grammar.color(wanted.ground, true)) }
    look = wanted
    guard !codes.isEmpty else { return }
    put("\u{1B}[")
    for (index, code) in codes.enumerated() {
      if index > 0 { put(";") }
      put(code)
    }
    put("m")
  }

  private mutating func move(to place: Position) {
    guard cursor != place else { return }
    if isCounting {
      count += length(from: cursor, to: place)
    } else {
      put(way(from: cursor, to: place))
    }
    cursor = place
  }

  private mutating func put(_ text: String) {
    count += text.utf8.count
    if !isCounting { bytes.append(contentsOf: text.utf8) }
  }

  /// The bytes of the shortest way from a place to another; those of the longest where either is not known.
  private func length(from old: Position?, to new: Position?) -> Int {
    guard let new else { return 0 }
    guard let old else { return 4 + Self.digits(new.y + 1) + Self.digits(new.x + 1) }
    return CursorWay.length(from: old, to: new, grammar)
  }

  private func way(from old: Position?, to new: Position) -> String {
    guard let old else { return "\u{1B}[\(new.y + 1);\(new.x + 1)H" }
    return CursorWay(from: old, to: new, grammar).text
  }

  /// The number of decimal digits.
  static func digits(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 4
  }
}
