import Glibc
import Testing

@testable import Sonification

@Suite struct SineTests {
  @Test func agreesWithTheMathematicalLibrary() {
    for step in -4000...4000 {
      let turn = Double(step) / 1000
      #expect(isClose(Sine.value(at: turn), sin(2 * .pi * turn), within: 2e-9))
    }
  }

  @Test func severalPhasesAgreeToo() {
    var sineError = 0.0
    var cosineError = 0.0
    for step in -400...400 {
      let turns = (Block.places + Float(step)) / 100
      let values = Sine.values(at: turns)
      for index in turns.indices {
        let angle = 2 * Double.pi * Double(turns[index])
        sineError = max(sineError, abs(Double(values.sine[index]) - sin(angle)))
        cosineError = max(cosineError, abs(Double(values.twiceCosine[index]) - 2 * cos(angle)))
      }
    }
    #expect(sineError < 3e-7)
    #expect(cosineError < 1e-6)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func isSilentWhereThereIsNoPhase(turn: Double) {
    #expect(Sine.value(at: turn) == 0)
  }
}
