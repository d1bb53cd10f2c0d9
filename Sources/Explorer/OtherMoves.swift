import Charts
import Descriptions
import Screen

/// Themes, the deck and long captions.
extension Model {
  mutating func changeTheme(by delta: Int) -> [Effect] {
    let themes = settings.themes
    guard themes.count > 1, let index = themes.firstIndex(of: settings.theme) else {
      return announce([.onlyOneTheme])
    }
    let name = themes[((index + delta) % themes.count + themes.count) % themes.count]
    settings.theme = name
    return [.useTheme(name)] + announce([.theme(name)])
  }

  /// `z` and `Z`: larger and smaller, kept as the settings are; the last says itself that it is.
  mutating func changeGlyphScale(by delta: Int) -> [Effect] {
    let scale = GlyphScale.clamped(settings.glyphScale + delta)
    let isNew = scale != settings.glyphScale
    settings.glyphScale = scale
    return (isNew ? [.keep(name: SettingRow.glyphScale.name, value: "\(scale)")] : [])
      + announce([.setting(.glyphScale(scale))])
  }

  mutating func changeChart(by delta: Int) -> [Effect] {
    guard deck.count > 1 else { return announce([.onlyOneChart]) }
    let target = chartIndex + delta
    guard deck.indices.contains(target) else {
      return hitEdge(delta < 0 ? .firstChart : .lastChart)
    }
    return turn(toChart: target)
  }

  /// Shows another chart of the deck, and says its title and what is not as in the one before.
  mutating func turn(toChart target: Int) -> [Effect] {
    let silence = stopSound()
    let last = chart
    show(chart: target)
    let outline = ChartOutline(chart, unlike: last)
    return silence
      + announce([.deckChart(outline, number: target + 1, of: deck.count)] + windowWords)
  }

  /// Puts the rotor on the item that plays everything.
  mutating func chooseWholeChart() {
    rotor.audioItem = chart.audioItems.firstIndex(of: wholeChart) ?? 0
  }

  /// Shows another chart of the deck from its start, in the same mode.
  mutating func show(chart index: Int) {
    chartIndex = index
    let mode = rotor.mode
    cursor = Cursor()
    rotor = Rotor()
    rotor.mode = mode
    chooseWholeChart()
    jumps = []
    rows = []
    makeRows()
  }

  /// `t`: few words or many, and the current place in that many.
  mutating func changeVerbosity() -> [Effect] {
    settings.verbosity = settings.verbosity == .terse ? .verbose : .terse
    return announce([.setting(.verbosity(settings.verbosity))])
  }

  mutating func readOn() -> [Effect] {
    let pieces = CaptionView.pieces(of: self)
    guard pieces.count > 1 else { return repeatWords(caption.text(in: language)) }
    caption.piece = (caption.piece + 1) % pieces.count
    return repeatWords(pieces[caption.piece].joined(separator: " "))
  }
}
