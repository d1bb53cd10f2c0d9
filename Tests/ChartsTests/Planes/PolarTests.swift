import Charts
import Testing

struct PolarTests {
  private func corners(_ region: Region) -> [PlotPoint] {
    if case .polygon(let corners) = region { corners } else { [] }
  }

  private func isNear(_ point: PlotPoint, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-12 && abs(point.y - y) < 1e-12
  }

  @Test func anglesRunClockwiseFromTheTop() {
    let plane = Polar(aspect: 1)
    let places: [(Double, Double, Double)] = [
      (0, 0.5, 1), (0.25, 1, 0.5), (0.5, 0.5, 0), (0.75, 0, 0.5), (1, 0.5, 1),
    ]
    for (angle, x, y) in places { #expect(isNear(plane.point(angle, 1), x, y), "\(angle)") }
    #expect(isNear(plane.point(0.3, 0), 0.5, 0.5))
  }

  @Test func aCircleStaysRoundWhereThePlotIsNot() {
    #expect(isNear(Polar(aspect: 2).point(0.25, 1), 0.75, 0.5))
    #expect(isNear(Polar(aspect: 2).point(0, 1), 0.5, 1))
    #expect(isNear(Polar(aspect: 0.5).point(0, 1), 0.5, 0.75))
    for aspect in [0, -1, .nan, .infinity] {
      #expect(isNear(Polar(aspect: aspect).point(0, 1), 0.5, 1))
    }
  }

  @Test func aSliceReachesToTheMiddleAndARingDoesNot() {
    let plane = Polar(aspect: 1)
    let slice = corners(plane.arc(0...0.25, radii: 0...1))
    #expect(isNear(slice[0], 0.5, 1) && slice.contains(PlotPoint(x: 0.5, y: 0.5)))
    #expect(slice.allSatisfy { $0.x >= 0.5 - 1e-12 && $0.y >= 0.5 - 1e-12 })
    let ring = corners(plane.arc(0...0.25, radii: 0.5...1))
    #expect(!ring.contains(PlotPoint(x: 0.5, y: 0.5)))
    #expect(ring.contains { isNear($0, 0.5, 0.75) })
  }

  /// By the shoelace formula; the edges of the polygon leave out less than a thousandth.
  @Test func theAreaOfAnArcIsItsShare() {
    func area(_ angles: ClosedRange<Double>, _ radii: ClosedRange<Double>) -> Double {
      let corners = corners(Polar(aspect: 1).arc(angles, radii: radii))
      let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
      return abs(sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
    #expect(abs(area(0...1, 0...1) / (.pi / 4) - 1) < 1e-3)
    #expect(abs(area(0.2...0.3, 0...1) / (.pi / 40) - 1) < 1e-3)
    #expect(abs(area(0.2...0.3, 0.5...1) / (.pi / 40 * 0.75) - 1) < 1e-3)
    #expect(abs(area(0.2...7, 0...1) / (.pi / 4) - 1) < 1e-3)
  }

  @Test func anArcIsFilledAsABarIs() {
    let mark = Mark(.arc(0...0.5, radii: 0...1, in: Polar(aspect: 1)), series: 2, part: .bar)
    #expect(mark.hasPattern && mark.sample.geometry == .bar(left: 0, right: 1, bottom: 0, top: 1))
  }
}
