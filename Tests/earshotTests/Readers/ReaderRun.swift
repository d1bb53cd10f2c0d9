import TerminalTesting
import Testing

/// The script of the readers on one of its charts, with all that is said of it.
struct ReaderRun {
  /// The file of the chart, which is there as long as the run.
  let file: TemporaryFile
  /// The options with which the program is opened.
  let arguments: [String]
  /// The captions before the first key, and then one for each.
  let opening: [String]
  let answers: [String]

  /// The keys, each with its caption.
  var steps: [(key: String, answer: String)] { Array(zip(ReaderScript.keys, answers)) }

  init(_ chart: String, mode: String = "--plain") throws {
    let text = try #require(ReaderScript.charts.first { $0.name == chart }?.text)
    file = try TemporaryFile(chart, text)
    arguments = [file.path, mode, "--language", "en"]
    (opening, answers) = try ReaderScript.captions(arguments)
  }
}
