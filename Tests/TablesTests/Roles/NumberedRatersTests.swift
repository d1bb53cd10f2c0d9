import Testing

@testable import Tables

@Suite struct NumberedRatersTests {
  /// Students rate lecturers, both of whom are called by a number.
  private func ratings(
    _ names: String, rows count: Int = 2_000,
    _ row: (Int) -> String = { "\($0 % 4 + 1),\($0 % 5 + 1)" }
  ) -> String {
    names + "\n"
      + rows(count) { index in
        "\(index * 11 % 700 + 1),\((index * 7 + index / 700 * 3) % 400 + 1),\(row(index))"
      }
  }

  @Test func numbersOfPersonsAreKeys() throws {
    let found = try roles(ratings("s,d,studage,y"))
    #expect(found["s"] == .key && found["d"] == .key && found["studage"] == .ordinal)
    #expect(found["y"] == .measure)
    let named = try roles(ratings("a,b,rating,dept") { "\($0 % 5 + 1),\($0 % 4 + 1)" })
    #expect(named["a"] == .key && named["rating"] == .measure && named["dept"] == .ordinal)
  }

  /// Ages begin high, and counts are mostly small.
  @Test func agesAndCountsAreMeasured() throws {
    let ages =
      "age,visits,y\n"
      + rows(2_000) { row in
        "\(row * 7 % 32 + row * 11 % 31 + 18),\((row % 11) * (row % 13) * (row % 7)),\(row % 5 + 1)"
      }
    let found = try roles(ages)
    #expect(found["age"] == .measure && found["visits"] == .measure)
  }
}
