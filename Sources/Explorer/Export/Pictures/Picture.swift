import Descriptions
import Screen

extension Model {
  /// The text of a file that holds the picture of the chart.
  ///
  /// - Parameters:
  ///   - kind: A kind of picture; all others are plain text.
  ///   - size: The size in cells.
  ///   - theme: Its colors, where the kind has any.
  ///   - depth: How many colors a colored text has.
  /// - Returns: The whole of the file.
  package func picture(
    as kind: ExportKind, _ size: Size, theme: Theme, depth: ColorDepth
  ) -> String {
    switch kind {
    case .svg: svg(size, theme: theme)
    case .coloredText: Explorer.picture(of: self, size).ansiText(theme: theme, depth: depth)
    default: Explorer.picture(of: self, size).lines.joined(separator: "\n") + "\n"
    }
  }
}
