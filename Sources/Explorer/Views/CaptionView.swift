import Descriptions
import Screen

/// The caption, with the hardware cursor on its first letter, and the hint below it.
enum CaptionView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    let pieces = pieces(of: model, in: layout.caption)
    let piece = pieces[min(model.caption.piece, pieces.count - 1)]
    for (line, text) in piece.enumerated() {
      frame.write(
        text, at: Position(x: 0, y: layout.caption.y + line), style: Style(.caption, isBold: true))
    }
    frame.cursor = cursor(model, piece, layout)
    frame.captionRows = layout.caption.y..<layout.caption.y + piece.count
    if let hint = layout.hint, !covers(hint, piece, layout) {
      HintView.draw(model, into: &frame, row: hint)
    }
  }

  private static func covers(_ hint: Int, _ piece: [String], _ layout: Layout) -> Bool {
    piece.count > 1 && hint <= layout.caption.y + piece.count - 1
  }

  /// True where a long caption takes the row of the hint.
  static func coversHint(_ model: Model, _ layout: Layout) -> Bool {
    guard let hint = layout.hint else { return false }
    let pieces = pieces(of: model, in: layout.caption)
    return covers(hint, pieces[min(model.caption.piece, pieces.count - 1)], layout)
  }

  /// The caption's first letter; while something is typed, where the next letter comes.
  private static func cursor(_ model: Model, _ piece: [String], _ layout: Layout) -> Position {
    guard model.prompt != nil, let last = piece.last else {
      return Position(x: 0, y: layout.caption.y)
    }
    // Wrapping drops the space that the line ends with.
    let isSpaced = model.caption.text(in: model.settings.language).hasSuffix(" ")
    let end = last.columns + (isSpaced ? 1 : 0)
    return Position(
      x: min(end, layout.caption.columns - 1), y: layout.caption.y + piece.count - 1)
  }

  /// Narrower screens have no column to spare.
  private static let leastColumns = 8

  /// The caption as the pieces that fit its place, each a few lines.
  static func pieces(of model: Model) -> [[String]] {
    pieces(of: model, in: Layout(of: model, model.size).caption)
  }

  private static func pieces(of model: Model, in area: Area) -> [[String]] {
    let text = model.caption.text(in: model.settings.language)
    // A line has no end.
    if model.settings.screenReader == .plain { return [[text]] }
    var area = area
    var mayFillCorner = area.columns < Self.leastColumns
    // A braille display shows one line, of so many cells; what is typed has all the room there is.
    if let cells = model.settings.brailleCells, model.prompt == nil {
      mayFillCorner = mayFillCorner || cells < area.columns
      area.columns = min(area.columns, cells)
      area.rows = min(area.rows, 1)
    }
    let lines = text.wrapped(to: area.columns)
    let fillsCorner = lines.count == area.rows && lines.last?.columns == area.columns
    if lines.count <= area.rows, !fillsCorner || mayFillCorner {
      return [lines.isEmpty ? [""] : lines]
    }
    // A caption that goes on is marked at its end; the mark has its own room, so that nothing is
    // cut. The last cell of the screen stays free: to fill it takes a sequence in the midst of the
    // text, which would reach a screen reader in two parts.
    let mark = Symbols(model.settings.glyphs).ellipsis
    let narrow = max(area.columns - mark.columns - 1, 1)
    var pieces: [[String]] = []
    var rest = text[...]
    while true {
      let lines = String(rest).wrapped(to: area.columns)
      let isCornerFree = lines.last?.columns != area.columns || mayFillCorner
      if lines.count < area.rows || lines.count == area.rows && isCornerFree {
        return pieces + [lines]
      }
      // Only the line with the mark is narrower.
      let piece = Array(lines.prefix(area.rows - 1))
      for line in piece { rest = rest.behind(line) }
      guard var last = String(rest).wrapped(to: narrow).first else { return pieces + [piece] }
      rest = rest.behind(last)
      if rest.isEmpty { return pieces + [piece + [last]] }
      if area.columns > narrow { last += (last.columns == narrow ? "" : " ") + mark }
      pieces.append(piece + [last])
    }
  }
}

/// The keys worth knowing just now; what does not fit is left out, help last.
enum HintView {
  static func draw(_ model: Model, into frame: inout Frame, row: Int) {
    let texts = hints(for: model).compactMap { text(of: $0, model.keymap, model.settings.language) }
    var kept = texts
    // The ways out and to help are the last to go; in a list what Enter does outlasts how one moves.
    let isList = model.prompt == nil && model.overlay != nil
    let lasting = model.prompt == nil && model.overlay == nil ? 2 : 1
    while kept.count > 1, kept.joined(separator: "  ").columns > frame.size.columns {
      kept.remove(at: isList ? 0 : max(kept.count - 1 - lasting, 0))
    }
    frame.write(
      kept.joined(separator: "  "), at: Position(x: 0, y: row), style: Style(.hint))
  }

  /// On narrower screens the title is worth more than the key that reads on.
  private static let leastColumns = 32

  /// The words for the key that reads on a caption that is longer than its place, before others, which they never take
  /// the place of; none where there is nothing more to read, and on paper and a quiet screen, where no key changes another row.
  static func readOn(_ model: Model, _ layout: Layout, before others: String) -> [String] {
    guard model.settings.screenReader == .off, model.prompt == nil, model.overlay?.kind != .help,
      layout.hint != nil || layout.showsHelp, model.size.columns >= leastColumns,
      model.caption.piece + 1 < CaptionView.pieces(of: model).count,
      let more = text(of: .readOn, model.keymap, model.settings.language)
    else { return [] }
    return others.isEmpty ? [more] : [more + "  " + others]
  }

  /// The words of a hint with the keys of a table; `nil` where there is no key for it.
  static func text(of hint: Hint, _ keymap: Keymap, _ language: any Language) -> String? {
    let keys = keymap.label(of: hint.actions)
    return keys.isEmpty ? nil : language.text(.hint(hint, keys: keys))
  }

  private static func hints(for model: Model) -> [Hint] {
    if model.prompt != nil { return [.act, .close] }
    let play: Hint = model.playback.state == .playing ? .pause : .play
    if model.overlay?.kind == .multiples { return [.items, play, .act, .close] }
    if model.overlay != nil { return [.items, .act, .close] }
    let others: [Hint] =
      switch model.page.rotor.mode {
      case .audioGraph: [.points, play, .rotor, .items]
      case .details, .describe, .table: [.points, .items, .act, .rotor]
      case .values:
        [.points] + (model.page.chart.series.count > 1 ? [.series] : []) + [.rotor, play]
      }
    return others + [.quit, .help]
  }

  /// The words for the key that leaves the program, where a long caption has taken the row of the hints.
  static func wayOut(_ model: Model, _ layout: Layout) -> String {
    // Beside a list its own key is the way out of that.
    guard layout.caption.columns == model.size.columns, CaptionView.coversHint(model, layout) else {
      return ""
    }
    return text(of: .quit, model.keymap, model.settings.language) ?? ""
  }
}

extension Hint {
  /// The actions whose keys it shows.
  fileprivate var actions: [KeyAction] {
    switch self {
    case .help: [.help]
    case .points: [.previousPoint, .nextPoint]
    case .series, .items: [.previousItem, .nextItem]
    case .rotor: [.turnForward]
    case .play, .pause: [.play]
    case .act: [.act]
    case .close: [.stop]
    case .quit: [.quit]
    case .readOn: [.readOn]
    }
  }
}

extension Substring {
  /// The rest behind a line that this begins with, and behind the space at its end.
  fileprivate func behind(_ line: String) -> Substring {
    dropFirst(line.count).drop { $0 == " " || $0 == "\u{3000}" || $0.isNewline }
  }
}
