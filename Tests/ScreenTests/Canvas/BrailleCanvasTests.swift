import Screen
import Testing

@Suite struct BrailleCanvasTests {
  @Test func risingLine() {
    #expect(
      picture(.braille, 24, 6) { $0.stroke(Curve.rise, series: 0) } == """
                            ⣀⠤⠒⠉
                        ⣀⠤⠒⠉
                    ⣀⠤⠒⠉
                ⣀⠤⠒⠉
            ⣀⠤⠒⠉
        ⣀⠤⠒⠉
        """)
  }

  @Test func valley() {
    #expect(
      picture(.braille, 24, 6) { $0.stroke(Curve.valley, series: 0) } == """
        ⠑⢄                    ⡠⠊
          ⠑⢄                ⡠⠊
            ⠑⢄            ⡠⠊
              ⠉⠢⡀       ⡠⠊
                ⠈⠢⡀   ⡠⠊
                  ⠈⠢⡠⠊
        """)
  }

  @Test func sine() {
    #expect(
      picture(.braille, 48, 6) { $0.stroke(Curve.sine, series: 0) } == """
          ⢀⡴⠊⠉⠉⠑⢦⡀                ⢀⡴⠊⠉⠉⠑⢦⡀
         ⡠⠋      ⠙⢄              ⡠⠋      ⠙⢄
        ⡔⠁        ⠈⢢⡀           ⡔⠁        ⠈⢢⡀
                    ⠣⡀        ⢀⠜⠁           ⠣⡀        ⢀⠜
                     ⠑⣄      ⣠⠊              ⠑⣄      ⣠⠊
                      ⠈⠳⢄⣀⣀⡠⠞⠁                ⠈⠳⢄⣀⣀⡠⠞⠁
        """)
  }

  @Test func signedBars() {
    #expect(
      picture(.braille, 24, 5, drawSignedBars) == """

                        ▂▂  ██
        ▄▄  ▄▄  ▄▄      ▀▀  ▀▀
        ██  ██  ▔▔
        ██
        """)
  }

  @Test func dotsAreTwoByFour() {
    #expect(BrailleCanvas.resolution(columns: 10, rows: 5, scale: 1) == Size(columns: 20, rows: 20))
  }
}
