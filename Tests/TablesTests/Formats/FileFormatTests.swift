import Testing

@testable import Tables

/// Inputs as programs write them, and the form that each is recognized as.
@Suite struct FileFormatTests {
  private typealias Form = ReadingOptions.FileFormat

  private func format(_ text: String, name: String = "-") -> Form {
    Form.format(
      of: InputText(bytes: Array(text.utf8), file: name, options: ReadingOptions()))
  }

  private static let delimited = [
    "date,price\n2024-01-01,1\n2024-01-02,2\n",
    "date;price\n2024-01-01;1,5\n2024-01-02;2,5\n",
    "date\tprice of it\n2024-01-01\t1\n2024-01-02\t2\n",
    "date|price\n2024-01-01|1\n2024-01-02|2\n",
    // Blanks behind commas, and as many words in each cell.
    "first name, last name, age\nAnn Lee, Smith May, 3\nBob Ray, Jones Sue, 4\n",
    "name,size\nnew york,8 GB\nlos angeles,9 GB\n",
    "city name,value\nnew york,1\nlos angeles,2\n",
    "x y,a b\n1 2,3 4\n5 6,7 8\n",
    // One column, whose values have blanks in them.
    "8 GB\n9 GB\n10 GB\n", "2024-01-01 10:00\n2024-01-02 11:00\n", "Jan 5 2024\nFeb 6 2024\n",
    "5 January 2024\n6 February 2024\n", "size\n8.0 GB\n9.0 GB\n", "1\n2\n3\n", "a\n1\n2\n",
    "price (EUR)\n1\n2\n",
    // A quoted cell that could be anything.
    "a,b\n\"level=info msg=x\",1\n\"level=info msg=y\",2\n",
    "a=1,b=2\na=2,b=3\n", "eq\na=1\na=2\n",
    "load average: 2.08, 1.27, 0.68\nload average: 2.10, 1.30, 0.70\n",
    // One row that is short.
    "day,low,high\nMon,1,2\nTue,3\nWed,4,5\n",
    "du\n4.0K\t./a\n8.0K\t./b\n", "a---b,c\n1,2\n",
  ]

  @Test(arguments: delimited)
  func delimitedTextStaysSo(text: String) {
    #expect([.csv, .tsv].contains(format(text)))
  }

  private static let vmstat = """
    procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
     r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
     3  0      0 22531016  12672 1821476    0    0  1829  1346  276  323 61  4 35  0  0
     2  1      0 22531016  12672 1821476    0    0  4964   224  820  872 93  6  1  1  0

    """
  private static let processes = """
    USER       PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
    root         1  0.3  0.0  43652 14444 ?        SLl  14:29   0:07 /init --addr 0.0.0.0:2024
    root         2  0.0  0.0      0     0 ?        S    14:29   0:00 [kthreadd]
    root       412  0.0  0.1  12345  4444 pts/0    Ss   14:30   0:00 bash -c a, b, c

    """
  private static let disks = """
    Filesystem      Size  Used Avail Use% Mounted on
    /dev/vda         32G   11G   20G  36% /
    tmpfs            24G     0   24G   0% /dev/shm

    """
  private static let files = """
    total 52
    -rw-r--r--  1 root root   405 Nov 22 14:42 Package.resolved
    -rw-r--r--  1 root root  5821 Nov 22 14:56 Package.swift
    drwxr-xr-x 14 root root  4096 Nov 22 14:56 My Sources
    lrwxrwxrwx  1 root root    12 Nov 22 14:56 link -> Package.swift

    """
  private static let blanks = [
    vmstat, processes, disks, files, "# x y\n0.0  1.5\n0.1  1.7\n0.2  1.9\n", "1 2\n3 4\n5 6\n",
    "  1.0   2.0E+00\n  2.0   4.0E+00\n",
    "NAME   READY   RESTARTS\nweb-0   1/1   0\nweb-1   1/1   12\n",
    "   a  b\n0  1  2\n1  3  4\n", "\"height\" \"weight\"\n\"1\" 58 115\n\"2\" 59 117\n",
    "name score\nAnn 5\nBob 6\n", "      5 GET /a b\n     12 GET /\n      1 POST /a b c\n",
    "a  name\n-  -----\n1  x\n2  y z\n",
  ]

  @Test(arguments: blanks)
  func blanksPartCells(text: String) {
    #expect(format(text) == .blanks)
  }

  private static let pipes = [
    " id | name \n----+------\n  1 | a\n  2 | b\n(2 rows)\n",
    "+----+------+\n| id | name |\n+----+------+\n|  1 | a    |\n+----+------+\n1 row in set (0.00 sec)\n",
    "| a | b |\n|:--|--:|\n| 1 | 2 |\n", "a | b\n--- | ---\n1 | 2\n",
    " count \n-------\n     5\n(1 row)\n",
    "# Report\n\nSome words, and more.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    "| n |\n|---|\n| 1 |\n",
  ]

  @Test(arguments: pipes)
  func barsUnderARule(text: String) {
    #expect(format(text) == .pipes)
  }

  private static let logfmt = [
    "ts=2024-01-01T00:00:00Z level=info dur=12ms\nts=2024-01-01T00:00:01Z level=warn dur=15ms\n",
    "level=info msg=\"a, b = \\\"c\\\"\" n=1\nlevel=info n=2 debug\n", "a=1 b=2\n",
  ]

  @Test(arguments: logfmt)
  func namesWithValues(text: String) {
    #expect(format(text) == .logfmt)
  }

  private static let prometheus = [
    "# HELP up Whether it is.\n# TYPE up gauge\nup 1\n",
    "http_requests_total{method=\"post\",code=\"200\"} 1027 1395066363000\nx 1\n",
    "a{le=\"+Inf\"} 3\n",
  ]

  @Test(arguments: prometheus)
  func samples(text: String) {
    #expect(format(text) == .prometheus)
  }

  @Test func othersByTheirFirstByte() {
    #expect(format("  [1, 2]") == .json && format("{\"a\": 1}") == .json)
  }

  /// Free text is never taken for rows and columns of something.
  @Test(arguments: [
    "Dear Ann,\n\nI have 3 cats. You have 5 dogs, and a fish.\nSee you at 10, Bob\n",
    "I have 3 cats\nYou have 5 dogs\n", "A title\n=======\n\nWords and words and words.\nMore.\n",
    "The quick brown fox\njumps over the lazy dog.\n", "one\n\ntwo three\n", "x\n---\ny\n",
    "1 buy milk\n2 call Ann and Bob\n3 sleep\n", " 1 buy milk\n22 call Ann and Bob\n",
    "key = value\nother = thing\n", "What is a - b?\n--\nSigned\n",
  ])
  func freeTextIsNoTable(text: String) {
    #expect([.csv, .tsv].contains(format(text)))
    guard case .table(let table)? = try? document(text, name: "-") else { return }
    #expect(table.columns.allSatisfy { if case .numbers = $0.values { false } else { true } })
  }

  @Test func theNameDecidesFirst() {
    let text = "a=1 b=2\n"
    #expect(format(text, name: "x.csv") == .csv)
    // Blanks are what parts cells where nothing else does.
    #expect(
      format("Chins Situps Jumps\n5 162 60\n2 110 60\n12 101 101\n", name: "x.csv") == .blanks)
    #expect(format(text, name: "x.TSV") == .tsv)
    #expect(format(text, name: "x.log") == .logfmt)
    #expect(format("1 2\n", name: "x.jsonl") == .jsonl)
    #expect(format("x 1\n", name: "x.prom") == .prometheus)
    #expect(format("x 1\n", name: "x.md") == .pipes)
  }

  @Test func aDelimiterMeansDelimitedText() {
    var options = ReadingOptions()
    options.delimiter = " "
    let input = InputText(bytes: Array("1 2\n3 4\n".utf8), file: "-", options: options)
    #expect(Form.format(of: input) == .csv)
  }

  /// The beginning decides, however much follows.
  @Test func onlyTheBeginningIsLookedAt() {
    let rows = String(repeating: "1 2\n", count: 100_000)
    #expect(format(rows + "no, such, row\n") == .blanks)
  }
}
