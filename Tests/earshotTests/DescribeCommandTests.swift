import Charts
import Descriptions
import Foundation
import TerminalTesting
import Testing

@Suite struct DescribeCommandTests {
  @Test func saysTheFactsOfSeveralSeriesOverDates() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let lines = try Program.output("describe", "--all", file.path, "--y-unit", "EUR").lines
    #expect(lines[0].hasPrefix("prices is a line chart of 2 series with 4 points each"))
    #expect(lines[1] == "prices")
    #expect(lines.contains("Line chart, 2 series, 8 points"))
    #expect(lines.contains("X axis: date, January 5 to 8, 2024"))
    #expect(lines.contains("Y axis: 10.00 to 20.50 EUR, not from zero"))
    #expect(lines.contains("ACME, lowest: 10.00 EUR on January 5"))
    #expect(lines.contains("BOLT, highest: 20.50 EUR on January 5"))
    #expect(lines.contains("ACME, change: 10.00 to 15.00 EUR, up 5.00 EUR (50.0%)"))
  }

  /// Nothing in such rows tells names from values.
  @Test func aHeaderOfNumbersCanBeStated() throws {
    let file = try TemporaryFile("pairs.csv", "x,1,2\ny,3,1\nz,2,5\n")
    #expect(try Program.output("describe", "--columns", file.path).text.hasPrefix("1: "))
    let named = try Program.output("describe", "--columns", "--header", file.path).lines
    #expect(named.count == 3 && named[0].hasPrefix("x: ") && named[2].hasPrefix("2: "))
  }

  /// A list is printed as it is, so that another form, or another place, of what is told is refused.
  @Test(arguments: ["--columns", "--charts"])
  func aListHasNoOtherForm(list: String) throws {
    let folder = try Folder()
    let file = try folder.file("prices.csv", SampleData.prices)
    for other in [["--json"], ["--all"], ["--braille"], ["-o", folder.path("list.md")]] {
      let result = try Program.run(["describe", file, list] + other)
      #expect(result.status == .exit(64) && result.text.isEmpty, "\(other)")
      #expect(result.errorText.contains("\(list) and --"))
    }
    #expect(folder.contents == ["prices.csv"])
  }

  /// Neither does the explorer show anything beside a list.
  @Test(arguments: ["--columns", "--charts"])
  func aListIsNothingToExplore(list: String) throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    for other in [["--keys", "-"], ["--follow"], ["--keys", "-", "--dump", "score"]] {
      let result = try Program.run([file.path, list] + other, input: [])
      #expect(result.status == .exit(64) && result.text.isEmpty, "\(other)")
      #expect(result.errorText.contains("\(list) and \(other[0])"), "\(result.errorText)")
    }
  }

  /// Nobody writes 1,920 for a year, wherever it is told.
  @Test func yearsAreToldAsYears() throws {
    let rows = (0..<20).map { "\($0 % 3 + 1),\(300 + $0 * 37 % 200),\(1_920 + $0 * 41 % 97)" }
    let file = try TemporaryFile(
      "flats.csv", "rooms,rent,built\n" + rows.joined(separator: "\n") + "\n")
    let lines = try Program.output("describe", "--columns", file.path).lines
    #expect(lines.contains { $0.hasPrefix("built: measure, 1920 to 2013") }, "\(lines)")
  }

  /// Options of the explorer that a list has no use for are refused as beside a chart.
  @Test(
    arguments: ["--columns", "--charts"],
    [["--theme", "nosuch"], ["--verbosity", "nosuch"], ["--pixels", "nosuch"]])
  func aListKnowsTheOptionsOfTheExplorer(list: String, option: [String]) throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let result = try Program.run([file.path, list] + option)
    #expect(result.text.isEmpty)
    #expect(result.errorText.contains("nosuch"), "\(result.errorText)")
  }

  /// A list that is made with a column which is not there would be of another table.
  @Test(
    arguments: ["--columns", "--charts"],
    ["--x", "--y", "--series", "--split", "--label", "--error"])
  func aListKnowsItsColumns(list: String, option: String) throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let result = try Program.run(["describe", file.path, list, option, "nosuch"])
    #expect(result.status == .exit(65) && result.text.isEmpty)
    #expect(result.errorText.contains("nosuch"))
  }

  /// Twelve rows at most, and all of them on demand.
  @Test func saysAllDetailsOnDemand() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let digest = try Program.output("describe", file.path).lines
    let all = try Program.output("describe", file.path, "--all").lines
    // The description goes before them.
    #expect(digest.count == 14 && all.count > 13 && digest[0] == all[0])
    #expect(digest.last == "Chart details: \(all.count - 1) rows, --all")
    let verbose = try Program.output("describe", file.path, "--verbosity", "verbose").lines
    #expect(verbose.dropFirst() == all.dropFirst() && verbose[0].hasPrefix(all[0]))
    #expect(verbose[0].count > all[0].count)
    #expect(all.contains("BOLT, lowest: 18.00 on January 7"))
    #expect(!digest.contains("BOLT, lowest: 18.00 on January 7"))
    let folds = digest.filter { $0.hasSuffix(" rows") }
    #expect(!folds.isEmpty && !all.contains { $0.hasSuffix(" rows") })
    let short = try TemporaryFile("short.csv", "a,b\nx,1\ny,2\n")
    let few = try Program.output("describe", short.path).lines
    #expect(try few == Program.output("describe", short.path, "--all").lines)
  }

  /// Of a chart for each of many names the first ones are described, and all on demand.
  @Test func describesAllOfManyChartsOnDemand() throws {
    let rows = (0..<30).flatMap { name in (1...4).map { "n\(name),\($0),\(name * 7 % 11 + $0)\n" } }
    let file = try TemporaryFile("many.csv", "name,x,y\n" + rows.joined())
    let lines = try Program.output("describe", file.path, "--split", "name").lines
    // So many are told of before the first of them.
    #expect(lines.first == "Charts: 20 of 30, --all, --top" && lines.dropFirst().first == "")
    #expect(lines.count { $0.hasPrefix("Line chart") } == 20)
    let all = try Program.output("describe", file.path, "--split", "name", "--all").lines
    #expect(all.count { $0.hasPrefix("Line chart") } == 30)
  }

  /// The labels stay as they are in the data, all else is in one language.
  @Test(arguments: Languages.all.map(\.tag))
  func speaksTheLanguage(_ tag: String) throws {
    let language = try #require(Languages.language(tag))
    let file = try TemporaryFile("収穫.tsv", SampleData.harvest)
    let chosen = try Program.output("describe", file.path, "--language", tag).lines
    #expect(chosen.contains(language.text(Fact.composition(.bar, series: 1, points: 3))))
    let highest = Fact.highest(Quantity(439), .category("青森"), series: nil)
    #expect(chosen.contains(language.text(highest)))
    #expect(chosen[1] == "収穫")
    let locale = language.format.locale.identifier
    let ofLocale = try Program.output(
      "describe", file.path, environment: ["LC_ALL": locale + ".UTF-8"])
    #expect(ofLocale.lines == chosen)
  }

  /// Each series is a row of braille behind the words, below its name and its reach.
  @Test func printsTheSeriesInBraille() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let words = try Program.output("describe", file.path, "--all").lines
    let lines = try Program.output("describe", file.path, "--all", "--braille").lines
    #expect(lines.dropLast(4) == words[...])
    #expect(
      lines[lines.count - 4] == "ACME: January 5 to 8, 4 cells, own scale, 10.00 to 15.00")
    #expect(lines[lines.count - 3].count == 4)
    let numbers = (1...100).map { "\($0)\n" }.joined()
    let rows = try Program.output("describe", "--braille", "--braille-cells", "20", input: numbers)
    #expect(rows.lines.suffix(2).first == "1: x = 1 to 100, 20 cells, up to 5 points each")
    #expect(
      rows.lines.last
        == String(repeating: "⣀", count: 5) + String(repeating: "⠤", count: 5)
        + String(repeating: "⠒", count: 5) + String(repeating: "⠉", count: 5))
    let preset = try Program.output(
      "describe", "--braille", environment: ["EARSHOT_BRAILLE_CELLS": "14"], input: numbers)
    #expect(preset.lines.last?.count == 13)
  }

  @Test(arguments: ["13", "81", "20.5", "x"])
  func aDisplayHasFourteenToEightyCells(_ cells: String) throws {
    let typed = try Program.run("describe", "--braille", "--braille-cells", cells, input: "1\n2\n")
    #expect(typed.status == .exit(64))
    let preset = try Program.run(
      "describe", "--braille", environment: ["EARSHOT_BRAILLE_CELLS": cells], input: "1\n2\n")
    #expect(preset.status == .exit(64))
    #expect(preset.errorText.contains("14 … 80"))
    // As it was typed: a whole number has no fraction.
    #expect(typed.errorText.contains(cells) && !typed.errorText.contains(".0"))
  }

  @Test func theOptionGoesBeforeTheLocale() throws {
    let described = try Program.output(
      "describe", "--language", "ja", environment: ["LC_ALL": "zh_CN.UTF-8"], input: "1\n2\n")
    #expect(described.text.contains("折れ線グラフ"))
  }

  @Test func anUnknownLocaleIsEnglish() throws {
    let described = try Program.output(
      "describe", environment: ["LC_ALL": "xx_XX"], input: "1\n2\n")
    #expect(described.lines[1] == "Line chart, 1 series, 2 points")
  }

  @Test(arguments: [("rain.json", SampleData.records), ("rain.jsonl", SampleData.recordLines)])
  func readsRecords(_ name: String, _ text: String) throws {
    let file = try TemporaryFile(name, text)
    let lines = try Program.output("describe", file.path).lines
    #expect(lines.contains("Bar chart, 1 series, 3 points"))
    #expect(lines.contains("X axis: city, 3 categories, Oslo to Tromsø"))
    #expect(lines.contains("Highest: 190.0 at Bergen"))
    #expect(lines.contains("Missing: 1 point"))
    // The name of a file is only a hint: the same bytes say the same from a pipe.
    let piped = try Program.output("describe", "-", input: text)
    // Behind the description, which names the title.
    #expect(piped.lines.dropFirst() == lines.dropFirst(2))
  }

  @Test func readsAChartFile() throws {
    let file = try TemporaryFile("traffic.json", SampleData.chartFile)
    let lines = try Program.output("describe", file.path).lines
    #expect(lines[1] == "Data traffic")
    #expect(lines.contains("Y axis: Amount, 6.0 to 10.0 GB"))
    #expect(lines.contains("Highest: 10.0 GB on Tue"))
  }

  @Test func numbersAloneStandOverTheirCount() throws {
    let described = try Program.output("describe", input: "5\n3\n8\n")
    #expect(described.lines.contains("X axis: 1 to 3"))
    #expect(described.lines.contains("Highest: 8 at x = 3"))
    #expect(described.lines.contains("Lowest: 3 at x = 2"))
  }

  @Test func optionsOverruleTheGuesses() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let lines = try Program.output(
      "describe", file.path, "--y", "BOLT", "--type", "bar", "--title", "Shares", "--summary",
      "Two firms.", "--y-title", "Price"
    ).lines
    #expect(lines[1] == "Shares")
    #expect(lines.contains("Two firms."))
    #expect(lines.contains("Bar chart, 1 series, 4 points"))
    #expect(lines.contains { $0.hasPrefix("Y axis: Price") })
    #expect(!lines.contains { $0.contains("ACME") })
  }

  @Test func aDeckIsDescribedChartByChart() throws {
    let folder = try Folder()
    let first = try folder.file("first.csv", SampleData.prices)
    let second = try folder.file("second.json", SampleData.chartFile)
    let both = try Program.output("describe", "--all", first, second)
    let alone = try [first, second].map { try Program.output("describe", "--all", $0).text }
    #expect(both.text == alone.joined(separator: "\n"))
  }

  @Test func theSampleDeckIsDescribedWhereNothingIsGiven() throws {
    // The null device is no data.
    let terminal = try EmulatedTerminal(Program.path, ["describe"], columns: 100, rows: 70)
    #expect(try terminal.waitForExit() == .exit(0))
    for title in ["Closing price", "Steps", "Battery level", "通信量の推移"] {
      #expect(terminal.lines.contains(title))
    }
  }

  @Test func jsonTellsTheSameInNumbers() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let described = try Program.output(
      "describe", "--json", file.path, environment: ["LC_ALL": "ja_JP.UTF-8"])
    let chart = try #require(
      JSONSerialization.jsonObject(with: Data(described.output)) as? [String: Any])
    #expect(chart["title"] as? String == "prices")
    #expect(chart["type"] as? String == "line")
    let series = try #require(chart["series"] as? [[String: Any]])
    #expect(series.map { $0["name"] as? String } == ["ACME", "BOLT"])
    let first = series[0]
    #expect(first["count"] as? Int == 4)
    #expect(first["missing"] as? Int == 0)
    #expect(first["mean"] as? Double == 12.125)
    #expect(first["median"] as? Double == 11.75)
    #expect(first["change"] as? Double == 5)
    #expect(first["changePercent"] as? Double == 50)
    // Four values that go forth and back have none.
    #expect(first["trend"] is NSNull)
    #expect(first["turningPoints"] as? Int == 2)
    let maximum = try #require(first["maximum"] as? [String: Any])
    #expect(maximum["x"] as? String == "2024-01-08")
    #expect(maximum["y"] as? Double == 15)
  }

  @Test func jsonOfSeveralChartsIsAnArrayAndNullWhereUndefined() throws {
    let folder = try Folder()
    let described = try Program.output(
      "describe", "--json", try folder.file("one.csv", "day,y\nMon,5\n"),
      try folder.file("two.csv", "x,y\n1,\n2,7\n"))
    let charts = try #require(
      JSONSerialization.jsonObject(with: Data(described.output)) as? [[String: Any]])
    #expect(charts.count == 2)
    let series = try charts.map { try #require(($0["series"] as? [[String: Any]])?.first) }
    #expect(series[0]["change"] is NSNull)
    #expect(series[0]["trend"] is NSNull)
    #expect(series[1]["missing"] as? Int == 1)
    // A number on the x axis is a number.
    #expect((series[1]["maximum"] as? [String: Any])?["x"] as? Double == 2)
  }

  @Test(arguments: [["describe"], ["describe", "--json"], ["draw"], ["describe", "--y", "none"]])
  func dataCannotSteerTheTerminal(_ arguments: [String]) throws {
    let name = SampleData.hostileName
    let file = try TemporaryFile("hostile.csv", "\(name),\(name)!\n\(name),1\nb,2\n")
    let result = try Program.run(arguments + [file.path])
    #expect(result.status == .exit(arguments.contains("none") ? 65 : 0))
    for text in [result.text, result.errorText] {
      let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls.allSatisfy { $0 == "\n" })
    }
    #expect((result.text + result.errorText).contains("[31m"))
  }

  @Test func namesCannotSteerTheTerminal() throws {
    let result = try Program.run(["describe", "no\u{1B}[2Jfile\u{9B}\n.csv"])
    #expect(result.status == .exit(66))
    #expect(result.errorLines.count == 1)
    #expect(!result.errors.dropLast().contains { $0 < 0x20 || $0 == 0x7F })
    #expect(!result.errorText.contains("\u{9B}"))
  }

  /// Times of day are written as they were read, and so are their means.
  @Test func clocksAreClocks() throws {
    let beds = "day,bed\n2026-01-01,23:30\n2026-01-02,00:15\n2026-01-03,22:50\n2026-01-04,23:05\n"
    let json = try Program.output("describe", "--json", input: beds).text
    for text in [
      "\"y\": \"22:50\"", "\"y\": \"00:15\"", "\"mean\": \"23:25\"", "\"changePercent\": null",
    ] {
      #expect(json.contains(text), "\(text)")
    }
    let means = try Program.output(
      "describe", "--x", "who", "--y", "mean(bed)",
      input:
        "who,bed\nAnn,23:30\nBob,00:15\nAnn,22:50\nBob,23:05\nAnn,23:40\nBob,23:59\nAnn,23:41\n")
    #expect(means.text.contains("Latest: 23:46 at Bob"))
    let laps = try Program.output(
      "describe", "--x", "who", "--y", "mean(time)",
      input: "who,time\nA,0:41:23\nA,0:45:10\nB,0:39:59\nB,1:01:02\nA,0:50:01\nA,0:47:31\n")
    #expect(laps.text.contains("Lowest: 46:01 at A") && laps.text.contains("Highest: 50:30.5 at B"))
  }
}
