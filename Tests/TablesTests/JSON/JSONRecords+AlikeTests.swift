import Testing

@testable import Tables

/// Records by their key, some of which are unlike the others.
@Suite struct AlikeRecordsTests {
  private func read(_ text: String) throws -> Table { try table(text, name: "data.json") }

  /// Members that are no records like the others are left out, and named by their keys.
  @Test(arguments: [
    (#""meta":{"version":"1","host":"x"}"#, "meta"), (#""total":3"#, "total"),
    (#""note":"new""#, "note"), (#""tags":["a","b"]"#, "tags"),
    (#""meta":{"tags":["a"],"of":{"n":1}}"#, "meta"),
  ])
  func othersAreNamed(other: String, name: String) throws {
    let table = try read(
      #"{"web1":{"cpu":31,"mem":7},\#(other),"web2":{"cpu":42,"mem":6},"db":{"cpu":12,"mem":3,"disk":8}}"#
    )
    #expect(table.names == ["name", "cpu", "mem", "disk"] && table.otherLists == [name])
    #expect(try table.text(0).cells == ["web1", "web2", "db"])
    #expect(try table.numbers(1).values == [31, 42, 12])
  }

  /// Within a member they are named with it, and it names their column, unless all answers stand in such a one.
  @Test(arguments: [("users", "users"), ("data", "name"), ("results", "name")])
  func theMemberNamesTheColumn(member: String, column: String) throws {
    let table = try read(
      #"{"\#(member)":{"u1":{"n":3,"m":1},"u2":{"n":4,"m":9},"u3":null,"u4":{"mail":"a"},"u5":{"n":8,"m":2}}}"#
    )
    #expect(table.names == [column, "n", "m"] && table.otherLists == ["\(member).u4"])
    #expect(try table.numbers(1).optionals == [3, 4, nil, 8])
    let whole = try read(#"{"\#(member)":{"a":{"n":3},"b":{"n":4},"c":{"n":5}}}"#)
    #expect(whole.names == [column, "n"] && whole.otherLists == [])
    // Days are called so wherever they stand.
    let days = try read(#"{"\#(member)":{"2024-01-02":{"n":3},"2024-01-03":{"n":4}}}"#)
    #expect(days.names == ["date", "n"])
  }

  /// One list of other records does not make the rest vanish.
  @Test func listsOfMostKeysAreOneTable() throws {
    let table = try read(
      #"{"cities":{"Rome":[{"d":1,"t":9},{"d":2,"t":10}],"Bad":[{"q":1}],"Oslo":[{"d":1,"t":-3}]}}"#
    )
    #expect(table.names == ["cities", "d", "t"] && table.otherLists == ["cities.Bad"])
    #expect(try table.text(0).cells == ["Rome", "Rome", "Oslo"])
  }

  /// A thing with a few parts that are alike is one record, with all that is told of it.
  @Test(arguments: [
    #"{"id":1,"home":{"x":1,"y":2},"work":{"x":3,"y":4}}"#,
    #"{"a":{"x":1,"y":2},"b":{"x":3,"y":4},"c":{"x":3,"y":4},"id":1,"name":"n"}"#,
  ])
  func fewPartsAreNoRows(text: String) throws {
    let table = try read(text)
    #expect(table.rowCount == 1 && table.otherLists == [])
  }
}
