/// The pictures that a terminal shows in pixels, in upright strips: of a change only those are sent that differ.
package struct PictureStrips {
  /// The way in which a terminal takes pictures.
  package enum Form: Equatable, Sendable {
    /// The protocol of kitty, at the cursor, below the text.
    case kitty
    /// The same through tmux, which holds the places by characters of text.
    case placeholders
    /// Sixels, over which words are written once more.
    case sixel
  }

  package let form: Form
  /// The number of the first image.
  private let first: Int
  /// The strips as they are shown; `nil` where one has to be sent again.
  private var shown: [Strip?] = []
  /// The picture that was drawn last, without what is in front.
  private var drawn: [(picture: FramePicture, theme: Theme, raster: Raster)] = []

  private struct Strip: Equatable {
    var area: Area
    var raster: Raster
  }

  /// As many strips as there are at most, in all pictures.
  package static let limit = 16

  /// - Parameters:
  ///   - form: The way in which the terminal takes pictures.
  ///   - first: The number of the first image, from 1 on, which others should not have.
  package init(_ form: Form, first: Int) {
    self.form = form
    self.first = first
  }

  /// Forgets what is shown, as it is no more: the screen was cleared.
  package mutating func forget() { shown = shown.map { _ in nil } }

  /// Takes away all images there may be.
  package var removal: [UInt8] {
    guard form != .sixel else { return [] }
    let commands = (0..<Self.limit).flatMap { KittyGraphics.remove(number: first + $0) }
    return form == .placeholders ? commands.throughTmux : commands
  }

  /// The bytes to send behind the cells of a frame for its pictures; none where nothing changed.
  ///
  /// The cursor ends at its place.
  package mutating func update(
    to frame: Frame, theme: Theme, depth: ColorDepth, compress: ([UInt8]) -> [UInt8]?
  ) -> [UInt8] {
    let strips = strips(of: frame, theme)
    var bytes: [UInt8] = []
    for (index, strip) in strips.enumerated()
    where !shown.indices.contains(index) || shown[index] != strip {
      bytes += show(strip, number: first + index, compress)
      if form == .sixel {
        bytes += frame.words(in: strip.area, theme: theme, depth: depth) { x, y in
          "\u{1B}[\(y + 1);\(x + 1)H"
        }
      }
    }
    if form != .sixel, shown.count > strips.count {
      bytes += (strips.count..<shown.count).flatMap {
        wrap(KittyGraphics.remove(number: first + $0))
      }
    }
    shown = strips
    guard !bytes.isEmpty else { return [] }
    // The terminal shows all of it at once, if it can, and the cursor is put back.
    return Array("\u{1B}[?2026h\u{1B}7".utf8) + bytes + Array("\u{1B}8\u{1B}[?2026l".utf8)
  }

  private func show(
    _ strip: Strip, number: Int, _ compress: ([UInt8]) -> [UInt8]?
  ) -> [UInt8] {
    let place = Array("\u{1B}[\(strip.area.y + 1);\(strip.area.x + 1)H".utf8)
    switch form {
    case .sixel: return place + SixelGraphics.show(strip.raster)
    case .kitty, .placeholders:
      let isVirtual = form == .placeholders
      let size = Size(columns: strip.area.columns, rows: strip.area.rows)
      let commands = KittyGraphics.show(
        strip.raster, number: number, in: size, isVirtual: isVirtual, compress: compress)
      return (isVirtual ? [] : place) + commands.flatMap(wrap)
    }
  }

  private func wrap(_ command: [UInt8]) -> [UInt8] {
    form == .placeholders ? command.throughTmux : command
  }

  /// The pictures of a frame, each cut into strips of the same number of columns.
  private mutating func strips(of frame: Frame, _ theme: Theme) -> [Strip] {
    let pictures = frame.pictures.prefix(Self.limit)
    var rasters: [(picture: FramePicture, theme: Theme, raster: Raster)] = []
    var strips: [Strip] = []
    for (index, picture) in pictures.enumerated() {
      let known = drawn.indices.contains(index) ? drawn[index] : nil
      var raster =
        known.flatMap {
          $0.theme == theme && $0.picture.size == picture.size && $0.picture.back == picture.back
            ? $0.raster : nil
        } ?? Raster(picture.back, size: picture.size, theme: theme)
      rasters.append((picture, theme, raster))
      raster.draw(picture.front, theme: theme)
      for area in frame.strips(of: picture) {
        let start = (area.x - picture.area.x) * picture.cell.width
        strips.append(
          Strip(
            area: area, raster: raster.strip(start..<start + area.columns * picture.cell.width)))
      }
    }
    drawn = rasters
    return strips
  }
}

extension Frame {
  /// The strips that a picture is cut into, of all that there may be.
  fileprivate func strips(of picture: FramePicture) -> [Area] {
    let count = max(PictureStrips.limit / max(pictures.count, 1), 1)
    let columns = max((picture.area.columns + count - 1) / count, 1)
    return stride(from: 0, to: picture.area.columns, by: columns).map { start in
      Area(
        x: picture.area.x + start, y: picture.area.y,
        columns: min(columns, picture.area.columns - start), rows: picture.area.rows)
    }
  }

  /// The frame with characters where its pictures are that a form of sending them needs there.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - first: The number of the first image.
  /// - Returns: The frame to show.
  package func holdingPictures(for form: PictureStrips.Form, first: Int) -> Frame {
    guard form != .kitty, !pictures.isEmpty else { return self }
    var frame = self
    var number = first
    for picture in pictures.prefix(PictureStrips.limit) {
      for area in strips(of: picture) {
        for y in 0..<area.rows {
          for x in 0..<area.columns {
            let position = Position(x: area.x + x, y: area.y + y)
            guard frame[position] == .blank else { continue }
            switch form {
            // A blank that no terminal takes for one: it is neither erased in a run nor sent again.
            case .sixel: frame[position] = CharacterCell(glyph: "\u{2007}", style: .text)
            case .placeholders:
              guard let glyph = Placeholder.glyph(column: x, row: y) else { continue }
              frame[position] = CharacterCell(glyph: glyph, style: Style(.image(number)))
            case .kitty: break
            }
          }
        }
        number += 1
      }
    }
    return frame
  }

  /// The frame as lines, with its pictures in them, for a terminal that writes on below.
  ///
  /// - Parameters:
  ///   - theme: The colors.
  ///   - depth: The number of colors.
  ///   - form: The way in which the terminal takes pictures.
  ///   - compress: Gives bytes in the form of zlib; `nil` where it cannot.
  /// - Returns: The bytes.
  package func stream(
    theme: Theme, depth: ColorDepth, form: PictureStrips.Form,
    compress: ([UInt8]) -> [UInt8]?
  ) -> [UInt8] {
    var bytes = Array(ansiText(theme: theme, depth: depth).utf8)
    for picture in pictures {
      let raster = Raster(picture.back + picture.front, size: picture.size, theme: theme)
      let up = size.rows - picture.area.y
      let right = picture.area.x > 0 ? "\u{1B}[\(picture.area.x)C" : ""
      bytes += Array("\u{1B}[\(up)A\(right)".utf8)
      let area = Size(columns: picture.area.columns, rows: picture.area.rows)
      switch form {
      case .sixel:
        bytes += Array("\u{1B}7".utf8) + SixelGraphics.show(raster)
        bytes += words(in: picture.area, theme: theme, depth: depth) { x, y in
          let (down, right) = (y - picture.area.y, x - picture.area.x)
          return "\u{1B}8" + (down > 0 ? "\u{1B}[\(down)B" : "")
            + (right > 0 ? "\u{1B}[\(right)C" : "")
        }
        bytes += Array("\u{1B}8".utf8)
      case .kitty, .placeholders:
        // Without a number of its own: pictures before it stay.
        bytes += KittyGraphics.show(raster, number: nil, in: area, compress: compress).flatMap {
          $0
        }
      }
      bytes += Array("\r\u{1B}[\(up)B".utf8)
    }
    return bytes
  }

  /// The words in a part of the frame as the terminal writes them, each behind what moves the cursor to its place.
  fileprivate func words(
    in area: Area, theme: Theme, depth: ColorDepth, move: (_ x: Int, _ y: Int) -> String
  ) -> [UInt8] {
    var text = ""
    for y in area.y..<area.y + area.rows {
      var isWord = false
      for x in area.x..<area.x + area.columns {
        let cell = self[Position(x: x, y: y)]
        guard cell != .blank, !cell.glyph.isEmpty, cell.glyph != "\u{2007}" else {
          isWord = isWord && cell.glyph.isEmpty
          continue
        }
        if !isWord { text += move(x, y) }
        isWord = true
        text +=
          cell.style.sent(at: depth, on: theme.background).sequence(theme: theme, depth: depth)
          + cell.glyph
      }
    }
    return Array(text.utf8)
  }
}

extension Color {
  /// The color that stands for the number of an image: an entry of the palette for one of its numbers, else the
  /// number itself.
  static func numbering(image number: Int) -> Color {
    (16...255).contains(number)
      ? Palette.color(at: number) : Color(UInt32(clamping: number) & 0xFFFFFF)
  }
}

/// The character that holds the place of a part of an image in a cell, with marks for its row and its column.
///
/// Source: “Unicode placeholders” in kitty's documentation of its graphics protocol, and its list of marks.
enum Placeholder {
  /// `nil` where an image has no such part.
  static func glyph(column: Int, row: Int) -> String? {
    guard marks.indices.contains(column), marks.indices.contains(row) else { return nil }
    return "\u{10EEEE}" + String(marks[row]) + String(marks[column])
  }

  private static let marks: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346,
      0x34A...0x34C, 0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487,
      0x592...0x595, 0x597...0x599, 0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF,
      0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B, 0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2,
      0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC, 0x730...0x730, 0x732...0x733, 0x735...0x736,
      0x73A...0x73A, 0x73D...0x73D, 0x73F...0x741, 0x743...0x743, 0x745...0x745, 0x747...0x747,
      0x749...0x74A, 0x7EB...0x7F1, 0x7F3...0x7F3, 0x816...0x819, 0x81B...0x823, 0x825...0x827,
      0x829...0x82D,
    ]
    return ranges.joined().compactMap(Unicode.Scalar.init)
  }()
}
