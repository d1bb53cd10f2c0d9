import Charts
import Sonification
import Testing

@testable import Explorer

@Suite struct PointCuesTests {
  private func cues(_ keys: String, of values: [Double], _ asked: Set<Cue>) throws -> [Cue] {
    var model = Fixtures.model(
      Chart(
        type: .line, xAxis: Axis(), yAxis: Axis(),
        series: [
          Series(
            name: "", x: values.indices.map(Double.init), y: values, isContinuous: true)
        ]))
    model.settings.sonification.cues = asked
    let effects = try model.press(keys)
    var heard: [Cue] = []
    for case .play(let score, _, _, _) in effects { heard = score.tones.compactMap(\.cue) }
    return heard.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func landmarksSoundWhereAMoveLandsOnThem() throws {
    let values = [1, 0, -2, 3, 1.0]
    let all = Set(Cue.allCases)
    #expect(try cues("<Right>", of: values, all) == [])
    #expect(try cues("<Right><Right>", of: values, all) == [.zeroCrossing])
    #expect(try cues("<Right><Right><Right>", of: values, all) == [.minimum])
    #expect(try cues("<Right><Right><Right><Right>", of: values, all) == [.maximum])
    // The edge, and only once it is passed.
    #expect(try cues("<End>", of: values, all) == [])
    #expect(try cues("<End><Right>", of: values, all) == [.boundary])
  }

  @Test func onlyWhatIsSwitchedOnSounds() throws {
    #expect(try cues("<Right><Right>", of: [1, 0, 2], [.gap]) == [])
    #expect(try cues("<End><Right>", of: [1, 0, 2], [.gap]) == [])
    // All the same is neither lowest nor highest.
    #expect(try cues("<Right>", of: [2, 2, 2], [.minimum, .maximum]) == [])
  }
}
