import Screen
import Testing

private func color(_ hex: String) throws -> Color { try #require(Color(hex: hex)) }

// Ratios as the checkers of the W3C's own examples give them.
@Test(arguments: [
  ("#000000", "#ffffff", 21.0), ("#ffffff", "#000000", 21.0), ("#777777", "#ffffff", 4.48),
  ("#767676", "#ffffff", 4.54), ("#ff0000", "#ffffff", 4.0), ("#0000ff", "#ffffff", 8.59),
  ("#123456", "#123456", 1.0),
])
func contrastIsThatOfWCAG(_ one: String, _ two: String, _ ratio: Double) throws {
  #expect(abs(try color(one).contrast(to: try color(two)) - ratio) < 0.005)
}
