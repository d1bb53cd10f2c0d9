import Testing

@testable import Explorer

@Suite struct FileNameTests {
  @Test(arguments: [
    ("Closing price", "Closing-price"), ("通信量の推移", "通信量の推移"), ("Ünïcode 値", "Ünïcode-値"),
    ("../../etc/passwd", "etc-passwd"), ("/", "chart"), (".hidden", "hidden"), ("-rf *", "rf"),
    ("a/b\\c:d", "a-b-c-d"), ("a\u{0}b\u{1B}[31mc\nd\te", "a-b-[31mc-d-e"),
    ("\u{202E}gpj.exe", "gpj.exe"), ("a\u{2028}b", "a-b"), ("", "chart"), ("...", "chart"),
    ("a - b", "a-b"), ("C:\\ $(rm -rf ~)", "C-(rm-rf-~)"), ("v1.2.", "v1.2"),
    ("\u{301}", "\u{301}"),
  ])
  func isSafe(_ title: String, _ name: String) {
    #expect(FileName.made(of: title) == name)
  }

  @Test func withoutATitleItIsAChart() { #expect(FileName.made(of: nil) == "chart") }

  @Test func isNotTooLong() {
    for title in [String(repeating: "a", count: 10_000), String(repeating: "値", count: 10_000)] {
      let name = FileName.made(of: title)
      #expect((50...60).contains(name.count))
      #expect((name + "-9999.svg").utf8.count <= 255)
    }
    // One letter may have marks without end.
    let marked = "a" + String(repeating: "\u{301}", count: 1000)
    #expect(FileName.made(of: marked) == "chart")
  }

  @Test func candidatesAreNumberedFromTwo() {
    let names = FileName.candidates("Steps", ending: ".csv")
    #expect(Array(names.prefix(3)) == ["Steps.csv", "Steps-2.csv", "Steps-3.csv"])
  }
}
