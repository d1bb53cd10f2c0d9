import Descriptions
import Foundation
import TerminalTesting
import Testing

/// The whole program driven by a key script, without a terminal, a sound card or a clock.
@Suite struct KeyReplayTests {
  @Test func walksPointsInEveryMode() throws {
    let said = try captions("<Right><Right><End><Right><Right><Home><PageDown><Left>")
    #expect(
      said == [
        "prices, line, 2 series, January 2024. Question mark: help", "ACME, January 5, 10.00",
        "January 6, 12.50, up 25.0%", "January 8, 15.00", "Last point", "Last point",
        "January 5, 10.00",
        "January 6, 12.50", "January 5, 10.00",
      ])
    for mode in ["1", "2", "3", "4"] {
      #expect(try captions(mode + "<Right><Right>").suffix(2) == said[1...2])
    }
  }

  /// A chart file that was written of a table opens with the words that the table opens with; a title of one's own leads.
  @Test func aWrittenChartOpensAsItsTable() throws {
    let folder = try Folder()
    let script = try folder.file("keys", "")
    func words(_ path: String) throws -> String? {
      try Program.run([path, "--keys", script, "--dump", "captions"]).lines.first
    }
    func chart(_ title: String) throws -> String {
      try folder.file(
        "chart.json",
        """
        {"title": "\(title)", "data": "club.csv", "encoding": {"type": "line", "x": "day", "y": ["Visits"],
        "series": null, "split": null, "label": null, "aggregate": null}}
        """)
    }
    let table = try folder.file(
      "club.csv", "day,Visits\n2024-01-01,3\n2024-01-02,5\n2024-01-03,4\n")
    let told = try #require(try words(table))
    #expect(told.hasPrefix("Visits, line, January 1 to 3, 2024"))
    #expect(try words(chart("club")) == told)
    #expect(try words(chart("Guests"))?.hasPrefix("Guests, line") == true)
  }

  @Test func turnsTheRotorBothWays() throws {
    let names = ["Audio graph", "Chart details", "Describe series", "Values", "Data table"]
    func modes(_ keys: String) throws -> [String] {
      try captions(keys).dropFirst().map {
        $0.components(separatedBy: ". ")[0].components(separatedBy: ", ")[0]
      }
    }
    #expect(try modes("<Tab><Tab><Tab><Tab><Tab>") == Array(names[1...] + names[..<1]))
    #expect(try modes("<S-Tab><S-Tab><S-Tab><S-Tab><S-Tab>") == [4, 3, 2, 1, 0].map { names[$0] })
    #expect(try modes("54321") == [4, 3, 2, 1, 0].map { names[$0] })
    #expect(try modes("di") == [names[1], names[2]])
  }

  /// The details are what `describe` says, row for row.
  @Test(arguments: Languages.all.map(\.tag))
  func detailsAreTheDescription(_ language: String) throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    // Below them it says how to have them all.
    // Before them it describes the chart.
    let described = Array(
      try Program.output("describe", file.path, "--language", language).lines
        .dropFirst().dropLast())
    let keys = "2<Up>" + String(repeating: "<Down>", count: described.count - 1)
    let said = try captions(keys, "--language", language)
    // They start behind the title, which is the first row.
    #expect(said[1].hasSuffix(described[1]))
    #expect(said.dropFirst(2) == described[...])
    // The list stops at its end, and says so at every try.
    let beyond = try captions(keys + "<Down><Down><Up>", "--language", language)
    #expect(beyond.count == said.count + 3)
    #expect(beyond.last == described[described.count - 2])
  }

  @Test func aDetailLeadsToItsPoint() throws {
    let said = try captions("2<Down><Down><Down><Down><Enter><Tab><S-Tab>")
    #expect(said[5] == "ACME, lowest: 10.00 on January 5")
    #expect(said[6] == "Lowest: ACME, January 5, 10.00")
    #expect(said[7].contains("Data table"))
    #expect(said[8] == "Values. ACME, January 5, 10.00")
  }

  @Test func valuesWalkTheOtherSeriesAtTheSamePlace() throws {
    let said = try captions("4<Right><Down><Down><Up><Enter>")
    #expect(
      said.dropFirst(3) == [
        "BOLT 20.50, 10.50 above ACME", "End of the list", "ACME 10.00",
        "date is January 5, ACME is 10.00, point 1 of 4",
      ])
  }

  @Test func jumpsAndComesBack() throws {
    let said = try captions("<Right>><lt>{}<Backspace>u")
    #expect(
      said.dropFirst(2) == [
        "Highest: ACME, January 8, 15.00", "Lowest: ACME, January 5, 10.00",
        "Lowest of the chart: ACME, January 5, 10.00",
        "Highest of the chart: BOLT, January 5, 20.50", "Back: ACME, January 5, 10.00",
        "Back: ACME, January 5, 10.00",
      ])
    #expect(try captions("<Right>>>").last == "Highest of the chart: BOLT, January 5, 20.50")
  }

  @Test func describesInFull() throws {
    let said = try captions("3<Enter><Down><Enter><Down><Down><Enter>")
    #expect(said[2].hasPrefix("prices is a line chart of 2 series with 4 points each"))
    #expect(said[4].hasPrefix("ACME goes from 10.00 on January 5 to 15.00 on January 8"))
    #expect(
      said.last == "ACME is below BOLT everywhere. They are farthest apart on January 5, by 10.50.")
  }

  @Test func commentsLineEndsAndNamedSigns() throws {
    let plain = try captions("4<Right>><lt>")
    let commented = "# a walk <Bogus>\n4# to Values\r\n<Right>\n><lt>\n"
    #expect(try captions(commented) == plain)
    // A name is the same in any case, and a sign may be named or typed.
    #expect(try captions("4<RIGHT>><LT>") == plain)
    var signed = try captions("<Hash>4<right>><lt>")
    #expect(signed.remove(at: 1) == "Number sign does nothing. Question mark: help")
    #expect(signed == plain)
  }

  @Test func fullWidthLettersAreTheirNarrowTwins() throws {
    #expect(try captions("４ｌｌ＞＜ｐ") == captions("4ll><lt>p"))
    #expect(try captions("１ｈ").count == 3)
  }

  @Test func timeIsVirtual() throws {
    // Three seconds a series and 0.3 s between them.
    let waited = "p<Wait 1600ms>p<Wait 2s>p<Wait 10s>p"
    let said = try captions("<Right><Enter>" + waited)
    #expect(
      said.dropFirst(2).prefix(3)
        == ["1 of 4, January 5. ACME", "3 of 4, January 7. ACME", "1 of 4, January 5. BOLT"])
    #expect(said.suffix(2) == ["Complete. BOLT, January 8, 18.50", "4 of 4, January 8. BOLT"])
    // An hour of it takes no time either.
    #expect(try captions("<Enter><Wait 3600s>").last == "Complete. BOLT, January 8, 18.50")
  }

  @Test func spacePausesAndGoesOn() throws {
    let said = try captions("<Enter><Wait 2s><Space><Wait 60s>p<Space><Wait 1s>p<Esc>")
    #expect(
      said.dropFirst() == [
        "Paused. ACME, January 7, 11.00", "3 of 4, January 7. ACME", "4 of 4, January 8. ACME",
        "Stopped. ACME, January 8, 15.00",
      ])
  }

  @Test func whatPlaysIsDumped() throws {
    let said = try dump("score", "1<Down><Down><Enter>").map { $0.components(separatedBy: "\t") }
    #expect(said.allSatisfy { $0.count == 7 })
    let numbers = said.map { $0.prefix(6).compactMap(Double.init) }
    #expect(numbers.allSatisfy { $0.count == 6 })
    // Three glides from the first value of ACME, the lowest, through the others.
    #expect(numbers.count == 3)
    #expect(numbers[0][0] == 0)
    #expect(numbers[0][2] == 200)
    for (before, after) in zip(numbers, numbers.dropFirst()) {
      #expect(abs(before[0] + before[1] - after[0]) < 0.0011)
      #expect(before[3] == after[2])
    }
    #expect(abs((numbers.last ?? []).prefix(2).reduce(0, +) - 3) < 0.0011)
    // A move sounds its point.
    let move = try dump("score", "<End>").map { $0.components(separatedBy: "\t") }
    #expect(move.count == 1)
    #expect(move[0][2] == move[0][3])
  }

  @Test func framesHaveTheirSize() throws {
    let lines = try dump(
      "frames", "<Right><Resize 40x12><Tab><Resize 20x6>?<Esc>", ["--size", "60x20"])
    let heads = lines.indices.filter { lines[$0].hasPrefix("@ ") }
    #expect(
      heads.map { lines[$0] } == [
        "@ start 0,18 60x20", "@ Right 0,18 60x20", "@ Resize 40x12 0,10 40x12",
        "@ Tab 0,10 40x12", "@ Resize 20x6 0,4 20x6", "@ ? 0,4 20x6", "@ Esc 0,4 20x6",
      ])
    let ends = heads.dropFirst() + [lines.count]
    for (head, end) in zip(heads, ends) {
      let size = lines[head].split(separator: " ").last?.split(separator: "x") ?? []
      let columns = try #require(size.first.flatMap { Int($0) })
      #expect(end - head - 1 == size.last.flatMap { Int($0) })
      #expect(lines[head + 1..<end].allSatisfy { width(of: $0) <= columns })
    }
    #expect(lines[heads[1] + 19].hasPrefix("ACME, January 5, 10.00"))
  }

  @Test func quittingEndsTheScript() throws {
    #expect(try captions("<Right>q<Right><Right>").dropFirst(2) == ["Closed"])
    // An overlay is closed first.
    #expect(try captions("?q<Right>").count == 4)
  }

  @Test(arguments: ["captions", "frames", "score"])
  func theSameBytesTwice(_ what: String) throws {
    let keys = "<Right>4<Down><Enter>1<Enter><Wait 2s><Space>?<Down><Esc><Resize 50x15>f"
    let first = try dump(what, keys)
    #expect(!first.isEmpty)
    #expect(try dump(what, keys, locale: "nl_NL.UTF-8") == first)
  }

  @Test func keysFromStandardInputAndDataFromAFile() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let piped = try Program.output(file.path, "--keys", "-", input: "<Right>")
    #expect(piped.lines.suffix(1) == (try captions("<Right>")).suffix(1))
  }

  @Test func dataFromStandardInputAndKeysFromAFile() throws {
    let keys = try TemporaryFile("keys", "<Right><End>")
    let piped = try Program.output("--keys", keys.path, input: "5\n3\n8\n")
    #expect(piped.lines == ["Line chart, 1 to 3", "Question mark: help", "1, 5", "3, 8"])
  }

  @Test func everyLanguageSaysEverySentenceInItself() throws {
    let keys = "<Right><Right>4<Down><Enter>2<Down><Enter>3<Enter><Down><Enter>1<Down>?<Esc>wqfpx"
    let others = Languages.all.filter { !$0.name.contains(where: \.isASCII) }
    for language in others.map(\.tag) {
      let said = try captions(keys, "--language", language)
      let letters = said.joined().replacing("prices", with: "").replacing("ACME", with: "")
        .replacing("BOLT", with: "").replacing("date", with: "")
      let isForeign = letters.contains {
        $0.isASCII && $0.isLowercase && !"xyhz".contains($0)
      }
      #expect(!isForeign, "\(said)")
    }
  }

  /// The first words as one line, then one for each key.
  private func captions(_ keys: String, _ options: String...) throws -> [String] {
    var said = try dump("captions", keys, options)
    said[0] += ". " + said.remove(at: 1)
    return said
  }

  private func dump(
    _ what: String, _ keys: String, _ options: [String] = [], locale: String = "C.UTF-8"
  ) throws -> [String] {
    let folder = try Folder()
    let data = try folder.file("prices.csv", SampleData.prices)
    let script = try folder.file("keys", keys)
    let result = try Program.run(
      [data, "--keys", script, "--dump", what] + options, environment: ["LANG": locale])
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(result.errorText == "")
    return result.lines
  }
}
