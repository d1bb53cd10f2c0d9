import Testing

@testable import Tables

/// Records by their key.
@Suite struct KeyedRecordsTests {
  private func read(_ text: String) throws -> Table { try table(text, name: "data.json") }

  @Test(arguments: [
    #"{"2024-01-02":{"open":"1.5","close":"2"},"2024-01-01":{"open":"3","close":"4"}}"#,
    #"{"meta":{"from":"here","to":"there","of":{"n":1}},"daily":{"2024-01-02":{"open":1.5,"close":2},"2024-01-01":{"open":3,"close":4}}}"#,
    #"{"2024-01-02":{"1. open":1.5,"2. close":2},"2024-01-01":{"1. open":3,"2. close":4}}"#,
    // Columns of days, as pandas writes them.
    #"{"open":{"2024-01-02":1.5,"2024-01-01":3},"close":{"2024-01-02":2,"2024-01-01":4}}"#,
  ])
  func aDayIsARow(text: String) throws {
    let table = try read(text)
    #expect(table.names == ["date", "open", "close"] && table.rowCount == 2)
    #expect(try table.dates(0).values == [19_724 * 86_400, 19_723 * 86_400])
    #expect(try table.numbers(1).values == [1.5, 3] && table.numbers(2).values == [2, 4])
  }

  @Test func aNameIsARow() throws {
    let cities = try read(
      #"{"Oslo":{"area":454,"people":7},"Bergen":{"area":465},"Moss":{"area":63,"people":5}}"#)
    #expect(cities.names == ["name", "area", "people"])
    #expect(try cities.text(0).cells == ["Oslo", "Bergen", "Moss"])
    #expect(try cities.numbers(2).optionals == [7, nil, 5])
    // More names than columns.
    let sales = try read(
      #"{"sales":{"north":1,"east":2,"west":3},"costs":{"north":4,"east":5,"west":6}}"#)
    #expect(sales.names == ["name", "sales", "costs"])
    #expect(try sales.text(0).cells == ["north", "east", "west"])
    let counts = try read(#"{"Mon":1,"Tue":2,"Wed":3}"#)
    #expect(counts.names == ["1", "2"] && counts.rowCount == 3)
    #expect(try counts.numbers(1).values == [1, 2, 3])
    let unknown = try read(#"{"Oslo":{"v":1},"Rome":null,"Bern":{"v":3}}"#)
    #expect(try unknown.numbers(1).optionals == [1, nil, 3])
    let ids = try read(#"{"1":{"n":"A","v":1},"2":{"n":"B","v":3}}"#)
    #expect(ids.names == ["key", "n", "v"] && ids.roles[0].role == .key)
    #expect(try read(#"{"2024-01-01":5,"2024-01-02":7}"#).names == ["date", "2"])
    #expect(try read(#"{"1704067200":{"v":1},"1704067260":{"v":2}}"#).names == ["time", "v"])
    let texts = try read(#"{"a":"1.5","b":null,"a":"2.5","c":3,"d":4}"#)
    #expect(try texts.numbers(1).optionals == [2.5, nil, 3, 4])
  }

  /// An object with other keys each time is one record, as is one with texts or objects in it.
  @Test(arguments: [
    #"{"a":{"b":1,"c":2},"d":{"e":3,"f":4}}"#, #"{"a":1,"b":"x","c":3}"#, #"{"a":1,"b":2}"#,
    #"{"a":{"b":1,"c":{"d":2}},"e":{"b":1,"c":{"d":2}}}"#,
    #"{"a":{"b":1,"c":2,"d":3},"e":{"f":1,"g":2,"h":3}}"#, #"{"a":1,"b":{"c":1,"d":2,"e":3}}"#,
  ])
  func aRecordIsOneRow(text: String) throws {
    #expect(try read(text).rowCount == 1)
  }
}
