import Testing

@testable import Tables

@Suite struct ColumnNameTests {
  private static let headers: [([String], [String])] = [
    (["a", "b"], ["a", "b"]), (["a", "", "c"], ["a", "2", "c"]),
    (["a", "a", "a"], ["a", "a 2", "a 3"]), (["a", "a 2", "a"], ["a", "a 2", "a 3"]),
    (["price (EUR)", "weight [kg]"], ["price", "weight"]), (["価格（円）"], ["価格"]),
    (["price (EUR)", "price (USD)"], ["price (EUR)", "price (USD)"]),
    (["price", "price (USD)"], ["price", "price (USD)"]), (["(EUR)"], ["(EUR)"]),
    (["temp_C"], ["temp_C"]), (["y (2023)"], ["y (2023)"]), (["load (max)"], ["load (max)"]),
    (["a ()"], ["a ()"]), (["(a"], ["(a"]), (["score (0-10)"], ["score (0-10)"]),
    (["mood (1 to 5)"], ["mood (1 to 5)"]), (["pain (1 = none)"], ["pain (1 = none)"]),
    (["rate (per 1000)", "load (1/min)"], ["rate", "load"]),
    (["time_to_event_(months)", "_(kg)"], ["time_to_event", "_"]),
  ]

  @Test(arguments: headers)
  func shortNames(header: [String], names: [String]) {
    #expect(ColumnName.names(of: header).map(\.short) == names)
  }

  @Test func noNameTwice() {
    let header = ["a", "a 2", "a", "a", "", "5", "a (x)", "a (x)", "b (y)", "b"]
    for names in [
      ColumnName.names(of: header).map(\.full), ColumnName.names(of: header).map(\.short),
    ] {
      #expect(Set(names).count == header.count)
    }
  }

  @Test(arguments: [
    ("price (EUR)\n5\n", "price", "EUR"), ("price (EUR)\n5 USD\n", "price", "USD"),
    ("weight [kg]\n5\n", "weight", "kg"), ("temp_C\n5\n", "temp_C", nil),
  ])
  func unit(text: String, name: String, unit: String?) throws {
    let table = try table(text)
    #expect(table.names == [name])
    #expect(try table.numbers(0).unit == unit)
  }

  @Test func textKeepsItsBrackets() throws {
    #expect(try table("name (first),v\nAda,1\n").names == ["name (first)", "v"])
  }

  @Test func namesAreMadeDistinct() {
    #expect(["a", "b"].distinct("c") == "c")
    #expect(["a", "a 2"].distinct("a") == "a 3")
  }
}
