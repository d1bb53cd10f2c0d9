import Testing

@testable import Sonification

@Suite struct PanningTests {
  @Test func runsFromLeftToRightButNeverToTheEdge() {
    #expect(isClose(Panning.place(0), -0.98))
    #expect(isClose(Panning.place(0.5), 0))
    #expect(isClose(Panning.place(1), 0.98))
    #expect(Panning.place(nil) == 0)
    #expect(Panning.place(.nan) == 0)
  }

  @Test(arguments: [-1.0, -0.98, -0.3, 0, 0.5, 0.98, 1])
  func hasThePowerOfOneEverywhere(place: Double) {
    let gains = Panning.gains(at: place)
    #expect(isClose(gains.left * gains.left + gains.right * gains.right, 1, within: 1e-8))
  }

  @Test func leftIsLeft() {
    #expect(Panning.gains(at: -0.98).left > 0.99)
    #expect(Panning.gains(at: 0.98).right > 0.99)
    #expect(isClose(Panning.gains(at: 0).left, Panning.gains(at: 0).right, within: 1e-9))
  }
}
