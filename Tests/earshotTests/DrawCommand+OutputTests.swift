import Foundation
import TerminalTesting
import Testing

/// `draw --output`.
@Suite struct DrawCommandOutputTests {
  @Test func aTextFileIsWhatStandardOutputShows() throws {
    let folder = try Folder()
    let result = try Program.output(
      "draw", "-o", folder.path("a.txt"), "--color", "always", input: SampleData.prices)
    #expect(result.output.isEmpty)
    let shown = try Program.output("draw", "--color", "never", input: SampleData.prices)
    #expect(try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8) == shown.text)
    #expect(folder.contents == ["a.txt"])
  }

  @Test(arguments: ["", "truecolor"])
  func anANSFileHasColors(_ claim: String) throws {
    let folder = try Folder()
    let environment = ["COLORTERM": claim, "TERM": "vt100", "NO_COLOR": "1"]
    _ = try Program.output(
      "draw", "--output", folder.path("a.ans"), environment: environment, input: SampleData.prices)
    let shown = try Program.output(
      "draw", "--color", "always", environment: environment, input: SampleData.prices)
    #expect(try String(contentsOfFile: folder.path("a.ans"), encoding: .utf8) == shown.text)
    #expect(shown.text.contains(claim.isEmpty ? "\u{1B}[0;1;38;5;" : "38;2;"))
  }

  @Test func anSVGFileIsXMLOfTheSizeThatIsAsked() throws {
    let folder = try Folder()
    let file = try folder.file("prices.csv", SampleData.prices)
    _ = try Program.output(
      "draw", file, "-o", folder.path("a.SVG"), "--size", "60x20", "--language", "de")
    let text = try String(contentsOfFile: folder.path("a.SVG"), encoding: .utf8)
    #expect(text.contains("width=\"480\" height=\"320\""))
    #expect(text.contains("ist ein Liniendiagramm") || text.contains("Liniendiagramm"))
    #expect(XMLCheck.isWellFormed(folder.path("a.SVG")))
  }

  @Test func hostileColumnNamesDoNotBreakTheFile() throws {
    let folder = try Folder()
    let name = "\"" + SampleData.hostileName + "<script>]]>&\"\"\""
    _ = try Program.output(
      "draw", "-o", folder.path("a.svg"), input: "x,\(name),b\n1,2,3\n2,3,4\n")
    #expect(XMLCheck.isWellFormed(folder.path("a.svg")))
    let text = try String(contentsOfFile: folder.path("a.svg"), encoding: .utf8)
    #expect(!text.contains("<script>") && !text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func aDeckHasAFileAChart() throws {
    let folder = try Folder()
    let first = try folder.file("a.csv", SampleData.prices)
    let second = try folder.file("b.csv", "x,y\n1,2\n2,3\n")
    _ = try Program.output("draw", first, second, "-o", folder.path("deck.svg"))
    #expect(folder.contents == ["a.csv", "b.csv", "deck-1.svg", "deck-2.svg"])
    let text = try String(contentsOfFile: folder.path("deck-2.svg"), encoding: .utf8)
    #expect(text.contains(">b</title>"))
  }

  @Test func anUnknownEndingIsWrongUsage() throws {
    let folder = try Folder()
    for name in ["a.png", "svg", "-", ".sv"] {
      let result = try Program.run(
        "draw", "-o", name, input: "1\n2\n", directory: folder.path)
      #expect(result.status == .exit(64))
      #expect(
        result.errorLines == ["earshot: \(name): the name must end in .svg, .txt, or .ans"])
    }
    #expect(folder.contents.isEmpty)
  }

  /// A file that cannot be written stays as it was.
  @Test func aFileThatCannotBeWrittenIsSaid() throws {
    let folder = try Folder()
    let file = try folder.file("a.svg", "before")
    let command = "ulimit -f 1; LLVM_PROFILE_FILE=/dev/null exec \(Program.path) draw -o \(file)"
    let full = try Command.run("/bin/sh", ["-c", command], input: Array("1\n2\n".utf8))
    #expect(full.status == .exit(73))
    #expect(full.errorText.contains("a.svg cannot be written: it is too large"))
    let none = try Program.run("draw", "-o", folder.path("none/a.svg"), input: "1\n2\n")
    #expect(none.status == .exit(73))
    #expect(none.errorText.contains("there is no such file or folder"))
    #expect(folder.contents == ["a.svg"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "before")
  }
}

extension DrawCommandOutputTests {
  /// Also where a shell has opened the file.
  @Test(arguments: ["describe --json", "draw", "render -o -"])
  func aFileBeyondItsLimitIsTold(command: String) throws {
    let folder = try Folder()
    let limited = "ulimit -f 1; LLVM_PROFILE_FILE=/dev/null exec \(Program.path) \(command)"
    let script = "\(limited) > \(folder.path("out"))"
    let result = try Command.run("/bin/sh", ["-c", script], input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(73) && result.errorText.contains("it is too large"))
    // The message may go to such a file, too.
    let full = script.replacing("-f 1", with: "-f 0") + " 2> \(folder.path("errors"))"
    #expect(
      try Command.run("/bin/sh", ["-c", full], input: Array("1\n2\n".utf8)).status == .exit(73))
  }

  /// A name that is not UTF-8 is refused: two of them would be one file.
  @Test func aNameThatIsNotTextIsRefused() throws {
    let folder = try Folder()
    let command = "exec \(Program.path) draw -o \"$(printf 'caf\\351.svg')\""
    let result = try Command.run(
      "/bin/sh", ["-c", command], directory: folder.path, input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(73))
    #expect(result.errorText.contains("it is not UTF-8"))
    #expect(folder.contents.isEmpty)
  }
}

/// The check that a file is XML, as the parser of another language sees it.
enum XMLCheck {
  static func isWellFormed(_ path: String) -> Bool {
    let script = "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])"
    for python in ["/usr/bin/python3", "/usr/local/bin/python3"] {
      if let result = try? Command.run(python, ["-c", script, path]) {
        return result.status == .exit(0)
      }
    }
    return false
  }
}

extension DrawCommandOutputTests {
  /// A file that only its owner reads stays so, and a link leads to the file that is written.
  @Test func aFileKeepsItsModeAndItsLink() throws {
    let folder = try Folder()
    let file = try folder.file("a.svg", "before")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let link = folder.path("link.svg")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.svg")
    _ = try Program.output("draw", "-o", link, input: "1\n2\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.svg")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("<svg"))
    #expect(folder.contents == ["a.svg", "link.svg"])
  }

  /// A link to what is not there yet is followed, as `>` does, and one that leads nowhere is no file.
  @Test func linksToNothing() throws {
    let folder = try Folder()
    let link = folder.path("link.svg")
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "sub/next.svg")
    try files.createSymbolicLink(
      atPath: folder.path("sub/next.svg"), withDestinationPath: "new.svg")
    _ = try Program.output("draw", "-o", link, input: "1\n2\n")
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "sub/next.svg")
    #expect(
      try String(contentsOfFile: folder.path("sub/new.svg"), encoding: .utf8).contains("<svg"))
    let loop = folder.path("loop.svg")
    try files.createSymbolicLink(atPath: loop, withDestinationPath: "loop.svg")
    let result = try Program.run("draw", "-o", loop, input: "1\n2\n")
    #expect(result.status == .exit(73) && result.errorText.contains("symbolic links"))
    #expect(try files.destinationOfSymbolicLink(atPath: loop) == "loop.svg")
  }
}
