import Testing

@testable import Tables

/// Commas within numbers part no cells.
@Suite struct InnerCommasTests {
  private func commas(_ lines: String...) -> InnerCommas? {
    InnerCommas(lines.map { Array($0.utf8) })
  }

  @Test func decimals() {
    #expect(commas("2026-11-20 08:00:00 40,6", "2026-11-20 08:00:01 41,7")?.areDecimal == true)
    #expect(commas("20.11.2026 40,6 °C", "21.11.2026 1.040,7 °C")?.areDecimal == true)
    #expect(commas("08:00 temp=52,2C n=5", "08:01 temp=52,3C n=6")?.areDecimal == true)
    #expect(commas("[2026-11-20 08:00:00] a 52,2 °C", "[2026-11-20 08:00:01] b 5,2 °C") != nil)
    #expect(commas("1,5 2,7", "1,6 2,9")?.areDecimal == true)
    #expect(commas("day value", "1 124,5", "2 181,0")?.areDecimal == true)
    #expect(commas("12 000,45", "13 100,20")?.areDecimal == true)
  }

  @Test func groups() {
    #expect(commas("08:00 visitors 1,204", "08:01 visitors 1,310")?.areDecimal == false)
    #expect(commas("2026-11-20 08:00:00,469 - a - 5", "2026-11-20 08:00:01,5 - b - 6") == nil)
    #expect(commas("2026-11-20 08:00:00,469 - a", "2026-11-20 08:00:01,501 - b") != nil)
  }

  /// Commas part cells where words stand around them, where they differ in number, and where both sides are values.
  @Test func delimiters() {
    #expect(commas("1,5", "2,7") == nil)
    #expect(commas("2026-11-20,40", "2026-11-21,41") == nil)
    for offset in ["+0200", "-05:00", "UTC+5:30"] {
      #expect(
        commas("2026-11-20 08:00:00 \(offset),1", "2026-11-20 09:00:00 \(offset),5") == nil)
    }
    #expect(commas("2026-11-20 08:00,40", "2026-11-20 08:01,41") == nil)
    #expect(commas("2026-11-20 08:00:00,5 kg", "2026-11-20 08:01:00,6 kg") == nil)
    #expect(commas("2026-11-20 08:00:00,469", "2026-11-20 08:01:00,470") == nil)
    #expect(commas("Room 1,20", "Room 2,21") == nil)
    #expect(commas("52 30,13 24", "48 51,2 21") == nil)
    #expect(commas("12,5 kg", "13,6 kg") == nil)
    #expect(commas("08:00 a, 5", "08:01 b, 6") == nil)
    #expect(commas("1,5 2", "1,6", "1,7") == nil)
    #expect(commas("", "") == nil)
  }

  /// Tables and logs with such commas, whatever they are called.
  @Test(arguments: ["a.txt", "a.log", "a.csv", "-"])
  func read(name: String) throws {
    let values = (0..<12).map { "4\($0 % 10),\($0 % 7)" }
    let lines: [(String) -> String] = [
      { "2026-11-20 08:00:00 \($0)" }, { "2026-11-20 08:00:00 temp \($0) °C" },
      { "20.11.2026 08:00:00 \($0)" }, { "2026-11-20 08:00:00 INFO temp=\($0)C hum=5\($0)%" },
      { "Nov 20 08:00:00 pi sensord[1]: temp \($0) C" },
    ]
    for line in lines {
      if name == "a.csv", line("").contains("temp") { continue }
      let text = values.map(line).joined(separator: "\n") + "\n"
      let table = try table(text, name: name) { $0.today = 20_780 }
      let numbers = table.columns.compactMap { column in
        if case .numbers(let numbers) = column.values { numbers } else { nil }
      }
      #expect(numbers.contains { $0.values[3] == 43.3 && $0.values[8] == 48.1 }, "\(text)")
    }
  }
}
