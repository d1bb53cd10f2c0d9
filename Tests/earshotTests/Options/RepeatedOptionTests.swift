import Foundation
import TerminalTesting
import Testing

/// Of two values of an option that takes one, none is obeyed without a word.
@Suite struct RepeatedOptionTests {
  private let folder: Folder
  private let table: String

  init() throws {
    folder = try Folder()
    table = try folder.file("rain.csv", "month,rain\nJan,3\nFeb,5\nMar,4\n")
  }

  @Test(arguments: [
    ("--type", "line", "bar"), ("--aggregate", "mean", "sum"), ("--bin", "2", "-3"),
    ("--top", "2", "3"), ("--from", "Jan", "Feb"), ("--y-scale", "log", "linear"),
    ("--language", "en", "ja"), ("--title", "A", "B"), ("--x", "month", "rain"),
    ("--chart", "1", "2"), ("--delimiter", ",", ";"),
  ])
  func twoValuesContradictEachOther(option: String, one: String, other: String) throws {
    for arguments in [[option, one, option, other], ["\(option)=\(one)", option, other]] {
      let run = try Program.run(["describe", table, "--language=en"] + arguments)
      guard option != "--language" else {
        #expect(run.status == .exit(64))
        continue
      }
      #expect(run.status == .exit(64), "\(arguments)")
      #expect(run.text.isEmpty, "\(arguments)")
      #expect(
        run.errorText
          == "earshot: \(option) \(one) and \(option) \(other) contradict each other; leave one of them out\n",
        "\(arguments)")
    }
  }

  @Test func theShortNameOfAnOptionIsItsLongOne() throws {
    let run = try Program.run(["describe", table, "-o", "a.txt", "--output=b.txt"])
    #expect(run.status == .exit(64) && run.text.isEmpty)
    #expect(run.errorText.contains("--output a.txt and --output b.txt contradict each other"))
  }

  /// The screen's options, too, and the files that stand between them.
  @Test func theOptionsOfThePictureAreToldAlike() throws {
    let run = try Program.run(["draw", "--size", "80x24", table, "--size", "40x12"])
    #expect(run.status == .exit(64) && run.text.isEmpty)
    #expect(run.errorText.contains("--size 80x24") && run.errorText.contains("--size 40x12"))
  }

  @Test(arguments: [
    ["--type", "bar", "--type", "bar"], ["--where", "rain > 3", "--where", "rain < 5"],
    ["--line", "3", "--line", "4"], ["--missing", "x", "--missing", "y"],
    ["--same-axes", "--same-axes"], ["--title", "--", "--type", "bar"],
  ])
  func whatMayBeTypedTwiceIsNotRefused(arguments: [String]) throws {
    let run = try Program.run(["describe", table] + arguments)
    #expect(!run.errorText.contains("contradict"), "\(run.errorText)")
  }
}
