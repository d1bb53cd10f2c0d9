import Testing

@testable import Charts

struct ScaleTests {
  @Test(arguments: Scale.allCases)
  func coordinateAndValueAreInverse(_ scale: Scale) {
    for value in [0.001, 1, 2.5, 1000, 1e100] {
      #expect(abs(scale.value(at: scale.coordinate(of: value)) / value - 1) < 1e-12)
    }
  }

  @Test func equalStepsOrRatiosAreEqualDistances() {
    #expect(Scale.linear.position(of: 25, in: 0...100) == 0.25)
    #expect(Scale.log10.position(of: 10, in: 1...100) == 0.5)
    #expect(abs(Scale.ln.position(of: 10, in: 1...100) - 0.5) < 1e-15)
  }

  @Test(arguments: Scale.allCases)
  func endsAreZeroAndOne(_ scale: Scale) {
    #expect(scale.position(of: 3, in: 3...7) == 0)
    #expect(scale.position(of: 7, in: 3...7) == 1)
    #expect(scale.position(of: 2, in: 3...7) < 0)
    #expect(scale.position(of: 8, in: 3...7) > 1)
  }

  @Test(arguments: Scale.allCases)
  func oneValueIsTheMiddle(_ scale: Scale) {
    #expect(scale.position(of: 5, in: 5...5) == 0.5)
    #expect(scale.position(of: .nan, in: 5...5).isNaN)
  }

  @Test(arguments: [Scale.log10, .ln])
  func logarithmsHaveNoPlaceForZeroAndBelow(_ scale: Scale) {
    #expect(scale.position(of: 0, in: 1...10).isNaN)
    #expect(scale.position(of: -1, in: 1...10).isNaN)
    #expect(scale.position(of: 0, in: 5...5).isNaN)
    #expect(scale.position(of: 5, in: 0...10).isNaN)
    #expect(scale.position(of: 5, in: -10...(-1)).isNaN)
  }

  @Test func hugeRangesDoNotOverflow() {
    let limit = Double.greatestFiniteMagnitude
    #expect(Scale.linear.position(of: 0, in: -limit...limit) == 0.5)
    #expect(Scale.linear.position(of: limit, in: -limit...limit) == 1)
    #expect(Scale.linear.position(of: -limit, in: -limit...limit) == 0)
  }

  @Test func tiniestRangesKeepTheirEnds() {
    let unit = Double.leastNonzeroMagnitude
    #expect(Scale.linear.position(of: 4 * unit, in: (3 * unit)...(4 * unit)) == 1)
    #expect(Scale.linear.position(of: 3 * unit, in: (3 * unit)...(4 * unit)) == 0)
  }

  @Test func sharesAreOfTheirOwnRange() {
    let shares = Scale.linear.shares(of: [5, .nan, 10, 15, .infinity])
    #expect(shares.map { $0.isNaN ? -1 : $0 } == [0, -1, 0.5, 1, -1])
    let ratios = Scale.log10.shares(of: [1, 0, 10, -5, 100])
    #expect(ratios.map { $0.isNaN ? -1 : $0 } == [0, -1, 0.5, -1, 1])
    #expect(Scale.linear.shares(of: [3, 3]) == [0.5, 0.5])
    #expect(Scale.log10.shares(of: [-1])[0].isNaN)
    #expect(Scale.linear.shares(of: [-1.7e308, 0, 1.7e308]) == [0, 0.5, 1])
  }
}
