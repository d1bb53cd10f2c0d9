import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Explorer
import Glibc
import Screen

struct AuditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(.audit, superCommandName: Earshot.name)
  }

  @OptionGroup(.data) var data: DataOptions
  @OptionGroup(.words) var words: DescribingOptions
  @Flag(help: .words(.allLanguages))
  var allLanguages = false
  @OptionGroup(.sight) var sight: SightOptions

  func run() throws {
    try reporting(in: words) {
      let language = try words.chosen()
      let theme = try sight.chosenTheme()
      let size = try sight.chosenSize(default: Size(columns: 80, rows: 24))
      var settings = Settings(languageTag: language.tag)
      settings.verbosity = try words.chosenVerbosity()
      settings.keymap = try Preferences.current().configuration.keymap
      try sight.setGlyphs(of: &settings, isUnicode: OutputTraits.isUnicodeLocale)
      let inputs = try Inputs(data, in: language, needsFile: true)
      inputs.reportProblems(in: language)
      var counts: [Verdict: Int] = [:]
      for (index, chart) in zip(inputs.asked, inputs.charts) {
        let audit = Audit(
          chart, settings, theme: theme, file: inputs.shelf.file(ofChart: index), size: size,
          languages: allLanguages ? Languages.all : [language])
        let places = places(of: index, inputs, language)
        for var finding in audit.findings {
          finding.places = places + finding.places
          counts[finding.verdict, default: 0] += 1
          try StandardOutput.write(line: language.text(.audit(.finding(finding))))
        }
      }
      try StandardOutput.write(
        line: language.text(
          .audit(
            .verdicts(
              failed: counts[.failed] ?? 0, nearly: counts[.nearly] ?? 0,
              passed: counts[.passed] ?? 0))))
      if inputs.exitCode != 0 || counts[.failed] != nil { throw ExitCode(EX_DATAERR) }
    }
  }

  /// The number of a chart and its title, where there are several.
  private func places(of index: Int, _ inputs: Inputs, _ language: any Language) -> [String] {
    let count = inputs.deck.count
    guard count > 1 else { return [] }
    let number = language.text(.deckPlace(index + 1, of: count))
    return [number, inputs.deck[index].title].compactMap(\.self)
  }
}
