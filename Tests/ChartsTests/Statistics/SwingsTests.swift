import Glibc
import Testing

@testable import Charts

struct SwingsTests {
  @Test func aStraightWayLeadsAllTheWay() {
    #expect(Swings([1, 2, 3, 9]).share(rising: true) == 1)
    #expect(Swings([1, 2, 3, 9]).share(rising: false) == -1)
  }

  @Test func aWayBackIsTakenOff() {
    // Up 8, down 4, up 6: 10 of 18.
    #expect(abs(Swings([0, 8, 4, 10]).share(rising: true) - 10.0 / 18) < 1e-12)
    #expect(abs(Swings(Samples.curve(100) { sin($0 / 100 * 2 * .pi) }).share(rising: false)) < 0.2)
  }

  @Test(arguments: [[], [4], [4, 4, 4]] as [[Double]])
  func withoutAWayNothingLeads(y: [Double]) {
    #expect(Swings(y).share(rising: true) == 0)
  }
}
