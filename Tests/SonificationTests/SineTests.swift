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

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func isSilentWhereThereIsNoPhase(turn: Double) {
    #expect(Sine.value(at: turn) == 0)
  }
}
