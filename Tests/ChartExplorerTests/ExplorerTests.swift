import ChartExplorer
import Charts
import Descriptions
import Glibc
import TerminalTesting
import Testing

/// The explorer as a program of a few lines opens it.
@Suite struct ExplorerTests {
  private func program(_ environment: [String: String] = [:]) throws -> EmulatedTerminal {
    try EmulatedTerminal(
      Command.product(named: "rain-explorer"),
      environment: EmulatedTerminal.environment.merging(["EARSHOT_DEVICE": "none"]) { $1 }
        .merging(environment) { $1 })
  }

  @Test func opensOnAChartOfTheProgramAndGivesTheTerminalBack() throws {
    let terminal = try program()
    try terminal.wait(for: "Rain in March")
    terminal.press(.right)
    try terminal.wait(for: "Bergen, 163 mm")
    terminal.press(.right)
    try terminal.wait(for: "Oslo, 41 mm")
    terminal.type("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.isCursorVisible)
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func speaksAsTheUserHasSet() throws {
    let terminal = try program(["EARSHOT_LANGUAGE": "de"])
    try terminal.wait(for: "? Hilfe")
    terminal.type("q")
    #expect(try terminal.waitForExit() == .exit(0))
  }

  @Test func followsTheSizeOfTheTerminal() throws {
    let terminal = try program()
    try terminal.wait(for: "Rain in March")
    terminal.resize(columns: 40, rows: 12)
    try terminal.wait { $0.lines.count == 12 && $0.lines[11].contains("help") }
    terminal.type("q")
    #expect(try terminal.waitForExit() == .exit(0))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalEndsTheProgramAsItDoesElsewhere(signal: Int32) throws {
    let terminal = try program()
    try terminal.wait(for: "Rain in March")
    terminal.send(signal: signal)
    #expect(try terminal.waitForExit() == .signal(signal))
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func whatIsPresetWronglyIsSaid() throws {
    let terminal = try program(["EARSHOT_LANGUAGE": "tlh"])
    try terminal.wait(for: "There is no language “tlh”")
    #expect(try terminal.waitForExit() == .exit(EXIT_FAILURE))
    #expect(!terminal.isAlternateScreen)
  }

  @Test func withoutATerminalItThrows() async {
    await #expect(processExitsWith: .success) {
      // A session of its own has no terminal.
      try #require(setsid() >= 0 || getsid(0) == getpid())
      let chart = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [])
      do throws(Problem) {
        try await Explorer.run(chart)
        exit(1)
      } catch {
        try #require(error == .noTerminal)
      }
    }
  }

  @Test func saysTheSameEverywhere() throws {
    let chart = Chart(
      title: "Rain", type: .bar, xAxis: Axis(kind: .category(["Bergen", "Oslo"])),
      yAxis: Axis(title: "Rain", unit: "mm"),
      series: [Series(name: "Rain", x: [0, 1], y: [163, 41], isContinuous: false)])
    let german = try #require(Languages.language("de"))
    let english = try Explorer.captions(of: [chart], keys: "<Right><Right>")
    #expect(english.suffix(2) == ["Bergen, 163 mm", "Oslo, 41 mm"])
    #expect(
      try Explorer.captions(of: [chart], keys: "", language: german)
        == ["Rain, Balken, 2 Kategorien", "Fragezeichen: Hilfe"])
    // Played on a clock of its own: a pause of an hour takes no time.
    let played = try Explorer.captions(of: [chart], keys: "<Space><Wait 3600s>q")
    #expect(played.count >= 2)
  }

  @Test func noChartIsNoReasonToStop() throws {
    let captions = try Explorer.captions(of: [], keys: "<Right>")
    #expect(!captions.isEmpty)
  }
}
