import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct ReplayTests {
  private func run(_ script: String, on model: Model, _ dump: Replay.Dump) throws -> [String] {
    Replay.run(try KeyScript(script), on: model, dump: dump)
  }

  @Test func captionsAreOneLineAnAnnouncement() throws {
    let lines = try run("<Right><Tab>q<Right>", on: Fixtures.model(Fixtures.steps), .captions)
    #expect(
      lines == [
        "Steps, bar, 3 categories", "Question mark: help", "Mon, 8,240 steps",
        "Chart details. Bar chart, 1 series, 3 points", "Closed",
      ])
  }

  @Test func timePassesOnlyWhereTheScriptWaits() throws {
    let model = Fixtures.model(Fixtures.rising)
    #expect(
      try run(
        "<Enter><Wait 1500ms><Space><Wait 9s><Space><Wait 1500ms><Wait 499ms>", on: model, .captions
      )
        == ["Rising, line, 1 to 50", "Question mark: help", "Paused. 25, 25"])
    #expect(
      try run("<Enter><Wait 3s><Wait 550ms>", on: model, .captions)
        == ["Rising, line, 1 to 50", "Question mark: help", "Complete"])
  }

  @Test func framesNameTheKeyTheCursorAndTheSize() throws {
    let lines = try run(
      "<Right><Resize 20x6>", on: Fixtures.model(Fixtures.steps, columns: 40, rows: 12), .frames)
    #expect(
      lines.filter { $0.hasPrefix("@") } == [
        "@ start 0,10 40x12", "@ Right 0,10 40x12", "@ Resize 20x6 0,4 20x6",
      ])
    #expect(lines.count == 3 + 12 + 12 + 6)
  }

  @Test func scoreIsATonePerLine() throws {
    let lines = try run("<Right><Wait 1s><Enter>", on: Fixtures.model(Fixtures.steps), .score)
    #expect(
      lines == [
        "0.000\t0.250\t200.00\t200.00\t0.700\t-0.980\tsoft".replacingGain(lines[0]),
        "1.000\t0.250\t200.00\t200.00\t0.700\t-0.980\tsoft".replacingGain(lines[1]),
        "2.000\t0.250\t2000.00\t2000.00\t0.700\t0.000\tsoft".replacingGain(lines[2]),
        "3.000\t0.250\t1286.14\t1286.14\t0.700\t0.980\tsoft".replacingGain(lines[3]),
      ])
  }

  @Test func sameKeysSameLines() throws {
    let script = "<Right><Enter><Wait 2s><Esc>2<Down>?<Esc>3<Enter>"
    for dump in Replay.Dump.allCases {
      let model = Fixtures.model(Fixtures.pair)
      #expect(try run(script, on: model, dump) == run(script, on: model, dump))
    }
  }
}

extension String {
  /// The line with the gain of another, which is the sound engine's own business.
  fileprivate func replacingGain(_ line: String) -> String {
    var fields = split(separator: "\t").map(String.init)
    let other = line.split(separator: "\t").map(String.init)
    if other.count > 4 { fields[4] = other[4] }
    return fields.joined(separator: "\t")
  }
}
