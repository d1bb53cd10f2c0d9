/// A part of a frame that is drawn in pixels, below the words that stand there.
package struct FramePicture: Equatable, Sendable {
  /// The cells it takes.
  package var area: Area
  /// The number of its last rows that are those of an axis, the signs of which are drawn.
  package var axisRows: Int
  /// The places in pixels of ticks on it, by the column of their cell; other ticks are in the middle of theirs.
  package var axisTicks: [Int: Double]
  /// The size of one of them in pixels.
  package var cell: PixelSize
  /// Shapes that stay while one moves, and those over them; places are from the left top corner of the area.
  package var back: [PictureShape]
  package var front: [PictureShape]

  package init(
    area: Area, axisRows: Int = 0, axisTicks: [Int: Double] = [:], cell: PixelSize,
    back: [PictureShape],
    front: [PictureShape] = []
  ) {
    self.area = area
    self.axisRows = axisRows
    self.axisTicks = axisTicks
    self.cell = cell
    self.back = back
    self.front = front
  }

  /// The size in pixels.
  package var size: PixelSize {
    PixelSize(width: area.columns * cell.width, height: area.rows * cell.height)
  }

  fileprivate func contains(_ position: Position) -> Bool {
    position.x >= area.x && position.x < area.x + area.columns && position.y >= area.y
      && position.y < area.y + area.rows
  }
}

extension Frame {
  /// Puts a picture in the place of the signs that are drawn there; words stay, each on a ground of its own.
  package mutating func show(_ picture: FramePicture) {
    var picture = picture
    for y in picture.area.y..<picture.area.y + picture.area.rows {
      for x in picture.area.x..<picture.area.x + picture.area.columns {
        let position = Position(x: x, y: y)
        let cell = self[position]
        let isOfAxis = y >= picture.area.y + picture.area.rows - picture.axisRows
        let lines = isOfAxis ? AxisSign.lines[cell.glyph] : nil
        if let lines {
          picture.back.append(picture.axis(lines, cell.style, at: position))
          self[position] = .blank
        } else if cell.isWord || isOfAxis && cell.glyph != " " && !cell.glyph.isEmpty {
          picture.front.append(picture.ground(of: cell.style, at: position))
        } else if !cell.glyph.isEmpty {
          self[position] = .blank
        } else {
          // The right half of a wide character.
          picture.front.append(picture.ground(of: cell.style, at: position))
        }
      }
    }
    pictures.append(picture)
  }

  /// The pictures of another frame that are within some rows of it, moved with those.
  mutating func takePictures(of other: Frame, rows: Range<Int>, to position: Position) {
    for var picture in other.pictures
    where rows.contains(picture.area.y) && picture.area.y + picture.area.rows <= rows.upperBound {
      picture.area.x += position.x
      picture.area.y += position.y - rows.lowerBound
      guard picture.area.x >= 0, picture.area.x + picture.area.columns <= size.columns,
        picture.area.y >= 0, picture.area.y + picture.area.rows <= size.rows
      else { continue }
      pictures.append(picture)
    }
  }
}

/// The signs of an axis, as the ends of the lines that they have from the middle of their cell.
private enum AxisSign {
  private static let (left, right) = (PixelPoint(x: 0, y: 0.5), PixelPoint(x: 1, y: 0.5))
  private static let (top, bottom) = (PixelPoint(x: 0.5, y: 0), PixelPoint(x: 0.5, y: 1))

  static let lines: [String: [PixelPoint]] = [
    "─": [left, right], "│": [top, bottom], "┬": [left, right, bottom], "┴": [left, right, top],
    "└": [top, right], "┘": [top, left], "┌": [bottom, right], "┐": [bottom, left],
    "├": [top, bottom, right], "┤": [top, bottom, left], "┼": [left, right, top, bottom],
  ]
}

extension FramePicture {
  /// The lines of a sign of an axis, a sixteenth of a cell's height wide, with sharp edges.
  fileprivate func axis(
    _ ends: [PixelPoint], _ style: Style, at position: Position
  ) -> PictureShape {
    let pen = max((Double(cell.height) / 16).rounded(), 1)
    func sharp(_ place: Double) -> Double { (place - pen / 2).rounded() + pen / 2 }
    let (x, y) = (
      Double((position.x - area.x) * cell.width), Double((position.y - area.y) * cell.height)
    )
    let middle = PixelPoint(
      x: sharp(axisTicks[position.x - area.x] ?? x + Double(cell.width) / 2),
      y: sharp(y + Double(cell.height) / 2))
    let lines = ends.map { end in
      [
        middle,
        PixelPoint(
          x: end.x == 0.5 ? middle.x : x + end.x * Double(cell.width),
          y: end.y == 0.5 ? middle.y : y + end.y * Double(cell.height)),
      ]
    }
    return PictureShape(
      .path(lines, isClosed: false), pen: Pen(Ink(style.role), width: pen))
  }

  /// The ground of a word, as a cell has it.
  fileprivate func ground(of style: Style, at position: Position) -> PictureShape {
    let ink = style.isReversed ? Ink(style.role) : style.ground.map { Ink($0) } ?? .background
    return PictureShape(
      .rectangle(
        left: Double((position.x - area.x) * cell.width),
        top: Double((position.y - area.y) * cell.height), width: Double(cell.width),
        height: Double(cell.height)), fill: .ink(ink))
  }
}

extension Frame.CharacterCell {
  /// True for what is read, false for what is drawn and for blanks without a look of their own.
  var isWord: Bool {
    guard let scalar = glyph.unicodeScalars.first else { return false }
    if scalar == " " { return style.isReversed || style.isUnderlined }
    return !Self.drawn.contains { $0.contains(scalar.value) }
  }

  /// Box drawing, blocks, geometric shapes, stars, braille, the sextants and octants, and the dot of a shade.
  private static let drawn: [ClosedRange<UInt32>] = [
    0x2500...0x25FF, 0x2605...0x2606, 0x2800...0x28FF, 0x1CD00...0x1CEBF, 0x1FB00...0x1FBFF,
    0xB7...0xB7,
  ]
}
