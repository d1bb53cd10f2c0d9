import Testing

@testable import Tables

/// Logs whose lines begin with a time.
@Suite struct EventLogTests {
  private static let today = 20_050  // November 23, 2024

  private func read(_ text: String, name: String = "-") throws -> Table {
    try table(text, name: name) { $0.today = Self.today }
  }

  /// Measures stand amid words behind a level.
  @Test func pairsAmidWords() throws {
    let lines = (1...4).map { step in
      """
      2026-11-20T08:0\(step):00Z INFO step=s\(step) started
      2026-11-20T08:0\(step):30Z INFO step=s\(step) finished duration=\(step * 3)s rc=0

      """
    }
    let table = try read(lines.joined())
    #expect(table.names == ["time", "level", "step", "duration", "rc", "message"])
    #expect(try table.numbers(3).optionals == [nil, 3, nil, 6, nil, 9, nil, 12])
    #expect(try table.numbers(3).unit == "s")
    #expect(try table.text(5).cells[0] == "step=s1 started")
  }

  /// `journalctl` and syslog: the year is the one before today.
  @Test func syslog() throws {
    let table = try read(
      """
      -- Boot 0123456789abcdef --
      Nov 22 10:00:01 box sshd[1234]: Accepted publickey for anna, port 52314
      Nov 22 10:00:02 box systemd-logind[812]: New session 14 of user anna.
      Nov  3 10:07:44 box kernel: usb 1-2: new high-speed USB device
      """)
    #expect(table.names == ["time", "host", "process", "pid", "message"])
    #expect(try table.dates(0).texts[0] == "2024-11-22 10:00:01")
    #expect(try table.dates(0).texts[2] == "2024-11-03 10:07:44")
    #expect(try table.text(2).cells == ["sshd", "systemd-logind", "kernel"])
    #expect(try table.numbers(3).optionals == [1_234, 812, nil])
    #expect(table.assumedYear == 2_024 && table.skippedLines == 1)
  }

  /// There was a February 29th in whatever year is taken.
  @Test func leapDays() throws {
    let text = "Feb 28 10:00:00 box a: x\nFeb 29 10:00:00 box a: y\nMar  1 10:00:00 box a: z\n"
    #expect(try read(text).dates(0).texts[1] == "2024-02-29 10:00:00")
    // A day that no year has changes nothing of it.
    let damaged = text.replacing("Feb 28", with: "Feb 30")
    #expect(try read(damaged).assumedYear == 2_024)
    let later = try table(text, name: "-") { $0.today = Self.today + 500 }
    #expect(try later.dates(0).texts[1] == "2024-02-29 10:00:00" && later.assumedYear == 2_024)
  }

  /// A level before the process is no host.
  @Test func levelsBeforeTheProcess() throws {
    let table = try read(
      """
      2024-05-01T01:22:12+02:00 INFO backup: job=db size=12 status=ok
      2024-05-01T02:36:12+02:00 ERROR backup: job=home size=144 status=failed
      """)
    #expect(table.names == ["time", "process", "level", "job", "size", "status"])
    #expect(try table.text(1).cells == ["backup", "backup"])
    #expect(try table.text(2).cells == ["INFO", "ERROR"])
    #expect(try table.numbers(4).values == [12, 144])
  }

  /// Behind December comes the next year, before January the one before; nothing is in the future.
  @Test func yearsFollowEachOther() throws {
    let lines = ["Nov 30 10:00:00 a b: c", "Dec 31 10:00:00 a b: c", "Jan 1 10:00:00 a b: c"]
    for order in [lines, lines.reversed()] {
      let years = try read(order.joined(separator: "\n")).dates(0).texts.map { $0.prefix(4) }
      #expect(years.sorted() == ["2023", "2023", "2024"])
    }
    #expect(try read("Dec 24 10:00:00 a b: c\n").assumedYear == 2_023)
  }

  @Test func timesOfTheirOwn() throws {
    let table = try read(
      """
      2024-11-22T10:00:01.123456+01:00 box sshd[1234]: Accepted
      <34>1 2024-11-22T10:00:02Z box cron[7]: Done
      """)
    #expect(try table.dates(0).values.count == 2 && table.assumedYear == nil)
    #expect(try table.text(2).cells == ["sshd", "cron"])
  }

  /// Levels behind the time, as most programs write them.
  @Test(arguments: ["INFO", "[INFO]", "INFO:", "[info]"])
  func levels(level: String) throws {
    for time in ["2024-01-01 10:00:00,123", "[2024-01-01 10:00:00]", "2024-01-01T10:00:00Z"] {
      let table = try read("\(time) \(level) all is well\n\(time) ERROR it is not\n")
      #expect(table.names == ["time", "level", "message"])
      #expect(try table.text(1).cells[1] == "ERROR")
      #expect(try table.text(2).cells == ["all is well", "it is not"])
    }
  }

  @Test(arguments: ["2024-01-01T00:00:00Z", "2024/01/01 00:00:00", "Jan  1 00:00:00 box app[77]:"])
  func pairsBehindATime(prefix: String) throws {
    let table = try read(
      "\(prefix) level=info msg=\"all done\" dur=3ms\n\(prefix) level=warn msg=slow dur=1.2s\n")
    #expect(table.names.first == "time")
    #expect(table.names.suffix(3) == ["level", "msg", "dur"])
    #expect(try table.numbers(table.columns.count - 1).values == [0.003, 1.2])
  }

  /// Any words behind a time, as `dpkg` writes them: the first are kinds where they are few.
  @Test func words() throws {
    let table = try read(
      """
      2025-06-24 14:36:25 startup archives unpack
      2025-06-24 14:36:25 upgrade zip:amd64 3.0-12 3.0-13
      2025-06-24 14:36:26 status unpacked zip:amd64 3.0-13
      2025-06-24 14:36:27 status installed zip:amd64 3.0-13
      2025-06-24 14:36:27 startup packages configure
      2025-06-24 14:36:29 upgrade tar:amd64 1.34 1.35
      """, name: "dpkg.log")
    #expect(table.names == ["time", "action", "message"] && table.rowCount == 6)
    #expect(try table.text(1).dictionary == ["startup", "upgrade", "status"])
    #expect(try table.text(2).cells[3] == "installed zip:amd64 3.0-13")
    #expect(try table.dates(0).precision == .second)
  }

  @Test func wordsThatAreNoKinds() throws {
    let table = try read(
      "2025-06-24 14:36:25 Anna came\n2025-06-24 14:36:26 Ben left\n2025-06-24 14:36:27 Cleo sang\n"
    )
    #expect(table.names == ["time", "message"])
    #expect(try table.text(1).cells[1] == "Ben left")
  }

  /// A text that is no log is told so, and never called empty.
  @Test func noLogAtAll() {
    for format in [ReadingOptions.FileFormat.log, .accessLog] {
      #expect(
        problem("a,b\n1,2\n") { $0.format = format }
          == .notInFormat(row: 1, format: format.rawValue))
      #expect(problem("\n") { $0.format = format } == .empty)
    }
  }

  /// A table of blanks stays one, and so does a table of commas.
  @Test(arguments: [
    "2024-01-01 10:00:00 3.5 4.5\n2024-01-01 10:01:00 3.6 4.6\n",
    "2024-01-01 10:00:00,INFO,4\n2024-01-01 10:01:00,WARN,5\n",
    "2024-01-01 10:00:00 a 4.5\n2024-01-01 10:01:00 b 4.6\n2024-01-01 10:02:00 b 4.6\n",
    "2024-01-01 10:00:00\ta\t4.5\n2024-01-01 10:01:00\tb\t4.6\n2024-01-01 10:02:00\tb\t4.6\n",
    "2024-01-01 10:00:00 UTC,4.5\n2024-01-01 10:01:00 UTC,5\n2024-01-01 10:01:00 UTC,5\n",
  ])
  func noLogs(text: String) throws {
    #expect(try !read(text).names.contains("message"))
  }

  @Test func halvesOfTheDay() throws {
    let table = try table(
      "2026-11-20 11:00:00 AM temp 40 C\n2026-11-20 12:00:00 PM temp 41 C\n"
        + "2026-11-20 01:00:00 PM temp 43 C\n", name: "-")
    #expect(table.names == ["time", "temp"])
    let times = try table.dates(0).values
    #expect(times.map { $0 - times[0] } == [0, 3_600, 7_200])
  }

  /// As the examples of Python's module for logs write them.
  @Test(arguments: [" - app.metrics - INFO - ", " - INFO - "])
  func dashes(head: String) throws {
    let lines = (0..<5).map { "2026-11-20 08:00:0\($0),469\(head)latency 4\($0) ms" }
    let table = try table(lines.joined(separator: "\n"), name: "-")
    #expect(table.names.first == "time" && table.names.last == "latency")
    #expect(table.names.contains("level"))
    #expect(try table.numbers(table.columns.count - 1).values == [40, 41, 42, 43, 44])
  }

  /// Seconds since the start, as the kernel writes them, and since 1970.
  @Test(arguments: [("[   12.250000]", 12.25), ("(1795000000.250)", 1_795_000_000.25)])
  func seconds(head: String, first: Double) throws {
    let next = head.replacing("2.25", with: "3.50").replacing("0.25", with: "1.50")
    let lines = [head, next, next.replacing("50", with: "75")].enumerated().map {
      "\($1) temp: 4\($0) C"
    }
    let table = try table(lines.joined(separator: "\n"), name: "-")
    #expect(table.names == ["time", "temp"])
    let isDate = if case .dates = table.columns[0].values { true } else { false }
    #expect(isDate == (first > 1e9))
    #expect(try isDate ? table.dates(0).values[0] == first : table.numbers(0).values[0] == first)
    #expect(try table.numbers(1).values == [40, 41, 42])
  }

  /// Numbers in brackets behind which nothing stands are no log.
  @Test func brackets() throws {
    #expect(try table("[12.250]\n[13.500]\n", name: "-").names != ["time"])
  }

  /// No host stands before the first colon in the lines of the kernel: its first word is the part that a line is of.
  @Test func partsOfTheKernel() throws {
    let table = try table(
      """
      [    0.000000] Linux version 6.1.0-18-amd64 (debian-kernel@lists.debian.org) (gcc-12)
      [    0.000000] Command line: BOOT_IMAGE=/boot/vmlinuz ro quiet
      [    0.250000] ACPI: RSDP 0x00000000000F05B0 000024
      [    1.500000] usb 1-1: new high-speed USB device number 2
      [    1.750000] usb 1-1: New USB device found, idVendor=8087
      [    2.000000] systemd[1]: Detected architecture x86-64.
      [    2.250000]  </TASK>
      """, name: "-")
    #expect(table.names == ["time", "process", "message"] && table.rowCount == 7)
    #expect(try table.numbers(0).unit == "s")
    #expect(
      try table.text(1).cells.map { $0 ?? "" } == [
        "", "Command", "ACPI", "usb", "usb", "systemd", "",
      ])
    #expect(try table.text(2).cells[3] == "usb 1-1: new high-speed USB device number 2")
  }

  /// `dmesg -T` and the web server write the name of the day.
  @Test(arguments: ["[Tue Sep  1 08:00:0%d 2026]", "Tue Sep  1 08:00:0%d UTC 2026"])
  func namesOfDays(head: String) throws {
    let lines = (0..<5).map { "\(head.replacing("%d", with: "\($0)")) usb 1-\($0) is gone" }
    let table = try table(lines.joined(separator: "\n"), name: "-")
    let times = try table.dates(0).values
    #expect(times.map { $0 - times[0] } == [0, 1, 2, 3, 4])
  }
}
