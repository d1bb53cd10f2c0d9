import Charts
import Descriptions
import Screen

/// Overlays, themes, the deck and long captions.
extension Model {
  mutating func open(_ overlay: Overlay) -> [Effect] {
    self.overlay = overlay
    let words: [Sentence] =
      switch overlay {
      case .help(let selected): [.helpTitle, helpRow(selected)]
      case .history(let selected):
        history.indices.contains(selected)
          ? [.historyTitle, .verbatim(history[selected])] : [.historyEmpty]
      }
    return stopSound() + announce(words)
  }

  private func helpRow(_ index: Int) -> Sentence {
    .helpRow(keys: helpRows[index].keyNames, helpRows[index].action)
  }

  /// The rows that help shows: what this version can do.
  package var helpRows: [Keymap.Row] { Keymap.rows.filter(\.isAvailable) }

  mutating func pressInOverlay(_ action: KeyAction) -> [Effect] {
    switch (action, overlay) {
    case (.stop, _), (.quit, _):
      overlay = nil
      return announce([currentPlace])
    case (.previousItem, _): return selectInOverlay(by: -1)
    case (.nextItem, _): return selectInOverlay(by: 1)
    case (.tenthBack, _): return selectInOverlay(by: -5)
    case (.tenthForward, _): return selectInOverlay(by: 5)
    case (.firstPoint, _): return selectInOverlay(by: -.max / 2)
    case (.lastPoint, _): return selectInOverlay(by: .max / 2)
    case (.readOn, _): return readOn()
    case (.redraw, _): return [.redraw]
    case (.act, .help(let selected)):
      overlay = nil
      let rows = helpRows
      return rows.indices.contains(selected) ? perform(rows[selected].action) : []
    case (.act, .history(let selected)):
      return history.indices.contains(selected) ? [.announce(history[selected])] : []
    default: return []
    }
  }

  private mutating func selectInOverlay(by delta: Int) -> [Effect] {
    switch overlay {
    case .help(let selected):
      let target = min(max(selected + delta, 0), helpRows.count - 1)
      guard target != selected else { return hitEdge(delta < 0 ? .firstItem : .lastItem) }
      overlay = .help(selected: target)
      saidEdge = nil
      return announce([helpRow(target)])
    case .history(let selected):
      let target = min(max(selected + delta, 0), max(history.count - 1, 0))
      guard target != selected else { return hitEdge(delta < 0 ? .firstItem : .lastItem) }
      overlay = .history(selected: target)
      saidEdge = nil
      return announce([.verbatim(history[target])])
    case nil: return []
    }
  }

  /// Where the reader stands, said when an overlay closes.
  private var currentPlace: Sentence {
    if rotor.isOnPoint, let point { return .point(PointOutline(chart, at: point)) }
    return .turn(rotor.mode, currentItem)
  }

  mutating func changeTheme(by delta: Int) -> [Effect] {
    let themes = settings.themes
    guard themes.count > 1, let index = themes.firstIndex(of: settings.theme) else {
      return announce([.onlyOneTheme])
    }
    let name = themes[((index + delta) % themes.count + themes.count) % themes.count]
    settings.theme = name
    return [.useTheme(name)] + announce([.theme(name)])
  }

  mutating func changeChart(by delta: Int) -> [Effect] {
    guard deck.count > 1 else { return announce([.onlyOneChart]) }
    let target = chartIndex + delta
    guard deck.indices.contains(target) else {
      return hitEdge(delta < 0 ? .firstChart : .lastChart)
    }
    let silence = stopSound()
    chartIndex = target
    let mode = rotor.mode
    cursor = Cursor()
    rotor = Rotor()
    rotor.mode = mode
    jumps = []
    loop = Loop()
    rows = []
    makeRows()
    return silence
      + announce([.deckChart(ChartOutline(chart), number: target + 1, of: deck.count)])
  }

  mutating func readOn() -> [Effect] {
    let pieces = CaptionView.pieces(of: self)
    guard pieces.count > 1 else { return [.announce(caption.text(in: language))] }
    caption.piece = (caption.piece + 1) % pieces.count
    return [.announce(pieces[caption.piece].joined(separator: " "))]
  }
}
