import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// The quiet screen as Orca says it: each caption whole, and nothing else.
@Suite struct OrcaTests {
  /// By the rules themselves.
  @Test func saysFromTheFirstToTheLastChange() {
    var orca = Orca()
    #expect(orca.said(of: ["Jan 2, 4.5", "", "plot"]) == "Jan 2, 4.5\n\nplot\n")
    // Within a row only what differs.
    #expect(orca.said(of: ["Jan 3, 9.0", "", "plot"]) == "3, 9.0")
    #expect(orca.said(of: ["Jan 3, 9.0", "", "plot"]) == "")
    #expect(orca.said(of: ["", "Jan 3, 9.0", "plot"]) == "\nJan 3, 9.0")
    #expect(orca.said(of: ["Jan 3, 9.0", "", "plot"]) == "Jan 3, 9.0\n")
    // Over several rows all of them.
    #expect(orca.said(of: ["2 of 9", "", "plot 2"]) == "2 of 9\n\nplot 2")
    #expect(orca.said(of: ["2 of 9", "moved", "plot 3"]) == "moved\nplot 3")
  }

  private static let screens = [("en", 80, 24), ("ja", 40, 12), ("en", 20, 6)]

  /// The charts take turns on the screens, two each.
  @Test(arguments: try GoldenChart.all().indices)
  func saysTheCaptionAlone(turn: Int) throws {
    let golden = try GoldenChart.all()[turn]
    for screen in [Self.screens[turn % 3], Self.screens[(turn + 1) % 3]] {
      try Self.expectCaptionAlone(golden, screen)
    }
  }

  private static func expectCaptionAlone(
    _ golden: GoldenChart, _ screen: (tag: String, columns: Int, rows: Int)
  ) throws {
    var settings = Settings(languageTag: screen.tag)
    settings.screenReader = .quiet
    let model = Model(
      deck: [golden.chart], settings: settings,
      size: Size(columns: screen.columns, rows: screen.rows))
    let keys = QuietViewTests.keys
    let dumped = Replay.run(try KeyScript(keys.joined()), on: model, dump: .frames)
    let frames = dumped.split { $0.hasPrefix("@ ") }.map(Array.init)
    let captionRows = Layout.quietRows(of: model.size)
    var orca = Orca()
    _ = orca.said(of: frames[0])
    for (key, (frame, last)) in zip(keys, zip(frames.dropFirst(), frames)) {
      let said = orca.said(of: frame)
      // Nothing is said without a change; while something is typed the letter alone.
      guard frame != last, said.filter({ !$0.isWhitespace }).count > 1 else { continue }
      let (rows, old) = (frame.prefix(captionRows), last.prefix(captionRows))
      let caption = rows.joined()
      let words = said.filter { $0 != "\n" }
      // Of a caption that ends in the row where the one before it ended, and as it did, the end is lost.
      let isEndShared = rows.lastIndex { !$0.isEmpty } == old.lastIndex { !$0.isEmpty }
      let isWhole = words == caption || isEndShared && caption.hasPrefix(words)
      #expect(isWhole, "\(key) at \(screen.columns)x\(screen.rows): \(words) of \(caption)")
    }
  }
}
