import Testing

@testable import Tables

@Suite struct PickedRowsTests {
  private func data() throws -> Table {
    try table("name,v (kg),day\na,1,2021-01-01\nb,2,2021-01-02\n")
  }

  @Test func aRowThatIsNotThereIsMissing() throws {
    let picked = try data().picked([1, -1, 0, 9])
    #expect(picked.rowCount == 4)
    #expect(try picked.text(0).cells == ["b", nil, "a", nil])
    #expect(try picked.numbers(1).optionals == [2, nil, 1, nil] && picked.numbers(1).unit == "kg")
    #expect(try picked.dates(2).texts == ["2021-01-02", "", "2021-01-01", ""])
  }

  @Test func columnsOfOneKindFollowEachOther() throws {
    let columns = try data().columns
    for column in columns {
      let twice = try #require(column.values.appending(column.values))
      #expect((0..<4).map(twice.text) == [0, 1, 0, 1].map(column.values.text))
    }
    #expect(columns[0].values.appending(columns[1].values) == nil)
    let words = TextColumn(["b", nil, "c"])
    guard case .text(let all)? = columns[0].values.appending(.text(words)) else {
      throw WrongType()
    }
    #expect(all.cells == ["a", "b", "b", nil, "c"] && all.dictionary == ["a", "b", "c"])
  }
}
