import Testing

@testable import Screen

@Suite struct BlockCanvasTests {
  @Test func risingLine() {
    #expect(
      picture(.block, 24, 6) { $0.stroke(Curve.rise, series: 0) } == """
                            ▗▄▞▀
                        ▗▄▞▀▘
                    ▄▄▀▀▘
               ▗▄▄▀▀
           ▗▄▞▀▘
        ▄▞▀▘
        """)
  }

  @Test func sine() {
    #expect(
      picture(.block, 48, 6) { $0.stroke(Curve.sine, series: 0) } == """
          ▗▟▀▀▀▀▙▖                ▗▟▀▀▀▀▙▖
         ▄▀      ▀▄              ▄▀      ▀▄
        ▞▘        ▝▚▖           ▞▘        ▝▚▖
                    ▚▖        ▗▞▘           ▚▖        ▗▞
                     ▀▄      ▄▀              ▀▄      ▄▀
                      ▝▜▄▄▄▄▛▘                ▝▜▄▄▄▄▛▘
        """)
  }

  @Test(arguments: [
    (0, 1, "▁"), (0, 5, "▅"), (0, 8, "█"), (7, 8, "▔"), (4, 8, "▀"), (2, 8, "█"), (3, 5, "▂"),
    (5, 6, "▔"), (0, 0, ""),
  ])
  func partOfACell(_ low: Int, _ high: Int, _ glyph: String) {
    let cover = BarLayer.Cover(series: 0, low: low, high: high)
    #expect(EighthBlocks.glyph(cover: cover, fill: "█") == glyph)
  }

  @Test func dotsAreTwoByTwo() {
    #expect(BlockCanvas.resolution(columns: 10, rows: 5, scale: 1) == Size(columns: 20, rows: 10))
  }
}
