import Charts
import Descriptions
import Foundation
import Screen
import Testing

@testable import Explorer

/// Sessions of random keys, the same every time: nothing traps, all that is held lies in its chart, no number
/// is shown that is none, and the same keys give the same answers.
@Suite struct FuzzedSessionTests {
  /// Bytes that look random and are the same every time: SplitMix64 (Steele, Lea, Flood 2014).
  private struct Bytes {
    var state: UInt64

    mutating func next() -> UInt8 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return UInt8(truncatingIfNeeded: z >> 24)
    }

    mutating func session(keys: Int, type: Int? = nil, table: Int? = nil) -> FuzzedSession {
      var bytes = (0..<FuzzedSession.headCount + keys).map { _ in next() }
      if let type { bytes[0] = UInt8(type) }
      if let table { bytes[1] = UInt8(table) }
      return FuzzedSession(bytes)
    }
  }

  /// Each type on each table; languages, settings, sizes and decks come as the bytes do.
  @Test(arguments: FuzzedSession.types.indices)
  func nothingBreaks(type: Int) {
    var bytes = Bytes(state: UInt64(type))
    // The fuzzer takes many more; here each type meets half of the tables.
    for table in FuzzedSession.tables.indices where (table + type).isMultiple(of: 2) {
      let session = bytes.session(keys: 30, type: type, table: table)
      let broken = session.broken()
      #expect(broken == nil, "\(session)")
    }
  }

  /// Zooming, panning and jumping on tables of which a place or a value lies far beyond the others.
  @Test(arguments: FuzzedSession.types.indices)
  func farPlacesStayHeldInEveryWindow(type: Int) throws {
    let frames = try #require(Replay.Dump.allCases.firstIndex(of: .frames))
    let far = FuzzedSession.tables.count - FuzzedSession.farTables.count
    for table in far..<FuzzedSession.tables.count {
      for (size, glyphs) in [(0, 0), (1, 1), (2, 2), (3, 0)] {
        var session = FuzzedSession([
          UInt8(type), UInt8(table), 0, UInt8(size + 8 * glyphs), 0, 3, UInt8(frames), 0,
        ])
        session.script = try KeyScript(
          "<Right><Right>+++++++++>>h+<lt>m+++<Home>+++<End>++0-:0<Enter>+")
        let broken = session.broken()
        #expect(broken == nil, "table \(table) size \(size)")
      }
    }
  }

  /// Each setting turned at each place of two histograms of which the second has fewer bins, on the same axes.
  @Test(arguments: [18, 17])
  func everySettingIsTurnedAnywhere(table: Int) throws {
    let histogram = try #require(FuzzedSession.types.firstIndex(of: .histogram))
    let first = UInt8(ChartType.allCases.count + table - 1)
    let head: [UInt8] = [UInt8(histogram), first, 0, 0, 0, 0, 1, 128]
    for place in stride(from: 0, to: 12, by: 3) {
      var session = FuzzedSession(head)
      let walk = "4<Home>" + String(repeating: "<Right>", count: place) + "b()"
      for row in 0..<24 {
        let rows = String(repeating: "<Down>", count: row)
        session.script = try KeyScript(walk + "o\(rows)<Right><Enter><Esc><Right><Left>f'(n")
        let broken = session.broken()
        #expect(broken == nil, "\(walk) row \(row)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func theSameKeysGiveTheSameAnswers(seed: UInt64) {
    var bytes = Bytes(state: seed &+ 1000)
    let session = bytes.session(keys: 40)
    func run() -> [String] {
      Replay.run(session.script, on: session.model(), dump: session.dump, stream: session.stream)
    }
    #expect(run() == run())
  }

  /// A word that the edge of a screen cuts, which nobody sees beside plain lines, is no number: “cuartil inf”.
  @Test func aWordAtTheEdgeIsNoNumber() {
    let bytes: [UInt8] = [
      0x0C, 0x04, 0x3D, 0x12, 0x7A, 0x32, 0x34, 0x7A, 0x32, 0x65, 0x6E, 0x5F, 0x56, 0x45, 0xCC,
      0x05,
    ]
    #expect(FuzzedSession(bytes).broken() == nil)
  }
}
