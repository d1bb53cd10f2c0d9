import Testing

@testable import Charts
@testable import Tables

/// Presets for all tables, and a table that they do not suit.
@Suite struct EncodingPresetsTests {
  private let sales = """
    day,city,kind,price
    2024-01-05,Rome,a,10
    2024-01-20,Oslo,b,20
    2024-02-03,Rome,b,30
    2024-02-09,Oslo,a,50
    """

  private func charts(
    _ presets: [EncodingPreset], of text: String? = nil,
    _ change: (inout Encoding) -> Void = { _ in }
  ) throws -> [Chart] {
    var encoding = Encoding()
    encoding.presets = presets
    change(&encoding)
    return try encoding.charts(of: document(text ?? sales))
  }

  private func document(_ text: String) throws -> Document {
    try Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
  }

  @Test func aPresetIsAsGoodAsAnOption() throws {
    let presets = [EncodingPreset(.series, ["kind"]), .init(.conditions, ["price > 10"])]
    let preset = try charts(presets)
    var encoding = Encoding()
    encoding.series = "kind"
    encoding.picking.conditions = [Condition(column: "price", .greater, ["10"])]
    #expect(try preset == encoding.charts(of: document(sales)))
    #expect(preset[0].series.map(\.name) == ["kind a", "kind b"])
  }

  /// One preset that a table cannot have does not take the others along, and is told.
  @Test(arguments: [
    (EncodingPreset(.split, ["symbol"]), "split = symbol"),
    (.init(.y, ["volume", "price"]), "y = volume, price"),
    (.init(.conditions, ["volume > 3"]), "where = volume > 3"),
    (.init(.conditions, ["price > 3000"]), "where = price > 3000"),
    (.init(.bin, ["0.000001"]), "bin = 0.000001"),
  ])
  func whatDoesNotSuitIsLeftOutAndTold(preset: EncodingPreset, told: String) throws {
    let charts = try charts([EncodingPreset(.series, ["kind"]), preset])
    #expect(charts[0].series.map(\.name) == ["kind a", "kind b"])
    #expect(charts[0].notes.first == .unsuitedSettings([told]))
    #expect(!charts[0].notes.dropFirst().contains(.unsuitedSettings([told])))
  }

  @Test func timesAreOnlyForTablesThatHaveSome() throws {
    let charts = try charts(
      [.init(.every, ["month"]), .init(.last, ["30d"]), .init(.from, ["2024"])],
      of: "city,price\nRome,1\nOslo,2\n")
    #expect(charts[0].type == .bar && charts[0].series[0].y == [1, 2])
    #expect(
      charts[0].notes.first
        == .unsuitedSettings(["every = month", "last = 30d", "from = 2024"]))
  }

  /// An option is no preset: it fails as it does without any.
  @Test func whatIsAskedForStillFails() {
    #expect(
      throws: InputProblem(
        file: "t.csv",
        kind: .unknownColumn(name: "town", columns: ["day", "city", "kind", "price"]))
    ) {
      try charts([.init(.split, ["symbol"])]) { $0.x = "town" }
    }
  }

  @Test func theListsKnowWhatSuits() throws {
    var encoding = Encoding()
    encoding.presets = [.init(.y, ["price"]), .init(.split, ["symbol"]), .init(.series, ["kind"])]
    let decks = try encoding.suggestions(of: document(sales))
    #expect(decks[0].map(\.series?.column) == ["kind"])
    #expect(try encoding.columns(of: document(sales)).count == 4)
  }

  /// A chart file says everything itself.
  @Test func aChartFileKnowsNoPresets() throws {
    let file = #"{"series":[{"name":"a","points":[{"x":1,"y":2},{"x":2,"y":3}]}]}"#
    let document = try Reader.read(
      bytes: Array(file.utf8), name: "c.json", options: ReadingOptions())
    var encoding = Encoding()
    let plain = try encoding.charts(of: document)
    encoding.presets = [.init(.type, ["scatter"]), .init(.series, ["kind"])]
    #expect(try encoding.charts(of: document) == plain)
  }
}
