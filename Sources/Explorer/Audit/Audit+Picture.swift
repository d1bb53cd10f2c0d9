import Charts
import Descriptions
import Screen

/// The picture as it is seen: without color, with little contrast, and large.
extension Audit {
  /// The series, or the slices, that nothing but their color tells apart.
  var signs: Finding {
    let symbols = Symbols(settings.glyphs)
    let signed =
      chart.slices?.map { (symbols.fill(series: $0.ink), $0.name) }
      ?? chart.series.enumerated().map { (LegendView.sign(of: $0, chart, symbols), $1.name) }
    var names: [String: [String]] = [:]
    for (sign, name) in signed {
      names[sign, default: []].append(name)
    }
    let alike = signed.lazy.compactMap { names[$0.0] }.first { $0.count > 1 } ?? []
    return Finding(alike.isEmpty ? .passed : .failed, .signs(alike))
  }

  /// The colors of the theme as they are sent, in each depth whose colors are known.
  var contrast: Finding {
    let verdicts = ColorDepth.allCases.flatMap { ContrastCheck.pairs(of: theme, depth: $0) }
      .map(\.verdict)
    let worst: Verdict =
      verdicts.contains(.failed) ? .failed : verdicts.contains(.nearly) ? .nearly : .passed
    let low = worst == .passed ? 0 : verdicts.count { $0 == worst }
    return Finding(worst, .contrast(theme: theme.name, low: low, of: verdicts.count))
  }

  /// The titles and names that are cut where everything is drawn as large as can be.
  var labels: Finding {
    var large = settings
    large.glyphs = .braille
    large.screenReader = .off
    large.glyphScale = GlyphScale.range.upperBound
    let frame = view(Model(deck: [chart], settings: large, size: size), size)
    let lines = frame.lines.enumerated().filter { !frame.captionRows.contains($0.offset) }
    let cut = lines.flatMap { Self.cutTexts(in: $0.element) }
    return Finding(cut.isEmpty ? .passed : .failed, .cutLabels(cut))
  }

  /// The texts of a line that go on beyond what is shown; the author's own may end so.
  private static func cutTexts(in line: String) -> [String] {
    line.split(separator: Symbols(.braille).ellipsis).dropLast(line.hasSuffix("…") ? 0 : 1)
      .map { before in
        let start = before.reversed().prefix { !$0.isDrawn }
        let text = String(start.reversed())
        // Two blanks part one text from the next.
        let last = text.split(separator: "  ").last.map(String.init) ?? text
        return String(last.trimmingPrefix(while: \.isWhitespace)) + "…"
      }
  }
}

extension Character {
  /// True of lines, blocks, signs and braille dots.
  fileprivate var isDrawn: Bool {
    unicodeScalars.first.map { (0x2500...0x28FF).contains($0.value) } ?? false
  }
}
