import Testing

@testable import Charts

@Suite struct SaidQuarterTests {
  /// As captions say quarters in each language, and as files write them.
  @Test(arguments: [
    "Q2 1984", "1984/Q2", "1984Q2", "1984-q2", "T2 1984", "T2 de 1984", "II kw. 1984",
    "1984年第2季度", "1984年第二季度", "2. Quartal 1984", "2.º trimestre de 1984", "1984年第2四半期",
    "2e trimestre 1984",
  ])
  func isRead(_ text: String) {
    #expect(SaidQuarter(text).map { [$0.year, $0.number, $0.month] } == [1984, 2, 4])
  }

  @Test(arguments: [
    "1984", "Q2", "Q5 1984", "Q0 1984", "Q2 1984 1985", "May 2, 1984", "1984-02", "",
  ])
  func isNone(_ text: String) {
    #expect(SaidQuarter(text) == nil)
  }
}
