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
    let all = Set(Cue.allCases).subtracting([.turningPoint, .spike, .outlier])
    #expect(try cues("<Right>", of: values, all) == [])
    #expect(try cues("<Right><Right>", of: values, all) == [.zeroCrossing])
    #expect(try cues("<Right><Right><Right>", of: values, all) == [.minimum])
    #expect(try cues("<Right><Right><Right><Right>", of: values, all) == [.zeroCrossing, .maximum])
    // The edge, and only once it is passed.
    #expect(try cues("<End>", of: values, all) == [])
    #expect(try cues("<End><Right>", of: values, all) == [.boundary])
  }

  @Test func whatStandsOutSounds() throws {
    let values = [1, 2, 1, 2, 1, 2, 1, 90, 1, 2, 1, 2, 1, 2.0]
    let asked: Set<Cue> = [.spike, .outlier]
    let there = String(repeating: "<Right>", count: 8)
    #expect(try cues(there, of: values, asked) == [.spike, .outlier])
    #expect(try cues("<Right><Right>", of: values, asked) == [])
    #expect(try cues("<Right><Right>", of: [1, 9, 2, 8], [.turningPoint]) == [.turningPoint])
  }

  @Test func aThresholdSoundsWhenAMoveLandsOnItOrPassesIt() throws {
    func heard(_ keys: String) throws -> [Double] {
      var model = Fixtures.model(
        Chart(
          type: .line, xAxis: Axis(), yAxis: Axis(),
          series: [Series(name: "", x: [0, 1, 2, 3], y: [1, 4, 5, 2], isContinuous: true)]))
      model.settings.sonification.cues = [.threshold]
      model.settings.thresholds = [4]
      var ends: [Double] = []
      for case .play(let score, _, _, _) in try model.press(keys) {
        ends = score.tones.filter { $0.cue != nil }.map { $0.endFrequency - $0.frequency }
      }
      return ends
    }
    #expect(try heard("<Right>").isEmpty)
    // Landed on from below, left, and passed downwards.
    #expect(try heard("<Right><Right>").first ?? 0 > 0)
    #expect(try heard("<Right><Right><Right>").isEmpty)
    #expect(try heard("<Right><Right><Right><Right>").first ?? 0 < 0)
    // On the way back, too.
    #expect(try heard("<End><Left>").isEmpty)
    #expect(try heard("<End><Left><Left>").first ?? 0 > 0)
    #expect(try heard("<End><Left><Left><Left>").isEmpty)
  }

  /// A line that is met is heard in the audio graph as often as by walking, either way; only a course that stays on it
  /// sounds at each point one lands on.
  @Test(arguments: 0..<24)
  func walkingAndPlayingMeetALineAlike(seed: Int) throws {
    var random = SystemRandomNumberGenerator()
    let drawn: [Double] = [1, 2, 3, 4, 5, .nan]
    let values = (0..<12).map { _ in drawn.randomElement(using: &random) ?? 3 }
    guard values.contains(3), Set(values.filter { !$0.isNaN }).count > 1 else { return }
    var model = Fixtures.model(
      Chart(
        type: .line, xAxis: Axis(), yAxis: Axis(),
        series: [
          Series(name: "", x: values.indices.map(Double.init), y: values, isContinuous: true)
        ]))
    model.settings.sonification.cues = [.threshold]
    model.settings.sonification.duration = .exactly(12)
    model.settings.thresholds = [3]
    let played = model.page.score(of: .inTurn, model.settings).tones.filter { $0.cue != nil }
    let stays = values.indices.dropFirst().count { values[$0] == 3 && values[$0 - 1] == 3 }
    func walked(_ key: String) throws -> [Bool] {
      try values.dropFirst().map { _ in
        var isHeard = false
        for case .play(let score, _, _, _) in try model.press(key) {
          isHeard = score.tones.contains { $0.cue == .threshold }
        }
        return isHeard
      }
    }
    _ = try model.press("<Home>")
    let right = try walked("<Right>")
    let left = try walked("<Left>")
    #expect(right.dropLast() == left.reversed().dropFirst(), "\(values)")
    let met = right.count { $0 } + (values[0] == 3 ? 1 : 0)
    #expect(met - stays == played.count, "\(values)")
  }

  @Test func onlyWhatIsSwitchedOnSounds() throws {
    #expect(try cues("<Right><Right>", of: [1, 0, 2], [.gap]) == [])
    #expect(try cues("<End><Right>", of: [1, 0, 2], [.gap]) == [])
    // All the same is neither lowest nor highest.
    #expect(try cues("<Right>", of: [2, 2, 2], [.minimum, .maximum]) == [])
  }
}
