import Testing

@testable import Tables

/// The processes that `top -b` lists, whatever commas stand above them.
@Suite struct TopReportTests {
  @Test(arguments: ["22:59", "3 days, 22:59"]) func processes(upTime: String) throws {
    let text = """
      top - 22:08:11 up \(upTime),  0 user,  load average: 2.12, 2.22, 2.35
      Tasks:  85 total,   2 running,  79 sleeping,   0 stopped,   4 zombie
      %Cpu(s): 50.0 us, 50.0 sy,  0.0 ni,  0.0 id,  0.0 wa,  0.0 hi,  0.0 si,  0.0 st
      MiB Mem :  24105.6 total,  17156.3 free,   1116.2 used,   6172.1 buff/cache
      MiB Swap:      0.0 total,      0.0 free,      0.0 used.  22989.4 avail Mem

        PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND
      29941 root      20   0 1256408 674024 145976 S  31.2   2.7   5:15.73 tests
       4887 ann       20   0   94964  22104  19992 R  18.8   0.1   0:00.03 earshot
          1 root      20   0   44284  12932   6300 S   0.0   0.1   6:04.91 init

      """
    // More rows than those by which the columns are found.
    let more = (100..<170).map {
      "   \($0) root      20   0       0      0      0 I   0.0   0.0   0:00.00 kworker\n"
    }
    let table = try table(text + more.joined(), name: "top.txt")
    #expect(table.rowCount == 73 && table.skippedLines == 5 && table.names.last == "COMMAND")
    #expect(try table.numbers(8).values.prefix(3) == [31.2, 18.8, 0])
  }
}
