import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Screen

struct DescribeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(.describe, superCommandName: Earshot.name)
  }

  @OptionGroup(.data) var data: DataOptions
  @OptionGroup(.data) var listing: ListingOptions
  @OptionGroup(.words) var words: DescribingOptions
  @Flag(help: .words(.describedJSON))
  var json = false
  @Flag(help: .words(.describedAll))
  var all = false
  @Flag(help: .words(.describedBraille))
  var braille = false
  @Option(.brailleCells, .number)
  var brailleCells: Int?
  @Option(name: [.short, .long], help: .words(.describedFile, .file))
  var output: String?

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      let others = [
        (json, "--json"), (all, "--all"), (braille, "--braille"), (output != nil, "--output"),
      ]
      for (isOn, other) in others where isOn { try listing.refuse(beside: other) }
      if try listing.isPrinted(of: data, in: language) { return }
      // Programs are told all of it.
      for (isOn, other) in [(braille, "--braille"), (all, "--all")] where json && isOn {
        throw Failure(.usage(.contradicting(["--json", other])))
      }
      let format = try output.map { output throws(Failure) in
        try OutputFormat.description(output)
      }
      let inputs = try Inputs(data, in: language, needsFile: true)
      inputs.reportProblems(in: language)
      let cells = try Preferences.current().brailleCells(typed: brailleCells)
      let text = text(
        of: inputs.charts, as: format ?? (json ? .json : .text), in: language,
        try words.chosenVerbosity(), cells: braille ? cells ?? BrailleRow.usualLength : nil)
      if let output {
        try OutputFile.check(output, besides: data.files)
        try OutputFile.write(text, to: output)
      } else {
        try StandardOutput.write(raw: text)
      }
      if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
    }
  }

  /// More charts than these nobody reads who did not ask for all.
  private static let mostCharts = 20

  private func text(
    of deck: [Chart], as format: OutputFormat.Description, in language: any Language,
    _ verbosity: Verbosity, cells: Int?
  ) -> String {
    // Charts of millions of points are measured beside each other.
    Chart.measureSeries(of: format == .text ? shown(of: deck, verbosity) : deck[...])
    return switch format {
    case .json: DescriptionJSON.text(of: deck) + "\n"
    case .markdown: DescriptionMarkdown.text(of: deck, in: language, verbosity)
    case .csv: DescriptionCSV.text(of: deck)
    case .text:
      lines(of: deck, in: language, verbosity, cells: cells).map { $0.printable + "\n" }.joined()
    }
  }

  /// The charts that are told of.
  private func shown(of deck: [Chart], _ verbosity: Verbosity) -> ArraySlice<Chart> {
    all || verbosity == .verbose ? deck[...] : deck.prefix(Self.mostCharts)
  }

  /// The lines of the charts, of each its description first, between them an empty one; below them the way to rows
  /// that are left out.
  private func lines(
    of deck: [Chart], in language: any Language, _ verbosity: Verbosity, cells: Int?
  ) -> [String] {
    let all = all || verbosity == .verbose
    var lines: [String] = []
    var (rows, isFolded) = (0, false)
    let shown = shown(of: deck, verbosity)
    for (index, chart) in shown.enumerated() {
      let (told, count) = chart.details(
        in: language, options: .command, all ? .verbose : verbosity)
      rows += count
      isFolded = isFolded || told.count < count
      lines += (index > 0 ? [""] : []) + [chart.description(in: language, verbosity)]
      lines += told + (cells.map { chart.brailleRows(of: $0, in: language) } ?? [])
    }
    // So many are told of before the first of them.
    if shown.count < deck.count {
      return [language.text(.allCharts(shown: shown.count, of: deck.count)), ""] + lines
    }
    if isFolded { lines += (deck.count > 1 ? [""] : []) + [language.text(.allDetails(rows))] }
    return lines
  }
}
