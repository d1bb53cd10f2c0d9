import Screen
import Testing

private func color(_ hex: String) throws -> Color { try #require(Color(hex: hex)) }

private func gray(text: String, isHighContrast: Bool = false) throws -> Theme {
  var colors = Dictionary(
    uniqueKeysWithValues: Role.named.map { ($0.value, Color(red: 0, green: 0, blue: 0)) })
  colors[.text] = try color(text)
  return Theme(
    name: "gray", background: try color("#ffffff"), colors: colors,
    series: Array(repeating: Color(red: 0, green: 0, blue: 0), count: Theme.seriesCount),
    isHighContrast: isHighContrast)
}

@Test func everyRoleStandsOnTheBackgroundAndTwoAreReversed() {
  let ratios = ContrastCheck.pairs(of: .defaultDark, depth: .direct).filter { $0.measure == .ratio }
  let onBackground = ratios.filter { $0.ground == "background" }.map(\.name)
  #expect(onBackground == Theme.roles.map(\.name))
  #expect(onBackground.suffix(2) == ["series 7", "series 8"])
  let reversed = ratios.filter { $0.name == "background" }
  #expect(reversed.map(\.ground) == ["rotor", "focus"])
}

@Test(arguments: ColorVision.allCases)
func fourSeriesAndTheFocusAreComparedWithEachOther(_ vision: ColorVision) {
  let pairs = ContrastCheck.pairs(of: .defaultDark, depth: .palette).filter {
    $0.measure == .difference(vision)
  }
  #expect(pairs.count == 10)
  #expect(Set(pairs.flatMap { [$0.name, $0.ground] }).count == 5)
  #expect(pairs.allSatisfy { $0.name != $0.ground && $0.asked == 10 })
}

// 4.48, 4.54 and 5.05 on white; 4.95 is a tenth above what text needs.
@Test(
  arguments: [("#777777", .failed), ("#767676", .nearly), ("#6f6f6f", .passed)]
    as [(String, Verdict)])
func verdictIsThatOfTheRatio(_ text: String, _ verdict: Verdict) throws {
  let pairs = ContrastCheck.pairs(of: try gray(text: text), depth: .direct)
  let pair = try #require(pairs.first { $0.name == "text" })
  #expect(pair.verdict == verdict)
  #expect(pair.value == (try color(text).contrast(to: color("#ffffff"))))
  #expect(pair.asked == 4.5)
}

@Test func highContrastIsAskedOfAllColors() throws {
  let pairs = ContrastCheck.pairs(
    of: try gray(text: "#6f6f6f", isHighContrast: true), depth: .direct)
  #expect(pairs.allSatisfy { $0.asked == 7 })
  #expect(pairs.filter { $0.verdict == .failed }.map(\.name) == ["text"])
}

@Test func oneColorForAllSeriesLeavesNothingToCompare() throws {
  let pairs = ContrastCheck.pairs(of: try gray(text: "#000000"), depth: .direct)
  #expect(pairs.allSatisfy { $0.measure == .ratio })
  var theme = try gray(text: "#000000")
  theme.series[1] = try color("#010101")
  let failed = ContrastCheck.pairs(of: theme, depth: .direct).filter { $0.verdict == .failed }
  #expect(failed.contains { $0.name == "series 1" && $0.ground == "series 2" })
}

/// The contrast at a depth is that of the colors that are sent at that depth.
@Test func paletteDepthIsComputedFromThePalette() throws {
  let theme = try gray(text: "#787878")
  let pairs = ContrastCheck.pairs(of: theme, depth: .palette)
  let text = try #require(pairs.first { $0.name == "text" })
  #expect(text.value == theme.inPalette.color(.text).contrast(to: theme.inPalette.background))
  #expect(text.value != theme.color(.text).contrast(to: theme.background))
}

@Test(arguments: [ColorDepth.eight, .sixteen, .monochrome])
func nothingIsPromisedOfTheTerminalsOwnColors(_ depth: ColorDepth) {
  #expect(ContrastCheck.pairs(of: .defaultDark, depth: depth).isEmpty)
}
