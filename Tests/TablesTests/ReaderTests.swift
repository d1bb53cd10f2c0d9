import Testing

@testable import Tables

/// Whatever the bytes are, reading them ends with a value or with a problem.
@Suite struct ReaderTests {
  private static let valid: [(name: String, text: String)] = [
    ("a.csv", "date,price (EUR),\"no\"\"te\"\r\n2023-05-17,146.20,x\r\n2023-05-18,,\"a\nb\"\r\n"),
    ("a.csv", "sep=;\nname;a\nx;1.234,5\ny;−2\n"), ("a.tsv", "日付\t量\n1月1日\t8.0GB\n1月2日\t９GB\n"),
    ("a.json", #"[{"d":"2023-05-17T10:30:15.5+02:00","v":6.0,"é\n\ud83d\ude00":null},{"v":-1e5}]"#),
    ("a.json", #"{"data":[["a","b"],[1,true]]}"#), ("a.jsonl", "{\"a\":1}\n{\"a\":\"x\"}\n"),
    ("-", "# a  b\n1.5  x\n\"2 3\"  -\n"), ("-", "A B C on\n1 2 3 /a\n4 5 6 /b\n"),
    ("-", " a | b \n---+---\n 1 | x\n(1 row)\n"), ("a.md", "|a|b|\n|:-|-:|\n|1|\\||\n"),
    ("-", "t=1 é=\"a \\\"b\" c\nt=2 d=5ms\n"),
    ("-", "# TYPE a gauge\na{b=\"c\\n\",d=\"\"} 1e3 5\nx +Inf\n"),
    (
      "a.json",
      #"{"$schema":"vega-lite","data":{"values":[{"a":"x","b":1}]},"mark":{"type":"bar"},"encoding":{"x":{"field":"a","bin":false},"y":{"field":"b","aggregate":"sum"}}}"#
    ),
    ("a.json", #"{"type":"heat","axes":{"x":"a"},"data":{"x":["a"],"y":["b"],"points":[[1]]}}"#),
    ("a.html", #"<html><a maidr='{"type":"bar","axes":{},"data":[{"x":1,"y":2}]}'>{"a":{}}"#),
    ("a.json", #"{"a":{"b":[{"c":{"d":1}},{"c":null}]}}"#),
    ("a.json", #"{"a":[1,2],"b":["x",null]}"#),
    (
      "a.json",
      #"{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"a":"b"},"values":[[1,"2"]]}]}}"#
    ),
    (
      "a.json",
      #"[{"title":"t","xAxis":{"range":[0,1]},"series":[{"points":[{"x":"a","y":6.0}]}]}]"#
    ),
  ]

  /// Options that lead down other paths of the readers.
  private static let manners: [ReadingOptions] = {
    var plain = ReadingOptions()
    plain.hasHeader = false
    plain.delimiter = " "
    var comma = ReadingOptions()
    comma.hasDecimalComma = true
    comma.hasHeader = true
    comma.datePattern = "dd.MM.yy"
    comma.timeZone = "Asia/Tokyo"
    return [ReadingOptions(), plain, comma]
  }()

  /// Reads in every format; a value must be one a chart can trust.
  private func survive(_ bytes: [UInt8], formats: [ReadingOptions.FileFormat]) {
    for manner in Self.manners {
      for format in formats {
        var options = manner
        options.format = format
        do {
          guard case .table(let table) = try Reader.read(bytes: bytes, name: "-", options: options)
          else { continue }
          #expect(table.columns.allSatisfy { $0.rowCount == table.rowCount })
          #expect(!table.columns.isEmpty && table.rowCount > 0)
          #expect(Set(table.names).count == table.columns.count)
        } catch {
          #expect(error.exitCode == 65)
        }
      }
    }
  }

  @Test(arguments: valid.map(\.name).indices)
  func validInput(index: Int) throws {
    let (name, text) = Self.valid[index]
    #expect(throws: Never.self) { try document(text, name: name) }
  }

  @Test(arguments: valid.map(\.name).indices)
  func truncatedAnywhere(index: Int) {
    let bytes = Array(Self.valid[index].text.utf8)
    for count in bytes.indices {
      survive(Array(bytes[..<count]), formats: ReadingOptions.FileFormat.allCases)
    }
  }

  @Test(arguments: valid.map(\.name).indices)
  func oneByteWrong(index: Int) {
    let bytes = Array(Self.valid[index].text.utf8)
    var random = SplitMix(state: UInt64(index))
    for position in bytes.indices {
      var changed = bytes
      changed[position] = UInt8(truncatingIfNeeded: random.next())
      survive(changed, formats: ReadingOptions.FileFormat.allCases)
    }
  }

  @Test(arguments: 0..<4)
  func randomBytes(seed: UInt64) {
    var random = SplitMix(state: seed)
    let signs = Array(",;\t|\"\n\r {}[]:0123456789.-+eE/NaNull年月é€%\\u=#<>()".utf8)
    for round in 0..<150 {
      let count = Int(random.next() % 200)
      let bytes = (0..<count).map { _ in
        // Every other round is made of signs that mean something.
        let value = random.next()
        return round % 2 == 0
          ? UInt8(truncatingIfNeeded: value) : signs[Int(value % UInt64(signs.count))]
      }
      survive(bytes, formats: ReadingOptions.FileFormat.allCases)
    }
  }

  @Test(arguments: [
    String(repeating: "[", count: 50_000), String(repeating: "{\"a\":", count: 50_000),
    String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
    "a,b\n" + String(repeating: "9", count: 100_000) + ",1\n",
    "[" + String(repeating: "9", count: 100_000) + "]", "[{\"v\":1e99999999999999999999}]",
    "x\n-9223372036854775808\n9223372036854775808\n", "date\n9999999999\n0000-00-00\n",
    String(repeating: "a,", count: 100_000) + "\n1,2\n", String(repeating: "\"", count: 10_001),
    String(repeating: "\"\",", count: 9_999), String(repeating: "1\n", count: 20_000) + "x,y",
    "a\u{0}b,c\u{1B}]0;x\u{7}\n1,2\n", String(repeating: "\r", count: 10_000), "sep=", "sep=\n",
    "sep=,",
    "\u{FEFF}\u{FEFF}a\n1", "{\"series\":[]}", "[{\"series\":null}]", "[[[]]]", "\"", "'", ",",
    "\\",
  ])
  func hostileText(text: String) {
    survive(Array(text.utf8), formats: ReadingOptions.FileFormat.allCases)
  }
}

extension Column {
  fileprivate var rowCount: Int {
    switch values {
    case .numbers(let numbers): numbers.values.count
    case .dates(let dates):
      dates.values.count == dates.texts.count ? dates.values.count : -1
    case .text(let text):
      text.codes.allSatisfy { $0 < text.dictionary.count } ? text.codes.count : -1
    }
  }
}

/// Random numbers that are the same every time.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
