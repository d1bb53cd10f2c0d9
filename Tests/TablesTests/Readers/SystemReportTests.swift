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

  /// The day of the title is that of the first time, where it can be read in one way only; midnight begins the next.
  @Test(arguments: ["11/28/2026", "28/11/26", "2026-11-28", "28.11.2026"])
  func daysOfTheTitle(day: String) throws {
    let text =
      "Linux 6.1.0 (web1) \t\(day) \t_x86_64_\t(4 CPU)\n\n"
      + "11:40:01 PM  CPU  %user  %idle\n11:50:01 PM  all  5.1  94.9\n12:00:01 AM  all  6.1  93.9\n"
    let times = try table(text, name: "-").dates(0).values
    #expect(times[1] - times[0] == 600 && Int(times[0]) / 86_400 == 20_785)
  }

  @Test func halvesOfTheDay() throws {
    let text =
      title
      + "12:00:01 AM  CPU  %user  %idle\n12:10:01 AM  all  5.1  94.9\n01:20:01 PM  all  6.1  93.9\n"
    #expect(try table(text, name: "-").dates(0).values == [601, 48_001])
  }

  /// A page with other names is another table: joined where it tells of the same times, else left out and counted.
  @Test func pagesOfOtherNames() throws {
    let memory = "12:00:01 AM kbmemfree kbmemused\n12:10:01 AM 100 200\n12:20:01 AM 110 190\n"
    let disks = "12:00:01 AM tps rtps\n12:10:01 AM 1 2\n12:20:01 AM 2 3\n"
    for text in [memory + "\n" + disks, disks + "Average: 1.5 2.5\n\n" + memory] {
      let table = try table(title + text, name: "-")
      #expect(Set(table.names) == ["time", "kbmemfree", "kbmemused", "tps", "rtps"])
      #expect(table.rowCount == 2)
      let column = try #require(table.names.firstIndex(of: "kbmemfree"))
      #expect(try table.numbers(column).values == [100, 110])
    }
    let devices =
      "\n12:00:01 AM IFACE rxkB/s\n12:10:01 AM lo 1\n12:10:01 AM eth0 2\n12:20:01 AM lo 3\n"
    let table = try table(title + memory + devices, name: "-")
    #expect(table.names == ["time", "kbmemfree", "kbmemused"] && table.rowCount == 2)
    // The title, the names and three rows.
    #expect(table.skippedLines == 5)
  }

  @Test func commandsWithBlanks() throws {
    let rows = (1...3).map {
      "10:00:0\($0)  0  \($0)  2.5  fire fox\n10:00:0\($0)  0  \($0)  1.5  bash\n"
    }
    let table = try table(
      title + "10:00:00  UID  PID  %usr  Command\n" + rows.joined(), name: "-")
    #expect(table.rowCount == 6 && table.skippedLines == 1)
    #expect(try table.numbers(3).values == [2.5, 1.5, 2.5, 1.5, 2.5, 1.5])
  }

  /// Also where the report is cut.
  @Test func processorsAreNames() throws {
    let processors = ["all", "0", "1", "2", "3"]
    let pages = (0..<3).map { page in
      "10:00:0\(page)  CPU  %usr  %idle\n"
        + processors.prefix(page < 2 ? 5 : 4).map { "10:00:0\(page)  \($0)  5.5  94.5\n" }.joined()
        + "\n"
    }
    let table = try table(title + pages.joined() + "10:00:02    3", name: "-")
    #expect(table.rowCount == 14)
    #expect(try table.text(1).firstNonNumber == nil && table.text(1).dictionary == processors)
  }

  @Test func secondsOfTheEpoch() throws {
    let rows = (0...4).map { "170531280\($0) 1000 10 1.\($0) bash\n" }
    let table = try table(title + "# Time UID PID %usr Command\n" + rows.joined(), name: "-")
    #expect(table.names == ["time", "UID", "PID", "%usr", "Command"])
    #expect(try table.numbers(0).values.first == 1_705_312_800)
  }

  /// Without a row there is nothing to chart, and the names of the report are not those of a table of other words.
  @Test func namesWithoutRows() {
    let names = "12:00:01 AM CPU %user %idle\n"
    #expect(throws: InputProblem.self) { try table(title + names + names, name: "-") }
    #expect(
      SystemReport(Array((title + names).utf8))?.bytes == Array("time\tCPU\t%user\t%idle\n".utf8))
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
