import Foundation
import TerminalTesting
import Testing

@Suite struct ConfigCommandTests {
  /// Runs the program with a configuration file.
  private func run(
    _ configuration: String, _ arguments: String..., environment: [String: String] = [:],
    input: String = ""
  ) throws -> Command.Result {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("earshot"), withIntermediateDirectories: true)
    _ = try folder.file("earshot/config.toml", configuration)
    return try withExtendedLifetime(folder) {
      try Program.run(
        arguments, environment: ["XDG_CONFIG_HOME": folder.path].merging(environment) { $1 },
        input: Array(input.utf8))
    }
  }

  @Test func eachSettingSaysWhereItComesFrom() throws {
    let result = try run(
      "theme = \"default-light\"\nvolume = 0.5\norder = \"together\"\n", "config", "--volume", "2",
      environment: ["EARSHOT_ORDER": "sequential", "EARSHOT_MONO": "true"])
    #expect(result.status == .exit(0))
    let lines = result.lines
    #expect(lines.contains("volume = 2.0 (--volume)"))
    #expect(lines.contains("order = sequential (EARSHOT_ORDER)"))
    #expect(lines.contains("mono = true (EARSHOT_MONO)"))
    #expect(lines.contains("duration = recommended (default)"))
    #expect(
      lines.contains {
        $0.hasPrefix("theme = default-light (theme (/") && $0.hasSuffix("config.toml:1))")
      })
  }

  @Test func theFileSetsTheLanguageAndTheKeys() throws {
    let result = try run(
      "language = \"ja\"\n[keys]\nnext-point = [\"Z\"]\nsmaller = []\n", "--keys", "-",
      input: "Z")
    #expect(result.lines.last?.hasPrefix("1月") == true, "\(result.lines)")
    #expect(result.lines.first?.contains("折れ線グラフ") == true)
  }

  @Test func whatIsWrongInTheFileIsNamedWithItsLine() throws {
    let clash = try run("[keys]\nfaster = [\"q\"]\n", "describe")
    #expect(clash.status == .exit(65))
    #expect(clash.errorText.contains("config.toml, line 2: the key q is set for two actions"))
    #expect(clash.errorText.contains("faster") && clash.errorText.contains("quit"))
    let broken = try run("theme = [=\n", "draw")
    #expect(broken.status == .exit(65) && broken.errorText.contains("config.toml, line 1"))
    let value = try run("volume = 7\n", "render", "-o", "-")
    #expect(value.status == .exit(64))
    #expect(value.errorText.contains("config.toml:1)") && value.errorText.contains("0 … 2"))
    let unknown = try run("volumes = 7\n", "config")
    #expect(unknown.errorText.contains("there is no setting “volumes”"))
  }

  @Test func withoutAFileThereAreTheDefaults() throws {
    let result = try Program.run(["config"], environment: ["XDG_CONFIG_HOME": "/nowhere"])
    #expect(result.status == .exit(0))
    #expect(result.lines.allSatisfy { $0.hasSuffix(" (default)") || $0.contains("= ") })
    #expect(result.lines.contains("language = en (default)"))
  }

  /// What is changed on the full screen is there the next time.
  @Test func settingsAreKept() throws {
    let folder = try Folder()
    let environment = ["XDG_CONFIG_HOME": folder.path]
    let session = try Session(environment: environment)
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    session.press("o")
    try session.press("<Down>", until: "Theme: default-dark")
    try session.press("<Down>", until: "Volume: 100 %")
    try session.press("<Right>", until: "Volume: 125 %")
    try leave(session)
    let result = try Program.run(["config"], environment: environment)
    #expect(result.lines.contains { $0.hasPrefix("volume = 1.25 (volume (") })
  }

  @Test func aPlaceThatCannotBeWrittenIsSaid() throws {
    let folder = try Folder()
    _ = try folder.file("earshot", "not a folder")
    let session = try Session(environment: ["XDG_CONFIG_HOME": folder.path])
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    session.press("o")
    session.press("<Down>")
    session.press("<Right>")
    try session.terminal.wait { Session.caption(of: $0).contains("config.toml") }
    try leave(session)
  }

  /// Closes the list and then the program; two keys at once would be one with Alt.
  private func leave(_ session: Session) throws {
    session.press("<Esc>")
    try session.terminal.wait { Session.caption(of: $0).contains("Audio graph.") }
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }
}
