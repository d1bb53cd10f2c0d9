import Testing

@testable import Screen

@Suite struct ColorBlendingTests {
  private static let colors: [Color] = [
    0x000000, 0xFFFFFF, 0x228BFF, 0xFF0000, 0x00FF00, 0x0000FF, 0xE7A6F2, 0x121212,
  ].map { Color($0) }

  /// The ends of a way are its colors, and what is equal stays so.
  @Test func theEndsAreTheColors() {
    for one in Self.colors {
      for other in Self.colors {
        #expect(one.blended(with: other, 0) == one)
        #expect(one.blended(with: other, 1) == other)
      }
      #expect(one.blended(with: one, 0.5) == one)
    }
  }

  /// The numbers that the paper has for pure red.
  @Test func redIsWhereItIs() {
    let red = OklabColor(Color(0xFF0000))
    #expect(abs(red.lightness - 0.628) < 0.001)
    #expect(abs(red.a - 0.225) < 0.001 && abs(red.b - 0.126) < 0.001)
  }

  /// Even steps look even: their lightness climbs by the same amount.
  @Test func lightnessClimbsEvenly() {
    let way = (0...8).map { Color(0x121212).blended(with: Color(0xE4E4E4), Double($0) / 8) }
    let steps = zip(way, way.dropFirst()).map {
      OklabColor($1).lightness - OklabColor($0).lightness
    }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 0.005 }, "\(steps)")
  }

  /// A share that is none traps nowhere.
  @Test(arguments: [-3, 7, Double.nan, .infinity]) func noShareTraps(share: Double) {
    _ = Color(0x228BFF).blended(with: Color(0xFF0000), share)
  }
}
