import ArgumentParser
import Charts
import Descriptions

struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", _superCommandName: Earshot.name,
    abstract: "The chart details as text, one fact a line.")

  @OptionGroup(title: "Data") var data: DataOptions
  @OptionGroup(title: "Words") var words: WordOptions
  @Flag(help: "The same facts for a program.")
  var json = false

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      let inputs = try Inputs(data)
      inputs.reportProblems(in: language)
      if json {
        try StandardOutput.write(raw: DescriptionJSON.text(of: inputs.deck) + "\n")
      } else {
        for (index, chart) in inputs.deck.enumerated() {
          if index > 0 { try StandardOutput.write(raw: "\n") }
          for row in chart.facts { try StandardOutput.write(line: language.text(row.fact)) }
        }
      }
      if inputs.exitCode != 0 { throw ExitCode(inputs.exitCode) }
    }
  }
}
