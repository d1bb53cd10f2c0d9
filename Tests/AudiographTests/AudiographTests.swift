import Foundation
import Testing

@testable import Audiograph

/// The outcomes without a sound: no device is asked for any of these.
@Suite struct AudiographTests {
  private func outcome(_ audiograph: Audiograph, _ points: [CGPoint]) async -> Bool {
    await withCheckedContinuation { continuation in
      audiograph.play(graphContent: points) { success in
        dispatchPrecondition(condition: .onQueue(.main))
        // A second call would end the process.
        continuation.resume(returning: success)
      }
    }
  }

  private func silentAudiograph() -> Audiograph {
    let audiograph = Audiograph(localizations: .defaultEnglish)
    audiograph.volumeCorrectionFactor = 0
    return audiograph
  }

  @Test func volumeZeroIsTrueAtOnce() async {
    let audiograph = silentAudiograph()
    audiograph.playingDuration = .exactly(.seconds(3600))
    #expect(await outcome(audiograph, risingPoints(10)))
  }

  @Test(arguments: [
    [], [CGPoint(x: 1, y: 1)], [CGPoint(x: 0, y: 1), CGPoint(x: -0.5, y: 1)],
    [CGPoint(x: 0, y: 1), CGPoint(x: 1, y: Double.nan)],
    [CGPoint(x: 0, y: 1), CGPoint(x: Double.nan, y: 2)],
    [CGPoint(x: 0, y: 1), CGPoint(x: Double.infinity, y: 2)],
  ])
  func pointsThatCannotBeHeardAreFalse(points: [CGPoint]) async {
    #expect(await outcome(silentAudiograph(), points) == false)
    #expect(await outcome(Audiograph(localizations: .defaultEnglish), points) == false)
  }

  @Test func eachPlaybackIsToldOnce() async {
    let outcomes = Outcomes()
    let audiograph = silentAudiograph()
    for number in 0..<100 {
      audiograph.play(
        graphContent: risingPoints(number % 3), completion: outcomes.note("\(number)"))
    }
    audiograph.stop()
    #expect(outcomes.wait(for: 100))
    #expect(Set(outcomes.all.map { $0.split(separator: " ")[0] }).count == 100)
    // The next one is told by itself.
    #expect(await outcome(audiograph, risingPoints(2)))
    #expect(outcomes.all.count == 100)
  }

  @Test func aReleasedAudiographTells() async {
    let outcomes = Outcomes()
    for number in 0..<20 {
      silentAudiograph().play(
        graphContent: risingPoints(10_000), completion: outcomes.note("\(number)"))
    }
    #expect(outcomes.wait(for: 20))
  }

  @Test func settingsAreClamped() {
    let audiograph = Audiograph(localizations: .defaultEnglish)
    #expect(audiograph.volumeCorrectionFactor == 1)
    for (given, kept) in [(-1.0, 0.0), (0.5, 0.5), (7, 2), (.infinity, 2), (.nan, 1)] {
      audiograph.volumeCorrectionFactor = given
      #expect(audiograph.volumeCorrectionFactor == kept)
    }
    #expect(audiograph.minFrequency == 150)
    #expect(audiograph.maxFrequency == 2600)
    #expect(!audiograph.printDiagnostics)
  }
}
