import Charts
import Testing

@testable import Descriptions

/// Lengths of time as a stopwatch has them.
@Suite struct FormatLapseTests {
  private static let minutes: [(Double, String)] = [
    (44.0 + 10.0 / 60, "44:10"), (1043.2 / 60, "17:23.2"), (62.0 + 37.0 / 60, "1:02:37"),
    (0, "0:00"), (1475.5333 / 60, "24:36"),
  ]
  private static let seconds: [(Double, String)] = [
    (5, "0:05"), (58.31, "0:58.31"), (-5, "-0:05"), (12.3456, "0:12.3"),
  ]

  @Test func minutesAreSaidAsClocks() { areSaid(Self.minutes, in: "min") }
  @Test func secondsAreSaidAsClocks() { areSaid(Self.seconds, in: "s") }
  @Test func hoursAreSaidAsClocks() { areSaid([(4.5, "4:30:00")], in: "h") }

  private func areSaid(_ values: [(Double, String)], in unit: String) {
    for (value, text) in values {
      var quantity = Quantity(value, fractionDigits: 2, unit: unit)
      quantity.kind = .lapse
      #expect(English().format.quantity(quantity) == text)
      #expect(German().format.quantity(quantity) == text.replacing(".", with: ","))
    }
  }

  @Test func ticksAreClocks() {
    var axis = Axis(unit: "min")
    axis.valueKind = .lapse
    let ticks = Ticks.linear(17...36, limit: 5).of(axis)
    #expect(English().format.texts(of: ticks) == ["20:00", "25:00", "30:00", "35:00"])
  }
}
