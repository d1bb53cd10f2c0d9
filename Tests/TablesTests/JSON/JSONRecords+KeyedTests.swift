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
    // One of the records is called so already.
    let named = try read(
      #"{"st-1":{"name":"Harbour","v":1},"st-2":{"name":"Airport","v":3},"st-3":{"name":"Wood","v":2}}"#
    )
    #expect(named.names == ["key", "name", "v"] && named.roles[0].role == .key)
    let ids = try read(#"{"1":{"n":"A","v":1},"2":{"n":"B","v":3}}"#)
    #expect(ids.names == ["key", "n", "v"] && ids.roles[0].role == .key)
    #expect(try read(#"{"2024-01-01":5,"2024-01-02":7}"#).names == ["date", "2"])
    #expect(try read(#"{"1704067200":{"v":1},"1704067260":{"v":2}}"#).names == ["time", "v"])
    let texts = try read(#"{"a":"1.5","b":null,"a":"2.5","c":3,"d":4}"#)
    #expect(try texts.numbers(1).optionals == [2.5, nil, 3, 4])
  }

  /// An object with values of its own is one record.
  @Test(arguments: [
    #"{"a":1,"b":"x","c":3}"#, #"{"a":1,"b":2}"#, #"{"a":1,"b":{"c":1,"d":2,"e":3}}"#,
  ])
  func aRecordIsOneRow(text: String) throws {
    #expect(try read(text).rowCount == 1)
  }

  /// A thing of more parts than there are things is a row all the same: its name is no number.
  @Test func whatIsToldOfThingsHasAKind() throws {
    let ports = try read(
      #"{"ams":{"name":"Schiphol","n":71,"m":4},"bru":{"name":"Zaventem","n":21,"m":5}}"#)
    #expect(ports.names == ["key", "name", "n", "m"])
    #expect(try ports.text(0).cells == ["ams", "bru"])
    let turned = try read(
      #"{"city":{"a":"Oslo","b":"Rome"},"n":{"a":1,"b":2},"m":{"a":"3","b":null}}"#)
    #expect(turned.names == ["name", "city", "n", "m"])
    #expect(try turned.numbers(2).values == [1, 2])
  }

  /// A thing may be told of in parts: its area, the least and the most of a day.
  @Test func whatIsWithinARecordIsAColumn() throws {
    let towns = try read(
      #"{"data":{"Oslo":{"pop":1,"id":"a","area":{"land":3,"water":1}},"Rome":{"pop":2,"id":"b","area":null},"Bonn":{"pop":3,"id":"c","area":{"land":5,"water":2}},"Bern":{"pop":3,"id":"c","area":{"land":6,"water":2}}}}"#
    )
    #expect(towns.names == ["name", "pop", "id", "area.land", "area.water"])
    #expect(try towns.numbers(3).optionals == [3, nil, 5, 6])
    let days = try read(
      #"{"2024-01-01":{"t":{"min":1,"max":4},"rain":0},"2024-01-02":{"t":{"min":2,"max":5},"rain":3}}"#
    )
    #expect(days.names == ["date", "t.min", "t.max", "rain"])
    #expect(try days.numbers(2).values == [4, 5])
  }

  /// The lists of several keys are one table where their records are of one kind.
  @Test(arguments: [
    #"{"Oslo":[{"year":2020,"v":1},{"year":2021,"v":2}],"Rome":[{"year":2020,"v":3}],"Bonn":[]}"#,
    #"{"status":"ok","data":{"Oslo":[{"year":2020,"v":1},{"year":2021,"v":2}],"Rome":[{"year":2020,"v":3}]}}"#,
  ])
  func listsOfOneKindAreOneTable(text: String) throws {
    let table = try read(text)
    #expect(table.names == ["name", "year", "v"] && table.otherLists.isEmpty)
    #expect(try table.text(0).cells == ["Oslo", "Oslo", "Rome"])
    #expect(try table.numbers(2).values == [1, 2, 3])
  }

  /// A list of one record that is written as that record is one all the same.
  @Test func aRecordBesideListsOfItsKindIsARow() throws {
    let table = try read(#"{"Oslo":{"v":1},"Rome":[{"v":2},{"v":3}]}"#)
    #expect(table.names == ["name", "v"] && table.rowCount == 3)
    #expect(try table.text(0).cells == ["Oslo", "Rome", "Rome"])
    let mixed = try read(
      #"{"a":{"v":1},"b":[{"x":1},{"x":3}],"c":{"v":5},"d":[{"x":4},{"x":9}]}"#)
    #expect(mixed.rowCount == 4 && mixed.otherLists == ["a", "c"])
    #expect(try read(#"{"meta":{"count":2,"page":1},"data":[{"v":2},{"v":3}]}"#).names == ["v"])
  }

  /// Records by key that each have a list of records are the rows of these lists, each with its key and what is around it.
  @Test(arguments: [
    #"{"A":{"n":5,"r":[{"x":1},{"x":2}]},"B":{"n":6,"r":[{"x":3},{"x":4}]}}"#,
    #"{"status":"ok","data":{"A":{"n":5,"r":[{"x":1},{"x":2}]},"B":{"n":6,"r":[{"x":3},{"x":4}]}}}"#,
  ])
  func listsInRecordsByKeyAreRows(text: String) throws {
    let table = try read(text)
    #expect(table.names == ["name", "n", "x"], "\(table.names)")
    #expect(try table.text(0).cells == ["A", "A", "B", "B"])
    #expect(try table.numbers(2).values == [1, 2, 3, 4])
    let plain = try read(#"{"A":{"x":[{"v":1}]},"B":{"x":[{"v":2},{"v":3}]}}"#)
    #expect(try plain.text(0).cells == ["A", "B", "B"])
    // One list of records in one of two members is the list of the document.
    #expect(try read(#"{"meta":{"n":1},"data":{"rows":[{"v":1},{"v":2}]}}"#).names == ["v"])
  }

  /// Of lists of other things the longest is the table, and the others are told.
  @Test func listsOfOtherKindsAreNot() throws {
    let table = try read(
      #"{"nodes":[{"id":1,"g":2},{"id":2,"g":1}],"users":[{"id":1,"name":"a","age":4}]}"#)
    #expect(table.names == ["id", "g"] && table.otherLists == ["users"])
  }

  /// Stations by their number, each with an object and lists in it, however the member is called that all stand in.
  @Test(arguments: [#"{"stations":RECORDS}"#, #"{"status":"ok","ttl":60,"stations":RECORDS}"#])
  func thingsWithObjectsAndListsAreRows(wrapper: String) throws {
    let records = ["st-1", "st-2", "st-3"].enumerated().map { index, key in
      """
      "\(key)":{"name":"N\(index)","capacity":2\(index),"free":\(index),"docks":1\(index),\
      "location":{"lat":51.\(index),"lon":6.\(index)},"kinds":["bike","ebike"],"isOpen":true}
      """
    }
    let text = wrapper.replacing("RECORDS", with: "{" + records.joined(separator: ",") + "}")
    let table = try read(text)
    #expect(table.rowCount == 3, "\(table.names)")
    #expect(try table.text(0).cells == ["st-1", "st-2", "st-3"])
    let place = try #require(table.names.firstIndex(of: "capacity"))
    #expect(try table.numbers(place).values == [20, 21, 22])
  }
}
