import Glibc
import Testing

@testable import Tables

@Suite struct VegaLiteTests {
  private static let values =
    #"[{"d":"2024-01-01","k":"a","v":1},{"d":"2024-01-01","k":"b","v":3},{"d":"2024-01-02","k":"a","v":5}]"#

  private func charts(_ members: String, name: String = "c.json") throws -> [StatedChart] {
    let text =
      #"{"$schema":"https://vega.github.io/schema/vega-lite/v5.json","data":{"values":"#
      + Self.values + "},\(members)}"
    guard case .stated(let charts) = try document(text, name: name) else { throw WrongType() }
    return charts
  }

  private func chart(_ members: String) throws -> StatedChart {
    try #require(try charts(members).first)
  }

  private func fault(_ members: String) -> InputProblem.Fault? {
    do {
      _ = try charts(members)
      return nil
    } catch {
      return (error as? InputProblem)?.kind
    }
  }

  private static let xy =
    #""x":{"field":"d","type":"temporal","title":"Day"},"y":{"field":"v","type":"quantitative","scale":{"type":"log"}}"#

  @Test func channelsBecomeColumns() throws {
    let chart = try chart(
      #""title":{"text":["My","title"]},"description":"About.","mark":{"type":"line","point":true},"encoding":{"#
        + Self.xy
        + #","color":{"field":"k","type":"nominal"},"size":{"field":"v2"}}"#
        .replacing("v2", with: "v"))
    #expect(chart.title == "My title" && chart.summary == "About.")
    #expect(chart.type == ChartFile.TypeName("line", place: "mark"))
    #expect(chart.x == StatedChart.StatedChannel(column: "d", title: "Day"))
    #expect(chart.y == StatedChart.StatedChannel(column: "v", scale: .log10))
    #expect(chart.series == "k" && chart.ignored.isEmpty)
    #expect(try chart.table.numbers(2).values == [1, 3, 5])
  }

  @Test func whatIsNotShownIsNamed() throws {
    let chart = try chart(
      #""mark":"point","encoding":{"x":{"field":"d"},"y":{"field":"v"},"size":{"field":"k"}}"#)
    #expect(chart.type?.name == "scatter" && chart.ignored == ["size"])
  }

  @Test func horizontalBarsAreUprightOnes() throws {
    let chart = try chart(
      #""mark":"bar","encoding":{"x":{"field":"v","type":"quantitative","aggregate":"mean"},"y":{"field":"k","type":"nominal"}}"#
    )
    #expect(chart.x.column == "k" && chart.y.column == "v")
    #expect(try chart.table.numbers(1).values == [3, 3])
    #expect(chart.aggregated == StatedChart.AggregatedRows(aggregate: .mean, rows: 1...2))
  }

  @Test(arguments: [
    (#""x":{"field":"d"},"y":{"field":"v"},"color":{"field":"k"}"#, "stacked-bar"),
    (#""x":{"field":"d"},"y":{"field":"v"},"xOffset":{"field":"k"}"#, "grouped-bar"),
    (#""x":{"field":"d"},"y":{"field":"v"},"color":{"field":"d"}"#, "bar"),
    (#""x":{"field":"v","bin":true},"y":{"aggregate":"count"}"#, "histogram"),
  ])
  func barsAsTheyStand(encoding: String, type: String) throws {
    #expect(try chart("\"mark\":\"bar\",\"encoding\":{\(encoding)}").type?.name == type)
  }

  @Test func rowsAreCounted() throws {
    let chart = try chart(
      #""mark":"bar","encoding":{"x":{"field":"k"},"y":{"aggregate":"count","type":"quantitative"}}"#
    )
    #expect(chart.y.column == "count")
    #expect(try chart.table.numbers(1).values == [2, 1])
  }

  @Test func timeUnits() throws {
    let chart = try chart(
      #""mark":"line","encoding":{"x":{"field":"d","timeUnit":"yearmonth"},"y":{"field":"v","aggregate":"sum"}}"#
    )
    #expect(try chart.table.dates(0).texts == ["2024-01"])
    #expect(try chart.table.numbers(1).values == [9])
  }

  @Test func slicesAndCells() throws {
    let pie = try chart(
      #""mark":{"type":"arc","innerRadius":20},"encoding":{"theta":{"field":"v"},"color":{"field":"k"}}"#
    )
    #expect(pie.type?.name == "donut" && pie.x.column == "k" && pie.y.column == "v")
    let map = try chart(
      #""mark":"rect","encoding":{"x":{"field":"d"},"y":{"field":"k"},"color":{"field":"v","type":"quantitative"}}"#
    )
    #expect(map.type?.name == "heatmap" && map.series == "k" && map.y.column == "v")
  }

  @Test func layersThatShowTheSameAreOneChart() throws {
    let layer = "{\"mark\":\"line\"},{\"mark\":\"point\"},{\"mark\":\"rule\"}"
    let charts = try charts("\"encoding\":{\(Self.xy)},\"layer\":[\(layer)]")
    #expect(charts.count == 1 && charts[0].type?.name == "line" && charts[0].ignored == ["rule"])
  }

  @Test func viewsBesideEachOtherAreADeck() throws {
    let view = "{\"mark\":\"line\",\"encoding\":{\(Self.xy)}}"
    #expect(try charts("\"hconcat\":[\(view),\(view)]").count == 2)
    #expect(try charts("\"facet\":{\"field\":\"k\"},\"spec\":\(view)")[0].split == "k")
  }

  @Test func datasetsHaveNames() throws {
    let text =
      #"{"$schema":"https://vega.github.io/schema/vega-lite/v5.json","data":{"name":"x"},"datasets":{"x":[{"a":1,"b":2}]},"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b"}}}"#
    guard case .stated(let charts) = try document(text, name: "-") else { throw WrongType() }
    #expect(try charts[0].table.numbers(1).values == [2])
  }

  @Test func whatIsNotKnownIsRefused() {
    func unsupported(_ place: String, _ name: String) -> InputProblem.Fault {
      .unsupported(place: place, name: name)
    }
    let line = "\"mark\":\"line\",\"encoding\":{\(Self.xy)}"
    #expect(
      fault("\(line),\"transform\":[{\"filter\":\"datum.v > 1\"}]")
        == unsupported("transform[0]", "filter"))
    #expect(
      fault(#""mark":"line","encoding":{"x":{"field":"d","timeUnit":"month"},"y":{"field":"v"}}"#)
        == unsupported("encoding.x.timeUnit", "timeUnit"))
    #expect(
      fault(#""mark":"bar","encoding":{"x":{"field":"d"},"y":{"field":"v"},"y2":{"field":"v"}}"#)
        == unsupported("encoding.y2", "y2"))
    #expect(
      fault(#""mark":"line","encoding":{"x":{"field":"nope"},"y":{"field":"v"}}"#)
        == .unknownColumn(name: "nope", columns: ["d", "k", "v"]))
    #expect(
      fault(#""encoding":{"x":{"field":"d"}}"#) == .unexpectedJSON(place: "mark", expected: .text))
    // A column that is there is not said to be missing.
    #expect(
      fault(#""mark":"line","encoding":{"x":{"field":"v","timeUnit":"year"},"y":{"field":"v"}}"#)
        == .transform(.notDates(column: "v")))
    #expect(fault("\"repeat\":[\"a\"],\"spec\":{}") == unsupported("repeat", "repeat"))
  }

  /// Mistyped members, channels and types are named with what they are meant to be, and a channel that is no record.
  @Test func whatIsMistypedIsRefused() {
    func fault(_ x: String, also members: String = "", _ encoding: String = "encoding")
      -> InputProblem.Fault?
    {
      self.fault(#""mark":"line","\#(encoding)":{"x":\#(x),"y":{"field":"v"}\#(members)}"#)
    }
    func bad(_ place: String, _ text: String, _ meant: String) -> InputProblem.Fault {
      .badValue(place: place, text: text, expected: meant)
    }
    let x = #"{"field":"d"}"#
    #expect(fault(x, also: #","colour":{"field":"k"}"#) == bad("encoding", "colour", "color"))
    #expect(
      fault(#"{"field":"d","type":"quantitativ"}"#)
        == bad("encoding.x.type", "quantitativ", "quantitative"))
    #expect(fault(#"{"field":"d","typ":"temporal"}"#) == bad("encoding.x", "typ", "type"))
    #expect(fault(x, "encodng") == bad("", "encodng", "encoding"))
    #expect(fault(#""d""#) == .unexpectedJSON(place: "encoding.x", expected: .record))
    #expect(
      fault(#"{"field":"d","type":"number"}"#)
        == bad(
          "encoding.x.type", "number", "quantitative, temporal, ordinal, nominal, geojson"))
    // Lists of channels, what is null, and what Earshot has no use for.
    #expect(fault(x, also: #","tooltip":[{"field":"k"}],"color":null,"mine":1"#) == nil)
    #expect(fault(#"{"field":"d","axis":{"labelAngle":0},"sort":null}"#) == nil)
  }

  /// A mistyped encoding is one also where nothing else says what the document is.
  @Test func aMistypedEncodingWithoutASchema() {
    let text = #"{"data":{"values":[{"a":1}]},"mark":"line","encodng":{"x":{"field":"a"}}}"#
    #expect(
      problem(text, name: "c.json")
        == .badValue(place: "", text: "encodng", expected: "encoding"))
  }

  @Test(arguments: ["https://example.org/a.csv", "//example.org/a.csv", "file:///etc/passwd"])
  func nothingIsReadFromTheNetwork(address: String) {
    let text =
      "{\"data\":{\"url\":\"\(address)\"},\"mark\":\"line\",\"encoding\":{\"x\":{\"field\":\"a\"}}}"
    #expect(problem(text, name: "a.json") == .remoteData(place: "data.url"))
  }

  /// A document does not choose what is read of the machine.
  @Test(arguments: ["/etc/hostname", "../a.csv", "b/../../a.csv", "~/a.csv"])
  func nothingIsReadOutsideOfItsFolder(address: String) {
    let text =
      "{\"data\":{\"url\":\"\(address)\"},\"mark\":\"line\",\"encoding\":{\"x\":{\"field\":\"a\"}}}"
    #expect(
      problem(text, name: "dir/a.json") == .outsideFolder(place: "data.url", path: address))
  }

  /// A link in the folder leads no document out of it, and no pipe in it is waited for.
  @Test func linksLeadNowhereElse() throws {
    var template = Array("/tmp/earshot-vega-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { for name in ["in.csv", "out.csv", "pipe.csv", ""] { remove("\(folder)/\(name)") } }
    try #require(symlink("/etc/passwd", "\(folder)/out.csv") == 0)
    try #require(symlink("nowhere.csv", "\(folder)/in.csv") == 0)
    try #require(mkfifo("\(folder)/pipe.csv", 0o600) == 0)
    func fault(_ url: String) -> InputProblem.Fault? {
      problem(
        "{\"data\":{\"url\":\"\(url)\"},\"mark\":\"line\",\"encoding\":{\"x\":{\"field\":\"a\"}}}",
        name: "\(folder)/c.json")
    }
    #expect(fault("out.csv") == .outsideFolder(place: "data.url", path: "out.csv"))
    #expect(fault("pipe.csv") == .isDevice)
    #expect(fault("in.csv") == .danglingLink(to: "nowhere.csv"))
  }

  @Test func aFileBesideTheDocument() throws {
    var template = Array("/tmp/earshot-vega-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    func write(_ text: String, to name: String) throws {
      let file = try #require(fopen("\(folder)/\(name)", "w"))
      fputs(text, file)
      fclose(file)
    }
    defer { for name in ["c.json", "d.csv", ""] { remove("\(folder)/\(name)") } }
    func spec(_ url: String) -> String {
      "{\"data\":{\"url\":\"\(url)\"},\"mark\":\"line\",\"encoding\":{\"x\":{\"field\":\"a\"},\"y\":{\"field\":\"b\"}}}"
    }
    try write("a,b\n1,2\n3,4\n", to: "d.csv")
    try write(spec("d.csv"), to: "c.json")
    let document = try Reader.read(path: "\(folder)/c.json", options: ReadingOptions())
    guard case .stated(let charts) = document else { throw WrongType() }
    #expect(try charts[0].table.numbers(1).values == [2, 4])
    // A fault of the data is found in the data.
    try write("a,b\n1,2\n3\n", to: "d.csv")
    #expect(
      throws: InputProblem(
        file: "\(folder)/d.csv", kind: .raggedRow(row: 3, expected: 2, found: 1))
    ) { try Reader.read(path: "\(folder)/c.json", options: ReadingOptions()) }
    #expect(!InputProblem(file: "\(folder)/d.csv", kind: .empty).isOf("\(folder)/c.json"))
    #expect(InputProblem(file: "d.csv", kind: .empty).isOf("\(folder)/d.csv.gz"))
    // Documents that lead to each other would have no end.
    try write(spec("c.json"), to: "c.json")
    #expect(throws: InputProblem.self) {
      try Reader.read(path: "\(folder)/c.json", options: ReadingOptions())
    }
    #expect(problem(spec("nowhere.csv"), name: "\(folder)/x.json") == .missing)
  }

  /// An aggregate that is nearly one that there is.
  @Test func mistypedAggregates() throws {
    func fault(_ aggregate: String) -> InputProblem.Fault? {
      let text =
        #"{"$schema":"vega-lite","data":{"values":[{"a":"x","b":1}]},"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"AGG"}}}"#
      do {
        _ = try Reader.read(
          bytes: Array(text.replacing("AGG", with: aggregate).utf8), name: "t.json",
          options: ReadingOptions())
        return nil
      } catch {
        return error.kind
      }
    }
    let place = "encoding.y.aggregate"
    #expect(fault("sum") == nil)
    #expect(fault("summ") == .badValue(place: place, text: "summ", expected: "sum"))
    #expect(fault("avarage") == .badValue(place: place, text: "avarage", expected: "average"))
    #expect(fault("stdev") == .unsupported(place: place, name: "stdev"))
  }
}
