/// A picture of the whole screen: its cells and where the hardware cursor stands.
package struct Frame: Equatable, Sendable {
  /// One cell: a character of width one, the left half of a wide one, or the right half of it.
  package struct CharacterCell: Equatable, Sendable {
    /// The character that is drawn; "" in the right half of a wide one.
    package var glyph: String
    package var style: Style

    package static let blank = CharacterCell(glyph: " ", style: .text)

    package init(glyph: String, style: Style) {
      self.glyph = glyph
      self.style = style
    }
  }

  /// As many columns and rows as a frame has at most, so that no size asked for can exhaust memory.
  package static let sizeLimit = 2048

  /// At least 1×1, at most `sizeLimit` each way.
  package let size: Size
  /// Row by row, `size.columns * size.rows` cells.
  package private(set) var cells: [CharacterCell]
  /// The place of the hardware cursor: always inside, always visible.
  package var cursor: Position {
    didSet {
      cursor.x = min(max(cursor.x, 0), size.columns - 1)
      cursor.y = min(max(cursor.y, 0), size.rows - 1)
    }
  }

  /// The rows of the caption, which a screen reader must receive whole.
  package var captionRows = 0..<0

  /// The parts that are drawn in pixels, where there are pixels.
  package internal(set) var pictures: [FramePicture] = []

  package init(size: Size) {
    self.size = Size(
      columns: min(max(size.columns, 1), Self.sizeLimit),
      rows: min(max(size.rows, 1), Self.sizeLimit))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    cursor = Position(x: 0, y: 0)
  }

  /// The cell at `position`; a read outside is blank, a write outside does nothing.
  ///
  /// A new glyph is written as `write` would; a new style reaches both halves of a wide character.
  package subscript(position: Position) -> CharacterCell {
    get { contains(position) ? cells[position.y * size.columns + position.x] : .blank }
    set {
      guard contains(position) else { return }
      let index = position.y * size.columns + position.x
      if newValue.glyph != cells[index].glyph {
        let glyph = newValue.glyph.first?.glyphs.first ?? Glyph(text: " ", columns: 1)
        place(glyph, at: position, style: newValue.style)
      } else {
        cells[index].style = newValue.style
        if newValue.glyph.isEmpty {
          cells[index - 1].style = newValue.style
        } else if isLeftHalf(position) {
          cells[index + 1].style = newValue.style
        }
      }
    }
  }

  package func contains(_ position: Position) -> Bool {
    position.x >= 0 && position.x < size.columns && position.y >= 0 && position.y < size.rows
  }

  /// Writes `text` from `position` on, as far as `limit` columns and the edge allow.
  ///
  /// Control characters become U+FFFD, a wide character that does not fit whole is left out.
  ///
  /// - Returns: The number of columns that were written.
  @discardableResult
  package mutating func write(
    _ text: String, at position: Position, style: Style, limit: Int = .max
  ) -> Int {
    guard position.y >= 0, position.y < size.rows, position.x < size.columns else { return 0 }
    var x = position.x
    var used = 0
    var written = 0
    for character in text {
      for glyph in character.glyphs {
        guard used + glyph.columns <= limit, x + glyph.columns <= size.columns else {
          return written
        }
        if x >= 0 {
          place(glyph, at: Position(x: x, y: position.y), style: style)
          written += glyph.columns
        }
        x += glyph.columns
        used += glyph.columns
      }
    }
    return written
  }

  /// Puts one glyph on the cells it takes; what it covers half of loses its other half.
  ///
  /// A glyph that would stick out of the edge is not drawn.
  mutating func place(_ glyph: Glyph, at position: Position, style: Style) {
    let end = position.x + glyph.columns
    guard position.x >= 0, position.y >= 0, position.y < size.rows, end <= size.columns,
      glyph.columns > 0
    else { return }
    let index = position.y * size.columns + position.x
    if cells[index].glyph.isEmpty { cells[index - 1].glyph = " " }
    if end < size.columns, cells[index + glyph.columns].glyph.isEmpty {
      cells[index + glyph.columns].glyph = " "
    }
    cells[index] = CharacterCell(glyph: glyph.text, style: style)
    if glyph.columns == 2 { cells[index + 1] = CharacterCell(glyph: "", style: style) }
  }

  /// Puts rows of another picture over the cells from `position` on, as far as the edges allow; a wide character that
  /// is covered by half, or sticks out, loses its other half.
  package mutating func place(_ picture: Frame, rows: Range<Int>, at position: Position) {
    let usual = -Self.sizeLimit...Self.sizeLimit
    guard usual.contains(position.x), usual.contains(position.y) else { return }
    let rows = rows.clamped(to: 0..<picture.size.rows)
    takePictures(of: picture, rows: rows, to: position)
    let (left, right) = (
      max(position.x, 0), min(position.x + picture.size.columns, size.columns)
    )
    let (top, bottom) = (max(position.y, 0), min(position.y + rows.count, size.rows))
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      let covered = y * size.columns + left..<y * size.columns + right
      let row = rows.lowerBound + y - position.y
      let start = row * picture.size.columns + left - position.x
      let end = start + covered.count
      if cells[covered.lowerBound].glyph.isEmpty { cells[covered.lowerBound - 1].glyph = " " }
      if right < size.columns, cells[covered.upperBound].glyph.isEmpty {
        cells[covered.upperBound].glyph = " "
      }
      cells.replaceSubrange(covered, with: picture.cells[start..<end])
      if cells[covered.lowerBound].glyph.isEmpty { cells[covered.lowerBound].glyph = " " }
      if right < position.x + picture.size.columns, picture.cells[end].glyph.isEmpty {
        cells[covered.upperBound - 1].glyph = " "
      }
    }
  }

  private func isLeftHalf(_ position: Position) -> Bool {
    position.x + 1 < size.columns && self[Position(x: position.x + 1, y: position.y)].glyph.isEmpty
  }

  /// Gives all blanks that look like the background one style, as nobody sees their ink.
  package mutating func unifyBlanks() {
    for index in cells.indices where cells[index].isPlainBlank { cells[index].style = .text }
  }

  /// Makes the inside of broad solid blocks blanks of their color: to the eye the same, and a blank has one byte, or is
  /// erased with its neighbors in a few.
  ///
  /// The first cell stays a block where no block is above it, not even a low one, so that a copied text still shows one;
  /// also where blocks of several colors touch, as the focus, which has one, moves over them, and nothing else is to be sent
  /// for it.
  package mutating func blankBroadBlocks() {
    // From below, as it is asked what was above.
    for row in (0..<size.rows).reversed() {
      var start = row * size.columns
      let end = start + size.columns
      var isBesideBlock = false
      while start < end {
        let role = cells[start].style.role
        let next = cells[start..<end].firstIndex { !$0.isPart(ofBlockOf: role) } ?? end
        guard next > start else {
          isBesideBlock = false
          start += 1
          continue
        }
        if next - start >= Self.leastBroad {
          let isBelowBlock = row > 0 && cells[start - size.columns].isLowBlock
          let isFirst = !isBesideBlock && !isBelowBlock && cells[start].isBlock(of: role)
          for index in start..<next
          where cells[index].isBlock(of: role) && (index > start || !isFirst) {
            cells[index] = CharacterCell(glyph: " ", style: Style(role, ground: role))
          }
          if isFirst { cells[start].style = Style(role, ground: role) }
        }
        isBesideBlock = true
        start = next
      }
    }
  }

  private static let leastBroad = 4

  /// The rows as text, without trailing spaces.
  package var lines: [String] {
    (0..<size.rows).map { row in
      let start = row * size.columns
      let cells = cells[start..<start + size.columns]
      let end = cells.lastIndex { $0.glyph != " " } ?? start - 1
      return cells[start..<end + 1].reduce(into: "") { $0 += $1.glyph }
    }
  }
}

extension Frame.CharacterCell {
  /// True of a solid block in the ink of a role.
  fileprivate func isBlock(of role: Role) -> Bool {
    glyph == "█" && style.role == role && style.isPlainInk
  }

  /// True of a block that stands on the lower end of its cell.
  fileprivate var isLowBlock: Bool {
    guard style.hasInkOnly, let scalar = glyph.unicodeScalars.first else { return false }
    return scalar >= "▁" && scalar <= "█"
  }

  /// True of such a block, and of a cell with the pattern or the sign that a bar has amid its blocks.
  fileprivate func isPart(ofBlockOf role: Role) -> Bool {
    guard style.role == role else { return false }
    // The sign of the focus, or its value, amid its bar.
    if role == .focus, style.isReversed, style.ground == nil { return true }
    return switch (role, style.ground) {
    case (.series(let index), .pattern(let other)?), (.muted(let index), .inside(let other)?):
      index == other && glyph != " "
    default: isBlock(of: role)
    }
  }
}

extension Frame: CustomDebugStringConvertible {
  package var debugDescription: String {
    let header = "\(size.columns)x\(size.rows), cursor \(cursor.x),\(cursor.y)"
    return ([header] + lines).joined(separator: "\n")
  }
}

extension Frame.CharacterCell {
  /// True for a blank that looks like the background whatever its ink.
  package var isPlainBlank: Bool { glyph == " " && style.hasInkOnly }
}
