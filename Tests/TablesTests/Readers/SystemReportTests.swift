import Testing

@testable import Tables

@Suite struct SystemReportTests {
  private let title = "Linux 6.1.0 (web1) \t01/12/26 \t_x86_64_\t(4 CPU)\n\n"

  private func report(_ names: String, _ times: [String], title: String) -> String {
    let pages = times.enumerated().map { row, time in
      (row % 3 == 0 ? "\n00:00:01        CPU     \(names)\n" : "")
        + "\(time)        all      \(row + 5).87     \(94 - row).13\n"
    }
    return title + pages.joined() + "\nAverage:        all      6.87     92.13\n"
  }

  /// The title, the names of each page and the averages are no rows, also where no title is there.
  @Test(arguments: [true, false]) func reports(hasTitle: Bool) throws {
    let times = ["10", "20", "30", "40", "50", "55", "59"].map { "00:\($0):01" }
    let text = report("%user     %idle", times, title: hasTitle ? title : "")
    let table = try table(text, name: "-")
    #expect(table.names == ["time", "CPU", "%user", "%idle"] && table.rowCount == 7)
    #expect(try table.numbers(2).values == [5.87, 6.87, 7.87, 8.87, 9.87, 10.87, 11.87])
    #expect(try table.dates(0).values.first == 601)
    #expect(table.skippedLines > 2)
  }

  @Test func halvesOfTheDay() throws {
    let text =
      title
      + "12:00:01 AM  CPU  %user  %idle\n12:10:01 AM  all  5.1  94.9\n01:20:01 PM  all  6.1  93.9\n"
    #expect(try table(text, name: "-").dates(0).values == [601, 48_001])
  }

  @Test func othersAreNoReports() {
    for text in [
      "time a b\n00:10:01 1 2\n", "Linux is a kernel (of 1991)\nand so on\n",
      "00:10:01 5 6\n00:20:01 7 8\n",
      "",
    ] {
      #expect(SystemReport(Array(text.utf8)) == nil)
    }
  }
}
