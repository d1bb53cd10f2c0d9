import Charts
import Descriptions
import Tables

/// The file that a table was read from, and the options it was read with.
package struct ChartOrigin: Equatable, Sendable {
  /// The path as it was given; `-` is standard input.
  package var path: String
  /// The options that say how it is read, as they are typed.
  package var arguments: [String]

  package init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// True of what came through a pipe, and is in no file.
  var isPipe: Bool { path == "-" }

  /// True where a chart file in the current folder can name it: a document leads to files beside or below
  /// it only, and says nothing of how they are read.
  var isBesideChartFiles: Bool {
    !isPipe && !path.hasPrefix("/") && arguments.isEmpty
      && !path.split(separator: "/").contains("..")
  }
}
