import Foundation
import TerminalTesting
import Testing

/// `--same-axes` in every command.
@Suite struct SameAxesTests {
  /// The second city begins in March.
  private static let cities = """
    city,month,temperature
    Oslo,2023-01,-4
    Oslo,2023-02,-4
    Oslo,2023-03,0
    Oslo,2023-05,11
    Rome,2023-03,11
    Rome,2023-05,18
    """

  private func file() throws -> TemporaryFile { try TemporaryFile("cities.csv", Self.cities) }

  private let axes = ["X axis: month, January to May 2023", "Y axis: temperature, -4 to 18"]

  @Test func describeSaysThem() throws {
    let file = try file()
    let same = try Program.output("describe", file.path, "--split", "city", "--same-axes").lines
    for row in axes + ["Same axes in 2 charts of the deck"] {
      #expect(same.count { $0 == row } == 2, "\(row)")
    }
    let preset = try Program.output(
      "describe", file.path, "--split", "city", environment: ["EARSHOT_SAME_AXES": "true"])
    #expect(preset.lines == same)
    let own = try Program.output("describe", file.path, "--split", "city").lines
    #expect(own.contains("Y axis: temperature, 11 to 18, not from zero"))
    #expect(!own.contains { $0.contains("Same axes") })
  }

  @Test func drawShowsThem() throws {
    let file = try file()
    let lines = try Program.output(
      "draw", file.path, "--split", "city", "--same-axes", "--size", "60x14", "--glyphs", "ascii"
    ).lines
    let halves = [Array(lines.prefix(14)), Array(lines.suffix(14))]
    let ticks = halves.map { $0.map { $0.prefix(4) } }
    #expect(ticks[0].dropFirst().dropLast() == ticks[1].dropFirst().dropLast())
    let months = halves.map { $0.first { $0.contains("Mar") } }
    #expect(months[0] != nil && months[0] == months[1])
  }

  @Test func theAudioGraphLeavesTheTimeBeforeTheFirstPoint() throws {
    let file = try file()
    func starts(_ options: String...) throws -> [Double] {
      try Program.run(
        ["explore", file.path, "--split", "city", "--keys", "-", "--dump", "score"] + options,
        input: Array("f1<Enter>".utf8)
      ).lines.compactMap { $0.split(separator: "\t").first.flatMap { Double($0) } }
    }
    #expect(try starts().first == 0)
    // March is 59 of 120 days on.
    let first = try #require(try starts("--same-axes").first)
    #expect(abs(first - 3 * 59 / 120) < 0.01)
  }

  @Test func keysStayAtThePlace() throws {
    let file = try file()
    let said = try Program.output(
      "explore", file.path, "--split", "city", "--same-axes", "--keys", "-",
      input: "4<Right><Right><Right>fF<Left>f"
    ).lines
    #expect(
      said.suffix(4) == [
        "city: Rome, 2 points, 2 of 2. March, 11", "city: Oslo, 4 points, 1 of 2. March, 0",
        "February, -4, unchanged",
        "city: Rome, 2 points, 2 of 2. February, missing",
      ])
  }
}
