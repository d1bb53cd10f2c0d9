import Screen
import Testing

@Suite struct ASCIICanvasTests {
  @Test func risingLine() {
    #expect(
      picture(.ascii, 24, 6) { $0.stroke(Curve.rise, series: 0) } == """
                            ..-'
                        _.-''
                    _.-'
                _-''
           ._-''
        _-''
        """)
  }

  @Test func valley() {
    #expect(
      picture(.ascii, 12, 6) { $0.stroke(Curve.valley, series: 0) } == #"""
        \          /
         `.       /
          `.     /
           `.   /
            `. /
             |/
        """#)
  }

  @Test func sine() {
    #expect(
      picture(.ascii, 48, 6) { $0.stroke(Curve.sine, series: 0) } == #"""
          ..''''..                ..''''..
         _'      '_              _'      '_
        /'        '\.           /'        '\.
                    \.        ./'           \.        ./
                     '_      _'              '_      _'
                      '`____''                '`____''
        """#)
  }

  @Test func upright() {
    let line: Points = [(x: 0.5, y: 0), (x: 0.5, y: 1)]
    #expect(picture(.ascii, 3, 3) { $0.stroke(line, series: 0) } == " |\n |\n |")
  }

  @Test func barsOfSeriesDifferInFill() {
    let bars = picture(.ascii, 11, 3) { canvas in
      for index in 0..<4 {
        let left = Double(index * 3) / 11
        canvas.fill(
          left: left, right: left + 2 / 11, bottom: 0, top: Double(index) / 3, series: index)
      }
    }
    #expect(
      bars == """
                 %%
              ++ %%
           == ++ %%
        """)
  }

  @Test func onlyASCIIIsDrawn() {
    let all = picture(.ascii, 60, 12) { canvas in
      for series in 0..<8 {
        canvas.stroke(Curve.sine, series: series)
        canvas.sign(x: Double(series) / 8, y: 0.5, series: series)
      }
      drawSignedBars(&canvas)
      canvas.gridLine(y: 0.9)
    }
    #expect(all.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
  }

  @Test func dotsAreTwoByThree() {
    #expect(ASCIICanvas.resolution(columns: 10, rows: 5, scale: 1) == Size(columns: 20, rows: 15))
  }
}
