import Screen
import Testing

@Test(arguments: GlyphSet.allCases)
func everySymbolIsOneColumn(_ glyphs: GlyphSet) {
  let symbols = Symbols(glyphs)
  let single = [
    symbols.verticalAxis, symbols.verticalTick, symbols.verticalCrossing, symbols.corner,
    symbols.horizontalAxis, symbols.horizontalTick, symbols.horizontalTickAbove,
    symbols.gridLine, symbols.focus, symbols.pointer,
  ]
  #expect((symbols.markers + symbols.fills + single).allSatisfy { $0.columns == 1 })
  #expect(symbols.gridSpacing > 0)
}

@Test(arguments: GlyphSet.allCases)
func eightSeriesHaveEightMarkersAndFills(_ glyphs: GlyphSet) {
  let symbols = Symbols(glyphs)
  #expect(Set((0..<8).map(symbols.marker(series:))).count == 8)
  #expect(Set((0..<8).map(symbols.fill(series:))).count == 8)
  for series in [Int.min, -1, 8, Int.max] {
    #expect(symbols.markers.contains(symbols.marker(series: series)))
  }
}

@Test func asciiSymbolsAreASCII() {
  let symbols = Symbols(.ascii)
  let all = [
    symbols.verticalAxis, symbols.verticalTick, symbols.verticalCrossing, symbols.corner,
    symbols.horizontalAxis, symbols.horizontalTick, symbols.horizontalTickAbove,
    symbols.gridLine, symbols.focus, symbols.pointer, symbols.ellipsis,
  ]
  #expect((all + symbols.markers + symbols.fills).allSatisfy { $0.utf8.allSatisfy { $0 < 0x7F } })
}

@Test(arguments: GlyphSet.allCases)
func aMarkerThatStandsOutFillsNoCell(_ glyphs: GlyphSet) {
  let symbols = Symbols(glyphs)
  for series in 0..<8 {
    let marker = symbols.focusMarker(series: series)
    #expect(marker.columns == 1 && marker != "■")
    #expect(marker == symbols.marker(series: series) || symbols.marker(series: series) == "■")
  }
}
