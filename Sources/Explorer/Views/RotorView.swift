import Charts
import Descriptions
import Screen

/// The row of rotor modes, the active one bracketed and reversed.
enum RotorView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    guard let row = layout.rotor else { return }
    let (page, settings) = (model.page, model.settings)
    let ownPlace = time(of: model.playback, settings) ?? place(of: page, settings.language)
    let way = HintView.wayOut(model, layout)
    let active = settings.language.text(.mode(page.rotor.mode)).columns + 2
    // One who turns the rotor has to see where it goes.
    let beside =
      [page.rotor.mode.next, page.rotor.mode.previous].map {
        settings.language.text(.mode($0)).columns + 3
      }.min() ?? 0
    let both = [way, ownPlace].filter { !$0.isEmpty }.joined(separator: "  ")
    let place =
      [(both, beside), (both, 0), (way, beside), (way, 0), (ownPlace, 0)].first {
        !$0.isEmpty && active + $1 + 1 + $0.columns <= frame.size.columns
      }?.0 ?? ""
    let room = frame.size.columns - (place.isEmpty ? 0 : place.columns + 1)
    let seen = modes(around: page.rotor.mode, in: room, settings.language)
    let isActiveFirst = seen.first == page.rotor.mode
    // A sign of more stands in a blank before or behind a name, or in one of its own.
    let hasMoreBefore = seen.first != RotorMode.allCases.first
    let width = seen.reduce(-1) { $0 + settings.language.text(.mode($1)).columns + 3 }
    var x = hasMoreBefore && isActiveFirst && width < room ? 1 : 0
    let start = x
    for mode in seen {
      let isActive = mode == page.rotor.mode
      let name = settings.language.text(.mode(mode))
      let text = isActive ? "[\(name)]" : " \(name) "
      let style = Style(.rotor, isBold: isActive, isReversed: isActive)
      x += frame.write(text, at: Position(x: x, y: row), style: style) + 1
    }
    let signs = settings.glyphs == .ascii ? ("<", ">") : ("‹", "›")
    if hasMoreBefore, start > 0 || !isActiveFirst {
      frame.write(signs.0, at: Position(x: 0, y: row), style: Style(.hint))
    }
    if seen.last != RotorMode.allCases.last {
      let end = seen.last == page.rotor.mode ? x - 1 : x - 2
      if end < room { frame.write(signs.1, at: Position(x: end, y: row), style: Style(.hint)) }
    }
    drawPlace(place, into: &frame, row: row, from: x)
  }

  /// All modes, or, where they do not fit, the active one and those next to it that do.
  private static func modes(
    around mode: RotorMode, in room: Int, _ language: any Language
  ) -> ArraySlice<RotorMode> {
    let modes = RotorMode.allCases
    let widths = modes.map { language.text(.mode($0)).columns + 2 }
    func fit(_ range: Range<Int>) -> Bool {
      widths[range].reduce(range.count - 1, +) <= room
    }
    let active = mode.rawValue
    var range = active..<active + 1
    while range.upperBound < modes.count, fit(range.lowerBound..<range.upperBound + 1) {
      range = range.lowerBound..<range.upperBound + 1
    }
    while range.lowerBound > 0, fit(range.lowerBound - 1..<range.upperBound) {
      range = range.lowerBound - 1..<range.upperBound
    }
    return modes[range]
  }

  /// The place of the reader among the rows of a list, or among the points.
  static func place(of page: Page, _ language: any Language) -> String {
    if page.rotor.mode == .details {
      return language.text(.listPlace(page.rotor.detailsRow + 1, of: page.rows.count))
    }
    if page.rotor.mode == .table {
      return page.rowNumber.map { language.text(.listPlace($0.number, of: $0.count)) } ?? ""
    }
    guard let point = page.point, let series = page.series else { return "" }
    return language.text(.position(point.point + 1, of: series.count))
  }

  /// The time that has passed of a sound, in whole seconds so that it is calm; `nil` while nothing plays.
  private static func time(of playback: Playback, _ settings: Settings) -> String? {
    guard playback.state == .playing, playback.score.length.isFinite, playback.seconds.isFinite
    else { return nil }
    let format = settings.language.format
    let length = Quantity(max(playback.score.length, 1).rounded(), unit: "s")
    let passed = Quantity(min(max(playback.seconds, 0).rounded(.down), length.value))
    let sign = settings.glyphs == .ascii ? ">" : "▶"
    return "\(sign) \(format.quantity(passed)) / \(format.quantity(length))"
  }

  /// Draws the place of the reader at the right end.
  private static func drawPlace(
    _ text: String, into frame: inout Frame, row: Int, from x: Int
  ) {
    guard !text.isEmpty else { return }
    let start = frame.size.columns - text.columns
    guard start >= x else { return }
    frame.write(text, at: Position(x: start, y: row), style: .text)
  }
}
