import Foundation
import TerminalTesting
import Testing

/// `describe --output`.
@Suite struct DescribeCommandOutputTests {
  private func written(_ name: String, _ arguments: String..., input: String = SampleData.prices)
    throws -> String
  {
    let folder = try Folder()
    let result = try Program.run(
      ["describe", "-o", folder.path(name)] + arguments, input: Array(input.utf8))
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(result.output.isEmpty)
    #expect(folder.contents == [name])
    return try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func textAndJSONAreWhatStandardOutputShows() throws {
    let text = try Program.output("describe", input: SampleData.prices).text
    #expect(try written("a.txt") == text)
    let json = try Program.output("describe", "--json", input: SampleData.prices).text
    #expect(try written("a.json") == json)
  }

  @Test func markdownIsInTheLanguage() throws {
    let text = try written("a.MD", "--title", "Kurse", "--language", "de")
    #expect(text.hasPrefix("# Kurse\n\n"))
    #expect(text.contains("\n## Achsen\n"))
    #expect(text.contains("\n| date | ACME | BOLT |\n| --- | ---: | ---: |\n"))
  }

  /// A chart that is written as CSV and read again is the same chart.
  @Test(arguments: [
    SampleData.prices, "city,rain,snow\nOslo,5,\n\"Bergen, \"\"by\"\"\",-19,4.25\n",
    "date,open,high,low,close,volume\n2024-01-01,1,3,0.5,2,100\n2024-01-02,2,4,1,3,90\n",
    "x,y\n1,-5\n2,\n4,0.1\n",
  ])
  func dataReadAgainIsTheSameChart(_ data: String) throws {
    let folder = try Folder()
    let file = try folder.file("a.csv", data)
    _ = try Program.output("describe", file, "-o", folder.path("b.csv"))
    let options = ["describe", "--json", "--title", "a"]
    // Numbers are written as such, so that the words may have fewer digits.
    func lines(_ path: String) throws -> [Substring] {
      try Program.run(options + [path]).text.split(separator: "\n")
        .filter { !$0.contains("\"description\": ") }
    }
    let before = try lines(file)
    #expect(before.contains("  \"title\": \"a\","))
    #expect(try lines(folder.path("b.csv")) == before)
  }

  @Test func anUnknownEndingIsWrongUsage() throws {
    let result = try Program.run("describe", "-o", "a.xml", input: "1\n2\n")
    #expect(result.status == .exit(64))
    #expect(
      result.errorLines == ["earshot: a.xml: the name must end in .txt, .md, .json, or .csv"])
  }

  @Test func aFileThatCannotBeWrittenIsSaid() throws {
    let folder = try Folder()
    let result = try Program.run(
      "describe", "-o", folder.path("none/a.md"), input: "1\n2\n")
    #expect(result.status == .exit(73))
    #expect(
      result.errorText.contains("none/a.md cannot be written: there is no such file or folder"))
  }

  /// Nor is the one that a chart file leads to, or that the shell makes standard input.
  @Test func dataThatNobodyNamedAreNotOverwritten() throws {
    let folder = try Folder()
    let text = "day,value\n1,2\n2,3\n"
    let data = try folder.file("d.csv", text)
    let chart = try folder.file(
      "c.json", #"{"data": "d.csv", "encoding": {"x": "day", "y": "value"}}"#)
    for command in ["describe \(chart) -o \(data)", "describe -o \(data) < \(data)"] {
      let result = try Command.run("/bin/sh", ["-c", "\(Program.path) \(command)"])
      #expect(result.status == .exit(64), "\(command)")
      #expect(result.errorText.contains("holds the data"), "\(result.errorText)")
      #expect(try String(contentsOfFile: data, encoding: .utf8) == text)
    }
  }

  /// The table of whoever names it for the output, too, is not lost, by whatever name it is called.
  @Test(arguments: ["describe", "draw"])
  func theDataIsNotOverwritten(command: String) throws {
    let text = "day,value,other\n1,2,a\n2,3,b\n"
    let ending = command == "draw" ? "txt" : "csv"
    let file = try TemporaryFile("own.\(ending)", text)
    let link = file.path + ".link.\(ending)"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    for output in [file.path, link] {
      let result = try Program.run(command, file.path, "-o", output)
      #expect(result.status == .exit(64))
      #expect(result.errorText.contains("holds the data"), "\(result.errorText)")
      #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
    }
  }
}
