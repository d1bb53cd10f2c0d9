import Testing

@testable import Tables

@Suite struct DeviceReportTests {
  private let title = "Linux 6.1.0 (web1) \t01/12/26 \t_x86_64_\t(4 CPU)\n\n"
  private let processors = "avg-cpu:  %user   %nice   %idle\n           6.21    0.02   93.77\n\n"
  private let devices =
    "Device             tps    kB_read/s\nsda               4.51        12.80\nsdb               0.73         0.51\n\n"

  /// One report has a row for each device; the shares of the processors beside it are left out and counted.
  @Test func oneReport() throws {
    for text in [title + processors + devices, processors + devices, title + devices] {
      let table = try table(text, name: "-")
      #expect(table.names == ["Device", "tps", "kB_read/s"] && table.rowCount == 2)
      #expect(try table.numbers(1).values == [4.51, 0.73])
      #expect(table.skippedLines > 0)
    }
  }

  /// Several reports are told apart by their numbers, or by their times where these are there.
  @Test func severalReports() throws {
    let pages = String(repeating: processors + devices, count: 3)
    let numbered = try table(title + pages, name: "-")
    #expect(numbered.names == ["report", "Device", "tps", "kB_read/s"] && numbered.rowCount == 6)
    #expect(try numbered.numbers(0).values == [1, 1, 2, 2, 3, 3])
    let times = (1...3).map { "01/13/2026 10:15:0\($0) PM\n" + devices }.joined()
    let timed = try table(title + times, name: "-")
    #expect(timed.names[0] == "time")
    #expect(try timed.dates(0).values.map { Int($0) % 86_400 }.last == 22 * 3_600 + 15 * 60 + 3)
  }

  /// Without devices there is a row of processors in each report.
  @Test func processorsAlone() throws {
    let table = try table(title + String(repeating: processors, count: 2), name: "-")
    #expect(table.names == ["report", "%user", "%nice", "%idle"] && table.rowCount == 2)
  }
}
