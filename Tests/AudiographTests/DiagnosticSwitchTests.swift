import Audiograph
import Foundation
import Testing

@Suite struct DiagnosticSwitchTests {
  @Test func tellsOnStandardErrorWhatIsWrong() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let outcomes = Outcomes()
        let audiograph = makeAudiograph(milliseconds: 100)
        audiograph.volumeCorrectionFactor = 0
        let back = [CGPoint(x: 2, y: 1), CGPoint(x: 1, y: 2), CGPoint(x: Double.nan, y: 3)]
        audiograph.play(graphContent: [], completion: outcomes.note("unasked"))
        try #require(outcomes.wait(for: 1))
        audiograph.printDiagnostics = true
        for points in [[], [CGPoint(x: 0, y: 0), CGPoint(x: -4, y: 0)], back] {
          let told = outcomes.all.count
          audiograph.play(graphContent: points, completion: outcomes.note("asked"))
          try #require(outcomes.wait(for: told + 1))
        }
      })
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("Audiograph: ") }
    #expect(
      lines == [
        "Audiograph: There are no points: pass at least two.",
        "Audiograph: Point 1 has x = -4.0: pass no x below zero, shift all points to the right.",
        "Audiograph: The points go back in x: they are played from left to right.",
        "Audiograph: Points without a finite x, left out: 1.",
      ])
  }
}
