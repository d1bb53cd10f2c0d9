import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessCalibrationsTests {
  private func table(_ name: String, noise: Int) -> String {
    let levels = [0.5, 1, 2, 5, 10, 20, 50]
    return tableText("Injected,\(name),Area", 21) { row in
      let given = levels[row / 3]
      let time = "2026-03-09 \(9 + row / 6):\(10 + row % 6 * 8)"
      return "\(time),\(given),\(given * 17.1 + Double(row * 7 % 3 * noise))"
    }
  }

  /// The time at which a standard was measured is no course.
  @Test(arguments: ["Conc.", "Concentration (mg/L)", "Konzentration", "dose", "濃度"])
  func anAnswerStandsOverWhatWasGiven(_ name: String) throws {
    let chart = try readFirstChart(table(name, noise: 1))
    #expect(chart.type == .scatter && chart.channels?.y == ["Area"])
    #expect(chart.series[0].x.count == 21)
  }

  @Test func whatNobodyGaveIsACourse() throws {
    #expect(try readFirstChart(table("Pressure", noise: 1)).type == .line)
    #expect(try readFirstChart(table("Conc.", noise: 900)).type == .line)
  }
}
