import Testing

@testable import Tables

@Suite struct BlankSeparatedTextTests {
  private func blanks(_ text: String) throws -> Table { try table(text, name: "-") }

  /// Bars between groups of names part these as blanks do, and the line above tells the groups apart.
  @Test func barsPartNames() throws {
    let rows = "  lo: 7279 167 0 7000 160\neth0: 9706 12 3 6274 9\neth1: 5 6 7 8 9\n"
    let names = try blanks(" face |bytes packets multicast|bytes packets\n" + rows).names
    #expect(names == ["face", "bytes", "packets", "multicast", "bytes 2", "packets 2"])
    let spanned = try blanks(
      "Inter-|  Receive   |  Transmit\n face |bytes packets multicast|bytes packets\n" + rows)
    #expect(
      spanned.names == [
        "Interface", "Receive bytes", "Receive packets", "Receive multicast", "Transmit bytes",
        "Transmit packets",
      ])
    #expect(try spanned.skippedLines == 0 && spanned.numbers(1).values == [7279, 9706, 5])
  }

  /// It is told that nothing names the columns, but not where that was stated, or their form tells it.
  @Test func namesMayBeLacking() throws {
    let numbers = "2 6 1\n1 8 2\n4 6 3\n"
    #expect(try blanks(numbers).lacksHeader && blanks("a b c\n" + numbers).lacksHeader == false)
    #expect(try table(numbers, name: "-") { $0.hasHeader = false }.lacksHeader == false)
    #expect(try blanks("  3 apple\n  2 pear\n  1 fig\n").lacksHeader == false)
  }

  /// Among paths a point is the folder that they are in, whose size is that of all.
  @Test func aFolderAmongPaths() throws {
    let table = try blanks("4.0K ./a\n1.2G ./video\n340M ./photos\n1.6G .\n")
    #expect(try table.text(1).cells == ["./a", "./video", "./photos", "."])
    let left = try #require(table.withoutSummaries(keeping: []))
    #expect(left.summaries == [.sum(".")] && left.table.rowCount == 3)
    let total = try #require(
      try blanks("4.0K a/x\n1.2G b/y\n340M c/z\n1.6G total\n").withoutSummaries(keeping: []))
    #expect(total.summaries == [.sum("total")])
    // Among other words it is no value.
    let words = try blanks("4 north\n12 south\n3 .\n5 west\n")
    #expect(try words.text(1).codes[2] == -1)
  }

  @Test func headingsOverSeveralColumnsAreNoNames() throws {
    let table = try blanks(
      """
      procs -----------memory---------- ---swap--
       r  b   swpd   free   buff  cache   si   so
       3  0      0    100     10   1000    0    0
      procs -----------memory---------- ---swap--
       r  b   swpd   free   buff  cache   si   so
       2  1      5    200     20   2000    0    0
      """)
    #expect(table.names == ["r", "b", "swpd", "free", "buff", "cache", "si", "so"])
    #expect(try table.numbers(3).values == [100, 200])
  }

  @Test func theLastNameMayHaveTwoWords() throws {
    let table = try blanks(
      "Filesystem  Size  Used Use% Mounted on\n/dev/vda     32G   11G  36% /\ntmpfs        24G    1G   4% /dev/shm\n"
    )
    #expect(table.names == ["Filesystem", "Size", "Used", "Use%", "Mounted on"])
    #expect(try table.numbers(1).unit == "G")
    #expect(try table.text(4).cells == ["/", "/dev/shm"])
  }

  @Test func theLastCellMayHaveBlanks() throws {
    let table = try blanks(
      "PID %CPU COMMAND\n  1  0.3 init --all\n  2  1.5 [kthread]\n 42  0.0 sh -c a b c\n")
    #expect(table.names == ["PID", "%CPU", "COMMAND"])
    #expect(try table.text(2).cells == ["init --all", "[kthread]", "sh -c a b c"])
  }

  @Test func aListingOfFilesHasNames() throws {
    let table = try blanks(
      """
      total 8
      -rw-r--r--  1 root root  405 Nov 22 14:42 a.txt
      drwxr-xr-x 14 root root 4096 Nov 22 14:56 My Sources
      """)
    #expect(table.names.prefix(2) == ["name", "size"])
    #expect(try table.text(0).cells == ["a.txt", "My Sources"])
    #expect(try table.numbers(1).values == [405, 4096])
  }

  @Test func theLastCommentNamesTheColumns() throws {
    let table = try blanks("# made by hand\n# x  height\n0 1.5\n# a break\n1 2.5\n")
    #expect(table.names == ["x", "height"])
    #expect(try table.numbers(1).values == [1.5, 2.5])
  }

  @Test func rowsMayHaveNamesOfTheirOwn() throws {
    let table = try blanks("\"height\" \"weight\"\n\"Ann B\" 58 115\n\"Cy\" 59 117\n")
    #expect(table.names == ["name", "height", "weight"])
    #expect(try table.text(0).cells == ["Ann B", "Cy"])
  }

  @Test func namesWithBlanksWhereCellsAreFartherApart() throws {
    let table = try blanks(
      "CONTAINER ID   CPU %   NAME\n4c01db0b339c   1.5%    web\nd7886598dbe2   2.5%    db\n")
    #expect(table.names == ["CONTAINER ID", "CPU %", "NAME"])
    #expect(try table.numbers(1).values == [1.5, 2.5])
  }

  @Test func countsOfLines() throws {
    let table = try blanks("      5 GET /a b\n     12 GET /\n      1 POST /a b c\n")
    #expect(try table.numbers(0).values == [5, 12, 1])
    #expect(try table.text(1).cells == ["GET /a b", "GET /", "POST /a b c"])
  }

  @Test func aRuleUnderTheNames() throws {
    let table = try blanks("a  name\n-  -----\n1  x\n2  y z\n")
    #expect(table.names == ["a", "name"])
    #expect(try table.text(1).cells == ["x", "y z"])
  }

  /// The date and the time of day that `vmstat -t` writes under one name are one cell.
  @Test func aDateAndATimeOfDayAreOneCell() throws {
    let table = try blanks(
      """
      procs ------cpu----- -----timestamp-----
       r  b us sy id wa                 UTC
       1  0 64  5 31  0 2026-11-22 18:12:18
       1  0  0  1 99  0 2026-11-22 18:12:19
       2  0 10  1 89  0 2026-11-22 18:12:20
      """)
    #expect(table.names == ["r", "b", "us", "sy", "id", "wa", "UTC"])
    #expect(try table.numbers(4).values == [31, 99, 89])
    #expect(try table.dates(6).precision == .second)
    #expect(table.isSequence)
  }

  /// Names that overflow their columns shift what is behind them, but no cell.
  @Test func theLastCellHasBlanksWhereverItBegins() throws {
    let table = try blanks(
      """
      USER  PID %CPU COMMAND
      root    1  0.3 init --all
      longusername 2  1.5 sh -c a
      another-long 42 0.0 kthread
      """)
    #expect(try table.text(3).cells == ["init --all", "sh -c a", "kthread"])
    #expect(try table.numbers(1).values == [1, 2, 42])
  }

  @Test func missingCells() throws {
    let table = try blanks("a b\n1 -\nNaN 2\n")
    #expect(try table.numbers(0).optionals == [1, nil])
    #expect(try table.numbers(1).optionals == [nil, 2])
  }

  @Test func aRowThatIsShortNamesItsPlace() {
    let rows = String(repeating: "1 2 3\n", count: 20_000)
    #expect(
      problem(rows + "12 2\n", name: "-") == .raggedRow(row: 20_001, expected: 3, found: 2))
  }

  /// A year that is not over, and what stands below it.
  @Test func theLastRowIsCutShort() throws {
    let rows = (2_001...2_009).map { "\($0)  1\($0 % 7).0  2\($0 % 5).5   3.\($0 % 9)\n" }.joined()
    for notes in ["", "----------\nNo value was seen in March 2004.\n\nNote: Data after May.\n"] {
      let table = try table(
        "    MEAN VALUES\n=====\nYear   Jan   Feb   Mar\n" + rows + "2010  12.5  20.0\n" + notes,
        name: "a.dat")
      #expect(table.names == ["Year", "Jan", "Feb", "Mar"] && table.rowCount == 10)
      #expect(try table.numbers(2).values[9] == 20 && table.numbers(3).optionals[9] == nil)
      #expect(table.shortRows == ShortRows(count: 1, row: 13))
    }
    // A cell that stands elsewhere is that of another column.
    let gap = try TablesTests.table(
      "a  b   c\n" + String(repeating: "1  2   3\n", count: 9) + "1      3\n", name: "a.dat")
    #expect(try gap.numbers(1).optionals[9] == nil && gap.numbers(2).values[9] == 3)
    #expect(gap.shortRows == nil)
  }

  @Test func blanksInAFileOfTabs() throws {
    let table = try table(" ID tx T\n0 1 100\n1 1 5\n2 0 30\n", name: "a.tsv")
    #expect(table.names == ["ID", "tx", "T"] && table.rowCount == 3)
  }

  @Test func whatIsAskedForIsRead() throws {
    let table = try table("a,b 1\nc,d 2\n", name: "x.txt") { $0.format = .blanks }
    #expect(try table.text(0).cells == ["a,b", "c,d"])
    #expect(
      problem("a b\n1 2\n1\n", name: "x.txt") { $0.format = .blanks }
        == .raggedRow(row: 3, expected: 2, found: 1))
    #expect(problem("", name: "x") { $0.format = .blanks } == .empty)
    #expect(problem("a b\n", name: "x") { $0.format = .blanks } == .headerOnly)
    #expect(
      problem("# a\n", name: "x") { $0.format = .blanks }
        == .notInFormat(row: 1, format: "blanks"))
  }

  @Test func decimalCommas() throws {
    let table = try table("1,5  2,5\n3,5  4,5\n", name: "x.dat") { $0.hasDecimalComma = true }
    #expect(try table.numbers(1).values == [2.5, 4.5])
  }

  /// `free` has no name for its first column, and fewer values for the second row.
  @Test func cellsStandUnderTheEndsOfTheirNames() throws {
    let table = try blanks(
      """
                     total        used        free
      Mem:            31Gi       5.2Gi        20Gi
      Swap:          2.0Gi                   2.0Gi
      """)
    #expect(table.names == ["name", "total", "used", "free"])
    #expect(try table.text(0).cells == ["Mem:", "Swap:"])
    #expect(try table.numbers(1).values == [31, 2] && table.numbers(1).unit == "GiB")
    #expect(try table.numbers(2).optionals == [5.2, nil])
  }

  @Test func whatWasCountedIsAKind() throws {
    let words = try blanks("     12 foo\n      7 bar baz\n    131 zap\n")
    #expect(words.names == ["count", "value"])
    #expect(try words.numbers(0).values == [12, 7, 131])
    #expect(try words.text(1).cells == ["foo", "bar baz", "zap"])
    #expect(try blanks("     12 foo\n      7 bar\n").names == ["count", "value"])
    #expect(try blanks("     12 200\n      7 404\n").text(1).cells == ["200", "404"])
    // A count that could be a year makes no header.
    let years = try blanks("   1030 so\n    131 so.0\n     76 so.1\n")
    #expect(try years.numbers(0).values == [1030, 131, 76])
    // Weights have a unit.
    #expect(try blanks("     12 kg\n      7 kg\n").numbers(0).unit == "kg")
    #expect(try blanks("     12 ms\n      7 s\n").names == ["1"])
  }

  /// `kubectl get pods`: remarks behind numbers, ages of days and hours.
  @Test func pods() throws {
    let table = try table(
      """
      NAME                    READY   STATUS             RESTARTS        AGE
      web-7d4b9c6f5-abcde     1/1     Running            0               5d3h
      web-7d4b9c6f5-fghij     1/1     Running            2 (3h ago)      12d
      cache-5c9f8b7d6-klmno   0/1     CrashLoopBackOff   0               48m

      """, name: "-")
    #expect(table.names == ["NAME", "READY", "STATUS", "RESTARTS", "AGE"])
    #expect(try table.numbers(3).values == [0, 2, 0])
    #expect(try table.numbers(4).values == [5.125, 12, 48.0 / 1_440])
    #expect(try table.numbers(4).unit == "d")
  }

  /// `docker ps`: a cell may be missing, and one has a letter of three bytes.
  @Test func containers() throws {
    let table = try table(
      """
      CONTAINER ID   IMAGE         COMMAND                  CREATED             PORTS      NAMES
      3f2a9d1c7e88   nginx:1.25    "/docker-entrypoint.…"   2 hours ago         80/tcp     web
      a81b2c3d4e5f   postgres:16   "docker-entrypoint.s…"   About an hour ago   5432/tcp   db
      b92c3d4e5f60   redis:7       "docker-entrypoint.s…"   3 days ago                     cache

      """, name: "-")
    #expect(table.names == ["CONTAINER ID", "IMAGE", "COMMAND", "CREATED", "PORTS", "NAMES"])
    #expect(try table.numbers(3).values == [2, 1, 72] && table.numbers(3).unit == "h")
    #expect(try table.text(4).cells == ["80/tcp", "5432/tcp", nil])
    #expect(try table.text(5).cells == ["web", "db", "cache"])
  }

  /// `docker stats`: two values in a cell.
  @Test func usages() throws {
    let table = try table(
      """
      CONTAINER ID   NAME    CPU %     MEM USAGE / LIMIT     MEM %     NET I/O         PIDS
      3f2a9d1c7e88   web     0.07%     24.5MiB / 15.5GiB     0.15%     1.2MB / 850kB   9
      a81b2c3d4e5f   db      1.25%     512MiB / 15.5GiB      1.97%     3.4MB / 2.1MB   27

      """, name: "-")
    #expect(
      table.names == [
        "CONTAINER ID", "NAME", "CPU %", "MEM USAGE", "LIMIT", "MEM %", "NET I", "NET O", "PIDS",
      ])
    #expect(try table.numbers(3).values[1] == 512 && table.numbers(3).unit == "MiB")
    #expect(try table.numbers(7).unit == "MB")
  }

  /// The lines of `top -b` above its table are none of it, and a size without a letter is of 1024 bytes.
  @Test func topAndItsSummary() throws {
    let table = try table(
      """
      top - 10:15:32 up 12 days,  3:04,  2 users,  load average: 0.52, 0.58, 0.59
      Tasks: 231 total,   1 running, 230 sleeping,   0 stopped,   0 zombie
      %Cpu(s):  2.3 us,  0.8 sy,  0.0 ni, 96.6 id,  0.2 wa,  0.0 hi,  0.1 si,  0.0 st
      MiB Mem :  15887.4 total,   1203.9 free,   5731.2 used,   8952.3 buff/cache
      MiB Swap:   2048.0 total,   1920.0 free,    128.0 used.   9318.6 avail Mem

          PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND
         1532 anna      20   0 4194304 512340 123456 S  12.5   3.1  15:23.45 firefox --new
          981 root      20   0  345678  45678  12345 S   0.7   0.3   0:59.12 systemd-journal
         3100 anna      20   0    1.2g 345000  98765 R   0.3   2.2   1:02.03 code

      """, name: "-")
    #expect(table.rowCount == 3 && table.names.first == "PID" && table.skippedLines == 5)
    #expect(try table.numbers(4).unit == "GiB" && table.numbers(4).values[0] == 4)
    #expect(try table.text(11).cells == ["firefox --new", "systemd-journal", "code"])
  }

  /// "AM" and "PM" belong to the time before them.
  @Test func halvesOfTheDay() throws {
    let rows = [("09:00:00 AM", 20), ("11:59:00 AM", 21), ("12:00:00 PM", 22), ("01:00:00 PM", 23)]
    let texts: [(header: String, day: String)] = [
      ("", "11/20/2026 "), ("when value\n", "11/20/2026 "), ("date time value\n", "11/20/2026 "),
      ("", ""), ("time value\n", ""),
    ]
    for (header, day) in texts {
      let text = header + rows.map { "\(day)\($0.0) \($0.1).5\n" }.joined()
      let table = try blanks(text).joiningTimes(keeping: [])
      let dates = try table.dates(0)
      #expect(dates.values.map { ($0 - dates.values[0]) / 60 } == [0, 179, 180, 240], "\(text)")
      #expect(try table.numbers(1).values == [20.5, 21.5, 22.5, 23.5], "\(text)")
    }
    // Kinds that are called so have no time before them.
    #expect(try blanks("4 AM 5\n5 PM 6\n").columns.count == 3)
  }

  /// A message amid numbers is no row, and is told as the cell that is none.
  @Test(arguments: [
    "error: no answer from sensor", "timeout", "ping: sendmsg: Network is unreachable",
  ])
  func aMessageAmidRows(message: String) throws {
    for head in ["2026-09-01T00:0", "175668480", "2026-09-01 00:0"] {
      let rows = (0..<12).map {
        "\(head)\(head.hasSuffix(":0") && $0 > 9 ? 9 : $0 % 10)\(head.hasSuffix(":0") ? ":\(10 + $0)" : "") \(20 + $0).5"
      }
      let text = (rows[..<7] + [message] + rows[7...]).joined(separator: "\n")
      let table = try blanks(text)
      #expect(table.rowCount == 13 && table.shortRows == ShortRows(count: 1, row: 8), "\(text)")
      let last = try table.numbers(table.columns.count - 1)
      #expect(last.values.filter(\.isFinite).count == 12)
    }
  }

  /// Few rows do not tell that a line is none, nor do many such lines.
  @Test func linesThatAreOftenOtherAreRows() throws {
    let rows = (0..<6).map { "\($0).5 \($0 * 2)" }
    let text = (rows + ["no answer at all", "and none again"]).joined(separator: "\n")
    #expect(try (try? blanks(text))?.shortRows == nil || blanks(text).skippedLines == 2)
  }

  /// Empty lines were counted, too.
  @Test(arguments: [
    "      3 apple\n     12 \n      7 pear tree\n      1 quince\n",
    "     12\n      3 apple\n      7 pear tree\n      1 quince\n",
    "      3 apple\n      7 pear tree\n      1 quince\n     12\n",
  ])
  func countsOfEmptyLines(text: String) throws {
    let table = try blanks(text)
    #expect(table.names == ["count", "value"] && table.rowCount == 4 && table.skippedLines == 0)
    #expect(try Set(table.numbers(0).values) == [3, 12, 7, 1])
    let cells = try table.text(1).cells
    #expect(Set(cells) == ["apple", "pear tree", "quince", ColumnValues.missingText])
    #expect(
      try cells.firstIndex(of: ColumnValues.missingText)
        == table.numbers(0).values.firstIndex(of: 12))
  }

  /// The words of a time are one cell, with the names of the columns above or not.
  @Test(arguments: [
    ("%a Sep  %d 08:00:00 UTC 2026", ""), ("%a Sep  %d 08:00:00 UTC 2026", "when value\n"),
    ("%a %d Sep 2026", ""), ("%d September 2026", "day value\n"),
  ])
  func wordsOfATime(form: String, header: String) throws {
    let days = ["Tue", "Wed", "Thu", "Fri", "Sat"]
    let rows = days.enumerated().map { index, day in
      form.replacing("%a", with: day).replacing("%d", with: "\(index + 1)") + " 2\(index).5\n"
    }
    let table = try blanks(header + rows.joined())
    #expect(table.columns.count == 2, "\(table.names)")
    let dates = try table.dates(0).values
    #expect(dates.map { $0 - dates[0] } == [0, 86_400, 172_800, 259_200, 345_600])
    #expect(try table.numbers(1).values == [20.5, 21.5, 22.5, 23.5, 24.5])
  }

  /// Bars in a line above part its words, and not the cells of a row without them, or nothing is read.
  @Test func barsOverOneWideRow() throws {
    let names = "C 3 C 3 \u{0} |g - e \u{0} , B C \u{0} x 6 $ B C \u{0} x .\u{c}A B \u{0}\r"
    let row = "U r :\t\u{1c} 6 C 3 e 5 , / \u{0} e 5 , B C \u{0} x U C 3 A C"
    let columns = (try? table(names + row, name: "-") { $0.format = .blanks })?.columns ?? []
    for column in columns {
      let count =
        switch column.values {
        case .numbers(let numbers): numbers.values.count
        case .dates(let dates): dates.values.count
        case .text(let text): text.codes.count
        }
      #expect(count == 1, "\(column.name)")
    }
  }
}
