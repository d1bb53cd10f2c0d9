import Testing

@testable import Tables

@Suite struct JSONReaderTests {
  private func records(_ text: String) throws -> Table { try table(text, name: "data.json") }

  @Test(arguments: [
    #"[{"d":"2023-05-17","v":6.0,"n":"x"},{"d":"2023-05-18","v":7.25,"n":"y"}]"#,
    #"{"meta":1,"data":[{"d":"2023-05-17","v":6.0,"n":"x"},{"d":"2023-05-18","v":7.25,"n":"y"}]}"#,
    "{\"tags\":[\"a\"],\"data\":[{\"d\":\"2023-05-17\",\"v\":\"6.0\",\"n\":\"x\"},\n{\"d\":\"2023-05-18\",\"v\":7.25,\"n\":\"y\"}]}",
    "{\"d\":\"2023-05-17\",\"v\":6.0,\"n\":\"x\"}\n{\"d\":\"2023-05-18\",\"v\":7.25,\"n\":\"y\"}\n",
    #"[["d","v","n"],["2023-05-17",6.0,"x"],["2023-05-18",7.25,"y"]]"#,
  ])
  func sameTableHoweverWritten(text: String) throws {
    let table = try records(text)
    #expect(table.names == ["d", "v", "n"])
    #expect(table.rowCount == 2)
    #expect(try table.dates(0).values == [19_494 * 86_400, 19_495 * 86_400])
    #expect(try table.numbers(1).values == [6, 7.25])
    #expect(try table.numbers(1).fractionDigits == 2)
    #expect(try table.text(2).cells == ["x", "y"])
  }

  @Test func columnsAreAllKeysInTheOrderTheyCome() throws {
    let table = try records(#"[{"b":1},{"a":2,"b":3},{},{"c":null,"a":4}]"#)
    #expect(table.names == ["b", "a", "c"])
    #expect(try table.numbers(0).optionals == [1, 3, nil, nil])
    #expect(try table.numbers(1).optionals == [nil, 2, nil, 4])
    #expect(try table.numbers(2).optionals == [nil, nil, nil, nil])
  }

  /// As it is where they are members of the root.
  @Test func ofSeveralListsWithinAMemberTheLongestIsRead() throws {
    let table = try records(
      #"{"data":{"x":[{"t":0,"v":8}],"y":[{"t":0,"w":2},{"t":1,"w":6}]}}"#)
    #expect(table.names == ["t", "w"] && table.otherLists == ["data.x"])
  }

  /// As benchmarks tell of their runs.
  @Test func theRunsBesideTheirMeanAreLeftOut() throws {
    let runs = #""runs":[1,2,3,2,2]}"#
    let table = try records(
      "[{\"name\":\"a\",\"mean\":2,\"max\":3,\(runs),{\"name\":\"b\",\"mean\":4,\"max\":5,\(runs)]")
    #expect(table.names == ["name", "mean", "max"] && table.otherLists == ["runs"])
    let alone = try records("[{\"name\":\"a\",\(runs),{\"name\":\"b\",\(runs)]")
    #expect(alone.columns.count == 6 && alone.otherLists.isEmpty)
  }

  @Test func laterOfTwoEqualKeysWins() throws {
    #expect(try records(#"[{"a":1,"a":2},{"a":3}]"#).numbers(0).values == [2, 3])
  }

  @Test func cellsAreReadAsElsewhere() throws {
    let table = try records(
      #"[{"price (EUR)":"1,234.50","size":"8.0GB","ok":true},{"price (EUR)":5,"size":"n/a","ok":false}]"#
    )
    #expect(table.names == ["price", "size", "ok"])
    #expect(try table.numbers(0).values == [1234.5, 5])
    #expect(try table.numbers(0).unit == "EUR")
    #expect(try table.numbers(1).unit == "GB")
    #expect(try table.text(2).cells == ["true", "false"])
  }

  /// As weather services answer.
  @Test func listsWithinAMemberAreColumnsWithTheirUnits() throws {
    let table = try records(
      #"""
      {"latitude":52.5,"hourly_units":{"time":"iso8601","temperature":"°C"},"current":{"temperature":3},
      "hourly":{"time":["2026-04-01T00:00","2026-04-01T01:00","2026-04-01T02:00"],"temperature":[8,8.5,9]},
      "daily":{"time":["2026-04-01","2026-04-02"],"sun":[1,2]}}
      """#)
    #expect(table.names == ["time", "temperature"])
    #expect(try table.dates(0).values.count == 3)
    #expect(try table.numbers(1).values == [8, 8.5, 9])
    #expect(try table.numbers(1).unit == "°C")
    #expect(table.otherLists == ["daily"])
    let alone = try records(#"{"data":{"a":[1,2,3],"b":[4,5,6]}}"#)
    #expect(alone.names == ["a", "b"] && alone.rowCount == 3)
  }

  @Test func listsOfUnequalLengthsWithinAMemberAreNoColumns() throws {
    #expect(try records(#"{"data":{"a":[1,2,3],"b":[4,5]}}"#).rowCount == 1)
  }

  @Test func digitsAsWritten() throws {
    #expect(try records(#"[{"v":6.0}]"#).numbers(0).fractionDigits == 1)
    #expect(try records(#"[{"v":6.100}]"#).numbers(0).fractionDigits == 3)
  }

  @Test func literalNumbersKeepTheirPoint() throws {
    let table = try table(#"[{"v":1.500},{"v":"2,5"}]"#, name: "a.json") {
      $0.hasDecimalComma = true
    }
    #expect(try table.numbers(0).values == [1.5, 2.5])
  }

  @Test func listOfNumbers() throws {
    let table = try records("[6, 7.5, null]")
    #expect(table.names == ["1"])
    #expect(try table.numbers(0).optionals == [6, 7.5, nil])
  }

  @Test func oneRecordAlone() throws {
    let table = try records(#"{"a":1,"b":"x"}"#)
    #expect(table.rowCount == 1)
    #expect(try table.numbers(0).values == [1])
  }

  @Test func membersOfMembersHaveDottedNames() throws {
    let table = try records(
      #"[{"at":{"lat":1.5,"lon":2},"n":1},{"n":2,"at":null},{"at":{"lat":3,"in":{"x":"y"}}}]"#)
    #expect(table.names == ["at.lat", "at.lon", "n", "at.in.x"])
    #expect(try table.numbers(0).optionals == [1.5, nil, 3])
    #expect(try table.text(3).cells == [nil, nil, "y"])
  }

  @Test(arguments: [
    #"{"title":"t","a":[1,2],"b":["x",null]}"#, #"{"a":{"0":1,"1":2},"b":{"0":"x","1":null}}"#,
  ])
  func listsOfValuesAreColumns(text: String) throws {
    let table = try records(text)
    #expect(table.names == ["a", "b"])
    #expect(try table.numbers(0).values == [1, 2])
    #expect(try table.text(1).cells == ["x", nil])
  }

  @Test func recordsWithinOneWrapper() throws {
    let text = #"{"status":"ok","response":{"count":2,"items":[{"a":1},{"a":2}]}}"#
    #expect(try records(text).numbers(0).values == [1, 2])
    // Of two lists neither is the one that is meant.
    #expect(
      problem(#"{"x":{"l":[{"a":1}]},"y":{"m":[{"a":2}]}}"#, name: "a.json")
        == .noTable(place: "[0].x.l"))
  }

  /// Lists within records are one text, or columns where all hold as many numbers.
  @Test func listsWithinRecords() throws {
    let tags = try records(#"[{"v":1,"tags":["a","b"]},{"v":2,"tags":[]},{"v":3,"tags":["c"]}]"#)
    #expect(tags.names == ["v", "tags"])
    #expect(try tags.text(1).cells == ["a, b", nil, "c"])
    let places = try records(#"[{"v":1,"at":[5.5,50]},{"v":2},{"v":3,"at":[6,null]}]"#)
    #expect(places.names == ["v", "at 1", "at 2"])
    #expect(try places.numbers(1).optionals == [5.5, nil, 6])
    #expect(try places.numbers(2).optionals == [50, nil, nil])
    let uneven = try records(#"[{"v":1,"at":[5,6]},{"v":2,"at":[7]}]"#)
    #expect(try uneven.text(1).cells == ["5, 6", "7"])
  }

  /// Lists that no cell can hold keep nobody from the columns beside them.
  @Test func listsOfListsAreLeftOut() throws {
    let table = try records(#"[{"v":1,"a":[{"w":1},2],"b":[[1],[2]]},{"v":2,"a":null,"b":[]}]"#)
    #expect(table.names == ["v"] && table.otherLists == ["a", "b"])
    #expect(try table.numbers(0).values == [1, 2])
  }

  @Test func recognizedByItsFirstByte() throws {
    #expect(try table(" \n[{\"a\":1}]", name: "-").names == ["a"])
    #expect(try table("\u{FEFF}{\"a\":1}\n{\"a\":2}", name: "data.txt").rowCount == 2)
  }

  @Test func strayTextNamesItsLine() throws {
    let text = try records("[{\"v\":1},\n{\"v\":2},\n{\"v\":\"oops\"}]").text(0)
    #expect(text.firstNonNumber == TextColumn.OddCell(row: 3, text: "oops"))
  }

  private static let badInputs: [(String, InputProblem.Fault)] = [
    ("", InputProblem.Fault.empty), ("  \n", .empty), ("[]", .empty), ("[{}]", .empty),
    ("[[]]", .empty),
    ("[{\"a\":1},\n{\"a\" 2}]", .malformedJSON(row: 2, column: 6)),
    ("[{\"é\":1},,]", .malformedJSON(row: 1, column: 10)),
    ("hello", .malformedJSON(row: 1, column: 1)),
    ("[{\"a\":1}", .unclosedJSON(row: 1, column: 1, mark: "[")),
    ("5", .noTable(place: "")),
    ("[{\"a\":1},2]", .noTable(place: "[1]")),
    ("[{\"a\":{\"b\":[{}]}}]", .noTable(place: "[0].a.b")),
    ("{\"data\":[{\"a\":1},[]]}", .noTable(place: "data[1]")),
    ("[\"x\"]", .noTable(place: "[0]")),
    ("[1,\"x\"]", .noTable(place: "[1]")),
    ("{\"a\":[1,2],\n\"b\":[2]}", .unevenList(row: 2, place: "b", expected: 2, found: 1)),
    ("{\"a\":[[1]],\"b\":[2]}", .noTable(place: "")),
    ("[[1,2],\n[3]]", .unevenList(row: 2, place: "[1]", expected: 2, found: 1)),
    ("[[\"a\",\"b\"]]", .headerOnly),
    ("[[1,[2]]]", .noTable(place: "[0][1]")),
    (
      String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
      .tooLarge(.nesting, row: 1)
    ),
  ]

  @Test(arguments: badInputs)
  func badJSON(text: String, kind: InputProblem.Fault) {
    #expect(problem(text, name: "data.json") == kind)
  }

  @Test func invalidUTF8() {
    let bytes = Array("[\n\"".utf8) + [0xFF] + Array("\"]".utf8)
    #expect(throws: InputProblem(file: "a.json", kind: .invalidUTF8(row: 2, column: ""))) {
      try Reader.read(bytes: bytes, name: "a.json", options: ReadingOptions())
    }
  }

  @Test func limits() {
    let wide = "[{" + (0...4_096).map { "\"k\($0)\":1" }.joined(separator: ",") + "}]"
    #expect(problem(wide, name: "a.json") == .tooLarge(.columns, row: 1))
    let long = "[{\"a\":\"" + String(repeating: "x", count: (1 << 20) + 1) + "\"}]"
    #expect(problem(long, name: "a.json") == .tooLarge(.cellBytes, row: 1))
  }

  @Test func recordsThatWouldUnfoldIntoAHugeTable() {
    let keys = "{" + (0..<4_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}"
    let text = "[" + String(repeating: "{},", count: 10_000) + keys + "]"
    #expect(problem(text, name: "a.json") == .tooLarge(.columns, row: 1))
  }

  /// A list of records in each record: a row for each of them, beside what is around it.
  @Test func recordsWithinRecordsAreRows() throws {
    let table = try records(
      #"[{"name":"a","readings":[{"t":"2020-01-01","v":1},{"t":"2020-01-02","v":2}]},{"name":"b","readings":[]}]"#
    )
    #expect(table.names == ["name", "t", "v"])
    #expect(try table.text(0).cells == ["a", "a", "b"])
    #expect(try table.numbers(2).optionals == [1, 2, nil])
    // A name that both have is told apart.
    let shared = try records(#"[{"name":"a","parts":[{"name":"x","v":1},{"name":"y","v":2}]}]"#)
    #expect(shared.names == ["name", "parts.name", "parts.v"])
    #expect(try shared.text(1).cells == ["x", "y"])
    // Of two lists the longer is the table, where nothing around them can be charted.
    let longer = try records(
      #"[{"c":"x","a":[{"v":1}],"b":[{"w":1},{"w":2},{"w":4}]},{"c":"y","a":[{"v":3}]}]"#)
    #expect(longer.names == ["c", "w"] && longer.otherLists == ["a"])
    #expect(try longer.numbers(1).optionals == [1, 2, 4, nil])
    let beside = try records(#"[{"n":5,"a":[{"v":1}],"b":[{"w":1},{"w":2}]}]"#)
    #expect(beside.names == ["n"] && beside.rowCount == 1)
  }

  /// The amounts of records count once, however many labels these have.
  @Test func recordsWithLabelsAreTheRows() throws {
    let table = try records(
      #"[{"comments":3,"labels":[{"name":"a"},{"name":"b"}]},{"comments":5,"labels":[]}]"#)
    #expect(table.names == ["comments"] && table.otherLists == ["labels"])
    #expect(try table.numbers(0).values == [3, 5])
  }

  /// A row for each of the innermost records, with what is around it.
  @Test func listsWithinLists() throws {
    let table = try table(
      """
      [{"name": "p", "items": [{"x": 1, "sub": [{"k": "u", "v": 3}, {"k": "w", "v": 5}]}, {"x": 2, "sub": []}]},
       {"name": "q", "items": [{"x": 4, "sub": [{"k": "u", "v": 7}]}]}]
      """, name: "a.json")
    #expect(table.names == ["name", "x", "k", "v"])
    #expect(try table.text(0).cells == ["p", "p", "p", "q"])
    #expect(try table.numbers(1).values == [1, 1, 2, 4])
    #expect(try table.numbers(3).optionals == [3, 5, nil, 7])
    let shared = try TablesTests.table(
      "[{\"id\": 1, \"a\": [{\"id\": 2, \"b\": [{\"id\": 3}, {\"id\": 4}]}]}]", name: "a.json")
    #expect(shared.names == ["id", "a.id", "a.b.id"] && shared.rowCount == 2)
  }

  /// The numbers of what is linked are no amounts.
  @Test func ofANetworkTheNodesAreTheTable() throws {
    let links = #""links":[{"source":1,"target":0,"value":3},{"source":0,"target":1,"value":2}]"#
    let table = try records(#"{\#(links),"nodes":[{"name":"a","group":1}],"more":[]}"#)
    #expect(table.names == ["name", "group"] && table.otherLists == ["links"])
    #expect(try table.text(1).cells == ["1"])
    #expect(try records(#"{\#(links)}"#).names == ["source", "target", "value"])
    let named =
      #"{"links":[{"source":"a","target":"b"},{"source":"b","target":"a"}],"n":[{"k":1}]}"#
    #expect(try records(named).names == ["source", "target"])
  }

  @Test func ofTwoListsOfRecordsTheLongerIsTheTable() throws {
    let links = #""links":[{"source":1,"value":3},{"source":0,"value":2}]"#
    let table = try records(#"{"nodes":[{"name":"a"}],\#(links)}"#)
    #expect(table.names == ["source", "value"] && table.rowCount == 2)
    #expect(table.otherLists == ["nodes"])
    // Of two as long the first.
    let first = try records(#"{\#(links),"nodes":[{"name":"a"},{"name":"b"}]}"#)
    #expect(first.names == ["source", "value"] && first.otherLists == ["nodes"])
    #expect(try records(#"{"nodes":[{"name":"a"}],"tags":[1,2]}"#).otherLists == [])
  }

  @Test func pointsOfFeaturesArePlacesOnEarth() throws {
    func features(_ coordinates: String...) -> String {
      let features = coordinates.map {
        #"{"geometry":{"type":"Point","coordinates":\#($0)},"properties":{"beds":3}}"#
      }
      return #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
    }
    let table = try records(features("[-2.1,51.4]", "[0.3,50.4]"))
    #expect(table.names.contains("longitude") && table.names.contains("latitude"))
    #expect(table.roles.map(\.role).contains(.latitude))
    #expect(try records(features("[1,2,300]", "[2,3,310]")).names.contains("altitude"))
    #expect(
      try records(#"[{"position":[1,2]},{"position":[3,4]}]"#).names == [
        "position 1", "position 2",
      ])
  }
}
