import Testing

@testable import Tables

@Suite struct EncodedTableReaderTests {
  private func tables(
    _ text: String, _ format: ReadingOptions.FileFormat = .auto
  ) throws -> [EncodedTable] {
    var options = ReadingOptions()
    options.format = format
    let document = try Reader.read(bytes: Array(text.utf8), name: "c.json", options: options)
    guard case .encoded(let tables) = document else { throw WrongType() }
    return tables
  }

  private struct WrongType: Error {}

  private func fault(_ text: String) -> InputProblem.Fault? {
    do {
      _ = try tables(text)
      return nil
    } catch {
      return (error as? InputProblem)?.kind
    }
  }

  private static let chart =
    #"{"title":"T","encoding":{"x":"a","y":["b"],"series":null,"top":3},"data":[{"a":1,"b":2}]}"#

  @Test(arguments: [ReadingOptions.FileFormat.auto, .json, .chart])
  func whatIsSaidOfTheRows(format: ReadingOptions.FileFormat) throws {
    let table = try #require(try tables(Self.chart, format).first)
    #expect(table.title == "T" && table.table.columns.map(\.name) == ["a", "b"])
    #expect(
      table.encoding == [
        .init("x", ["a"], place: "encoding.x"), .init("y", ["b"], place: "encoding.y"),
        .init("series", [], place: "encoding.series"), .init("top", ["3"], place: "encoding.top"),
      ])
  }

  /// A list in place of the encoding is no empty table, and a text there is a value of a record.
  @Test func whatIsNoEncoding() throws {
    #expect(
      fault(#"{"title":"P","data":"st.csv","encoding":[]}"#)
        == .unexpectedJSON(place: "encoding", expected: .record))
    let records = #"[{"encoding":"utf-8","data":1},{"encoding":"latin1","data":2}]"#
    #expect(try table(records, name: "c.json").rowCount == 2)
  }

  @Test func columnsAreRowsToo() throws {
    let table = try #require(try tables(#"{"encoding":{},"data":{"a":[1,2],"b":[3,4]}}"#).first)
    #expect(table.table.rowCount == 2)
  }

  /// Each of the charts that a column is split into says how all are made.
  @Test func theSameIsSaidOnce() throws {
    let part =
      #"{"title":"r1","series":[],"encoding":{"split":"a"},"data":[{"a":1,"b":2}]}"#
    let tables = try tables("[\(part),\(part.replacing("r1", with: "r2")),\(Self.chart)]")
    #expect(tables.map(\.title) == [nil, "T"])
  }

  /// Charts of one table say once what it is, and one of them is shown first.
  @Test func theTableIsThatOfTheChartBefore() throws {
    let second = #"{"encoding":{"x":"b"},"open":2}"#
    let tables = try tables("[\(Self.chart),\(second)]")
    #expect(tables.map(\.open) == [nil, 2] && tables[0].table == tables[1].table)
    #expect(
      fault(#"[{"encoding":{},"data":[{"a":1}],"open":0}]"#)
        == .badValue(place: "[0].open", text: "0", expected: "1, 2, 3 …"))
    #expect(
      fault(#"[{"encoding":{},"data":[{"a":1}],"open":1.5}]"#)
        == .badValue(place: "[0].open", text: "1.5", expected: "1, 2, 3 …"))
  }

  @Test func whatIsMissingIsNamed() {
    #expect(
      fault(#"{"encoding":{"x":"a"},"series":[]}"#)
        == .unexpectedJSON(place: "data", expected: .data))
    #expect(
      fault(#"[{"encoding":{},"data":[{"a":1}]},{"data":[]}]"#)
        == .unexpectedJSON(place: "[1].encoding", expected: .record))
    #expect(
      fault(#"{"encoding":{},"data":7}"#) == .unexpectedJSON(place: "data", expected: .data))
    #expect(
      fault(#"{"encoding":{},"data":"https://example.org/a.csv"}"#) == .remoteData(place: "data"))
  }

  /// Records that happen to have such a member stay records.
  @Test func otherDocumentsStayWhatTheyAre() throws {
    let records = #"[{"encoding":{"a":1},"v":1},{"encoding":{"a":2},"v":3}]"#
    let document = try Reader.read(
      bytes: Array(records.utf8), name: "c.json", options: ReadingOptions())
    guard case .table = document else { throw WrongType() }
  }
}
