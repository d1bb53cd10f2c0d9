import Testing

@testable import Tables

/// Records by their key that have lists in them, or other keys each.
@Suite struct UnlikeRecordsTests {
  private func read(_ text: String) throws -> Table { try table(text, name: "data.json") }

  /// The values of a record stand at its key, also where it has tags, or none.
  @Test(arguments: [
    #"{"ams":{"name":"Schiphol","n":71,"tags":["a","b"]},"bru":{"name":"Zaventem","n":21,"tags":[]}}"#,
    #"{"data":{"ams":{"name":"Schiphol","n":71,"tags":["a","b"]},"bru":{"name":"Zaventem","n":21,"tags":[]}}}"#,
    #"{"meta":{"page":1,"pages":1,"count":2},"data":{"ams":{"name":"Schiphol","n":71,"tags":["a","b"]},"bru":{"name":"Zaventem","n":21,"tags":[]}}}"#,
  ])
  func tagsAreOneCell(text: String) throws {
    let table = try read(text)
    #expect(table.names == ["key", "name", "n", "tags"])
    #expect(try table.text(0).cells == ["ams", "bru"])
    #expect(try table.text(1).cells == ["Schiphol", "Zaventem"])
    #expect(try table.numbers(2).values == [71, 21])
    #expect(try table.text(3).cells == ["a, b", nil])
  }

  @Test func positionsAreColumns() throws {
    let table = try read(
      #"{"a":{"at":[1,2],"v":3},"b":{"at":[4,5],"v":6},"c":{"at":null,"v":6},"d":{"at":[7,8],"v":1}}"#
    )
    #expect(table.names == ["name", "at 1", "at 2", "v"])
    #expect(try table.numbers(2).optionals == [2, 5, nil, 8])
  }

  /// A record of parts that the others lack, or of more parts than there are records, is a row of its own.
  @Test(arguments: [
    (#"{"a":{"x":1},"b":{"y":2}}"#, ["name", "x", "y"], [[1, nil], [nil, 2]]),
    (
      #"{"ok":true,"data":{"a":{"x":1},"b":{"y":2}}}"#, ["name", "x", "y"], [[1, nil], [nil, 2]]
    ),
    (
      #"{"a":{"b":1,"c":{"d":2}},"e":{"b":3,"c":{"d":4}}}"#, ["name", "b", "c.d"],
      [[1, 3], [2, 4]]
    ),
    (
      #"{"x":{"a":{"v":1},"b":{"v":2}},"y":{"a":{"v":3},"c":{"v":4}}}"#,
      ["name", "a.v", "b.v", "c.v"], [[1, 3], [2, nil], [nil, 4]]
    ),
  ])
  func unlikeRecordsAreRows(text: String, names: [String], values: [[Double?]]) throws {
    let table = try read(text)
    #expect(table.names == names && table.rowCount == 2)
    for (index, column) in values.enumerated() {
      #expect(try table.numbers(index + 1).optionals == column)
    }
  }

  /// A record in which a part stands beside values of its own is one.
  @Test(arguments: [
    #"{"id":1,"home":{"x":1},"work":{"y":3,"tags":["a"]}}"#, #"{"id":1,"v":4,"home":{"x":1}}"#,
  ])
  func aRecordIsOneRow(text: String) throws {
    #expect(try read(text).rowCount == 1)
  }
}
