import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct ConfigurationTests {
  private let known = ["language", "theme", "volume"]

  private func problem(_ text: String) -> ConfigurationProblem? {
    do throws(ConfigurationProblem) {
      _ = try Configuration(text, known: known)
      return nil
    } catch {
      return error
    }
  }

  @Test func optionsAndKeysAreRead() throws {
    let configuration = try Configuration(
      """
      # mine
      theme = "high-contrast-dark"
      volume = 1.5

      [keys]
      next-point = ["l", "<Right>", "Z"]  # on
      larger = "E"
      smaller = []
      """, known: known)
    #expect(configuration.options["theme"] == .init(values: ["high-contrast-dark"], line: 2))
    #expect(configuration.options["volume"] == .init(values: ["1.5"], line: 3))
    #expect(configuration.keymap.row(of: "Z")?.action == .nextPoint)
    #expect(configuration.keymap.row(of: .right)?.action == .nextPoint)
    #expect(configuration.keymap.row(of: "E")?.action == .larger)
    #expect(configuration.keymap.row(of: "z") == nil)
  }

  @Test func theScreenNamesTheKeysAsTheyAre() throws {
    var settings = Settings()
    settings.keymap = try Configuration(
      "[keys]\nhelp = \"X\"\nnext-point = \"n\"\nnext-landmark = []\nplay = []", known: known
    ).keymap
    var model = Fixtures.model(Fixtures.price, settings: settings)
    #expect(
      model.caption.text(in: model.language)
        == "Closing price, line, May 15 to 19, 2023. Capital X: help")
    let hint = try #require(view(model, model.size).lines.last)
    #expect(hint == "←n points  Tab rotor  ↑↓ rows  q quits  X help")
    #expect(try model.hear("n") == ["May 15, 144.00 EUR"])
  }

  @Test func aClashNamesBothActions() {
    #expect(
      problem("[keys]\nnext-point = [\"l\"]\nfaster = [\"q\"]\n")
        == ConfigurationProblem(line: 3, fault: .keyClash("q", .quit, .faster)))
    // The other action gave its key away: no clash.
    #expect(problem("[keys]\nfaster = [\"q\"]\nquit = [\"Q\"]\n") == nil)
  }

  @Test func whatIsWrongIsNamedWithItsLine() {
    #expect(problem("\nvolum = 1") == .init(line: 2, fault: .unknownOption("volum", known: known)))
    #expect(problem("theme = [\"a\"]") == .init(line: 1, fault: .notOneValue("theme")))
    #expect(
      problem("[keys]\njump = \"j\"")
        == .init(
          line: 2, fault: .unknownAction("jump", known: KeyAction.allCases.map(\.name))))
    #expect(problem("[keys]\nquit = \"<Rigth>\"") == .init(line: 2, fault: .unknownKey("<Rigth>")))
    #expect(problem("[other]\nquit = 1")?.line == 2)
    guard case .malformed? = problem("theme = ")?.fault, case .malformed? = problem("[=")?.fault,
      case .malformed? = problem("[keys]\n[keys]")?.fault
    else {
      Issue.record("accepted what is no TOML")
      return
    }
  }

  @Test func aSettingIsPutWhereItBelongs() {
    func set(_ text: String) -> String { Configuration.setting("volume", to: "0.5", in: text) }
    #expect(set("") == "volume = 0.5\n")
    #expect(set("theme = \"a\"\n") == "theme = \"a\"\nvolume = 0.5\n")
    #expect(set("theme = \"a\"") == "theme = \"a\"\nvolume = 0.5\n")
    #expect(
      set("# loud\nvolume = 2 # too much\n[keys]\nquit = \"Q\"\n")
        == "# loud\nvolume = 0.5 # too much\n[keys]\nquit = \"Q\"\n")
    #expect(set("[keys]\nvolume = \"v\"\n") == "volume = 0.5\n[keys]\nvolume = \"v\"\n")
  }

  @Test func whatStandsBehindAValueStays() {
    func set(_ line: String) -> String {
      Configuration.setting("theme", to: "\"b\"", in: "\n\(line)\nvolume = 1\n")
    }
    #expect(
      set("theme = \"a\"\t # mine # still") == "\ntheme = \"b\"\t # mine # still\nvolume = 1\n")
    #expect(set("theme = \"a#a\"# mine") == "\ntheme = \"b\"# mine\nvolume = 1\n")
    #expect(set("theme = 'a # a'") == "\ntheme = \"b\"\nvolume = 1\n")
    // With the line ends of another system.
    #expect(
      Configuration.setting("volume", to: "2", in: "theme = \"a\"\r\nvolume = 1\r\n")
        == "theme = \"a\"\r\nvolume = 2\r\n")
  }

  @Test func helpHasTheRowsThatHaveNoKey() throws {
    var settings = Settings()
    settings.keymap = try Configuration("[keys]\nprevious-point = []\nhelp = []", known: known)
      .keymap
    var model = Fixtures.model(Fixtures.price, settings: settings)
    #expect(model.caption.text(in: model.language) == "Closing price, line, May 15 to 19, 2023")
    let opened = model.perform(.help)
    #expect(opened.announcements == ["Help, 69 items. Start here. Previous point"])
    _ = try model.press("<Down><Enter>")
    #expect(model.point?.point == 0)
    _ = try model.press("<Right>")
    _ = model.perform(.help)
    _ = try model.press("<Enter>")
    #expect(model.point?.point == 0)
  }

  @Test func everyActionHasANameOfItsOwn() {
    let names = KeyAction.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(KeyAction.nextPoint.name == "next-point")
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }
}
