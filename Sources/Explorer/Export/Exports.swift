import Charts
import Descriptions
import Screen
import Sonification

/// Taking away: pictures, words, data and sounds as files.
extension Model {
  /// Asks for a file of the chart, which the runtime answers with its name or with what went wrong.
  mutating func export(_ kind: ExportKind) -> [Effect] {
    // Nothing but a sound is made before it is asked for.
    if [.wave, .midi, .flac, .opus].contains(kind),
      case .sound(let score) = exported(as: kind, theme: .defaultDark, depth: .direct),
      score.playedCount == 0
    {
      return announce([.nothingToPlay])
    }
    exportNotes = []
    if kind == .commandLine { return look(for: .commandLine) }
    if kind == .chartFile { return look(for: .chartFile) }
    return [.export(kind, name: FileName.made(of: page.chart.title))]
  }

  /// The text of a file that holds the picture of the chart.
  ///
  /// - Parameters:
  ///   - kind: A kind of picture; all others are plain text.
  ///   - size: The size in cells.
  ///   - theme: Its colors, where the kind has any.
  ///   - depth: The number of colors of a colored text.
  /// - Returns: The whole of the file.
  package func picture(
    as kind: ExportKind, _ size: Size, theme: Theme, depth: ColorDepth
  ) -> String {
    switch kind {
    case .svg: SVGPicture(page, settings, size, theme).text
    case .coloredText:
      Explorer.picture(of: seen(in: theme, depth), size).ansiText(theme: theme, depth: depth)
    default: Explorer.picture(of: self, size).lines.joined(separator: "\n") + "\n"
    }
  }

  /// The picture of the chart as text with its plot in pixels, for a terminal.
  ///
  /// - Parameters:
  ///   - size: The size in cells.
  ///   - cell: The size of a cell in pixels.
  ///   - theme: The colors.
  ///   - depth: The number of colors of the text.
  /// - Returns: The frame.
  package func pixelPicture(
    _ size: Size, cell: PixelSize, theme: Theme, depth: ColorDepth
  ) -> Frame {
    var model = seen(in: theme, depth)
    model.settings.pixelCell = cell
    return Explorer.picture(of: model, size)
  }

  /// The contents of a file of the chart: the part that is shown.
  ///
  /// - Parameters:
  ///   - kind: The kind of file.
  ///   - theme: The colors of a picture.
  ///   - depth: The number of colors of a colored text.
  /// - Returns: Its text, or what sounds in it.
  package func exported(as kind: ExportKind, theme: Theme, depth: ColorDepth) -> Exported {
    switch kind {
    case .svg, .text, .coloredText:
      return .text(picture(as: kind, .paper, theme: theme, depth: depth))
    case .markdown: return .text(DescriptionMarkdown.text(of: [page.shown], in: settings.language))
    case .csv: return .text(DescriptionCSV.text(of: [page.shown]))
    case .chartFile: return .text((exportedFile ?? writtenChartFile)?.text ?? "")
    case .commandLine: return .text((exportedCommand ?? commandLine)?.text ?? "")
    case .wave, .midi, .flac, .opus:
      var settings = settings
      // A channel of MIDI has one pitch at a time.
      if kind == .midi { settings.sonification.density = .extremes }
      let score = page.score(of: page.wholeChart(settings), settings)
      return .sound(settings.isBackwards ? score.reversed() : score)
    }
  }
}

/// The contents of a file.
package enum Exported: Equatable, Sendable {
  case text(String)
  case sound(Score)
}

extension Size {
  /// The size of a picture that nobody gave one.
  package static let paper = Size(columns: 80, rows: 24)
}
