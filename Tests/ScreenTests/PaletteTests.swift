import Screen
import Testing

@Test(arguments: 16...255)
func everyEntryIsItsOwnNearest(_ entry: Int) {
  #expect(Palette.index(of: Palette.color(at: entry)) == entry)
}

@Test(arguments: [
  ("#000000", 16), ("#ffffff", 231), ("#ff0000", 196), ("#808080", 244), ("#121212", 233),
  ("#0072b2", 25), ("#010203", 16),
])
func knownColorsHaveTheirEntry(_ hex: String, _ entry: Int) throws {
  #expect(Palette.index(of: try #require(Color(hex: hex))) == entry)
}

@Test func nearestIsNearestOfAll() {
  func distance(_ one: Color, _ two: Color) -> Int {
    let channels = [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)]
    return channels.reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
  }
  for red in stride(from: 0, through: 255, by: 29) {
    for green in stride(from: 0, through: 255, by: 31) {
      for blue in stride(from: 0, through: 255, by: 37) {
        let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
        let best = (16...255).map { distance(color, Palette.color(at: $0)) }.min()
        let found = Palette.color(at: Palette.index(of: color))
        #expect(distance(color, found) == best, "\(color.hex)")
      }
    }
  }
}

@Test func contrastSurvivesThePalette() throws {
  // The nearest entry to this blue is too dark on black for text.
  let theme = Theme(
    name: "x", background: try #require(Color(hex: "#000000")),
    colors: [.text: try #require(Color(hex: "#5070e0"))], series: [])
  #expect(theme.color(.text).contrast(to: theme.background) >= 4.5)
  let nearest = Palette.color(at: Palette.index(of: theme.color(.text)))
  #expect(nearest.contrast(to: theme.background) < 4.5)
  let palette = theme.inPalette
  #expect(palette.color(.text).contrast(to: palette.background) >= 4.5)
}
